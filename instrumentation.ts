export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { begin } = await import("@/lib/server/begin");
  begin();
}
