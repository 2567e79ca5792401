import { createLoginCode } from "@/lib/contract/login-codes";
import { requestOtp } from "@/lib/contract/otps";
import { login, usersInfos } from "@/lib/contract/users";
import { type Attack, createFinding } from "./attack";
import { anyAddress, counted, mostSince, PASSWORD } from "./stage";
import { watchOthers } from "./waits";

const from = (address: string) => ({ "x-client-ip": address });
const wrong = "Wrong#Pin1";
let strangers = 0;
const somebody = () => {
  strangers += 1;
  return { userName: `nobody${strangers}x`, phoneNumber: `+66861${String(strangers).padStart(6, "0")}` };
};

export const manyLogins: Attack = {
  name: "a hundred wrong logins at once",
  async run(stage) {
    const finding = createFinding();
    const { token } = await stage.newMember();
    const headers = from(anyAddress());
    const guess = ({ userName }: { userName: string }) =>
      stage.tried(login, { body: { userName, password: wrong }, headers });
    const waits = await watchOthers(
      async () => void (await stage.call(usersInfos, { token })),
      async () =>
        (await Promise.all(Array.from({ length: 100 }, () => guess(somebody())))).map(({ code }) => code),
    );
    finding.expect(!waits.isHarm, waits.told);
    // When enough requests wait, further ones are refused, so that the queue is bounded.
    finding.expect(waits.result.includes("busy"), `all were weighed: ${counted(waits.result)}`);
    finding.note(`${counted(waits.result)}; ${waits.told}`);
    return finding.result();
  },
};

export const manyGuesses: Attack = {
  name: "thirty guesses of one PIN at once, and the right one among them",
  async run(stage) {
    const finding = createFinding();
    const { userName } = await stage.newMember();
    const guess = (password: string) =>
      stage.tried(login, { body: { userName, password }, headers: from(anyAddress()) });
    const guesses = await Promise.all(Array.from({ length: 30 }, () => guess(wrong)));
    const weighed = guesses.filter(({ code }) => code === "invalid login credential").length;
    finding.expect(weighed <= 5, `${weighed} were weighed`);
    const { code } = await guess(PASSWORD);
    finding.expect(code === "login-limit-reached", `and the right one after them was answered ${code}`);
    finding.note(counted(guesses.map((one) => one.code)));
    return finding.result();
  },
};

export const usedUpCodes: Attack = {
  name: "strangers ask for codes and lock the name until its owner is kept out",
  async run(stage) {
    const finding = createFinding();
    const owner = await stage.newMember();
    const { userName, phoneNumber, token } = owner;
    const ask = (body: { userName: string; phoneNumber: string }, own?: string) => {
      const purpose = own ? ("confirm" as const) : ("forgot-password" as const);
      return stage.tried(requestOtp, { body: { ...body, purpose }, headers: from(anyAddress()), token: own });
    };
    const asked: string[] = [];
    for (let at = 0; at < 12; at += 1) asked.push((await ask({ ...somebody(), phoneNumber })).code);
    for (let at = 0; at < 24; at += 1) asked.push((await ask({ ...somebody(), userName })).code);
    for (let at = 0; at < 6; at += 1)
      await stage.tried(login, { body: { userName, password: wrong }, headers: from(anyAddress()) });
    const forgot = await ask({ userName, phoneNumber });
    finding.expect(forgot.code === "done", `the owner asks for a new PIN: ${forgot.code}`);
    const confirm = await ask({ userName, phoneNumber }, token);
    finding.expect(confirm.code === "done", `the owner, signed in, asks for a code: ${confirm.code}`);
    finding.note(`strangers: ${counted(asked)}; owner: ${forgot.code}, ${confirm.code}`);
    return finding.result();
  },
};

export const manyAddresses: Attack = {
  name: "260 hand-offs from as many addresses of one /64",
  async run(stage) {
    const finding = createFinding();
    const tryFrom = async (address: string) => {
      const body = { userName: somebody().userName, password: wrong };
      return (await stage.tried(createLoginCode, { body, headers: from(address) })).code;
    };
    const codes: string[] = [];
    const begunMs = Date.now();
    for (let at = 1; at <= 260; at += 1) codes.push(await tryFrom(`2001:db8:66:1::${at.toString(16)}`));
    const passed = codes.filter((code) => code !== "rate-limited").length;
    finding.expect(passed <= mostSince(begunMs, 120), `${passed} passed`);
    const other = await tryFrom("2001:db8:66:2::1");
    finding.expect(other !== "rate-limited", "another network was refused for it");
    finding.note(`${counted(codes)}; from another network ${other}`);
    return finding.result();
  },
};
