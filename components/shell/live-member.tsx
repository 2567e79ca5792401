"use client";
import { useEffect } from "react";
import { useStoreInstance } from "@/stores/_core/registry";
import { createCredit } from "@/stores/credit";
import { createNotifications } from "@/stores/notices";
import { beCounted } from "@/stores/page/online";
import { createPushRegistration } from "@/stores/page/push-registration";
import { createUsers } from "@/stores/users";

/** Keeps a member's page up to date: session, balance, notifications. Renders nothing. */
export function LiveMember({ uuid }: { uuid: string }) {
  const users = useStoreInstance(createUsers);
  const credit = useStoreInstance(createCredit);
  const notices = useStoreInstance(createNotifications);
  const reach = useStoreInstance(createPushRegistration);
  useEffect(() => void reach.getState().keep(), [reach]);
  useEffect(() => {
    if (!users.getState().info) void users.getState().load();
    if (credit.getState().cash === null) void credit.getState().refresh();
    const ends = [
      users.getState().stay(),
      credit.getState().listen(uuid),
      notices.getState().listen(uuid),
      beCounted(),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [users, credit, notices, uuid]);
  return null;
}
