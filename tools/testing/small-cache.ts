/** A shared cache such as a CDN, in a few lines: it stores what Cache-Control does not forbid and obeys Vary. */
import { Agent, get, type IncomingHttpHeaders } from "node:http";

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** The answer was given to an earlier visitor before. */
  isHit: boolean;
}

type Sent = Readonly<Record<string, string>>;

/** @param origin of the site behind it; addresses are sent as they are written, without a browser's tidying */
export function openCache(origin: string) {
  const { hostname: host, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const stored = new Map<string, { sent: Sent; answer: Answer }[]>();

  const ask = (path: string, headers: Sent): Promise<Answer> =>
    new Promise((done, fail) => {
      const call = get({ host, port, path, headers, agent }, (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("error", fail);
        answer.on("end", () =>
          done({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(parts).toString("utf8"),
            isHit: false,
          }),
        );
      });
      call.on("error", fail);
    });

  return {
    async visit(path: string, headers: Sent = {}): Promise<Answer> {
      const kept = stored.get(path)?.find((one) => isFor(one.answer, one.sent, headers));
      if (kept) return { ...kept.answer, isHit: true };
      const answer = await ask(path, headers);
      if (mayStore(answer)) stored.set(path, [...(stored.get(path) ?? []), { sent: headers, answer }]);
      return answer;
    },
    close: () => agent.destroy(),
  };
}

/** An answer that says nothing may be stored, too: caches guess how long it holds. */
const mayStore = ({ status, headers }: Answer): boolean =>
  status < 500 && !/private|no-store|no-cache|max-age=0/.test(headers["cache-control"] ?? "");

/** Every header that Vary names was sent alike. */
function isFor({ headers }: Answer, before: Sent, now: Sent): boolean {
  const names = (headers.vary ?? "").toLowerCase().split(/,\s*/).filter(Boolean);
  return names.every((name) => name !== "*" && before[name] === now[name]);
}

/** What a page may not lack: its own rule for caches, and a policy with a nonce. Empty for calls and files. */
export function pageFaults({ headers, text }: Answer): string[] {
  const type = String(headers["content-type"] ?? "");
  if (!/^text\/(html|x-component)/.test(type)) return [];
  const { "cache-control": rule, "content-security-policy": policy = "" } = headers;
  const isDocument = type.startsWith("text/html") && text !== "";
  return [
    ...(rule === "private, no-store" ? [] : [`a page under "${rule}"`]),
    ...(isDocument && !/'nonce-|default-src 'none'/.test(String(policy))
      ? [`a page of the policy "${policy}"`]
      : []),
  ];
}
