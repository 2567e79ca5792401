import { type ActRule, actRules, handMoneyLimits } from "@/lib/domain/operators/act-rules";
import { approvalRules } from "@/lib/domain/operators/approval";
import words from "@/locales/console/en/approvals.json";

const [FROM, TO] = ["<!-- acts: npm run acts:docs -->", "<!-- end of acts -->"];

const rules: readonly (readonly [call: string, rule: ActRule])[] = Object.entries(actRules);
const nameOf = (call: string) => (words as Record<string, string>)[`kind.${call}`] ?? call;
const baht = (rule: keyof typeof approvalRules) => approvalRules[rule].initial.toLocaleString("en-US");

/** The table of acts by how many people they take, with the limits as they are at first. */
function drawActs(): string {
  const summed = rules.flatMap(([call, rule]) => {
    if (rule.people !== "summed") return [];
    const { member, maker } = handMoneyLimits[rule.sum];
    const whose = rule.sum === "payout" ? "a round" : "a member";
    return [
      `${nameOf(call)} | two above ${baht(member)} baht for ${whose}, or ${baht(maker)} by one operator`,
    ];
  });
  const those = (people: ActRule["people"]) =>
    rules.flatMap(([call, rule]) => (rule.people === people ? [nameOf(call)] : [])).join(", ");
  return [
    "act | people",
    "---|---",
    ...summed,
    `${those("judged")} | two where it raises what could be paid, or the round is closed`,
    `${those("always")} | always two`,
    "every other act | one",
  ].join("\n");
}

/** The document with its table as the code has it. @throws Error where the marks are missing */
export function withActs(document: string): string {
  const [begin, end] = [document.indexOf(FROM), document.indexOf(TO)];
  if (begin < 0 || end < begin) throw new Error("no marks for the table of acts");
  return `${document.slice(0, begin)}${FROM}\n\n${drawActs()}\n\n${document.slice(end)}`;
}
