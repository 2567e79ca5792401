/**
 * The visitor id: the upstream's id of this device, requested once in six hours (decision 29). Runs in the
 * background, not in frames; the site works without it.
 */

import type { Call } from "@/lib/client/calls/lazy-call";
import { whenIdle } from "@/lib/client/page/after-interaction";
import { isFramed } from "@/lib/client/page/partner-frame";
import { VISITOR_ID_MS } from "@/lib/domain/site/constants";
import { SECOND_MS } from "@/lib/domain/time/time";
import { deviceKind } from "@/lib/kernel/user-agent";

const VISITOR_LASTS_SECONDS = VISITOR_ID_MS / SECOND_MS;
const STORED = "visitor-id";

/** Stored in local storage; `iat` and `exp` are seconds since 1970, `uuid` is empty for a guest. */
export interface VisitorRecord {
  visitorId: string;
  iat: number;
  exp: number;
  uuid: string;
}

/** The record while it is valid: it is dropped when it has expired or another member is signed in. */
export function readVisitor(uuid: string, nowMs = Date.now()): VisitorRecord | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORED) ?? "null");
    if (isRecord(kept) && kept.uuid === uuid && isWithin(kept, nowMs / 1000)) return kept;
    localStorage.removeItem(STORED);
  } catch {
    // Storage is unavailable, or its content is invalid.
  }
  return null;
}

function isRecord(value: unknown): value is VisitorRecord {
  if (typeof value !== "object" || value === null) return false;
  const { visitorId, iat, exp, uuid } = value as Record<string, unknown>;
  const areText = typeof visitorId === "string" && visitorId !== "" && typeof uuid === "string";
  return areText && typeof iat === "number" && typeof exp === "number";
}

/** After a clock change or with an end too far in the future, the record is not kept for longer. */
const isWithin = ({ iat, exp }: VisitorRecord, now: number) =>
  iat <= now && now < exp && exp - iat <= VISITOR_LASTS_SECONDS;

function keep(visitorId: string, uuid: string): void {
  const iat = Math.floor(Date.now() / 1000);
  const record: VisitorRecord = { visitorId, iat, exp: iat + VISITOR_LASTS_SECONDS, uuid };
  try {
    localStorage.setItem(STORED, JSON.stringify(record));
  } catch {
    // Requested again on the next page.
  }
}

let running: { uuid: string; answer: Promise<string | null> } | undefined;

/** The id, stored or requested; at most one attempt per page view and member. Never rejects. */
export function visitorId(call: Call, uuid: string): Promise<string | null> {
  if (isFramed()) return Promise.resolve(null);
  if (running?.uuid !== uuid) running = { uuid, answer: find(call, uuid).catch(() => null) };
  return running.answer;
}

async function find(call: Call, uuid: string): Promise<string | null> {
  const kept = readVisitor(uuid);
  if (kept) return kept.visitorId;
  await whenIdle();
  const device = await traits();
  // Another tab may have requested it meanwhile.
  const known = readVisitor(uuid);
  if (known) return known.visitorId;
  const { visitorId, requestId } = await call("devices", "identifyVisitor", {
    body: {
      device,
      linkedUid: uuid || null,
      referUrl: document.referrer.slice(0, 2_000),
      pageName: location.pathname.slice(0, 200),
      uuid: uuid || null,
    },
  });
  const id = visitorId ?? requestId ?? null;
  if (id) keep(id, uuid);
  return id;
}

/** Traits of this device. Without the library, its own traits are left out. */
async function traits(): Promise<Record<string, unknown>> {
  const { userAgent, languages, hardwareConcurrency, maxTouchPoints } = navigator;
  return {
    ...(await fingerprint().catch(() => ({}))),
    userAgent: userAgent.slice(0, 400),
    kind: deviceKind(userAgent),
    languages: languages.slice(0, 10),
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    screen: [screen.width, screen.height, devicePixelRatio],
    cores: hardwareConcurrency,
    touches: maxTouchPoints,
  };
}

async function fingerprint(): Promise<{ fingerprint: string; confidence: number }> {
  const { default: library } = await import("@fingerprintjs/fingerprintjs");
  // The library would report one page in a thousand to its makers; only our own origin may be called.
  const agent = await library.load({ monitoring: false });
  const { visitorId, confidence } = await agent.get();
  return { fingerprint: visitorId, confidence: confidence.score };
}

/** Resets the state between tests. */
export function forgetVisitor(): void {
  running = undefined;
}
