import { builder, enumValues } from '../../builder';
import { arabicDiffers } from './arabicCheck';
import type { Check, CheckedLanguage, FindingRow, QualityCheckKind } from './check';
import { deadReference } from './deadReferences';
import { countDiffers, versesDiffer } from './elementChecks';
import { emptyGloss, sameGlossOnNeighbors } from './glossChecks';
import { referenceOutside, sharedSynonym, withoutOwnVerse } from './topicChecks';

const LANGUAGES: CheckedLanguage[] = ['turkish', 'english'];

const checks: Check[] = [
  ...[emptyGloss, sameGlossOnNeighbors, deadReference, referenceOutside, sharedSynonym].flatMap(
    (of) => LANGUAGES.map(of),
  ),
  withoutOwnVerse,
  countDiffers,
  versesDiffer,
  arabicDiffers,
];

const KINDS: Record<QualityCheckKind, string> = {
  emptyGloss:
    'A word has no gloss in the language, and no other word has a gloss that covers it. `text` is the Arabic word.',
  sameGlossOnNeighbors:
    'Consecutive words of a verse have the same gloss although they differ in Arabic and no gloss covers them together; case and outer spaces are ignored. `target` is the first word, `text` the gloss.',
  deadReference:
    'A link, or a reference in parentheses such as "(2:300)", has no target: in the note of a post, in its own translation of a verse, or in the last saved translation of a verse. `text` is the link or reference.',
  referenceOutside:
    'The note of a post has a reference such as "2:255-257" to verses that the post lacks, as a reader sees it linked. `text` is the reference, `expected` the missing verses: at most ten keys, separated by commas, then "…" if there are more. 16:98 in the note of the Beginning is not reported.',
  sharedSynonym:
    'A synonym of a post is a synonym or the title of another post too, without case, accents and apostrophes. `text` is the synonym, `expected` the titles of the others, separated by commas.',
  withoutOwnVerse:
    'All verses of a post are in other posts too. Its broader post and its parts do not count. `text` lists its verses: at most ten keys, separated by commas, then "…" if there are more.',
  countDiffers:
    'The number of occurrences of a term element differs from the number of words that are tagged with it. `text` is the former, `expected` the latter. Elements without tagged words are not reported.',
  versesDiffer:
    'The verses of a term element differ from the verses of the words that are tagged with it. `text` lists verses without a tagged word, `expected` verses that are missing: at most ten keys each, separated by commas.',
  arabicDiffers:
    'The Arabic text of a word or its pause marks differ from what was imported. `text` is the text of today, `expected` the imported one.',
};

const qualityCheckKind = builder.enumType('QualityCheckKind', {
  description: 'Kind of a quality check.',
  values: enumValues(KINDS),
});

const qualityFinding = builder.objectRef<FindingRow>('QualityFinding').implement({
  description: 'A finding of a quality check: usually a mistake, sometimes intended.',
  fields: (t) => ({
    target: t.node({
      description:
        'The object with the finding: a Word, Verse, Post, PostVerse or TermElement. Null if it has been deleted meanwhile.',
      id: ({ typename, id }) => ({ id, type: typename }),
    }),
    verseKey: t.exposeString('verseKey', {
      nullable: true,
      description:
        'Key of the verse that contains the finding, e.g. "2:255"; null if there is none.',
    }),
    post: t.expose('post', {
      type: 'Post',
      nullable: true,
      description: 'The post that contains the finding; null if there is none.',
    }),
    text: t.exposeString('text', {
      description: 'The value found, depending on the kind of the check.',
    }),
    expected: t.exposeString('expected', {
      nullable: true,
      description:
        "The consistent value, depending on the kind of the check; null if it can't be determined.",
    }),
  }),
});

const qualityCheck = builder.objectRef<Check>('QualityCheck').implement({
  description: 'A check of all content, executed for every request.',
  fields: (t) => ({
    kind: t.expose('kind', { type: qualityCheckKind, description: 'Kind of the check.' }),
    language: t.expose('language', {
      type: 'Language',
      nullable: true,
      description: 'Language of the checked translations; null if the check concerns none.',
    }),
    totalCount: t.int({
      description: 'Number of all findings.',
      resolve: (check, _args, context) => check.count(context),
    }),
    findings: t.connection(
      {
        type: qualityFinding,
        description:
          'Findings of the check: words and verses in mushaf order, posts by key, term elements by table.',
        resolve: (check, args, context) => check.page(args, context),
      },
      { name: 'QualityFindingConnection', description: 'A page of findings.' },
      { name: 'QualityFindingEdge', description: 'A finding and its position in the list.' },
    ),
  }),
});

builder.queryFields((t) => ({
  qualityChecks: t.field({
    type: [qualityCheck],
    directives: { admin: {} },
    description: 'All checks, including those without findings.',
    resolve: () => checks,
  }),
  qualityCheck: t.field({
    type: qualityCheck,
    nullable: true,
    directives: { admin: {} },
    description: 'One check, for reading its findings page by page; null if there is none.',
    args: {
      kind: t.arg({ type: qualityCheckKind, required: true, description: 'Kind of the check.' }),
      language: t.arg({
        type: 'Language',
        description: 'TURKISH or ENGLISH for a check of translations; null for other checks.',
      }),
    },
    resolve: (_query, { kind, language = null }) =>
      checks.find((check) => check.kind === kind && check.language === language) ?? null,
  }),
}));
