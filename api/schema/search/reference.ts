import { builder, enumValues } from '../../builder';
import { SEARCH_LIMITS } from '../../../text/searchLimits';
import type { Reference, ReferenceProblem } from '../../../text/references';
import { searchNamesOf } from '../../read/searchNames';
import { referenceRow } from './names/referenceRow';

const KIND_DESCRIPTIONS: Record<Reference['kind'], string> = {
  verses: 'One or more runs of verses.',
  surah: 'A whole surah.',
  juz: 'One of the 30 parts of the mushaf.',
  page: 'A page of the Madinah mushaf, 1 to 604.',
  problem: 'Refers to nothing, although it has the form of a reference; `problem` says why.',
};

const referenceKind = builder.enumType('ReferenceKind', {
  description: 'Kind of a reference.',
  values: enumValues(KIND_DESCRIPTIONS),
});

const PROBLEM_DESCRIPTIONS: Record<ReferenceProblem['code'], string> = {
  noSurah: 'There is no surah with this number; there are 114.',
  noVerse: 'The surah has no verse with this number; `surah.numberOfVerses` says how many it has.',
  backwards: 'The last verse precedes the first.',
  noJuz: 'There is no juz with this number; there are 30.',
  noPage: 'There is no page with this number; there are 604.',
};

const referenceProblem = builder.enumType('ReferenceProblem', {
  description: 'Why a reference refers to nothing.',
  values: enumValues(PROBLEM_DESCRIPTIONS),
});

builder.objectType('VerseRun', {
  description: 'Consecutive verses, which may begin and end in different surahs.',
});

builder.objectType('Reference', {
  description: 'What a text such as "2:255", "Bakara 255" or "juz 30" refers to.',
  fields: (t) => ({
    kind: t.expose('kind', { type: referenceKind, description: 'What it is.' }),
    surah: t.expose('surah', {
      type: 'Surah',
      nullable: true,
      description:
        'The surah of `SURAH` and `NO_VERSE`, and of `VERSES` if all are of one; null for others.',
    }),
    number: t.exposeInt('number', {
      nullable: true,
      description: 'Number of the juz, 1 to 30, or of the page, 1 to 604; null for others.',
    }),
    runs: t.expose('runs', {
      type: ['VerseRun'],
      description: 'The verses, in the order of the text. Empty for `SURAH` and `PROBLEM`.',
    }),
    isCorrected: t.exposeBoolean('isCorrected', {
      description: 'True if a name was misspelled, and the most similar one is assumed.',
    }),
    ignoredSurah: t.expose('ignoredSurah', {
      type: 'Surah',
      nullable: true,
      description:
        'The surah whose number stood beside the name of another one, which counts; null in general.',
    }),
    problem: t.expose('problem', {
      type: referenceProblem,
      nullable: true,
      description: 'Why `PROBLEM` refers to nothing; null for others.',
    }),
  }),
});

builder.objectField('SearchAnswer', 'reference', (t) =>
  t.expose('reference', {
    type: 'Reference',
    nullable: true,
    description: 'What the query refers to; null if it has not the form of a reference.',
  }),
);

builder.queryField('resolve', (t) =>
  t.field({
    type: 'Reference',
    nullable: true,
    description:
      'What a text refers to: "2:255", "Bakara 2:255", "al imran 103", "البقرة ٢٥٥", "S4:V34", "2:255; 3:18", "2:285-286", "36", "juz 30" or "sayfa 50". Null if it has not the form of a reference.',
    args: {
      reference: t.arg.string({
        required: true,
        description: `The text; only the first ${SEARCH_LIMITS.queryCharacters} characters are used.`,
      }),
    },
    resolve: async (_query, { reference }, context) => {
      const names = await searchNamesOf(context);
      const parsed = names.references.parse(reference);
      return parsed ? referenceRow(parsed, names) : null;
    },
  }),
);
