import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { faultBody } from "@/lib/contract/fault-details";
import {
  GAME_HOOK_PATH,
  type WalletMessage,
  type WebhookMessage,
  walletAnswer,
  webhookMessage,
} from "@/lib/contract/game-wallet";
import { launchGame } from "@/lib/contract/partners";
import { type Satang, satang } from "@/lib/domain/money/money";
import type { WalletOperation } from "@/lib/domain/partners/wallet";
import { signedHeaders } from "@/upstream/partners/wallet/signature";
import { DEMO_PARTNER, demoSecret } from "@/upstream/simulators/games/provider";
import type { TestService } from "../service/service";
import type { Person } from "./people";

/** A member in a game, as the provider knows them. */
export interface Player extends Person {
  player: string;
  /** The launch address. */
  url: string;
}

export async function launch(service: TestService, member: Person, gameId = "golden-lotus"): Promise<Player> {
  const { url } = await service.call(launchGame, {
    body: { partner: DEMO_PARTNER, gameId, device: "mobile" },
    token: member.token,
  });
  const { rows } = await service.db.execute<{ player: string }>(
    sql`SELECT player FROM game_player WHERE member = ${member.uuid} AND partner = ${DEMO_PARTNER}`,
  );
  return { ...member, player: rows[0]?.player ?? "", url };
}

export interface WebhookReply {
  status: number;
  /** The refusal's code, or null. */
  code: string | null;
  moved: boolean | null;
  balance: Satang | null;
}

const MOST_TRIES = 10;

/** A message as the provider sends it, signed now unless headers are given. */
export async function tellWallet(
  service: TestService,
  message: WebhookMessage,
  headers?: Record<string, string>,
  partner = DEMO_PARTNER,
  tries = 1,
): Promise<WebhookReply> {
  const body = JSON.stringify(z.encode(webhookMessage, message));
  const signed = signedHeaders(demoSecret(service.dependencies.env), partner, body, Date.now());
  const response = await fetch(`${service.origin}${GAME_HOOK_PATH}/${partner}`, {
    method: "POST",
    headers: { ...signed, ...headers },
    body,
  });
  const json: unknown = await response.json();
  if (response.status !== 200) {
    const { code } = faultBody.parse(json);
    // A provider repeats its message; nothing is half done by one that found no connection.
    if (code === "busy" && tries < MOST_TRIES)
      return tellWallet(service, message, headers, partner, tries + 1);
    return { status: response.status, code, moved: null, balance: null };
  }
  const { moved, balance } = z.object({ data: walletAnswer }).parse(json).data;
  return { status: 200, code: null, moved, balance };
}

type Rest = Partial<Omit<WalletMessage, "type" | "player" | "amount">>;

/** One message about a player, in whole baht; with a new transaction unless it is named. */
export function tell(
  service: TestService,
  { player }: Pick<Player, "player">,
  type: WalletOperation,
  baht: number | null,
  rest: Rest = {},
): Promise<WebhookReply> {
  const transaction = rest.transaction ?? randomUUID();
  const amount = baht === null ? {} : { amount: satang(baht * 100) };
  return tellWallet(service, { type, player, transaction, game: "golden-lotus", ...amount, ...rest });
}

/** All kinds of messages of a provider, each once; and their rounds. */
export async function everyOperation(service: TestService, member: Person): Promise<void> {
  const player = await launch(service, member);
  const steps: [WalletOperation, number | null, Rest][] = [
    ["create", 10, { round: "R1" }],
    ["bet", 5, { round: "R1" }],
    ["win", 30, { round: "R1" }],
    ["bet", 5, { round: "R2" }],
    ["draw", 5, { round: "R2" }],
    ["bet", 5, { round: "R3", transaction: "R3-bet" }],
    ["refund", null, { round: "R3", refersTo: "R3-bet" }],
    ["bet", 5, { round: "R3" }],
    ["cancel", null, { round: "R3" }],
    ["bonus", 3, {}],
    ["add", 2, { round: "R1" }],
    ["deduct", 1, { round: "R1" }],
  ];
  for (const [type, baht, rest] of steps) {
    const { status, code } = await tell(service, player, type, baht, rest);
    if (status !== 200) throw new Error(`${type} of ${rest.round} was refused: ${code}`);
  }
}
