import { createStore } from "zustand/vanilla";
import type { BodyOf } from "@/lib/contract/endpoint";
import { type FaultCode, isFault } from "@/lib/contract/fault";
import type { createFile } from "@/lib/contract/files";
import type { StoreDeps } from "../_core/registry";

type Uploaded = { id: string; refusal: null } | { id: null; refusal: FaultCode };

export interface Files {
  /** Uploads a picture. Returns its id, or why it was refused. */
  upload: (file: File, purpose: BodyOf<typeof createFile>["purpose"]) => Promise<Uploaded>;
}

/** Picture uploads. The chosen file belongs to the form that asked for it, so no state is kept here. */
export const createFiles = ({ call }: StoreDeps) =>
  createStore<Files>()(() => ({
    upload: async (file, purpose) => {
      try {
        const { id } = await call("files", "createFile", {
          body: { file, purpose },
        });
        return { id, refusal: null };
      } catch (error) {
        return { id: null, refusal: isFault(error) ? error.code : "internal-error" };
      }
    },
  }));
