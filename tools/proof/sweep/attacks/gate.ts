import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gateCases } from "../../../../tests/support/laws/addresses";
import { type Answer, openCache, pageFaults } from "../../../testing/small-cache";
import { type Attack, createFinding } from "./attack";

const atOnce = 8;

/** What the site answered before: the page of whoever asked, under a rule for a folder of pictures. */
async function openFormer(): Promise<{ origin: string; close(): void }> {
  const server = createServer(({ headers }, response) => {
    response.writeHead(404, {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "public, max-age=7200",
      vary: "rsc, next-router-state-tree, next-router-prefetch, Accept-Encoding",
    });
    response.end(`<html>${headers.cookie ?? "a guest"}</html>`);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close() };
}

export const cachedPages: Attack = {
  name: "a member's page is asked for below every first segment, and a stranger asks the cache for it",
  async run(stage) {
    const finding = createFinding();
    const member = await stage.newMember(731);
    const marks = [member.uuid, member.userName, member.phoneNumber.slice(3), member.token];
    const cookie = `access-token=${member.token}; device-id=${"d".repeat(32)}; guest-id=${"e".repeat(32)}`;
    const holds = ({ text }: Answer) => marks.some((mark) => text.includes(mark));

    const former = await openFormer();
    const before = openCache(former.origin);
    await before.visit("/images/profile/edit", { cookie });
    const leaked = holds(await before.visit("/images/profile/edit"));
    before.close();
    former.close();
    if (!leaked) throw new Error("this cache would not have handed out the former answer either");

    const cache = openCache(stage.origin);
    let shown = 0;
    const rest = gateCases().values();
    const work = async () => {
      for (const { path, headers } of rest) {
        const first = await cache.visit(path, { ...headers, cookie });
        const second = await cache.visit(path, headers);
        if (holds(first)) shown += 1;
        finding.expect(!holds(second), `a stranger sees the member at ${path}`);
        for (const fault of [first, second].flatMap(pageFaults)) finding.expect(false, `${fault} at ${path}`);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    cache.close();
    finding.expect(shown > 100, `only ${shown} pages showed the member their own data`);
    finding.note(
      `control: the former answer was handed out; ${gateCases().length} addresses, ${shown} of the member`,
    );
    return finding.result();
  },
};
