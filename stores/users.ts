import { createStore } from "zustand/vanilla";
import { forgetOthersSlips } from "@/lib/client/device/last-slips";
import { leaveForOther } from "@/lib/client/page/other-member";
import { isOthersSession } from "@/lib/client/page/page-config";
import { followMember } from "@/lib/client/session/follow-member";
import { endSession, followLogout, logout } from "@/lib/client/session/logout";
import { renewSession } from "@/lib/client/session/renew-session";
import { tellOtherTabs } from "@/lib/client/session/session-news";
import type { UserInfo } from "@/lib/contract/users";
import { type InitialSession, type InitialState, type StoreDeps, storeHook } from "./_core/registry";

export interface Users {
  /** Who the page was rendered for; null for a guest. For display only: the upstream decides. */
  session: InitialSession | null;
  info: UserInfo | null;
  state: "none" | "loading" | "ready" | "failed";
  /** Reads the member again, single-flight. A failure keeps the last state. */
  load: () => Promise<void>;
  /** In every member page: reports the member as present, follows a logout and another member's login in another tab. */
  stay: () => () => void;
  /** Another member has signed in to this browser: what comes from now on is theirs. */
  isOthers: () => boolean;
  /** Leaves for the home of the other member who has signed in. */
  leaveForOther: () => void;
  /** Ends the session by a POST and stays on the page: used by the 401 page. */
  endSession: () => Promise<void>;
  /** Ends the session and leaves for the front page or another address, whatever the answer. */
  logout: (to?: string) => Promise<void>;
}

/** The member of this page. */
export const createUsers = ({ call }: StoreDeps, { session, user }: InitialState) =>
  createStore<Users>()((set, get) => {
    let running: Promise<void> | undefined;
    const fetchInfo = async () => {
      if (get().state !== "ready") set({ state: "loading" });
      try {
        const info = await call("users", "usersInfos", {});
        set({ info, state: "ready" });
      } catch {
        if (!get().info) set({ state: "failed" });
      }
    };
    return {
      session,
      info: user,
      state: user ? "ready" : "none",
      load: () => {
        running ??= fetchInfo().finally(() => {
          running = undefined;
        });
        return running;
      },
      stay: () => {
        if (session) void forgetOthersSlips(session.uuid);
        void renewSession().then(
          (info) => info && set({ info, state: "ready" }),
          () => undefined,
        );
        // However they signed in: a partner's hand-off and LINE lead to a page of the member as well.
        tellOtherTabs("signed-in");
        const ends = [followLogout(), followMember()];
        return () => {
          for (const end of ends) end();
        };
      },
      isOthers: isOthersSession,
      leaveForOther: () => leaveForOther(),
      endSession: () => endSession(),
      logout: (to = "/") => logout(() => location.assign(to)),
    };
  });

export const useUsers = storeHook(createUsers);
