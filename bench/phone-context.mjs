/** A phone's browser profile: caches and service worker of its own; a member's with a token. */
export async function phoneContext(browser, origin, token) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: "th-TH",
    timezoneId: "Asia/Bangkok",
  });
  if (token) await context.addCookies([{ name: "access-token", value: token, url: origin, httpOnly: true }]);
  return context;
}
