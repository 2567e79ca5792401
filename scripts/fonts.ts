/** `npm run fonts`: cuts the files of public/fonts anew; a test compares them with what it writes. */
import { writeFile } from "node:fs/promises";
import { inRoot } from "../tools/site/root.mjs";
import { cutFont, cuts } from "./fonts/cut-fonts";

for (const [name, cut] of Object.entries(cuts)) {
  const font = await cutFont(cut);
  await writeFile(inRoot("public/fonts", `${name}.woff2`), font);
  console.log(`${name}.woff2 ${font.length} bytes`);
}
