import { builder } from '../../builder';
import type { Check, CheckedLanguage, FindingRow, QualityCheckKind } from './check';
import { deadReference } from './deadReferences';
import { countDiffers, versesDiffer } from './elementChecks';
import { emptyGloss, sameGlossOnNeighbours } from './glossChecks';

const LANGUAGES: CheckedLanguage[] = ['turkish', 'english'];

const checks: Check[] = [
  ...[emptyGloss, sameGlossOnNeighbours, deadReference].flatMap((of) => LANGUAGES.map(of)),
  countDiffers,
  versesDiffer,
];

const KINDS: Record<QualityCheckKind, string> = {
  emptyGloss: 'A word has no translation in the language. `text` is the Arabic word.',
  sameGlossOnNeighbours:
    'Words that follow each other in a verse have one translation, though they differ in Arabic; case and outer spaces don’t count. `target` is the first of them, `text` their translation.',
  deadReference:
    'A link, or a reference between brackets such as "(2:300)", leads to what isn’t there: in the note of a topic, in its own translation of a verse, or in the translation of a verse as last saved. `text` is the link or reference.',
  countDiffers:
    'The number of occurrences of a term element is not the number of words that are tagged with it. `text` is the one, `expected` the other; an element without tagged words is none of these.',
  versesDiffer:
    'The verses of a term element are not those of the words that are tagged with it. `text` names those without such a word, `expected` those that are left out: keys with commas, ten at most.',
};

/** "emptyGloss" is EMPTY_GLOSS. */
const nameOf = (kind: string) => kind.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

const qualityCheckKind = builder.enumType('QualityCheckKind', {
  description: 'What a check looks for.',
  values: Object.fromEntries(
    (Object.keys(KINDS) as QualityCheckKind[]).map((value) => [
      nameOf(value),
      { value, description: KINDS[value] },
    ]),
  ),
});

const qualityFinding = builder.objectRef<FindingRow>('QualityFinding').implement({
  description: 'What a check found in one place: most likely a mistake, sometimes meant so.',
  fields: (t) => ({
    target: t.node({
      description:
        'What it was found in: a Word, Verse, Post, PostVerse or TermElement. Null when it was deleted meanwhile.',
      id: ({ typename, id }) => ({ id, type: typename }),
    }),
    verseKey: t.exposeString('verseKey', {
      nullable: true,
      description: 'Key of the verse it stands in, "2:255"; null where it stands in none.',
    }),
    post: t.expose('post', {
      type: 'Post',
      nullable: true,
      description: 'The topic it stands in; null where it stands in none.',
    }),
    text: t.exposeString('text', { description: 'What is there, as its kind says.' }),
    expected: t.exposeString('expected', {
      nullable: true,
      description: 'What would agree with the rest, as its kind says; null where nobody can know.',
    }),
  }),
});

const qualityCheck = builder.objectRef<Check>('QualityCheck').implement({
  description: 'One thing that is looked for in all content, read anew whenever it is asked.',
  fields: (t) => ({
    kind: t.expose('kind', { type: qualityCheckKind, description: 'What it looks for.' }),
    language: t.expose('language', {
      type: 'Language',
      nullable: true,
      description: 'Which translations it looks at; null where it looks at none.',
    }),
    totalCount: t.int({
      description: 'How many findings there are in all.',
      resolve: (check, _args, context) => check.count(context),
    }),
    findings: t.connection(
      {
        type: qualityFinding,
        description:
          'What it found: words and verses in mushaf order, topics by key, term elements by table.',
        resolve: (check, args, context) => check.page(args, context),
      },
      { name: 'QualityFindingConnection', description: 'A page of findings.' },
      { name: 'QualityFindingEdge', description: 'A finding with its place in the list.' },
    ),
  }),
});

builder.queryFields((t) => ({
  qualityChecks: t.field({
    type: [qualityCheck],
    directives: { admin: {} },
    description: 'Every check, whether it finds anything or not.',
    resolve: () => checks,
  }),
  qualityCheck: t.field({
    type: qualityCheck,
    nullable: true,
    directives: { admin: {} },
    description: 'One check, to go through its findings page by page; null when there is none.',
    args: {
      kind: t.arg({ type: qualityCheckKind, required: true, description: 'What it looks for.' }),
      language: t.arg({
        type: 'Language',
        description: 'TURKISH or ENGLISH for a check of translations; null for one of none.',
      }),
    },
    resolve: (_query, { kind, language = null }) =>
      checks.find((check) => check.kind === kind && check.language === language) ?? null,
  }),
}));
