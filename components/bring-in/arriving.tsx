"use client";
import { lazy, Suspense, useEffect, useState } from "react";

const ArrivingSet = lazy(() => import("./arriving-set"));

/** What the address carries when a number set is bet on: `?set=<id>`. */
const SET = "set";

/** A set that the member chose on its own page, on its way to the slip of this round. */
export function Arriving() {
  const [id, setId] = useState<string | null>(null);
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get(SET);
    if (asked && /^[\w-]{1,64}$/.test(asked)) setId(asked);
  }, []);
  if (!id) return null;
  const done = () => {
    setId(null);
    // A reload must not offer the same numbers a second time.
    const address = new URL(location.href);
    address.searchParams.delete(SET);
    history.replaceState(history.state, "", address);
  };
  return (
    <Suspense fallback={null}>
      <ArrivingSet id={id} onDone={done} />
    </Suspense>
  );
}
