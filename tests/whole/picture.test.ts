import sharp from "sharp";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { MOST_FILE_BYTES } from "@/lib/contract/files";
import { answerPicture } from "@/lib/server/ask/picture";
import { forward } from "@/lib/server/proxy/forward";
import { DEVICE, ownHeaders, SITE, setEnv } from "../lib/server/small-upstream";
import { embeddedAlone } from "../support/database/database";
import { useService } from "../support/service/use-service";
import { newcomer, type Person } from "../support/world/people";

/** The browser's cookies; Next keeps them in a scope that only its server opens. */
const visitor = { token: undefined as string | undefined };
vi.mock("next/headers", () => ({
  headers: async () =>
    new Headers({ host: "site.test", ...(visitor.token && { cookie: `access-token=${visitor.token}` }) }),
}));

describe.each(embeddedAlone)("a picture from the browser to the database and back on $kind", (kind) => {
  const open = useService(kind);
  let member: Person;
  beforeAll(async () => {
    const { origin } = open();
    setEnv({ API_UPSTREAM_URL: `${origin}/api`, POY_API_UPSTREAM_URL: `${origin}/poy-api` });
    member = await newcomer(open(), 0);
  });

  test("goes through the proxy as it is and comes back as a picture, to its owner alone", async () => {
    const sent = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#336699" } })
      .png()
      .toBuffer();
    const answer = await forward("general", upload(member, sent));
    expect(answer.status).toBe(200);
    const { data } = z
      .object({ data: z.object({ id: z.string(), url: z.string() }) })
      .parse(await answer.json());
    expect(data.url).toBe(`/api/files/${data.id}`);

    visitor.token = member.token;
    const shown = await answerPicture(data.id);
    expect(shown.status).toBe(200);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({
      format: "jpeg",
      width: 300,
      height: 200,
    });

    visitor.token = (await newcomer(open(), 0)).token;
    expect((await answerPicture(data.id)).status).toBe(404);
    visitor.token = undefined;
    expect((await answerPicture(data.id)).status).toBe(404);
    expect((await answerPicture("../secrets")).status).toBe(404);
  });

  test("too large or foreign is refused with the contract's own words", async () => {
    const large = await forward("general", upload(member, Buffer.alloc(MOST_FILE_BYTES + 1)));
    expect([large.status, await large.json()]).toMatchObject([413, { code: "payload-too-large" }]);
    const foreign = await forward(
      "general",
      upload(member, Buffer.alloc(10), { "sec-fetch-site": "cross-site" }),
    );
    expect([foreign.status, await foreign.json()]).toMatchObject([400, { code: "csrf-failed" }]);
  });
});

function upload({ token }: Person, bytes: Buffer, extra: Record<string, string> = {}): Request {
  const body = new FormData();
  body.append("purpose", "transfer-slip");
  body.append("file", new File([new Uint8Array(bytes)], "slip.png", { type: "image/png" }));
  const cookie = `device-id=${DEVICE}; access-token=${token}`;
  const { "content-type": _, ...headers } = ownHeaders({ cookie, ...extra });
  return new Request(`${SITE}/api/files.create`, {
    method: "POST",
    headers,
    body,
  });
}
