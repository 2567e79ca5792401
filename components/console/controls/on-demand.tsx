"use client";
import dynamic from "next/dynamic";
import type { ComponentType } from "react";

/**
 * A part that loads when it is first shown, with the library of controls (MUI) and its theme: a page's first code has
 * neither, they are 35 kB and more.
 * @param load the part's component, by `import()`
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return dynamic<Props>(
    async () => {
      const [{ LibraryTheme }, Part] = await Promise.all([import("./library-theme"), load()]);
      return (props: Props) => (
        <LibraryTheme>
          <Part {...props} />
        </LibraryTheme>
      );
    },
    { ssr: false },
  );
}
