/**
 * `npm run howto-captions`: writes the videos' captions from the messages of the help pages, whenever those
 * change.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { localeCodes } from "@/lib/domain/access/path";
import { captionsOf, seededVdos } from "./howto/captions";

const vdos = seededVdos();
mkdirSync("public/images/vdo", { recursive: true });
for (const { vdoName } of vdos)
  for (const locale of localeCodes)
    writeFileSync(`public/images/vdo/${vdoName}.${locale}.vtt`, captionsOf(vdoName, locale));
mkdirSync("upstream/seed/content", { recursive: true });
writeFileSync("upstream/seed/content/vdos.json", `${JSON.stringify(vdos, null, 2)}\n`);
