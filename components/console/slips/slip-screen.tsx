"use client";
import type { OperatorPoy } from "@/lib/contract/operators/poys";
import type { PoyLineOutcome } from "@/lib/contract/poys";
import type { Satang } from "@/lib/domain/money/money";
import { sumSlip } from "@/lib/domain/poy/check-slip";
import type { PoyOption } from "@/lib/domain/poy/options";
import { displayDate } from "@/lib/domain/time/time";
import { useAsk } from "@/stores/console/use-ask";
import { Note } from "../controls/note";
import { bahtText } from "../fields/baht-text";
import { useRoundName } from "../fields/round-name";
import { Baht, MemberLink, RoundLink, When } from "../fields/values";
import type { Column } from "../list/column";
import { Neighbours } from "../list/neighbours";
import { RecordList } from "../list/record-list";
import { Facts } from "../page/facts";
import { PageHead } from "../page/page-head";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import styles from "./slip-screen.module.css";
import { SlipStatus } from "./slip-status";

/** A line of either kind: an option with its rate, or a number of sets. */
interface SlipLine {
  key: string;
  number: string;
  option?: PoyOption;
  multiply?: number;
  sets?: number;
  price: Satang;
  outcome: PoyLineOutcome;
  win: Satang;
}

/** One slip: whose, of which round, its lines, what it moved, and whether all of it agrees. */
export function SlipScreen({ poyId }: { poyId: string }) {
  const t = useConsoleWords("slips");
  const names = useConsoleWords("names");
  const nameOf = useRoundName();
  const { data: slip, error } = useAsk("poys", "oneOperatorPoy", { poyId });
  if (!slip) return <FaultText fault={error} />;
  const { poyNo, uuid, userName, betId, betGroup, dt, createdAt, total, win, reason, note } = slip;
  const round = nameOf({ ...slip, name: slip.roundName });
  return (
    <>
      <PageHead
        title={
          <>
            {t("slipNo", { no: poyNo })} <SlipStatus {...slip} />
          </>
        }
      >
        <Neighbours />
      </PageHead>
      <FaultText fault={error} />
      <div className={styles.columns}>
        <Section title={t("facts")}>
          <Facts
            facts={[
              [t("member"), <MemberLink key="member" uuid={uuid} userName={userName} />],
              [t("market"), names.code("group", betGroup)],
              [t("round"), <RoundLink key="round" betId={betId} name={round} />],
              [t("drawDay"), displayDate(dt)],
              [t("placed"), <When key="placed" at={createdAt} />],
              [t("stake"), <Baht key="stake" amount={total} />],
              [t("win"), <Baht key="win" amount={win} />],
              [t("reason"), reason],
              [t("note"), note],
              [t("receipt"), <code key="receipt">{slip.receipt}</code>],
              [t("drawHead"), slip.drawHead && <code key="head">{slip.drawHead}</code>],
              [t("publicReceipt"), slip.publicReceipt && <code key="public">{slip.publicReceipt.code}</code>],
            ]}
          />
        </Section>
        <SlipChecks slip={slip} />
      </div>
      <SlipLines slip={slip} />
      <SlipPostings slip={slip} />
    </>
  );
}

/** Whether a slip's lines, its postings and the receipt that the member got agree. */
function SlipChecks({ slip }: { slip: OperatorPoy }) {
  const t = useConsoleWords("slips");
  const { total, win, status, postings, isReceiptIntact } = slip;
  const isGivenBack = status === "cancelled" || status === "refunded";
  const sums = sumSlip({ total, win, isGivenBack, lines: slipLines(slip), postings });
  const checks: readonly (readonly [isRight: boolean, text: string])[] = [
    [isReceiptIntact, t(isReceiptIntact ? "receiptIntact" : "receiptBroken")],
    [sums.stakeOfLines === total, t("checkStake", { sum: bahtText(sums.stakeOfLines) })],
    [sums.winOfLines === win, t("checkWin", { sum: bahtText(sums.winOfLines) })],
    [sums.moved === sums.due, t("checkMoved", { moved: bahtText(sums.moved), due: bahtText(sums.due) })],
    [
      sums.unbalanced.length === 0,
      sums.unbalanced.length === 0 ? t("balanced") : t("unbalanced", { ids: sums.unbalanced.join(", ") }),
    ],
  ];
  return (
    <Section title={t("checks")}>
      <ul className={styles.checks}>
        {slip.isLate ? (
          <li>
            <Note tone="warning">{t("lateText")}</Note>
          </li>
        ) : null}
        {checks.map(([isRight, text]) => (
          <li key={text}>
            <Note role={isRight ? "note" : "alert"} tone={isRight ? "success" : "error"}>
              {isRight ? t("right") : t("wrong")}: {text}
            </Note>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A slip's lines as they were accepted, with their outcome. */
function SlipLines({ slip }: { slip: OperatorPoy }) {
  const t = useConsoleWords("slips");
  const names = useConsoleWords("names");
  const lines = slipLines(slip);
  const columns: Column<SlipLine>[] = [
    { key: "number", head: t("number"), cell: ({ number }) => <strong>{number}</strong> },
    {
      key: "option",
      head: t("option"),
      cell: ({ option, sets = 0 }) => (option ? names(`option.${option}`) : t("sets", { n: sets })),
    },
    { key: "stake", head: t("stake"), isNumber: true, cell: ({ price }) => <Baht amount={price} /> },
    { key: "rate", head: t("rate"), isNumber: true, cell: ({ multiply }) => multiply ?? "—" },
    { key: "outcome", head: t("outcome"), cell: ({ outcome }) => t(`outcome.${outcome}`) },
    { key: "win", head: t("win"), isNumber: true, cell: ({ win }) => <Baht amount={win} /> },
  ];
  return (
    <Section title={t("lines", { n: lines.length })}>
      <RecordList
        label={t("lines", { n: lines.length })}
        columns={columns}
        list={{ rows: lines }}
        keyOf={({ key }) => key}
        empty="—"
      />
    </Section>
  );
}

type Posting = OperatorPoy["postings"][number];

/** Everything that a slip has posted in the ledger, in order. */
function SlipPostings({ slip: { postings } }: { slip: OperatorPoy }) {
  const t = useConsoleWords("slips");
  const fields = useConsoleWords("fields");
  const names = useConsoleWords("names");
  const columns: Column<Posting>[] = [
    { key: "movement", head: t("movement"), cell: ({ movement }) => movement },
    { key: "at", head: t("at"), cell: ({ at }) => <When at={at} /> },
    { key: "type", head: t("type"), cell: ({ transactionType }) => names.code("type", transactionType) },
    { key: "account", head: t("account"), cell: ({ account }) => fields.code("account", account) },
    { key: "amount", head: t("amount"), isNumber: true, cell: ({ amount }) => <Baht amount={amount} /> },
  ];
  return (
    <Section title={t("postings")}>
      <RecordList
        label={t("postings")}
        columns={columns}
        list={{ rows: postings }}
        keyOf={({ movement, account }) => `${movement} ${account}`}
        empty={t("noPostings")}
      />
    </Section>
  );
}

/** A slip's lines in the order in which they were accepted. */
const slipLines = ({ poyListJson, setListJson }: OperatorPoy): readonly SlipLine[] =>
  (setListJson ?? poyListJson).map((line, at) => ({ ...line, key: String(at) }));
