/** Candidates for suggestions of the search box. */
import type { Language } from '../../../__generated__/prisma/client';
import type { Database } from '../../../database/database';
import { LISTS } from '../../../database/tags';
import { cachedValue } from '../../../read/rowCache';
import type {
  PostRow,
  RootRow,
  SuggestionRow,
  SurahRow,
  TermElementRow,
  TermRow,
} from '../../../read/rows';
import { postVersesOf } from '../../../read/verseSets';
import { nameKeys } from '../../../../text/nameKeys';

/** Kinds in the order of equally good candidates. */
type Kind = 'Surah' | 'Alias' | 'Post' | 'Term' | 'TermElement' | 'Root';

export interface Candidate {
  kind: Kind;
  /** Folded names. */
  keys: string[];
  /** @param typed folded; a topic shows its name that is nearest to it, if that is not its title */
  labelIn(language: Language, typed?: string): string;
  /** Verse of a famous name, which is read only if it is suggested. */
  verseId?: number;
  target?: SuggestionRow['target'];
}

interface RankedCandidate extends Candidate {
  /**
   * 0 if the text is the name, 1 if the name begins with it, 2 if another word of it does, 3 if its words begin words of
   * the name in any order.
   */
  distance: number;
}

const { surahs, aliases, posts, terms, roots } = LISTS;
const CANDIDATE_TAGS = [surahs, aliases, posts, terms, roots];

export const candidatesOf = cachedValue<Candidate[]>(CANDIDATE_TAGS, async (database: Database) => {
  const { sql } = database;
  const surahs = await sql<SurahRow>`SELECT * FROM "Surah" ORDER BY id`;
  const aliases = await sql<{ name: string; verseId: number; first: string; last: string }>`
    SELECT a.name, a."verseId", f.key AS first, l.key AS last
    FROM "VerseAlias" a JOIN "Verse" f ON f.id = a."verseId" JOIN "Verse" l ON l.id = a."lastVerseId"
    WHERE a."deletedAt" IS NULL ORDER BY a.id`;
  const posts = await postVersesOf({ database });
  const terms = await sql<TermRow>`SELECT * FROM "Term" ORDER BY id`;
  const elements = await sql<TermElementRow>`
    SELECT * FROM "TermElement" WHERE "deletedAt" IS NULL ORDER BY "termId", "elementOrder", id`;
  const roots = await sql<RootRow>`
    SELECT r.id, r.letters FROM "Root" r WHERE EXISTS (SELECT FROM "Word" w WHERE w."rootId" = r.id)
    ORDER BY letters`;
  const termOf = new Map(terms.map((term) => [term.id, term]));
  return [
    ...surahs.map((surah) => ofSurah(surah)),
    ...aliases.map(({ name, verseId, first, last }): Candidate => ({
      kind: 'Alias',
      keys: keysOf(name),
      labelIn: () => `${name} (${first === last ? first : `${first}-${last.split(':')[1]}`})`,
      verseId,
    })),
    ...[...posts.values()].map(({ post }) => ofPost(post)),
    ...terms.map((term): Candidate => ({
      kind: 'Term',
      keys: keysOf(term.turkishName, term.englishName),
      labelIn: (language) => nameOf(term, language),
      target: { __typename: 'Term', ...term },
    })),
    ...elements.map((element): Candidate => {
      const term = termOf.get(element.termId);
      return {
        kind: 'TermElement',
        keys: keysOf(element.turkishLabel, element.englishLabel, element.arabicName),
        labelIn: (language) =>
          `${language === 'english' ? element.englishLabel : element.turkishLabel} · ${term ? nameOf(term, language) : ''}`,
        target: { __typename: 'TermElement', ...element },
      };
    }),
    ...roots.map((root): Candidate => ({
      kind: 'Root',
      keys: keysOf(root.letters),
      labelIn: () => [...root.letters].join(' '),
      target: { __typename: 'Root', ...root },
    })),
  ];
});

/** Candidates that begin with a text, best first. */
export async function findCandidates(
  typed: string,
  context: Parameters<typeof candidatesOf>[0],
): Promise<RankedCandidate[]> {
  const candidates = await candidatesOf(context);
  const [key = ''] = keysOf(typed);
  if (key === '') return [];
  return candidates
    .flatMap((candidate) => {
      const distance = nearestDistance(candidate.keys, key);
      const labelIn = (language: Language) => candidate.labelIn(language, key);
      return distance < Infinity ? [{ ...candidate, labelIn, distance }] : [];
    })
    .sort((left, right) => left.distance - right.distance);
}

const nearestDistance = (names: readonly string[], key: string) =>
  Math.min(...names.map((name) => distanceOf(name, key)));

function distanceOf(name: string, key: string): number {
  if (name === key) return 0;
  if (name.startsWith(key)) return 1;
  if (name.includes(` ${key}`)) return 2;
  const typed = key.split(' ');
  const words = typed.length > 1 ? name.split(' ') : [];
  const isWithin =
    words.length > 0 && typed.every((word) => words.some((one) => one.startsWith(word)));
  return isWithin ? 3 : Infinity;
}

function ofSurah(surah: SurahRow): Candidate {
  const { turkishNameTranscription: turkish, englishNameTranscription: english } = surah;
  const meanings = [surah.turkishNameTranslation, surah.englishNameTranslation];
  const others = [...surah.turkishOtherNames, ...surah.englishOtherNames];
  const withoutArticle = [english, turkish, ...others].map((name) =>
    name.replace(/^\p{L}{2,3}-/u, ''),
  );
  return {
    kind: 'Surah',
    keys: [
      String(surah.number),
      ...keysOf(turkish, english, surah.arabicName, ...meanings, ...others, ...withoutArticle),
    ],
    labelIn: (language) =>
      `${surah.number} - ${language === 'english' ? english : language === 'arabic' ? surah.arabicName : turkish}`,
    target: { __typename: 'Surah', ...surah },
  };
}

function ofPost(post: PostRow): Candidate {
  const { turkishTitle, englishTitle, turkishSynonyms, englishSynonyms } = post;
  const turkish = [turkishTitle, ...turkishSynonyms];
  const english = [englishTitle, ...englishSynonyms];
  return {
    kind: 'Post',
    keys: keysOf(...turkish, ...english),
    labelIn(language, typed) {
      const isEnglish = language === 'english';
      const title = isEnglish ? englishTitle : turkishTitle;
      if (typed === undefined) return title;
      // Of equally near names the first one: the title, then the others in the language.
      const names = isEnglish ? [...english, ...turkish] : [...turkish, ...english];
      const distances = names.map((name) => nearestDistance(keysOf(name), typed));
      const nearest = names[distances.indexOf(Math.min(...distances))] ?? title;
      return nearest === title ? title : `${title} · ${nearest}`;
    },
    target: { __typename: 'Post', ...post },
  };
}

const nameOf = (term: TermRow, language: Language) =>
  language === 'english' ? term.englishName : term.turkishName;

const keysOf = (...names: string[]) => names.flatMap(nameKeys);
