import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inRoot } from "../../../site/root.mjs";
import type { Pair } from "./postgres";
import { giveTo, runAs } from "./program";

const USER = "postgres";

export interface Backup {
  /** A full backup of the primary. */
  full(): void;
  /** Waits until everything that was committed before is in the archive. */
  archiveAll(): Promise<void>;
  /** Restores the newest state into an empty folder of this name beside the servers. */
  restore(name: string): void;
  /** The primary archives nothing more. */
  stop(): Promise<void>;
}

/** pgBackRest by deploy/pgbackrest with a repository on this machine; the primary archives from now on. */
export async function createBackup(home: string, postgres: Pair): Promise<Backup> {
  const primary = postgres.primary();
  const folder = join(home, "backup");
  mkdirSync(folder);
  giveTo(USER, folder);
  const file = join(home, "pgbackrest.conf");
  writeFileSync(
    file,
    readFileSync(inRoot("deploy/pgbackrest/pgbackrest.conf"), "utf8")
      .replace(/^repo1-s3.*\n/gm, "")
      .replace("repo1-type=s3", "repo1-type=posix")
      .replace(/^repo1-path=.*$/m, `repo1-path=${folder}/repository\nlock-path=${folder}\nlog-path=${folder}`)
      .replace(/^spool-path=.*$/m, `spool-path=${folder}/spool`)
      .replace(/^pg1-path=.*$/m, `pg1-path=${primary.dir}\npg1-socket-path=${home}`)
      .replace(/^pg1-port=.*$/m, `pg1-port=${primary.port}`),
  );
  const command = ["/usr/bin/pgbackrest", `--config=${file}`, "--stanza=house"] as const;
  const [program, ...options] = command;
  const run = (...args: string[]) => runAs(USER, program, [...options, ...args]);
  const archive = async (to: string) => {
    await postgres.query(`ALTER SYSTEM SET archive_command = '${to}'`);
    await postgres.query("SELECT pg_reload_conf()");
  };
  run("stanza-create");
  await archive(`${command.join(" ")} archive-push %p`);
  run("check");
  return {
    full: () => void run("--type=full", "backup"),
    async archiveAll() {
      await postgres.query("SELECT pg_switch_wal()");
      // Switches to another file of the log and waits until it has arrived.
      run("check");
    },
    restore(name) {
      const dir = join(home, name);
      mkdirSync(dir, { mode: 0o700 });
      giveTo(USER, dir);
      run(`--pg1-path=${dir}`, "restore");
    },
    stop: () => archive("/bin/true"),
  };
}
