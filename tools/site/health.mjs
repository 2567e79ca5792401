import { setTimeout as wait } from "node:timers/promises";
import { StartError } from "./start-error.mjs";

/**
 * Waits until a child responds.
 * @param {ReturnType<import("./child.mjs").startChild>} child
 * @param {(status: number) => boolean} isGood
 * @throws StartError with the child's own reason when it ends first, or on a timeout
 */
export async function waitForHealth(child, url, isGood, timeoutMs) {
  const deadline = Date.now() + timeoutMs;
  let end;
  child.ended.then((code) => {
    end = { code };
  });
  while (Date.now() < deadline) {
    if (end) throw new StartError(`The ${child.name} did not start: ${child.lastWords()}`);
    const status = await statusOf(url);
    if (status && isGood(status)) return;
    await wait(100);
  }
  throw new StartError(
    `The ${child.name} did not answer ${url} within ${timeoutMs / 1000} s: ${child.lastWords()}`,
  );
}

async function statusOf(url) {
  try {
    const answer = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(15_000) });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return undefined;
  }
}
