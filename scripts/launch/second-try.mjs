/** More failures than these are no accident of a busy machine. */
const MOST = 5;
/** Kills, races and sums of money: what one of these finds once is a finding. */
const isDecisive = (file) => /(^|\/)(tools\/proof\/trials|tests\/whole)\//.test(file);

/**
 * Runs the files that failed once more, alone, and counts what fails twice; what passes then is named as flaky, to be
 * mended. For CI, whose machine may hold a test back beyond its patience: one such test of thousands must not hide
 * what all the others say.
 * @param first counts of the whole run
 * @param again runs some files one after another and answers their counts
 */
export async function secondTry(first, again) {
  const { failed, files } = first;
  if (failed === 0 || failed > MOST || files.length === 0 || files.some(isDecisive))
    return { ...first, flaky: [] };
  const second = await again(files);
  return {
    passed: first.passed + failed - second.failed,
    failed: second.failed,
    failures: second.failures,
    flaky: second.failed === 0 ? first.failures : [],
  };
}
