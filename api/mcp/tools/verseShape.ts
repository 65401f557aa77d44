/** A verse in the answers of the tools. */
import { z } from 'zod';
import { pagePaths } from '../../../text/pagePaths';
import { lines, url, type LanguageTag, type Reader } from '../tool';

/** Fields of a verse; its document has the variables `tr` and `en`. */
export const VERSE_FIELDS = `
  key arabicText surah { englishNameTranscription turkishNameTranscription }
  turkishTranslation @include(if: $tr) englishTranslation @include(if: $en)`;

export interface VerseRow {
  key: string;
  arabicText: string;
  surah: { englishNameTranscription: string; turkishNameTranscription: string };
  turkishTranslation?: string | null;
  englishTranslation?: string | null;
}

const translation = (language: string) =>
  z
    .string()
    .nullable()
    .optional()
    .describe(`${language} translation; null while it is being worked on.`);

export const verseFields = {
  key: z.string().describe('Surah and verse, such as "2:255".'),
  surah: z.string().describe('Name of the surah.'),
  url,
  arabic: z.string().describe('Arabic text with pause marks; quote it unaltered.'),
  turkish: translation('Turkish'),
  english: translation('English'),
};

export const verse = z.object(verseFields);

export type Verse = z.output<typeof verse>;

export function verseOf(row: VerseRow, tags: readonly LanguageTag[], reader: Reader): Verse {
  const { key, arabicText, surah } = row;
  return {
    key,
    surah: tags.includes('en') ? surah.englishNameTranscription : surah.turkishNameTranscription,
    url: reader.address(pagePaths.verse(key)),
    arabic: arabicText,
    ...(tags.includes('tr') && { turkish: row.turkishTranslation ?? null }),
    ...(tags.includes('en') && { english: row.englishTranslation ?? null }),
  };
}

export const verseText = ({ key, surah, url: address, arabic, turkish, english }: Verse) =>
  lines(
    `${surah} ${key} ${address}`,
    arabic,
    turkish && `Turkish: ${turkish}`,
    english && `English: ${english}`,
  );
