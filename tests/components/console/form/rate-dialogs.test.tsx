import { SetLimitDialog } from "@/components/console/rates/set-limit-dialog";
import { SetMarketDialog } from "@/components/console/rates/set-market-dialog";
import { SetQuotaDialog } from "@/components/console/rates/set-quota-dialog";
import { SetRateDialog } from "@/components/console/rates/set-rate-dialog";
import { SetTiersDialog } from "@/components/console/rates/set-tiers-dialog";
import type { Limits } from "@/lib/contract/operators/limits";
import type { MarketOption } from "@/lib/contract/operators/tiers";
import { satang } from "@/lib/domain/money/money";
import { fillIn, pick, press, testDialogs } from "./console-form";

const ignore = () => undefined;
const betId = "gov-2026-12-01";
const option: MarketOption = {
  ...{ option: "teng_bon_2", multiply: 90, betMin: satang(100), betMax: satang(100_000) },
  ...{ memberMax: satang(200_000), tiers: [{ soldFrom: satang(100_000), percent: 50 }] },
};
const limits: Limits = {
  ...{ betId, stakes: satang(0), worstCase: satang(0), worstOutcome: null, rows: [] },
  rates: [
    { option: "teng_bon_2", defaultRate: 90 },
    { option: "teng_bon_3", defaultRate: 900 },
  ],
};
const reason = { code: "other", note: "as agreed" };
const rateReason = { code: "risk", note: "as agreed" };
const Reason = "as agreed";

const outcome = { onOutcome: ignore, onClose: ignore };

testDialogs([
  {
    name: "a limit of a number",
    form: () => <SetLimitDialog row={null} limits={limits} options={[option]} {...outcome} />,
    button: "Save",
    wrongAtFirst: ["Number", "Reason"],
    fill: async () => {
      await pick("Bet type", "3 top");
      await fillIn({ Number: "๑23", "New rate": "0", Reason });
    },
    sends: ["limits.set", { betId, option: "teng_bon_3", number: "123", multiply: 0, reason: rateReason }],
  },
  {
    name: "a rate",
    form: () => (
      <SetRateDialog row={{ ...option, defaultRate: 90 }} limits={limits} options={[]} {...outcome} />
    ),
    button: "Save",
    wrongAtFirst: ["Reason"],
    fill: () => fillIn({ "New rate": "85.5", Reason }),
    sends: ["rates.set", { betId, option: "teng_bon_2", multiply: 85.5, reason: rateReason }],
  },
  {
    name: "a quota of a number",
    form: () => <SetQuotaDialog betId={betId} row={null} sets={[]} {...outcome} />,
    button: "Save",
    wrongAtFirst: ["Number", "Reason"],
    fill: () => fillIn({ Number: "1234", Quota: "1", Reason }),
    sends: ["limits.set-quota", { betId, number: "1234", sets: 1, reason: rateReason }],
  },
  {
    name: "usual rates",
    form: () => <SetMarketDialog betType="gov" row={option} options={[option]} {...outcome} />,
    button: "Save",
    wrongAtFirst: ["Reason"],
    fill: () => fillIn({ Usual: "85", "Least stake, ฿": "5", Reason }),
    sends: [
      "markets.set-rates",
      {
        ...{ betType: "gov", option: "teng_bon_2", multiply: 85, betMin: 5, betMax: 1_000, memberMax: 2_000 },
        reason,
      },
    ],
  },
  {
    name: "tiers",
    form: () => <SetTiersDialog betType="gov" row={option} limits={limits} options={[]} {...outcome} />,
    button: "Save",
    wrongAtFirst: ["Reason"],
    fill: async () => {
      await fillIn({ Reason });
      await press("Remove tier 1");
      await press("Add a tier");
      await fillIn({ "From (baht)": "2,500", "Pays (%)": "40" });
    },
    sends: [
      "tiers.set",
      { betType: "gov", option: "teng_bon_2", tiers: [{ soldFrom: 2_500, percent: 40 }], reason },
    ],
  },
]);
