import { afterEach, expect, test } from "vitest";
import { configurePage } from "@/lib/client/page/page-config";
import { forgetFields, keepFields, keptFields } from "@/stores/member/kept-fields";

const signIn = (uuid: string) => {
  const hint = JSON.stringify({ uuid, status: 0, exp: 4_000_000_000 });
  document.cookie = `session-hint=${encodeURIComponent(hint)}; path=/`;
};
const expire = () => {
  document.cookie = "session-hint=; max-age=0; path=/";
};
/** A page load: its owner is who is signed in at that time. */
const load = () => configurePage({ csrfToken: "any" });

afterEach(() => {
  forgetFields("report");
  expire();
  load();
});

test("what is typed into a page whose session has run out is there after the next login", () => {
  signIn("ann");
  load();
  keepFields("report", { number: "123-4" });
  expire();
  keepFields("report", { note: "from the blue account" });
  load();
  expect(keptFields("report")).toEqual({});
  signIn("ann");
  load();
  expect(keptFields("report")).toEqual({ number: "123-4", note: "from the blue account" });
});

test("what is typed into a member's page is not shown to who has logged in elsewhere meanwhile", () => {
  signIn("ann");
  load();
  signIn("bob");
  keepFields("report", { number: "123-4" });
  load();
  expect(keptFields("report")).toEqual({});
});
