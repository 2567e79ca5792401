import { describe, expect, test } from "vitest";
import { type FaultCode, faultCodes } from "@/lib/contract/fault";
import { filesUnder, read, rooms } from "./source-files";

const texts = (folders: string[], except: RegExp) =>
  filesUnder(folders)
    .filter((file) => /\.(tsx?|mjs|sql)$/.test(file) && !except.test(file))
    .map(read);

/** Quoted, or a column of a test's table. */
const names = (text: string, code: FaultCode) =>
  ['"', "'", "`", "|"].some((mark) => text.includes(`${mark}${code}${mark}`));

describe("every fault of the contract", () => {
  const tests = texts(["tests", "e2e"], /faults\.test\.ts$/);
  // A call that only declares a fault does not produce it.
  const product = texts(rooms, /^lib\/contract\//);

  test.each(faultCodes)("%s is expected by a test and produced by the product", (code) => {
    expect(tests.some((text) => names(text, code))).toBe(true);
    expect(product.some((text) => names(text, code))).toBe(true);
  });
});
