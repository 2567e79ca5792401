/** `npm run screens:docs`: writes the table of screens into docs/own-upstream.md. */
import { readFileSync, writeFileSync } from "node:fs";
import { inRoot } from "../../tools/site/root.mjs";
import { withScreens } from "./draw-screens";

const file = inRoot("docs/own-upstream.md");
writeFileSync(file, withScreens(readFileSync(file, "utf8")));
