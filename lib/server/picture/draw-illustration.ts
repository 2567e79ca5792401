import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { SHARE_SIZE } from "@/lib/domain/site/share-picture";
import { loadFonts } from "./draw-text";
import type { ShareArt } from "./share-scene";

/** Banners of the site, whose subject is on the right. */
const files: Record<ShareArt, string> = {
  welcome: "home/welcome.svg",
  friends: "promotions/friends.svg",
};

/** What is shown of a banner, pixels at 72 points an inch: a taller one is cut at its foot. */
const banner = { width: 640, height: 200 };
const scale = SHARE_SIZE.height / banner.height;
/** So far from the right the picture ends, so that the subject stands clear of the words. */
const beyond = 96;

/** The right part of a banner, as large as the picture. Its digits are set in the site's own font. */
export async function drawIllustration(art: ShareArt): Promise<Buffer> {
  await loadFonts();
  const drawing = await readFile(join(process.cwd(), "public/images", files[art]), "utf8");
  const width = Math.round(banner.width * scale);
  return sharp(Buffer.from(drawing.replaceAll("system-ui,sans-serif", "House,House Thai")), {
    density: 72 * scale,
  })
    .resize(width, SHARE_SIZE.height, { fit: "cover", position: "top" })
    .extract({ ...SHARE_SIZE, left: width - SHARE_SIZE.width - beyond, top: 0 })
    .png()
    .toBuffer();
}
