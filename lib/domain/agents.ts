/** To whom a newcomer belongs: who invited him, whose link he followed, else the centre of his language. */
import type { LocaleCode } from "./access/path";

/** 0 is nobody. */
export interface Agent {
  agentId: number;
  refUid: number;
}

/** What stands in the table until an operator says otherwise (decision 12). */
export const centreAgents: Readonly<Record<LocaleCode, Agent>> = {
  th: { agentId: 2, refUid: 0 },
  en: { agentId: 2, refUid: 0 },
  kh: { agentId: 2, refUid: 0 },
  mm: { agentId: 2, refUid: 0 },
};

const localeOfLanguage: Readonly<Record<string, LocaleCode>> = { th: "th", en: "en", km: "kh", my: "mm" };

/** The locale whose centre a visitor comes to, by the language of his page (`km`, `en-GB`); Thai for any other. */
export function centreOf(language: string): LocaleCode {
  const tag = language.trim().toLowerCase().split(/[-,;]/)[0] ?? "";
  return localeOfLanguage[tag] ?? "th";
}

interface Ways {
  /** What the signup itself says; empty and 0 say nothing. */
  said: Partial<Agent>;
  centre: Agent;
  /** The member whose invitation was followed. */
  referrer: { uid: number; agentId: number } | null;
  /** The employee whose link was followed. */
  employee: { agentId: number } | null;
}

/** A link that somebody really sent decides; then what was said; then the centre. */
export function agentOf({ said, centre, referrer, employee }: Ways): Agent {
  return {
    agentId: referrer?.agentId || employee?.agentId || said.agentId || centre.agentId,
    refUid: referrer?.uid || said.refUid || centre.refUid,
  };
}
