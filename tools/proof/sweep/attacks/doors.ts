import { createLoginCode, exchangeLoginCode } from "@/lib/contract/login-codes";
import { operatorLogin } from "@/lib/contract/operators/session";
import { requestOtp } from "@/lib/contract/otps";
import { login } from "@/lib/contract/users";
import { MINUTE_MS } from "@/lib/domain/time/time";
import { type Attack, createFinding } from "./attack";
import { anyAddress, counted, PASSWORD, type Stage } from "./stage";

const wrong = "Wrong#Pin1";
const from = (device = "") => ({ "x-client-ip": anyAddress(), ...(device && { "x-device-id": device }) });

/** Codes of so many wrong guesses at a name. */
async function guess(
  stage: Stage,
  call: typeof login | typeof operatorLogin,
  userName: string,
  times: number,
) {
  const codes: string[] = [];
  for (let at = 0; at < times; at += 1)
    codes.push((await stage.tried(call, { body: { userName, password: wrong }, headers: from() })).code);
  return codes;
}

export const operatorOracle: Attack = {
  name: "an operator's password is weighed, and the operator locked out, by the members' login",
  async run(stage) {
    const finding = createFinding();
    const userName = "admin02";
    // The control: where operators sign in, a right one and a wrong one are told apart, and guesses do lock.
    const right = await stage.tried(operatorLogin, {
      body: { userName, password: stage.demoPassword },
      headers: from(),
    });
    const locked = await guess(stage, operatorLogin, "staff02x", 6);
    if (right.code !== "done" || !locked.includes("login-limit-reached"))
      throw new Error(`the control did not succeed: ${right.code}, ${counted(locked)}`);

    for (const call of [login, createLoginCode]) {
      const tell = async (password: string) =>
        (await stage.tried(call, { body: { userName, password }, headers: from() })).code;
      const [good, bad] = [await tell(stage.demoPassword), await tell(wrong)];
      finding.expect(good === bad, `told apart: ${good}, ${bad}`);
    }
    const codes = await guess(stage, login, userName, 8);
    const headers = from();
    const after = await stage.tried(operatorLogin, {
      body: { userName, password: stage.demoPassword },
      headers,
    });
    finding.expect(after.code === "done", `the operator is kept out: ${after.code}`);
    finding.note(
      `control: ${right.code}, locks; members' login: ${counted(codes)}, then the operator: ${after.code}`,
    );
    return finding.result();
  },
};

export const keptOut: Attack = {
  name: "a stranger who knows name and number keeps the owner out of a device of theirs",
  async run(stage) {
    const finding = createFinding();
    const { userName, phoneNumber } = await stage.newMember();
    const device = `phone-of-${userName}`;
    // They signed in there by a partner's frame, and have never typed the PIN on it.
    const framed = { body: { userName, password: PASSWORD }, headers: from() };
    const { code: handOff } = await stage.call(createLoginCode, framed);
    await stage.call(exchangeLoginCode, { body: { code: handOff }, headers: from(device) });
    const guesses = await guess(stage, login, userName, 6);
    const ask = (headers: ReturnType<typeof from>) =>
      stage.tried(requestOtp, {
        body: { userName, phoneNumber, purpose: "forgot-password" },
        headers,
      });
    const asked: string[] = [];
    for (let at = 0; at < 8; at += 1) asked.push((await ask(from())).code);
    const enter = (headers: ReturnType<typeof from>) =>
      stage.tried(login, { body: { userName, password: PASSWORD }, headers });
    // The control: it works against every device that is not the owner's.
    const elsewhere = [(await enter(from("another"))).code, (await ask(from("another"))).code];
    if (elsewhere.includes("done")) throw new Error(`nobody was kept out: ${elsewhere}`);

    const sinceMs = Date.now();
    const [code, entered] = [(await ask(from(device))).code, (await enter(from(device))).code];
    finding.expect(code === "done" && entered === "done", `the owner: ${code}, ${entered}`);
    finding.expect(Date.now() - sinceMs < MINUTE_MS, "after more than a minute");
    finding.note(
      `control elsewhere: ${elsewhere}; guesses ${counted(guesses)}, codes ${counted(asked)}; owner in`,
    );
    return finding.result();
  },
};

export const deepBodies: Attack = {
  name: "JSON nested without end, at every public call",
  async run(stage) {
    const finding = createFinding();
    const levels = 9_000;
    const deep = "[".repeat(levels) + "]".repeat(levels);
    // The control: what the calls did with it runs out of stack.
    let isRefusedHere = true;
    try {
      JSON.stringify(JSON.parse(deep));
    } catch {
      isRefusedHere = false;
    }
    if (isRefusedHere) throw new Error("this depth harms nothing that walks it");
    const statuses: number[] = [];
    for (const [path, body] of [
      [
        "/api/visitors.identify",
        `{"device":{"deep":${deep}},"pageName":"/","linkedUid":null,"referUrl":"","uuid":null}`,
      ],
      ["/api/users.login", `{"userName":${deep},"password":"x"}`],
      ["/api/users.signup", `{"userName":"deepest1","password":"x","phoneNumber":${deep}}`],
      ["/api/otps.request", `{"userName":${deep},"phoneNumber":"x","purpose":"forgot-password"}`],
      ["/api/operators.login", `{"userName":${deep},"password":"x"}`],
    ] as const) {
      const answer = await fetch(stage.upstreamOrigin + path, {
        method: "POST",
        body,
        headers: { "content-type": "application/json", ...from() },
      });
      const text = await answer.text();
      statuses.push(answer.status);
      finding.expect(answer.status === 422, `${path} answers ${answer.status}`);
      finding.expect(!/RangeError|stack/.test(text), `${path} shows its stack`);
    }
    const visitor = stage.visitor(anyAddress(), { "device-id": "0123456789abcdef0123456789abcdef" });
    const { status } = await visitor.call("/api/visitors.identify", {
      device: { deep: JSON.parse("[".repeat(2_000) + "]".repeat(2_000)) },
      ...{ pageName: "/", linkedUid: null, referUrl: "", uuid: null },
    });
    finding.expect(status === 422, `through the web server ${status}`);
    finding.note(`control: out of stack; ${counted(statuses)}, through the web server ${status}`);
    return finding.result();
  },
};
