"use client";
import { useState } from "react";
import { useUsers } from "@/stores/users";
import styles from "./view-banner.module.css";

/** A member as an operator sees them. */
export interface ViewOfMember {
  uuid: string;
  name: string;
  /** `HH:mm` in Bangkok. */
  until: string;
}

/** Above every page: whom the operator looks at, and the way back to that member in the console. */
export function ViewBanner({ view, text, end }: { view: ViewOfMember; text: string; end: string }) {
  const logout = useUsers((users) => users.logout);
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void logout(`/operator/members/${view.uuid}`);
  };
  return (
    <aside className={styles.view} data-shell="">
      <p>{text}</p>
      <button type="button" disabled={isLeaving} onClick={leave}>
        {end}
      </button>
    </aside>
  );
}
