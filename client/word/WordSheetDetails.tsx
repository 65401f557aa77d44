import { graphql, useLazyLoadQuery } from 'react-relay';
import { Link } from 'react-router-dom';
import type { WordSheetDetailsQuery } from '../__generated__/WordSheetDetailsQuery.graphql';
import { useTranslation } from '../i18n/I18nProvider';
import { useWordSheetTexts } from '../i18n/wordSheet';
import { writeNumber } from '../i18n/writeNumber';
import { LANGUAGE_TAGS, byLanguage } from '../language';
import { lemmaPath, rootPath } from '../page/rootPath';
import { shownLanguages } from '../settings/settings';
import { useSettings } from '../settings/SettingsProvider';
import { LoadedPart } from '../ui/LoadedPart';
import { withElement } from '../termElement/elementAddress';
import { WordFacts } from './WordFacts';
import { WordPlace } from './WordPlace';
import styles from './WordSheet.module.css';

interface WordSheetDetailsProps {
  wordKey: string;
  /** Is another one for each attempt to fetch. */
  attempt: string;
}

const loadSound = async () => (await import('../recording/WordSound')).WordSound;

/** Number of other places that the sheet shows. */
const PLACES = 3;

/** Grammar, root, other places and names of a word. */
export function WordSheetDetails({ wordKey, attempt }: WordSheetDetailsProps) {
  const t = useWordSheetTexts();
  const { tag } = useTranslation();
  const { settings } = useSettings();
  const { prefLanguage } = settings;
  const { word } = useLazyLoadQuery<WordSheetDetailsQuery>(
    graphql`
      query WordSheetDetailsQuery($key: String!, $language: Language!) {
        word(key: $key) {
          ...WordFacts_word @arguments(language: $language)
          recording {
            ...WordSound_recording
          }
          root {
            letters
            turkishSense
            englishSense
            numberOfOccurrences
            numberOfVerses
            lemma(wordKey: $key) {
              numberOfWords
              words(first: 4) {
                edges {
                  node {
                    key
                    ...WordPlace_word
                  }
                }
              }
            }
          }
          termElements {
            databaseId
            turkishLabel
            englishLabel
            term {
              databaseId
            }
          }
        }
      }
    `,
    { key: wordKey, language: prefLanguage === 'turkish' ? 'TURKISH' : 'ENGLISH' },
    {
      fetchKey: attempt,
      networkCacheConfig: { metadata: { skipLoader: true, skipToast: true } },
    },
  );
  if (!word) return null;
  const { root, termElements, recording } = word;
  const ofLemma = root?.lemma;
  const others = ofLemma?.words.edges
    .map(({ node }) => node)
    .filter(({ key }) => key !== wordKey)
    .slice(0, PLACES);
  const formatted = (count: number) => writeNumber(count, tag);
  return (
    <>
      {recording && <LoadedPart load={loadSound} isShown props={{ recording }} />}
      <dl className={styles.facts}>
        <WordFacts word={word} />
      </dl>
      {root && (
        <section className={styles.part}>
          <h3 className={styles.heading}>{t('root')}</h3>
          <p>
            <Link lang="ar" className={styles.root} to={rootPath(root.letters)}>
              {[...root.letters].join(' ')}
            </Link>{' '}
            <span lang={LANGUAGE_TAGS[prefLanguage]}>
              {byLanguage(prefLanguage, root, 'Sense')}
            </span>
          </p>
          <p className={styles.count}>
            {t('rootCount', {
              count: root.numberOfOccurrences,
              formatted: formatted(root.numberOfOccurrences),
              verses: formatted(root.numberOfVerses),
            })}
          </p>
        </section>
      )}
      {root && ofLemma && others && others.length > 0 && (
        <section className={styles.part}>
          <h3 className={styles.heading}>{t('places')}</h3>
          <ul className={styles.places}>
            {others.map((place) => (
              <li key={place.key}>
                <WordPlace word={place} />
              </li>
            ))}
          </ul>
          <p>
            <Link to={lemmaPath(root.letters, wordKey)}>
              {t('openLemma', { formatted: formatted(ofLemma.numberOfWords) })}
            </Link>
          </p>
        </section>
      )}
      {termElements.length > 0 && (
        <section className={styles.part}>
          <h3 className={styles.heading}>{t('names')}</h3>
          <ul className={styles.names}>
            {termElements.map((element) => (
              <li key={element.databaseId}>
                <Link
                  to={`/termTables/${element.term.databaseId}${withElement('', element.databaseId)}`}
                >
                  {shownLanguages(settings)
                    .map((language) => byLanguage(language, element, 'Label'))
                    .join(' · ')}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
