/** The table of a term at an earlier content revision. */
import { compareVerses, keyOfVerseId } from '../../../text/verseReference';
import type { Term, TermElement, TermElementVerse } from '../../__generated__/prisma/client';
import { builder } from '../../builder';
import type { Context } from '../../context';
import { pastRows } from '../../read/past/pastRows';
import { checkRevision } from '../../read/past/revisions';
import { pastState, REVISION, type PastState } from './pastState';

interface PastElementRow extends TermElement {
  verseKeys: string[];
}

export interface PastTermRow extends PastState {
  term: Term;
  elements: PastElementRow[];
}

const pastElement = builder.objectRef<PastElementRow>('PastTermElement').implement({
  description: 'A row of the table of a term at an earlier content revision.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer key.' }),
    elementOrder: t.exposeInt('elementOrder', {
      description: 'Position in the table then, from 1.',
    }),
    arabicName: t.exposeString('arabicName', { description: 'Arabic name then.' }),
    turkishNameInQuran: t.exposeString('turkishNameInQuran', {
      description: 'Turkish transcription of the name then.',
    }),
    englishNameInQuran: t.exposeString('englishNameInQuran', {
      description: 'English transcription of the name then.',
    }),
    turkishTranslation: t.exposeString('turkishTranslation', {
      description: 'Turkish translation then.',
    }),
    englishTranslation: t.exposeString('englishTranslation', {
      description: 'English translation then.',
    }),
    turkishMeaning: t.exposeString('turkishMeaning', { description: 'Turkish meaning then.' }),
    englishMeaning: t.exposeString('englishMeaning', { description: 'English meaning then.' }),
    numberOfOccurrencesInQuran: t.exposeInt('numberOfOccurrencesInQuran', {
      description: 'Number of its occurrences, as counted or entered then.',
    }),
    verseKeys: t.exposeStringList('verseKeys', {
      description: 'Keys of its verses then, in mushaf order.',
    }),
  }),
});

const pastTerm = builder.objectRef<PastTermRow>('PastTerm').implement({
  description: 'A table of names or adjectives at an earlier content revision.',
  interfaces: [pastState],
  fields: (t) => ({
    databaseId: t.int({ description: 'Integer key.', resolve: ({ term }) => term.id }),
    turkishName: t.string({
      description: 'Name of the table in Turkish then.',
      resolve: ({ term }) => term.turkishName,
    }),
    englishName: t.string({
      description: 'Name of the table in English then.',
      resolve: ({ term }) => term.englishName,
    }),
    elements: t.expose('elements', {
      type: [pastElement],
      description: 'Its rows then, in order.',
    }),
  }),
});

const SHOWN = {
  term: ['turkishName', 'englishName'],
  termElement: [
    ...['termId', 'elementOrder', 'deletedAt', 'arabicName', 'verseKeys'],
    ...['turkishNameInQuran', 'englishNameInQuran', 'turkishTranslation', 'englishTranslation'],
    ...['turkishMeaning', 'englishMeaning', 'numberOfOccurrencesInQuran'],
  ],
};

async function readPastTerm(
  id: number,
  revision: number,
  context: Context,
): Promise<PastTermRow | null> {
  await checkRevision(revision, context);
  const { sql } = context.database;
  const [terms, all] = await Promise.all([
    pastRows<Term>(sql, 'term', { revision, column: 'id', values: [id], shown: SHOWN.term }),
    pastRows<TermElement>(sql, 'termElement', {
      ...{ revision, column: 'termId', values: [id], shown: SHOWN.termElement },
    }),
  ]);
  const [term] = terms.rows;
  if (!term) return null;
  const elements = all.rows.filter(({ deletedAt }) => deletedAt === null);
  const ids = elements.map((element) => element.id);
  // Changes of them are among those of the elements.
  const verses = await pastRows<TermElementVerse>(sql, 'termElementVerse', {
    ...{ revision, column: 'termElementId', values: ids, shown: [] },
  });
  const keysOf = new Map<number, string[]>(ids.map((element) => [element, []]));
  for (const { termElementId, verseId } of verses.rows) {
    keysOf.get(termElementId)?.push(keyOfVerseId(verseId));
  }
  return {
    revision,
    later: [...terms.later, ...all.later],
    term,
    elements: elements
      .sort((one, other) => one.elementOrder - other.elementOrder || one.id - other.id)
      .map((element) => ({
        ...element,
        verseKeys: (keysOf.get(element.id) ?? []).sort(compareVerses),
      })),
  };
}

builder.queryField('termAt', (t) =>
  t.field({
    type: pastTerm,
    nullable: true,
    description: 'The term with this integer key at a content revision; null if there was none.',
    args: {
      databaseId: t.arg.int({ required: true, description: 'Integer key.' }),
      revision: t.arg.int(REVISION),
    },
    resolve: (_query, { databaseId, revision }, context) =>
      readPastTerm(databaseId, revision, context),
  }),
);
