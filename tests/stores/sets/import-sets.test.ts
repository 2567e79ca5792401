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
  await made.room().pullPoy(old.poyId);
  return made;
};

test("an old slip's sets change nothing before the member says yes, and none is dropped unseen", async () => {
  const { room, sent } = await pulled(setTerms({ "0007": 0 }));
  expect(sent.map(({ name, query }) => [name, query])).toEqual([["poys.one", { id: old.poyId }]]);
  expect(room().rows).toEqual([]);
  expect(room().offered).toMatchObject({
    poyNo: old.poyNo,
    fits: [{ number: "1234", sets: 2 }],
    soldOut: [{ number: "0007", sets: 1 }],
  });
  room().dropOffered();
  expect([room().offered, room().rows]).toEqual([null, []]);
});

test("added, they stand beside the draft; in its place, they are all that is there; both are kept", async () => {
  const { room, type } = await pulled();
  type("1234");
  type("9876");
  room().acceptImport("add");
  expect(room().rows).toEqual([
    { number: "1234", sets: 3 },
    { number: "9876", sets: 1 },
    { number: "0007", sets: 1 },
  ]);
  await room().pullPoy(old.poyId);
  room().acceptImport("replace");
  expect(room().rows).toEqual(old.setListJson?.map(({ number, sets }) => ({ number, sets })));
  const { room: later } = setSlip();
  later().restore();
  expect(later().rows).toEqual(room().rows);
});

test("they are checked by what is left at the moment they are added, not when they were offered", async () => {
  const { room, store } = await pulled();
  store.setState({ terms: setTerms({ "1234": 1, "0007": 0 }) });
  room().acceptImport("add");
  expect(room().rows).toEqual([{ number: "1234", sets: 1 }]);
});

test("a slip whose answer is still out takes nothing in", async () => {
  const { room, store, type } = await pulled();
  type("5555");
  store.setState({ sending: { state: "sending", attempt: { key: "k", print: "p" } } });
  room().acceptImport("replace");
  expect(room().rows).toEqual([{ number: "5555", sets: 1 }]);
});

test("a slip of lines has no sets to offer", async () => {
  const { room } = setSlip(() => ({ ...old, setListJson: undefined }));
  await room().pullPoy(old.poyId);
  expect(room().offered).toMatchObject({ fits: [], soldOut: [], fewer: [] });
});
