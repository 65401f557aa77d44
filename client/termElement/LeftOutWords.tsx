import { graphql, useFragment } from 'react-relay';
import type {
  LeftOutWords_element$data,
  LeftOutWords_element$key,
} from '../__generated__/LeftOutWords_element.graphql';
import { useElementWordsTexts } from '../i18n/elementWords';
import { byLanguage } from '../language';
import { useSettings } from '../settings/SettingsProvider';
import { CountedWord } from './CountedWord';
import { LEFT_OUT_PREFIX } from './elementAddress';
import { ElementPages } from './ElementPages';
import styles from './ElementWords.module.css';

type LeftOut = LeftOutWords_element$data['leftOut']['edges'][number]['node'];

/** A page of the words that an element does not count, by reason. */
export function LeftOutWords({ element }: { element: LeftOutWords_element$key }) {
  const t = useElementWordsTexts();
  const { prefLanguage } = useSettings().settings;
  const { databaseId, term, leftOut } = useFragment(
    graphql`
      fragment LeftOutWords_element on TermElement {
        databaseId
        term {
          databaseId
        }
        leftOut(
          first: $leftOutFirst
          after: $leftOutAfter
          last: $leftOutLast
          before: $leftOutBefore
        ) {
          totalCount
          edges {
            node {
              turkishReason
              englishReason
              word {
                id
                ...CountedWord_word
              }
            }
          }
          pageInfo {
            ...ElementPages_pageInfo
          }
        }
      }
    `,
    element,
  );
  const groups = new Map<string, LeftOut[]>();
  for (const { node } of leftOut.edges) {
    const reason = byLanguage(prefLanguage, node, 'Reason') ?? t('noReason');
    groups.set(reason, [...(groups.get(reason) ?? []), node]);
  }
  return (
    <section className={styles.section}>
      <h2 className={styles.title} id="leftOut">
        {t('leftOut')} <span className={styles.count}>{leftOut.totalCount}</span>
      </h2>
      <p className={styles.intro}>{t('leftOutCount', { count: leftOut.totalCount })}</p>
      {[...groups].map(([reason, nodes]) => (
        <section key={reason}>
          <h3 className={styles.reason}>{reason}</h3>
          <ol className={styles.words}>
            {nodes.map(({ word }) => (
              <li key={word.id} className={styles.item}>
                <CountedWord word={word} termId={term.databaseId} elementId={databaseId} />
              </li>
            ))}
          </ol>
        </section>
      ))}
      <ElementPages
        pageInfo={leftOut.pageInfo}
        label={t('leftOutPages')}
        prefix={LEFT_OUT_PREFIX}
      />
    </section>
  );
}
