import { createStore } from "zustand/vanilla";
import { type StoreDeps, storeHook } from "./_core/registry";

/** Where the visitor came from, as the signup call names it. 0 and "" mean unknown: the upstream then takes its centre agent. */
export interface Origin {
  agentId: number;
  refUid: number;
  slug: string;
  employeeSlug: string;
  referUrl: string;
}

export interface Affiliate extends Origin {
  /** Stores an invitation and the page that linked here. The first foreign referrer of a visit is kept. */
  arrive: (invitation: { slug?: string; employeeSlug?: string }) => void;
}

/** Kept in sessionStorage, so that a reload between the invitation and the signup does not lose the referral. */
const memoryKey = "affiliate";
const longestAddress = 2000;

const nobody: Origin = { agentId: 0, refUid: 0, slug: "", employeeSlug: "", referUrl: "" };

/** The invitation a newcomer follows, from the link to the signup. */
export const createAffiliate = ({ call }: Pick<StoreDeps, "call">) =>
  createStore<Affiliate>()((set, get) => ({
    ...nobody,
    arrive: (invitation) => {
      const known = { ...get(), ...remembered() };
      const origin = {
        slug: invitation.slug || known.slug,
        employeeSlug: invitation.employeeSlug || known.employeeSlug,
        referUrl: known.referUrl || foreignReferrer(),
      };
      set(origin);
      remember(origin);
      // Counts the follow of the link at the upstream; a failure is ignored.
      if (invitation.slug) {
        void call("affiliate", "countAfClick", {
          body: { slug: invitation.slug },
        }).catch(() => undefined);
      }
    },
  }));

export const useAffiliate = storeHook(createAffiliate);

/** The address of another site that linked here; "" without a referrer. */
function foreignReferrer(): string {
  const { referrer } = document;
  if (!URL.canParse(referrer) || new URL(referrer).origin === location.origin) return "";
  return referrer.slice(0, longestAddress);
}

type Memory = Pick<Origin, "slug" | "employeeSlug" | "referUrl">;

/** Storage that is full, blocked or malformed counts as empty. */
function remembered(): Partial<Memory> {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(memoryKey) ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    const texts = Object.entries(found).filter(
      ([name, value]) => name in nobody && typeof value === "string" && value,
    );
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}

function remember(memory: Memory): void {
  try {
    sessionStorage.setItem(memoryKey, JSON.stringify(memory));
  } catch {
    // Without storage the referral lives in memory only.
  }
}
