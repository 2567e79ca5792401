const areas = ["/credit", "/bank", "/lotto"];

/**
 * The pages of credit, bank and bet; a bet page a second time with a slip on it.
 * @param {{ path: string, isMember: boolean, before?: () => Promise<void> }[]} screens
 */
export function boxPages(screens) {
  const pages = screens.filter(
    ({ path, isMember }) => isMember && areas.some((area) => path.startsWith(area)),
  );
  const bets = pages.filter(({ path }) => /^\/lotto\/(gov\/.|4d$)/.test(path));
  return [...pages, ...bets.map((page) => ({ ...page, isTyped: true, prepare: typeNumbers }))];
}

/** Enough lines for every column of the slip; the bet page takes digits wherever the focus is. */
async function typeNumbers(page) {
  for (const digit of "392239112888007455") await page.keyboard.press(digit);
}
