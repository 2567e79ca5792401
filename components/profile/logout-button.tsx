"use client";
import { useState } from "react";
import { Icon } from "@/components/ui/art/icon";
import { Button } from "@/components/ui/controls/button";
import { useUsers } from "@/stores/users";

/** A button, not a link: a prefetched or framed link must not log out. */
export function LogoutButton({ word }: { word: string }) {
  const logout = useUsers((users) => users.logout);
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void logout();
  };
  return (
    <Button look="quiet" isWide isBusy={isLeaving} onClick={leave}>
      <Icon name="logout" size={20} />
      {word}
    </Button>
  );
}
