import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { WebSocket } from "ws";
import { memberChannel } from "@/lib/contract/channels";
import { pushAuth } from "@/lib/contract/push";
import { login, logout } from "@/lib/contract/users";
import { type Attack, createFinding } from "./attack";
import { anyAddress, counted, type Member, PASSWORD, type Stage } from "./stage";

const patienceMs = 15_000;

/** A client that speaks the bare protocol. */
async function connect(stage: Stage) {
  const client = new WebSocket(
    `${stage.upstreamOrigin.replace(/^http/, "ws")}/app/${stage.pushKey}?protocol=7`,
  );
  const heard: { event: string; data: string }[] = [];
  client.on("message", (raw) => heard.push(JSON.parse(String(raw))));
  client.on("error", () => undefined);
  const hears = async (event: string) => {
    const endMs = Date.now() + patienceMs;
    while (!heard.some((one) => one.event === event) && client.readyState <= WebSocket.OPEN) {
      if (Date.now() > endMs) throw new Error(`no ${event} on a push socket`);
      await pause(20);
    }
    return heard.some((one) => one.event === event);
  };
  await hears("pusher:connection_established");
  const socket_id = String(JSON.parse(heard[0]?.data ?? "{}").socket_id);
  const leave = async ({ uuid }: Member, token: string) => {
    const body = { socket_id, channel_name: memberChannel(uuid, true) };
    return (await stage.call(pushAuth, { body, token })).auth;
  };
  return {
    leave,
    hears,
    join: ({ uuid }: Member, auth: string) =>
      client.send(
        JSON.stringify({ event: "pusher:subscribe", data: { channel: memberChannel(uuid, true), auth } }),
      ),
    heardMoney: () => heard.some(({ event }) => event === "money-update"),
    hasJoined: () => heard.some(({ event }) => event === "pusher_internal:subscription_succeeded"),
    close: () => client.terminate(),
  };
}

export const heardAfterwards: Attack = {
  name: "a private channel after the end of the session that opened it",
  async run(stage) {
    const finding = createFinding();
    const [owner, thief] = [await stage.newMember(), await stage.newMember()];
    const { userName, headers } = owner;
    const body = { userName, password: PASSWORD };
    const second = (await stage.send(login, { body, headers })).auth ?? "";
    const [witness, seat, late] = [await connect(stage), await connect(stage), await connect(stage)];
    try {
      witness.join(owner, await witness.leave(owner, second));
      await witness.hears("pusher_internal:subscription_succeeded");
      seat.join(owner, await seat.leave(owner, owner.token));
      await seat.hears("pusher_internal:subscription_succeeded");
      // The attacker leaves on the same socket, which in an earlier release removed the owner's.
      await seat.leave(thief, thief.token);
      const old = await late.leave(owner, owner.token);
      await stage.call(logout, { token: owner.token });
      await stage.tick();
      late.join(owner, old);
      await pause(300);
      await stage.payIn({ ...owner, token: second }, 500);
      await stage.tick();
      if (!(await witness.hears("money-update"))) throw new Error("the other session heard nothing");
      await pause(300);
      finding.expect(!seat.heardMoney(), "the ended session's socket heard of the money");
      finding.expect(!late.hasJoined(), "a leave from before the logout let in after it");
      finding.expect(!late.heardMoney(), "and heard of the money");
      finding.note("another session heard of the money");
      return finding.result();
    } finally {
      for (const socket of [witness, seat, late]) socket.close();
    }
  },
};

export const manySockets: Attack = {
  name: "300 push sockets from one address",
  async run(stage) {
    const finding = createFinding();
    const sockets: WebSocket[] = [];
    const url = `${stage.origin.replace(/^http/, "ws")}/app/${stage.pushKey}?protocol=7`;
    const open = async (address: string): Promise<string> => {
      const socket = new WebSocket(url, { origin: stage.origin, headers: { "x-forwarded-for": address } });
      sockets.push(socket);
      const failed = once(socket, "error").then(() => "closed");
      return Promise.race([
        once(socket, "open").then(() => "open"),
        once(socket, "unexpected-response").then(([, { statusCode }]) => String(statusCode)),
        failed,
      ]);
    };
    try {
      const address = anyAddress();
      const answers: string[] = [];
      for (let at = 0; at < 30; at += 1)
        answers.push(...(await Promise.all(Array.from({ length: 10 }, () => open(address)))));
      const opened = answers.filter((one) => one === "open").length;
      finding.expect(opened <= 250, `${opened} were opened`);
      const other = await open(anyAddress());
      finding.expect(other === "open", `a visitor from elsewhere was answered ${other}`);
      finding.note(`${counted(answers)}; from elsewhere ${other}`);
      return finding.result();
    } finally {
      for (const socket of sockets) {
        socket.on("error", () => undefined);
        socket.terminate();
      }
    }
  },
};
