/** The numbers of a verse by which a reading page is divided. */
interface Place {
  readonly numberInSurah: number;
  readonly page: number;
  readonly juz: number;
  readonly ruku: number;
}

/** What begins with a verse. */
export interface Beginning {
  page: boolean;
  juz: boolean;
  ruku: boolean;
}

interface Part<Verse> {
  verses: Verse[];
  /** What begins with each of them. */
  beginnings: Beginning[];
}

/** Divides verses by surahs and pages of the mushaf. */
export function partsOf<Verse extends Place>(verses: readonly Verse[]): Part<Verse>[] {
  const parts: Part<Verse>[] = [];
  verses.forEach((verse, index) => {
    const previous = verses[index - 1];
    const beginning = {
      page: verse.page !== previous?.page,
      juz: verse.juz !== previous?.juz,
      ruku: verse.ruku !== previous?.ruku,
    };
    if (beginning.page || verse.numberInSurah === 1) parts.push({ verses: [], beginnings: [] });
    parts.at(-1)?.verses.push(verse);
    parts.at(-1)?.beginnings.push(beginning);
  });
  return parts;
}
