// @vitest-environment node
import { createTranslator } from "next-intl";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { GET } from "@/app/manifest.webmanifest/route";
import { folderOf, type Locale } from "@/lib/i18n/tags";
import { json, type SmallUpstream, setEnv, startUpstream } from "@/tests/lib/server/small-upstream";

vi.mock("next-intl/server", () => ({
  getTranslations: async ({ locale }: { locale: Locale }) => {
    const { default: site } = await import(`../../locales/${folderOf(locale)}/site.json`);
    return createTranslator({ locale, messages: { site }, namespace: "site" });
  },
}));

let upstream: SmallUpstream;
beforeAll(async () => {
  upstream = await startUpstream();
  upstream.answer(({ headers }, response) => {
    const title = headers["x-site-host"] === "lucky.test" ? "Lucky Lotto" : null;
    json(response, 200, { data: { title, description: null, siteVerification: null, gaID: null } });
  });
});
afterAll(async () => {
  setEnv({ SITE_ORIGIN: undefined, SITE_HOSTS: undefined });
  await upstream.stop();
});

const manifest = async (host: string, lang: string) => {
  const answer = await GET(
    new Request(`http://${host}/manifest.webmanifest?lang=${lang}`, { headers: { host } }),
  );
  return { status: answer.status, ...(answer.ok && (await answer.json())) };
};

test("each site is an app of its own title, in the language that its page asks for", async () => {
  expect(await manifest("lucky.test", "kh")).toMatchObject({
    name: "Lucky Lotto",
    lang: "km",
    start_url: "/kh",
    scope: "/",
    display: "standalone",
  });
  const { default: site } = await import("@/locales/en/site.json");
  expect(await manifest("plain.test", "en")).toMatchObject({ name: site.title, start_url: "/en" });
  expect(await manifest("plain.test", "nowhere")).toMatchObject({ lang: "th" });
});

test("a host that is none of this site's has no app", async () => {
  setEnv({ SITE_ORIGIN: "https://lucky.test" });
  expect((await manifest("other.test", "en")).status).toBe(404);
});
