/** The environment of a process that must not outlive this one. */
export function followingEnv(env) {
  const preload = `--import=${new URL("./follow-parent.mjs", import.meta.url).href}`;
  const options = [env.NODE_OPTIONS, preload].filter(Boolean).join(" ");
  return { ...env, NODE_OPTIONS: options, LAUNCHER_PID: String(process.pid) };
}
