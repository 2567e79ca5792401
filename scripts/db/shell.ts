/** A shell on a database: lines in, tables out, until its input ends. */
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import pg from "pg";
import { help, shortcutOf } from "./shortcuts";
import { isWhole } from "./statement";
import { asTable } from "./table";

interface Answer {
  command: string;
  rowCount: number | null;
  fields: { name: string }[];
  rows: (string | null)[][];
}

/** Columns stay as PostgreSQL writes them: nothing is parsed as a number or a date. */
const asWritten: pg.CustomTypesConfig = { getTypeParser: () => (value: unknown) => value };

export interface Shell {
  client: pg.Client;
  input: Readable;
  output: Writable;
  /** True for a person at a terminal, who gets a prompt; errors do not end the shell then. */
  isInteractive: boolean;
}

/** @returns whether every statement succeeded */
export async function runShell({ client, input, output, isInteractive }: Shell): Promise<boolean> {
  const lines = createInterface({ input, ...(isInteractive && { output, terminal: true }) });
  const prompt = (text: string) => {
    if (!isInteractive) return;
    lines.setPrompt(text);
    lines.prompt();
  };
  let waiting = "";
  let isGood = true;
  prompt("db=> ");
  for await (const line of lines) {
    const isShortcut = waiting === "" && line.trim().startsWith("\\");
    if (isShortcut && /^\s*\\q\b/.test(line)) break;
    if (isShortcut) isGood = (await answerShortcut(client, output, line)) && isGood;
    else waiting = waiting === "" && line.trim() === "" ? "" : `${waiting}${line}\n`;
    if (isWhole(waiting)) {
      isGood = (await answer(client, output, waiting)) && isGood;
      waiting = "";
    }
    prompt(waiting === "" ? "db=> " : "db-> ");
  }
  lines.close();
  if (waiting.trim() !== "") isGood = (await answer(client, output, waiting)) && isGood;
  return isGood;
}

async function answerShortcut(client: pg.Client, output: Writable, line: string): Promise<boolean> {
  const shortcut = shortcutOf(line);
  if (!shortcut) output.write(`${help}\n`);
  return shortcut ? answer(client, output, shortcut.text, shortcut.values) : true;
}

/** Runs SQL and writes its result. @returns false where the database refused it */
export async function answer(
  client: pg.Client,
  output: Writable,
  text: string,
  values?: readonly string[],
): Promise<boolean> {
  try {
    const query: pg.QueryArrayConfig = { text, rowMode: "array", types: asWritten };
    const answered: unknown = await client.query(values ? { ...query, values: [...values] } : query);
    const answers = (Array.isArray(answered) ? answered : [answered]) as Answer[];
    for (const each of answers) output.write(`${written(each)}\n`);
    return true;
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    output.write(`${[`ERROR: ${error.message}`, error.detail, error.hint].filter(Boolean).join("\n")}\n`);
    return false;
  }
}

function written({ command, rowCount, fields, rows }: Answer): string {
  if (fields.length === 0) return [command, rowCount].filter((part) => part !== null).join(" ");
  return asTable(
    fields.map(({ name }) => name),
    rows,
  );
}
