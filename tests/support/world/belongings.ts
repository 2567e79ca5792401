import { eq } from "drizzle-orm";
import { createFastDeposit } from "@/lib/contract/deposits/fast";
import { createNumberSet } from "@/lib/contract/number-sets";
import { createTicket } from "@/lib/contract/tickets";
import { satang } from "@/lib/domain/money/money";
import { file } from "@/upstream/db/schema/files";
import { gameOperation } from "@/upstream/db/schema/games";
import { session } from "@/upstream/db/schema/members";
import { passkey, passkeyChallenge } from "@/upstream/db/schema/passkeys";
import { newKey } from "../../../tools/testing/calls";
import type { Belongings } from "../laws/owned";
import type { TestService } from "../service/service";
import { boundAccount } from "./banks";
import { launch, tell } from "./games";
import type { Person } from "./people";
import { addRound, bet, line } from "./rounds";
import { takeSets } from "./sets";

/** The name of the number set. */
export const SET_NAME = "numbers that are nobody else's business";

/** One of everything that a member can own, and the number of the bank account. */
export async function fillHands(
  service: TestService,
  owner: Person,
): Promise<Belongings & { accountNumber: string }> {
  const { token } = owner;
  const poyKey = newKey();
  const betId = await addRound(service, "th_open");
  const { poyId } = await bet(service, owner, betId, [line("teng_bon_2", "47", 1)], poyKey);
  const sets = await takeSets(service, owner, await addRound(service, "lao"), [{ number: "1234", sets: 1 }]);
  const asked = await service.call(createFastDeposit, {
    body: { bankId: 1, prepareAmount: satang(100_00) },
    token,
    key: newKey(),
  });
  const account = await boundAccount(service, owner);
  const set = await service.call(createNumberSet, {
    body: { name: SET_NAME, rows: [{ option: "teng_bon_2", number: "47" }] },
    token,
  });
  const ticket = await service.call(createTicket, {
    body: { subject: "other", text: "for the staff alone" },
    token,
    key: newKey(),
  });
  return {
    uuid: owner.uuid,
    ticketId: ticket.id,
    poyId,
    poyKey,
    setPoyId: sets.poyId,
    depositId: asked.id,
    depositTotal: asked.prepareTotal,
    numberSetId: set.id,
    bankId: account.bankId,
    accountNumber: account.accountNumber,
    fileId: await uploadOf(service, owner),
    playId: await playOf(service, owner),
    ...(await devicesOf(service, owner)),
  };
}

/** Another session of the member, a passkey, and a challenge to sign. */
async function devicesOf(service: TestService, { uuid }: Person) {
  const [other] = await service.db.insert(session).values({ member: uuid }).returning({ id: session.id });
  const key = { credentialId: newKey(), publicKey: "", counter: 0, transports: [], name: "his phone" };
  const [kept] = await service.db
    .insert(passkey)
    .values({ member: uuid, ...key })
    .returning({ id: passkey.id });
  const asked = { rpId: "localhost", origin: "http://localhost", challenge: newKey() };
  const expiresAt = new Date(Date.now() + 60_000);
  const [question] = await service.db
    .insert(passkeyChallenge)
    .values({ purpose: "confirm", session: other?.id, expiresAt, ...asked })
    .returning({ id: passkeyChallenge.id });
  return { sessionId: other?.id ?? "", passkeyId: kept?.id ?? "", challengeId: question?.id ?? "" };
}

/** A picture of the member, without the upload. */
async function uploadOf(service: TestService, { uuid }: Person): Promise<string> {
  const picture = {
    owner: uuid,
    purpose: "transfer-slip",
    mediaType: "image/jpeg",
    content: Buffer.from("his"),
  };
  const [row] = await service.db.insert(file).values(picture).returning({ id: file.id });
  return row?.id ?? "";
}

/** A stake in a game of the member. */
async function playOf(service: TestService, owner: Person): Promise<string> {
  const player = await launch(service, owner);
  await tell(service, player, "bet", 1, { round: `of-${owner.uuid}` });
  const [stake] = await service.db
    .select({ id: gameOperation.id })
    .from(gameOperation)
    .where(eq(gameOperation.member, owner.uuid));
  return stake?.id ?? "";
}
