"use client";
import dynamic from "next/dynamic";
import { type ComponentProps, useState } from "react";
import { DeskSwitch } from "@/components/yeekee/desk-switch";
import type { PoyPage } from "@/lib/contract/poys";
import { useBets } from "@/stores/bets";
import styles from "./desk-row.module.css";

/** Without its code the room works all the same; the slips are among the member's others. */
const OwnBets = dynamic(() => import("./own-bets/own-bets").catch(() => ({ default: () => null })));

interface DeskRowProps extends ComponentProps<typeof DeskSwitch> {
  /** The member's slips of this round when the page was rendered; null when they could not be read. */
  bets: PoyPage | null;
}

/** The switch between bets and shots, and with it the member's own bets of this round as soon as there are some. */
export function DeskRow({ bets, ...panels }: DeskRowProps) {
  const isAccepted = useBets(({ sending }) => sending.state === "accepted");
  const [hasBets, setHasBets] = useState(bets !== null && bets.items.length > 0);
  if (isAccepted && !hasBets) setHasBets(true);
  return (
    <div className={styles.row}>
      <DeskSwitch {...panels} />
      {hasBets ? <OwnBets known={bets} /> : null}
    </div>
  );
}
