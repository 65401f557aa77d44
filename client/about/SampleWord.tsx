import { rootPath } from '../page/rootPath';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { byLanguage } from '../language';
import type { SampleWord_word$key } from '../__generated__/SampleWord_word.graphql';
import { useAboutTexts } from '../i18n/about';
import { useSettings } from '../settings/SettingsProvider';
import { WordList } from '../word/WordList';
import styles from './SampleWord.module.css';

/** A sample word with its tooltip, and the text of the tooltip below it. */
export function SampleWord({ word }: { word: SampleWord_word$key }) {
  const t = useAboutTexts();
  const { prefLanguage } = useSettings().settings;
  const data = useFragment(
    graphql`
      fragment SampleWord_word on Word {
        key
        root {
          letters
        }
        termElements {
          id
          turkishLabel
          englishLabel
          turkishTag
          englishTag
        }
        ...WordList_words
      }
    `,
    word,
  );
  const [surah, verse, number] = data.key.split(':');
  return (
    <figure className={styles.sample}>
      <figcaption className={styles.caption}>{t('sample')}</figcaption>
      <div className={styles.word}>
        <WordList words={[data]} verseNumber={Number(verse)} />
      </div>
      <p className={styles.hint}>{t('tryIt')}</p>
      <dl className={styles.facts} aria-label={t('sampleFacts')}>
        <div className={styles.fact}>
          <dt>{t('place')}</dt>
          <dd>
            <Link to={`/verses/${surah}:${verse}`}>
              {t('placeOf', { verse: `${surah}:${verse}`, number })}
            </Link>
          </dd>
        </div>
        {data.root && (
          <div className={styles.fact}>
            <dt>{t('root')}</dt>
            <dd>
              <Link className={styles.root} lang="ar" to={rootPath(data.root.letters)}>
                {[...data.root.letters].join(' ')}
              </Link>
            </dd>
          </div>
        )}
        {data.termElements.map((element) => (
          <div key={element.id} className={styles.fact}>
            <dt>{t('term')}</dt>
            <dd>
              {byLanguage(prefLanguage, element, 'Label')} (
              {byLanguage(prefLanguage, element, 'Tag')})
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
