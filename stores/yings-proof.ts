import { createStore } from "zustand/vanilla";
import { loadSignatures } from "@/lib/client/drand";
import { loadHashing } from "@/lib/client/hashing";
import { isFault } from "@/lib/contract/fault";
import type { Round } from "@/lib/contract/rounds";
import { chainOf } from "@/lib/domain/yeekee/beacon-step";
import type { Hashing } from "@/lib/domain/yeekee/draw";
import { type DrawProof, type Verdict, verifyDraw } from "@/lib/domain/yeekee/proof";
import { readProofFile, writeProofFile } from "@/lib/domain/yeekee/proof-file";
import {
  checkReceipt,
  type ReceiptVerdict,
  readReceipt,
  receiptText,
  type ShotReceipt,
} from "@/lib/domain/yeekee/receipt";
import { isSealedProof } from "@/lib/domain/yeekee/sealed-proof";
import { type Needs, shelved } from "./shelved";
import { keptRound } from "./yings-kept";

/** A proof and what recomputing it gave. */
export interface Checked {
  proof: DrawProof;
  verdict: Verdict;
  /** Receipts that this device kept of the round, and what became of each in this proof. */
  kept: readonly { receipt: ShotReceipt; verdict: ReceiptVerdict }[];
}

/** A file from the reader's device; `checked` is null when it can't be read. */
export interface OpenedFile {
  name: string;
  kind: "whole" | "altered" | "unreadable";
  checked: Checked | null;
}

export interface YingProofs {
  /** `not-yet`: the round has not opened, nothing is published of it. */
  state: "loading" | "ready" | "failed" | "not-offered" | "not-yet";
  /** The site's own proof; stays while a file is looked at. */
  site: Checked | null;
  round: Round | null;
  file: OpenedFile | null;
  /** Reads and recomputes the site's proof. A failure leaves what was read before. */
  load: (betId: string) => Promise<void>;
  openFile: (file: Blob, name: string) => Promise<void>;
  closeFile: () => void;
  /** The proof on the screen as the text of a file. */
  fileText: () => Promise<string | null>;
  /** Looks up receipts, one a line, in the proof on the screen. */
  checkPasted: (text: string) => Promise<readonly ReceiptVerdict[]>;
}

/** The proof on the screen: the file's when one is open. */
export const shownProof = ({ file, site }: Pick<YingProofs, "file" | "site">): Checked | null =>
  file ? file.checked : site;

/** Nobody shot more receipts than this in one round. */
const MOST_LINES = 500;

export const createYingProofs = ({ call }: Needs) =>
  createStore<YingProofs>()((set, get) => {
    let hashing: Promise<Hashing> | undefined;
    const hashes = () => {
      hashing ??= loadHashing().catch((error: unknown) => {
        hashing = undefined;
        throw error;
      });
      return hashing;
    };

    /** Only where there is a signature that can be told; what can't be loaded leaves it to be looked up. */
    const signatures = (proof: DrawProof) =>
      proof.beacon && chainOf(proof) ? loadSignatures().catch(() => undefined) : undefined;

    const lookUp = async (proof: DrawProof) => {
      const { receipts } = keptRound(proof.betId);
      const using = await hashes();
      return Promise.all(
        receipts.map(async (receipt) => ({ receipt, verdict: await checkReceipt(receipt, proof, using) })),
      );
    };

    return {
      state: "loading",
      site: null,
      round: null,
      file: null,
      load: async (betId) => {
        if (get().site?.proof.betId !== betId) set({ state: "loading", site: null, round: null });
        try {
          const [proof, round, using] = await Promise.all([
            call(() => import("@/lib/contract/yings").then((noun) => noun.yingProof), { query: { betId } }),
            call(() => import("@/lib/contract/rounds").then((noun) => noun.oneBetList), {
              query: { id: betId },
            }),
            hashes(),
          ]);
          if (isSealedProof(proof)) return set({ state: "not-offered" });
          const { result } = round.betList;
          const verdict = await verifyDraw(proof, using, {
            seenCommitment: keptRound(betId).commitment ?? undefined,
            published: result && "top3" in result ? result : undefined,
            isSigned: await signatures(proof),
          });
          set({ state: "ready", site: { proof, verdict, kept: await lookUp(proof) }, round });
        } catch (error) {
          if (get().site !== null) return;
          if (isFault(error, "not-offered")) return set({ state: "not-offered" });
          set({ state: isFault(error, "not-found") ? "not-yet" : "failed" });
        }
      },
      openFile: async (blob, name) => {
        const using = await hashes();
        const read = await readProofFile(new Uint8Array(await blob.arrayBuffer()), using);
        if (read.kind === "unreadable") return set({ file: { name, kind: "unreadable", checked: null } });
        const { proof, kind } = read;
        const verdict = await verifyDraw(proof, using, {
          seenCommitment: keptRound(proof.betId).commitment ?? undefined,
          isSigned: await signatures(proof),
        });
        set({ file: { name, kind, checked: { proof, verdict, kept: await lookUp(proof) } } });
      },
      closeFile: () => set({ file: null }),
      fileText: async () => {
        const shown = shownProof(get());
        return shown && writeProofFile(shown.proof, await hashes());
      },
      checkPasted: async (text) => {
        const shown = shownProof(get());
        if (!shown) return [];
        const using = await hashes();
        const lines = text.split(/\r?\n/).filter((line) => line.trim());
        return Promise.all(
          lines.slice(0, MOST_LINES).map((line) => checkReceipt(readReceipt(line), shown.proof, using)),
        );
      },
    };
  });

/** All receipts kept here, as they are pasted back. */
export const keptText = (kept: Checked["kept"]): string =>
  kept.map(({ receipt }) => receiptText(receipt)).join("\n");

export const useYingProofs = shelved(createYingProofs);
