/** What is wrong, in one line a person can act on; the launcher prints it and leaves with exit code 1. */
export class StartError extends Error {}

export function say(line = "") {
  process.stdout.write(`${line}\n`);
}

/** Runs a script's main function; a StartError becomes its one line, anything else keeps its stack. */
export async function runScript(main) {
  try {
    process.exitCode = (await main()) ?? process.exitCode ?? 0;
  } catch (error) {
    process.stderr.write(`${error instanceof StartError ? error.message : error.stack}\n`);
    process.exitCode = 1;
  }
}
