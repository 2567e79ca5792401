import { cleanup, screen } from "@testing-library/react";
import { afterEach, test } from "vitest";
import { RegisterLead } from "@/components/member/register/register-lead";
import words from "@/locales/en/member.json";
import { useStoreInstance } from "@/stores/_core/registry";
import { createAffiliate } from "@/stores/affiliate";
import { renderWithStores } from "../with-stores";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function Followed({ slug }: { slug: string }) {
  useStoreInstance(createAffiliate).setState({ slug });
  return null;
}

test("without an invitation it says what signing up is like", () => {
  renderWithStores(<RegisterLead slug={undefined} words={words.register} />);
  screen.getByText(words.register.lead);
});

test("the code of the link is shown, and one that was followed earlier in the visit", () => {
  renderWithStores(<RegisterLead slug="friend7" words={words.register} />);
  screen.getByText("Invitation code: friend7");
  cleanup();
  renderWithStores(
    <>
      <Followed slug="friend8" />
      <RegisterLead slug={undefined} words={words.register} />
    </>,
  );
  screen.getByText("Invitation code: friend8");
});
