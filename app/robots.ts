import type { MetadataRoute } from "next";
import { headers } from "next/headers";
import { isOwnHost, siteOrigin } from "@/lib/server/config/site";

/** Search engines read every page that is not a call; which of them they may list, each page says itself. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  const sent = await headers();
  if (!isOwnHost(sent)) return { rules: { userAgent: "*", disallow: "/" } };
  return {
    rules: { userAgent: "*", allow: "/", disallow: ["/api/", "/poy-api/", "/sim/"] },
    sitemap: `${siteOrigin(sent)}/sitemap.xml`,
  };
}
