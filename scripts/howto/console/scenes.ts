/** Scenes of the operators' manual: who sits there, on which page, and what they have opened. */

import type { Page } from "playwright";
import act from "@/locales/console/en/act.json";
import approvals from "@/locales/console/en/approvals.json";
import audit from "@/locales/console/en/audit.json";
import evidence from "@/locales/console/en/evidence.json";
import partners from "@/locales/console/en/partners.json";
import queues from "@/locales/console/en/queues.json";
import rates from "@/locales/console/en/rates.json";
import result from "@/locales/console/en/result.json";
import market from "@/locales/en/market.json";
import type { PlayedDay } from "./day";
import type { Desk } from "./desk";

export interface Scene {
  /** The picture's file name. */
  name: string;
  operator: string;
  onPhone?: boolean;
  play(desk: Desk, day: PlayedDay): Promise<void>;
}

/** The item is claimed, and what is known of its member has come. */
async function isKnown(page: Page): Promise<void> {
  await page.getByText(queues.yours).waitFor();
  await page
    .getByRole("list", { name: evidence.signs })
    .or(page.getByText(evidence.noSigns, { exact: true }))
    .first()
    .waitFor();
}

/** Below the bar at the top. */
const toTheTop = (element: Element) => {
  scrollTo(0, element.getBoundingClientRect().top + scrollY - 80);
};

/** In an order in which none disturbs the next: an opened item is claimed only while its page is open. */
export const scenes: readonly Scene[] = [
  { name: "today", operator: "super02", play: ({ open }) => open("") },
  {
    name: "queue",
    operator: "staff01",
    async play({ page, open }) {
      await open("/queues/deposits");
      await page.keyboard.press("j");
      await page.keyboard.press("Enter");
      await isKnown(page);
    },
  },
  {
    name: "withdrawal",
    operator: "staff01",
    async play({ page, open }, { withdrawalId }) {
      await open(`/queues/withdrawals?item=${withdrawalId}`);
      await isKnown(page);
    },
  },
  {
    name: "approvals",
    operator: "super02",
    async play({ page, open }) {
      await open("/approvals?scope=for-me");
      await page.getByRole("button", { name: approvals["kind.operators.rounds.void"] }).click();
      await page.getByRole("dialog").getByRole("button", { name: approvals.approve }).waitFor();
    },
  },
  {
    name: "result",
    operator: "admin01",
    async play({ page, open }, { closedRound, result: { top3, bottom2 } }) {
      await open(`/rounds/${closedRound}`);
      await page.getByLabel(result["field.top3"]).fill(top3);
      await page.getByLabel(result["field.bottom2"]).fill(bottom2);
      await page.getByRole("button", { name: result.preview }).click();
      await page.getByRole("dialog", { name: result.previewTitle }).waitFor();
    },
  },
  {
    name: "rates",
    operator: "admin01",
    async play({ page, open }, { hotRound }) {
      await open(`/rates?round=${hotRound}`);
      const change = `${rates.change} ${market.options.teng_bon_2} 47`;
      await page.getByRole("button", { name: change, exact: true }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("textbox", { name: act.reason }).fill("too much on one number");
      await dialog.getByLabel(rates.limitRate).fill("0");
      await dialog.getByRole("row", { name: rates.whatIfAfter }).waitFor();
    },
  },
  {
    name: "member",
    operator: "admin01",
    play: ({ open }, { memberUuid }) => open(`/members/${memberUuid}`),
  },
  { name: "slip", operator: "staff01", play: ({ open }, { poyId }) => open(`/slips/${poyId}`) },
  {
    name: "reports",
    operator: "admin01",
    play: ({ open }) => open("/reports"),
  },
  {
    name: "audit",
    operator: "admin01",
    async play({ page, open }) {
      await open("/audit?action=operators.members.set-status");
      await page.getByRole("button", { name: "operators.members.set-status" }).first().click();
      await page.getByRole("dialog").getByText(audit.before, { exact: true }).waitFor();
    },
  },
  { name: "week", operator: "admin01", play: ({ open }) => open("/rounds?view=week") },
  {
    name: "partners",
    operator: "super01",
    async play({ page, open }) {
      await open("/partners");
      await page.getByRole("heading", { name: partners.keys, exact: true }).evaluate(toTheTop);
    },
  },
  {
    name: "phone",
    operator: "staff01",
    onPhone: true,
    async play({ page, open }, { withdrawalId }) {
      await open(`/queues/withdrawals?item=${withdrawalId}`);
      await isKnown(page);
    },
  },
];
