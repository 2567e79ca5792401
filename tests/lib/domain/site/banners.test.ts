import { expect, test } from "vitest";
import { clickedBanners, unseenFirst, withBannerClick } from "@/lib/domain/site/banners";

test("a click is remembered once, the last one first, and only so many", () => {
  const after = ["a", "b", "a"].reduce(
    (cookie: string | undefined, id) => withBannerClick(cookie, id),
    undefined,
  );
  expect(after).toBe("a.b");
  const many = Array.from({ length: 30 }, (_, n) => `banner-${n}`).reduce(withBannerClick, "");
  expect(clickedBanners(many)).toHaveLength(12);
  expect(clickedBanners(many)[0]).toBe("banner-29");
});

test.each([undefined, "", "a b", "<script>", "..", "x;y"])(
  "a cookie %j names no banner of ours",
  (cookie) => {
    expect(clickedBanners(cookie)).toEqual([]);
  },
);

test("what was followed already makes room for the rest", () => {
  const banners = [{ id: "a" }, { id: "b" }, { id: "c" }];
  expect(unseenFirst(banners, ["a", "gone"]).map(({ id }) => id)).toEqual(["b", "c", "a"]);
});
