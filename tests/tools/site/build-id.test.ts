import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { hasGit } from "@/tests/support/runner/git";
import { buildIdOf, keepsId } from "@/tools/site/build-id.mjs";

const folder = mkdtempSync(join(tmpdir(), "build-id-"));
afterAll(() => rmSync(folder, { recursive: true }));
const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b", ...args], {
    cwd: folder,
    encoding: "utf8",
    stdio: "pipe",
  }).trim();
const write = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  git("add", "-A");
  git("commit", "-qm", text);
  return git("rev-parse", "HEAD");
};
const idIn = (cwd: string) => buildIdOf(["source"], "the hash", cwd);

describe("the id of a build", () => {
  test("is the hash without a commit", () => expect(idIn(folder)).toBe("the hash"));

  test.skipIf(!hasGit)(
    "is the commit that changed the sources last, the hash with changes that nobody committed",
    () => {
      git("init", "-q");
      const first = write("source", "one");
      expect(idIn(folder)).toBe(first);
      write("readme", "of no build");
      expect(idIn(folder)).toBe(first);
      writeFileSync(join(folder, "source"), "two");
      expect(idIn(folder)).toBe("the hash");
      expect(idIn(folder)).not.toBe(write("source", "three"));
    },
  );

  test.skipIf(!hasGit)(
    "is the hash where the history is cut, which may show another commit as the last",
    () => {
      const shallow = join(folder, "shallow");
      git("clone", "-q", "--depth", "1", `file://${folder}`, shallow);
      expect(idIn(shallow)).toBe("the hash");
    },
  );

  test("a build of the same sources is made anew for another commit only", () => {
    const [one, two, hash] = ["1".repeat(40), "2".repeat(40), "3".repeat(64)];
    expect(keepsId(one, one)).toBe(true);
    expect(keepsId(hash, one)).toBe(true);
    expect(keepsId(one, two)).toBe(false);
  });
});
