import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { byLanguage } from '../language';
import type { Abbreviations_terms$key } from '../__generated__/Abbreviations_terms.graphql';
import { useAboutTexts } from '../i18n/about';
import { useSettings } from '../settings/SettingsProvider';
import styles from './Abbreviations.module.css';

/** A button that opens the codes of the term tables, as a popover that works without script. */
export function Abbreviations({ terms }: { terms: Abbreviations_terms$key }) {
  const t = useAboutTexts();
  const { prefLanguage } = useSettings().settings;
  const id = useId();
  const titleId = useId();
  const { edges } = useFragment(
    graphql`
      fragment Abbreviations_terms on TermConnection {
        edges {
          node {
            id
            turkishTag
            englishTag
            turkishName
            englishName
          }
        }
      }
    `,
    terms,
  );
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={id}>
        {t('abbreviations')}
      </button>
      <div popover="auto" id={id} role="dialog" aria-labelledby={titleId} className={styles.panel}>
        <p id={titleId} className={styles.title}>
          {t('abbreviationsTitle')}
        </p>
        <dl className={styles.list}>
          {edges.map(({ node }) => (
            <div key={node.id} className={styles.row}>
              <dt className={styles.tag}>{byLanguage(prefLanguage, node, 'Tag')}</dt>
              <dd>{byLanguage(prefLanguage, node, 'Name')}</dd>
            </div>
          ))}
        </dl>
        <button
          type="button"
          className={styles.close}
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          {t('close')}
        </button>
      </div>
    </>
  );
}
