"use client";
import { Chip } from "@/components/ui/chip";
import { limitKinds, limitSpans } from "@/lib/domain/members/player-limits";
import { readUserAgent } from "@/lib/kernel/user-agent";
import { useAsk } from "@/stores/console/use-ask";
import { Baht, MemberLink, When } from "../fields/values";
import { Facts } from "../page/facts";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import { AccountText } from "./account-text";
import styles from "./evidence.module.css";
import { MemberNotes } from "./member-notes";

/** Everything known about a member on one screen, for a decision on their money: sections for a grid. */
export function MemberEvidence({ uuid, userName }: { uuid: string; userName: string }) {
  return (
    <>
      <MemberFacts uuid={uuid} userName={userName} />
      <MemberLinks uuid={uuid} />
      <MemberMovements uuid={uuid} />
      <MemberAccounts uuid={uuid} />
      <MemberDevices uuid={uuid} />
      <MemberLimits uuid={uuid} />
      <MemberNotes uuid={uuid} />
    </>
  );
}

/** Who the member is by name, since when, what they have, and what they must still stake. */
function MemberFacts({ uuid, userName }: { uuid: string; userName: string }) {
  const t = useConsoleWords("evidence");
  const { data: member, error } = useAsk("members", "oneMember", { uuid });
  const { data: seen } = useAsk("memberEvidence", "memberEvidence", { uuid });
  const turnover = seen?.turnover;
  const handMade = seen?.handMade;
  return (
    <Section title={t("member")} aside={<MemberLink uuid={uuid} userName={userName} />}>
      <FaultText fault={error} />
      <Facts
        facts={[
          [t("name"), seen?.name || "—"],
          [t("nameFixed"), seen?.nameFixedAt ? <When key="fixed" at={seen.nameFixedAt} /> : "—"],
          [t("formerNames"), seen?.formerNames.length ? seen.formerNames.join(" · ") : t("none")],
          [t("phone"), member?.phoneNumber ?? "—"],
          [t("memberSince"), member && <When at={member.createdAt} />],
          [t("cash"), member && <Baht amount={member.cash} />],
          [
            t("handMade"),
            handMade &&
              (handMade.amount > 0 ? (
                <strong style={{ color: "var(--danger)" }}>
                  <Baht amount={handMade.amount} /> ({handMade.by.join(", ")})
                </strong>
              ) : (
                t("none")
              )),
          ],
          [t("turnoverRequired"), turnover && <Baht amount={turnover.required} />],
          [t("turnoverDone"), turnover && <Baht amount={turnover.done} />],
          [
            t("turnoverLeft"),
            turnover && (
              <strong style={{ color: turnover.canWithdraw ? "var(--success)" : "var(--danger)" }}>
                <Baht amount={turnover.turnOver} />
              </strong>
            ),
          ],
        ]}
      />
    </Section>
  );
}

/** Rows that are enough to see a ring; the member's page has all. */
const SHOWN = 8;

/** Other accounts that share a device, a bank account or an address with the member. */
function MemberLinks({ uuid }: { uuid: string }) {
  const t = useConsoleWords("evidence");
  const { data, error } = useAsk("memberEvidence", "memberLinks", { uuid });
  return (
    <Section title={t("links")} aside={data && data.length > 0 ? <strong>{data.length}</strong> : null}>
      <FaultText fault={error} />
      {data?.length === 0 ? <p className={styles.small}>{t("linksNone")}</p> : null}
      {data && data.length > 0 ? (
        <ul className={styles.rows}>
          {data.slice(0, SHOWN).map(({ uuid: other, userName, createdAt, closedAt, signs }) => (
            <li key={other} className={styles.row}>
              <MemberLink uuid={other} userName={userName} />
              {signs.map((sign) => (
                <Chip key={sign} tone={sign === "address" ? "warning" : "danger"}>
                  {t(`link.${sign}`)}
                </Chip>
              ))}
              <span className={styles.small}>
                {closedAt ? t("closed") : t("since")} <When at={closedAt ?? createdAt} />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {data && data.length > SHOWN ? (
        <p className={styles.small}>{t("more", { n: data.length - SHOWN })}</p>
      ) : null}
    </Section>
  );
}

const MovementsSHOWN = 10;

/** The last ten movements of the member's spendable money, newest first. */
function MemberMovements({ uuid }: { uuid: string }) {
  const t = useConsoleWords("evidence");
  const names = useConsoleWords("names");
  const { data, error } = useAsk("memberMoney", "accountEntries", {
    uuid,
    account: "cash",
    limit: MovementsSHOWN,
  });
  return (
    <Section title={t("movements")}>
      <FaultText fault={error} />
      {data?.items.length === 0 ? <p className={styles.small}>{t("movementsNone")}</p> : null}
      {data && data.items.length > 0 ? (
        <table className={styles.movements}>
          <thead>
            <tr>
              <th scope="col">{t("when")}</th>
              <th scope="col">{t("what")}</th>
              <th scope="col">{t("amount")}</th>
              <th scope="col">{t("balance")}</th>
            </tr>
          </thead>
          <tbody>
            {data.items.map(({ id, at, transactionType, amount, balance }) => (
              <tr key={id}>
                <td>
                  <When at={at} />
                </td>
                <td>{names.code("type", transactionType)}</td>
                <td style={{ color: amount < 0 ? "var(--danger)" : "var(--success)" }}>
                  <Baht amount={amount} />
                </td>
                <td>
                  <Baht amount={balance} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </Section>
  );
}

/** The bank accounts that the member has bound, with the name as it was then. */
function MemberAccounts({ uuid }: { uuid: string }) {
  const t = useConsoleWords("evidence");
  const { data, error } = useAsk("withdraws", "allOperatorBanks", { uuid, limit: 10 });
  return (
    <Section title={t("accounts")}>
      <FaultText fault={error} />
      {data?.items.length === 0 ? <p className={styles.small}>{t("accountsNone")}</p> : null}
      <ul className={styles.rows}>
        {data?.items.map(({ id, status, createdAt, reason, ...account }) => (
          <li key={id} className={styles.row}>
            <AccountText account={account} />
            <strong>{t(`account.${status}`)}</strong>
            <span className={styles.small}>
              <When at={createdAt} /> {reason}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const DevicesSHOWN = 5;

/** The devices and addresses of the latest sessions. */
function MemberDevices({ uuid }: { uuid: string }) {
  const t = useConsoleWords("evidence");
  const { data } = useAsk("memberEvidence", "memberEvidence", { uuid });
  return (
    <Section title={t("devices")}>
      <ul className={styles.rows}>
        {data?.sessions.slice(0, DevicesSHOWN).map(({ id, device, place, lastSeenAt }) => {
          const { browser, system } = readUserAgent(device);
          return (
            <li key={id} className={styles.row}>
              <span>{[system, browser].filter(Boolean).join(" · ") || t("unknownDevice")}</span>
              <span className={styles.small}>
                {place || "—"} · <When at={lastSeenAt} />
              </span>
            </li>
          );
        })}
      </ul>
      {data?.sessions.length === 0 ? <p className={styles.small}>{t("none")}</p> : null}
    </Section>
  );
}

/** Limits that the member has set for themselves, and how much of each is used; breaks and exclusions. */
function MemberLimits({ uuid }: { uuid: string }) {
  const t = useConsoleWords("evidence");
  const { data } = useAsk("memberEvidence", "memberEvidence", { uuid });
  if (!data) return null;
  const { limits } = data;
  const money = limitKinds.flatMap((kind) =>
    limitSpans.flatMap((span) => {
      const limit = limits[kind][span];
      if (limit === null) return [];
      const used = limits.used?.[kind][span];
      const name = `${t(`limit.${kind}`)} / ${t(`span.${span}`)}`;
      const value = (
        <>
          <Baht amount={limit} />{" "}
          {used === undefined ? null : (
            <span className={styles.small}>
              ({t("used")} <Baht amount={used} />)
            </span>
          )}
        </>
      );
      return [[name, value] as const];
    }),
  );
  const { selfExcludedUntil, timeOutUntil } = limits;
  const facts = [
    ...money,
    [t("excludedUntil"), selfExcludedUntil && <When at={selfExcludedUntil} />] as const,
    [t("breakUntil"), timeOutUntil && <When at={timeOutUntil} />] as const,
  ];
  const isFree = facts.every(([, value]) => value === null);
  return (
    <Section title={t("limits")}>
      {isFree ? <p className={styles.small}>{t("limitsNone")}</p> : <Facts facts={facts} />}
    </Section>
  );
}
