/** LINE's own address that opens its list of chats with a text to send; on a computer it is a page of LINE. */
export const lineShareAddress = (text: string): string =>
  `https://line.me/R/share?text=${encodeURIComponent(text)}`;
