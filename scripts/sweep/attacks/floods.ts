import sharp from "sharp";
import { rateNow } from "@/lib/contract/numbers";
import { bangkokIso } from "@/lib/domain/time/time";
import { signFeed, WEBHOOK_PATH } from "@/upstream/deposits/providers/webhook";
import { newKey } from "../../../tools/testing/calls";
import { type Attack, createFinding } from "./attack";
import { betOn, stockRound } from "./rounds";
import { counted, mostSince } from "./stage";

const option = "teng_bon_1";

export const manySlips: Attack = {
  name: "250 slips of one member at once",
  async run(stage) {
    const finding = createFinding();
    const [hasty, other] = [await stage.newMember(1_000), await stage.newMember(100)];
    const { betId } = await stockRound(stage);
    const { defaultRate } = await stage.call(rateNow, { query: { betId, betType: option } });
    const before = await stage.cashOf(hasty);
    const begunMs = Date.now();
    const slips = await Promise.all(
      Array.from({ length: 250 }, () => betOn(stage, hasty, betId, option, ["7"], 1, defaultRate)),
    );
    const taken = slips.filter(({ code }) => code === "done").length;
    finding.expect(taken <= mostSince(begunMs, 120), `${taken} were taken`);
    const paid = before - (await stage.cashOf(hasty));
    finding.expect(paid === taken * 100, `${taken} slips of 1 baht cost ${paid / 100} baht`);
    const { code } = await betOn(stage, other, betId, option, ["7"], 1, defaultRate);
    finding.expect(code === "done", `another member's slip: ${code}`);
    finding.note(`${counted(slips.map((one) => one.code))}, paid ${paid / 100} baht; another member ${code}`);
    return finding.result();
  },
};

export const manyUploads: Attack = {
  name: "60 pictures of one member at once",
  async run(stage) {
    const finding = createFinding();
    const { token } = await stage.newMember();
    const create = { width: 60, height: 40, channels: 3, background: "#1266aa" } as const;
    const picture = new Uint8Array(await sharp({ create }).png().toBuffer());
    const begunMs = Date.now();
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async () => {
        const form = new FormData();
        form.set("purpose", "transfer-slip");
        form.set("file", new Blob([picture], { type: "image/png" }), "slip.png");
        const headers = { authorization: `Bearer ${token}` };
        const url = `${stage.upstreamOrigin}/api/files.create`;
        return (await fetch(url, { method: "POST", headers, body: form })).status;
      }),
    );
    const kept = statuses.filter((status) => status === 200).length;
    if (kept === 0) throw new Error(`no picture was kept at all: ${counted(statuses)}`);
    finding.expect(kept <= mostSince(begunMs, 10), `${kept} were kept`);
    finding.note(counted(statuses));
    return finding.result();
  },
};

export const absurdRows: Attack = {
  name: "rows of the year 1 and the year 9999 in a bank's feed",
  async run(stage) {
    const finding = createFinding();
    const row = (at: string) => ({ bankAccountId: 1, amount: 4_321.98, at, ref: newKey(), channel: "robot" });
    const rows = [row("0001-01-01T00:00:00Z"), row(bangkokIso(Date.now())), row("9999-12-31T23:59:59Z")];
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const signature = signFeed(stage.feedSecret, timestamp, Buffer.from(JSON.stringify({ rows })));
    const headers = { "x-feed-timestamp": timestamp, "x-feed-signature": signature };
    const { status, body } = await stage.wire("POST", WEBHOOK_PATH, { rows }, headers);
    finding.expect(status === 200, `the whole message was answered ${status}`);
    const told = JSON.stringify(body);
    const { data } = body as { data?: { rows?: { refused?: string; isNew?: boolean }[] } };
    const answers = data?.rows ?? [];
    finding.expect(answers[1]?.isNew === true, `the good row was not taken in: ${told}`);
    finding.expect(
      [answers[0], answers[2]].every((one) => one?.refused),
      `absurd rows were taken in: ${told}`,
    );
    finding.note(`${status}, ${answers.map((one) => one.refused ?? "taken in").join(", ")}`);
    return finding.result();
  },
};
