import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Call } from "@/lib/client/calls/lazy-call";
import { Fault } from "@/lib/contract/fault";
import type { Poy } from "@/lib/contract/poys";
import type { Attempt } from "@/stores/_core/attempt";
import { draftStorage } from "@/stores/slip/draft-storage";
import { type Submission, senderOf } from "@/stores/slip/submission";
import { acceptedPoy, baht } from "../bet-slip";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

interface Draft {
  rows: string[];
  sent?: Attempt;
}

/** A submission on its own, with what it showed and what it asked for. */
function submission(find: () => Poy | Promise<Poy> = () => Promise.reject(new Fault("busy"))) {
  const storage = draftStorage({
    draftKey: "draft",
    attemptKey: "attempt",
    fits: (value): value is Draft => value !== null,
  });
  storage.keep({ rows: ["47"] });
  const shown: [Submission["state"], string?][] = [];
  const found: unknown[] = [];
  let now: Submission = { state: "draft" };
  const call = (async (_noun: string, name: string, args: unknown) => {
    found.push([name, args]);
    return find();
  }) as unknown as Call;
  const sender = senderOf({
    call,
    storage,
    sending: () => now,
    show: (sending, fault) => {
      now = sending;
      shown.push(fault ? [sending.state, fault.code] : [sending.state]);
    },
  });
  sender.confirm("the content");
  return { sender, storage, shown, found };
}

describe("a submission", () => {
  test("has stored its key, in this tab and for others, before anything is sent", async () => {
    const { sender, storage } = submission();
    let stored: unknown;
    await sender.send(async (key) => {
      stored = [key, storage.loadAttempt()?.key, storage.loadSent()?.key];
      return acceptedPoy(baht(2));
    });
    const [key] = stored as string[];
    expect(stored).toEqual([key, key, key]);
    expect(key).toMatch(/^[0-9a-f]{32}$/);
  });

  test("posts once, and shows each outcome as one state", async () => {
    const { sender, shown, storage } = submission();
    const post = vi.fn(async () => acceptedPoy(baht(2)));
    await Promise.all([sender.send(post), sender.send(post)]);
    await sender.send(post);
    expect(post).toHaveBeenCalledTimes(1);
    expect(shown).toEqual([["confirming"], ["sending"], ["accepted"]]);
    expect([storage.load(), storage.loadAttempt()]).toEqual([null, null]);
  });

  test("shows a refusal with its fault, and gives the slip back", async () => {
    const { sender, shown, storage } = submission();
    await sender.send(() => Promise.reject(new Fault("round-closed", { lateByMs: 5 })));
    expect(shown.at(-1)).toEqual(["rejected", "round-closed"]);
    expect([storage.loadAttempt(), storage.loadSent()]).toEqual([null, null]);
    expect(storage.load()).toMatchObject({ rows: ["47"] });
    expect(sender.mayChange()).toBe(true);
  });

  test("asks by the key after a lost answer, and posts no second time", async () => {
    const { sender, shown, found } = submission(() => acceptedPoy(baht(2)));
    const keys: string[] = [];
    await sender.send((key) => {
      keys.push(key);
      return Promise.reject(new Fault("network-lost"));
    });
    expect(keys).toHaveLength(1);
    expect(found).toEqual([["poyByKey", { query: { key: keys[0] } }]]);
    expect(shown).toEqual([["confirming"], ["sending"], ["unknown"], ["accepted"]]);
  });

  test("says to look before sending again where nobody can be asked by the key", async () => {
    const { sender, shown, storage } = submission(() => Promise.reject(new Fault("not-offered")));
    await sender.send(() => Promise.reject(new Fault("network-lost")));
    await vi.waitFor(() => expect(shown.at(-1)).toEqual(["rejected", "timeout"]));
    expect([storage.loadAttempt(), storage.loadSent()]).toEqual([null, null]);
    expect(storage.load()).toMatchObject({ rows: ["47"] });
  });
});
