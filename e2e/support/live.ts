import type { Page } from "@playwright/test";

/** The member's own channel, whoever he is. */
export const ownChannel = "private-";

/** Opens a page and goes on once it hears of a channel: what happens on the site from then on reaches it by itself. */
export async function openLive(page: Page, address: string, channel: string): Promise<void> {
  const isLive = hears(page, channel);
  await page.goto(address);
  // The first input connects it; without one it would take its time.
  await page.keyboard.press("Shift");
  await isLive;
}

/** Answers once the page hears of a channel, named wholly or in part. Asked before the page is opened. */
export function hears(page: Page, channel: string): Promise<void> {
  return new Promise((heard) => {
    // A socket that could not be opened, or was lost, is followed by another.
    page.on("websocket", (socket) => {
      // Another one counts who is online.
      if (!new URL(socket.url()).pathname.startsWith("/app/")) return;
      socket.on("framereceived", ({ payload }) => {
        const text = String(payload);
        if (text.includes("subscription_succeeded") && text.includes(channel)) heard();
      });
    });
  });
}
