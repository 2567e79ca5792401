import { expect, test } from "vitest";
import { createAppDefault } from "@/stores/app-default";
import { createUsers } from "@/stores/users";
import { pageRegistry } from "../components/shell/on-page";

test("a registry makes each store once, and two registries share nothing", () => {
  const one = pageRegistry().registry;
  const other = pageRegistry().registry;
  expect(one.take(createUsers)).toBe(one.take(createUsers));
  expect(one.take(createUsers)).not.toBe(other.take(createUsers));
});

test("the user store loads once however often it is asked to", async () => {
  const info = { userName: "demo01", level: 1 };
  const { registry, asked } = pageRegistry(() => info);
  const users = registry.take(createUsers);
  const loads = [users.getState().load(), users.getState().load()];
  expect(users.getState().state).toBe("loading");
  await Promise.all(loads);
  expect(asked).toEqual(["users-infos"]);
  expect(users.getState()).toMatchObject({ state: "ready", info });
});

test("a user store that could not load says so, and keeps what it knew", async () => {
  const { registry } = pageRegistry(() => {
    throw new Error("no network");
  });
  const users = registry.take(createUsers);
  await users.getState().load();
  expect(users.getState()).toMatchObject({ state: "failed", info: null });
});

test("the overlay stands until everything waited for is done, failures included", async () => {
  const app = pageRegistry().registry.take(createAppDefault);
  const failing = app.getState().waitFor(Promise.reject(new Error("no")));
  const fine = app.getState().waitFor(Promise.resolve(1));
  expect(app.getState().waitingFor).toBe(2);
  await expect(failing).rejects.toThrow("no");
  await fine;
  expect(app.getState().waitingFor).toBe(0);
});

test("the choice of colours is on the document at once and in a cookie for the server", () => {
  const app = pageRegistry().registry.take(createAppDefault);
  app.getState().setTheme("dark");
  expect(document.documentElement.dataset.theme).toBe("dark");
  expect(document.cookie).toContain("theme=dark");
  app.getState().setTheme("system");
  expect(document.documentElement.dataset.theme).toBeUndefined();
});

test("the user-agent text is noted at the start of a page", () => {
  const app = pageRegistry().registry.take(createAppDefault);
  app.getState().noteDevice();
  expect(app.getState().userDevice).toBe(navigator.userAgent);
});
