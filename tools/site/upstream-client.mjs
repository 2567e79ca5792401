import { randomUUID } from "node:crypto";
import { Pool } from "undici";

/** Calls one upstream over kept-alive connections; returns `data`, throws the refusal's code. */
export function createClient(origin, connections) {
  const pool = new Pool(origin, { connections, pipelining: 1 });
  const send = async (method, path, { body, token, key, address } = {}) => {
    const answer = await pool.request({
      method,
      path,
      headers: {
        "content-type": "application/json",
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { "idempotency-key": key }),
        ...(address && { "x-client-ip": address }),
        // Any version of the terms, present or past, is accepted.
        ...(path === "/api/users.signup" && { "accepted-terms": "2026-11-22" }),
      },
      body: body && JSON.stringify(body),
    });
    const reply = await answer.body.json();
    if (answer.statusCode !== 200)
      throw new Error(`${path}: ${reply.code} ${JSON.stringify(reply.details ?? "")}`);
    return { data: reply.data, auth: answer.headers.auth };
  };
  return {
    get: async (path, token) => (await send("GET", path, { token })).data,
    post: async (path, body, more) => (await send("POST", path, { body, ...more })).data,
    /** The token that a login or signup grants. */
    grant: async (path, body, address) => (await send("POST", path, { body, address })).auth,
    /** The document at an address of the upstream that is not a call. */
    document: async (path) => (await pool.request({ method: "GET", path })).body.json(),
    close: () => pool.close(),
  };
}

/**
 * Members with credit, made through the public calls: signup, fast deposit, and the simulated bank's row that
 * matches it.
 */
export async function makeMembers(client, count, baht) {
  const members = [];
  for (let at = 0; at < count; at++) {
    const userName = `bench${String(at).padStart(4, "0")}x`;
    const phoneNumber = `+6689${String(at).padStart(7, "0")}`;
    const body = { userName, phoneNumber, password: "Gold#Navy7" };
    const token = await client.grant("/api/users.signup", body, phoneNumber);
    const uuid = JSON.parse(Buffer.from(token.split(".")[1], "base64url").toString()).uuid;
    const deposit = { bankId: 1, prepareAmount: baht };
    const { id, prepareTotal, account } = await client.post("/poy-api/deposits.fast.create", deposit, {
      token,
      key: randomUUID(),
      address: phoneNumber,
    });
    const transfer = { depositId: id, account: account.accountNumber, amount: prepareTotal };
    await client.post("/api/simulators.transfer", transfer, { token });
    members.push({ uuid, token });
  }
  return members;
}
