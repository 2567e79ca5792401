import { beforeEach, expect, test } from "vitest";
import { acceptedSets, setSlip, setTerms } from "../set-slip";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const old = acceptedSets([
  ["1234", 2],
  ["0007", 1],
]);
const pulled = async (terms = setTerms()) => {
  const made = setSlip(() => old, { terms });
  await made.slip().pullPoy(old.poyId);
  return made;
};

test("an old slip's sets change nothing before the member says yes, and none is dropped unseen", async () => {
  const { slip, sent } = await pulled(setTerms({ "0007": 0 }));
  expect(sent.map(({ name, query }) => [name, query])).toEqual([["poys.one", { id: old.poyId }]]);
  expect(slip().rows).toEqual([]);
  expect(slip().offered).toMatchObject({
    poyNo: old.poyNo,
    fits: [{ number: "1234", sets: 2 }],
    soldOut: [{ number: "0007", sets: 1 }],
  });
  slip().dismissImport();
  expect([slip().offered, slip().rows]).toEqual([null, []]);
});

test("added, they stand beside the draft; in its place, they are all that is there; both are kept", async () => {
  const { slip, type } = await pulled();
  type("1234");
  type("9876");
  slip().acceptImport("add");
  expect(slip().rows).toEqual([
    { number: "1234", sets: 3 },
    { number: "9876", sets: 1 },
    { number: "0007", sets: 1 },
  ]);
  await slip().pullPoy(old.poyId);
  slip().acceptImport("replace");
  expect(slip().rows).toEqual(old.setListJson?.map(({ number, sets }) => ({ number, sets })));
  const { slip: later } = setSlip();
  later().restore();
  expect(later().rows).toEqual(slip().rows);
});

test("they are checked by what is left at the moment they are added, not when they were offered", async () => {
  const { slip, store } = await pulled();
  store.setState({ terms: setTerms({ "1234": 1, "0007": 0 }) });
  slip().acceptImport("add");
  expect(slip().rows).toEqual([{ number: "1234", sets: 1 }]);
});

test("sets that others buy while these are on offer are told as sold out before they are added", async () => {
  const quotas = { price: 120, quota: 50, left: [{ number: "0007", left: 0 }], prizes: [] };
  const { slip } = setSlip(({ name }) => {
    if (name === "poys.one") return old;
    if (name === "lotteries.4d.quotas") return quotas;
    throw new Error("away");
  });
  await slip().pullPoy(old.poyId);
  await slip().refresh();
  expect(slip().offered).toMatchObject({
    poyNo: old.poyNo,
    fits: [{ number: "1234", sets: 2 }],
    soldOut: [{ number: "0007", sets: 1 }],
  });
});

test("a slip whose answer is still out takes nothing in", async () => {
  const { slip, store, type } = await pulled();
  type("5555");
  store.setState({ sending: { state: "sending", attempt: { key: "k", print: "p" } } });
  slip().acceptImport("replace");
  expect(slip().rows).toEqual([{ number: "5555", sets: 1 }]);
});

test("a slip of lines has no sets to offer", async () => {
  const { slip } = setSlip(() => ({ ...old, setListJson: undefined }));
  await slip().pullPoy(old.poyId);
  expect(slip().offered).toMatchObject({ fits: [], soldOut: [], fewer: [] });
});
