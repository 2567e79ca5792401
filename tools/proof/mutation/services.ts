/** The parts of the service that move money, and the tests on a database that their mutants are tried against. */

interface ServiceGroup {
  readonly name: string;
  /** Sets of files, each with the test files nearest to them. */
  readonly parts: readonly { readonly files: readonly string[]; readonly tests: readonly string[] }[];
}

const inFolder = (folder: string, ...names: string[]) => names.map((name) => `upstream/${folder}/${name}.ts`);
const upstream = (...paths: string[]) => paths.map((path) => `tests/upstream/${path}.test.ts`);

/** Files of `upstream/ledger`, `upstream/poys` and `upstream/settlement` that write money or say what is paid. */
export const serviceGroups: readonly ServiceGroup[] = [
  {
    name: "ledger",
    parts: [
      {
        files: inFolder("ledger", "balances", "lock-money", "post"),
        tests: upstream("ledger/post", "ledger/account-lock", "settlement/pay-rewards"),
      },
    ],
  },
  {
    name: "poys",
    parts: [
      {
        files: inFolder("poys", "abort-poy", "cancel-facts"),
        tests: upstream("poys/abort-poy", "poys/calls"),
      },
      {
        files: inFolder("poys", "calls", "first-lines", "poy-view", "public-receipt"),
        tests: upstream("poys/calls", "poys/public-receipt", "poys/place-poy"),
      },
      {
        files: inFolder("poys", "place-group", "place-poy"),
        tests: upstream("poys/place-poy", "poys/place-poy-reads", "poys/place-group"),
      },
      {
        files: inFolder("poys", "set-lines"),
        tests: upstream("lotteries/place-sets", "lotteries/calls"),
      },
    ],
  },
  {
    name: "settlement",
    parts: [
      {
        files: inFolder("settlement", "demo-draw", "past-draws"),
        tests: upstream("settlement/past-draws", "yeekee/draw-shots"),
      },
      { files: inFolder("settlement", "pay-rewards"), tests: upstream("settlement/pay-rewards") },
      { files: inFolder("settlement", "preview-result"), tests: upstream("settlement/preview-result") },
      {
        files: inFolder("settlement", "set-result", "settle-round"),
        tests: upstream("settlement/settle-round", "settlement/settle-in-steps", "settlement/hold-payout"),
      },
    ],
  },
];

export function testsOfService(file: string): readonly string[] {
  const part = serviceGroups.flatMap(({ parts }) => parts).find(({ files }) => files.includes(file));
  if (!part) throw new Error(`services.ts names no tests of ${file}`);
  return part.tests;
}
