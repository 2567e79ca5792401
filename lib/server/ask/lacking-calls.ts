/** Calls that the upstream does not implement: for a while its older calls are asked at once. */
import { callName, type Endpoint } from "@/lib/contract/endpoint";
import { perProcess } from "@/lib/server/config/per-process";

export const LACKING_MS = 60_000;

const untilMs = () => perProcess("lacking-calls", () => new Map<string, number>());

export const isLacking = (entry: Endpoint, nowMs: number): boolean =>
  nowMs < (untilMs().get(callName(entry)) ?? Number.NEGATIVE_INFINITY);

export function noteLacking(entry: Endpoint, nowMs: number): void {
  untilMs().set(callName(entry), nowMs + LACKING_MS);
}
