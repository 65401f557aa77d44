import { graphql } from 'react-relay';
import type { AboutDetailsQuery } from '../__generated__/AboutDetailsQuery.graphql';
import { useAboutTexts } from '../i18n/about';
import { usePageQuery } from '../relay/page';
import { Abbreviations } from './Abbreviations';
import { SampleWord } from './SampleWord';
import styles from './AboutDetails.module.css';

const POINTS = [
  'order',
  'arabic',
  'pause',
  'reading',
  'meaning',
  'missing',
  'translation',
  'tooltip',
  'root',
  'terms',
] as const;

export function AboutDetails() {
  const t = useAboutTexts();
  const { word, terms } = usePageQuery<AboutDetailsQuery>(graphql`
    query AboutDetailsQuery @preloadable {
      word(key: "1:1:3") {
        ...SampleWord_word
      }
      terms(first: 100) {
        ...Abbreviations_terms
      }
    }
  `);
  return (
    <>
      {word && <SampleWord word={word} />}
      <h2 className={styles.title}>{t('points')}</h2>
      <ol className={styles.points}>
        {POINTS.map((key) => (
          <li key={key} className={styles.point}>
            <h3 className={styles.name}>{t(`point.${key}.title`)}</h3>
            <p>{t(`point.${key}.text`)}</p>
            {key === 'terms' && <Abbreviations terms={terms} />}
          </li>
        ))}
      </ol>
    </>
  );
}
