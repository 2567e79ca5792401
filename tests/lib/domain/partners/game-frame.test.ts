import { expect, test } from "vitest";
import { gameFrame } from "@/lib/domain/partners/game-frame";

const site = "https://lotto.test";
const providers = [
  "https://games.test",
  "https://*.live.test",
  "http://local.test:8080",
  "https://any.test:*",
];
const sandboxOf = (url: string) => gameFrame(url, site, providers)?.sandbox ?? null;

test("the site's own games run scripts and reach nothing of the site", () => {
  expect(gameFrame("/sim/games/slot?launch=a", site, [])).toEqual({
    src: "https://lotto.test/sim/games/slot?launch=a",
    sandbox: "allow-scripts",
  });
});

test.each([
  "https://games.test/play?token=1",
  "https://th.live.test/table",
  "http://local.test:8080/game",
  "https://any.test:4443/",
])("a connected provider may stand in a frame: %s", (url) => {
  expect(sandboxOf(url)).toContain("allow-same-origin");
  expect(sandboxOf(url)).not.toContain("allow-top-navigation");
});

test.each([
  ["script in an address", "javascript:alert(1)"],
  ["a document in an address", "data:text/html,<script>"],
  ["any other page of the site", "/profile"],
  ["what only begins like the games", "/sim/gamesx/slot"],
  ["a way out of the games", "/sim/games/../../profile"],
  ["somebody else", "https://evil.test/"],
  ["a name that only ends alike", "https://notgames.test/"],
  ["the bare name where subdomains are meant", "https://live.test/"],
  ["a look-alike of a subdomain", "https://xlive.test/"],
  ["another port", "https://games.test:8443/"],
  ["another protocol", "http://games.test/"],
  ["a name and a password", "https://you:me@games.test/"],
  ["no address", "https://"],
])("%s is not shown", (_, url) => {
  expect(sandboxOf(url)).toBeNull();
});
