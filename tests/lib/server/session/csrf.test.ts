import { afterEach, expect, test } from "vitest";
import { csrfTokenFor, frameCsrfToken, isCsrfToken, isFrameCsrfToken } from "@/lib/server/session/csrf";
import { readToken } from "@/lib/server/session/token";
import { makeToken, setEnv } from "../small-upstream";

const [older, newer] = ["an older secret of the forms", "a newer secret of the forms!"];
const owner = { deviceId: "0123456789abcdef0123456789abcdef" };
const { CSRF_SECRET, TOKEN_SECRET } = process.env;
afterEach(() => setEnv({ CSRF_SECRET, TOKEN_SECRET, CSRF_SECRETS: undefined, TOKEN_SECRETS: undefined }));

test("pages of before a change of keys go on until the old one is dropped", () => {
  setEnv({ CSRF_SECRET: older });
  const [ofPage, ofFrame] = [csrfTokenFor(owner), frameCsrfToken()];
  const isTaken = () => [isCsrfToken(ofPage, owner), isFrameCsrfToken(ofFrame)];
  setEnv({ CSRF_SECRET: undefined, CSRF_SECRETS: `a:${older},b:${newer}` });
  expect(isTaken()).toEqual([true, true]);
  expect(csrfTokenFor(owner)).toBe(ofPage);
  setEnv({ CSRF_SECRETS: `b:${newer},a:${older}` });
  expect(isTaken()).toEqual([true, true]);
  expect(csrfTokenFor(owner)).not.toBe(ofPage);
  setEnv({ CSRF_SECRETS: `b:${newer}` });
  expect(isTaken()).toEqual([false, false]);
});

test("a member's token of the old key is theirs until it is dropped, and of no key nobody's", async () => {
  const keys = ["an older secret of tokens of 32 characters", "a newer secret of tokens of 32 characters!"];
  const token = await makeToken({}, keys[0]);
  const kind = async (list: string) => {
    setEnv({ TOKEN_SECRET: undefined, TOKEN_SECRETS: list });
    return (await readToken(token)).kind;
  };
  expect(await kind(`b:${keys[1]},a:${keys[0]}`)).toBe("member");
  expect(await kind(`b:${keys[1]}`)).toBe("undecodable");
});

test("a list that cannot be read is named", () => {
  setEnv({ TOKEN_SECRETS: "no ids" });
  expect(() => csrfTokenFor(owner)).toThrow(/^The web server's environment is wrong: TOKEN_SECRETS \(/);
});
