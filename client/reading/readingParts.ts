import { graphql, readInlineData } from 'react-relay';
import type { readingParts_verse$key } from '../__generated__/readingParts_verse.graphql';

/** What begins with a verse. */
export interface Beginning {
  page: boolean;
  juz: boolean;
  ruku: boolean;
}

interface Part<Verse> {
  /** The key of its first verse. */
  key: string;
  beginsSurah: boolean;
  verses: Verse[];
  /** What begins with each of them. */
  beginnings: Beginning[];
}

/** Divides verses by surahs and pages of the mushaf. */
export function partsOf<Verse extends readingParts_verse$key>(
  verses: readonly Verse[],
): Part<Verse>[] {
  const parts: Part<Verse>[] = [];
  let previous: ReturnType<typeof read> | undefined;
  for (const verse of verses) {
    const { key, numberInSurah, ...place } = read(verse);
    const beginning = {
      page: place.page !== previous?.page,
      juz: place.juz !== previous?.juz,
      ruku: place.ruku !== previous?.ruku,
    };
    const beginsSurah = numberInSurah === 1;
    if (beginning.page || beginsSurah) {
      parts.push({ key, beginsSurah, verses: [], beginnings: [] });
    }
    parts.at(-1)?.verses.push(verse);
    parts.at(-1)?.beginnings.push(beginning);
    previous = { key, numberInSurah, ...place };
  }
  return parts;
}

const read = (verse: readingParts_verse$key) =>
  readInlineData(
    graphql`
      fragment readingParts_verse on Verse @inline {
        key
        numberInSurah
        page
        juz
        ruku
      }
    `,
    verse,
  );
