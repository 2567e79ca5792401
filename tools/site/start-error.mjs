/** An error that a person can act on, in one line; the launcher prints it and exits with code 1. */
export class StartError extends Error {}

export function say(line = "") {
  process.stdout.write(`${line}\n`);
}

/** Runs a script's main function; a StartError is printed as its line, other errors with their stack. */
export async function runScript(main) {
  try {
    process.exitCode = (await main()) ?? process.exitCode ?? 0;
  } catch (error) {
    process.stderr.write(`${error instanceof StartError ? error.message : error.stack}\n`);
    process.exitCode = 1;
  }
}
