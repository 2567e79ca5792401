import type { Picture } from "./use-pictures";

/**
 * Passes pictures to the system's share sheet. `left`: the member closed it, which is no failure. `saved`: the
 * system refused them, so they were downloaded instead.
 */
export async function sharePictures(
  pictures: readonly Picture[],
  title: string,
): Promise<"shared" | "left" | "saved"> {
  try {
    await navigator.share({ files: pictures.map(({ file }) => file), title });
    return "shared";
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return "left";
    for (const picture of pictures) save(picture);
    return "saved";
  }
}

function save({ file, url }: Picture): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = file.name;
  link.click();
}
