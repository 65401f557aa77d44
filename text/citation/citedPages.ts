/** The pages of this site that can be cited. */
import { pagePaths } from '../pagePaths';
import { QUOTED_SOURCES } from '../quotedSources';
import { rootTranscription } from '../transcription/rootLetters';
import type { CitedPage } from './citation';
import { citationTexts, translationSource, type CitationLanguage } from './citationTexts';

/** Where and when a page is cited. */
export interface CitedAt {
  language: CitationLanguage;
  /** Origin of the site. */
  origin: string;
  revision: number;
  /** Date in UTC, such as "2026-11-28". */
  accessed: string;
}

/** The address of a page at a content revision. */
export const atRevision = (path: string, revision: number): string => {
  const [page = '', hash] = path.split('#');
  const address = `${page}${page.includes('?') ? '&' : '?'}at=${revision}`;
  return hash === undefined ? address : `${address}#${hash}`;
};

type Cited = Pick<CitedPage, 'id' | 'title' | 'license' | 'translation'> & {
  path: string;
  /** Whether the site can show the page as it was. */
  isKept?: boolean;
};

const pageOf = (
  { origin, ...at }: CitedAt,
  { path, id, isKept = true, ...page }: Cited,
): CitedPage => ({
  ...page,
  ...at,
  id: `tibyan-${id}-r${at.revision}`,
  url: origin + (isKept ? atRevision(path, at.revision) : path),
});

const termsOfArabic = ({ language }: CitedAt) =>
  citationTexts[language].termsOfArabic(QUOTED_SOURCES[language].arabicText);

interface CitedTranslation {
  /** Whether the project has edited the translation that was imported. */
  isEdited: boolean;
}

export function citedVerse(
  at: CitedAt,
  key: string,
  surah: string,
  { isEdited }: CitedTranslation = { isEdited: false },
): CitedPage {
  const { ownTerms, verse, ...texts } = citationTexts[at.language];
  const translation = translationSource(at.language, key);
  const termsOf = isEdited ? texts.termsOfEdited : texts.termsOfTranslation;
  return pageOf(at, {
    path: pagePaths.verse(key),
    id: `verse-${key.replace(':', '-')}`,
    title: verse(key, surah),
    translation,
    license: `${translation ? termsOf(translation) : ownTerms} ${termsOfArabic(at)}`,
  });
}

export function citedPost(at: CitedAt, id: number, title: string): CitedPage {
  const texts = citationTexts[at.language];
  const terms = texts.termsOfTranslation(QUOTED_SOURCES[at.language].translation);
  const license = `${texts.ownTerms} ${terms} ${termsOfArabic(at)}`;
  return pageOf(at, { path: pagePaths.post(id), id: `topic-${id}`, title, license });
}

export function citedTerm(at: CitedAt, id: number, title: string): CitedPage {
  const license = citationTexts[at.language].ownTerms;
  return pageOf(at, { path: pagePaths.term(id), id: `table-${id}`, title, license });
}

export function citedElement(
  at: CitedAt,
  { id, termId }: { id: number; termId: number },
  name: string,
  table: string,
): CitedPage {
  const { element, ownTerms: license } = citationTexts[at.language];
  const path = pagePaths.termElement(termId, id);
  return pageOf(at, { path, id: `name-${id}`, title: element(name, table), license });
}

export function citedRoot(at: CitedAt, letters: string): CitedPage {
  const { root, ownTerms: license } = citationTexts[at.language];
  const scheme = at.language === 'turkish' ? 'TURKISH_DIA' : 'ENGLISH_IJMES';
  const codes = [...letters].map((letter) => letter.charCodeAt(0).toString(16));
  return pageOf(at, {
    path: pagePaths.root(letters),
    id: `root-${codes.join('-')}`,
    title: root(rootTranscription(letters, scheme), letters),
    license,
    isKept: false,
  });
}
