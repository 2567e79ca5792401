import { expect, test } from "vitest";
import { avatarFileId, avatarHref } from "@/lib/domain/members/avatar";

test.each<[string | null, string | null, string | null]>([
  ["/api/files/0f2c-77", "0f2c-77", "/api/files/0f2c-77"],
  ["https://pictures.example/a.jpg", null, "https://pictures.example/a.jpg"],
  ["http://pictures.example/a.jpg", null, null],
  ["javascript:alert(1)", null, null],
  ["/api/files/../users.logout", null, null],
  ["/api/files/a?b", null, null],
  ["", null, null],
  [null, null, null],
])("%s: own file %s, shown as %s", (avatar, fileId, href) => {
  expect([avatarFileId(avatar ?? ""), avatarHref(avatar)]).toEqual([fileId, href]);
});
