import { callName } from "@/lib/contract/endpoint";
import { depositCalls } from "../deposits/calls";
import { balanceCalls } from "../ledger/balances";
import { statementCalls } from "../ledger/statement";
import { infoCalls } from "../members/infos";
import { loginCalls } from "../members/login";
import { sessionCalls } from "../members/sessions";
import { signupCalls } from "../members/signup";
import { numberCalls } from "../numbers/number-rates";
import { auditCalls } from "../operators/audit";
import { bankFeedCalls } from "../operators/bank-feed";
import { limitCalls } from "../operators/limits";
import { operatorRoundCalls } from "../operators/rounds";
import { poyCalls } from "../poys/calls";
import { pushCalls } from "../realtime/push-auth";
import { roundCalls } from "../rounds/calls";
import { siteCalls } from "../site/calls";
import type { Served } from "./serve-endpoint";

/** Every call that this upstream serves. */
export const served: readonly Served[] = [
  ...auditCalls,
  ...balanceCalls,
  ...bankFeedCalls,
  ...depositCalls,
  ...infoCalls,
  ...limitCalls,
  ...loginCalls,
  ...numberCalls,
  ...operatorRoundCalls,
  ...poyCalls,
  ...pushCalls,
  ...roundCalls,
  ...sessionCalls,
  ...signupCalls,
  ...siteCalls,
  ...statementCalls,
];

/** Their names, for the test that holds them against the contract. */
export const servedNames = (): readonly string[] => served.map(({ entry }) => callName(entry));
