import { builder } from '../../builder';
import type { Context } from '../../context';
import { perRequest } from '../../read/loader';
import { isFurther, translationsOf } from '../../read/translations';
import type { VerseRow, VerseTranslationRow } from '../../read/rows';
import { STORED_TRANSLATIONS, type TranslationRow } from '../../../text/translations';
import { isChosen, languagesArgument, slugsArgument } from './translation';

interface TextRow {
  translationId: number;
  verseId: number;
  text: string;
  note: string | null;
}

const keyOf = (translationId: number, verseId: number) => `${translationId} ${verseId}`;

/** Texts by the keys of translation and verse; all of a request take one statement. */
const texts = perRequest<string, TextRow>(async (keys, { database: { sql } }) => {
  const pairs = keys.map((key) => key.split(' ').map(Number));
  const rows = await sql<TextRow>`
    SELECT t.* FROM "TranslationVerse" t
    JOIN unnest(
      ${pairs.map(([translation = 0]) => translation)}::int[],
      ${pairs.map(([, verse = 0]) => verse)}::int[]
    ) AS chosen(translation, verse)
      ON chosen.translation = t."translationId" AND chosen.verse = t."verseId"`;
  return new Map(rows.map((row) => [keyOf(row.translationId, row.verseId), row]));
});

async function textIn(
  translation: TranslationRow,
  verse: VerseRow,
  context: Context,
): Promise<VerseTranslationRow | undefined> {
  if (isFurther(translation)) {
    const row = await texts(context).load(keyOf(translation.id, verse.id));
    return row && { translation, text: row.text, notes: row.note };
  }
  const field = STORED_TRANSLATIONS.find(({ id }) => id === translation.id)?.field;
  const text = field && verse[field];
  return text ? { translation, text, notes: null } : undefined;
}

const verseTranslation = builder.objectType('VerseTranslation', {
  description: 'The text of a verse in one translation.',
  fields: (t) => ({
    translation: t.expose('translation', {
      type: 'Translation',
      description: 'The translation, with its language, source and license.',
    }),
    text: t.exposeString('text', { description: 'Plain text in the language of the translation.' }),
    notes: t.exposeString('notes', {
      nullable: true,
      description:
        'Footnotes of the translation as plain text, one a line, with the marks that the text has, e.g. "[1]"; null without any.',
    }),
  }),
});

builder.objectField('Verse', 'translations', (t) =>
  t.field({
    type: [verseTranslation],
    description:
      'The verse in each translation, in the order of `Query.translations`; a translation that has no text for it is left out.',
    args: {
      languages: t.arg.stringList(languagesArgument),
      slugs: t.arg.stringList(slugsArgument),
    },
    resolve: async (verse, args, context) => {
      const all = await translationsOf(context);
      const chosen = all.filter(isChosen(args));
      // There are infinitely many unknown slugs: they must not fill the response cache.
      const isKnown = (name: string) => all.some(({ slug }) => slug === name);
      if (!(args.slugs ?? []).every(isKnown)) context.isCacheable = false;
      const rows = await Promise.all(chosen.map((one) => textIn(one, verse, context)));
      return rows.flatMap((row) => row ?? []);
    },
  }),
);
