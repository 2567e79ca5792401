import { afterAll, beforeAll, beforeEach } from "vitest";
import { passGate } from "@/lib/server/session/gate-pass";
import { forgetReplies } from "@/lib/server/upstream/reply-cache";
import { tokenOf } from "../../../support/spec-upstream/calls";
import { type SpecUpstream, startSpecUpstream } from "../../../support/spec-upstream/start";
import { setEnv } from "../small-upstream";

const visitor = { token: undefined as string | undefined };

/** Stands in for `next/headers`: a member's page, or a guest's without a token. */
export const pageHeaders = async (): Promise<Headers> => {
  const sent = new Headers({ host: "site.test", "x-page": "/en/main" });
  if (visitor.token !== undefined) sent.set("cookie", `access-token=${visitor.token}`);
  passGate(sent);
  return sent;
};

/** The upstream of the spec's calls alone, for the tests of a file; a member is signed in. */
export function onFloor(): () => SpecUpstream {
  let upstream: SpecUpstream;
  beforeAll(async () => {
    upstream = await startSpecUpstream();
    setEnv(upstream.env);
  });
  afterAll(() => upstream.stop());
  beforeEach(() => {
    visitor.token = tokenOf(Date.now());
    upstream.seen.length = 0;
    upstream.instead.clear();
    forgetReplies();
  });
  return () => upstream;
}
