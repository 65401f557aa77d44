import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type {
  ComparedVerses_verse$data,
  ComparedVerses_verse$key,
} from '../__generated__/ComparedVerses_verse.graphql';
import { useTranslation } from '../i18n/I18nProvider';
import { useCompareTexts } from '../i18n/compare';
import { LANGUAGE_TAGS, byLanguage } from '../language';
import { comparePath } from '../page/comparePath';
import { rootPath } from '../page/rootPath';
import { shownLanguages } from '../settings/settings';
import { useSettings } from '../settings/SettingsProvider';
import { RecitedVerse } from '../verse/RecitedVerse';
import { WordLine } from '../word/WordLine';
import { ComparedPair } from './ComparedPair';
import styles from './ComparedVerses.module.css';
import { SharedLinks, SharedPart } from './SharedPart';

interface ComparedVersesProps {
  /** Two. */
  verses: ComparedVerses_verse$key;
  /** The longest sequence of words that both have, if there is one. */
  phrase: { text: string; numberOfWords: number } | undefined;
}

/** Two verses beside each other, the words from roots of both marked, and above them these roots. */
export function ComparedVerses({ verses, phrase }: ComparedVersesProps) {
  const { t: tMain } = useTranslation();
  const t = useCompareTexts();
  const { settings } = useSettings();
  const pair = useFragment(
    graphql`
      fragment ComparedVerses_verse on Verse @relay(plural: true) {
        key
        numberInSurah
        turkishTranslation
        englishTranslation
        turkishTranscription: transcription(scheme: TURKISH_DIA)
        englishTranscription: transcription(scheme: ENGLISH_IJMES)
        surah {
          turkishNameTranscription
          englishNameTranscription
        }
        words {
          id
          root {
            letters
          }
          ...WordLine_words
        }
      }
    `,
    verses,
  );
  const roots = sharedRoots(pair);
  return (
    <>
      <SharedPart title={t('sharedRoots', { count: roots.length })}>
        {roots.length > 0 && (
          <SharedLinks>
            {roots.map((letters) => (
              <li key={letters}>
                <Link lang="ar" to={rootPath(letters)}>
                  {[...letters].join(' ')}
                </Link>
              </li>
            ))}
          </SharedLinks>
        )}
        {phrase && (
          <p>
            {t('phrase', { count: phrase.numberOfWords })}:{' '}
            <span lang="ar" dir="rtl">
              {phrase.text}
            </span>
          </p>
        )}
      </SharedPart>
      <ComparedPair
        pair={pair.map((verse, index) => ({
          key: index,
          name: `${byLanguage(settings.prefLanguage, verse.surah, 'NameTranscription')} ${verse.key}`,
          path: `/verses/${verse.key}`,
          otherPath: comparePath('verses', pair[1 - index]?.key ?? ''),
          children: (
            <>
              <WordLine
                words={verse.words}
                verseNumber={verse.numberInSurah}
                matched={verse.words.flatMap(({ id, root }) =>
                  root && roots.includes(root.letters) ? id : [],
                )}
              />
              <RecitedVerse recited={verse} />
              {shownLanguages(settings).map((language) => (
                <p key={language} lang={LANGUAGE_TAGS[language]} className={styles.translation}>
                  {byLanguage(language, verse, 'Translation') ??
                    tMain('verse.workingOnTranslation')}
                </p>
              ))}
            </>
          ),
        }))}
      />
    </>
  );
}

/** Letters of the roots that both verses have, in the order of the first. */
function sharedRoots(pair: ComparedVerses_verse$data): string[] {
  const [first = new Set<string>(), second = new Set<string>()] = pair.map(
    ({ words }) => new Set(words.flatMap(({ root }) => root?.letters ?? [])),
  );
  return [...first].filter((letters) => second.has(letters));
}
