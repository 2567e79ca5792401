import { describe, expect, test } from "vitest";
import {
  readShareAddress,
  type SharePicture,
  shareAddress,
  sharePictureOf,
} from "@/lib/domain/site/share-picture";

const today = "2026-11-23";

describe("the picture of a page", () => {
  test.each<[string, string, SharePicture]>([
    ["/", "", { kind: "site" }],
    ["/howto/lotto", "", { kind: "site" }],
    ["/register", "", { kind: "site" }],
    ["/register/somchai", "", { kind: "invitation" }],
    ["/results", "", { kind: "results", key: today }],
    ["/results", "date=2025-06-16", { kind: "results", key: "2025-06-16" }],
    ["/results", "date=16/6/2568", { kind: "results", key: "2025-06-16" }],
    ["/results", "date=2199-12-31", { kind: "results", key: today }],
    ["/results", "date=never", { kind: "results", key: today }],
    ["/results", "view=statistics&market=korea", { kind: "market", key: "korea" }],
    ["/results", "view=statistics&market=../x", { kind: "results", key: today }],
    ["/results/yeekee/yeekee-2026-11-23-34", "", { kind: "proof", key: "yeekee-2026-11-23-34" }],
    ["/results/freezes", "", { kind: "site" }],
  ])("%s?%s", (path, query, picture) => {
    expect(sharePictureOf(path, new URLSearchParams(query), today)).toEqual(picture);
  });
});

describe("its address", () => {
  test.each<SharePicture>([
    { kind: "site" },
    { kind: "invitation" },
    { kind: "results", key: today },
    { kind: "market", key: "th_noon" },
    { kind: "proof", key: "yeekee-2026-11-23-34" },
  ])("of %j is read back as it was written", (picture) => {
    const segments = shareAddress("mm", picture).split("/").slice(2);
    expect(readShareAddress(segments)).toEqual({ locale: "mm", picture });
  });

  test.each([
    "th",
    "my/site.png",
    "th/site",
    "th/site/x.png",
    "th/results.png",
    "th/results/2026-13-01.png",
    "th/market/a.b.png",
    "th/proof/x/y.png",
    "th/member/somchai.png",
  ])("%s names no picture", (path) => expect(readShareAddress(path.split("/"))).toBeNull());
});
