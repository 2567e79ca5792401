import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";
import { bodyLimits } from "./lib/domain/site/constants";
import {
  everywhere,
  gameHeaders,
  httpsOnly,
  partnerHeaders,
  receiptHeaders,
  sameOriginHeaders,
} from "./lib/server/headers/response-headers";

const listed = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/** Fonts are public: a sandboxed frame of this site has an opaque origin and requests them cross-origin. */
const crossOriginFonts = { key: "Access-Control-Allow-Origin", value: "*" };
const forever = [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }];

/**
 * Every path except those whose first segment after the locale is `external`, and the embedded provider's games.
 * Set here and not in the middleware, so that it also covers files, redirects and refusals that the middleware
 * does not see.
 */
const notFramed = "/((?!(?:(?:th|en|kh|mm)/)?external(?:/|$)|sim/games/).*)";

const external = "/:path((?:(?:th|en|kh|mm)/)?external(?:/.*)?)";

const receipt = "/:path((?:(?:th|en|kh|mm)/)?receipt(?:/.*)?)";

const imageFiles = "/images/:path((?:[a-z]+/){1,2}[a-z0-9-]+(?:\\.[a-z]{2})?\\.(?:mp4|png|svg|vtt|webp))";

/** What is neither in a language's folder nor a route of its own: a page for any first segment would render there. */
const inNoLanguage =
  "/:path((?!(?:th|en|km|my)(?:/|$)|api/|poy-api/|operator(?:/|$)|sim(?:/|$)|share/[^/]+/[^/]).*)";

const config: NextConfig = {
  poweredByHeader: false,
  // Of the sources (tools/site/build-id.mjs), so that all web servers of a release agree; by hand the framework's own.
  generateBuildId: async () => process.env.BUILD_ID || null,
  compress: true,
  // The push client's socket path must reach the middleware unchanged.
  skipTrailingSlashRedirect: true,
  // `npm run check` checks the types, tests included; a build does not repeat it.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Pages take no bodies; of a body that is sent to one, at most this much is kept in memory for the middleware.
    proxyClientMaxBodySize: bodyLimits.usual,
    serverActions: { bodySizeLimit: bodyLimits.usual },
    optimizePackageImports: ["@mui/material"],
    // By default the bundler loads nearly all styles on every page. With these numbers, found by trying, and with the
    // order of components/ui/shared-styles.ts a page's styles are 7 to 20 kB in 6 to 25 files (`npm run bench -- weight`).
    cssChunking: { type: "graph", requestCost: 3_000, weightDistribution: 0 },
    // Bytes of source below which chunks of script are merged: four requests fewer on the bet page, and no more
    // bytes.
    turbopackChunking: { minChunkSize: 100_000 },
    // In CI nobody builds this checkout a second time, and writing the cache takes a sixth of the build.
    turbopackFileSystemCacheForBuild: !process.env.CI,
  },
  // The library's own knows all of ICU's grammar and is 9 kB of every page with client messages.
  turbopack: { resolveAlias: { "use-intl/format-message": "./lib/i18n/format-message.ts" } },
  // The upstream's packages must not be bundled into pages.
  serverExternalPackages: [
    ...["undici", "ioredis", "pg", "@electric-sql/pglite", "isomorphic-dompurify"],
    // Loaded only where they are configured; the framework takes the same instance of the first for its own spans.
    ...["@opentelemetry/api", "@opentelemetry/sdk-trace-node", "@opentelemetry/exporter-trace-otlp-http"],
    ...["@opentelemetry/resources", "prom-client"],
  ],
  /** The gate has led every page into its language's folder before: what is left there has no page. */
  async rewrites() {
    return { afterFiles: [{ source: inNoLanguage, destination: "/th/no-page" }] };
  },
  async headers() {
    return [
      { source: "/:path*", headers: listed(everywhere) },
      // Names of these files have a number that grows with their contents.
      { source: "/fonts/:file([a-z-]+-\\d+\\.woff2)", headers: [...forever, crossOriginFonts] },
      { source: "/icons-:number.svg", headers: forever },
      { source: "/marks-:number.svg", headers: forever },
      // A cached service worker would prevent the site's updates.
      { source: "/sw.js", headers: [{ key: "Cache-Control", value: "no-cache" }] },
      // These files keep their names when their content changes.
      { source: imageFiles, headers: [{ key: "Cache-Control", value: "public, max-age=86400" }] },
      { source: notFramed, headers: listed(sameOriginHeaders) },
      { source: "/sim/games/:path*", headers: listed(gameHeaders) },
      { source: external, headers: listed(partnerHeaders) },
      { source: receipt, headers: listed(receiptHeaders) },
      {
        source: "/:path*",
        has: [{ type: "header", key: "x-forwarded-proto", value: "https" }],
        headers: listed(httpsOnly),
      },
    ];
  },
};

export default createNextIntlPlugin("./lib/i18n/request.ts")(config);
