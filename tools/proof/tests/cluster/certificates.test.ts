import { execFileSync } from "node:child_process";
import { X509Certificate } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { inRoot } from "../../../site/root.mjs";

const folder = mkdtempSync(join(tmpdir(), "certificates-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const make = (...machines: string[]) =>
  execFileSync(inRoot("deploy/tls/make-certificates.sh"), [folder, ...machines]);
const read = (name: string) => new X509Certificate(readFileSync(join(folder, `${name}.crt`)));
const [server, client] = ["1.3.6.1.5.5.7.3.1", "1.3.6.1.5.5.7.3.2"];

test("only a machine of the database can prove who it is: any other is known by its certificate, and no more", () => {
  make("pg1=10.0.0.31,10.0.0.10", "redis1=10.0.0.21");
  const [ca, pg, redis] = [read("ca"), read("pg1"), read("redis1")];
  expect(pg.keyUsage).toEqual([server, client]);
  expect(redis.keyUsage).toEqual([server]);
  for (const one of [pg, redis]) expect([one.verify(ca.publicKey), one.ca]).toEqual([true, false]);
  expect(pg.subjectAltName).toBe("DNS:pg1, IP Address:10.0.0.31, IP Address:10.0.0.10");
  for (const key of ["ca.key", "pg1.key"]) expect(statSync(join(folder, key)).mode & 0o077).toBe(0);
});

test("a machine that is added later leaves the others as they are", () => {
  const before = read("pg1").fingerprint256;
  make("pg1=10.0.0.31", "pg2=10.0.0.32");
  expect(read("pg1").fingerprint256).toBe(before);
  expect(read("pg2").verify(read("ca").publicKey)).toBe(true);
});
