import { byLanguage } from '../../language';
import { useFieldTexts } from '../../i18n/fields';
import { useTranslation } from '../../i18n/I18nProvider';
import { useSearchTexts } from '../../i18n/search';
import type { References } from '../../../text/references';
import { problemOfItem } from '../../../text/verseReferenceList';

const CODES = {
  noSurah: 'NO_SURAH',
  noVerse: 'NO_VERSE',
  backwards: 'BACKWARDS',
  noJuz: 'NO_JUZ',
  noPage: 'NO_PAGE',
} as const;

/**
 * Returns a function that says why an item of a list is no verse, with the words of the search.
 * @param max maximum number of verses of the list
 */
export function useItemProblem(references: References, max: number) {
  const t = useFieldTexts();
  const search = useSearchTexts();
  const { language } = useTranslation();
  const nameOf = (number: number) => {
    const surah = references.surahOf(number);
    return surah && byLanguage(language, surah, 'NameTranscription');
  };
  return (item: string): string | undefined => {
    const problem = problemOfItem(item, references);
    if (!problem) return undefined;
    if (problem.code === 'format') return t('verses.wrong', { item, reason: t('verses.format') });
    const reason =
      problem.code === 'tooMany'
        ? t('verses.tooMany', { count: max })
        : search(`problem.${CODES[problem.code]}`, {
            ...(problem.code === 'noVerse' && {
              surah: nameOf(problem.surah),
              verses: problem.numberOfVerses,
            }),
          });
    return t('verses.wrong', { item, reason });
  };
}
