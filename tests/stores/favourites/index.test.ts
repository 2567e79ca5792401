import { beforeEach, expect, test } from "vitest";
import { createFavourites } from "@/stores/favourites";
import { readFavourites } from "@/stores/favourites/storage";

beforeEach(() => {
  localStorage.clear();
  document.cookie = "favourites=; path=/; max-age=0";
});

const cookie = () => readFavourites(/favourites=([^;]*)/.exec(document.cookie)?.[1]);

test("a market goes on and off, and both the device and the next page's server know", () => {
  const { getState } = createFavourites();
  getState().restore();
  getState().toggle("gov");
  getState().toggle("lao-super");
  expect([getState().markets, cookie()]).toEqual([
    ["gov", "lao-super"],
    ["gov", "lao-super"],
  ]);
  expect(localStorage.getItem("favourite-markets:1")).toBe('["gov","lao-super"]');
  getState().toggle("gov");
  getState().toggle("lao-super");
  expect([getState().markets, cookie(), localStorage.length]).toEqual([[], [], 0]);
});

test("a new page reads what the device kept, whatever the cookie says", () => {
  localStorage.setItem("favourite-markets:1", '["egypt"]');
  const { getState } = createFavourites();
  expect(getState().markets).toBeNull();
  getState().restore();
  expect([getState().markets, cookie()]).toEqual([["egypt"], ["egypt"]]);
});

test("what is no list of markets is none", () => {
  for (const kept of ["{", '{"a":1}', '["<script>"]', "[1]"]) {
    localStorage.setItem("favourite-markets:1", kept);
    const { getState } = createFavourites();
    getState().restore();
    expect(getState().markets).toEqual([]);
  }
  expect(readFavourites("gov.<b>..th_open")).toEqual(["gov", "th_open"]);
  expect(readFavourites(undefined)).toEqual([]);
});
