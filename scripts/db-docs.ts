/** `npm run db:docs`: generates docs/database.md from the tables' sources. */
import { writeFileSync } from "node:fs";
import { inRoot } from "../tools/site/root.mjs";
import { drawTables } from "./db/draw-tables";
import { readTables } from "./db/read-tables";

writeFileSync(inRoot("docs/database.md"), drawTables(await readTables()));
