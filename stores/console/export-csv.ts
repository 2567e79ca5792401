import { type OperatorBody, operatorCsv } from "@/lib/client/console/operator-call";
import type { OperatorEntryName, OperatorNoun } from "@/lib/client/console/operator-nouns";

/**
 * Saves every row that a list's filters select as a CSV file.
 * @param fileName without its ending
 * @throws Fault
 */
export async function exportCsv<N extends OperatorNoun, Name extends OperatorEntryName<N>>(
  noun: N,
  name: Name,
  body: OperatorBody<N, Name>,
  fileName: string,
): Promise<void> {
  const address = URL.createObjectURL(await operatorCsv(noun, name, body));
  const link = Object.assign(document.createElement("a"), { href: address, download: `${fileName}.csv` });
  link.click();
  URL.revokeObjectURL(address);
}
