import { getTranslations } from "next-intl/server";
import { localeOfFolder, localePath } from "@/lib/i18n/tags";
import { siteDetailOf } from "@/lib/server/ask/site-detail";
import { isOwnHost } from "@/lib/server/config/site";

/**
 * The web app manifest: the site's own title where it has one, in the language that the page asks for
 * (`?lang=`).
 */
export async function GET(request: Request): Promise<Response> {
  if (!isOwnHost(request.headers)) return new Response("Not found", { status: 404 });
  const locale = localeOfFolder(new URL(request.url).searchParams.get("lang") ?? undefined) ?? "th";
  const [t, detail] = await Promise.all([
    getTranslations({ locale, namespace: "site" }),
    siteDetailOf(request.headers),
  ]);
  const manifest = {
    id: "/",
    name: detail?.title || t("title"),
    short_name: t("name"),
    description: detail?.description || t("description"),
    lang: locale,
    dir: "ltr",
    scope: "/",
    start_url: localePath(locale, "/"),
    display: "standalone",
    background_color: "#f7f5f0",
    theme_color: "#0b1f3a",
    categories: ["games", "finance"],
    icons: [
      { src: "/icons/app-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/app-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/app-maskable-192.png", sizes: "192x192", type: "image/png", purpose: "maskable" },
      { src: "/icons/app-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "content-type": "application/manifest+json; charset=utf-8", "cache-control": "no-cache" },
  });
}
