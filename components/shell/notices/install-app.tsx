"use client";
import { useState } from "react";
import { Icon } from "@/components/ui/art/icon";
import { Button } from "@/components/ui/controls/button";
import { useAppDefault } from "@/stores/app-default";
import styles from "./install-app.module.css";

export interface InstallWords {
  button: string;
  installed: string;
  refused: string;
}

/**
 * Installs the site in one tap where the browser supports it; renders nothing elsewhere (the steps are beside
 * it).
 */
export function InstallApp({ words }: { words: InstallWords }) {
  const install = useAppDefault((app) => app.install);
  const isInstalled = useAppDefault((app) => app.isInstalled);
  const [isRefused, setRefused] = useState(false);
  const ask = async () => {
    if (!install) return;
    setRefused(!(await install()));
  };
  return (
    <div className={styles.install}>
      {install ? (
        <Button look="gold" onClick={() => void ask()}>
          <Icon name="deposit" size={20} />
          {words.button}
        </Button>
      ) : null}
      <p role="status">{isInstalled ? words.installed : isRefused ? words.refused : ""}</p>
    </div>
  );
}
