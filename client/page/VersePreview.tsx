import { useEffect, useEffectEvent, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { Link } from 'react-router-dom';
import type {
  VersePreviewQuery,
  VersePreviewQuery$data,
} from '../__generated__/VersePreviewQuery.graphql';
import { useVersePreviewTexts } from '../i18n/versePreview';
import { LANGUAGE_TAGS, byLanguage } from '../language';
import { useSettings } from '../settings/SettingsProvider';
import buttons from '../ui/buttons/buttons.module.css';
import { CloseIcon } from '../ui/controls/CloseIcon';
import { placeBeside, type BoxPosition } from '../ui/tooltips/placeBeside';
import { countOfVerses, linkedVerse } from './linkedVerse';
import styles from './VersePreview.module.css';

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

interface VersePreviewProps {
  id: string;
  link: HTMLAnchorElement;
  /** Whether it is for a finger: then it takes the focus, and has buttons. */
  isTapped: boolean;
  close(): void;
  /** Opens the page of the verse. */
  follow(): void;
}

/** The verse that a link leads to, beside the link. If it cannot be loaded, a tap leads to its page instead. */
export function VersePreview({ id, link, isTapped, close, follow }: VersePreviewProps) {
  const t = useVersePreviewTexts();
  const { prefLanguage } = useSettings().settings;
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [position, setPosition] = useState<BoxPosition>();
  const verse = useVerse(linkedVerse(link) ?? '', () => {
    if (isTapped) follow();
  });
  useEffect(() => {
    if (!box) return;
    return placeBeside(link, box, { placement: 'bottom-start', gap: 6 }, setPosition);
  }, [link, box]);
  useEffect(() => {
    if (isTapped) return;
    link.setAttribute('aria-describedby', id);
    return () => link.removeAttribute('aria-describedby');
  }, [link, id, isTapped]);
  const isPlaced = position !== undefined;
  useEffect(() => {
    if (isTapped && isPlaced) box?.focus({ preventScroll: true });
  }, [box, isTapped, isPlaced]);

  if (!verse) return null;
  const translation = byLanguage(prefLanguage, verse, 'Translation');
  const count = countOfVerses(link);
  const name = `${byLanguage(prefLanguage, verse.surah, 'NameTranscription')} ${verse.key}`;
  return (
    <div
      ref={setBox}
      id={id}
      {...(isTapped ? { role: 'dialog', 'aria-label': name, tabIndex: -1 } : { role: 'tooltip' })}
      className={styles.preview}
      style={position ?? { left: 0, top: 0, visibility: 'hidden' }}
    >
      <div className={styles.head}>
        <p className={styles.name}>
          {name}
          {count > 1 && ` · ${t('first', { count })}`}
        </p>
        {isTapped && (
          <button type="button" className={buttons.icon} aria-label={t('close')} onClick={close}>
            <CloseIcon />
          </button>
        )}
      </div>
      <p lang="ar" dir="rtl" className={styles.arabic}>
        {verse.arabicText}
      </p>
      {translation && (
        <p lang={LANGUAGE_TAGS[prefLanguage]} className={styles.translation}>
          {translation}
        </p>
      )}
      {isTapped && (
        <Link to={`/verses/${verse.key}`} className={styles.open}>
          {t('open')}
        </Link>
      )}
    </div>
  );
}

function useVerse(key: string, onMissing: () => void): VersePreviewQuery$data['verse'] {
  const environment = useRelayEnvironment();
  const [verse, setVerse] = useState<VersePreviewQuery$data['verse']>(null);
  const miss = useEffectEvent(onMissing);
  useEffect(() => {
    const { unsubscribe } = fetchQuery<VersePreviewQuery>(
      environment,
      query,
      { key },
      {
        fetchPolicy: 'store-or-network',
        networkCacheConfig: { metadata: { skipLoader: true, skipToast: true } },
      },
    ).subscribe({
      next: (data) => {
        setVerse(data.verse);
        if (!data.verse) miss();
      },
      error: () => miss(),
    });
    return unsubscribe;
  }, [environment, key]);
  return verse;
}
