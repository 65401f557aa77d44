import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { CitationQuery } from '../__generated__/CitationQuery.graphql';
import { useCitationTexts } from '../i18n/citation';
import { ChoiceGroup } from '../settings/ChoiceGroup';
import { useSettings } from '../settings/SettingsProvider';
import buttons from '../ui/buttons/buttons.module.css';
import { copyText } from '../ui/text/copyText';
import styles from './Citation.module.css';

const FORMATS = ['plain', 'bibtex', 'cslJson'] as const;

/** The citation of a page in the format that the reader chooses, to be copied. */
export function Citation({ nodeId }: { nodeId: string }) {
  const t = useCitationTexts();
  const { prefLanguage } = useSettings().settings;
  const [format, setFormat] = useState<(typeof FORMATS)[number]>('plain');
  const [result, setResult] = useState<'copied' | 'failed'>();
  const { node } = useLazyLoadQuery<CitationQuery>(
    graphql`
      query CitationQuery($id: ID!, $language: Language!) {
        node(id: $id) {
          __typename
          ... on Verse {
            citation(language: $language) {
              plain
              bibtex
              cslJson
              url
            }
          }
          ... on Post {
            citation(language: $language) {
              plain
              bibtex
              cslJson
              url
            }
          }
          ... on Term {
            citation(language: $language) {
              plain
              bibtex
              cslJson
              url
            }
          }
          ... on Root {
            citation(language: $language) {
              plain
              bibtex
              cslJson
              url
            }
          }
        }
      }
    `,
    { id: nodeId, language: prefLanguage === 'turkish' ? 'TURKISH' : 'ENGLISH' },
    // The revision may have changed since.
    { fetchPolicy: 'network-only' },
  );
  const citation = node && 'citation' in node ? node.citation : null;
  if (!citation) return null;
  const { plain, bibtex, cslJson, url } = citation;
  const text = { plain, bibtex, cslJson }[format];
  const copy = () =>
    copyText(text).then(
      () => setResult('copied'),
      () => setResult('failed'),
    );
  return (
    <div className={styles.citation}>
      <div className={styles.formats}>
        <ChoiceGroup
          label={t('format')}
          values={FORMATS}
          chosen={format}
          onChoose={(chosen) => {
            setResult(undefined);
            setFormat(chosen);
          }}
        >
          {(value) => t(value)}
        </ChoiceGroup>
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focus lets keys scroll it */}
      <div className={styles.text} role="region" aria-label={t('citation')} tabIndex={0}>
        {format === 'plain' ? <p>{text}</p> : <pre lang="zxx">{text}</pre>}
      </div>
      {url.includes('at=') && <p className={styles.note}>{t('permanent')}</p>}
      <p role="status" className={styles.status} data-result={result}>
        {result && t(result)}
      </p>
      <div className={buttons.actions}>
        <button type="button" className={buttons.secondary} onClick={() => void copy()}>
          {t('copy')}
        </button>
      </div>
    </div>
  );
}
