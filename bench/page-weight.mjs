const settleMs = 5_000;

/** A mid-range phone on a mobile network: 4 times slower, 1.6 Mbit/s, 150 ms. */
const phone = { downloadThroughput: 200_000, uploadThroughput: 96_000, latency: 150, offline: false };

/**
 * Loads a page as a first visit, without cache and input, and watches until 5 s after its load event.
 * @param {import("playwright").BrowserContext} context a new one
 * @param {{ slow?: boolean }} [options] slow: on the phone profile
 * @returns bytes on the wire by kind, requests, largest contentful paint (ms) and layout shift
 */
export async function weigh(context, url, { slow = false } = {}) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const bytes = { script: 0, style: 0, font: 0, other: 0 };
  const kinds = new Map();
  let requests = 0;
  await cdp.send("Network.enable");
  cdp.on("Network.responseReceived", ({ requestId, response }) => {
    requests += 1;
    kinds.set(requestId, kindOf(response.mimeType, response.url));
  });
  // The compressed bodies, without headers.
  cdp.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    bytes[kinds.get(requestId) ?? "other"] += encodedDataLength;
  });
  if (slow) {
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await cdp.send("Network.emulateNetworkConditions", phone);
  }
  await page.addInitScript(watchPaint);
  const answer = await page.goto(url, { waitUntil: "load", timeout: 60_000 });
  await page.waitForTimeout(settleMs);
  const { largestMs, shift, element } = await page.evaluate(() => window.__paint);
  await page.close();
  return {
    status: answer.status(),
    landed: new URL(answer.url()).pathname,
    bytes,
    requests,
    largestMs,
    shift,
    element,
  };
}

function kindOf(mimeType, url) {
  if (/javascript/.test(mimeType)) return "script";
  if (mimeType === "text/css") return "style";
  return /font|woff/.test(mimeType) || url.endsWith(".woff2") ? "font" : "other";
}

function watchPaint() {
  const paint = { largestMs: 0, shift: 0, element: "" };
  window.__paint = paint;
  new PerformanceObserver((list) => {
    const last = list.getEntries().at(-1);
    paint.largestMs = last.startTime;
    paint.element = last.element?.tagName.toLowerCase() ?? "";
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) paint.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}
