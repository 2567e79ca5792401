"use client";
import Tab from "@mui/material/Tab";
import TabRow from "@mui/material/Tabs";

interface Props {
  label: string;
  tabs: readonly (readonly [name: string, text: string])[];
  selected: string;
  /** The element that shows the selected one; each tab's own id is `tab-<name>`. */
  panelId: string;
  onSelect: (name: string) => void;
}

/** Tabs above a panel: arrows, Home and End move between them, Enter selects. Loaded by `onDemand`. */
export function Tabs({ label, tabs, selected, panelId, onSelect }: Props) {
  return (
    <TabRow
      value={selected}
      onChange={(_, name: string) => onSelect(name)}
      variant="scrollable"
      scrollButtons={false}
      aria-label={label}
    >
      {tabs.map(([name, text]) => (
        <Tab key={name} value={name} label={text} id={`tab-${name}`} aria-controls={panelId} />
      ))}
    </TabRow>
  );
}
