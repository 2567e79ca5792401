/** An operators' list as a CSV file, streamed: one page after the other, each a call of its own. */
import { Readable } from "node:stream";
import { z } from "zod";
import { type Column, valueAt } from "@/lib/contract/csv-columns";
import { BYTE_ORDER_MARK, csvRow } from "@/lib/kernel/csv";
import type { Request, ServedEndpoint } from "./define-handler";
import type { Dependencies } from "./services";

/** Rows that are read at a time, and held in memory. */
const PAGE = 100;

const page = z.object({ items: z.array(z.unknown()), nextCursor: z.string().nullable() });
type Page = z.output<typeof page>;

/**
 * The whole list that a page's request selects. Every page authorises the caller anew, is a transaction of its own
 * and notes whose data it shows. A refusal of the first page is thrown; after it, one breaks the stream off, so
 * that no half file looks whole.
 */
export async function csvAnswer(
  call: ServedEndpoint,
  dependencies: Dependencies,
  request: Request,
  columns: readonly Column[],
): Promise<Readable> {
  const ask = async (cursor?: string): Promise<Page> => {
    const body = { ...Object(request.body), limit: PAGE, cursor };
    return page.parse((await call.answer(dependencies, { ...request, body })).reply);
  };
  const first = await ask();
  return Readable.from(linesOf(first, ask, columns), { objectMode: false });
}

async function* linesOf(first: Page, ask: (cursor: string) => Promise<Page>, columns: readonly Column[]) {
  yield BYTE_ORDER_MARK + csvRow(columns.map((column) => column.join(".")));
  for (let next: Page | null = first; next; next = next.nextCursor ? await ask(next.nextCursor) : null) {
    const rows = next.items.map((item) => csvRow(columns.map((column) => valueAt(item, column))));
    // An empty chunk would end the stream.
    if (rows.length > 0) yield rows.join("");
  }
}
