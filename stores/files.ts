import { createStore } from "zustand/vanilla";
import type { BodyOf } from "@/lib/contract/endpoint";
import { type FaultCode, isFault } from "@/lib/contract/fault";
import type { createFile } from "@/lib/contract/files";
import type { Needs } from "./shelved";

export type Uploaded = { id: string; refusal: null } | { id: null; refusal: FaultCode };

export interface Files {
  /** Sends a picture. Its id, or why it was not taken. */
  upload: (file: File, purpose: BodyOf<typeof createFile>["purpose"]) => Promise<Uploaded>;
}

/** Pictures a member hands in. What is chosen belongs to the form that asked for it, so nothing is kept here. */
export const createFiles = ({ call }: Needs) =>
  createStore<Files>()(() => ({
    upload: async (file, purpose) => {
      try {
        const { id } = await call(() => import("@/lib/contract/files").then((noun) => noun.createFile), {
          body: { file, purpose },
        });
        return { id, refusal: null };
      } catch (error) {
        return { id: null, refusal: isFault(error) ? error.code : "internal-error" };
      }
    },
  }));
