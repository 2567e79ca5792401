import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { MOST_FILE_BYTES, MOST_FILES_A_DAY, oneFile, oneOperatorFile } from "@/lib/contract/files";
import { updateUsersInfos } from "@/lib/contract/users";
import { file } from "@/upstream/db/schema/files";
import { oneDatabase } from "../../support/database/database";
import type { TestService } from "../../support/service/service";
import { useService } from "../../support/service/use-service";
import { newcomer, operator, type Person } from "../../support/world/people";

const picture = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: "#1266aa" } });

const answered = z.object({ data: z.object({ id: z.string(), url: z.string() }) });

describe.each(oneDatabase)("a picture sent by a member on $kind", (kind) => {
  const open = useService(kind);
  let member: Person;
  beforeEach(async () => {
    member = await newcomer(open(), 0);
  });

  test.each(["jpeg", "png", "webp"] as const)(
    "as %s is kept as a JPEG of its pixels alone",
    async (format) => {
      const service = open();
      const sent = await picture()
        .withExif({ IFD0: { Copyright: "a secret place" } })
        .toFormat(format)
        .toBuffer();
      const { data } = answered.parse((await send(service, member, sent)).body);
      expect(data.url).toBe(`/api/files/${data.id}`);
      const kept = await service.call(oneFile, { query: { id: data.id }, token: member.token });
      const bytes = Buffer.from(kept.content, "base64");
      expect(kept.mediaType).toBe("image/jpeg");
      expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 60, height: 40 });
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
      expect(bytes.includes("a secret place")).toBe(false);
    },
  );

  test("is cut square as an avatar and shrunk as a slip", async () => {
    const service = open();
    const sent = await picture(3_000, 2_000).jpeg().toBuffer();
    const sizeOf = async (purpose: string) => {
      const { data } = answered.parse((await send(service, member, sent, purpose)).body);
      const kept = await service.call(oneFile, { query: { id: data.id }, token: member.token });
      const { width, height } = await sharp(Buffer.from(kept.content, "base64")).metadata();
      return [width, height];
    };
    expect(await sizeOf("avatar")).toEqual([512, 512]);
    expect(await sizeOf("transfer-slip")).toEqual([1600, 1067]);
  });

  test.each([
    ["text", Buffer.from("<script>alert(1)</script>")],
    ["a drawing with script", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ["half a picture", Buffer.from("ffd8ffe000104a464946", "hex")],
    ["nothing", Buffer.alloc(0)],
  ])("is refused as unreadable when it is %s, whatever it calls itself", async (_, bytes) => {
    const answer = await send(open(), member, bytes);
    expect([answer.status, answer.body]).toMatchObject([422, { code: "file-unreadable" }]);
  });

  test("is refused when its pixels are too many, before they are unpacked", async () => {
    const sent = await picture(9_000, 9_000).png({ compressionLevel: 9 }).toBuffer();
    expect(sent.length).toBeLessThan(MOST_FILE_BYTES);
    expect((await send(open(), member, sent)).body).toMatchObject({ code: "file-unreadable" });
  });

  test("is refused over 5 MB, for another purpose, twice in one form, or as JSON", async () => {
    const service = open();
    const large = await send(service, member, Buffer.alloc(MOST_FILE_BYTES + 1));
    expect([large.status, large.body]).toMatchObject([413, { code: "payload-too-large" }]);
    const sent = await picture().png().toBuffer();
    expect((await send(service, member, sent, "logo")).body).toMatchObject({ code: "invalid-input" });
    const twice = form(sent, "avatar");
    twice.append("purpose", "avatar");
    expect((await post(service, member, twice)).status).toBe(400);
    const headers = { authorization: `Bearer ${member.token}` };
    const json = await service.wire("POST", "/api/files.create", { purpose: "avatar" }, headers);
    expect([json.status, json.body]).toMatchObject([415, { code: "media-type-unsupported" }]);
    const elsewhere = await fetch(`${service.origin}/poy-api/deposits.cancel`, {
      method: "POST",
      headers,
      body: form(sent, "avatar"),
    });
    expect(elsewhere.status).toBe(415);
  });

  test("is seen by its owner and by staff, and by nobody else", async () => {
    const service = open();
    const { data } = answered.parse((await send(service, member, await picture().png().toBuffer())).body);
    const stranger = await newcomer(service, 0);
    const query = { id: data.id };
    expect((await service.refusal(oneFile, { query, token: stranger.token })).code).toBe("not-found");
    expect((await service.refusal(oneFile, { query })).code).toBe("unauthorized");
    expect((await service.refusal(oneOperatorFile, { body: query, token: stranger.token })).code).toBe(
      "forbidden",
    );
    const { token } = await operator(service, "staff");
    expect((await service.call(oneOperatorFile, { body: query, token })).mediaType).toBe("image/jpeg");
    const odd = { id: "../../etc/passwd".replaceAll(/[^a-z]/g, "-") };
    expect((await service.refusal(oneFile, { query: odd, token: member.token })).code).toBe("not-found");
  });

  test("becomes an avatar only when the member sent it as one; the one before it is deleted", async () => {
    const service = open();
    const [{ token }, stranger] = [member, await newcomer(service, 0)];
    const sent = await picture().png().toBuffer();
    const upload = async (owner: Person, purpose = "avatar") =>
      answered.parse((await send(service, owner, sent, purpose)).body).data;
    const set = (avatar: string) => service.refusal(updateUsersInfos, { body: { avatar }, token });
    expect((await set((await upload(stranger)).url)).code).toBe("not-found");
    expect((await set((await upload(member, "transfer-slip")).url)).code).toBe("not-found");
    for (const foreign of ["https://evil.example/track.png", "javascript:alert(1)", "/api/files/../x"])
      expect((await set(foreign)).code).toBe("invalid-input");

    const first = await upload(member);
    await service.call(updateUsersInfos, { body: { avatar: first.url }, token });
    const second = await upload(member);
    expect(await service.call(updateUsersInfos, { body: { avatar: second.url }, token })).toMatchObject({
      avatar: second.url,
    });
    const read = (id: string) => service.call(oneFile, { query: { id }, token });
    await expect(read(first.id)).rejects.toMatchObject({ code: "not-found" });
    expect((await read(second.id)).mediaType).toBe("image/jpeg");
    await service.call(updateUsersInfos, { body: { avatar: "" }, token });
    await expect(read(second.id)).rejects.toMatchObject({ code: "not-found" });
  });

  test("needs a member behind it, and is one of so many a day", async () => {
    const service = open();
    const sent = await picture(4, 4).png().toBuffer();
    expect((await post(service, null, form(sent, "avatar"))).status).toBe(401);
    const busy = await newcomer(service, 0);
    await keptAlready(service, busy, MOST_FILES_A_DAY - 1);
    expect((await send(service, busy, sent)).status).toBe(200);
    expect((await send(service, busy, sent)).body).toMatchObject({ code: "rate-limited" });
  });

  test("is one of so many a day, also of many that are sent at once", async () => {
    const service = open();
    const sent = await picture(4, 4).png().toBuffer();
    const busy = await newcomer(service, 0);
    await keptAlready(service, busy, MOST_FILES_A_DAY - 3);
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(service, busy, sent)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await service.db.$count(file, eq(file.owner, busy.uuid))).toBe(MOST_FILES_A_DAY);
  });

  test("is one of ten a minute, read or not", async () => {
    const service = open();
    const hasty = await newcomer(service, 0);
    const tries: number[] = [];
    for (let at = 0; at < 11; at += 1) tries.push((await send(service, hasty, Buffer.from("none"))).status);
    expect(tries).toEqual([...Array(10).fill(422), 429]);
  });

  test.each([
    ["png", 4_001, 4_000, 422],
    ["webp", 4_001, 4_000, 422],
    ["png", 4_000, 4_000, 200],
    ["jpeg", 7_000, 7_000, 200],
    ["jpeg", 7_100, 7_100, 422],
  ] as const)(
    "as %s of %i x %i pixels: what is decoded whole has fewer",
    async (format, width, height, status) => {
      const service = open();
      const sent = await picture(width, height).toFormat(format).toBuffer();
      expect((await send(service, await newcomer(service, 0), sent)).status).toBe(status);
    },
  );
});

/** The member has sent this many pictures earlier today. */
async function keptAlready({ db }: TestService, { uuid }: Person, count: number): Promise<void> {
  const one = { owner: uuid, purpose: "avatar", mediaType: "image/jpeg", content: Buffer.from("kept") };
  await db.insert(file).values(Array(count).fill(one));
}

function form(bytes: Buffer, purpose: string): FormData {
  const body = new FormData();
  body.append("purpose", purpose);
  body.append("file", new File([new Uint8Array(bytes)], "../../picture.php", { type: "image/png" }));
  return body;
}

async function post(service: TestService, member: Person | null, body: FormData) {
  const headers: Record<string, string> = member ? { authorization: `Bearer ${member.token}` } : {};
  const answer = await fetch(`${service.origin}/api/files.create`, { method: "POST", headers, body });
  return { status: answer.status, body: (await answer.json()) as unknown };
}

const send = (service: TestService, member: Person, bytes: Buffer, purpose = "transfer-slip") =>
  post(service, member, form(bytes, purpose));
