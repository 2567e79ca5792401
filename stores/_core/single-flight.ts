/**
 * Single-flight with one trailing run: one request at a time for each key, and one more for all calls made
 * meanwhile. So an older answer can't arrive last, and many hints cause two requests. Calls made meanwhile wait
 * for that last run; a run that fails rejects for all of them.
 */
export function singleFlight(): (key: string, ask: () => Promise<void>) => Promise<void> {
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
    const inFlight = running.get(key);
    if (inFlight) {
      inFlight.again = true;
      return inFlight.done;
    }
    const one = { again: false, done: Promise.resolve() };
    running.set(key, one);
    one.done = run(key, ask, one);
    return one.done;
  };
}
