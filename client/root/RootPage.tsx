import { graphql } from 'react-relay';
import { Link, useParams } from 'react-router-dom';
import type { RootPageQuery } from '../__generated__/RootPageQuery.graphql';
import { byLanguage } from '../language';
import { useRootTexts } from '../i18n/root';
import { NotFound } from '../page/NotFound';
import { PageHead } from '../page/PageHead';
import { shorten } from '../page/shorten';
import { usePageQuery } from '../relay/page';
import { useSettings } from '../settings/SettingsProvider';
import { LemmaSummary } from './LemmaSummary';
import { lemmaPath, rootPath } from '../page/rootPath';
import { RootForms } from './RootForms';
import { RootGlosses } from './RootGlosses';
import { RootLemmas } from './RootLemmas';
import { spaced } from './written';
import { RootNavigation } from './RootNavigation';
import styles from './RootPage.module.css';
import { RootSense } from './RootSense';
import { RootWords } from './RootWords';

export function RootPage() {
  const t = useRootTexts();
  const { letters = '' } = useParams();
  const { prefLanguage } = useSettings().settings;
  const { root } = usePageQuery<RootPageQuery>(graphql`
    query RootPageQuery(
      $letters: String!
      $isOverview: Boolean!
      $lemma: String!
      $isLemma: Boolean!
      $first: Int
      $after: String
      $last: Int
      $before: String
    ) @preloadable {
      root(letters: $letters) {
        letters
        numberOfOccurrences
        numberOfVerses
        turkishSense
        englishSense
        ...RootNavigation_root
        ...RootSense_root
        ... @include(if: $isOverview) @alias(as: "overview") {
          ...RootGlosses_root
          ...RootLemmas_root
          ...RootForms_root
        }
        lemma(wordKey: $lemma) @include(if: $isLemma) {
          text
          firstWordKey
          numberOfWords
          ...LemmaSummary_lemma
          words(first: $first, after: $after, last: $last, before: $before) {
            ...RootWords_words
          }
        }
        words(first: $first, after: $after, last: $last, before: $before) @skip(if: $isLemma) {
          ...RootWords_words
        }
      }
    }
  `);
  if (!root) {
    const joined = letters.replace(/\s+/g, '');
    const isRoot = /^[\u0621-\u064A]{2,5}$/.test(joined);
    return (
      <NotFound message={isRoot ? t('unknown', { root: spaced(joined) }) : t('addressFormat')} />
    );
  }
  const name = spaced(root.letters);
  const sense = byLanguage(prefLanguage, root, 'Sense');
  const counts = t('inVerses', {
    occurrences: t('occurrences', { count: root.numberOfOccurrences }),
    verses: t('verses', { count: root.numberOfVerses }),
  });
  const path = rootPath(root.letters);
  const { lemma, words = lemma?.words } = root;
  if (!words) return <NotFound message={t('unknownLemma', { root: name })} />;
  return (
    <article className={styles.page}>
      <PageHead
        title={
          lemma ? t('lemmaTitle', { lemma: lemma.text, root: name }) : t('title', { root: name })
        }
        description={
          lemma
            ? t('lemmaDescription', { lemma: lemma.text, root: name, count: lemma.numberOfWords })
            : shorten([sense, counts].filter(Boolean).join('. '), 200)
        }
        path={lemma ? lemmaPath(root.letters, lemma.firstWordKey) : path}
      />
      <header className={styles.header}>
        <RootNavigation root={root}>
          <h1 tabIndex={-1} lang="ar" dir="rtl" className={styles.title}>
            {name}
          </h1>
        </RootNavigation>
        <RootSense root={root} />
        <p className={styles.facts}>{counts}</p>
        {!root.overview && (
          <Link className={styles.overview} to={path}>
            {t(lemma ? 'wholeRoot' : 'overview')}
          </Link>
        )}
      </header>
      {root.overview && (
        <>
          <RootGlosses root={root.overview} />
          <RootLemmas root={root.overview} />
          <RootForms root={root.overview} />
        </>
      )}
      {lemma && <LemmaSummary lemma={lemma} />}
      <RootWords words={words} letters={root.letters} isWhole={!lemma} />
    </article>
  );
}
