import type { Browser } from "@playwright/test";
import type { ConsoleWords } from "@/lib/i18n/console-words";
import { consoleWords, sitAt } from "./console";
import { expect, type Site } from "./site";
import { pressEnterOn, typeInto } from "./tab-to";

const act = consoleWords("act");
const approvals = consoleWords("approvals");

type NameIn<Key> = Key extends `kind.${infer Name}` ? Name : never;

interface Sought {
  /** What is asked for: `operators.rounds.pay`. */
  kind: NameIn<keyof ConsoleWords["approvals"]>;
  /** A text of its row, where several of the kind may wait. */
  of?: string;
}

/** A second operator, in a browser of their own, decides on what waits for them, by keys; a reason rejects it. */
export async function decideAs(
  browser: Browser,
  site: Site,
  name: string,
  { kind, of = "" }: Sought,
  rejectedFor?: string,
): Promise<void> {
  const { context, page } = await sitAt(
    browser,
    site,
    name,
    "/operator/approvals?scope=for-me&state=waiting",
  );
  const called = approvals(`kind.${kind}`);
  const row = page.getByRole("row").filter({ hasText: called }).filter({ hasText: of });
  await pressEnterOn(page, row.getByRole("button", { name: called }));
  const dialog = page.getByRole("dialog", { name: called });
  await expect(dialog).toBeVisible();
  if (rejectedFor) await typeInto(page, dialog.getByLabel(act("reasonOffered")), rejectedFor);
  const decision = rejectedFor ? approvals("reject") : approvals("approve");
  await pressEnterOn(page, dialog.getByRole("button", { name: decision }));
  await expect(dialog).toHaveCount(0);
  await expect(row).toHaveCount(0);
  await context.close();
}
