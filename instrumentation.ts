export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { start: begin } = await import("@/lib/server/startup");
  await begin();
  // The sanitiser of editors' text takes a second to load: it is loaded here, before the first page that needs it.
  void import("@/lib/server/page/rich-text").then(({ richText }) => richText(""));
}
