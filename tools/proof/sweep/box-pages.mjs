/** Without the slips: their lists end a row's numbers in three dots, which the measure takes for cut text. */
const areas = ["/main", "/credit", "/bank", "/lotto", "/number-set", "/games", "/profile"];

/**
 * A member's pages but the slips; a bet page a second time with a slip on it.
 * @param {{ path: string, isMember: boolean, before?: () => Promise<void> }[]} screens
 */
export function boxPages(screens) {
  const pages = screens.filter(
    ({ path, isMember }) => isMember && areas.some((area) => path.startsWith(area)),
  );
  const bets = pages.filter(({ path }) => /^\/lotto\/(gov\/.|4d$)/.test(path));
  return [...pages, ...bets.map((page) => ({ ...page, isTyped: true, prepare: typeNumbers }))];
}

/** Enough lines for every column of the slip: in the line above a desktop's board, else digit by digit. */
async function typeNumbers(page) {
  const digits = "392239112888007455";
  const line = page.getByPlaceholder("123 50 50");
  if (!(await line.isVisible())) {
    for (const digit of digits) await page.keyboard.press(digit);
    return;
  }
  for (const number of digits.match(/\d{3}/g) ?? []) {
    await line.fill(number);
    await line.press("Enter");
  }
}
