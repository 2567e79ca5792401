import { expect, test } from "vitest";
import { commitmentOf, freeze, rowOf, type ShotRow, systemShot } from "@/lib/domain/yeekee/draw";
import { hashing } from "../../../support/draws/proofs";

const seed = Uint8Array.from({ length: 32 }, (_, at) => at);
const shots: ShotRow[] = [
  { betId: "R1", seq: 1, number: "12345", ms: 1_767_225_600_000, alias: "som***1" },
  { betId: "R1", seq: 2, number: "00007", ms: 1_767_225_610_250, alias: "nok***2" },
];
const listHash = "0b8b626efa81e8e59be8d9f7ea81d61f60bfcb80cc89bfb9db921643b3b360f0";

test("the commitment of the vector's seed", async () => {
  expect(await commitmentOf(seed, hashing)).toBe(
    "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
  );
});

test("the rows and the frozen list of the vector", async () => {
  expect(shots.map(rowOf)).toEqual(["R1|1|12345|1767225600000|som***1", "R1|2|00007|1767225610250|nok***2"]);
  const frozen = await freeze(shots, hashing);
  expect(frozen.listHash).toBe(listHash);
  expect(frozen.list.split("\n")).toEqual(shots.map((shot, at) => `${rowOf(shot)}|${frozen.rowHashes[at]}`));
});

test("the system shot without a beacon and with one", async () => {
  expect(await systemShot(seed, listHash, "", hashing)).toBe(89_770);
  expect(await systemShot(seed, listHash, "00ff".repeat(16), hashing)).toBe(35_308);
});

test("another order, another list", async () => {
  const frozen = await freeze([...shots].reverse(), hashing);
  expect(frozen.listHash).not.toBe(listHash);
});
