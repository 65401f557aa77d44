/** What the pictures of verses, topics and roots show. */
import type { Picture, PictureSubject } from './picture';
import { isRootLetters } from '../../../text/rootLetters';

/** A picture, with what its title is of. */
type Shown = Omit<Picture, 'title'> & { subject: PictureSubject };

interface PictureKind {
  document: string;
  /** @returns undefined for a name that can't exist */
  variables(name: string): Record<string, unknown> | undefined;
  /** @returns undefined for what does not exist */
  shownOf(data: Record<string, unknown>, isTurkish: boolean): Shown | undefined;
}

interface Verse {
  numberInSurah: number;
  turkishTranslation: string | null;
  englishTranslation: string | null;
  surah: { turkishNameTranscription: string; englishNameTranscription: string };
  words: { arabicText: string; pauseAfter: string | null }[];
}

interface Topic {
  turkishTitle: string;
  englishTitle: string;
  verses: { totalCount: number };
}

interface Root {
  letters: string;
  turkishSense: string | null;
  englishSense: string | null;
  numberOfOccurrences: number;
  numberOfVerses: number;
}

const verses: PictureKind = {
  document: `query SharedVerse($key: String!) {
    verse(key: $key) {
      numberInSurah turkishTranslation englishTranslation
      surah { turkishNameTranscription englishNameTranscription }
      words { arabicText pauseAfter }
    }
  }`,
  variables: (key) => (/^[1-9]\d{0,2}:[1-9]\d{0,2}$/.test(key) ? { key } : undefined),
  shownOf(data, isTurkish) {
    const verse = data.verse as Verse | null;
    if (!verse) return undefined;
    const { surah, numberInSurah, words } = verse;
    return {
      subject: {
        kind: 'verse',
        surah: isTurkish ? surah.turkishNameTranscription : surah.englishNameTranscription,
        numberInSurah,
      },
      arabic: words
        .map(
          ({ arabicText, pauseAfter }) =>
            arabicText + (pauseAfter === '۩' ? ' ۩' : (pauseAfter ?? '')),
        )
        .join(' '),
      text: (isTurkish ? verse.turkishTranslation : verse.englishTranslation) ?? '',
    };
  },
};

const topics: PictureKind = {
  document: `query SharedTopic($id: Int!) {
    post(databaseId: $id) { turkishTitle englishTitle verses(first: 1) { totalCount } }
  }`,
  variables: (id) => (/^[1-9]\d{0,8}$/.test(id) ? { id: Number(id) } : undefined),
  shownOf(data, isTurkish) {
    const post = data.post as Topic | null;
    if (!post) return undefined;
    return {
      subject: { kind: 'topic', numberOfVerses: post.verses.totalCount },
      arabic: undefined,
      text: isTurkish ? post.turkishTitle : post.englishTitle,
    };
  },
};

const roots: PictureKind = {
  document: `query SharedRoot($letters: String!) {
    root(letters: $letters) { letters turkishSense englishSense numberOfOccurrences numberOfVerses }
  }`,
  variables: (letters) => (isRootLetters(letters) ? { letters } : undefined),
  shownOf(data, isTurkish) {
    const root = data.root as Root | null;
    if (!root) return undefined;
    const { numberOfOccurrences, numberOfVerses } = root;
    return {
      subject: { kind: 'root', numberOfOccurrences, numberOfVerses },
      arabic: [...root.letters].join(' '),
      text: (isTurkish ? root.turkishSense : root.englishSense) ?? '',
    };
  },
};

export const PICTURES: Record<string, PictureKind> = { verses, topics, roots };
