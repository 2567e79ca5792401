import { describe, expect, test } from "vitest";
import { faultWords } from "@/lib/i18n/fault-words";
import {
  folderOf,
  isLocale,
  localeOfFolder,
  localePath,
  locales,
  preferredLocale,
  toLocale,
  withoutPrefix,
} from "@/lib/i18n/tags";

describe("four languages under three kinds of names", () => {
  test.each([
    ["th", "th", "/poy"],
    ["en", "en", "/en/poy"],
    ["km", "kh", "/kh/poy"],
    ["my", "mm", "/mm/poy"],
  ] as const)("%s: folder and cookie %s, address %s", (locale, folder, address) => {
    expect(folderOf(locale)).toBe(folder);
    expect(localeOfFolder(folder)).toBe(locale);
    expect(localePath(locale, "/poy")).toBe(address);
    expect(withoutPrefix(address)).toBe("/poy");
  });

  test.each([
    ["th", "/", "/"],
    ["km", "/", "/kh"],
    ["km", "/?day=1", "/kh?day=1"],
    ["my", "/#top", "/mm#top"],
    ["en", "/lotto?x=1", "/en/lotto?x=1"],
  ] as const)("the front page has no slash too many: %s %s", (locale, path, address) => {
    expect(localePath(locale, path)).toBe(address);
  });

  test.each([
    ["/kh", "/"],
    ["/km/lotto", "/lotto"],
    ["/th/main", "/main"],
    ["/enlightened", "/enlightened"],
    ["/", "/"],
  ])("%s without its prefix is %s", (path, bare) => {
    expect(withoutPrefix(path)).toBe(bare);
  });

  test("unknown names are no language", () => {
    expect([isLocale("kh"), isLocale(undefined), localeOfFolder("km")]).toEqual([false, false, undefined]);
    expect(toLocale("fr")).toBe("th");
  });
});

describe("the language a browser would like", () => {
  test.each([
    ["en-US,en;q=0.9", "en"],
    ["km-KH,km;q=0.9,en;q=0.8", "km"],
    ["fr-FR,fr;q=0.9,my;q=0.5,en;q=0.4", "my"],
    ["de;q=0.9,en;q=0.2,th;q=0.8", "th"],
    ["fr", undefined],
    ["", undefined],
  ])("%s → %s", (header, locale) => {
    expect(preferredLocale(header)).toBe(locale);
  });
});

describe("the words of a fault", () => {
  test("the catalogue's strings are verbatim in English", async () => {
    expect(await faultWords("en", "default-error")).toBe(
      "Oops! Something went wrong. Please try again later.",
    );
    expect(await faultWords("en", "invalid login credential")).toBe("Invalid username or password.");
    expect(await faultWords("en", "unauthorized")).toBe("Invalid username or password.");
    expect(await faultWords("en", "login-limit-reached")).toBe(
      "Login Attempt Count Reach Limit, Please contact call center.",
    );
    expect(await faultWords("en", "captcha-failed")).toBe("cannot confirm reCaptcha with Google");
    expect(await faultWords("en", "currency-malformed")).toBe("currency is not a right format.");
    expect(await faultWords("en", "needs-pin")).toBe("Please enter your PIN");
  });

  test("an unknown code says the default error of the language", async () => {
    for (const locale of locales) {
      expect(await faultWords(locale, "never-heard-of")).toBe(await faultWords(locale, "default-error"));
    }
  });
});
