import { screensOn } from "@/lib/contract/floor/screens";
import type { Finding, Verdict } from "./walk";

const titles: Record<Exclude<Verdict, "ok">, string> = {
  missing: "MISSING: the site says of these screens that they are not offered, or shows less",
  malformed: "MALFORMED: these answers lack what the site reads",
  tolerated: "TOLERATED: not as the spec has them; the site reads them all the same",
  refused: "REFUSED: there, but no success to look at",
  unasked: "NOT ASKED",
};

/** Lines for people: what is wrong first, by kind, with the screens that it shows on; then the sum. */
export function reportOf(findings: readonly Finding[], bases: readonly string[] = []): string {
  const parts = (Object.keys(titles) as (keyof typeof titles)[]).flatMap((verdict) => {
    const rows = findings.filter((finding) => finding.verdict === verdict);
    return rows.length === 0 ? [] : [titles[verdict], ...rows.map(lineOf), ""];
  });
  const count = (verdict: Verdict) => findings.filter((finding) => finding.verdict === verdict).length;
  const rest = (Object.keys(titles) as Verdict[]).map((verdict) => `${count(verdict)} ${words[verdict]}`);
  const isNobody = !findings.some(({ verdict }) => ["ok", "tolerated", "refused"].includes(verdict));
  return [
    ...(bases.length > 0 ? [`Asked at ${bases.join(" and ")}`, ""] : []),
    ...(isNobody
      ? ["No call is there: these may be the wrong addresses, or nothing listens at them", ""]
      : []),
    ...parts,
    `${count("ok")} of ${findings.length} calls are as the spec has them; ${rest.join(", ")}`,
  ].join("\n");
}

const words: Record<Verdict, string> = {
  ok: "ok",
  tolerated: "tolerated",
  missing: "missing",
  malformed: "malformed",
  refused: "refused",
  unasked: "not asked",
};

const lineOf = ({ key, why }: Finding): string =>
  `  ${key.padEnd(44)} ${why}\n  ${"".padEnd(44)} screens: ${screensOn(key).join(", ")}`;

/** True where people have to do something. */
export const hasFaults = (findings: readonly Finding[]): boolean =>
  findings.some(({ verdict }) => verdict === "missing" || verdict === "malformed");
