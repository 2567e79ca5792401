/**
 * The last word on caching, when an answer's head is written: pages are the visitor's own, and nothing but a file that
 * was found may be kept by others. Even a page that every guest gets alike holds a nonce and a token of its visitor.
 */
import type { ServerResponse } from "node:http";

const PRIVATE = "private, no-store";
const PAGE = /^text\/(?:html|x-component)\b/i;
const FOUND: readonly number[] = [200, 206, 304];

/** What Cache-Control has to say in place of `rule`; undefined: as it is. */
function cacheRule(status: number, type: string, rule: string): string | undefined {
  const isPublic = /\bpublic\b|s-maxage/i.test(rule);
  if (PAGE.test(type) || (isPublic && !FOUND.includes(status))) return PRIVATE;
  return undefined;
}

/** Watches a response; no later code can change its rule again. */
export function keepPrivate(response: ServerResponse): void {
  const { writeHead } = response;
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    const given = rest.at(-1);
    // Headers that are given with the status would replace what is set here.
    if (given && typeof given === "object" && !Array.isArray(given)) {
      for (const [name, value] of Object.entries(given)) response.setHeader(name, value as string);
      rest.pop();
    }
    const said = (name: string) => String(response.getHeader(name) ?? "");
    const rule = cacheRule(status, said("content-type"), said("cache-control"));
    if (rule) response.setHeader("cache-control", rule);
    return writeHead.call(response, status, ...(rest as []));
  }) as typeof response.writeHead;
}
