import { closeSync, openSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { run } from "../../tools/site/run.mjs";

/**
 * Runs a command to its end; with `path` its output goes there and not to the terminal.
 * @param {string | null} path
 * @param {string[]} command with its arguments
 * @returns {Promise<number>} its exit code
 */
export async function runTo(path, command, env = process.env) {
  const [program = "", ...args] = command;
  if (!path) return run(program, args, { env });
  const file = openSync(path, "a");
  try {
    return await run(program, args, { env, stdio: ["ignore", file, file] });
  } finally {
    closeSync(file);
  }
}

/** The last lines of an output, without colours. */
export const tailOf = (path, lines) => linesOf(path).slice(-lines).join("\n");

/** The line of an output that says what is wrong, as far as one can tell: the first that names an error, else the last. */
export function reasonIn(path) {
  const said = linesOf(path);
  return (
    said.find((line) => /\berror\b|\bFAILS$|^\s*[×✖✗✘]/i.test(line)) ??
    said.at(-1) ??
    "it said nothing"
  ).trim();
}

function linesOf(path) {
  const text = stripVTControlCharacters(readFileSync(path, "utf8"));
  return text.split("\n").filter((line) => line.trim());
}

/**
 * A tool of node_modules, or a script of this project, as a command of this Node.
 * @param {string[]} words its path and its arguments
 */
export const ofNode = (...words) => [process.execPath, ...words];
