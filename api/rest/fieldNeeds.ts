/** Which parts of the result of a document each field of an answer is made of. */
import { z } from 'zod';

/** Chosen fields of an object by name; undefined for a whole value. */
export type Choice = Map<string, Choice | undefined>;

/** Parts of a result by name; undefined for a whole value. */
export type Need = Map<string, Need> | undefined;

/**
 * Where a field is read from: a path below which the choice of its own fields goes on, or paths of whole values. By
 * default a field is read from the part of the same name.
 */
type Origin = string | string[];

const SURAH_NUMBER = ['surah.number'];
const FIRST_AND_LAST = { firstVerseReference: ['firstVerse'], lastVerseReference: ['lastVerse'] };
const LABELS = {
  turkishDropdownLabel: ['number', 'turkishTitle'],
  englishDropdownLabel: ['number', 'englishTitle'],
};

/** By the id of the type in OpenAPI, then by field. "*" has all other fields below a part. */
const ORIGINS: Record<string, Record<string, Origin>> = {
  Verse: { surahNumber: SURAH_NUMBER },
  VerseOfPage: { surahNumber: SURAH_NUMBER },
  FoundVerse: {
    surahNumber: ['verse.surah.number'],
    match: ['matchKind', 'matchedIn', 'mergedKeys', 'ranges', 'words'],
    '*': 'verse',
  },
  Word: { arabicRoot: ['root'], grammar: ['grammar'] },
  TermElement: { termId: ['term'] },
  TermElementWithVerses: { termId: ['term'] },
  SurahOption: {
    value: ['number'],
    turkishLabel: ['number', 'turkishNameTranscription'],
    englishLabel: ['number', 'englishNameTranscription'],
  },
  PostSummary: LABELS,
  Post: { ...LABELS, verseReferences: ['verses.verse.verseReference'] },
  OpeningPhrase: { verseId: ['id'] },
  PostVerse: {
    verseId: ['verse.id'],
    verseReference: ['verse.verseReference'],
    numberInSurah: ['verse.numberInSurah'],
    surahNumber: ['verse.surah.number'],
    words: 'verse.words',
    posts: 'verse.posts',
  },
  MushafPage: FIRST_AND_LAST,
  Juz: FIRST_AND_LAST,
  Reference: {
    surahNumber: SURAH_NUMBER,
    numberOfVerses: ['surah.numberOfVerses'],
    ignoredSurahNumber: ['ignoredSurah'],
    runs: ['runs'],
  },
  SearchJump: { surahNumber: SURAH_NUMBER, ...FIRST_AND_LAST },
  SearchAnswer: { named: ['named'], root: ['root'] },
};

/** Members of a union are read from parts of their own. */
const PARTS_OF_MEMBERS: Record<string, string> = {
  OpeningPhrase: 'openingPhrase',
  PostVerse: 'verses',
};

export function needsOf(type: z.ZodType, choice: Choice | undefined): Need {
  if (!choice) return undefined;
  if (type instanceof z.ZodArray) return needsOf(type.element as z.ZodType, choice);
  if (type instanceof z.ZodPipe) return needsOf(type.out as z.ZodType, choice);
  if (type instanceof z.ZodNullable || type instanceof z.ZodOptional) {
    return needsOf(type.unwrap() as z.ZodType, choice);
  }
  const needs = new Map<string, Need>();
  if (type instanceof z.ZodObject) addNeeds(needs, type, choice);
  return needs;
}

function addNeeds(needs: Map<string, Need>, type: z.ZodObject, choice: Choice): void {
  const shape = type.shape as Record<string, z.ZodType>;
  const origins = ORIGINS[z.globalRegistry.get(type)?.id ?? ''] ?? {};
  for (const [name, inner] of choice) {
    const field = shape[name];
    if (!field) continue;
    const rest = origins['*'];
    const origin = origins[name] ?? (typeof rest === 'string' ? `${rest}.${name}` : name);
    if (typeof origin !== 'string') {
      for (const path of origin) addPath(needs, path, undefined);
      continue;
    }
    const members = membersOf(field);
    if (members.length === 0) addPath(needs, origin, needsOf(field, inner));
    for (const member of members) {
      const part = PARTS_OF_MEMBERS[z.globalRegistry.get(objectOf(member))?.id ?? ''] ?? origin;
      const ofMember = needsOf(member, inner);
      // The members are told apart by it.
      ofMember?.set('id', undefined);
      addPath(needs, part, ofMember);
    }
  }
}

/** The members of the union in a list. */
function membersOf(type: z.ZodType): readonly z.ZodType[] {
  const item = type instanceof z.ZodArray ? type.element : type;
  return item instanceof z.ZodUnion ? (item.options as readonly z.ZodType[]) : [];
}

const objectOf = (type: z.ZodType) => (type instanceof z.ZodPipe ? type.out : type) as z.ZodType;

function addPath(needs: Map<string, Need>, path: string, need: Need): void {
  const [name = '', ...rest] = path.split('.');
  if (needs.has(name) && needs.get(name) === undefined) return;
  const inner = rest.length === 0 ? need : new Map<string, Need>();
  if (inner && rest.length > 0) addPath(inner, rest.join('.'), need);
  needs.set(name, merged(needs.get(name), inner));
}

/** @param known undefined if there is none so far */
function merged(known: Need, added: Need): Need {
  if (!known || !added) return added;
  const all = new Map(known);
  for (const [name, need] of added) {
    all.set(name, all.has(name) ? both(all.get(name), need) : need);
  }
  return all;
}

const both = (one: Need, other: Need): Need => (one && other ? merged(one, other) : undefined);
