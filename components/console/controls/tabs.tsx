"use client";
import type { KeyboardEvent } from "react";
import styles from "./tabs.module.css";
import { useShown } from "./use-shown";

interface Props<Name extends string> {
  label: string;
  tabs: readonly (readonly [name: Name, text: string])[];
  selected: Name;
  /** The element that shows the selected one; each tab's own id is `tab-<name>`. */
  panelId: string;
  onSelect: (name: Name) => void;
}

/** Tabs above a panel: arrows, Home and End move between them, Enter selects. */
export function Tabs<Name extends string>({ label, tabs, selected, panelId, onSelect }: Props<Name>) {
  const strip = useShown<HTMLDivElement>('[aria-selected="true"]', selected);
  return (
    <div ref={strip} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={moveFocus}>
      {tabs.map(([name, text]) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`tab-${name}`}
          aria-selected={name === selected}
          aria-controls={panelId}
          tabIndex={name === selected ? 0 : -1}
          onClick={() => onSelect(name)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  const at = all.indexOf(document.activeElement as HTMLElement);
  const last = all.length - 1;
  const to = {
    ArrowRight: at === last ? 0 : at + 1,
    ArrowLeft: at <= 0 ? last : at - 1,
    Home: 0,
    End: last,
  }[event.key];
  if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  all[to]?.focus();
}
