"use client";
import { lazy, Suspense, useEffect, useState } from "react";
import { forgetQuery } from "@/components/ui/hooks/forget-query";
import { withNumberWords } from "./with-number-words";

const PendingSetImport = lazy(() => withNumberWords(import("./pending-set-import")));

/** Search parameter of a number set to bet on: `?set=<id>`. */
const SET = "set";

/** Imports a number set, chosen on its own page, to the slip of this round. */
export function PendingImport() {
  const [id, setId] = useState<string | null>(null);
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get(SET);
    if (asked && /^[\w-]{1,64}$/.test(asked)) setId(asked);
  }, []);
  if (!id) return null;
  const done = () => {
    setId(null);
    forgetQuery(SET);
  };
  return (
    <Suspense fallback={null}>
      <PendingSetImport id={id} onDone={done} />
    </Suspense>
  );
}
