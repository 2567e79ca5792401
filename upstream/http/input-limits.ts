/** Limits on a request before its body is read, and a count of the requests whose body was refused. */
import type { FastifyRequest } from "fastify";
import type { Endpoint } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import { isRefusedInput } from "@/lib/contract/refused-input";
import { createRefusedInput, type InputSender } from "@/lib/domain/access/refused-input";
import { bearerOf } from "./caller";
import { addressOf } from "./note-refusal";
import type { Tokens } from "./token";

export interface InputLimits {
  /** Runs before the body of a call is read. Throws `payload-too-large`, `rate-limited`, `bad-request`. */
  before(entry: Endpoint): (request: FastifyRequest) => Promise<void>;
  /** Counts a refusal that was caused by the input. */
  refused(fault: Fault, request: FastifyRequest): Promise<void>;
}

export function inputLimits(tokens: Tokens): InputLimits {
  const counted = createRefusedInput();
  const guarded = new WeakSet<FastifyRequest>();

  async function senderOf(request: FastifyRequest): Promise<InputSender> {
    const token = bearerOf(request.headers.authorization);
    const claims = token ? await tokens.verify(token) : null;
    return { address: addressOf(request), member: claims?.uuid ?? null };
  }

  return {
    before: (entry) => async (request) => {
      if (entry.method !== "POST") return;
      guarded.add(request);
      refuseLength(entry, request.headers["content-length"]);
      if (!counted.isSpent(addressOf(request), Date.now())) return;
      const retryAfterSeconds = counted.waitSeconds(await senderOf(request), Date.now());
      if (retryAfterSeconds > 0) throw new Fault("rate-limited", { retryAfterSeconds });
    },
    async refused(fault, request) {
      if (guarded.has(request) && isRefusedInput(fault.code))
        counted.count(await senderOf(request), Date.now());
    },
  };
}

/** Other bodies are counted while they are read; a form is read in parts, so its length must be declared. */
function refuseLength({ multipart, bodyLimitBytes }: Endpoint, announced: string | undefined): void {
  if (multipart && announced === undefined)
    throw new Fault("bad-request", undefined, "a form has to announce its length");
  if (Number(announced ?? 0) > bodyLimitBytes) throw new Fault("payload-too-large");
}
