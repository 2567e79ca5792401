/** Login and registration: what the forms say about errors, redirects, and the four languages. */
import type { Page } from "@playwright/test";
import { enter, newcomer, newMember, password } from "../tools/testing/member";
import { wordsOf } from "../tools/testing/words";
import { expect, test } from "./support/site";

test.beforeEach(({ page: _ }, { project }) => {
  test.skip(project.name !== "phone", "the forms are the same on a desktop");
});

const member = async (key: string) => (await wordsOf("en"))(`member.${key}`);

/** The specification's own sentences, letter by letter: the input, its field, and the message. */
const sentences: [string, string, string][] = [
  ["Username", "", "Username is required"],
  ["Username", "abc", "Use only English Letters or number, and do not use 4 duplicate in ordered"],
  ["Username", "aaaa12", "Use only English Letters or number, and do not use 4 duplicate in ordered"],
  ["PIN (password)", "", "Password is required"],
  ["PIN (password)", "Ab1#", "Password must be at least 8 characters"],
  ["PIN (password)", `Ab1#${"x".repeat(30)}`, "Password must not be greater than 30."],
  ["PIN (password)", "abcdefgh", "Password is invalid"],
  ["PIN (password)", "P@ssw0rd", "Your password is too weak."],
  ["Confirm PIN (password)", "Other#Pin1", "Passwords do not match."],
];
const laterSentences: [string, string, string][] = [
  ["Email", "", "Email is required."],
  ["Email", "someone@", "Email is invalid."],
];

test("the registration says the specification's sentences beside each box", async ({ page }) => {
  await page.goto("/en/register");
  const main = page.getByRole("main");
  const saysAll = async (said: typeof sentences) => {
    for (const [label, typed, words] of said) {
      const box = page.getByLabel(label, { exact: true });
      await box.fill(typed);
      await box.blur();
      await expect(box, `${label} "${typed}"`).toHaveAccessibleDescription(new RegExp(`^${escaped(words)}`));
    }
  };
  // Submitted empty, every field of the step is validated; from then on each is validated while typing.
  await main.getByRole("button", { name: "Next", exact: true }).click();
  await saysAll(sentences);
  await fillStep(page, {
    "Phone number": newcomer().phone,
    Username: newcomer().userName,
    "PIN (password)": password,
    "Confirm PIN (password)": password,
  });
  await main.getByRole("button", { name: "Sign up", exact: true }).click();
  await saysAll(laterSentences);
  await page.reload();
  await expect(main.getByRole("button", { name: "Sign up", exact: true })).toBeVisible();
});

test("login asks for both boxes, and says nothing that tells a known name from an unknown one", async ({
  page,
  site,
  troubles,
}) => {
  troubles.expect(/status of 401/);
  const { userName } = await newMember(site);
  await page.goto("/en/login");
  await submitLogin(page, "", "");
  await expect(page.getByLabel("Username", { exact: true })).toHaveAccessibleDescription(
    "Username is required",
  );
  await expect(page.getByLabel("PIN (password)", { exact: true })).toHaveAccessibleDescription(
    "Password is required",
  );
  for (const name of [userName, newcomer().userName]) {
    await submitLogin(page, name, "Wrong#Pin1");
    await expect(page.getByRole("main").getByRole("alert")).toHaveText("Invalid username or password.");
  }
});

test("the fifth failure locks the name, and the right password does not open it then", async ({
  page,
  site,
  troubles,
}) => {
  troubles.expect(/status of 401/);
  const { userName } = await newMember(site);
  await page.goto("/en/login");
  const alert = page.getByRole("main").getByRole("alert");
  for (let failure = 1; failure <= 4; failure++) {
    const answered = page.waitForResponse("**/api/users.login");
    await submitLogin(page, userName, `Wrong#Pin${failure}`);
    await answered;
    await expect(alert).toHaveText("Invalid username or password.");
  }
  const limit = "Login Attempt Count Reach Limit, Please contact call center.";
  await submitLogin(page, userName, "Wrong#Pin5");
  await expect(alert).toContainText(limit);
  await submitLogin(page, userName, password);
  await expect(alert).toContainText(limit);
  await expect(page).toHaveURL(/\/en\/login$/);
});

test("any other failure of a login says the default error", { tag: "@sweep" }, async ({ page, troubles }) => {
  troubles.expect(/status of 500/);
  await page.route("**/api/users.login", (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.goto("/en/login");
  await submitLogin(page, "someone1", password);
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(
    "Oops! Something went wrong. Please try again later.",
  );
});

test("a taken name is reported at its box, and nothing that was typed is lost", { tag: "@sweep" }, async ({
  page,
  site,
  troubles,
}) => {
  troubles.expect(/status of 409/);
  const { userName } = await newMember(site);
  await page.goto("/en/register");
  const account = {
    "Phone number": newcomer().phone,
    Username: userName,
    "PIN (password)": password,
    "Confirm PIN (password)": password,
  };
  const person = { "First name": "Somying", "Last name": "Tangjai", Email: "somying@example.com" };
  await fillStep(page, account);
  for (const [label, value] of Object.entries(person))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole("checkbox", { name: await member("fields.age") }).check();
  await page.getByRole("checkbox", { name: await member("fields.terms") }).check();
  await page.getByRole("main").getByRole("button", { name: "Sign up", exact: true }).click();
  const name = page.getByLabel("Username", { exact: true });
  await expect(name).toHaveAccessibleDescription(
    new RegExp(`^${escaped(await member("errors.username-taken"))}`),
  );
  await expect(name).toBeFocused();
  for (const [label, value] of Object.entries({ ...account, ...person })) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  }
  await expect(page.getByLabel(await member("fields.terms"))).toBeChecked();
});

test("a member is led from the front pages to /main, a guest from the members' pages to / @trial", async ({
  page,
  context,
  site,
}) => {
  for (const path of ["/main", "/poy", "/lotto", "/lotto/gov", "/credit/deposit"]) {
    await page.goto(path);
    await expect(page, path).toHaveURL(`${site.origin}/#log-in`);
  }
  await enter(context, site, await newMember(site));
  for (const path of ["/", "/register", "/login", "/register/friend"]) {
    await page.goto(path);
    await expect(page, path).toHaveURL(`${site.origin}/main`);
  }
});

test("a guest is told at the door which page they asked for, and comes back to it", async ({
  page,
  site,
}) => {
  const words = await wordsOf("en");
  const { userName } = await newMember(site);
  const why = (page: string) => words("member.login.firstThen", { page: words(page) });
  await page.goto("/en");
  await page.getByRole("link", { name: words("home.closings.all") }).click();
  await expect(page).toHaveURL(`${site.origin}/en#log-in`);
  await expect(page.getByRole("main").getByText(why("navigation.lotto"))).toBeVisible();
  await page.goto("/en/poy?tab=all");
  await expect(page).toHaveURL(`${site.origin}/en#log-in`);
  await expect(page.getByRole("main").getByText(why("navigation.poy"))).toBeVisible();
  await submitLogin(page, userName, password);
  await expect(page).toHaveURL(`${site.origin}/en/poy?tab=all`);
});

test("a page that is not found for who logs in then leads to the home page", async ({
  page,
  site,
  troubles,
}) => {
  troubles.expect(/status of 404/);
  const { userName } = await newMember(site);
  await page.goto("/en/poy/gov/987654321");
  await expect(page).toHaveURL(`${site.origin}/en#log-in`);
  await submitLogin(page, userName, password);
  await expect(page).toHaveURL(`${site.origin}/en/main`);
  // Asked for by a member, it is missing.
  expect((await page.goto("/en/poy/gov/987654321"))?.status()).toBe(404);
});

test("a language is one press away, keeps the page and is remembered @trial", async ({ page, site }) => {
  await page.goto("/results");
  const languages = [
    ["English", "en", "/en/results"],
    ["ខ្មែរ", "km", "/kh/results"],
    ["မြန်မာ", "my", "/mm/results"],
    ["ไทย", "th", "/results"],
  ] as const;
  const folders = { en: "en", km: "kh", my: "mm", th: "th" } as const;
  let here: "th" | "en" | "kh" | "mm" = "th";
  for (const [name, lang, path] of languages) {
    const words = await wordsOf(here);
    await page.getByRole("button", { name: words("shell.menu") }).click();
    await page.getByRole("dialog").getByRole("link", { name }).click();
    await expect(page).toHaveURL(`${site.origin}${path}`);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    here = folders[lang];
  }
  await page.goto("/en/results");
  await page.goto("/login");
  await expect(page).toHaveURL(`${site.origin}/en/login`);
});

/** Fills the first step of the registration and goes on to the second. */
async function fillStep(page: Page, typed: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(typed))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole("main").getByRole("button", { name: "Next", exact: true }).click();
}

async function submitLogin(page: Page, userName: string, typed: string): Promise<void> {
  await page.getByLabel("Username", { exact: true }).fill(userName);
  await page.getByLabel("PIN (password)", { exact: true }).fill(typed);
  await page.getByRole("main").getByRole("button", { name: "Log in", exact: true }).click();
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
