import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { byLanguage } from '../language';
import type { SearchNotes_answer$key } from '../__generated__/SearchNotes_answer.graphql';
import { useSearchTexts, type SearchTexts } from '../i18n/search';
import { useSettings } from '../settings/SettingsProvider';
import styles from './SearchNotes.module.css';

interface SurahNames {
  turkishNameTranscription: string;
  englishNameTranscription: string;
}

/** Says how a search was understood where that is not obvious: a wrong reference, unknown words. */
export function SearchNotes({ answer }: { answer: SearchNotes_answer$key }) {
  const t = useSearchTexts();
  const { prefLanguage } = useSettings().settings;
  const { reference, unknownWords } = useFragment(
    graphql`
      fragment SearchNotes_answer on SearchAnswer {
        unknownWords
        reference {
          problem
          surah {
            number
            numberOfVerses
            turkishNameTranscription
            englishNameTranscription
          }
          ignoredSurah {
            number
            turkishNameTranscription
            englishNameTranscription
          }
        }
      }
    `,
    answer,
  );
  const nameOf = (surah: SurahNames) => byLanguage(prefLanguage, surah, 'NameTranscription');
  const notes: string[] = [];
  const surahOfProblem = reference?.problem ? reference.surah : undefined;
  if (reference?.problem) {
    const problem = reference.problem as keyof SearchTexts['problem'];
    const { surah } = reference;
    notes.push(
      t(`problem.${problem}`, { surah: surah && nameOf(surah), verses: surah?.numberOfVerses }),
    );
  }
  if (reference?.ignoredSurah) {
    const { number } = reference.ignoredSurah;
    notes.push(t('ignoredSurah', { number, other: nameOf(reference.ignoredSurah) }));
  }
  if (unknownWords.length > 0) {
    const words = unknownWords.map((word) => `“${word}”`).join(', ');
    notes.push(t('unknownWords', { count: unknownWords.length, words }));
  }
  return (
    <>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {surahOfProblem && (
        <Link className={styles.link} to={`/verses/${surahOfProblem.number}:1`}>
          {t('goToSurah', { target: `${surahOfProblem.number} - ${nameOf(surahOfProblem)}` })}
        </Link>
      )}
    </>
  );
}
