"use client";
import { useEffect } from "react";
import { lazyPart } from "@/components/error/lazy-part";
import { useStoreInstance } from "@/stores/_core/registry";
import { createReminder, useReminder } from "@/stores/member/reminder";

const SessionSheet = lazyPart(() => import("./session-sheet"));

/** Shows the play reminder on every page where the member plays. */
export function ReminderGate() {
  const reminder = useStoreInstance(createReminder);
  const isDue = useReminder((state) => state.isDue);
  const goOn = useReminder((state) => state.goOn);
  useEffect(() => reminder.getState().watch(), [reminder]);
  return isDue ? <SessionSheet onClose={goOn} /> : null;
}
