export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { begin } = await import("@/lib/server/begin");
  begin();
  // The sanitiser of editors' text takes a second to load: better now than at the first page that shows some.
  void import("@/lib/server/page/rich-text").then(({ richText }) => richText(""));
}
