import { isFault } from "@/lib/contract/fault";
import { readShareAddress } from "@/lib/domain/site/share-picture";
import { defaultLocale, localeOfFolder } from "@/lib/i18n/tags";
import { isOwnHost } from "@/lib/server/config/site";
import { drawShare } from "@/lib/server/picture/draw-share";
import { cachedPicture, PicturesBusy } from "@/lib/server/picture/picture-cache";
import { sceneOf } from "../../_parts/scenes";

export const dynamic = "force-dynamic";

interface Context {
  params: Promise<{ folder: string; name: string[] }>;
}

/** The picture of a shared link, for chats and social networks. It shows nothing of any member. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { folder, name } = await params;
  const asked = readShareAddress([folder, ...name]);
  if (!asked || !isOwnHost(request.headers)) return refusal(404);
  const locale = localeOfFolder(asked.locale) ?? defaultLocale;
  try {
    const answer = await sceneOf(asked.picture, locale);
    if (!answer) return refusal(404);
    const { scene, maxAgeSeconds } = answer;
    const key = JSON.stringify([locale, scene]);
    const picture = await cachedPicture(key, () => drawShare(scene, locale));
    return new Response(new Uint8Array(picture), {
      headers: {
        "content-type": "image/png",
        "content-length": String(picture.length),
        "cache-control": `public, max-age=${maxAgeSeconds}`,
      },
    });
  } catch (error) {
    if (error instanceof PicturesBusy || isFault(error)) return refusal(503);
    throw error;
  }
}

const refusal = (status: 404 | 503) =>
  new Response(null, {
    status,
    headers: { "cache-control": "no-store", ...(status === 503 && { "retry-after": "5" }) },
  });
