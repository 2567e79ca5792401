import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test, vi } from "vitest";
import { readUpstreamEnv } from "@/upstream/config/env";
import {
  chainHashOf,
  configuredBeacon,
  type DrandSource,
  drandBeacon,
  drandNode,
} from "@/upstream/yeekee/drand";
import {
  quicknetInfo,
  RECORDED_AT_MS,
  recordedChain,
  recordedRound,
} from "../../support/draws/drand-recording";

const chain = { hash: recordedChain.hash, publicKey: recordedChain.public_key };
const asked: number[] = [];
const sourceOf = (answer: unknown = recordedRound, info: unknown = recordedChain): DrandSource => ({
  info: async () => info,
  round: async (round) => {
    asked.push(round);
    return answer;
  },
  latest: async () => answer,
});
const frozenAt = RECORDED_AT_MS - 20_000;

describe("a round of the recorded chain", () => {
  afterEach(() => vi.restoreAllMocks());

  test("is the first that falls after the instant, and its signature is verified", async () => {
    const beacon = drandBeacon(chain, sourceOf());
    const pulse = await beacon.firstAfter(frozenAt, RECORDED_AT_MS);
    const { round, randomness, signature } = recordedRound;
    expect(pulse).toEqual({ round, randomness, signature });
    expect(createHash("sha256").update(Buffer.from(signature, "hex")).digest("hex")).toBe(randomness);
  });

  test("is not asked for before it is due, and a round at the very instant is not after it", async () => {
    asked.length = 0;
    const beacon = drandBeacon(chain, sourceOf());
    expect(await beacon.firstAfter(frozenAt, RECORDED_AT_MS - 1)).toBeNull();
    expect(await beacon.firstAfter(RECORDED_AT_MS, RECORDED_AT_MS + 29_999)).toBeNull();
    expect(asked).toEqual([]);
    await beacon.firstAfter(RECORDED_AT_MS - 1, RECORDED_AT_MS);
    expect(asked).toEqual([1000]);
  });

  test("is had by its number, however late, and is the newest that the chain has", async () => {
    const beacon = drandBeacon(chain, sourceOf());
    expect(await beacon.numbered(1000)).toMatchObject({ round: 1000, randomness: recordedRound.randomness });
    expect(await beacon.newest()).toBe(1000);
    expect(await drandBeacon(chain, sourceOf(null)).numbered(1000)).toBeNull();
    await expect(beacon.numbered(1001)).rejects.toThrow();
    expect(await beacon.timing()).toEqual({
      chainHash: recordedChain.hash,
      genesisMs: recordedChain.genesis_time * 1_000,
      periodMs: 30_000,
    });
  });

  test.each<[string, unknown]>([
    ["another signature", { ...recordedRound, signature: recordedRound.previous_signature }],
    [
      "randomness and signature that fit each other but are not the chain's",
      {
        ...recordedRound,
        signature: recordedRound.previous_signature,
        randomness: createHash("sha256")
          .update(Buffer.from(recordedRound.previous_signature, "hex"))
          .digest("hex"),
      },
    ],
    ["another randomness", { ...recordedRound, randomness: "00".repeat(32) }],
    ["another round's number", { ...recordedRound, round: 1001 }],
    ["no signature at all", { round: 1000, randomness: recordedRound.randomness }],
    ["no object", "<html>"],
  ])("with %s is refused", async (_, answer) => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const beacon = drandBeacon(chain, sourceOf(answer));
    await expect(beacon.firstAfter(frozenAt, RECORDED_AT_MS)).rejects.toThrow();
  });

  test.each([
    ["another public key", { ...recordedChain, public_key: quicknetInfo.public_key }],
    ["another period, which would shift the rounds", { ...recordedChain, period: 3 }],
    ["another genesis", { ...recordedChain, genesis_time: recordedChain.genesis_time - 30 }],
  ])("of a node with %s is refused, whatever hash it claims", async (_, info) => {
    const beacon = drandBeacon(chain, sourceOf(recordedRound, info));
    await expect(beacon.firstAfter(frozenAt, RECORDED_AT_MS)).rejects.toThrow("another chain");
  });
});

test("the hash of a chain is drand's own, for the default chain and for a named one", () => {
  expect(chainHashOf(recordedChain)).toBe(recordedChain.hash);
  expect(chainHashOf(quicknetInfo)).toBe(quicknetInfo.hash);
});

describe("a node by HTTP", () => {
  let node: Server | undefined;
  afterEach(() => {
    node?.close();
  });

  test("is asked where drand's nodes answer", async () => {
    const paths: string[] = [];
    node = createServer((request, response) => {
      paths.push(request.url ?? "");
      response.end(JSON.stringify(request.url?.endsWith("/info") ? recordedChain : recordedRound));
    }).listen(0, "127.0.0.1");
    await once(node, "listening");
    const { port } = node.address() as AddressInfo;
    const secrets = {
      NODE_ENV: "test" as const,
      TOKEN_SECRET: "x".repeat(32),
      PUSHER_APP_ID: "a",
      PUSHER_KEY: "k",
      PUSHER_SECRET: "x".repeat(16),
    };
    const env = readUpstreamEnv({
      ...secrets,
      DRAND_URL: `http://127.0.0.1:${port}/${chain.hash}/`,
      DRAND_CHAIN_HASH: chain.hash,
      DRAND_PUBLIC_KEY: chain.publicKey,
    });
    const pulse = await configuredBeacon(env)?.firstAfter(frozenAt, RECORDED_AT_MS);
    expect(pulse?.round).toBe(1000);
    expect(paths).toEqual([`/${chain.hash}/info`, `/${chain.hash}/public/1000`]);
    expect(configuredBeacon(readUpstreamEnv({ ...secrets }))).toBeNull();
    expect(() => readUpstreamEnv({ ...secrets, DRAND_URL: "https://node" })).toThrow(
      "needs DRAND_CHAIN_HASH",
    );
  });

  test.each([
    [500, "fails"],
    [404, "has no such round"],
    [425, "has it not yet"],
  ])("that answers %d to a round %s", async (status) => {
    node = createServer((_, response) => {
      response.statusCode = status;
      response.end("{}");
    }).listen(0, "127.0.0.1");
    await once(node, "listening");
    const { port } = node.address() as AddressInfo;
    const source = drandNode(`http://127.0.0.1:${port}`);
    if (status === 500) await expect(source.round(5)).rejects.toThrow("500");
    else expect(await source.round(5)).toBeNull();
    await expect(source.info()).rejects.toThrow(String(status));
  });
});
