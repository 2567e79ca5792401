import { fireEvent, screen } from "@testing-library/react";
import { expect } from "vitest";
import { PieceDialog } from "@/components/console/content/piece-dialog";
import { SetName } from "@/components/console/members/set-name";
import { SetPhone } from "@/components/console/members/set-phone";
import { IssueKeyDialog } from "@/components/console/partners/issue-key-dialog";
import { TypeRowDialog } from "@/components/console/queues/type-row-dialog";
import { HolidayDialog } from "@/components/console/rounds/holiday-dialog";
import { RescheduleDialog } from "@/components/console/rounds/reschedule-dialog";
import { AddHouseAccount } from "@/components/console/settings/add-house-account";
import { ChangeChannel } from "@/components/console/settings/change-channel";
import { ChangeRule } from "@/components/console/settings/change-rule";
import { AddStaff } from "@/components/console/staff/add-staff";
import type { OperatorMember } from "@/lib/contract/operators/members";
import type { OperatorRoundPage } from "@/lib/contract/operators/rounds";
import { satang } from "@/lib/domain/money/money";
import { epochMs } from "@/lib/domain/time/time";
import { fillIn, pick, testDialogs } from "./console-form";

const ignore = () => undefined;
const uuid = "8f14e45f-ceea-4671-8b2c-0d3a1c6b7e90";
const betId = "gov-2026-12-01";
const member: OperatorMember = {
  ...{ uuid, userName: "somchai", phoneNumber: "0812345678", status: 0, closedArea: 0, level: 1 },
  ...{ cash: satang(50_000), createdAt: "2026-11-23T12:00:00.000+07:00", closedAt: null },
};
const round = {
  ...{
    betId,
    betGroup: "gov",
    betType: "gov",
    betName: "gov",
    name: "gov",
    dt: "2026-12-01",
    status: "open",
  },
  unixTimeStamp: {
    realCloseTime: epochMs("2026-12-01T15:20:00+07:00") / 1000,
    realResultTime: epochMs("2026-12-01T16:00:00+07:00") / 1000,
  },
  bounds: {
    plannedClose: epochMs("2026-12-01T15:20:00+07:00") / 1000,
    latestClose: epochMs("2026-12-01T15:25:00+07:00") / 1000,
    figure: epochMs("2026-12-01T15:30:00+07:00") / 1000,
  },
} as OperatorRoundPage;
const reason = { code: "other", note: "as agreed" };
const Reason = "as agreed";

const asked = { onClose: ignore, onWaiting: ignore };
const key = `-----BEGIN PUBLIC KEY-----\n${"A".repeat(60)}\n-----END PUBLIC KEY-----`;

testDialogs([
  {
    name: "another name",
    form: () => <SetName member={member} {...asked} />,
    replies: { "members.evidence": null },
    button: "Ask for approval",
    wrongAtFirst: ["New name", "Reason"],
    fill: () => fillIn({ "New name": "สมชาย ใจดี", Reason }),
    sends: ["members.set-name", { uuid, name: "สมชาย ใจดี", reason }],
  },
  {
    name: "another phone number",
    form: () => <SetPhone member={member} {...asked} />,
    button: "Ask for approval",
    wrongAtFirst: ["New phone", "Reason"],
    fill: () => fillIn({ "New phone": "๐๘๙ 876 5432", Reason }),
    sends: ["members.set-phone", { uuid, phoneNumber: "+66898765432", reason }],
  },
  {
    name: "a partner's key",
    form: () => <IssueKeyDialog replaced={null} onAsked={ignore} onClose={ignore} />,
    button: "Issue a key",
    wrongAtFirst: ["Partner’s name", "Public key (PEM)", "Reason"],
    fill: () => fillIn({ "Partner’s name": "Edward", "Public key (PEM)": key, Reason }),
    sends: ["partner-keys.issue", { partner: "edward", publicKey: key, reason }],
  },
  {
    name: "a holiday",
    form: () => <HolidayDialog markets={["england", "germany"]} day="2026-12-01" onClose={ignore} />,
    button: "Void",
    wrongAtFirst: ["England", "Germany", "Reason"],
    fill: async () => {
      fireEvent.click(screen.getByRole("checkbox", { name: "Germany" }));
      await fillIn({ Reason });
    },
    sends: [
      "rounds.holiday",
      { betTypes: ["germany"], dt: "2026-12-01", reason: { code: "holiday", note: "as agreed" } },
    ],
  },
  {
    name: "new times",
    form: () => <RescheduleDialog round={round} onClose={ignore} />,
    button: "Reschedule",
    wrongAtFirst: ["Reason"],
    fill: () => fillIn({ "New result time": "2026-12-01T17:00:00", Reason }),
    sends: [
      "rounds.reschedule",
      {
        ...{ betId, closeTime: "2026-12-01T15:20:00+07:00", resultTime: "2026-12-01T17:00:00+07:00" },
        reason: { code: "moved-draw", note: "as agreed" },
      },
    ],
  },
  {
    name: "an account of the house",
    form: () => <AddHouseAccount onClose={ignore} />,
    button: "Add an account",
    wrongAtFirst: ["Bank code", "Number", "Name", "Reason"],
    fill: () =>
      fillIn({
        "Bank code": "kbank",
        Number: "1234567890",
        Name: "House",
        "PromptPay (optional)": "081-234 5678",
        Reason,
      }),
    sends: [
      "house-accounts.add",
      {
        ...{ kind: "bank", bankCode: "KBANK", accountNumber: "1234567890", name: "House" },
        ...{ promptPay: "0812345678", reason },
      },
    ],
  },
  {
    name: "a channel",
    form: () => (
      <ChangeChannel
        channel={{
          ...{ channel: "normal", isOn: true, min: satang(10_000), max: satang(1_000_000) },
          ...{ hours: null, minutes: 5 },
        }}
        onClose={ignore}
      />
    ),
    button: "Change",
    wrongAtFirst: ["Reason"],
    fill: async () => {
      fireEvent.click(screen.getByRole("checkbox"));
      await fillIn({ Opens: "08:00", Closes: "22:00", Reason });
    },
    sends: [
      "deposit-channels.set",
      {
        ...{ channel: "normal", isOn: false, min: 100, max: 10_000, minutes: 5, reason },
        hours: { from: "08:00", to: "22:00" },
      },
    ],
  },
  {
    name: "a rule of approval",
    form: () => (
      <ChangeRule
        rule={{ rule: "money-adjust-limit", unit: "baht", value: 5_000 } as never}
        onClose={ignore}
      />
    ),
    button: "Change",
    wrongAtFirst: ["New value", "Reason"],
    fill: () => fillIn({ "New value": "100", Reason }),
    sends: ["approvals.rules.set", { rule: "money-adjust-limit", value: 100, reason }],
  },
  {
    name: "an operator",
    form: () => <AddStaff onClose={ignore} />,
    button: "Add an operator",
    wrongAtFirst: ["Name", "First password"],
    fill: () => fillIn({ Name: " nok12345 ", "First password": "Silver#Harbour8" }),
    sends: ["staff.create", { userName: "nok12345", password: "Silver#Harbour8", role: "staff" }],
  },
  {
    name: "a row of the bank",
    form: () => <TypeRowDialog onClose={ignore} />,
    replies: {
      "house-accounts.all": [
        {
          ...{ bankId: 7, bankCode: "KBANK", accountNumber: "1234567890", name: "House", kind: "bank" },
          ...{ promptPay: null, closedAt: null, feedReadAt: null, waiting: 0 },
        },
      ],
    },
    button: "Save the row",
    wrongAtFirst: ["Amount", "Day", "Time", "Reference of the bank"],
    fill: async () => {
      await fillIn({
        Amount: "1,500.50",
        Day: "2026-12-01",
        Time: "09:30",
        "Reference of the bank": " 77-1 ",
      });
    },
    sends: [
      "bank-feed.create",
      { bankAccountId: 7, amount: 1_500.5, at: "2026-12-01T09:30:00+07:00", ref: "77-1", channel: "typed" },
    ],
  },
  {
    name: "a piece of news",
    form: () => <PieceDialog kind="news" piece={null} onClose={ignore} />,
    button: "Save",
    wrongAtFirst: ["Title"],
    fill: async () => {
      await pick("Language", "English");
      await fillIn({ Title: "Open", "Text (HTML)": "<p>now</p>", Published: "2026-12-01T09:30" });
    },
    sends: [
      "content.save",
      {
        ...{ kind: "news", title: "Open", html: "<p>now</p>", locale: "en", isHidden: false },
        ...{ publishedAt: "2026-12-01T09:30:00+07:00", id: expect.any(String) },
      },
    ],
  },
]);
