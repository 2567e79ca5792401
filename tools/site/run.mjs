import { spawn } from "node:child_process";
import { root } from "./root.mjs";

/**
 * Runs a command to its end with this process's input and output.
 * @returns {Promise<number>} its exit code; 128 when a signal ended it, 127 when it could not start
 */
export function run(command, args, { env = process.env, cwd = root, stdio = "inherit" } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd, env, stdio });
    const passOn = (signal) => child.kill(signal);
    process.on("SIGTERM", passOn);
    process.on("SIGINT", passOn);
    const end = (code) => {
      process.off("SIGTERM", passOn);
      process.off("SIGINT", passOn);
      done(code);
    };
    child.on("error", () => end(127));
    child.on("exit", (code) => end(code ?? 128));
  });
}

/** Runs a tool of this project's node_modules with this Node. */
export function runTool(path, args, options) {
  return run(process.execPath, [`node_modules/${path}`, ...args], options);
}
