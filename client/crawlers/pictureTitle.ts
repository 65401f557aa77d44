import { LANGUAGE_TAGS, type Language } from '../language';
import { crawlerTexts } from '../i18n/crawlers';
import { createTranslator } from '../i18n/translator';

type Subject =
  | { kind: 'verse'; surah: string; numberInSurah: number }
  | { kind: 'topic'; numberOfVerses: number }
  | { kind: 'root'; numberOfOccurrences: number; numberOfVerses: number };

/** The title of the preview picture of a shared link. The server draws the pictures without rendering a page. */
export function pictureTitle(subject: Subject, language: Language): string {
  const t = createTranslator(LANGUAGE_TAGS[language], crawlerTexts[language].picture);
  switch (subject.kind) {
    case 'verse':
      return t('verse', { surah: subject.surah, numberInSurah: subject.numberInSurah });
    case 'topic':
      return t('topic', { count: subject.numberOfVerses });
    case 'root':
      return t('root', {
        occurrences: t('occurrences', { count: subject.numberOfOccurrences }),
        verses: t('verses', { count: subject.numberOfVerses }),
      });
  }
}
