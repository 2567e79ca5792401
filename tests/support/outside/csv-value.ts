/** The value of a cell of the site's CSV files, as a program reads it: without what marks it for spreadsheets. */
export function csvValue(cell: string): string {
  const kept = /^="([^"]*)"$/.exec(cell)?.[1];
  if (kept !== undefined) return kept;
  return cell.replace(/^'(?=[\s']*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20])/, "");
}
