/** The chapters in their order (P-180, P-181): anchors, and names of the pictures. */
export const GUIDE_CHAPTERS = {
  intro: '공통',
  services: '공통',
  overview: '공통',
  questions: '공통',
  contact: '공통',
  approval: '아티스트',
  profile: '아티스트',
  registration: '아티스트',
  management: '아티스트',
  portfolio: '아티스트',
} as const;

export type GuideChapterId = keyof typeof GUIDE_CHAPTERS;
export type GuidePart = (typeof GUIDE_CHAPTERS)[GuideChapterId];

export interface GuideChapter {
  id: GuideChapterId;
  part: GuidePart;
  /** As the navigation calls it. */
  name: string;
  title: string;
  text: string;
  /** What the picture shows, for who doesn't see it. */
  alt: string;
}

const CHAPTER =
  /^(?<part>공통|아티스트) \d+\. (?<name>.+)\n+제목: (?<title>.+)\n+(?<text>[^]+?)\n+그림 설명: (?<alt>.+)\s*$/;

/**
 * Reads the service guide from its Markdown.
 * @throws where a chapter lacks a part, or the chapters aren't the ten in their order
 */
export function parseGuide(markdown: string): GuideChapter[] {
  const ids = Object.keys(GUIDE_CHAPTERS) as GuideChapterId[];
  const texts = markdown.split(/^## +/m).slice(1);
  if (texts.length !== ids.length)
    throw new Error(`the guide has ${texts.length} chapters, not ${ids.length}`);
  return ids.map((id, index) => {
    const { part, name, title, text, alt } = CHAPTER.exec(texts[index] ?? '')?.groups ?? {};
    if (part !== GUIDE_CHAPTERS[id]) throw new Error(`chapter ${index + 1} of the guide isn't “${id}”`);
    if (name === undefined || title === undefined || text === undefined || alt === undefined) {
      throw new Error(`chapter ${index + 1} of the guide lacks a part`);
    }
    return { id, part: GUIDE_CHAPTERS[id], name, title, text, alt };
  });
}
