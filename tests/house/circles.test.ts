import { describe, expect, test } from "vitest";
import { arrowsBetweenFiles, circlesOf } from "./graph";
import { rooms } from "./source-files";

const arrows = arrowsBetweenFiles(rooms);
describe("files", () => {
  test.each(["app", "stores", "lib"])("of %s stand in no circle, by types neither", (room) => {
    const isHere = (file: string) => file.startsWith(`${room}/`);
    expect(circlesOf(arrows).filter((circle) => circle.some(isHere))).toEqual([]);
  });
});

describe("a circle", () => {
  test("is found however long it is, and every one of several", () => {
    const ring = (...names: string[]) =>
      names.map((from, at) => ({ from, to: names[(at + 1) % names.length] ?? "" }));
    const between = { from: "b", to: "x" };
    expect(circlesOf([...ring("a", "b", "c"), between, ...ring("x", "y")])).toEqual([
      ["x", "y"],
      ["a", "b", "c"],
    ]);
  });

  test("is none where names are reached by two ways", () => {
    const diamond = ["ab", "ac", "bd", "cd"].map(([from = "", to = ""]) => ({ from, to }));
    expect(circlesOf(diamond)).toEqual([]);
  });
});
