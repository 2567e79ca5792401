import { afterEach, expect, test, vi } from "vitest";
import { createUsers } from "@/stores/users";
import { pageRegistry } from "../components/shell/on-page";
import { signIn, signOut } from "../support/dom/session-hint";

afterEach(signOut);

test("a member's page tells the other tabs that they are signed in, however they came", async () => {
  signIn("ann");
  const other = new BroadcastChannel("session");
  const heard = vi.fn();
  other.addEventListener("message", ({ data }) => heard(data));
  const stop = pageRegistry().registry.take(createUsers).getState().stay();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith("signed-in"), 1_000);
  stop();
  other.close();
});
