/** Structured data of public pages (schema.org), which search engines read. Addresses are absolute. */
const context = "https://schema.org";

export interface Named {
  name: string;
  url: string;
}

export const organization = ({
  name,
  url,
  description,
  logo,
}: Named & { description: string; logo: string }) => ({
  "@context": context,
  "@type": "Organization",
  name,
  url,
  description,
  logo,
});

/** The way from the front page to a page, in this order. */
export const breadcrumbList = (trail: readonly Named[]) => ({
  "@context": context,
  "@type": "BreadcrumbList",
  itemListElement: trail.map(({ name, url }, at) => ({
    "@type": "ListItem",
    position: at + 1,
    name,
    item: url,
  })),
});

interface Instructions extends Named {
  description: string;
  /** BCP 47. */
  language: string;
  steps: readonly { text: string; image: string }[];
}

export const howTo = ({ name, url, description, language, steps }: Instructions) => ({
  "@context": context,
  "@type": "HowTo",
  name,
  url,
  description,
  inLanguage: language,
  step: steps.map(({ text, image }, at) => ({ "@type": "HowToStep", position: at + 1, text, image })),
});

/** Questions with their answers as the page shows them. */
export const faqPage = (pairs: readonly { question: string; answer: string }[]) => ({
  "@context": context,
  "@type": "FAQPage",
  mainEntity: pairs.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

interface Film extends Named {
  description: string;
  language: string;
  /** The video file. */
  content: string;
  thumbnail: string | null;
  lengthSeconds?: number;
  /** ISO 8601; unknown from an upstream that does not send it. */
  publishedAt?: string;
  transcript: readonly string[];
}

export const videoObject = (film: Film) => ({
  "@context": context,
  "@type": "VideoObject",
  name: film.name,
  url: film.url,
  description: film.description,
  inLanguage: film.language,
  contentUrl: film.content,
  ...(film.thumbnail && { thumbnailUrl: film.thumbnail }),
  ...(film.lengthSeconds && { duration: `PT${film.lengthSeconds}S` }),
  ...(film.publishedAt && { uploadDate: film.publishedAt }),
  ...(film.transcript.length > 0 && { transcript: film.transcript.join(" ") }),
});

/** JSON that cannot end the script element that it stands in, whatever an editor wrote. */
export const scriptText = (data: object): string => JSON.stringify(data).replaceAll("<", "\\u003c");
