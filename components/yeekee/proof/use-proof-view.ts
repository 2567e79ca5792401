"use client";
import { startTransition, useEffect, useState } from "react";
import { useStoreInstance } from "@/stores/_core/registry";
import {
  type Checked,
  createYingProofs,
  type OpenedFile,
  shownProof,
  type YingProofs,
} from "@/stores/yings/proof";

/** What the proof page shows; the progress of a check, which changes many times, is not part of it. */
export interface ProofView {
  state: YingProofs["state"];
  fileName: string | null;
  fileKind: OpenedFile["kind"] | null;
  shown: Checked | null;
  /** The site itself reports the round as void. */
  isVoidOnSite: boolean;
}

/**
 * Follows the store in transitions, so that React renders a checked draw in slices. A store's own hook would render
 * all of it in the task that receives the worker's reply.
 */
export function useProofView(): ProofView {
  const proofs = useStoreInstance(createYingProofs);
  const [view, setView] = useState(() => viewOf(proofs.getState()));
  useEffect(() => {
    const take = () => {
      const next = viewOf(proofs.getState());
      startTransition(() => setView((last) => (isSame(last, next) ? last : next)));
    };
    // The store may have changed since the first render.
    take();
    return proofs.subscribe(take);
  }, [proofs]);
  return view;
}

const viewOf = ({ state, file, site, round }: YingProofs): ProofView => ({
  state,
  fileName: file?.name ?? null,
  fileKind: file?.kind ?? null,
  shown: shownProof({ file, site }),
  isVoidOnSite: !file && round?.betList.status === "void",
});

const isSame = (one: ProofView, other: ProofView): boolean =>
  (Object.keys(one) as (keyof ProofView)[]).every((field) => one[field] === other[field]);
