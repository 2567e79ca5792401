import { execFile, spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { root as project } from "../../site/root.mjs";

const execute = promisify(execFile);
const mirror = process.env.DEBIAN_MIRROR || "http://deb.debian.org/debian";
const suite = "bookworm";
const siteFolder = "/srv/site";
/** The resolver and the certificates of this machine, so that the registries are reached as from here. */
const certificates = "/etc/ssl/certs/ca-certificates.crt";
const borrowed = ["/etc/resolv.conf", "/etc/hosts", certificates];

/** Why no empty Debian can be made here; null where one can. */
export function whyNoRoot() {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return "it takes Linux and root";
  return existsSync("/usr/sbin/debootstrap") ? null : "debootstrap is not installed";
}

/**
 * A Debian with nothing but its base, in a folder.
 * @returns {Promise<{ folder: string, remove: () => void }>}
 */
export async function makeRoot() {
  const folder = mkdtempSync(join(tmpdir(), "debian-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const args = ["--variant=minbase", "--include=ca-certificates", suite, folder, mirror];
    await execute("debootstrap", args, { maxBuffer: 2 ** 26 });
    for (const file of borrowed) cpSync(file, join(folder, file), { dereference: true, force: true });
    return { folder, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/**
 * A copy of an empty Debian with Node of this major version from npm, and the last commit of this project.
 * @param {string} empty the folder of `makeRoot`
 * @param {number} major
 * @returns {Promise<{ run: (command: string, env?: Record<string, string>) => import("node:child_process").ChildProcess,
 *   remove: () => void }>} `run` runs a command in the project's folder as root, in a process group of its own
 */
export async function machineWith(empty, major) {
  const folder = `${empty}-node-${major}`;
  const remove = () => rmSync(folder, { recursive: true, force: true });
  await execute("cp", ["-a", empty, folder]);
  const node = join(folder, "opt/node");
  const packages = [`node-linux-${process.arch}@${major}`, "npm@10"];
  await execute(
    "npm",
    ["install", "--prefix", node, "--no-save", "--ignore-scripts", "--force", ...packages],
    {
      cwd: tmpdir(),
    },
  );
  await execute("git", ["clone", "-q", "--no-hardlinks", project, join(folder, siteFolder)]);

  const bin = `/opt/node/node_modules`;
  const path = `${bin}/node-linux-${process.arch}/bin:${bin}/.bin:/usr/sbin:/usr/bin:/sbin:/bin`;
  // Mounts end with the processes that see them.
  const mounts = `mount -t proc proc ${folder}/proc && mount -t tmpfs tmpfs ${folder}/dev/shm`;

  const plain = {
    HOME: "/root",
    LANG: "C.UTF-8",
    NODE_EXTRA_CA_CERTS: certificates,
    NEXT_TELEMETRY_DISABLED: "1",
  };

  function run(command, env = {}) {
    const inside = `cd ${siteFolder} && exec ${command}`;
    const script = `${mounts} && exec chroot ${folder} /bin/sh -c '${inside}'`;
    return spawn("unshare", ["--mount", "/bin/sh", "-c", script], {
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...plain, PATH: path, ...env },
    });
  }
  return { run, remove };
}
