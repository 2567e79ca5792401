import { expect, test } from "vitest";
import { localeCodes } from "@/lib/domain/access/path";
import { centreAgents } from "@/lib/domain/members/agents";
import {
  CHUNK_RELOAD_MS,
  FETCH_DELAY_MS,
  GUEST_COOKIE_SECONDS,
  LOADING_BAR_MS,
  LOADING_BAR_THROTTLE_MS,
  PAYLOAD_LIMIT_BYTES,
  SNACKBAR_THROTTLE_MS,
  SNACKBAR_TIMEOUT_MS,
  TOKEN_CHECK_INTERVAL_MS,
  VISITOR_ID_MS,
} from "@/lib/domain/site/constants";

test.each([
  ["GUEST_COOKIE_SECONDS", GUEST_COOKIE_SECONDS, 604_800],
  ["VISITOR_ID_MS", VISITOR_ID_MS, 21_600_000],
  ["SNACKBAR_THROTTLE_MS", SNACKBAR_THROTTLE_MS, 500],
  ["SNACKBAR_TIMEOUT_MS", SNACKBAR_TIMEOUT_MS, 1500],
  ["LOADING_BAR_MS", LOADING_BAR_MS, 5000],
  ["LOADING_BAR_THROTTLE_MS", LOADING_BAR_THROTTLE_MS, 200],
  ["FETCH_DELAY_MS", FETCH_DELAY_MS, 200],
  ["TOKEN_CHECK_INTERVAL_MS", TOKEN_CHECK_INTERVAL_MS, 0],
  ["PAYLOAD_LIMIT_BYTES", PAYLOAD_LIMIT_BYTES, 10_485_760],
  ["CHUNK_RELOAD_MS", CHUNK_RELOAD_MS, 60_000],
] as const)("%s has the value of the spec", (_, constant, value) => {
  expect(constant).toBe(value);
});

test("the centre agent of every locale is 2, its referrer 0", () => {
  for (const locale of localeCodes) expect(centreAgents[locale]).toEqual({ agentId: 2, refUid: 0 });
});
