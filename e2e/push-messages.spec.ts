/**
 * Push messages by Firebase, with a server that refuses what the real one's documentation refuses: registered
 * once the member wants it, shown by the service worker while the site is closed, and dropped with a subscription
 * that is gone.
 */
import { startFcm } from "../tests/support/outside/fcm";
import { fullChromium } from "../tools/site/browser.mjs";
import { enter, newMember, payIn } from "../tools/testing/member";
import { wordsOf } from "../tools/testing/words";
import { deliverPush, messagingWorker, visiblePages, withPushService } from "./support/push-service";
import { expect, testBeside } from "./support/site";

const test = testBeside(() => startFcm());
test.use({
  serviceWorkers: "allow",
  launchOptions: { executablePath: fullChromium(), args: ["--no-sandbox", "--disable-dev-shm-usage"] },
});

test("turns push on for this device, gets messages while the site is closed, and again after the subscription was lost", {
  tag: ["@phone", "@trial"],
}, async ({ page, context, site, outside: fcm }) => {
  const words = await wordsOf("th");
  const member = await newMember(site);
  await enter(context, site, member);
  await withPushService(context, site.origin, fcm);
  await page.goto("/profile/notifications");
  const choice = page.getByRole("checkbox", { name: words("profile.notices.push") });
  await choice.click();
  await expect(page.getByText(words("profile.notices.saved"))).toBeVisible();
  await expect(choice).toBeChecked();
  const [first = ""] = fcm.tokens();
  expect(first).not.toBe("");

  await payIn(site, member.token, 100);
  const message = { title: "บ้านเลข", body: "เงินฝากเข้าแล้ว" };
  await expect.poll(() => fcm.delivered).toMatchObject([{ token: first, data: message }]);
  const [told] = fcm.delivered;
  await page.goto("about:blank");
  // While the worker still knows of a page that is seen, that page's bell has the message.
  await expect.poll(() => visiblePages(context)).toBe(0);
  await deliverPush(page, site.origin, fcm.senderId, told?.data ?? {});
  const shown = () =>
    messagingWorker(context)?.evaluate(async () => {
      const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
      return (await registration.getNotifications()).map(({ title, body, data }) => [title, body, data]);
    });
  await expect.poll(shown).toEqual([[message.title, message.body, { link: told?.data.link }]]);

  fcm.expireSubscription();
  await payIn(site, member.token, 100);
  await expect.poll(() => fcm.unregistered).toEqual([first]);
  // The next page registers the new subscription after the first input.
  const registered = page.waitForResponse(
    (answer) => answer.url().endsWith("/devices.push-token") && answer.ok(),
  );
  await page.goto("/main");
  await page.keyboard.press("Shift");
  await registered;
  const [second = "", ...more] = fcm.tokens();
  expect(more).toEqual([]);
  expect(["", first]).not.toContain(second);
  await payIn(site, member.token, 100);
  await expect.poll(() => fcm.delivered.at(-1)?.token).toBe(second);
  expect([fcm.unregistered, fcm.refused]).toEqual([[first], []]);
});
