/** Installing the site as an app: the browser offers it once, and the page asks when the visitor says so. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

/** Asks the visitor; true when he has said yes. */
export type Install = () => Promise<boolean>;

/**
 * Follows what the browser offers until the returned function is called: a way to install, or null where there is
 * none (any more). Nothing is shown by the browser itself meanwhile; the page has a place for it.
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

/** This very page runs as an app. */
const isInstalled = () => globalThis.matchMedia?.("(display-mode: standalone)").matches ?? false;
