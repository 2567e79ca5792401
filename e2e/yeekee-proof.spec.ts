/**
 * Files on a proof page: the round's own, one with a changed digit, a forged one that is consistent in itself,
 * another round's, one of the older rules; each with a network and without.
 */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { oneBetList } from "@/lib/contract/rounds";
import { yingProof } from "@/lib/contract/yings";
import { type AnyProof, writeProofFile } from "@/lib/domain/yeekee/proof-file";
import { hashing, proofOf } from "../tests/support/draws/proofs";
import { sealedProofOf } from "../tests/support/draws/sealed-proofs";
import { type Member, newMember } from "../tools/testing/member";
import { type Words, wordsOf } from "../tools/testing/words";
import { violationsOf } from "./support/axe";
import { openProof } from "./support/open-proof";
import { takeShotRound } from "./support/shots";
import { expect, type Site, test } from "./support/site";

test("each file of a proof gets its own verdict, with a network and without @trial", async ({
  page,
  site,
  troubles,
}) => {
  // Nothing can be requested of a round that the site does not have, or without a network.
  troubles.expect(/status of 404|ERR_INTERNET_DISCONNECTED/);
  const words = await wordsOf("th");
  const members = await Promise.all(Array.from({ length: 5 }, () => newMember(site)));
  const [earlier, drawn] = [await drawnRound(site, members), await drawnRound(site, members)];
  const other = await textOf(await site.call(yingProof, { query: { betId: earlier.betId } }));
  const forged = await textOf(await sealedProofOf({ betId: drawn.betId, steps: 64, seed: "5a".repeat(32) }));
  const older = await textOf(await proofOf());

  await page.goto(`/results/yeekee/${drawn.betId}`);
  await expect(verdictOf(page)).toHaveAttribute("data-state", "test");
  await openProof(page, words);
  const own = await download(page, words);
  expect(own).toBe(await textOf(await site.call(yingProof, { query: { betId: drawn.betId } })));
  const changed = own.replace(/\|10371\|/, "|10372|");
  expect(changed).not.toBe(own);

  const opened = async (name: string, text: string, state: string) => {
    const buffer = Buffer.from(text);
    await page.locator("input[type=file]").setInputFiles({ name, mimeType: "application/json", buffer });
    await expect(page.getByText(words("proof.file.opened", { name })).first()).toBeVisible();
    // Without a network the site is asked a few times first.
    await expect(verdictOf(page), name).toHaveAttribute("data-state", state);
  };
  /**
   * All steps are valid; it is called a test here, as the site's clock is one; compared with the site's record,
   * or alone.
   */
  const held = async (name: string, text: string, by: "record" | "itself") => {
    await opened(name, text, "test");
    await expect(wholeOf(page)).toBeVisible();
    await expect(page.locator('[data-step]:not([data-state="right"])')).toHaveCount(0);
    await expect(page.locator('[data-step="record"]')).toHaveCount(by === "record" ? 1 : 0);
    await expect(verdictOf(page).getByText(unknown.trim())).toHaveCount(by === "record" ? 0 : 1);
  };
  const unknown = words("proof.verdict.consistentText", { round: "@" }).split("@")[0] ?? "";
  const heading = page.getByRole("heading", { level: 1 });
  const ownHeading = await heading.textContent();

  await held("own.json", own, "record");
  await opened("forged.json", forged, "broken");
  // It is consistent in itself, but is not what the site published.
  await expect(page.locator('[data-step="work"]')).toHaveAttribute("data-state", "right");
  await expect(page.locator('[data-step="record"]')).toHaveAttribute("data-state", "wrong");
  await held("other.json", other, "record");
  await expect(heading).toContainText(String(earlier.roundNo));
  expect(await heading.textContent()).not.toBe(ownHeading);
  expect(await violationsOf(page)).toEqual([]);

  await page.context().setOffline(true);
  await held("own.json", own, "record");
  await opened("changed.json", changed, "broken");
  for (const step of ["file", "rows", "list"])
    await expect(page.locator(`[data-step="${step}"]`)).toHaveAttribute("data-state", "wrong");
  await opened("forged.json", forged, "broken");
  await held("other.json", other, "itself");
  await opened("older.json", older, "consistent");
  await expect(page.getByText(words("proof.limits.noBeacon"))).toBeVisible();
  await expect(page.getByText(words("proof.limits.forged"))).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole("button", { name: words("proof.file.backToSite") }).click();
  await expect(verdictOf(page)).toHaveAttribute("data-state", "test");
  await expect(heading).toHaveText(ownHeading ?? "");
});

/** A round of the short game with shots and a draw. */
async function drawnRound(site: Site, members: readonly Member[]) {
  const round = await takeShotRound(site, "yeekee_5", 60);
  await round.shootOn(members, 20);
  await round.beforeEnd(0);
  // The work of the draw runs in a thread.
  const isSettled = async () =>
    (await site.call(oneBetList, { query: { id: round.betId } })).betList.status === "settled";
  await expect.poll(isSettled).toBe(true);
  return round;
}

/** The proof as the page writes it to a file. */
const textOf = (proof: AnyProof) => writeProofFile(proof, hashing);

async function download(page: Page, words: Words): Promise<string> {
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: words("proof.file.save") }).click();
  return readFile(await (await saved).path(), "utf8");
}

/** The steps, once all of them are built. */
const wholeOf = (page: Page) => page.locator('ol[aria-busy="false"]');
const verdictOf = (page: Page) => page.locator("section[data-state]").first();
