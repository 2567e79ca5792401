/** The webhook for game providers: signed messages in, definite answers out. */
import type { FastifyInstance } from "fastify";
import { Fault } from "@/lib/contract/fault";
import { GAME_HOOK_PATH, type WalletAnswer, type WebhookMessage } from "@/lib/contract/game-wallet";
import { bodyLimits } from "@/lib/domain/site/constants";
import type { Tx } from "../../db/tx";
import { transact } from "../../http/define-handler";
import { open } from "../../http/open-route";
import type { Dependencies } from "../../http/services";
import { moneyOf } from "../../ledger/balances";
import { applyMessage } from "./apply-message";
import { memberOf } from "./players";
import { refuseAbsent } from "./refuse-stake";

export function addGameWebhook(server: FastifyInstance, dependencies: Dependencies): void {
  server.register(async (door) => {
    // The signature covers the raw bytes.
    door.removeAllContentTypeParsers();
    door.addContentTypeParser(
      "application/json",
      { parseAs: "buffer", bodyLimit: bodyLimits.content },
      (_request, body, done) => done(null, body),
    );
    door.post<{ Params: { partner: string } }>(`${GAME_HOOK_PATH}/:partner`, open, async (request) => {
      const { partner } = request.params;
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const provider = dependencies.services.gameProviders.get(partner);
      // Does not say what was wrong; the same for partners without a provider.
      if (!provider?.isGenuine(request.headers, body, Date.now())) throw new Fault("forbidden");
      const message = provider.read(parsed(body));
      const answer = await transact(dependencies, (tx) => answerTo(tx, partner, message));
      dependencies.publish();
      return { data: provider.write(answer) };
    });
  });
}

async function answerTo(tx: Tx, partner: string, message: WebhookMessage): Promise<WalletAnswer> {
  if (message.type !== "balance") return applyMessage(tx, partner, message);
  const member = await memberOf(tx, partner, message.player);
  // A provider may read a member's balance only while that member has one of its games open.
  await refuseAbsent(tx, partner, member);
  const { balance } = await moneyOf(tx, member);
  return { transaction: null, moved: false, balance };
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    throw new Fault("bad-request");
  }
}
