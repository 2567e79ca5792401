import { execFileSync } from "node:child_process";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A disk of a few megabytes, in memory. */
export interface SmallDisk {
  home: string;
  /** Takes all its space, to the last block. */
  fill(): void;
  /** Gives the space back. */
  free(): void;
  drop(): Promise<void>;
}

/** Mounting a disk takes the rights of an administrator: elsewhere its trials are left out, and say so. */
export const whyNoDisk: string | null = (() => {
  if (process.platform !== "linux") return "only Linux mounts a disk in memory";
  return process.getuid?.() === 0 ? null : "mounting a disk takes the rights of root";
})();

export async function smallDisk(megabytes: number): Promise<SmallDisk> {
  const home = await mkdtemp(join(tmpdir(), "small-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=0777`, "tmpfs", home]);
  const ballast = join(home, "ballast");
  return {
    home,
    fill() {
      const file = openSync(ballast, "w");
      // In ever smaller blocks, until not even a page has room.
      for (let size = 2 ** 20; size >= 1; size = Math.floor(size / 2)) {
        const block = Buffer.alloc(size);
        try {
          for (;;) writeSync(file, block);
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
        }
      }
      closeSync(file);
    },
    free: () => rmSync(ballast, { force: true }),
    async drop() {
      execFileSync("umount", ["--lazy", home]);
      await rm(home, { recursive: true, force: true });
    },
  };
}
