import { useTranslation } from '../../i18n/I18nProvider';
import { useDifferenceTexts } from '../../i18n/difference';
import styles from './Difference.module.css';
import { differenceByLetter, differenceOf } from './difference';
import { plainTextOf } from './plainTextOf';

interface DifferenceProps {
  before: string;
  after: string;
  /** BCP 47 tag of both texts. */
  lang?: string | undefined;
  /** Both texts are HTML, whose text content is compared. */
  isHtml?: boolean;
  /** Compares single letters with their marks instead of words. */
  isByLetter?: boolean;
}

const TAGS = { added: 'ins', removed: 'del' } as const;

/** The difference between two texts, marked by lines, and by words for screen readers. */
export function Difference(props: DifferenceProps) {
  const { before, after, lang, isHtml = false, isByLetter = false } = props;
  const t = useDifferenceTexts();
  const { tag } = useTranslation();
  const [old, current] = isHtml ? [plainTextOf(before), plainTextOf(after)] : [before, after];
  if (isHtml && old === current) return <p className={styles.formatting}>{t('formatting')}</p>;
  const parts = isByLetter ? differenceByLetter(old, current) : differenceOf(old, current);
  return (
    <p lang={lang} dir={lang === 'ar' ? 'rtl' : undefined} className={styles.difference}>
      {parts.map(({ kind, text }, index) => {
        if (kind === 'same') return <span key={index}>{text}</span>;
        const Tag = TAGS[kind];
        return (
          <Tag key={index} className={styles[kind]}>
            <span lang={tag} className="visuallyHidden">
              {t(kind)}{' '}
            </span>
            {text.replaceAll('\n', '¶\n')}
            <span lang={tag} className="visuallyHidden">
              {' '}
              ({t('end')})
            </span>
          </Tag>
        );
      })}
    </p>
  );
}
