// Needs a document.
import type { Options } from "pusher-js";
import { beforeAll, expect, test, vi } from "vitest";
import { consoleToken } from "@/lib/client/console/console-token";
import { listenToQueues } from "@/lib/client/console/queue-messages";
import { answerCalls, unanswered } from "../../../support/dom/browser-calls";

/** The push library without its socket; its options are all that the test asks for. */
const given = vi.hoisted(() => ({ options: {} as Options }));
vi.mock("pusher-js", () => ({
  default: class {
    connection = { bind: () => {}, state: "connecting" };
    constructor(_: string, options: Options) {
      given.options = options;
    }
    subscribe = () => ({ bind: () => {} });
    bind = () => {};
    disconnect = () => {};
  },
}));

const sent: string[] = [];
beforeAll(() => {
  answerCalls((url, request) => {
    sent.push(url);
    return unanswered(request);
  });
});

/** The right to a channel, as the library asks for it. */
function askForRight(): Promise<Error | null> {
  const { channelAuthorization } = given.options;
  if (!channelAuthorization || !("customHandler" in channelAuthorization)) throw new Error("no handler");
  const ask = channelAuthorization.customHandler;
  return new Promise((resolve) =>
    ask({ socketId: "1.2", channelName: "private-operators" }, (refusal) => resolve(refusal)),
  );
}

test("while the page is left the right to the channel is no longer asked for", async () => {
  listenToQueues(() => {});
  const first = askForRight();
  await vi.waitFor(() => expect(sent).toEqual(["/operator/api/operators.push.auth"]));
  consoleToken.beginLeaving();
  expect(await first).toMatchObject({ code: "network-lost" });
  expect(await askForRight()).toMatchObject({ code: "network-lost" });
  expect(sent).toHaveLength(1);
});
