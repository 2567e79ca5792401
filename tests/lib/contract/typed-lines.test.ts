import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { copied } from "../../support/fuzz/copied";
import { bodyTexts } from "../../support/laws/body-texts";

/** What people type into a box of one line, by the field's name, each with one that the calls take. */
const typed: Readonly<Record<string, string>> = {
  userName: "somchai7",
  phoneNumber: "+66812345678",
  officePhoneNumber: "+66812345678",
  lineId: "@somchai",
  email: "somchai@example.com",
  accountNumber: "123-4-56789-0",
  bankAccountNumber: "1234567890",
  fromAccount: "x-6789",
  account: "1234567890",
  promptPay: "0812345678",
  bankCode: "KBANK",
  otpCode: "123456",
  code: "123456",
  slug: "c7dfghjk",
  employeeSlug: "nok",
  search: "somchai7",
  operator: "somchai7",
  target: "somchai7",
  ref: "SCB-2026/77",
};
/** Fields of these names that programs fill in: the sender's key of a slip, a code for a browser's window. */
const byPrograms = [
  "/hand-offs.exchange code",
  "/operators.audit.reads operator",
  "/poys.create ref",
  "/users.line-login email",
  "/users.line-login lineId",
];

const secret = /password/i;
/**
 * Texts whose every character may mean something, and what programs, pickers and other checks write. A new field of a
 * body is named here or above.
 */
const asWritten = new Set(
  `action at attestationObject authenticatorData avatar back2 bankAccountName before betGroup betId betType betTypes
  bottom2 chain challengeId channel channelName channel_name clientDataJSON closeTime coin coinAmount cursor date
  depositAt depositId description draw4 dt endedDate endsAt figure fileId fingerprint first from front3 back3 gaID gameId
  gameList heldOn href html id ids imageUrl item key kind limit linkText linkedUid member message name note number page
  pageName partner posterUrl poyId previewId publicKey publishedAt query rawId reason refOtpCode referUrl
  registerFromDomain resultDate resultTime selfExcludedUntil signature siteVerification socket_id startedDate text
  timeOutUntil title to token top3 transcript transferredAt transports until url urlBailek urlPopup urlSupport
  userHandle uuid value vdoName yingNumber`.split(/\s+/),
);

/** Where a field of the name takes something of its own. */
const special: Readonly<Record<string, string>> = { "/receipts.one code": `7${"A".repeat(25)}` };
const isTyped = ({ call, name }: { call: string; name: string }) =>
  Object.hasOwn(typed, name) && !byPrograms.includes(`${call} ${name}`);

describe("a text of a call that people type or copy", () => {
  const fields = bodyTexts.filter(isTyped);

  test.each(fields.map((field) => [field.call, field.name, field] as const))(
    "%s takes %s without what nobody sees, on both sides",
    (call, name, { schema }) => {
      const text = special[`${call} ${name}`] ?? typed[name] ?? "";
      const wanted = schema.parse(text);
      fc.assert(
        fc.property(copied(text), (marked) => {
          expect([schema.parse(marked), z.encode(schema, marked)]).toEqual([wanted, wanted]);
        }),
      );
    },
  );

  test("is known by its name, as is every other text", () => {
    const unknown = bodyTexts.filter(
      (field) => !(isTyped(field) || secret.test(field.name) || asWritten.has(field.name)),
    );
    const programs = bodyTexts.map(({ call, name }) => `${call} ${name}`);
    expect(unknown.filter(({ call, name }) => !byPrograms.includes(`${call} ${name}`))).toEqual([]);
    expect(byPrograms.filter((each) => !programs.includes(each))).toEqual([]);
    expect(Object.keys(typed).filter((name) => !fields.some((field) => field.name === name))).toEqual([]);
  });
});

test("a password stays as it is, whatever is in it", () => {
  const passwords = bodyTexts.filter(({ name }) => secret.test(name));
  expect(passwords.length).toBeGreaterThan(6);
  fc.assert(
    fc.property(copied("Blue-7ake ๑"), fc.nat(passwords.length - 1), (password, at) => {
      const schema = passwords[at]?.schema;
      expect([schema?.parse(password), schema && z.encode(schema, password)]).toEqual([password, password]);
    }),
  );
});
