/** `npm run paste:docs`: writes the grammar of pasted texts and its forms into docs/paste.md. */
import { readFileSync, writeFileSync } from "node:fs";
import { inRoot } from "../../tools/site/root.mjs";
import { withForms } from "./draw-forms";

const file = inRoot("docs/paste.md");
writeFileSync(file, withForms(readFileSync(file, "utf8")));
