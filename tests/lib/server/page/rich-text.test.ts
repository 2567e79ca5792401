import fc from "fast-check";
import { expect, test } from "vitest";
import { allowedAddress, allowedTags, type RichText } from "@/lib/domain/site/rich-text";
import { richText } from "@/lib/server/page/rich-text";

test("text, lists and links come through as they were set", async () => {
  expect(
    await richText('<p>Two <strong>prizes</strong>: <a href="/promotions">see</a></p><ul><li>a</li></ul>'),
  ).toEqual([
    {
      tag: "p",
      parts: [
        "Two ",
        { tag: "strong", parts: ["prizes"] },
        ": ",
        { tag: "a", href: "/promotions", parts: ["see"] },
      ],
    },
    { tag: "ul", parts: [{ tag: "li", parts: ["a"] }] },
  ]);
});

test.each([
  "javascript:alert(1)",
  "//evil.example/",
  "/\\evil.example",
  "http://plain.example/",
  "data:text/html,x",
  " javascript:alert(1)",
])("a link to %j leads nowhere", async (href) => {
  const links = flat(await richText(`<a href="${href}">go</a>`)).filter((part) => part.tag === "a");
  expect(links.filter((link) => link.href !== undefined)).toEqual([]);
});

test.each([
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<svg><script>alert(1)</script></svg>",
  '<iframe src="https://evil.example"></iframe>',
  "<style>p{}</style>",
  '<p style="position:fixed" onclick="x()" id="content" class="x">',
  "<math><mi//xlink:href='data:x,<script>alert(1)</script>'>",
  "<form action=/x><input name=pin></form>",
])("of %j nothing is left that runs, loads or asks", async (html) => {
  for (const { tag, ...rest } of flat(await richText(html))) {
    expect(allowedTags).toContain(tag);
    expect(Object.keys(rest).sort()).toEqual(["parts"]);
  }
});

test("whatever is typed, only tags of the list come out, and only addresses that may be", async () => {
  const piece = fc.constantFrom(
    "<p>",
    "</p>",
    "<a href='",
    "https://x",
    "/y",
    "javascript:",
    "'>",
    "<svg>",
    "<b",
    ">",
    "&lt;",
    "x",
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
      for (const { tag, href } of flat(await richText(pieces.join("")))) {
        expect(allowedTags).toContain(tag);
        if (href !== undefined) expect(href).toMatch(allowedAddress);
      }
    }),
    { numRuns: 60 },
  );
});

type Element = Exclude<RichText[number], string>;

function flat(text: RichText): Element[] {
  return text.flatMap((part) => (typeof part === "string" ? [] : [part, ...flat(part.parts)]));
}
