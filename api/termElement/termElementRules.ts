import { z } from 'zod';
import { filled, target, text, verseReferences } from '../text/fields';

/** The ten fields without which no element is made. */
const required = {
  termId: z.int32(),
  arabicName: filled(200),
  turkishNameInQuran: filled(),
  englishNameInQuran: filled(),
  turkishTranslation: filled(),
  englishTranslation: filled(),
  turkishMeaning: filled(),
  englishMeaning: filled(),
  turkishTag: filled(50),
  englishTag: filled(50),
};

const occurrences = z.int32().min(0, 'From 0 to 77429.').max(77_429, 'From 0 to 77429.');

const references = verseReferences(6236);

export const termElementCreation = z
  .object({
    ...required,
    turkishLabel: text().nullish(),
    englishLabel: text().nullish(),
    turkishGrammaticalType: text().nullish(),
    englishGrammaticalType: text().nullish(),
    numberOfOccurrencesInQuran: occurrences.nullish(),
    verseReferences: references.nullish(),
  })
  // A word is marked with the name unless a label says otherwise.
  .transform((input) => ({
    ...input,
    turkishLabel: input.turkishLabel || input.turkishNameInQuran,
    englishLabel: input.englishLabel || input.englishNameInQuran,
    turkishGrammaticalType: input.turkishGrammaticalType ?? '',
    englishGrammaticalType: input.englishGrammaticalType ?? '',
    numberOfOccurrencesInQuran: input.numberOfOccurrencesInQuran ?? 0,
    verseReferences: input.verseReferences ?? [],
  }));

/** Fields that are given are changed; the others stay. */
export const termElementUpdate = z.object({
  ...target,
  arabicName: filled(200).nullish(),
  turkishLabel: text().nullish(),
  englishLabel: text().nullish(),
  turkishGrammaticalType: text().nullish(),
  englishGrammaticalType: text().nullish(),
  turkishNameInQuran: text().nullish(),
  englishNameInQuran: text().nullish(),
  turkishTranslation: text().nullish(),
  englishTranslation: text().nullish(),
  turkishMeaning: text().nullish(),
  englishMeaning: text().nullish(),
  turkishTag: text(50).nullish(),
  englishTag: text(50).nullish(),
  numberOfOccurrencesInQuran: occurrences.nullish(),
  verseReferences: references.nullish(),
});
