import { describe, expect, test } from "vitest";
import { popupOf } from "@/components/site/popup-of";
import type { PopupRow } from "@/lib/contract/content";

const support = {
  activePopup: true,
  activeSupport: true,
  officePhoneNumber: null,
  urlBailek: null,
  urlPopup: null as string | null,
  urlSupport: null,
};
const welcome: PopupRow = {
  id: "welcome",
  title: "Welcome",
  html: "<p>Play &amp; <b>learn</b></p>",
  publishedAt: "2026-11-22T10:00:00+07:00",
  imageUrl: null,
  href: "/how-to",
  endsAt: null,
} as PopupRow;

describe("what is laid before a visitor", () => {
  test("is the newest of what was written, in words", () => {
    expect(popupOf(support, [welcome], "Notice", undefined)).toMatchObject({
      title: "Welcome",
      text: "Play & learn",
      href: "/how-to",
      imageUrl: null,
    });
  });
  test("takes the agent's own picture, or the agent's own link", () => {
    const picture = "https://agent.example/today.jpg";
    expect(popupOf({ ...support, urlPopup: picture }, null, "Notice", undefined)).toMatchObject({
      title: "Notice",
      imageUrl: picture,
      href: null,
    });
    expect(
      popupOf({ ...support, urlPopup: "https://agent.example/news" }, [welcome], "Notice", undefined),
    ).toMatchObject({
      href: "https://agent.example/news",
    });
  });
  test("is nothing where the agent wants none, or has nothing to show", () => {
    expect(popupOf({ ...support, activePopup: false }, [welcome], "Notice", undefined)).toBeNull();
    expect(popupOf({ ...support, urlPopup: "javascript:alert(1)" }, [], "Notice", undefined)).toBeNull();
    expect(popupOf(null, [welcome], "Notice", undefined)).toBeNull();
  });
  test("does not come again once it was seen; another one does", () => {
    const seen = popupOf(support, [welcome], "Notice", undefined)?.id;
    expect(popupOf(support, [welcome], "Notice", seen)).toBeNull();
    expect(popupOf(support, [{ ...welcome, id: "next" }], "Notice", seen)?.title).toBe("Welcome");
  });
});
