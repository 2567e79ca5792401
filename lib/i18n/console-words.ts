/** The console's messages: Thai and English, flat lists by namespace. Members' pages load none of them. */
import type account from "@/locales/console/en/account.json";
import type act from "@/locales/console/en/act.json";
import type approvals from "@/locales/console/en/approvals.json";
import type audit from "@/locales/console/en/audit.json";
import type content from "@/locales/console/en/content.json";
import type evidence from "@/locales/console/en/evidence.json";
import type fields from "@/locales/console/en/fields.json";
import type jobs from "@/locales/console/en/jobs.json";
import type list from "@/locales/console/en/list.json";
import type markets from "@/locales/console/en/markets.json";
import type members from "@/locales/console/en/members.json";
import type messages from "@/locales/console/en/messages.json";
import type partners from "@/locales/console/en/partners.json";
import type queues from "@/locales/console/en/queues.json";
import type rates from "@/locales/console/en/rates.json";
import type reports from "@/locales/console/en/reports.json";
import type result from "@/locales/console/en/result.json";
import type rounds from "@/locales/console/en/rounds.json";
import type settings from "@/locales/console/en/settings.json";
import type shell from "@/locales/console/en/shell.json";
import type site from "@/locales/console/en/site.json";
import type slips from "@/locales/console/en/slips.json";
import type staff from "@/locales/console/en/staff.json";
import type today from "@/locales/console/en/today.json";
import type transfers from "@/locales/console/en/transfers.json";
import { loadSharedNames, type SharedNames } from "./shared-names";

/** Messages by namespace; each but `names` has a file in `locales/console/{th,en}`. */
export interface ConsoleWords {
  account: typeof account;
  act: typeof act;
  approvals: typeof approvals;
  audit: typeof audit;
  content: typeof content;
  evidence: typeof evidence;
  fields: typeof fields;
  jobs: typeof jobs;
  list: typeof list;
  markets: typeof markets;
  members: typeof members;
  messages: typeof messages;
  partners: typeof partners;
  queues: typeof queues;
  rates: typeof rates;
  reports: typeof reports;
  result: typeof result;
  rounds: typeof rounds;
  settings: typeof settings;
  shell: typeof shell;
  site: typeof site;
  slips: typeof slips;
  staff: typeof staff;
  today: typeof today;
  transfers: typeof transfers;
  names: SharedNames;
}

const consoleNamespaces = [
  "account",
  "act",
  "approvals",
  "audit",
  "content",
  "evidence",
  "fields",
  "jobs",
  "list",
  "markets",
  "members",
  "messages",
  "partners",
  "queues",
  "rates",
  "reports",
  "result",
  "rounds",
  "settings",
  "shell",
  "site",
  "slips",
  "staff",
  "today",
  "transfers",
] as const satisfies readonly (keyof ConsoleWords)[];

export const consoleLanguages = ["th", "en"] as const;
export type ConsoleLanguage = (typeof consoleLanguages)[number];

export const isConsoleLanguage = (text: unknown): text is ConsoleLanguage =>
  consoleLanguages.some((language) => language === text);

const kept = new Map<ConsoleLanguage, Promise<ConsoleWords>>();

async function readWords(language: ConsoleLanguage): Promise<ConsoleWords> {
  const words: Partial<Record<keyof ConsoleWords, unknown>> = {};
  for (const name of consoleNamespaces) {
    const file: { default: unknown } = await import(`../../locales/console/${language}/${name}.json`);
    words[name] = file.default;
  }
  words.names = await loadSharedNames(language);
  return words as ConsoleWords;
}

/** All messages of a language, read once per process. */
export function loadConsoleWords(language: ConsoleLanguage): Promise<ConsoleWords> {
  const known = kept.get(language);
  if (known) return known;
  const words = readWords(language);
  kept.set(language, words);
  words.catch(() => kept.delete(language));
  return words;
}
