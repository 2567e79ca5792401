import type { Page } from "@playwright/test";

/** The member's own channel, for any member. */
export const ownChannel = "private-";

/** Opens a page and waits until it is subscribed to a channel: from then on events reach it by themselves. */
export async function openLive(page: Page, address: string, channel: string): Promise<void> {
  const isLive = hears(page, channel);
  await page.goto(address);
  // The first input connects it; without input it connects later.
  await page.keyboard.press("Shift");
  await isLive;
}

/**
 * Resolves once the page is subscribed to a channel, named wholly or in part. Call it before the page is opened.
 */
export function hears(page: Page, channel: string): Promise<void> {
  return new Promise((heard) => {
    // A socket that could not be opened, or was lost, is followed by another.
    page.on("websocket", (socket) => {
      // The other socket counts members online.
      if (!new URL(socket.url()).pathname.startsWith("/app/")) return;
      socket.on("framereceived", ({ payload }) => {
        const text = String(payload);
        if (text.includes("subscription_succeeded") && text.includes(channel)) heard();
      });
    });
  });
}

/** From its next load on the page hears everything but what happens to rounds, as on a network that drops messages. */
export async function missRounds(page: Page): Promise<void> {
  await page.routeWebSocket(/\/app\//, (socket) => {
    socket.connectToServer().onMessage((message) => {
      if (!String(message).includes("round-update")) socket.send(message);
    });
  });
}
