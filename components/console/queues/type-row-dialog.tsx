"use client";
import { useState } from "react";
import type { OperatorDeposit } from "@/lib/contract/operators/deposits";
import { announcedAmount } from "@/lib/domain/deposits/feed-row-fit";
import { readCurrency, typedFrom } from "@/lib/domain/money/typed-amount";
import { bangkokDate, bangkokIso, displayTime, epochMs } from "@/lib/domain/time/time";
import { readMoment } from "@/lib/domain/time/typed-moment";
import { useAct } from "@/stores/console/use-act";
import { useAsk } from "@/stores/console/use-ask";
import { useSiteTime } from "@/stores/console/use-site-time";
import { ActDialog } from "../act/act-dialog";
import { useActForm } from "../act/use-act-form";
import { Note } from "../controls/note";
import { PickField, TypedField } from "../form/typed-field";
import { useConsoleWords } from "../words/console-words";

interface Props {
  /** What the row is typed for: its facts stand in the form. */
  deposit?: OperatorDeposit | undefined;
  onClose: () => void;
}

/** How a row that an operator typed is marked among those of the banks. */
const CHANNEL = "typed";

/** A credit on one of the site's accounts, copied from the bank's own page. Another operator has to resolve it. */
export function TypeRowDialog({ deposit, onClose }: Props) {
  const t = useConsoleWords("queues");
  const { data: accounts } = useAsk("houseAccounts", "allHouseAccounts");
  const create = useAct("bankFeed", "createFeedRow");
  const nowMs = useSiteTime();
  const [openedMs, setOpened] = useState(nowMs);
  // The site's time is known a moment after the page is.
  if (openedMs === 0 && nowMs > 0) setOpened(nowMs);
  const reported = deposit?.report?.transferredAt;
  const shownMs = reported ? epochMs(reported) : openedMs;
  const account = String(deposit?.bankId ?? accounts?.[0]?.bankId ?? "");
  const form = useActForm(create, {
    reasons: "none",
    defaultValues: {
      bankAccountId: account,
      amount: deposit ? typedFrom(announcedAmount(deposit)) : "",
      at: shownMs > 0 ? bangkokDate(shownMs) : "",
      clock: shownMs > 0 ? displayTime(shownMs) : "",
      ref: "",
      fromAccount: deposit?.sender?.accountNumber ?? "",
    },
    read: (boxes) => {
      const bankAccountId = Number(boxes.needed("bankAccountId"));
      const amount = readCurrency(boxes.needed("amount"));
      if (amount === null || amount <= 0) boxes.malformed("amount");
      const atMs = readMoment(boxes.needed("at"), boxes.needed("clock"));
      if (atMs === null) boxes.malformed("at");
      const ref = boxes.needed("ref");
      const fromAccount = boxes.text("fromAccount");
      if (amount === null || atMs === null) return null;
      return {
        ...{ bankAccountId, amount, ref, at: bangkokIso(atMs), channel: CHANNEL },
        ...(fromAccount && { fromAccount }),
      };
    },
  });
  if (create.data)
    return (
      <ActDialog
        title={t("typeRow")}
        label={t("close")}
        reasons="none"
        isPending={false}
        fault={null}
        onAct={onClose}
        onClose={onClose}
      >
        <Note tone="success">{t(create.data.matched ? "typedMatched" : "typedWaits")}</Note>
      </ActDialog>
    );
  const shared = { form, margin: "dense", isLabelAbove: true } as const;
  return (
    <ActDialog title={t("typeRow")} label={t("typeRowSave")} form={form} onClose={onClose}>
      <p>{t("typeRowText")}</p>
      {/* What is offered first may come after the dialog is there. */}
      <PickField
        key={`account ${account}`}
        form={form}
        name="bankAccountId"
        margin="dense"
        label={t("toAccount")}
        choices={(accounts ?? [])
          .filter(({ kind }) => kind !== "chain")
          .map(({ bankId, bankCode, accountNumber, name }) => [
            String(bankId),
            `${bankCode} ${accountNumber} ${name}`,
          ])}
      />
      <TypedField {...shared} name="amount" required label={t("amount")} box={{ inputMode: "decimal" }} />
      <TypedField {...shared} key={`day ${shownMs}`} name="at" required type="date" label={t("day")} />
      <TypedField {...shared} key={`clock ${shownMs}`} name="clock" required type="time" label={t("clock")} />
      <TypedField {...shared} name="ref" required autoFocus label={t("ref")} box={{ maxLength: 120 }} />
      <TypedField {...shared} name="fromAccount" label={t("fromAccount")} box={{ maxLength: 60 }} />
    </ActDialog>
  );
}
