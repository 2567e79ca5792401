import { connect } from "@/upstream/db/connect";
import { brokenLaws } from "../../../../tests/support/database/ledger";
import { createFinding, type Finding } from "./attack";

/** Whether the books of a stopped site still balance. */
export async function soundBooks(dataDir: string): Promise<Finding> {
  const finding = createFinding();
  const { db, close } = await connect({ dataDir });
  try {
    const broken = await brokenLaws(db);
    finding.expect(broken.length === 0, broken.join("; "));
    finding.note("every law of the ledger holds");
    return finding.result();
  } finally {
    await close();
  }
}
