import { z } from 'zod';
import { TERM_ELEMENT_LIMITS } from '../../../text/limits';
import { filled, target, text, verseReferences, whole } from '../fieldRules';

const { arabicNameCharacters, tagCharacters, textCharacters } = TERM_ELEMENT_LIMITS;

/** The ten fields without which no element is made. */
const required = {
  termId: z.int32(),
  arabicName: filled(arabicNameCharacters),
  turkishNameInQuran: filled(textCharacters),
  englishNameInQuran: filled(textCharacters),
  turkishTranslation: filled(textCharacters),
  englishTranslation: filled(textCharacters),
  turkishMeaning: filled(textCharacters),
  englishMeaning: filled(textCharacters),
  turkishTag: filled(tagCharacters),
  englishTag: filled(tagCharacters),
};

const occurrences = whole(TERM_ELEMENT_LIMITS.occurrences);

const references = verseReferences(TERM_ELEMENT_LIMITS.verses);

export const termElementCreation = z
  .object({
    ...required,
    turkishLabel: text(textCharacters).nullish(),
    englishLabel: text(textCharacters).nullish(),
    turkishGrammaticalType: text(textCharacters).nullish(),
    englishGrammaticalType: text(textCharacters).nullish(),
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
  arabicName: filled(arabicNameCharacters).nullish(),
  turkishLabel: text(textCharacters).nullish(),
  englishLabel: text(textCharacters).nullish(),
  turkishGrammaticalType: text(textCharacters).nullish(),
  englishGrammaticalType: text(textCharacters).nullish(),
  turkishNameInQuran: text(textCharacters).nullish(),
  englishNameInQuran: text(textCharacters).nullish(),
  turkishTranslation: text(textCharacters).nullish(),
  englishTranslation: text(textCharacters).nullish(),
  turkishMeaning: text(textCharacters).nullish(),
  englishMeaning: text(textCharacters).nullish(),
  turkishTag: text(tagCharacters).nullish(),
  englishTag: text(tagCharacters).nullish(),
  numberOfOccurrencesInQuran: occurrences.nullish(),
  verseReferences: references.nullish(),
});
