/**
 * Runs one question at a time for each key, and one more for all that were asked meanwhile: an older answer can't
 * arrive last, and a hundred hints are two questions.
 */
export function oneAndOneMore(): (key: string, ask: () => Promise<void>) => Promise<void> {
  const running = new Map<string, { again: boolean; done: Promise<void> }>();

  const run = async (key: string, ask: () => Promise<void>, one: { again: boolean }) => {
    try {
      do {
        one.again = false;
        await ask();
      } while (one.again);
    } finally {
      running.delete(key);
    }
  };

  return (key, ask) => {
    const under = running.get(key);
    if (under) {
      under.again = true;
      return under.done;
    }
    const one = { again: false, done: Promise.resolve() };
    running.set(key, one);
    one.done = run(key, ask, one);
    return one.done;
  };
}
