"use client";
import TextField from "@mui/material/TextField";
import { useDeferredValue, useEffect, useRef, useState } from "react";
import type { FeedRow } from "@/lib/contract/operators/bank-feed";
import type { OperatorDeposit } from "@/lib/contract/operators/deposits";
import { canBecome } from "@/lib/domain/deposits/deposit";
import { announcedAmount } from "@/lib/domain/deposits/feed-row-fit";
import { useAsk } from "@/stores/console/use-ask";
import { Baht, When } from "../fields/values";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";
import { Choices } from "./choices";
import styles from "./queues.module.css";

interface Props {
  row: FeedRow;
  chosen: OperatorDeposit | null;
  onChoose: (deposit: OperatorDeposit | null) => void;
}

/** Deposits that the row may be the money of: those that name it, or those of a member who is looked for by name. */
export function DepositSearch({ row, chosen, onChoose }: Props) {
  const t = useConsoleWords("queues");
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed.trim());
  const isSearching = search.length >= 2;
  const { data: waiting } = useAsk("deposits", "allOperatorDeposits", { limit: 100 });
  const { data: members } = useAsk("members", "allMembers", { search, limit: 1 }, { isNeeded: isSearching });
  const uuid = isSearching ? members?.items[0]?.uuid : undefined;
  const { data: own } = useAsk(
    "deposits",
    "allOperatorDeposits",
    { uuid, sort: "newest", limit: 20 },
    { isNeeded: uuid !== undefined },
  );
  const named = (waiting?.items ?? []).filter(
    ({ id, rows }) => id === row.depositId || rows.some((each) => each.id === row.id),
  );
  const found = isSearching
    ? (own?.items ?? []).filter((each) => uuid === each.uuid && canBecome(each.status, "credited"))
    : named;
  // The one that the row names is chosen at first.
  const [first] = named;
  const isFirst = useRef(true);
  useEffect(() => {
    if (!first || !isFirst.current) return;
    isFirst.current = false;
    onChoose(first);
  }, [first, onChoose]);
  return (
    <Section title={t("whoseMoney")}>
      <TextField
        label={t("searchMember")}
        value={typed}
        onChange={(event) => {
          isFirst.current = false;
          setTyped(event.target.value);
          onChoose(null);
        }}
        slotProps={{ htmlInput: { maxLength: 64, autoComplete: "off" } }}
      />
      {found.length === 0 ? <p className={styles.small}>{t("depositsNone")}</p> : null}
      <Choices
        label={t("whoseMoney")}
        items={found}
        idOf={({ id }) => id}
        chosen={chosen?.id}
        onChoose={(id) => onChoose(found.find((each) => each.id === id) ?? null)}
      >
        {(deposit) => (
          <span className={styles.choiceText}>
            <strong>
              <Baht amount={announcedAmount(deposit)} />
            </strong>
            <span>{deposit.userName}</span>
            <span className={styles.small}>
              {t(`channel.${deposit.channel}`)} · {t.code("deposit", deposit.status)} ·{" "}
              <When at={deposit.createdAt} />
            </span>
          </span>
        )}
      </Choices>
    </Section>
  );
}
