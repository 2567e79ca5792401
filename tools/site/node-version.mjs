import { StartError } from "./start-error.mjs";

const least = [20, 19];

/** @throws StartError when this Node is older than the project needs */
export function requireNode(version = process.versions.node) {
  const [major, minor] = version.split(".").map(Number);
  if (major > least[0] || (major === least[0] && minor >= least[1])) return;
  throw new StartError(`Node ${least.join(".")} or newer is needed; this is Node ${version}.`);
}
