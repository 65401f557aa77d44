import { z } from 'zod';
import { TERM_ELEMENT_LIMITS } from '../../../text/limits';
import { anyText, clientKey, filledText, integerIn, target, verseReferences } from '../fieldRules';

const { arabicNameCharacters, tagCharacters, textCharacters } = TERM_ELEMENT_LIMITS;

/** The required fields of a new element. */
const required = {
  termId: z.int32(),
  arabicName: filledText(arabicNameCharacters),
  turkishNameInQuran: filledText(textCharacters),
  englishNameInQuran: filledText(textCharacters),
  turkishTranslation: filledText(textCharacters),
  englishTranslation: filledText(textCharacters),
  turkishMeaning: filledText(textCharacters),
  englishMeaning: filledText(textCharacters),
  turkishTag: filledText(tagCharacters),
  englishTag: filledText(tagCharacters),
};

const occurrences = integerIn(TERM_ELEMENT_LIMITS.occurrences);

const references = verseReferences(TERM_ELEMENT_LIMITS.verses);

export const termElementCreation = z
  .object({
    ...required,
    turkishLabel: anyText(textCharacters).nullish(),
    englishLabel: anyText(textCharacters).nullish(),
    turkishGrammaticalType: anyText(textCharacters).nullish(),
    englishGrammaticalType: anyText(textCharacters).nullish(),
    numberOfOccurrencesInQuran: occurrences.nullish(),
    verseReferences: references.nullish(),
    clientKey,
  })
  // The label defaults to the name.
  .transform((input) => ({
    ...input,
    turkishLabel: input.turkishLabel || input.turkishNameInQuran,
    englishLabel: input.englishLabel || input.englishNameInQuran,
    turkishGrammaticalType: input.turkishGrammaticalType ?? '',
    englishGrammaticalType: input.englishGrammaticalType ?? '',
    numberOfOccurrencesInQuran: input.numberOfOccurrencesInQuran ?? 0,
    verseReferences: input.verseReferences ?? [],
  }));

/** Omitted fields are not changed. */
export const termElementUpdate = z.object({
  ...target,
  arabicName: filledText(arabicNameCharacters).nullish(),
  turkishLabel: anyText(textCharacters).nullish(),
  englishLabel: anyText(textCharacters).nullish(),
  turkishGrammaticalType: anyText(textCharacters).nullish(),
  englishGrammaticalType: anyText(textCharacters).nullish(),
  turkishNameInQuran: anyText(textCharacters).nullish(),
  englishNameInQuran: anyText(textCharacters).nullish(),
  turkishTranslation: anyText(textCharacters).nullish(),
  englishTranslation: anyText(textCharacters).nullish(),
  turkishMeaning: anyText(textCharacters).nullish(),
  englishMeaning: anyText(textCharacters).nullish(),
  turkishTag: anyText(tagCharacters).nullish(),
  englishTag: anyText(tagCharacters).nullish(),
  numberOfOccurrencesInQuran: occurrences.nullish(),
  verseReferences: references.nullish(),
});
