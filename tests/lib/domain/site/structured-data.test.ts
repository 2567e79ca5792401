import { expect, test } from "vitest";
import { breadcrumbList, faqPage, howTo, scriptText, videoObject } from "@/lib/domain/site/structured-data";

const film = {
  name: "Place a bet",
  url: "https://house.test/en/vdo/place-a-bet",
  description: "Choose an open round.",
  language: "en",
  content: "https://house.test/a.mp4",
  thumbnail: null,
  transcript: [],
};

test("the way to a page is counted from the front page", () => {
  const { itemListElement } = breadcrumbList([
    { name: "House", url: "https://house.test/" },
    { name: "Results", url: "https://house.test/results" },
  ]);
  expect(itemListElement.map(({ position, name }) => [position, name])).toEqual([
    [1, "House"],
    [2, "Results"],
  ]);
});

test("a help page's steps are numbered, each with its picture", () => {
  const steps = [{ text: "Open it.", image: "https://house.test/1.webp" }];
  const data = howTo({ name: "Deposit", url: "https://house.test/", description: "", language: "my", steps });
  expect(data).toMatchObject({
    "@type": "HowTo",
    inLanguage: "my",
    step: [{ "@type": "HowToStep", position: 1, text: "Open it." }],
  });
});

test("each question has its answer", () => {
  expect(faqPage([{ question: "Who?", answer: "Nobody." }]).mainEntity).toEqual([
    { "@type": "Question", name: "Who?", acceptedAnswer: { "@type": "Answer", text: "Nobody." } },
  ]);
});

test("of a video only what is known is stated", () => {
  expect(videoObject(film)).not.toHaveProperty("uploadDate");
  expect(videoObject(film)).not.toHaveProperty("thumbnailUrl");
  expect(
    videoObject({
      ...film,
      lengthSeconds: 30,
      publishedAt: "2026-11-23T07:00:00+07:00",
      transcript: ["a", "b"],
    }),
  ).toMatchObject({ duration: "PT30S", uploadDate: "2026-11-23T07:00:00+07:00", transcript: "a b" });
});

test("no text of an editor ends the script element, and none is changed", () => {
  const data = { name: "</script><script>alert(1)</script><!--" };
  expect(scriptText(data)).not.toContain("<");
  expect(JSON.parse(scriptText(data))).toEqual(data);
});
