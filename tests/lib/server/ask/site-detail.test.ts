import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { isRefusedHost } from "@/lib/server/ask/refused-hosts";
import { siteDetailOf } from "@/lib/server/ask/site-detail";
import { json, type SmallUpstream, startUpstream } from "../small-upstream";

let upstream: SmallUpstream;
beforeAll(async () => {
  upstream = await startUpstream();
});
afterAll(() => upstream.stop());
beforeEach(() => {
  upstream.seen.length = 0;
});
const from = (host: string, language = "") => new Headers({ host, "x-page-language": language });

test("the site's detail is read once for all pages of a host in one language", async () => {
  upstream.answer(({ headers }, response) => {
    const title = `${headers["x-site-host"]} in ${headers["accept-language"]}`;
    json(response, 200, { data: { title, description: null, siteVerification: null, gaID: null } });
  });
  for (let time = 0; time < 3; time++) {
    expect(await siteDetailOf(from("one.test", "th"))).toMatchObject({ title: "one.test in th" });
    expect(await siteDetailOf(from("one.test", "km"))).toMatchObject({ title: "one.test in km" });
    expect(await siteDetailOf(from("two.test", "th"))).toMatchObject({ title: "two.test in th" });
  }
  expect(upstream.seen).toHaveLength(3);
});

test("a host that the upstream does not serve is refused, others are not", async () => {
  upstream.answer((_, response) => json(response, 400, { code: "bad", message: "Not Allow Domain" }));
  expect(await siteDetailOf(from("foreign.test"))).toBeNull();
  upstream.answer((_, response) => json(response, 500, { message: "no" }));
  expect(await siteDetailOf(from("failing.test"))).toBeNull();
  expect(["foreign.test", "failing.test"].map((host) => isRefusedHost(host))).toEqual([true, false]);
});
