import type { Page } from "@playwright/test";
import { consoleWords } from "./console";
import { expect } from "./site";

const queues = consoleWords("queues");

/** Opens the first item of the queue that is shown, by keys, and waits until it is claimed. */
export async function openFirst(page: Page): Promise<void> {
  await expect(page.getByRole("table").first()).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expectClaimed(page);
}

/** The open item is this operator's. */
export const expectClaimed = (page: Page) => expect(page.getByText(queues("yours"))).toBeVisible();
