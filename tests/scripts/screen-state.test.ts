import { beforeAll, expect, test } from "vitest";
import { stateReader } from "@/scripts/check-upstream/screen-state";
import { wordsOf } from "@/tools/testing/words";

let read: ReturnType<typeof stateReader>;
beforeAll(async () => {
  read = stateReader(await wordsOf("en"));
});
const seen = (body: string, status = 200, to: string | null = null) => ({
  ...{ pattern: "/poy", status, to },
  html: `<header>Bars</header><main>${body}</main>`,
});
const rows = (count: number) => Array.from({ length: count }, (_, at) => `<p>Row ${at}</p>`).join("");
const notice = "<p>This site&#x27;s service does not offer this yet</p>";

test.each([
  ["a whole page", seen(rows(20)), "200 shown"],
  ["a page with less", seen(rows(5)), "200 shown, less"],
  ["a notice alone", seen(`<h1>Slips</h1>${notice}`), "200 not offered"],
  ["a part that is not offered", seen(rows(20) + notice), "200 shown, not offered"],
  ["a redirect", seen("", 307, "/en/lotto?x=1"), "307 to `/lotto`"],
  ["no such page", seen("", 404), "404 not found"],
  ["a failure", seen("", 500), "500 try again later"],
])("%s", (_, page, state) => {
  expect(read(page, seen(rows(20)))).toBe(state);
});
