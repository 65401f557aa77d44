import { useEffect, useId, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type {
  VersePreviewQuery,
  VersePreviewQuery$data,
} from '../__generated__/VersePreviewQuery.graphql';
import { LANGUAGE_TAGS, byLanguage } from '../language';
import { useSettings } from '../settings/SettingsProvider';
import styles from './VersePreview.module.css';
import { verseOf } from './verseOf';

const query = graphql`
  query VersePreviewQuery($key: String!) {
    verse(key: $key) {
      key
      arabicText
      turkishTranslation
      englishTranslation
      surah {
        turkishNameTranscription
        englishNameTranscription
      }
    }
  }
`;

/** The verse that a link leads to, beside the link. Nothing, if it cannot be loaded. */
export function VersePreview({ link }: { link: HTMLAnchorElement }) {
  const id = useId();
  const { prefLanguage } = useSettings().settings;
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [position, setPosition] = useState<{ left: number; top: number }>();
  const verse = useVerse(verseOf(link) ?? '');

  useEffect(() => {
    if (!box) return;
    let isCurrent = true;
    link.setAttribute('aria-describedby', id);
    void import('@floating-ui/dom')
      .then(({ computePosition, flip, offset, shift }) =>
        computePosition(link, box, {
          strategy: 'fixed',
          placement: 'bottom-start',
          middleware: [offset(4), flip({ padding: 8 }), shift({ padding: 8 })],
        }),
      )
      .then(({ x, y }) => isCurrent && setPosition({ left: Math.round(x), top: Math.round(y) }))
      // Without the positioning code there is no preview; the link still leads to the verse.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
      link.removeAttribute('aria-describedby');
    };
  }, [link, box, id]);

  if (!verse) return null;
  const translation = byLanguage(prefLanguage, verse, 'Translation');
  return (
    <div
      ref={setBox}
      id={id}
      role="tooltip"
      className={styles.preview}
      style={position ?? { left: 0, top: 0, visibility: 'hidden' }}
    >
      <p className={styles.name}>
        {verse.key} {byLanguage(prefLanguage, verse.surah, 'NameTranscription')}
      </p>
      <p lang="ar" dir="rtl" className={styles.arabic}>
        {verse.arabicText}
      </p>
      {translation && <p lang={LANGUAGE_TAGS[prefLanguage]}>{translation}</p>}
    </div>
  );
}

function useVerse(key: string): VersePreviewQuery$data['verse'] {
  const environment = useRelayEnvironment();
  const [verse, setVerse] = useState<VersePreviewQuery$data['verse']>(null);
  useEffect(() => {
    const { unsubscribe } = fetchQuery<VersePreviewQuery>(
      environment,
      query,
      { key },
      { fetchPolicy: 'store-or-network', networkCacheConfig: { metadata: { skipLoader: true } } },
    ).subscribe({ next: (data) => setVerse(data.verse), error: () => setVerse(null) });
    return unsubscribe;
  }, [environment, key]);
  return verse;
}
