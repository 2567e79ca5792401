let press: Promise<void> = Promise.resolve();

function begin() {
  press = new Promise((resolve) => {
    const end = () => {
      document.removeEventListener("pointerup", end, true);
      document.removeEventListener("pointercancel", end, true);
      // The click follows the release.
      setTimeout(resolve);
    };
    document.addEventListener("pointerup", end, true);
    document.addEventListener("pointercancel", end, true);
  });
}

// Forms are rendered on the server, too.
if (typeof document !== "undefined") document.addEventListener("pointerdown", begin, true);

/**
 * Resolves when no press is under way. A press takes the focus from a box, whose error would move the page between
 * press and release, so that the release met another element and nothing was pressed.
 */
export const afterPress = (): Promise<void> => press;
