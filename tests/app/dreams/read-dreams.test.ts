import { expect, test, vi } from "vitest";
import { readDreams, readDreamView } from "@/app/[locale]/(public)/dreams/_parts/read-dreams";

vi.mock("@/lib/server/ask/ask", () => ({ ask: async () => [] }));

const found = async (q: string) =>
  (await readDreams(readDreamView({ q }))).map(({ subject }) => subject as string);

test("without a search one kind is shown, the first one where the address names none", async () => {
  const kinds = async (asked: Record<string, string>) =>
    new Set((await readDreams(readDreamView(asked))).map(({ kind }) => kind));
  expect(await kinds({})).toEqual(new Set(["animals"]));
  expect(await kinds({ kind: "food" })).toEqual(new Set(["food"]));
  expect(await kinds({ kind: "constructor" })).toEqual(new Set(["animals"]));
});

test.each([
  ["งู", "snake"],
  ["ฟันหัก", "falling-tooth"],
  ["White ELEPHANT", "white-elephant"],
  ["ដំរីស", "white-elephant"],
  ["မြွေ", "snake"],
  ["elephent", "elephant"],
])("%s finds %s, in whatever language it is searched", async (text, subject) => {
  expect(await found(text)).toContain(subject);
});

test("what no dream is called finds none", async () => {
  expect(await found("xylophone quartet")).toEqual([]);
});
