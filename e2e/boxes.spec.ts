/**
 * Money pages fit the narrowest phones with the largest text size: no digit of an account number is covered,
 * nothing overlaps, nothing scrolls sideways. The sweep measures every page of a member but the slips (`-- boxes`).
 */
import type { BrowserContext, Page } from "@playwright/test";
import { createFastDeposit } from "@/lib/contract/deposits/fast";
import { satang } from "@/lib/domain/money/money";
import { boxesAtRest } from "../tools/testing/boxes-at-rest.mjs";
import { newKey } from "../tools/testing/calls";
import { enter, newMember } from "../tools/testing/member";
import type { LocaleFolder } from "../tools/testing/words";
import { expect, type Site, test } from "./support/site";

const style = `
  body { margin: 0; font: 16px/24px sans-serif; width: 360px }
  div { position: relative; height: 60px; white-space: nowrap }
  .frame { width: 80px; border: 1px solid #000 }
  .cut { overflow: hidden }
`;

const icon = '<svg width="20" height="20" style="position:absolute"><path d="M0 0h20v20z" /></svg>';

test("what the measurement is for is found, and what stands well is not", { tag: "@desktop" }, async ({
  page,
}) => {
  const kindsOf = async (body: string) => {
    await page.setContent(`<style>${style}</style>${body}`);
    return (await boxesAtRest(page)).map(({ kind }) => kind);
  };
  await page.setViewportSize({ width: 360, height: 640 });
  const cases: [string, string[]][] = [
    ['<div class="frame">1234</div><p>5678</p><button>OK</button>', []],
    ['<div>012-3-45678-9<button style="position:absolute;left:60px;top:0">Copy</button></div>', ["overlap"]],
    ['<div>012-3-45678-9<span style="position:absolute;left:60px;top:4px">Copy</span></div>', ["overlap"]],
    ['<div class="frame">012-3-45678-9</div>', ["sticks-out"]],
    ['<div class="frame cut">012-3-45678-9</div>', ["clipped"]],
    ['<input style="width:60px" value="012-3-45678-9">', ["clipped"]],
    ['<div style="width:500px;text-align:end">012-3-45678-9</div>', ["sideways"]],
    ['<div style="width:40px;white-space:normal;overflow-wrap:anywhere">Government</div>', ["broken-word"]],
    ['<div style="position:fixed;inset:0;background:#fff">Sheet</div><p>012-3-45678-9</p>', []],
    ['<div class="frame" style="overflow-x:auto">012-3-45678-9</div>', []],
    [`<div>${icon}<b style="position:absolute;left:14px;top:0;background:gold">1</b></div>`, []],
    [`<div>${icon}<b style="position:absolute;left:14px;top:0">1</b></div>`, ["overlap"]],
    ['<div><span class="visually-hidden" style="position:absolute">far 012-3-45678-9</span>Near</div>', []],
  ];
  for (const [body, kinds] of cases) expect.soft(await kindsOf(body), body).toEqual(kinds);
});

const moves = `
  @keyframes fly { from { opacity: 1 } to { opacity: 0.2; transform: translateX(10px) } }
  @keyframes pulse { to { opacity: 0.5 } }
  div > * { position: absolute; left: 0; top: 0; opacity: 0 }
`;

test("what flies over a text is measured once it has come to rest, and what never rests is not waited for", {
  tag: "@desktop",
}, async ({ page }) => {
  const cases: [string, string[]][] = [
    ['<div>5678<b style="animation:fly 600ms">47</b></div>', []],
    ['<div>5678<b style="animation:fly 600ms 300ms">47</b></div>', []],
    // The second begins as the first ends.
    [
      `<div onanimationend="this.onanimationend = null; this.innerHTML = '5678<i style=&quot;animation:fly 600ms&quot;>12</i>'">
        5678<b style="animation:fly 600ms">47</b></div>`,
      [],
    ],
    ['<div>5678</div><p style="animation:pulse 1s infinite;width:24px">0</p>', []],
    ['<div>5678<b style="animation:fly 600ms paused">47</b></div>', ["overlap"]],
    ['<div>5678<b style="animation:fly 600ms both">47</b></div>', ["overlap"]],
  ];
  for (const [body, kinds] of cases) {
    await page.setContent(`<style>${style}${moves}</style>${body}`);
    expect
      .soft(
        (await boxesAtRest(page)).map(({ kind }) => kind),
        body,
      )
      .toEqual(kinds);
  }
});

const narrow: [LocaleFolder, number, tag: string[]][] = [
  ["th", 320, ["@phone"]],
  ["th", 360, ["@sweep"]],
  ["mm", 360, ["@trial", "@phone"]],
];

for (const [locale, width, tag] of narrow) {
  test(`every digit of the site's account can be read with the largest letters (${locale}, ${width} px)`, {
    tag,
  }, async ({ page, context, site }) => {
    const member = await newMember(site);
    await enter(context, site, member);
    await largestLetters(context, site);
    await page.setViewportSize({ width, height: 640 });

    await open(page, locale, "/credit/deposit/fast");
    const numbers = page.getByText(/^\d{3}-\d-\d{5}-\d$/);
    await expect(numbers).not.toHaveCount(0);
    expect(await coveredDigits(page)).toEqual([]);
    expect(await boxesAtRest(page)).toEqual([]);

    const highest = satang(200_000_00);
    const body = { bankId: 1, prepareAmount: highest };
    await site.call(createFastDeposit, { body, token: member.token, key: newKey() });
    await open(page, locale, "/credit/deposit/fast/queue");
    await expect(numbers).toHaveCount(1);
    // An earlier story may have moved the site's clock, which the page reads within seconds.
    await expect(page.getByRole("timer")).toHaveText(/^1[0-5]:/);
    // The desktop's two columns are no wider than a phone.
    for (const next of [width, 1024]) {
      await page.setViewportSize({ width: next, height: 640 });
      expect(await coveredDigits(page)).toEqual([]);
      expect(await boxesAtRest(page)).toEqual([]);
    }
  });
}

test("the statement needs no scrolling sideways at 320 px", { tag: ["@trial", "@phone"] }, async ({
  page,
  context,
  site,
}) => {
  await enter(context, site, await newMember(site, 1_234));
  await page.setViewportSize({ width: 320, height: 568 });
  for (const locale of ["th", "en", "kh", "mm"] as const) {
    await open(page, locale, "/credit/statement?from=01/01/2026");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await boxesAtRest(page), locale).toEqual([]);
  }
});

async function largestLetters(context: BrowserContext, site: Site): Promise<void> {
  await context.addCookies([{ name: "text-size", value: "larger", url: site.origin }]);
}

async function open(page: Page, locale: LocaleFolder, path: string): Promise<void> {
  await page.goto(`${locale === "th" ? "" : `/${locale}`}${path}`);
  await page.evaluate(() => document.fonts.ready);
}

/** Digits of account numbers whose centre is covered by another element, as `number: digit at place`. */
function coveredDigits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const covered: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? "";
      const element = node.parentElement;
      if (!element || !/^\d{3}-\d-\d{5}-\d$/.test(text)) continue;
      element.scrollIntoView({ block: "center" });
      for (let at = 0; at < text.length; at += 1) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (!onTop || !(element.contains(onTop) || onTop.contains(element))) covered.push(`${text}: ${at}`);
      }
    }
    return covered;
  });
}
