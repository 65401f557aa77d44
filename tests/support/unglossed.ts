import type { adminClient } from './adminJourney';

const FIELDS = `databaseId turkishTranscription englishTranscription turkishTranslation
  englishTranslation pauseAfter root { letters } turkishGlossOf englishGlossOf`;

/** Number of aliases of one field that the API allows. */
const MAX_ALIASES = 15;

interface Word {
  root: { letters: string } | null;
  turkishGlossOf: number | null;
  englishGlossOf: number | null;
}

/**
 * Changes the glosses of words that are not covered together with others, in long verses of Al-Baqarah: the content
 * has a gloss for every word, and no false neighbors.
 * @returns the number of words
 */
export async function changeGlosses(
  ask: ReturnType<typeof adminClient>,
  change: { turkishTranslation?: null; englishTranslation?: string },
): Promise<number> {
  const { verses } = await ask<{ verses: { edges: { node: { words: Word[] } }[] } }>(
    `{ verses(keys: ["2:282", "2:283", "2:286"]) { edges { node {
      words { ${FIELDS} }
    } } } }`,
  );
  const words = verses.edges
    .flatMap(({ node }) => node.words)
    .filter((word) => word.turkishGlossOf === null && word.englishGlossOf === null);
  for (let start = 0; start < words.length; start += MAX_ALIASES) {
    const part = words.slice(start, start + MAX_ALIASES);
    const names = part.map((_word, index) => `w${index}`);
    const inputs = part.map(
      ({ root, turkishGlossOf: _turkish, englishGlossOf: _english, ...word }, index) => [
        names[index],
        { ...word, arabicRoot: root?.letters ?? null, ...change },
      ],
    );
    const saved = await ask<Record<string, { __typename: string }>>(
      `mutation (${names.map((name) => `$${name}: UpdateWordInput!`).join(' ')}) {
        ${names.map((name) => `${name}: updateWord(input: $${name}) { __typename }`).join(' ')}
      }`,
      Object.fromEntries(inputs) as object,
    );
    const types = new Set(Object.values(saved).map(({ __typename }) => __typename));
    expect([...types]).toEqual(['UpdateWordPayload']);
  }
  return words.length;
}
