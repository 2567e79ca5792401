import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DigitKeys } from "@/components/ui/controls/digit-keys";

const felt = vi.fn();
const pressed = vi.fn();

/** The device's answers: whether the page was touched, and whether its owner wants less motion. */
function onDevice({ isTouched = true, isCalm = false, canVibrate = true }) {
  const vibrate = canVibrate ? { vibrate: felt } : {};
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: isTouched }, ...vibrate });
  vi.stubGlobal("matchMedia", () => ({ matches: isCalm }));
}

beforeEach(() => {
  vi.clearAllMocks();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("a digit key is felt", () => {
  test.each([
    [{}, [[10]]],
    [{ isTouched: false }, []],
    [{ isCalm: true }, []],
    [{ canVibrate: false }, []],
  ])("on a device %o: %j", (device, times) => {
    const erase = { word: "Backspace", onErase: pressed };
    render(<DigitKeys label="Keys" onPress={pressed} left={null} erase={erase} />);
    onDevice(device);
    fireEvent.click(screen.getByRole("button", { name: "7" }));
    expect(felt.mock.calls).toEqual(times);
    expect(pressed).toHaveBeenCalledWith("7");
  });
});
