/** `npm run packages:docs`: generates docs/packages.md from the product's imports. */
import { writeFileSync } from "node:fs";
import { inRoot } from "../tools/site/root.mjs";
import { drawPackages } from "./packages/draw-packages";

writeFileSync(inRoot("docs/packages.md"), drawPackages());
