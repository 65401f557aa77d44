import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { SimilarVerseList_verse$key } from '../__generated__/SimilarVerseList_verse.graphql';
import { useCompareTexts } from '../i18n/compare';
import { LANGUAGE_TAGS, byLanguage } from '../language';
import { comparePath } from '../page/comparePath';
import { rootPath } from '../page/rootPath';
import { useSettings } from '../settings/SettingsProvider';
import styles from './SimilarVerseList.module.css';

/** The verses that are similar to a verse, with what they have in common and a link to compare each. */
export function SimilarVerseList({ verse }: { verse: SimilarVerseList_verse$key }) {
  const t = useCompareTexts();
  const { prefLanguage } = useSettings().settings;
  const data = useFragment(
    graphql`
      fragment SimilarVerseList_verse on Verse {
        key
        similar(first: 20) {
          totalCount
          verses {
            sharedRoots
            sharedPhrase
            numberOfPhraseWords
            verse {
              key
              turkishTranslation
              englishTranslation
              surah {
                turkishNameTranscription
                englishNameTranscription
              }
            }
          }
        }
      }
    `,
    verse,
  );
  const { totalCount, verses } = data.similar;
  return (
    <div className={styles.similar}>
      <p className={styles.intro}>
        {t('similarCount', { count: totalCount })}
        {verses.length < totalCount && ` ${t('firstSimilar', { shown: verses.length })}`}
      </p>
      <ol className={styles.list}>
        {verses.map(({ verse: other, sharedRoots, sharedPhrase, numberOfPhraseWords }) => (
          <li key={other.key} className={styles.item}>
            <p className={styles.heading}>
              <Link to={`/verses/${other.key}`}>
                {byLanguage(prefLanguage, other.surah, 'NameTranscription')} {other.key}
              </Link>
              <Link className={styles.compare} to={comparePath('verses', data.key, other.key)}>
                {t('sideBySide', { key: data.key })}
              </Link>
            </p>
            {sharedPhrase && (
              <p className={styles.reason}>
                {t('phrase', { count: numberOfPhraseWords })}:{' '}
                <span lang="ar" dir="rtl" className={styles.phrase}>
                  {sharedPhrase}
                </span>
              </p>
            )}
            {sharedRoots.length > 0 && (
              <p className={styles.reason}>
                {t('sharedRoots', { count: sharedRoots.length })}:{' '}
                {sharedRoots.map((letters, index) => (
                  <span key={letters}>
                    {index > 0 && ' · '}
                    <Link lang="ar" to={rootPath(letters)}>
                      {[...letters].join(' ')}
                    </Link>
                  </span>
                ))}
              </p>
            )}
            <p lang={LANGUAGE_TAGS[prefLanguage]} className={styles.translation}>
              {byLanguage(prefLanguage, other, 'Translation')}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
