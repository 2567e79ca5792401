import type { MetadataRoute } from "next";
import { headers } from "next/headers";
import { isOwnHost, siteOrigin } from "@/lib/server/config/site";

/** Crawlers may read every page but no call; each page's metadata says whether it may be indexed. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  const sent = await headers();
  if (!isOwnHost(sent)) return { rules: { userAgent: "*", disallow: "/" } };
  return {
    rules: { userAgent: "*", allow: "/", disallow: ["/api/", "/poy-api/", "/sim/"] },
    sitemap: `${siteOrigin(sent)}/sitemap.xml`,
  };
}
