import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { OfflineActions } from "@/components/error/offline-actions";
import { SupportLinks } from "@/components/shell/account/support-links";
import { TextSizeChoice } from "@/components/shell/account/text-size-choice";
import { PageStart } from "@/components/shell/loading/page-start";
import { ConsentLine } from "@/components/shell/notices/consent-line";
import { InstallApp } from "@/components/shell/notices/install-app";
import { ConsentChoice } from "@/components/site/consent-choice";
import { SitePopup } from "@/components/site/site-popup";
import platform from "@/locales/en/platform.json";
import { member, renderOnPage } from "./on-page";

vi.mock("next/navigation", () => ({ usePathname: () => "/main", useParams: () => ({ locale: "en" }) }));
beforeEach(() => {
  for (const name of ["analytics", "text-size", "news-alert"])
    document.cookie = `${name}=; max-age=0; path=/`;
  delete document.documentElement.dataset.text;
});

describe("measuring visits", () => {
  const asked = { ...member, analytics: { gaID: "G-ABC1234", choice: null } };

  test("is asked in one line, and the answer is kept", () => {
    renderOnPage(<ConsentLine words={platform.consent} />, undefined, asked);
    screen.getByRole("complementary", { name: platform.consent.label });
    fireEvent.click(screen.getByRole("button", { name: platform.consent.no }));
    expect(screen.queryByRole("complementary")).toBeNull();
    expect(document.cookie).toContain("analytics=no");
  });
  test("is not asked where nothing is measured, nor of who has answered", () => {
    renderOnPage(<ConsentLine words={platform.consent} />);
    renderOnPage(<ConsentLine words={platform.consent} />, undefined, {
      ...member,
      analytics: { gaID: "G-ABC1234", choice: "no" },
    });
    expect(screen.queryByRole("complementary")).toBeNull();
  });
  test("is not asked again on a page that was made for a stranger", () => {
    document.cookie = "analytics=no; path=/";
    renderOnPage(
      <>
        <ConsentLine words={platform.consent} />
        <OfflineActions front="/en" words={{ online: "", tryAgain: "again", back: "back", home: "home" }} />
      </>,
      undefined,
      asked,
    );
    expect(screen.queryByRole("complementary")).toBeNull();
  });
  test("ends with a no: what was begun is stopped, and its cookies go", async () => {
    document.cookie = "_ga=GA1.1.1; path=/";
    renderOnPage(<ConsentChoice words={platform.consent} />, undefined, {
      ...member,
      analytics: { gaID: "G-ABC1234", choice: "yes" },
    });
    fireEvent.click(screen.getByRole("button", { name: platform.consent.no }));
    await vi.waitFor(() => expect(Object(window)["ga-disable-G-ABC1234"]).toBe(true));
    expect(document.cookie).not.toContain("_ga=");
  });
});

test("letters are as large as the reader chooses, and the choice is kept", () => {
  renderOnPage(<TextSizeChoice title={platform.textSize.title} words={platform.textSize} />);
  fireEvent.click(screen.getByRole("button", { name: "Larger" }));
  expect(document.documentElement.dataset.text).toBe("larger");
  expect(document.cookie).toContain("text-size=larger");
  fireEvent.click(screen.getByRole("button", { name: "Normal" }));
  expect(document.documentElement.dataset.text).toBeUndefined();
  expect(document.cookie).not.toContain("text-size");
});

test("a page made for a stranger takes up the reader's own choices", () => {
  document.cookie = "text-size=large; path=/";
  document.cookie = "theme=dark; path=/";
  renderOnPage(
    <OfflineActions front="/en" words={{ online: "", tryAgain: "again", back: "back", home: "home" }} />,
  );
  expect({ ...document.documentElement.dataset }).toEqual({ text: "large", theme: "dark" });
  document.cookie = "theme=; max-age=0; path=/";
  delete document.documentElement.dataset.theme;
});

describe("installing", () => {
  const offer = (outcome: string) =>
    Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
      prompt: async () => ({ outcome }),
    });

  test("has a button as soon as the browser offers it, and none before", async () => {
    renderOnPage(
      <>
        <PageStart />
        <InstallApp words={platform.install} />
      </>,
    );
    expect(screen.queryByRole("button")).toBeNull();
    const first = offer("dismissed");
    fireEvent(window, first);
    expect(first.defaultPrevented).toBe(true);
    fireEvent.click(screen.getByRole("button", { name: platform.install.button }));
    await screen.findByText(platform.install.refused);
    fireEvent(window, offer("accepted"));
    fireEvent.click(screen.getByRole("button", { name: platform.install.button }));
    fireEvent(window, new Event("appinstalled"));
    await screen.findByText(platform.install.installed);
  });
});

describe("the live chat", () => {
  const words = {
    support: "Contact us",
    supportCall: "Call {number}",
    supportChat: "Chat",
    chat: platform.chat,
  };
  const support = { activeSupport: true, officePhoneNumber: null, urlSupport: null };
  const withRoom = { ...member, chatAddress: "https://chat.example/room?v=mark" };

  test("loads on a press and not before, in a frame that receives nothing else", async () => {
    renderOnPage(<SupportLinks words={words} />, () => support, withRoom);
    const button = await screen.findByRole("button", { name: platform.chat.title });
    expect(document.querySelector("iframe")).toBeNull();
    fireEvent.click(button);
    const room = await screen.findByTitle(platform.chat.title);
    expect(room.getAttribute("src")).toBe("https://chat.example/room?v=mark");
    expect(room.getAttribute("referrerpolicy")).toBe("no-referrer");
  });
  test("is not there without configuration, nor while the agent's people are away", async () => {
    renderOnPage(<SupportLinks words={words} />, () => ({ ...support, officePhoneNumber: "02-000-0000" }));
    await screen.findByRole("link");
    renderOnPage(
      <SupportLinks words={words} />,
      () => ({ ...support, activeSupport: false, officePhoneNumber: "02-111-1111" }),
      withRoom,
    );
    await screen.findByRole("link", { name: /02-111/ });
    expect(screen.queryByRole("button")).toBeNull();
  });
});

test("a popup comes when the page stands; closed, it is remembered", async () => {
  const popup = { id: "welcome:", title: "Welcome", text: "Hello", imageUrl: null, href: null };
  renderOnPage(<SitePopup popup={popup} words={platform.popup} />);
  expect(screen.queryByRole("dialog")).toBeNull();
  await screen.findByRole("dialog", { name: "Welcome" });
  fireEvent.click(screen.getAllByRole("button", { name: platform.popup.close }).at(-1)!);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.cookie).toContain("news-alert=welcome:");
});

test("a popup that was closed stays away when the page comes back out of the history", async () => {
  vi.useFakeTimers();
  const popup = { id: "welcome:", title: "Welcome", text: "Hello", imageUrl: null, href: null };
  document.cookie = "news-alert=welcome%3A; path=/";
  renderOnPage(<SitePopup popup={popup} words={platform.popup} />);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(screen.queryByRole("dialog")).toBeNull();
  cleanup();
  renderOnPage(<SitePopup popup={{ ...popup, id: "next:" }} words={platform.popup} />);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  screen.getByRole("dialog");
  vi.useRealTimers();
});

test("a page without a member forgets what the service knew of the device: the session may just have run out", () => {
  const hint = encodeURIComponent(JSON.stringify({ ...member.session, exp: Date.now() / 1000 + 60 }));
  document.cookie = `session-hint=${hint}; path=/`;
  localStorage.setItem("push-token", JSON.stringify({ token: "one", uuid: member.session?.uuid }));
  renderOnPage(<PageStart />);
  expect(localStorage.getItem("push-token")).not.toBeNull();
  document.cookie = "session-hint=; max-age=0; path=/";
  renderOnPage(<PageStart />, undefined, { ...member, session: null });
  expect(localStorage.getItem("push-token")).toBeNull();
});
