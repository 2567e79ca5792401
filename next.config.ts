import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";
import { bodyLimits } from "./lib/domain/constants";
import { atHome, everywhere, forGames, forPartners, httpsOnly } from "./lib/server/headers/answer-headers";

const listed = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/** Letters are nobody's secret: a sandboxed frame of our own has no origin, and asks as a stranger. */
const lent = { key: "Access-Control-Allow-Origin", value: "*" };
const forever = [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }];

/**
 * Every path but those whose first segment after the locale is `external`, and the box's own games. It stands here and not in
 * the middleware, because this also covers files, redirects and refusals the middleware never sees.
 */
const notFramed = "/((?!(?:(?:th|en|kh|mm)/)?external(?:/|$)|sim/games/).*)";

const external = "/:path((?:(?:th|en|kh|mm)/)?external(?:/.*)?)";

const config: NextConfig = {
  poweredByHeader: false,
  compress: true,
  // The push client's socket path must reach the middleware as it was typed.
  skipTrailingSlashRedirect: true,
  // `npm run check` proves the types, tests included; a start must not pay for it again.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Pages take no bodies; what is sent to one all the same is kept in memory for the middleware no further than this.
    proxyClientMaxBodySize: bodyLimits.usual,
    serverActions: { bodySizeLimit: bodyLimits.usual },
    optimizePackageImports: ["@mui/material"],
    // Left to itself the bundler serves every page nearly all styles. With these numbers, found by trying, and with the
    // order of components/ui/shared-styles.ts a page's styles are 8 to 14 kB in 6 to 11 files (`npm run bench -- weight`).
    cssChunking: { type: "graph", requestCost: 6_000, weightDistribution: 0 },
    // Bytes of source below which a piece of script joins another: four requests fewer on the bet page, not a byte more.
    turbopackChunking: { minChunkSize: 100_000 },
  },
  // The upstream's packages never belong in a page.
  serverExternalPackages: ["undici", "pg", "@electric-sql/pglite", "isomorphic-dompurify"],
  async headers() {
    return [
      { source: "/:path*", headers: listed(everywhere) },
      // Names of these files carry a number that grows with their contents.
      { source: "/fonts/:file([a-z-]+-\\d+\\.woff2)", headers: [...forever, lent] },
      { source: "/icons-:number.svg", headers: forever },
      // A worker that is kept would keep its site from being renewed.
      { source: "/sw.js", headers: [{ key: "Cache-Control", value: "no-cache" }] },
      // These keep their names when they are taken anew.
      { source: "/images/:path*", headers: [{ key: "Cache-Control", value: "public, max-age=86400" }] },
      { source: notFramed, headers: listed(atHome) },
      { source: "/sim/games/:path*", headers: listed(forGames) },
      { source: external, headers: listed(forPartners) },
      {
        source: "/:path*",
        has: [{ type: "header", key: "x-forwarded-proto", value: "https" }],
        headers: listed(httpsOnly),
      },
    ];
  },
};

export default createNextIntlPlugin("./lib/i18n/request.ts")(config);
