import type { z } from "zod";
import { entries } from "@/lib/contract";
import { callName, type Endpoint } from "@/lib/contract/endpoint";

/** Ids of things that belong to one member: a slip, a deposit, a bank account. */
export interface Belongings {
  uuid: string;
  poyId: string;
  poyKey: string;
  setPoyId: string;
  depositId: string;
  depositTotal: number;
  numberSetId: string;
  /** A bank account of the member that staff have approved */
  bankId: number;
  fileId: string;
  /** A movement of a game */
  playId: string;
  /** A session of the member on another device */
  sessionId: string;
  passkeyId: string;
  /** The challenge that the member's session was asked to sign */
  challengeId: string;
  ticketId: string;
}

/** A call that names an owned thing: the body (as on the wire) that refers to it. */
type Reach = (thing: Belongings) => Record<string, unknown>;

const byId =
  (field: keyof Belongings, name = "id"): Reach =>
  (thing) => ({ [name]: thing[field] });
const aSet = { name: "mine now", rows: [{ option: "teng_bon_2", number: "47" }] };

const aClaim = { amount: 100, transferredAt: "2026-11-26T07:59:00+07:00" };
const aReport = {
  ...{ bankId: 1, channel: "mobile", channelName: "Mobile banking", bankCode: "SCB" },
  ...{ bankAccountNumber: "111-2-33333-4", bankAccountName: "Somebody else", amount: 100 },
  depositAt: "2026-11-26T07:59:00+07:00",
};

const aCredential = { id: "AAAA", rawId: "AAAA", type: "public-key", clientExtensionResults: {} };

/** Every member call with the id of an owned thing; by the call's name, once for each kind of thing. */
export const owned: Record<string, Record<string, Reach>> = {
  "poys.one": { slip: byId("poyId"), "slip of sets": byId("setPoyId") },
  "poys.by-key": { slip: byId("poyKey", "key") },
  "poys.abort": { slip: byId("poyId", "poyId"), "slip of sets": byId("setPoyId", "poyId") },
  "receipts.switch": {
    slip: ({ poyId }) => ({ poyId, isPublic: false }),
    "slip of sets": ({ setPoyId }) => ({ poyId: setPoyId, isPublic: false }),
  },
  "deposits.one": { deposit: byId("depositId") },
  "simulators.transfer": {
    deposit: ({ depositId, depositTotal }) => ({
      depositId,
      amount: depositTotal / 100,
      account: "012-3-45678-9",
    }),
  },
  "deposits.cancel": { deposit: byId("depositId") },
  "deposits.claim": { deposit: ({ depositId }) => ({ id: depositId, ...aClaim }) },
  "deposits.normal.create": { file: ({ fileId }) => ({ ...aReport, fileId }) },
  "partners.game.round": { play: byId("playId") },
  "files.one": { file: byId("fileId") },
  "withdraws.create": { "bank account": ({ bankId }) => ({ bankId, amount: 100 }) },
  "number-sets.update": { "number set": ({ numberSetId }) => ({ id: numberSetId, ...aSet }) },
  "number-sets.remove": { "number set": byId("numberSetId") },
  "tickets.write": { ticket: ({ ticketId }) => ({ id: ticketId, text: "mine now" }) },
  "users.sessions.revoke": { session: byId("sessionId") },
  "passkeys.remove": { passkey: byId("passkeyId") },
  "passkeys.register-verify": {
    challenge: ({ challengeId }) => ({
      ...{ challengeId, name: "mine now" },
      response: { ...aCredential, response: { clientDataJSON: "e30", attestationObject: "oA" } },
    }),
  },
  "passkeys.confirm-verify": {
    challenge: ({ challengeId }) => ({
      challengeId,
      response: {
        ...aCredential,
        response: { clientDataJSON: "e30", authenticatorData: "AA", signature: "AA" },
      },
    }),
  },
  "push.auth": {
    channel: ({ uuid }) => ({ socket_id: "123.456", channel_name: `private-${uuid}` }),
  },
};

/** Fields that look like an id and refer to nothing owned, each with what it refers to. */
const common: Record<string, string> = {
  betId: "a round",
  gameId: "a partner's game",
  "deposits.fast.create bankId": "an account of the site",
  "deposits.normal.create bankId": "an account of the site",
  "deposits.qrcode.create bankId": "an account of the site",
  "achievements.claim id": "a goal, which is everybody's",
  "notifications.read ids": "notifications, of which only the member's own are marked",
  "users-infos.update lineId": "a name at another service, stated by the member",
};

const namesSomething = /^(id|ids|key|channel_name)$|Ids?$/;

/** The identifying fields of a member's call, without those that refer to something public. */
export function namingFields(entry: Endpoint): string[] {
  const shapes = [entry.query, entry.body].flatMap((shape) => (shape ? fieldsOf(shape) : []));
  return shapes.filter(
    (field) => namesSomething.test(field) && !(field in common) && !(`${callName(entry)} ${field}` in common),
  );
}

/** Calls for members. */
export const membersCalls = entries.map(([, entry]) => entry).filter(({ access }) => access === "member");

/** Every field of a shape; of a union those of each branch. */
function fieldsOf(shape: z.ZodType): string[] {
  const def = shape._zod.def as { type: string; shape?: Record<string, z.ZodType>; options?: z.ZodType[] };
  if (def.shape) return Object.keys(def.shape);
  return (def.options ?? []).flatMap(fieldsOf);
}
