import { createStore } from "zustand/vanilla";
import type { Needs } from "./shelved";

/** Where the visitor came from, as the signup call names it. 0 and "" mean unknown: the upstream then takes its centre agent. */
export interface Origin {
  agentId: number;
  refUid: number;
  slug: string;
  employeeSlug: string;
  referUrl: string;
}

export interface Affiliate extends Origin {
  /** Notes an invitation and the page that linked here. The first foreign referrer of a visit stays. */
  arrive: (invitation: { slug?: string; employeeSlug?: string }) => void;
}

/** The visit's own memory, so that a reload between the invitation and the signup loses nobody's friend. */
const memoryKey = "affiliate";
const longestAddress = 2000;

const nobody: Origin = { agentId: 0, refUid: 0, slug: "", employeeSlug: "", referUrl: "" };

/** The invitation a newcomer follows, from the link to the signup. */
export const createAffiliate = ({ call }: Pick<Needs, "call">) =>
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
      // Whose link it was learns that somebody followed it; a lost count is nobody's loss.
      if (invitation.slug) {
        void call(() => import("@/lib/contract/affiliate").then((noun) => noun.countAfClick), {
          body: { slug: invitation.slug },
        }).catch(() => undefined);
      }
    },
  }));

/** The address that linked here from another site; "" when the visitor came by himself. */
function foreignReferrer(): string {
  const { referrer } = document;
  if (!URL.canParse(referrer) || new URL(referrer).origin === location.origin) return "";
  return referrer.slice(0, longestAddress);
}

type Memory = Pick<Origin, "slug" | "employeeSlug" | "referUrl">;

/** Storage that is full, forbidden or garbled is the same as an empty one. */
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
    // The visit goes on without a memory.
  }
}
