import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { packageCache } from "@/tools/site/package-cache.mjs";

let top = "";
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), "package-cache-"));
});
afterEach(() => rmSync(top, { recursive: true }));

/** A checkout with a lockfile and, where it is given, one installed package. */
function checkout(name: string, lockfile: string, installed?: string) {
  const folder = join(top, name);
  mkdirSync(folder);
  writeFileSync(join(folder, "package-lock.json"), lockfile);
  if (installed !== undefined) {
    mkdirSync(join(folder, "node_modules/.cache"), { recursive: true });
    mkdirSync(join(folder, "node_modules/one"), { recursive: true });
    writeFileSync(join(folder, "node_modules/one/index.js"), installed);
    writeFileSync(join(folder, "node_modules/.cache/of-a-tool"), "");
  }
  return { folder, cache: packageCache({ folder, home: join(top, "cache") }) };
}

const packageIn = (folder: string) => readFileSync(join(folder, "node_modules/one/index.js"), "utf8");

test("packages of one checkout are unpacked in another with the same lockfile, without tools' caches", async () => {
  await checkout("first", "lock", "v1").cache.keep();
  const { folder, cache } = checkout("second", "lock", "left over");
  expect(await cache.restore()).toBe(true);
  expect(packageIn(folder)).toBe("v1");
  expect(existsSync(join(folder, "node_modules/.cache"))).toBe(false);
});

test("another lockfile finds nothing, and what is installed stays", async () => {
  await checkout("first", "lock", "v1").cache.keep();
  const { folder, cache } = checkout("second", "another lock", "own");
  expect(await cache.restore()).toBe(false);
  expect(packageIn(folder)).toBe("own");
});

test("the archive of the newest lockfile takes the place of older ones", async () => {
  await checkout("first", "lock", "v1").cache.keep();
  await checkout("second", "another lock", "v2").cache.keep();
  expect(readdirSync(join(top, "cache"))).toHaveLength(2);
  expect(await checkout("third", "lock").cache.restore()).toBe(false);
  expect(await checkout("fourth", "another lock").cache.restore()).toBe(true);
});

test("a broken archive is removed and not used", async () => {
  await checkout("first", "lock", "v1").cache.keep();
  const home = join(top, "cache");
  const archive = join(home, readdirSync(home).find((name) => name.endsWith(".tar")) ?? "");
  const bytes = readFileSync(archive);
  const middle = bytes.length >> 1;
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
  writeFileSync(archive, bytes);
  const { folder, cache } = checkout("second", "lock");
  expect(await cache.restore()).toBe(false);
  expect(existsSync(join(folder, "node_modules"))).toBe(false);
  expect(readdirSync(home)).toEqual([]);
});

test("an archive without its checksum does not count: it was cut off", async () => {
  await checkout("first", "lock", "v1").cache.keep();
  const home = join(top, "cache");
  for (const name of readdirSync(home)) if (name.endsWith(".sha256")) rmSync(join(home, name));
  expect(await checkout("second", "lock").cache.restore()).toBe(false);
});
