import { useEffect, useState, type ReactNode } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { CopyButtons_verse$key } from '../__generated__/CopyButtons_verse.graphql';
import { useTranslation } from '../i18n/I18nProvider';
import { isSimplified } from '../relay/environment';
import { useSettings } from '../settings/SettingsProvider';
import { CheckIcon, CopyIcon, LinkIcon } from '../ui/icons/icons';
import { copyText } from '../ui/text/copyText';
import { readMushafWords } from '../word/readMushafWords';
import { chosenParts, copiedText } from './copyParts';
import { useCopyTexts } from './useCopyTexts';
import styles from './CopyButtons.module.css';

/** How long a button says that it has copied. */
const RESULT_SHOWN_MS = 2500;

interface CopyButtonsProps {
  verse: CopyButtons_verse$key;
  className: string | undefined;
  /** Called if the browser refuses to copy, or the Arabic text can't be loaded. */
  onFailure(): void;
}

/** Buttons that copy a verse, in the parts that the reader chose last, and its link alone. */
export function CopyButtons({ verse, className, onFailure }: CopyButtonsProps) {
  const { t } = useTranslation();
  const { settings } = useSettings();
  const shownIsSimplified = isSimplified(useRelayEnvironment());
  const data = useFragment(
    graphql`
      fragment CopyButtons_verse on Verse {
        ...useCopyTexts_verse
      }
    `,
    verse,
  );
  const { key, words, link, textsOf } = useCopyTexts(data);
  const [copied, setCopied] = useState<'verse' | 'link'>();
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(undefined), RESULT_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const verseText = async () => {
    const parts = chosenParts(settings);
    const needsFetch = shownIsSimplified && parts.includes('arabic');
    return copiedText(textsOf(needsFetch ? await readMushafWords(key) : words), parts);
  };
  const copy = async (what: 'verse' | 'link') => {
    setCopied(undefined);
    try {
      await copyText(what === 'link' ? link : await verseText());
      setCopied(what);
    } catch {
      onFailure();
    }
  };
  const button = (what: 'verse' | 'link', icon: ReactNode, label: string, name?: string) => (
    <button type="button" className={className} aria-label={name} onClick={() => void copy(what)}>
      {copied === what ? <CheckIcon /> : icon}
      <span className={styles.label}>
        <span data-hidden={copied === what || undefined}>{label}</span>
        <span data-hidden={copied !== what || undefined}>{t('verse.copied')}</span>
      </span>
    </button>
  );
  return (
    <>
      {button('verse', <CopyIcon />, t('verse.copy'))}
      {button('link', <LinkIcon />, t('verse.link'), t('verse.copyLink'))}
      <span role="status" className="visuallyHidden">
        {copied && t('verse.copied')}
      </span>
    </>
  );
}
