/**
 * The proof of a round's draw on the screen: the site's own or a file's, recomputed in a worker thread and
 * compared with what the site publishes and what this device stored.
 */
import { createStore } from "zustand/vanilla";
import { type ProofThread, startProofThread } from "@/lib/client/proofs/proof-thread";
import type { ShownCheck } from "@/lib/client/proofs/shown-check";
import { isFault } from "@/lib/contract/fault";
import type { Round } from "@/lib/contract/rounds";
import type { DrawProof } from "@/lib/domain/yeekee/draw-proof";
import type { AnyProof } from "@/lib/domain/yeekee/proof-file";
import { type ReceiptVerdict, receiptText } from "@/lib/domain/yeekee/receipt";
import type { SealedProof } from "@/lib/domain/yeekee/sealed-proof";
import { type StoreDeps, storeHook } from "../_core/registry";
import { heardTally, storedRound } from "./storage";

/** A proof, the result of recomputing it, and what this device stored of its round. */
export type Checked =
  | (Extract<ShownCheck, { kind: "sealed" }> & { readonly proof: SealedProof })
  | (Extract<ShownCheck, { kind: "older" }> & { readonly proof: DrawProof });

/** A file from the reader's device; `checked` is null while it is being checked, and when it can't be read. */
export interface OpenedFile {
  name: string;
  kind: "reading" | "whole" | "altered" | "unreadable";
  checked: Checked | null;
}

export interface YingProofs {
  /** `not-yet`: the round has not opened, nothing is published of it. */
  state: "loading" | "ready" | "failed" | "not-offered" | "not-yet";
  /** The site's own proof; kept while a file is shown. */
  site: Checked | null;
  round: Round | null;
  file: OpenedFile | null;
  /** Progress of the running check, 0 to 1; null when none runs. */
  progress: number | null;
  /** How many of the last rounds that this device saw to their end include its own bytes. */
  tally: { heard: number; rounds: number };
  /** Reads and recomputes the site's proof. A failure keeps what was read before. */
  load: (betId: string) => Promise<void>;
  openFile: (file: Blob, name: string) => Promise<void>;
  closeFile: () => void;
  /** The page is left: a running check is aborted. */
  leave: () => void;
  /** The proof on the screen as the text of a file. */
  fileText: () => Promise<string | null>;
  /** Looks up receipts, one a line, in the proof on the screen. */
  checkPasted: (text: string) => Promise<readonly ReceiptVerdict[]>;
}

/** The proof on the screen: the file's when one is open. */
export const shownProof = ({ file, site }: Pick<YingProofs, "file" | "site">): Checked | null =>
  file ? file.checked : site;

/** More of the round's proof is still to be published, or one of its steps is still open. */
export const isToCome = ({ state, site, round }: Pick<YingProofs, "state" | "site" | "round">): boolean =>
  site
    ? round?.betList.status !== "void" &&
      site.verdict.steps.some((step) => step.state === "open" && !step.lookUp)
    : state === "not-yet";

/** Nobody makes more shots than this in one round. */
const MOST_LINES = 500;

/** What the site publishes of a round. */
interface Published {
  proof: AnyProof;
  round: Round;
}

export const createYingProofs = ({ call }: StoreDeps) =>
  createStore<YingProofs>()((set, get) => {
    let thread: ProofThread | null = null;
    const working = () => {
      thread ??= startProofThread();
      return thread;
    };
    /** Counts the checks: the result of an older one is ignored. */
    let latest = 0;

    const ask = async (betId: string): Promise<Published> => {
      const [proof, round] = await Promise.all([
        call("yings", "yingProof", { query: { betId } }),
        call("rounds", "oneBetList", { query: { id: betId } }),
      ]);
      return { proof, round };
    };

    /** The messages about a file depend on whether the site can be asked for the file's round. */
    const askIfPossible = async (betId: string): Promise<Published | null> => {
      const { site, round } = get();
      const known = site?.proof.betId === betId && round ? { proof: site.proof, round } : null;
      if (known && !isToCome(get())) return known;
      return navigator.onLine ? ask(betId).catch(() => known) : known;
    };

    /** Requests the path of this device's bytes into the draw, where the page was left before it had it. */
    const completeKept = async (betId: string): Promise<void> => {
      const { witnesses, freeze, path } = storedRound(betId);
      if (freeze === null || path !== null || witnesses.length === 0) return;
      await import("./path").then(({ findPath }) => findPath(call, betId)).catch(() => undefined);
    };

    const check = async (betId: string, proof: AnyProof, published: Published | null) => {
      const mine = ++latest;
      const { betList, betType } = published?.round ?? {};
      const result = betList?.result;
      set({ progress: 0, tally: heardTally() });
      try {
        const known = {
          betId,
          site: published?.proof,
          published: result && "top3" in result ? result : undefined,
          betType,
          kept: storedRound(betId),
        };
        const shown = await working().run("check", [proof, known], (progress) => {
          if (mine === latest) set({ progress });
        });
        // The kind of a check is the kind of its proof.
        return { ...shown, proof } as Checked;
      } finally {
        if (mine === latest) set({ progress: null });
      }
    };

    return {
      state: "loading",
      site: null,
      round: null,
      file: null,
      progress: null,
      tally: { heard: 0, rounds: 0 },
      load: async (betId) => {
        const { site: known, state } = get();
        // What is not published yet is requested again by itself; the page keeps saying so meanwhile.
        if (known?.proof.betId !== betId)
          set({ state: state === "not-yet" ? state : "loading", site: null, round: null });
        // Starts the thread, and loads its script, before the network may be gone.
        const held = working();
        try {
          const [published] = await Promise.all([ask(betId), completeKept(betId)]);
          if (held !== thread) return;
          const site = await check(betId, published.proof, published);
          if (held === thread) set({ state: "ready", site, round: published.round });
        } catch (error) {
          if (get().site !== null || held !== thread) return;
          if (isFault(error, "not-offered")) return set({ state: "not-offered" });
          set({ state: isFault(error, "not-found") ? "not-yet" : "failed" });
        }
      },
      openFile: async (blob, name) => {
        const file: OpenedFile = { name, kind: "reading", checked: null };
        set({ file });
        const isShown = () => get().file === file;
        try {
          const read = await working().run("read", [new Uint8Array(await blob.arrayBuffer())]);
          if (read.kind === "unreadable") throw new Error("no proof");
          const { proof, kind } = read;
          const checked = await check(proof.betId, proof, await askIfPossible(proof.betId));
          if (isShown()) set({ file: { name, kind, checked } });
        } catch {
          if (isShown()) set({ file: { name, kind: "unreadable", checked: null } });
        }
      },
      closeFile: () => set({ file: null }),
      leave: () => {
        const left = thread;
        thread = null;
        left?.stop();
        set(({ site, state }) => ({ file: null, progress: null, state: site ? state : "loading" }));
      },
      fileText: async () => {
        const shown = shownProof(get());
        return shown && working().run("write", [shown.proof]);
      },
      checkPasted: async (text) => {
        const shown = shownProof(get());
        if (!shown) return [];
        const lines = text.split(/\r?\n/).filter((line) => line.trim());
        return working().run("receipts", [lines.slice(0, MOST_LINES), shown.proof]);
      },
    };
  });

/** All receipts stored here, in the format in which they are pasted back. */
export const receiptsText = (kept: Checked["kept"]): string =>
  kept.map(({ receipt }) => receiptText(receipt)).join("\n");

export const useYingProofs = storeHook(createYingProofs);
