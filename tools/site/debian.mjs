import { existsSync } from "node:fs";
import { run } from "./run.mjs";

/**
 * Installs packages of Debian, where this is Debian and the user is root.
 * @param {string[]} packages
 * @returns {Promise<boolean>} false where it cannot be done
 */
export async function installFromDebian(packages) {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { env });
  return (
    (await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], { env })) === 0
  );
}
