import type { Page } from "@playwright/test";
import type { Words } from "../../tools/testing/words";

/** Opens the line behind which a proof has its steps, file and receipts. */
export const openProof = (page: Page, words: Words): Promise<void> =>
  page.getByText(words("proof.checkable"), { exact: true }).click();
