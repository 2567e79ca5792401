import type { Page } from "@playwright/test";
import { type newcomer, password } from "../../tools/testing/member";
import type { Words } from "../../tools/testing/words";

type Newcomer = ReturnType<typeof newcomer>;

/** Fills and sends the two steps of the registration form that is open, as a person would. */
export async function signUp(page: Page, words: Words, who: Newcomer): Promise<void> {
  await fillAccount(page, words, who);
  await fillPerson(page, words, who);
}

/** The first step: phone number, user name and PIN. */
export async function fillAccount(page: Page, words: Words, { userName, phone }: Newcomer): Promise<void> {
  await fill(page, words, { phoneNumber: phone, userName, password, confirmPassword: password });
  await page
    .getByRole("main")
    .getByRole("button", { name: words("member.register.next") })
    .click();
}

/** The second step: name, e-mail, age and terms. */
export async function fillPerson(page: Page, words: Words, { userName }: Newcomer): Promise<void> {
  await fill(page, words, { firstName: "สมหญิง", lastName: "ตั้งใจ", email: `${userName}@example.com` });
  await page.getByRole("checkbox", { name: words("member.fields.age") }).check();
  await page.getByRole("checkbox", { name: words("member.fields.terms") }).check();
  await page
    .getByRole("main")
    .getByRole("button", { name: words("member.register.submit") })
    .click();
}

async function fill(page: Page, words: Words, typed: Record<string, string>): Promise<void> {
  for (const [field, value] of Object.entries(typed)) {
    await page.getByLabel(words(`member.fields.${field}`), { exact: true }).fill(value);
  }
}
