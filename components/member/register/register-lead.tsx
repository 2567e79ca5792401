"use client";
import { fill } from "@/lib/i18n/fill";
import { useAffiliate } from "@/stores/affiliate";

interface RegisterLeadProps {
  /** The link that led here; one from an earlier page of the visit counts, too. */
  slug: string | undefined;
  words: { lead: string; invited: string };
}

/** The invitation code that the signup will name, else what the signup is like. */
export function RegisterLead({ slug, words }: RegisterLeadProps) {
  const known = useAffiliate((affiliate) => affiliate.slug);
  const shown = slug || known;
  return shown ? fill(words.invited, { slug: shown }) : words.lead;
}
