import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useKeys } from "@/components/console/list/use-keys";

afterEach(cleanup);

function Page({ act, children }: { act: () => void; children?: React.ReactNode }) {
  useKeys({ Escape: act });
  return children;
}

test.each<[string, React.ReactNode, number]>([
  ["on the page alone", null, 1],
  ["beside an open dialog that has not taken the focus yet", <div key="d" role="dialog" />, 0],
])("a key %s", (_, beside, times) => {
  let acts = 0;
  render(<Page act={() => acts++}>{beside}</Page>);
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(acts).toBe(times);
});

test.each(["dialog", "menu", "listbox"])("a key inside a %s is not the page's", (role) => {
  let acts = 0;
  const { getByRole } = render(
    <Page act={() => acts++}>
      <div role={role} />
    </Page>,
  );
  fireEvent.keyDown(getByRole(role), { key: "Escape" });
  expect(acts).toBe(0);
});
