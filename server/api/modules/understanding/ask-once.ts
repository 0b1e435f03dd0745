import type { Suggestion } from '@/lib/contracts/search';

/** What the reading of a text asks the search. */
export interface Asked {
  /** Names and titles near a text. */
  near(text: string): Promise<readonly Suggestion[]>;
  /** Whether any index has a hit for each of the texts, in their order. */
  areFound(texts: readonly string[]): Promise<boolean[]>;
  isFound(text: string): Promise<boolean>;
}

/** Asks for each text once: the words and parts of a caption come again when they are read by themselves. */
export function askOnce({ near, areFound }: Pick<Asked, 'near' | 'areFound'>): Asked {
  const nearOnes = new Map<string, ReturnType<Asked['near']>>();
  const found = new Map<string, boolean>();

  async function ask(texts: readonly string[]): Promise<boolean[]> {
    const unknown = [...new Set(texts)].filter((text) => !found.has(text));
    const answers = unknown.length === 0 ? [] : await areFound(unknown);
    for (const [at, text] of unknown.entries()) found.set(text, answers[at] === true);
    return texts.map((text) => found.get(text) === true);
  }

  return {
    near(text) {
      const known = nearOnes.get(text) ?? near(text);
      nearOnes.set(text, known);
      return known;
    },
    areFound: ask,
    isFound: async (text) => (await ask([text])).includes(true),
  };
}
