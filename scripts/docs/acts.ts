/** `npm run acts:docs`: writes the table of acts into docs/operators.md. */
import { readFileSync, writeFileSync } from "node:fs";
import { inRoot } from "../../tools/site/root.mjs";
import { withActs } from "./draw-acts";

const file = inRoot("docs/operators.md");
writeFileSync(file, withActs(readFileSync(file, "utf8")));
