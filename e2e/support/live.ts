import type { Page } from "@playwright/test";
import { createHanoy, createLao, createLaoSuper, createMalay } from "@/lib/contract/lotteries";
import { createPoy } from "@/lib/contract/poys";
import { oneBetList } from "@/lib/contract/rounds";

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

/**
 * From its next load on the page learns nothing of what happens to its round before it sends a slip, as on a network
 * that drops messages: pushes of rounds are lost, and reads of the round are answered only afterwards.
 */
export async function missRounds(page: Page): Promise<void> {
  const isSent = new Promise<void>((sent) => {
    page.on("request", (request) => {
      if (creations.some((create) => isOf(create, request.url()))) sent();
    });
  });
  await page.route(
    (url) => isOf(oneBetList, url.href),
    async (route) => {
      await isSent;
      await route.continue();
    },
  );
  await page.routeWebSocket(/\/app\//, (socket) => {
    socket.connectToServer().onMessage((message) => {
      if (!String(message).includes("round-update")) socket.send(message);
    });
  });
}

const creations = [createPoy, createLao, createLaoSuper, createHanoy, createMalay];

const isOf = ({ path }: { path: string }, address: string) => new URL(address).pathname.endsWith(path);
