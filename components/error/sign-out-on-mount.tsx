"use client";
import { useEffect } from "react";
import { useStoreInstance } from "@/stores/_core/registry";
import { createUsers } from "@/stores/users";

/** The 401 page ends the session itself, by a POST when it is shown; reading the page by GET changes nothing. */
export function SignOutOnMount() {
  const users = useStoreInstance(createUsers);
  useEffect(() => {
    void users.getState().endSession();
  }, [users]);
  return null;
}
