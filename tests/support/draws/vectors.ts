import type { ShotRow } from "@/lib/domain/yeekee/draw";
import type { DrawPromise } from "@/lib/domain/yeekee/seal";

/**
 * Test vectors of a draw for both sides; their hashes come from the draw's definition and are not computed here.
 */
export const seedHex = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
export const commitment = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";

export const shots: ShotRow[] = [
  { betId: "R1", seq: 1, number: "12345", ms: 1_767_225_600_000, alias: "som***1" },
  { betId: "R1", seq: 2, number: "00007", ms: 1_767_225_610_250, alias: "nok***2" },
];
export const listHash = "0b8b626efa81e8e59be8d9f7ea81d61f60bfcb80cc89bfb9db921643b3b360f0";

export const witnesses = { aa: "aa".repeat(16), bb: "bb".repeat(16), cc: "cc".repeat(16) };
export const roots = {
  none: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
  aaBb: "cccf3590c361885dca7da737b145eb1d8534f172d799e6e16c91cf60de9d77e0",
  aaBbCc: "a9fa694141de1ff0166feaa679f7c02fb05c82c045a627b667818e01e5c94747",
};

export const beacon = {
  chainHash: "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971",
  beaconRound: "1000",
  randomness: "00ff".repeat(16),
};

/** The promise of round R1, with this many steps, with or without the beacon. */
export const promiseOf = (steps: number, hasBeacon = false): DrawPromise => ({
  betId: "R1",
  rules: "rules-3-test",
  steps,
  endsAt: 1_767_225_700_000,
  commitment,
  chainHash: hasBeacon ? beacon.chainHash : "",
  beaconRound: hasBeacon ? beacon.beaconRound : "",
});

/** The expected values of each draw: the first hex digits of seal and start, the hash of w, the shot. */
export const draws = [
  { name: "one step", steps: 1, root: roots.aaBb, seal: "411ea48d", start: "9355147d112bc0d0", shot: 10_815 },
  {
    name: "a thousand steps",
    steps: 1_000,
    root: roots.aaBb,
    seal: "9ac50b4c",
    start: "c5901ea7b794d0ae",
    wHash: "d53ce8fed4c0820cd8586a1890856137bb58a709c5388a7c740d9785871d3583",
    shot: 12_940,
  },
  {
    name: "a thousand steps, a beacon, no witness",
    steps: 1_000,
    root: roots.none,
    hasBeacon: true,
    seal: "b3a868e0",
    start: "c394bdfa65fd2b5c",
    shot: 49_910,
  },
];

export const heads = {
  afterSeal: "de34fbfa0140a1276ea3d707f3a88c200dcd8c6e5a06c6c850e656aaf93dd49a",
  afterFreeze: "1d1402aa15969f79af5f3212dd0b2127cbfb796ed4de8eb83324558cd28c5d2c",
};
