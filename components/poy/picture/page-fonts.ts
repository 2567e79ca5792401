/**
 * The page's own font faces as CSS with the files inside, for a picture that must not depend on where it is opened.
 * @param families names as the element's `font-family` lists them
 */
export async function pageFonts(families: ReadonlySet<string>): Promise<string> {
  const faces = [...document.styleSheets].flatMap(facesOf).filter(({ family }) => families.has(family));
  const rules = await Promise.all(
    faces.map(async ({ css, url }) => css.replace(inUrl, `url("${await dataUrl(url)}")`)),
  );
  return rules.join("\n");
}

/** The families of an element's computed style, without quotes. */
export function familiesOf(element: Element): ReadonlySet<string> {
  const { fontFamily } = getComputedStyle(element);
  return new Set(fontFamily.split(",").map(unquoted));
}

const inUrl = /url\((["']?)([^"')]+)\1\)/;
const unquoted = (name: string) => name.trim().replace(/^["']|["']$/g, "");

/** Faces with a file; fonts of the device need none. Style sheets of other origins cannot be read. */
function facesOf(sheet: CSSStyleSheet): { family: string; css: string; url: string }[] {
  try {
    return [...sheet.cssRules].flatMap((rule) => {
      if (!(rule instanceof CSSFontFaceRule)) return [];
      const url = inUrl.exec(rule.style.getPropertyValue("src"))?.[2];
      if (!url) return [];
      const family = unquoted(rule.style.getPropertyValue("font-family"));
      return [{ family, css: rule.cssText, url: new URL(url, sheet.href ?? location.href).href }];
    });
  } catch {
    return [];
  }
}

async function dataUrl(url: string): Promise<string> {
  const answer = await fetch(url, { cache: "force-cache" });
  if (!answer.ok) throw new Error(`a font did not come: ${url}`);
  const blob = await answer.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error("a font could not be read"));
    reader.readAsDataURL(blob);
  });
}
