/** Shorthand for the rows of tables whose entries share one pattern. */
import type { ElementSource, ElementTexts, Occurrence } from './element';

/** The texts of a row in one language. */
type Texts = [label: string, nameInQuran: string, translation: string, meaning: string];

interface Kind {
  turkish: string;
  english: string;
}

export const KINDS = {
  proper: { turkish: 'özel isim', english: 'proper noun' },
  noun: { turkish: 'isim', english: 'noun' },
  verbalNoun: { turkish: 'mastar', english: 'verbal noun' },
  adjective: { turkish: 'sıfat', english: 'adjective' },
  active: { turkish: 'ism-i fâil', english: 'active participle' },
  passive: { turkish: 'ism-i mef’ûl', english: 'passive participle' },
  intensive: { turkish: 'mübalağalı ism-i fâil', english: 'intensive participle' },
  elative: { turkish: 'ism-i tafdîl', english: 'elative' },
  construct: { turkish: 'isim tamlaması', english: 'genitive construction' },
  qualified: { turkish: 'sıfat tamlaması', english: 'noun with adjective' },
  clause: { turkish: 'sıla cümlesi', english: 'relative clause' },
  letters: { turkish: 'hurûf-ı mukattaa', english: 'disjoined letters' },
} satisfies Record<string, Kind>;

/** Builds the ElementSource of a row from positional arguments. */
export function row(
  arabicName: string,
  kind: Kind,
  turkish: Texts,
  english: Texts,
  ...occurrences: Occurrence[]
): ElementSource {
  const textsOf = (
    grammaticalType: string,
    [label, nameInQuran, translation, meaning]: Texts,
  ): ElementTexts => ({ label, grammaticalType, nameInQuran, translation, meaning });
  return {
    arabicName,
    turkish: textsOf(kind.turkish, turkish),
    english: textsOf(kind.english, english),
    occurrences,
  };
}
