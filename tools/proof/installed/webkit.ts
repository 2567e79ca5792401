import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Builder, type WebDriver, type WebElement } from "selenium-webdriver";
import { findFreePort } from "../../site/ports.mjs";
import { type BackgroundProgram, startProgram } from "../sweep/browsers/background-program";
import type { Driver, Size } from "../sweep/browsers/driver";
import { inPageScript } from "../sweep/browsers/in-page-script";
import type { Modules } from "./modules";

/** Without it the bars of the window keep it wider than a phone. */
const narrowBars =
  "* { min-width: 0; padding: 0; margin: 0; border: 0; font-size: 2px; -gtk-icon-source: none; }";

/** Debian's WebKitGTK, driven by WebDriver on a screen that nobody sees. */
export const startWebkit: Modules["webkit"]["startWebkit"] = async (driverPath) => {
  const home = await mkdtemp(join(tmpdir(), "webkit-"));
  const programs: BackgroundProgram[] = [];
  const stop = async () => {
    for (const program of programs.reverse()) await program.stop();
    await rm(home, { recursive: true, force: true });
  };
  try {
    await mkdir(join(home, "gtk-3.0"));
    await writeFile(join(home, "gtk-3.0", "gtk.css"), narrowBars);
    const screen = await startProgram("Xvfb", ["-displayfd", "1", "-screen", "0", "1600x1200x24"], {
      isReady: (line) => /^\d+$/.test(line),
    });
    programs.push(screen);
    const port = await findFreePort();
    const env = { DISPLAY: `:${screen.readyLine}`, XDG_CONFIG_HOME: home };
    programs.push(await startProgram(driverPath, [`--port=${port}`], { env, port }));
    const browser = await new Builder()
      .disableEnvironmentOverrides()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({ browserName: "MiniBrowser" })
      .build();
    return await driverOf(browser, stop);
  } catch (failure) {
    await stop();
    throw failure;
  }
};

async function driverOf(browser: WebDriver, stop: () => Promise<void>): Promise<Driver> {
  const capabilities = await browser.getCapabilities();
  const evaluate = async <Value>(expression: string): Promise<Value> => {
    const isReady = await browser.executeScript<boolean>("return 'TestingLibraryDom' in globalThis");
    if (!isReady) await browser.executeScript(inPageScript);
    return browser.executeScript<Value>(`return ${expression}`);
  };
  const use = async (expression: string, act: (element: WebElement) => Promise<void>): Promise<boolean> => {
    const element = await evaluate<WebElement | null>(expression);
    if (element) await act(element);
    return element !== null;
  };
  return {
    name: `WebKitGTK ${capabilities.getBrowserVersion()}`,
    resize: (size) => resizePage(browser, size),
    open: (address) => browser.get(address),
    address: () => browser.getCurrentUrl(),
    evaluate,
    click: (expression) => use(expression, (element) => element.click()),
    type: (expression, text) => use(expression, (element) => element.sendKeys(text)),
    screenshot: async (path) => writeFile(path, await browser.takeScreenshot(), "base64"),
    // WebDriver tells nothing of the console: the page's own reports have to do.
    faults: () => [],
    close: async () => {
      await browser.quit();
      await stop();
    },
  };
}

/** Resizes the window until the page in it has this size: the window's own bars are around it. */
async function resizePage(browser: WebDriver, { width, height }: Size): Promise<void> {
  const window = browser.manage().window();
  await window.setRect({ x: 0, y: 0, width, height });
  const [innerWidth, innerHeight] = await browser.executeScript<[number, number]>(
    "return [innerWidth, innerHeight]",
  );
  const outer = await window.getRect();
  await window.setRect({
    x: 0,
    y: 0,
    width: outer.width + width - innerWidth,
    height: outer.height + height - innerHeight,
  });
}
