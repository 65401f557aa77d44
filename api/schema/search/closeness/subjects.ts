/** What passages, topics and tables are about, and so the verses in them. */
import { readPassages } from '../../../../content/search/passages';
import { foldArabic } from '../../../../text/foldArabic';
import { foldedWords } from '../../../../text/foldLatin';
import { arabicStem } from '../../../../text/arabicStem';
import { textOfHtml } from '../../../../text/html';
import { stemsOf } from '../../../../text/stems';
import { verseIdOf } from '../../../../text/verseReference';
import type { Database } from '../../../database/database';
import { LISTS } from '../../../database/tags';
import { cachedValue } from '../../../read/rowCache';
import { postVersesOf } from '../../../read/verseSets';
import type { QueryLanguage } from './queryWords';

/** Verses, and how much agreement with a text about them says of each, up to 1. */
interface Subject {
  /** Integer keys. */
  verses: readonly number[];
  weight: number;
}

const WEIGHT = { passage: 0.8, post: 0.35, element: 0.35 };

/** A table's row with more verses says little of each. */
const MAX_VERSES = 400;

export class Subjects {
  private readonly subjects: Subject[] = [];
  private readonly byStem = new Map<string, number[]>();
  /** What was found, as other searches have the same words. */
  private readonly found = new Map<string, Subject[]>();

  /** @param others further subjects, which are found too */
  constructor(private readonly others?: Subjects) {}

  add(subject: Subject, texts: Partial<Record<QueryLanguage, string>>): void {
    const id = this.subjects.push(subject) - 1;
    const stems = new Set(
      (Object.entries(texts) as [QueryLanguage, string][]).flatMap(([language, text]) =>
        stemsIn(text, language).map((stem) => language.charAt(0) + stem),
      ),
    );
    for (const stem of stems) {
      const ids = this.byStem.get(stem);
      if (ids) ids.push(id);
      else this.byStem.set(stem, [id]);
    }
  }

  /** True if a text of a subject has the folded word itself. */
  hasWord(key: string, language: QueryLanguage): boolean {
    const stem = `${language.charAt(0)}=${key}`;
    return this.byStem.has(stem) || (this.others?.hasWord(key, language) ?? false);
  }

  /** The subjects whose text has a stem, those of each weight as one. */
  withStem(stem: string, language: QueryLanguage): readonly Subject[] {
    const key = language.charAt(0) + stem;
    return this.others ? [...this.others.withKey(key), ...this.withKey(key)] : this.withKey(key);
  }

  private withKey(key: string): readonly Subject[] {
    const ids = this.byStem.get(key);
    if (!ids) return [];
    const known = this.found.get(key);
    if (known) return known;
    const byWeight = new Map<number, Set<number>>();
    for (const id of ids) {
      const { verses, weight } = this.subjects[id] as Subject;
      const all = byWeight.get(weight) ?? new Set();
      for (const verse of verses) all.add(verse);
      byWeight.set(weight, all);
    }
    const found = [...byWeight].map(([weight, verses]) => ({ weight, verses: [...verses] }));
    this.found.set(key, found);
    return found;
  }
}

const stemsIn = (text: string, language: QueryLanguage): string[] =>
  language === 'arabic'
    ? foldArabic(text)
        .withAlif.split(' ')
        .flatMap((word) => [word, arabicStem(word)])
    : foldedWords(text, language).flatMap(({ key }) =>
        stemsOf(key, language).map(({ stem }) => stem),
      );

interface ElementRow {
  verses: number[];
  arabic: string;
  turkish: string;
  english: string;
}

let ofPassages: Subjects | undefined;

/** The passages, which no edit changes, are indexed once. */
function subjectsOfPassages(): Subjects {
  if (ofPassages) return ofPassages;
  ofPassages = new Subjects();
  for (const passage of readPassages()) {
    const first = verseIdOf(passage.first);
    const last = verseIdOf(passage.last);
    const verses = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    ofPassages.add(
      { verses, weight: WEIGHT.passage },
      {
        turkish: `${passage.turkishHeading} ${passage.turkishWords}`,
        english: `${passage.englishHeading} ${passage.englishWords}`,
        arabic: passage.arabicWords,
      },
    );
  }
  return ofPassages;
}

export const subjectsOf = cachedValue<Subjects>(
  [LISTS.posts, LISTS.terms],
  async (database: Database) => {
    const { sql } = database;
    const subjects = new Subjects(subjectsOfPassages());
    for (const { post, verses } of (await postVersesOf({ database })).values()) {
      const texts = {
        turkish: [post.turkishTitle, ...post.turkishSynonyms, textOfHtml(post.turkishNote)].join(
          ' ',
        ),
        english: [post.englishTitle, ...post.englishSynonyms, textOfHtml(post.englishNote)].join(
          ' ',
        ),
      };
      subjects.add({ verses: [...verses], weight: WEIGHT.post }, texts);
    }
    const elements = await sql<ElementRow>`
      SELECT array_agg(v."verseId") AS verses, e."arabicName" AS arabic,
        concat_ws(' ', e."turkishLabel", e."turkishTranslation", e."turkishMeaning") AS turkish,
        concat_ws(' ', e."englishLabel", e."englishTranslation", e."englishMeaning") AS english
      FROM "TermElement" e JOIN "TermElementVerse" v ON v."termElementId" = e.id
      WHERE e."deletedAt" IS NULL GROUP BY e.id HAVING count(*) <= ${MAX_VERSES}`;
    for (const { verses, turkish, english, arabic } of elements) {
      subjects.add({ verses, weight: WEIGHT.element }, { turkish, english, arabic });
    }
    return subjects;
  },
);
