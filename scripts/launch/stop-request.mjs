const signals = ["SIGTERM", "SIGINT", "SIGHUP"];
const everyMs = 400;

/**
 * Listens for requests to stop: TERM, INT, HUP, or the end of npm itself, after which this process would be
 * orphaned. A second signal ends the process at once, and its children follow.
 * @returns `asked` resolves (to undefined) at the first of them; `forget` stops listening
 */
export function stopRequest() {
  const parent = process.ppid;
  let timer;
  let listen;
  const asked = new Promise((done) => {
    let times = 0;
    listen = () => {
      times += 1;
      if (times > 1) process.exit(1);
      done(undefined);
    };
    for (const signal of signals) process.on(signal, listen);
    if (process.env.npm_lifecycle_event) {
      timer = setInterval(() => process.ppid !== parent && done(undefined), everyMs);
    }
  });
  const forget = () => {
    clearInterval(timer);
    for (const signal of signals) process.off(signal, listen);
  };
  return { asked, forget };
}
