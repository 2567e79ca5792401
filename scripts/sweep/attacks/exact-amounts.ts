import { cancelDeposit } from "@/lib/contract/deposits";
import { createCryptoDeposit } from "@/lib/contract/deposits/crypto";
import { createFastDeposit } from "@/lib/contract/deposits/fast";
import { createQrDeposit } from "@/lib/contract/deposits/qrcode";
import { satang } from "@/lib/domain/money/money";
import { newKey } from "../../../tools/testing/calls";
import { type Attack, createFinding } from "./attack";
import { counted, type Member, type Stage } from "./stage";

/** The number of exact amounts of one sum on one account. */
const all = 99;
const prepareAmount = satang(500_00);

const inBaht = (stage: Stage, { token, headers }: Member) =>
  stage.tried(createFastDeposit, { body: { bankId: 1, prepareAmount }, token, headers, key: newKey() });
const byQr = (stage: Stage, { token, headers }: Member) =>
  stage.tried(createQrDeposit, { body: { prepareAmount, bankId: 1 }, token, headers, key: newKey() });
const inCoins = (stage: Stage, { token, headers }: Member) => {
  const body = { prepareAmount: satang(2_000_00), coin: "USDT", chain: "TRC20" };
  return stage.tried(createCryptoDeposit, { body, token, headers, key: newKey() });
};

/** Requests and cancels until it is refused. */
async function exhaust(stage: Stage, ask: typeof inBaht | typeof inCoins): Promise<string> {
  const member = await stage.newMember();
  const codes: string[] = [];
  for (let at = 0; at < all; at += 1) {
    const { code, reply } = await ask(stage, member);
    codes.push(code);
    if (!reply) break;
    await stage.call(cancelDeposit, { body: { id: reply.id }, token: member.token, headers: member.headers });
  }
  if (codes[0] !== "done") throw new Error(`the first request was refused: ${codes[0]}`);
  return counted(codes);
}

export const exactAmounts: Attack = {
  name: "one member asks for exact amounts and cancels until none is left",
  async run(stage) {
    const finding = createFinding();
    finding.note(`500 baht: ${await exhaust(stage, inBaht)}`);
    for (const [way, ask] of [
      ["transfer", inBaht],
      ["QR code", byQr],
    ] as const) {
      const { code } = await ask(stage, await stage.newMember());
      finding.expect(code === "done", `another member's ${way} of 500 baht: ${code}`);
    }
    finding.note(`coins: ${await exhaust(stage, inCoins)}`);
    const { code } = await inCoins(stage, await stage.newMember());
    finding.expect(code === "done", `another member's coins: ${code}`);
    return finding.result();
  },
};
