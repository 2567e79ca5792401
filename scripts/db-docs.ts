/** `npm run db:docs`: writes docs/database.md anew from the tables' sources. */
import { writeFileSync } from "node:fs";
import { drawTables } from "./db/draw-tables";
import { readTables } from "./db/read-tables";
import { inRoot } from "./launch/root.mjs";

writeFileSync(inRoot("docs/database.md"), drawTables(await readTables()));
