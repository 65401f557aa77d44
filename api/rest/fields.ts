/** Fields that requests and responses have in common. */
import { z } from 'zod';

export const text = z.string();

/** Integers whose lower limit is only for the OpenAPI document. */
export const positive = z.int32().meta({ minimum: 1 });
export const count = z.int32().meta({ minimum: 0 });

export const surahNameFields = {
  arabicName: text,
  turkishNameTranscription: text,
  englishNameTranscription: text,
  turkishNameTranslation: text,
  englishNameTranslation: text,
};

export const elementTexts = {
  arabicName: text,
  turkishNameInQuran: text,
  englishNameInQuran: text,
  turkishTranslation: text,
  englishTranslation: text,
  turkishMeaning: text,
  englishMeaning: text,
  turkishTag: text,
  englishTag: text,
};

export const characterTexts = {
  arabicLetter: text,
  arabicPronunciation: text,
  turkishPronunciation: text,
  turkishLetter: text,
  englishPronunciation: text,
  englishLetter: text,
};
