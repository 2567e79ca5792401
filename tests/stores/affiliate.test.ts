import { beforeEach, expect, test, vi } from "vitest";
import type { StoreDeps } from "@/stores/_core/registry";
import { createAffiliate } from "@/stores/affiliate";
import { entryOf, type Noun } from "../support/dom/entry-of";

/** A visit whose upstream cannot be reached: the invitation is stored all the same. */
function affiliateOf(sent: unknown[] = []) {
  const call = async (noun: Noun, entry: string, args: { body?: unknown }) => {
    sent.push([(await entryOf(noun, entry)).path, args.body]);
    throw new Error("nobody answers");
  };
  return createAffiliate({ call: call as StoreDeps["call"] });
}

function cameFrom(referrer: string) {
  vi.spyOn(document, "referrer", "get").mockReturnValue(referrer);
}

beforeEach(() => {
  sessionStorage.clear();
  cameFrom("");
});

test("without an invitation everything is unknown, and the upstream takes its centre agent", () => {
  const store = affiliateOf();
  store.getState().arrive({});
  expect(store.getState()).toMatchObject({ agentId: 0, refUid: 0, slug: "", employeeSlug: "", referUrl: "" });
});

test("an invitation and the page that linked here outlive a reload", () => {
  cameFrom("https://friends.example/post/7");
  affiliateOf().getState().arrive({ slug: "nok-7", employeeSlug: "e1" });
  cameFrom("");
  const later = affiliateOf();
  later.getState().arrive({});
  expect(later.getState()).toMatchObject({
    slug: "nok-7",
    employeeSlug: "e1",
    referUrl: "https://friends.example/post/7",
  });
});

test("a newer invitation replaces the older one; the first foreign page stays", () => {
  const store = affiliateOf();
  cameFrom("https://first.example/");
  store.getState().arrive({ slug: "one" });
  cameFrom("https://second.example/");
  store.getState().arrive({ slug: "two" });
  expect(store.getState()).toMatchObject({ slug: "two", referUrl: "https://first.example/" });
});

test("a page of this site is no referrer, and neither is what is no address", () => {
  for (const referrer of [`${location.origin}/results`, "nonsense"]) {
    cameFrom(referrer);
    const store = affiliateOf();
    store.getState().arrive({});
    expect(store.getState().referUrl).toBe("");
  }
});

test.each(["not json", "null", "7", '{"slug": 5}'])("a garbled memory %j is an empty one", (memory) => {
  sessionStorage.setItem("affiliate", memory);
  const store = affiliateOf();
  store.getState().arrive({});
  expect(store.getState().slug).toBe("");
});

test("a visitor who follows an invitation is counted; one who comes without it, or comes back, is not", async () => {
  const sent: unknown[] = [];
  affiliateOf(sent).getState().arrive({ slug: "34679cdf" });
  affiliateOf(sent).getState().arrive({ employeeSlug: "e1" });
  await vi.waitFor(() => expect(sent).toEqual([["/af-cashs.click", { slug: "34679cdf" }]]));
});
