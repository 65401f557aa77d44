/** Responses of the quran.com API v4: `verses[].words[]`, in one or several files. */
import { z } from 'zod';
import { VerseCollector, type TextFieldName, type WordFormat, type ImportedWord } from '../format';
import { ImportError, readJson } from '../source';
import { valuesOf } from '../textField';

const text = z
  .object({ text: z.string().nullish(), language_name: z.string().nullish() })
  .nullish();

const page = z.object({
  verses: z.array(
    z.object({
      verse_key: z.string(),
      words: z.array(
        z.object({ char_type_name: z.string(), translation: text, transliteration: text }),
      ),
    }),
  ),
});

type Verse = z.infer<typeof page>['verses'][number];
type Text = z.infer<typeof text>;

/** Fields by the language of the translation. Other languages are not imported. */
const FIELDS: Record<string, TextFieldName> = {
  turkish: 'turkishTranslation',
  english: 'englishTranslation',
};

export const quranCom: WordFormat = (paths, { division }) => {
  const collector = new VerseCollector(division);
  for (const path of paths) {
    const parsed = page.safeParse(readJson(path));
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      throw new ImportError(
        `${path}: expected {"verses": [{"verse_key", "words": […]}]}; ${issue?.path.join('.')} is invalid.`,
      );
    }
    for (const verse of parsed.data.verses) {
      const at = `${path}:${verse.verse_key}`;
      const values = wordsOf(verse);
      if (values) collector.add(at, verse.verse_key, values);
      else collector.refuse(at, 'Its words have no translation into Turkish or English.');
    }
  }
  return collector.parsed();
};

function wordsOf({ words: all }: Verse): ImportedWord[] | undefined {
  const words = all.filter((word) => word.char_type_name !== 'end');
  const language = words.find(({ translation }) => translation?.text)?.translation?.language_name;
  const field = FIELDS[language?.toLowerCase() ?? ''];
  const translations =
    field &&
    valuesOf(
      field,
      words.map(({ translation }) => textIn(translation, language)),
    );
  if (!translations) return undefined;
  return words.map(({ transliteration }, index) => {
    const transcription = textIn(transliteration, 'english');
    return {
      ...translations[index],
      ...(transcription && { englishTranscription: transcription }),
    };
  });
}

function textIn(given: Text, language: string | null | undefined): string | undefined {
  if (given?.language_name?.toLowerCase() !== language?.toLowerCase()) return undefined;
  return given?.text?.trim() || undefined;
}
