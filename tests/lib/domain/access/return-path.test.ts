import { describe, expect, test } from "vitest";
import { returnPath } from "@/lib/domain/access/return-path";

describe("after the login a guest comes back to", () => {
  test.each([
    ["/lotto", "/lotto"],
    ["/lotto/gov/gov-2026-12-01", "/lotto/gov/gov-2026-12-01"],
    ["/en/poy", "/poy"],
    ["/credit/statement?group=deposit&lang=en&_rsc=abc", "/credit/statement?group=deposit"],
    ["//lotto//gov", "/lotto/gov"],
    ["/results/../credit/withdraw", "/credit/withdraw"],
    ["/profile/limits?a=%3Cscript%3E", "/profile/limits?a=%3Cscript%3E"],
    ["/lotto?next=https://evil.test", "/lotto?next=https%3A%2F%2Fevil.test"],
  ])("the members' page %s as %s", (asked, to) => {
    expect(returnPath(asked)).toBe(to);
    expect(new URL(returnPath(asked) ?? "", "https://site.test").origin).toBe("https://site.test");
  });

  test.each([
    ["nothing", undefined],
    ["nothing", ""],
    ["the page of every login", "/main"],
    ["the page of every login", "/en/main?x=1"],
    ["a public page", "/results"],
    ["the front page", "/"],
    ["a page that does something", "/game/logout"],
    ["no page of this site", "/lotto/a/b/c"],
    ["no page of this site", "/creditors"],
    ["another site", "https://evil.test/lotto"],
    ["another site", "//evil.test/lotto"],
    ["another site", "/\\evil.test/lotto"],
    ["another site", "\\\\evil.test"],
    ["another site", "/%2F%2Fevil.test"],
    ["a script", "javascript:alert(1)"],
    ["a header of its own", "/lotto\r\nset-cookie: a=b"],
    ["a fragment", "/lotto#log-in"],
    ["an address that cannot be decoded", "/lotto/%E0%A4%A"],
    ["too long an address", `/lotto?${"a".repeat(300)}`],
  ])("%s is no such page: %s", (_, asked) => {
    expect(returnPath(asked)).toBeNull();
  });
});
