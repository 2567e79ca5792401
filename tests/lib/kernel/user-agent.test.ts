import { expect, test } from "vitest";
import { readUserAgent } from "@/lib/kernel/user-agent";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";
test.each<[string, string]>([
  [
    `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${webkit} Chrome/130.0 Mobile Safari/537.36`,
    "mobile Chrome Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1",
    "mobile Safari iPhone",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/130.0 Mobile/15E148 Safari/604.1",
    "mobile Chrome iPhone",
  ],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari Line/14.1.0", "mobile LINE iPhone"],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/130.0 Safari/537.36 Edg/130.0`,
    "pc Edge Windows",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0", "pc Firefox Linux"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15", "pc Safari Mac"],
  [
    `Mozilla/5.0 (Linux; Android 14) ${webkit} SamsungBrowser/26.0 Chrome/122.0 Mobile Safari/537.36`,
    "mobile Samsung Internet Android",
  ],
  ["curl/8.5.0", "pc  "],
  ["", "pc  "],
])("%s is %s", (text, seen) => {
  const { kind, browser, system } = readUserAgent(text);
  expect(`${kind} ${browser} ${system}`).toBe(seen);
});
