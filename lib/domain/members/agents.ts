/** The agent of a new member: the inviter's, the followed link's, else the centre of their language. */
import type { LocaleCode } from "../access/path";

/** 0 means none. */
export interface Agent {
  agentId: number;
  refUid: number;
}

/** The initial rows, until an operator changes them (decision 12). */
export const centreAgents: Readonly<Record<LocaleCode, Agent>> = {
  th: { agentId: 2, refUid: 0 },
  en: { agentId: 2, refUid: 0 },
  kh: { agentId: 2, refUid: 0 },
  mm: { agentId: 2, refUid: 0 },
};

const localeOfLanguage: Readonly<Record<string, LocaleCode>> = { th: "th", en: "en", km: "kh", my: "mm" };

/** The locale of a visitor's centre, by the page's language (`km`, `en-GB`); Thai for any other. */
export function centreOf(language: string): LocaleCode {
  const tag = language.trim().toLowerCase().split(/[-,;]/)[0] ?? "";
  return localeOfLanguage[tag] ?? "th";
}

interface AgentSources {
  /** What the signup names; empty and 0 mean none. */
  said: Partial<Agent>;
  centre: Agent;
  /** The member whose invitation was followed. */
  referrer: { uid: number; agentId: number } | null;
  /** The employee whose link was followed. */
  employee: { agentId: number } | null;
}

/** A link that was followed comes first, then what the signup names, then the centre. */
export function agentOf({ said, centre, referrer, employee }: AgentSources): Agent {
  return {
    agentId: referrer?.agentId || employee?.agentId || said.agentId || centre.agentId,
    refUid: referrer?.uid || said.refUid || centre.refUid,
  };
}
