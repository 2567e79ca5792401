import { describe, expect, test } from "vitest";
import { commonPasswords } from "@/lib/domain/members/common-passwords";
import {
  confirmationFault,
  emailFault,
  nameFault,
  passwordFault,
  userNameFault,
  userNameReason,
} from "@/lib/domain/members/credential";

describe("a user name", () => {
  test.each([
    ["", "username-required"],
    ["somchai", null],
    ["abc123", null],
    ["123456", null],
    ["abcde", "username-invalid"],
    ["Somchai", "username-invalid"],
    ["som chai", "username-invalid"],
    ["som_chai", "username-invalid"],
    ["สมชายย", "username-invalid"],
    ["sómchai", "username-invalid"],
    ["xaaaab", null],
    ["xaaaaab", "username-invalid"],
    ["aaaabc", "username-invalid"],
    ["aaabcd", null],
    ["1111ab", "username-invalid"],
    ["ab1111", null],
    ["ab11111", "username-invalid"],
    ["abcdef\n", "username-invalid"],
    ["ab".repeat(32), null],
    [`${"ab".repeat(32)}a`, "username-invalid"],
  ])("%j: %s", (userName, fault) => {
    expect(userNameFault(userName)).toBe(fault);
  });
});

describe("a password", () => {
  test.each([
    ["", "password-required"],
    ["Aa1#", "password-too-short"],
    ["Aa1#567", "password-too-short"],
    ["Kz7#mobu", null],
    [`Kz7#${"m".repeat(26)}`, null],
    [`Kz7#${"m".repeat(27)}`, "password-too-long"],
    ["kz7#mobu", "password-invalid"],
    ["KZ7#MOBU", "password-invalid"],
    ["Kzx#mobu", "password-invalid"],
    ["Kz7xmobu", "password-invalid"],
    ["Kz7_mobu", "password-invalid"],
    ["Kz7+mobu", "password-invalid"],
    ["Kz7.mobu", "password-invalid"],
    ["Kz7/mobu", "password-invalid"],
    ["Kz7/mob#", null],
    ["Kz7 mobu", null],
    [" Kz7mobu", null],
    ["Kz7mobu ", null],
    ["P@ssw0rd", "password-too-weak"],
    ["p@ssW0RD", "password-too-weak"],
    ["Abc12345!", "password-too-weak"],
    ["Kz๗#mobu", "password-invalid"],
  ])("%j: %s", (password, fault) => {
    expect(passwordFault(password)).toBe(fault);
  });

  test.each([..."#?!@$ %^&*-"])("'%s' is one of the special characters", (special) => {
    expect(passwordFault(`Kz7mobu${special}`)).toBeNull();
  });

  test("every common password would pass the rules of form", () => {
    for (const password of commonPasswords) {
      expect(password).toMatch(/[#?!@$ %^&*-]/);
      expect(password).toMatch(/[a-z]/);
      expect(password).toMatch(/\d/);
      expect(password.length).toBeGreaterThanOrEqual(8);
    }
  });

  test("typed twice must be the same, to the space", () => {
    expect(confirmationFault("Kz7 mobu", "Kz7 mobu")).toBeNull();
    expect(confirmationFault("Kz7 mobu", "Kz7 mobu ")).toBe("passwords-differ");
  });
});

test.each([
  ["", "email-required"],
  ["   ", "email-required"],
  ["a@b.co", null],
  [" a@b.co ", null],
  ["first.last+tag@mail.example.com", null],
  ["a@b", "email-invalid"],
  ["a@@b.co", "email-invalid"],
  ["@b.co", "email-invalid"],
  ["a b@c.co", "email-invalid"],
  [".a@b.co", "email-invalid"],
  ["a..b@c.co", "email-invalid"],
  ["a@-b.co", "email-invalid"],
  ["a@b..co", "email-invalid"],
  ["a@b.c", "email-invalid"],
  [`${"a".repeat(65)}@b.co`, "email-invalid"],
  [`${"a".repeat(64)}@b.co`, null],
])("e-mail %j: %s", (email, fault) => {
  expect(emailFault(email)).toBe(fault);
});

test.each([
  ["", "name-required"],
  ["  ", "name-required"],
  ["A", "name-invalid"],
  ["Bo", null],
  ["สมชาย", null],
  [" Bo ", null],
  ["x".repeat(30), null],
  ["x".repeat(31), "name-invalid"],
])("name %j: %s", (name, fault) => {
  expect(nameFault(name)).toBe(fault);
});

test.each([
  ["somchai", null],
  ["Somchai", "username-letters"],
  ["สมชาย", "username-letters"],
  ["nong fon", "username-space"],
  ["somchai\n", "username-space"],
  ["abc!", "username-sign"],
  ["som_chai", "username-sign"],
  ["sómchai", "username-letters"],
  ["abcde", "username-too-short"],
  ["a1".repeat(33), "username-too-long"],
  ["xaaaaab", "username-repeats"],
  ["1111ab", "username-repeats"],
])("the user name %j breaks the rule %j", (userName, reason) => {
  expect(userNameReason(userName)).toBe(reason);
});
