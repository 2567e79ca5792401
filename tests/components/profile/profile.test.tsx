import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { EditProfile } from "@/components/profile/edit-profile";
import type { OwnLine } from "@/components/profile/line-card";
import { PasskeyCard } from "@/components/profile/passkey-card";
import { phoneWords } from "@/components/profile/phone-words";
import { profileFacts } from "@/components/profile/profile-facts";
import { ProfileMenu } from "@/components/profile/profile-menu";
import { SessionCard } from "@/components/profile/session-card";
import { Fault } from "@/lib/contract/fault";
import type { UserSessions } from "@/lib/contract/sessions";
import type { UserInfo } from "@/lib/contract/users";
import { satang } from "@/lib/domain/money/money";
import member from "@/locales/en/member.json";
import navigation from "@/locales/en/navigation.json";
import pin from "@/locales/en/pin.json";
import words from "@/locales/en/profile.json";
import faults from "@/locales/th/fault.json";
import { spans, standingOf } from "../limits/limits-state";
import { type Answer, renderWithStores } from "../member/with-stores";

vi.mock("next/navigation", async (load) => ({
  ...(await load<typeof import("next/navigation")>()),
  usePathname: () => "/profile/edit",
  useSearchParams: () => new URLSearchParams(),
}));
afterEach(cleanup);

const info: UserInfo = {
  level: 3,
  lineId: "",
  userName: "somchai9",
  name: "Somchai Jaidee",
  email: "somchai@example.com",
  avatar: "",
  phoneNumber: "+66812345678",
  lineUid: "",
  cash: satang(0),
  afCash: satang(0),
  loyaltyPoint: 1_250,
};
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const noLine: OwnLine = { isOffered: false, person: null, refused: null };
const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

function edit(answer: Answer = () => info, rendered = info, line = noLine, isPlain = false) {
  const { sent } = renderWithStores(
    <EditProfile
      rendered={rendered}
      locale="en"
      words={words}
      phone={phoneWords(member, pin)}
      line={line}
      isPlain={isPlain}
    />,
    answer,
  );
  return { changes: () => sent.filter(({ name }) => name === "users-infos.update"), sent };
}

test("the profile shows the member, their money, and how things stand on their pages", () => {
  const known = { sessions: null, accounts: [], limits: standingOf({ stake: spans(500) }) };
  renderWithStores(
    <ProfileMenu
      info={{ ...info, lineId: "U1", cash: satang(1_234_50) }}
      facts={profileFacts(known, words.menu, {})}
      language="English"
      words={words}
      navigation={navigation}
    />,
  );
  screen.getByText("Somchai Jaidee");
  screen.getByText("Level 3");
  screen.getByText("1,250 points");
  screen.getByText("฿1,234.50");
  const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href")?.replace(/^\/en/, ""));
  expect(hrefs).toEqual([
    ...["/credit/deposit", "/credit/withdraw"],
    ...[
      "/profile/edit",
      "/profile/edit#line",
      "/profile/edit#language",
      "/profile/notifications",
      "/profile/support",
    ],
    ...["/profile/change-pin", "/profile/devices", "/profile/limits"],
    ...["/bank/status", "/credit/statement", "/profile/affiliate", "/profile/achievement"],
  ]);
  expect(screen.getByRole("link", { name: /LINE/ }).textContent).toContain("Connected");
  screen.getByText("1 limit set");
  screen.getByText(words.menu.banksNone);
  // What could not be read is not guessed.
  screen.getByText(words.menu.devicesText);
});

test("only what changed is sent, trimmed; what is wrong is said at its box and goes nowhere", async () => {
  const { changes } = edit();
  fill("Email", "somchai@");
  press("Save");
  await screen.findByText("Email is invalid.");
  expect(screen.getByLabelText("Email").getAttribute("aria-invalid")).toBe("true");
  fill("Email", "somchai@example.com");
  fill("First and last name", "  Somchai Rakdee ");
  press("Save");
  await waitFor(() =>
    expect(changes()).toEqual([expect.objectContaining({ body: { name: "Somchai Rakdee" } })]),
  );
});

test("LINE can be given up where it is connected, and never typed in", async () => {
  const { changes } = edit(() => info, { ...info, lineId: "U123" });
  expect(screen.queryByRole("textbox", { name: /LINE/ })).toBeNull();
  press("Disconnect LINE");
  await waitFor(() => expect(changes()).toEqual([{ name: "users-infos.update", body: { lineId: "" } }]));
  await screen.findByText("This account is not connected to LINE.");
});

test("LINE is connected where it is offered: the way there, then whose account it is, then the member's yes", async () => {
  edit(undefined, undefined, { ...noLine, isOffered: true });
  expect(hrefOf("Connect LINE")).toBe("/en/login/line/auth?link=1");
  cleanup();
  const { sent } = edit(() => ({ ...info, lineUid: "U1" }), info, {
    ...noLine,
    isOffered: true,
    person: { name: "Som" },
  });
  screen.getByText(/^Connect the LINE account of Som to this account\?/);
  expect(hrefOf("Not this LINE account")).toBe("/en/login/line/auth?leave=1");
  press("Connect it");
  await screen.findByText("This account is connected to LINE.");
  expect(sent.map(({ name }) => name)).toEqual(["users.line-link"]);
});

test("another member's LINE account is reported as such, and a failed login says why", async () => {
  edit(
    () => {
      throw new Fault("line-taken");
    },
    info,
    { ...noLine, isOffered: true, person: {} },
  );
  press("Connect it");
  await screen.findByText(faults["line-taken"]);
  cleanup();
  edit(undefined, undefined, { ...noLine, isOffered: true, refused: "denied" });
  expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toContain(words.edit.lineDenied);
  cleanup();
  edit();
  expect(screen.queryByRole("link", { name: "Connect LINE" })).toBeNull();
});

test("closing says what goes and what is kept, waits for the tick, and names what stands in the way", async () => {
  const left = {
    ...{ balance: satang(12_50), held: satang(0), afBalance: satang(0) },
    ...{ slips: 2, deposits: 0, withdrawals: 0 },
  };
  const { sent } = edit((name) => {
    if (name === "users.close") throw new Fault("account-not-empty", left);
    return info;
  });
  press("Close my account");
  const sheet = within(await screen.findByRole("dialog"));
  const yes = sheet.getByRole<HTMLButtonElement>("button", { name: "Close it for good" });
  expect(yes.disabled).toBe(true);
  fireEvent.click(sheet.getByRole("checkbox"));
  fireEvent.click(yes);
  await sheet.findByText("Balance ฿12.50");
  sheet.getByText("Slips waiting for a result: 2");
  expect(sent.filter(({ name }) => name === "users.close")).toEqual([
    { name: "users.close", body: { understood: true } },
  ]);
});

const at = "2026-11-22T14:00:00+07:00";
const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Mobile Safari/604.1";
const open: UserSessions = {
  items: [
    {
      id: "one",
      device: "Mozilla/5.0 (X11; Linux) Firefox/130.0",
      place: "203.0.113.7",
      startedAt: at,
      lastSeenAt: at,
      current: true,
    },
    { id: "two", device: phone, place: "203.0.113.8", startedAt: at, lastSeenAt: at, current: false },
  ],
  lastLogin: { at, device: phone, place: "203.0.113.8" },
};

test("every device stands with its kind, its last use and its place; this one is marked and not ended", async () => {
  const { sent } = renderWithStores(<SessionCard rendered={open} words={words.devices} />);
  const [own, other] = screen.getAllByRole("listitem");
  expect(own?.textContent).toContain("Computer · Firefox · Linux");
  expect(own?.textContent).toContain("This device");
  expect(other?.textContent).toContain("Last used 22/11/2026 14:00:00");
  expect(other?.textContent).toContain("IP 203.0.113.8");
  screen.getByText(/^Your previous login: 22\/11\/2026 14:00:00/);
  press("Log out: Phone · Safari · iPhone");
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(1));
  expect(sent).toEqual([{ name: "users.sessions.revoke", body: { id: "two" } }]);
  expect(screen.queryByRole("button", { name: "Log out all other devices" })).toBeNull();
});

test.each(["::1", "127.0.0.1"])("the site's own machine is no place: %s is not shown", (place) => {
  const items = open.items.map((row) => ({ ...row, place }));
  renderWithStores(<SessionCard rendered={{ ...open, items }} words={words.devices} />);
  expect(screen.queryByText(/^IP/)).toBeNull();
});

test("passkeys are shown with their use, and none is offered where the browser or the address cannot", () => {
  const row = { id: "k1", name: "Android · Chrome", createdAt: at, usedAt: null };
  renderWithStores(<PasskeyCard rendered={[row]} words={words.passkeys} />);
  screen.getByText("Never used yet");
  screen.getByRole("button", { name: "Remove passkey: Android · Chrome" });
  expect(screen.queryByRole("button", { name: words.passkeys.add })).toBeNull();
  screen.getByText(words.passkeys.unavailable);
});

test("a name that a bank account was approved under is shown with the reason and cannot be typed over", async () => {
  const { changes } = edit(undefined, { ...info, isNameFixed: true });
  const name = screen.getByLabelText<HTMLInputElement>("First and last name");
  expect(name.readOnly).toBe(true);
  screen.getByText(/As on your approved bank account/);
  fill("Email", "somchai@example.org");
  press("Save");
  await waitFor(() =>
    expect(changes()).toEqual([expect.objectContaining({ body: { email: "somchai@example.org" } })]),
  );
});

test("a name fixed meanwhile is refused in the member's words, and what was typed stays", async () => {
  edit((call) => {
    if (call === "users-infos.update") throw new Fault("name-fixed");
    return undefined;
  });
  fill("First and last name", "Somchai Rakdee");
  fill("Email", "somchai@example.org");
  press("Save");
  await screen.findByText(faults["name-fixed"]);
  expect(screen.getByLabelText<HTMLInputElement>("First and last name").value).toBe("Somchai Rakdee");
  expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("somchai@example.org");
});

test("a name with marks that nobody sees is stopped at its box", async () => {
  const { changes } = edit();
  fill("First and last name", "Somchai \u202eeedaij");
  press("Save");
  await screen.findByText("The name contains hidden characters. Please type it again.");
  expect(changes()).toEqual([]);
});
