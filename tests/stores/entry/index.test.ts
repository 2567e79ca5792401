import { expect, test } from "vitest";
import { Fault } from "@/lib/contract/fault";
import type { StoreDeps } from "@/stores/_core/registry";
import { createEntry } from "@/stores/entry";
import { entryOf, type Noun } from "../../support/dom/entry-of";

const newcomer = {
  userName: "somchai9",
  password: "Fest!Gold42",
  phoneNumber: "+66812345678",
  name: "Somchai Jaidee",
  email: "somchai@example.com",
};
const origin = { agentId: 0, refUid: 0, slug: "", employeeSlug: "", referUrl: "" };

/** A login store whose calls are answered by `answer`, and the names of the calls. */
function entryStore(answer: (name: string, turn: number) => void) {
  const called: string[] = [];
  const call = async (noun: Noun, entry: string) => {
    const name = (await entryOf(noun, entry)).path.slice(1);
    called.push(name);
    answer(name, called.length);
    return {};
  };
  return { entry: createEntry({ call: call as StoreDeps["call"] }), called };
}

test.each([
  ["network-lost", "network-lost"],
  ["timeout", "network-lost"],
  ["upstream-timeout", "default-error"],
  ["upstream-unreachable", "default-error"],
  ["internal-error", "default-error"],
] as const)("after a lost answer (%s) the taken name is tried as one's own", async (code, told) => {
  const { entry, called } = entryStore((name, turn) => {
    if (turn === 1) throw new Fault(code);
    if (name === "users.signup") throw new Fault("username-taken");
  });
  expect(await entry.getState().signUp(newcomer, origin)).toBe(told);
  expect(await entry.getState().signUp(newcomer, origin)).toBeNull();
  expect(called).toEqual(["users.signup", "users.signup", "users.login", "users-infos.update"]);
});

test("a signup that answers no token is followed by a login, which has one", async () => {
  const { entry, called } = entryStore((name) => {
    if (name === "users.signup") throw new Fault("upstream-garbled");
  });
  expect(await entry.getState().signUp(newcomer, origin)).toBeNull();
  expect(called).toEqual(["users.signup", "users.login", "users-infos.update"]);
});

test("a signup that answers nothing readable has failed where no login is possible", async () => {
  const { entry } = entryStore((name) => {
    throw new Fault(name === "users.signup" ? "upstream-garbled" : "unauthorized");
  });
  expect(await entry.getState().signUp(newcomer, origin)).toBe("default-error");
});

test("after a lost answer a name that somebody else has stays taken", async () => {
  const { entry } = entryStore((name, turn) => {
    if (turn === 1) throw new Fault("network-lost");
    throw new Fault(name === "users.signup" ? "username-taken" : "invalid login credential");
  });
  await entry.getState().signUp(newcomer, origin);
  expect(await entry.getState().signUp(newcomer, origin)).toBe("username-taken");
});

test("a taken name is never tried as a login when no answer was lost", async () => {
  const { entry, called } = entryStore(() => {
    throw new Fault("username-taken");
  });
  expect(await entry.getState().signUp(newcomer, origin)).toBe("username-taken");
  expect(called).toEqual(["users.signup"]);
});

test("after a success the form stays closed until the page comes back", async () => {
  const { entry } = entryStore(() => undefined);
  expect(await entry.getState().login(newcomer)).toBeNull();
  expect(entry.getState().sending).toBe(true);
  entry.getState().stay();
  expect(entry.getState().sending).toBe(false);
});
