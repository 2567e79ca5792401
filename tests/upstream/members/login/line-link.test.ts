import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { acceptTerms, readTerms } from "@/lib/contract/terms";
import { changePassword, confirmPin, lineLogin, linkLine, updateUsersInfos } from "@/lib/contract/users";
import { TERMS_VERSION } from "@/lib/domain/members/terms";
import { member } from "@/upstream/db/schema/members";
import { oneDatabase } from "../../../support/database/database";
import { useService } from "../../../support/service/use-service";
import { byLine, comeIn, signUpByForm, wordOf } from "../../../support/world/logins";
import { PASSWORD } from "../../../support/world/people";

describe.each(oneDatabase)("what a member settles afterwards on $kind", (kind) => {
  const open = useService(kind);

  describe("LINE of a member who is here already", () => {
    test("is linked by LINE's token and the PIN, and signs the member in from then on", async () => {
      const service = open();
      const { lineId, word } = await wordOf(service);
      const { token, userName } = await comeIn(service);
      const link = (told: string) => ({ token, headers: { "line-id-token": told } });
      expect((await service.refusal(linkLine, link(word))).code).toBe("needs-pin");
      await service.call(confirmPin, { body: { password: PASSWORD }, token });
      for (const told of ["", "made up"])
        expect((await service.refusal(linkLine, link(told))).code).toBe("line-refused");
      expect(await service.call(linkLine, link(word))).toMatchObject({ userName, lineUid: lineId });
      const { reply } = await service.send(lineLogin, {
        body: { lineId },
        headers: { "line-id-token": word },
      });
      expect(reply.userName).toBe(userName);
    });

    test("stays with another member who has linked it", async () => {
      const service = open();
      const { lineId, word } = await wordOf(service);
      const { userName } = await signUpByForm(service, {}, { "line-id-token": word });
      const { token } = await comeIn(service);
      await service.call(confirmPin, { body: { password: PASSWORD }, token });
      const headers = { "line-id-token": word };
      expect((await service.refusal(linkLine, { token, headers })).code).toBe("line-taken");
      const { reply } = await service.send(lineLogin, { body: { lineId }, headers });
      expect(reply.userName).toBe(userName);
    });

    test("is given up with the PIN alone, and not by a member who never had one", async () => {
      const service = open();
      const { lineId, word } = await wordOf(service);
      const { token, userName } = await comeIn(service, { "line-id-token": word });
      const end = { body: { lineId: "" }, token };
      expect((await service.refusal(updateUsersInfos, end)).code).toBe("needs-pin");
      await service.call(confirmPin, { body: { password: PASSWORD }, token });
      const own = eq(member.userName, userName);
      await service.db.update(member).set({ hasOwnPin: false }).where(own);
      expect((await service.refusal(updateUsersInfos, end)).code).toBe("pin-unset");
      const pins = { oldPassword: PASSWORD, newPassword: `${PASSWORD}7` };
      const { auth } = await service.send(changePassword, { body: pins, token });
      expect(await service.call(updateUsersInfos, { ...end, token: auth ?? "" })).toMatchObject({
        lineUid: "",
      });
      expect((await byLine(service, lineId, word)).code).toBe("line-new");
    });
  });

  describe("the terms", () => {
    test("of the registration are on file; older ones and none are told apart from today's", async () => {
      const service = open();
      const { token, userName } = await comeIn(service);
      expect(await service.call(readTerms, { token })).toEqual({ version: TERMS_VERSION });
      const own = sql`member = (SELECT uuid FROM member WHERE user_name = ${userName})`;
      await service.db.execute(sql`UPDATE terms_acceptance SET version = '2020-01-01' WHERE ${own}`);
      expect(await service.call(readTerms, { token })).toEqual({ version: "2020-01-01" });
      const unknown = { token, headers: { "accepted-terms": "2020-01-01" } };
      expect((await service.refusal(acceptTerms, unknown)).code).toBe("terms-not-accepted");
      for (const _ of ["once", "again"])
        expect(await service.call(acceptTerms, { token })).toEqual({ version: TERMS_VERSION });
      await service.db.execute(sql`DELETE FROM terms_acceptance WHERE ${own}`);
      expect(await service.call(readTerms, { token })).toEqual({ version: null });
    });
  });
});
