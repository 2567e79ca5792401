import { expect, test } from "vitest";
import { insteadOf, missingAt, missingThings } from "@/lib/domain/access/missing";
import { matchRoute } from "@/lib/domain/access/routes";

test.each([
  ["/nowhere", "page"],
  ["/", "page"],
  ["/%E0%A4%A", "page"],
  ["/kh/poy/gov/0a1b", "slip"],
  ["/poy/lottery/lao/0a1b", "slip"],
  ["/poy/none", "market"],
  ["/poy/lottery/none", "market"],
  ["/lotto/none", "market"],
  ["/en/lotto/gov/gov-2000-01-01", "round"],
  ["/results/yeekee/none", "draw"],
  ["/results/none", "page"],
  ["/game/wl/slots/none", "game"],
  ["/vdo/none", "video"],
])("nothing at %s: a %s is missing", (path, thing) => {
  expect(missingAt(path)).toBe(thing);
});

test("whatever is written behind a receipt's address, one and the same thing is missing", () => {
  for (const path of ["/receipt", "/receipt/x", "/receipt/7ZZZZZZZZZZZZZZZZZZZZZZZZZ", "/receipt/x/y"])
    expect(missingAt(path)).toBe("receipt");
});

test("each thing leads on to a page of the site, if to any", () => {
  for (const thing of missingThings) {
    const path = insteadOf[thing];
    if (path) expect(matchRoute(path.split("/").filter(Boolean))).not.toBeNull();
  }
});
