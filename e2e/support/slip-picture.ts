import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { Words } from "../../tools/testing/words";
import { expect } from "./site";

declare global {
  interface Window {
    /** What reached the system's share sheet. */
    handedOn: { title?: string; files: { name: string; type: string; size: number }[] }[];
  }
}

/** A share sheet that accepts pictures: the test's browser has none of its own. */
export function installShareSheet(): void {
  window.handedOn = [];
  navigator.canShare = () => true;
  navigator.share = async ({ title, files = [] } = {}) => {
    const told = files.map(({ name, type, size }) => ({ name, type, size }));
    window.handedOn.push({ title, files: told });
  };
}

/** Saves the picture that is shown, and reads it: size in pixels from its own header, and in bytes. */
export async function saved(page: Page, words: Words) {
  const [download] = await Promise.all([
    page.waitForEvent("download", { timeout: 60_000 }),
    page.getByRole("link", { name: words("picture.save") }).click({ timeout: 60_000 }),
  ]);
  const file = await readFile(await download.path());
  expect(file.subarray(0, 8).toString("hex")).toBe("89504e470d0a1a0a");
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20), bytes: file.length };
}
