/**
 * Installing the site as an app: the browser offers it once, and its prompt is shown when the visitor asks for
 * it.
 */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

/** Shows the prompt; true when the visitor accepted. */
export type Install = () => Promise<boolean>;

/**
 * Subscribes to the browser's install offer until the returned function is called: a function to install, or
 * null where there is none (any more). The browser's own banner is suppressed; the page shows the offer.
 */
export function followInstall(offered: (install: Install | null) => void, installed: () => void): () => void {
  const onOffer = (event: Event) => {
    event.preventDefault();
    const offer = event as InstallOffer;
    offered(async () => {
      offered(null);
      return (await offer.prompt()).outcome === "accepted";
    });
  };
  addEventListener("beforeinstallprompt", onOffer);
  addEventListener("appinstalled", installed);
  if (isInstalled()) installed();
  return () => {
    removeEventListener("beforeinstallprompt", onOffer);
    removeEventListener("appinstalled", installed);
  };
}

/** This page runs as an installed app. */
const isInstalled = () => globalThis.matchMedia?.("(display-mode: standalone)").matches ?? false;
