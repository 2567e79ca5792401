import { createStore } from "zustand/vanilla";
import type { BodyOf } from "@/lib/contract/endpoint";
import type { UserInfo, updateUsersInfos } from "@/lib/contract/users";
import { bangkokDate, epochMs } from "@/lib/domain/time/time";
import { type StoreDeps, storeHook } from "../_core/registry";

type ProfileChange = BodyOf<typeof updateUsersInfos>;

export interface Profile {
  /** As last saved; null until the page hands it over. */
  info: UserInfo | null;
  open: (info: UserInfo) => void;
  /** @throws Fault; `needs-pin` where a contact changes */
  change: (change: ProfileChange) => Promise<void>;
  /**
   * Links the LINE account that the web server has verified, for later logins. @throws Fault; `needs-pin` first
   */
  linkLine: () => Promise<void>;
  /** Exports everything the service stores, as a file that the browser saves. @throws Fault; `needs-pin` first */
  download: () => Promise<void>;
  /** Closes the account for good. @throws Fault; `needs-pin` first, `account-not-empty` */
  close: () => Promise<void>;
}

/** Long enough for any browser to have started the download, ms. */
const FILE_LIVES_MS = 60_000;

/** The member's profile and the export of their data. */
export const createProfile = ({ call }: StoreDeps) =>
  createStore<Profile>()((set) => ({
    info: null,
    open: (info) => set({ info }),
    change: async (change) => {
      const info = await call("users", "updateUsersInfos", {
        body: change,
      });
      set({ info });
    },
    linkLine: async () => {
      set({ info: await call("users", "linkLine") });
    },
    download: async () => {
      const held = await call("ownData", "exportOwnData");
      saveAs(`my-data-${bangkokDate(epochMs(held.exportedAt))}.json`, JSON.stringify(held, null, 2));
    },
    close: async () => {
      await call("ownData", "closeAccount", { body: { understood: true } });
    },
  }));

export const useProfile = storeHook(createProfile);

function saveAs(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = href;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), FILE_LIVES_MS);
}
