import type { Page } from "@playwright/test";

/**
 * Choices in view whose state cannot be seen: each that is chosen, current or impossible beside one of its kind that is
 * not, where both are drawn the same. Empty where every state is visible.
 */
export const indistinctChoices = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const chosen = ["aria-pressed", "aria-selected", "aria-checked", "aria-current"];
    const drawn = ["backgroundColor", "borderTopStyle", "borderTopWidth", "outlineStyle"] as const;
    const more = ["color", "textDecorationLine"] as const;
    /** What is drawn for a box that is only heard. */
    const bodyOf = (one: Element) =>
      one instanceof HTMLInputElement && one.className.includes("visually-hidden")
        ? (one.closest("label") ?? one)
        : one;
    const isNative = (one: Element) => one instanceof HTMLInputElement && bodyOf(one) === one;
    const isSet = (one: Element, name: string) => !["false", null].includes(one.getAttribute(name));
    const stateOf = (one: Element) => {
      const isChosen = chosen.some((name) => isSet(one, name));
      const isOn = isChosen || (one instanceof HTMLInputElement && one.checked);
      const isOff = isSet(one, "aria-disabled") || one.matches(":disabled");
      return `${isOn ? "chosen" : "free"}${isOff ? ", impossible" : ""}`;
    };
    const lookOf = (one: Element) => {
      const style = getComputedStyle(bodyOf(one));
      return [...drawn, ...more].map((name) => style[name]).join(" ");
    };
    const kindOf = (one: Element) => `${one.tagName} ${bodyOf(one).className} ${one.getAttribute("role")}`;
    const kinds = new Map<string, Element[]>();
    const controls = document.querySelectorAll("a, button, input:is([type=radio], [type=checkbox]), [role]");
    for (const one of controls) {
      if (isNative(one) || !bodyOf(one).checkVisibility({ visibilityProperty: true })) continue;
      if (one.matches(":focus, :hover")) continue;
      const kind = kindOf(one);
      kinds.set(kind, [...(kinds.get(kind) ?? []), one]);
    }
    const lost = new Set<string>();
    for (const [kind, group] of kinds) {
      const looks = new Map<string, string>();
      for (const one of group) {
        const state = stateOf(one);
        const look = lookOf(one);
        for (const [otherState, otherLook] of looks)
          if (otherState !== state && otherLook === look)
            lost.add(`${kind}: "${bodyOf(one).textContent?.trim().slice(0, 40)}" (${state} | ${otherState})`);
        looks.set(state, look);
      }
    }
    return [...lost];
  });
