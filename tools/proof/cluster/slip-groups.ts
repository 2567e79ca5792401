import type { Cluster } from "./cluster";

/** Restarts the calls processes so that they place as many slips of a round together; 1: each by itself. */
export async function placeTogether({ site, settings, edge }: Cluster, most: number): Promise<void> {
  settings.SLIPS_A_GROUP = String(most);
  for (const each of site.calls) {
    await each.stop();
    await each.start();
  }
  await edge.seesAll();
}
