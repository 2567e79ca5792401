/**
 * What `deploy/` holds is read by the programs that it is for, where they are installed; REQUIRE_DEPLOY=1 makes a missing
 * one a failure. Addresses, ports and files of a real machine are replaced by this test's own.
 */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { webEnv } from "@/lib/server/config/env";
import { upstreamEnv } from "@/upstream/config/env";
import { findFreePort } from "../../tools/site/ports.mjs";
import { inRoot } from "../../tools/site/root.mjs";

const run = promisify(execFile);
const deploy = (...parts: string[]) => inRoot("deploy", ...parts);
const text = (...parts: string[]) => readFileSync(deploy(...parts), "utf8");

let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), "deploy-"));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** A test that needs a program; without it the test is skipped and says so, or fails where it is required. */
function needs(program: string, name: string, body: () => Promise<void>): void {
  const isThere = existsSync(program);
  if (isThere || process.env.REQUIRE_DEPLOY === "1") {
    test(name, async () => {
      expect(isThere, `${program} is not installed`).toBe(true);
      await body();
    });
    return;
  }
  process.stdout.write(`deploy: ${program} is not installed, "${name}" is left out\n`);
  test.skip(name, body);
}

/** A certificate that this test alone uses. */
async function makeCertificate(): Promise<{ certificate: string; key: string }> {
  const [certificate, key] = [join(home, "house.crt"), join(home, "house.key")];
  const subject = ["-subj", "/CN=house.example", "-days", "1"];
  const made = [
    "-newkey",
    "ec",
    "-pkeyopt",
    "ec_paramgen_curve:prime256v1",
    "-keyout",
    key,
    "-out",
    certificate,
  ];
  await run("openssl", ["req", "-x509", "-nodes", ...made, ...subject]);
  return { certificate, key };
}

describe("deploy/", () => {
  needs("/usr/sbin/haproxy", "haproxy takes its configuration, TLS included", async () => {
    const { certificate, key } = await makeCertificate();
    const certs = join(home, "certs");
    mkdirSync(certs, { recursive: true });
    writeFileSync(join(certs, "house.pem"), readFileSync(certificate, "utf8") + readFileSync(key, "utf8"));
    const file = join(home, "haproxy.cfg");
    const ca = { "/etc/haproxy/certs/": `${certs}/`, "/etc/house/tls/ca.crt": certificate };
    const own = Object.entries(ca).reduce(
      (all, [from, to]) => all.replaceAll(from, to),
      text("haproxy", "haproxy.cfg"),
    );
    writeFileSync(file, own);
    const { stdout, stderr } = await run("/usr/sbin/haproxy", ["-c", "-f", file]);
    expect(stdout + stderr).not.toMatch(/WARNING|ALERT/);
  });

  needs("/usr/sbin/nginx", "nginx takes its configuration, TLS included", async () => {
    const { certificate, key } = await makeCertificate();
    const [plain, secure] = [await findFreePort(), await findFreePort()];
    const file = join(home, "nginx.conf");
    writeFileSync(
      file,
      text("nginx", "nginx.conf")
        .replaceAll("/etc/nginx/certs/house.crt", certificate)
        .replaceAll("/etc/nginx/certs/house.key", key)
        .replaceAll("/var/log/nginx", home)
        .replaceAll("/run/nginx.pid", join(home, "nginx.pid"))
        .replaceAll("listen 443", `listen 127.0.0.1:${secure}`)
        .replaceAll("listen 80", `listen 127.0.0.1:${plain}`),
    );
    const { stderr } = await run("/usr/sbin/nginx", ["-t", "-c", file, "-g", `error_log ${home}/nginx.log;`]);
    expect(stderr).toContain("test is successful");
    expect(stderr).not.toContain("[warn]");
  });

  test("no edge writes a query into its log", () => {
    expect(text("nginx", "nginx.conf")).not.toMatch(/log_format[^;]*\$(request_uri|request\b|args|http_)/);
    // %HP is the path alone; %HU, %HQ and %r hold the query.
    expect(text("haproxy", "haproxy.cfg")).not.toMatch(/log-format .*%(HU|HQ|r\b|\[)/);
  });

  needs("/usr/bin/systemd-analyze", "systemd takes the units", async () => {
    const units = readdirSync(deploy("systemd"));
    const folder = join(home, "systemd");
    cpSync(deploy("systemd"), folder, { recursive: true });
    // A template is verified as one of its instances.
    const files = units.map((name) => join(folder, name.replace("@.", "@4000.")));
    for (const name of units.filter((each) => each.includes("@.")))
      cpSync(join(folder, name), join(folder, name.replace("@.", "@4000.")));
    const { stderr } = await run("/usr/bin/systemd-analyze", ["verify", "--recursive-errors=no", ...files]);
    const own = stderr.split("\n").filter((line) => line.includes("house-") || line.includes(folder));
    expect(own).toEqual([]);
  });

  test("every unit is stopped patiently and runs in a sandbox", () => {
    for (const name of readdirSync(deploy("systemd"))) {
      const unit = text("systemd", name);
      expect(unit, name).toMatch(/^(TimeoutStopSec|TimeoutStartSec)=/m);
      for (const line of [
        "NoNewPrivileges=yes",
        "ProtectSystem=strict",
        "CapabilityBoundingSet=",
        "PrivateTmp=yes",
      ])
        expect(unit, name).toContain(line);
    }
  });

  test("the web's unit leaves signals to the drain, as the launcher does: the framework would end at once", () => {
    expect(text("systemd", "house-web@.service")).toMatch(/^Environment=.*\bNEXT_MANUAL_SIG_HANDLE=1\b/m);
  });

  needs(
    "/usr/bin/promtool",
    "Prometheus takes the rules, which alert where they should and nowhere else",
    async () => {
      const cwd = deploy("prometheus");
      const tool = (...args: string[]) => run("/usr/bin/promtool", args, { cwd });
      await tool("check", "rules", "house.rules.yml");
      await tool("check", "config", "--syntax-only", "prometheus.yml");
      await tool("test", "rules", "house.tests.yml");
    },
  );

  test("every metric of ours that a rule names is one that a process exposes", () => {
    const exposed = ["upstream/metrics/open-metrics.ts", "lib/server/metrics/web-metrics.ts"]
      .map((file) => readFileSync(inRoot(file), "utf8"))
      .join("");
    const names = new Set(text("prometheus", "house.rules.yml").match(/house_[a-z_]+/g));
    const unknown = [...names].filter((name) => {
      const plain = name.replace(/^house_/, "").replace(/_(bucket|count|sum)$/, "");
      return !exposed.includes(`"house_${plain}"`) && !exposed.includes(`"${plain}"`);
    });
    expect(unknown).toEqual([]);
  });

  needs("/usr/sbin/pgbouncer", "pgbouncer starts with its configuration", async () => {
    const port = await findFreePort();
    const [file, users] = [join(home, "pgbouncer.ini"), join(home, "userlist.txt")];
    writeFileSync(users, '"house" "any"\n');
    writeFileSync(
      file,
      text("pgbouncer", "pgbouncer.ini")
        .replace("/etc/pgbouncer/userlist.txt", users)
        .replace("/etc/house/tls/ca.crt", (await makeCertificate()).certificate)
        .replace("listen_port = 6432", `listen_port = ${port}\nunix_socket_dir =`),
    );
    await startsAndListens(
      "/usr/sbin/pgbouncer",
      process.getuid?.() === 0 ? ["-u", "postgres", file] : [file],
      port,
    );
  });

  needs("/usr/bin/redis-server", "Redis and its sentinel start with their configurations", async () => {
    const { certificate, key } = await makeCertificate();
    for (const kind of ["redis", "sentinel"]) {
      const port = await findFreePort();
      const file = join(home, `${kind}.conf`);
      const own = text("redis", `${kind}.conf`)
        .replace(/^bind .*$/m, "bind 127.0.0.1")
        .replace(/^tls-port .*$/m, `tls-port ${port}\ndir ${home}`)
        .replace(/\/etc\/house\/tls\/(?:ca|machine)\.crt/g, certificate)
        .replace("/etc/house/tls/machine.key", key)
        .replaceAll("10.0.0.21 6379", "127.0.0.1 6379");
      writeFileSync(file, own);
      await startsAndListens(
        "/usr/bin/redis-server",
        kind === "sentinel" ? [file, "--sentinel"] : [file],
        port,
      );
    }
  });

  needs("/usr/bin/pgbackrest", "pgBackRest knows every option of its configuration", async () => {
    const file = join(home, "pgbackrest.conf");
    const spool = join(home, "spool");
    writeFileSync(
      file,
      text("pgbackrest", "pgbackrest.conf")
        .replace(/^repo1-s3.*\n/gm, "")
        .replace("repo1-type=s3", "repo1-type=posix")
        .replace("repo1-path=/house", `repo1-path=${home}/repository`)
        .replace("/var/spool/pgbackrest", spool),
    );
    const { stdout, stderr } = await run("/usr/bin/pgbackrest", [
      `--config=${file}`,
      `--log-path=${home}`,
      "info",
    ]);
    expect(stdout + stderr).not.toMatch(/WARN|invalid/);
  });
});

const SECRET = "0123456789abcdef0123456789abcdef";

describe("environments of deploy/env", () => {
  const parse = (...names: string[]) =>
    Object.fromEntries(
      names
        .flatMap((name) => [...text("env", `${name}.env`).matchAll(/^([A-Z_]+)=(.*)$/gm)])
        // A blank is a secret of the operator's.
        .map(([, key = "", value]) => [key, value || (key.endsWith("_SECRETS") ? `a:${SECRET}` : SECRET)]),
    );

  test("name keys that the processes know, and none else", () => {
    const known = new Set([...Object.keys(webEnv.in.shape), ...Object.keys(upstreamEnv.in.shape)]);
    const named = readdirSync(deploy("env")).flatMap((name) => Object.keys(parse(name.replace(".env", ""))));
    const inUnits = readdirSync(deploy("systemd")).flatMap((name) =>
      [...text("systemd", name).matchAll(/^Environment=(.*)$/gm)].flatMap(([, pairs = ""]) =>
        pairs.split(" ").map((pair) => pair.split("=")[0] ?? ""),
      ),
    );
    // The framework's and Node's own.
    const foreign = ["NODE_ENV", "NEXT_TELEMETRY_DISABLED", "NEXT_MANUAL_SIG_HANDLE", "NODE_EXTRA_CA_CERTS"];
    expect([...named, ...inUnits].filter((key) => !known.has(key) && !foreign.includes(key))).toEqual([]);
  });

  test("are what each role needs", () => {
    expect(webEnv.safeParse({ ...parse("site", "web"), ROLE: "web" }).error?.issues).toBeUndefined();
    for (const ROLE of ["calls", "push", "jobs"])
      expect(upstreamEnv.safeParse({ ...parse("site", "upstream"), ROLE }).error?.issues).toBeUndefined();
    const migrate = { ...parse("site", "upstream", "migrate"), ROLE: "migrate" };
    expect(upstreamEnv.safeParse(migrate).error?.issues).toBeUndefined();
  });
});

/** Starts a server, waits until it listens, and stops it. @throws with what it wrote where it ends before */
async function startsAndListens(command: string, args: readonly string[], port: number): Promise<void> {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => said.push(String(chunk)));
  try {
    await vi.waitFor(async () => {
      if (child.exitCode !== null) return;
      const socket = connect(port, "127.0.0.1");
      await once(socket, "connect").finally(() => socket.destroy());
    });
    expect(child.exitCode, said.join("")).toBeNull();
  } finally {
    if (child.exitCode === null) {
      child.kill("SIGKILL");
      await once(child, "exit");
    }
  }
}
