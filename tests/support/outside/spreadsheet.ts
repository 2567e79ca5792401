import { execFileSync } from "node:child_process";
import { accessSync, constants, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import { Window } from "happy-dom";

const program = (process.env.PATH ?? "")
  .split(delimiter)
  .map((folder) => join(folder, "soffice"))
  .find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });

/** For `test.skipIf`: why no file is opened here; false where LibreOffice is installed. */
export const withoutSpreadsheet: string | false = program ? false : "LibreOffice is not installed";
if (!program && process.env.REQUIRE_LIBREOFFICE === "1")
  throw new Error("REQUIRE_LIBREOFFICE=1, and there is no soffice: apt-get install libreoffice-calc-nogui");

/** Commas, quotes, UTF-8; days and powers are looked for. Without a screen it goes by the machine's own charset. */
const AS_UTF8 = "--infilter=Text - txt - csv (StarCalc):44,34,76,1,,0,false,true";

/** A cell as a spreadsheet has it: `string`, `float`, `date` …, and what is shown in it. */
export interface SheetCell {
  readonly type: string;
  readonly text: string;
}

/** Opens a CSV file in LibreOffice as a double click does. */
export function openedInSpreadsheet(csv: string): readonly (readonly SheetCell[])[] {
  if (!program) throw new Error("no LibreOffice");
  const folder = mkdtempSync(join(tmpdir(), "sheet-"));
  try {
    writeFileSync(join(folder, "list.csv"), csv);
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, "profile"))}`;
    const output = ["--convert-to", "fods", "--outdir", folder];
    const args = [profile, "--headless", AS_UTF8, ...output, join(folder, "list.csv")];
    execFileSync(program, args, { stdio: "ignore" });
    return cellsOf(readFileSync(join(folder, "list.fods"), "utf8"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function cellsOf(xml: string): SheetCell[][] {
  const window = new Window();
  const sheet = new window.DOMParser().parseFromString(xml, "application/xml" as "text/xml");
  const rows = [...sheet.getElementsByTagName("table:table-row")];
  return rows.map((row) =>
    [...row.getElementsByTagName("table:table-cell")].flatMap((cell) => {
      const times = Number(cell.getAttribute("table:number-columns-repeated") ?? 1);
      const type = cell.getAttribute("office:value-type") ?? "empty";
      const text = [...cell.getElementsByTagName("text:p")].map((line) => line.textContent).join("\n");
      return Array.from({ length: times }, () => ({ type, text }));
    }),
  );
}
