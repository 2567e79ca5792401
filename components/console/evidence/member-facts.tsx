"use client";
import { useAsk } from "@/stores/console/use-ask";
import { Baht, MemberLink, When } from "../fields/values";
import { Facts } from "../page/facts";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";

/** Who the member is by name, since when, what they have, and what they must still stake. */
export function MemberFacts({ uuid, userName }: { uuid: string; userName: string }) {
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
