import type { Page } from "@playwright/test";
import { type newcomer, password } from "../../tools/testing/member";
import type { Words } from "../../tools/testing/words";

/** Fills and sends the registration form that is open, as a person would. */
export async function signUp(
  page: Page,
  words: Words,
  { userName, phone }: ReturnType<typeof newcomer>,
): Promise<void> {
  const typed: [string, string][] = [
    ["userName", userName],
    ["password", password],
    ["confirmPassword", password],
    ["phoneNumber", phone],
    ["firstName", "สมหญิง"],
    ["lastName", "ตั้งใจ"],
    ["email", `${userName}@example.com`],
  ];
  for (const [field, value] of typed) {
    await page.getByLabel(words(`member.fields.${field}`), { exact: true }).fill(value);
  }
  await page.getByRole("checkbox", { name: words("member.fields.age") }).check();
  await page.getByRole("checkbox", { name: words("member.fields.terms") }).check();
  await page
    .getByRole("main")
    .getByRole("button", { name: words("member.register.submit") })
    .click();
}
