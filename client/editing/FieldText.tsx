import { Html } from '../ui/text/Html';
import styles from './FieldText.module.css';

/** How a field is labeled and shown outside its form. */
export interface FieldInfo {
  label: string;
  /** BCP 47 tag of its text. */
  lang?: string;
  isHtml?: boolean;
  /** Turns a value that is not a text into words. */
  show?(value: never): string | readonly string[];
}

interface FieldTextProps {
  info: FieldInfo;
  value: unknown;
  /** Shown for an empty value. */
  empty: string;
}

/** A field's value outside its form, in the field's language and format. */
export function FieldText({ info, value, empty }: FieldTextProps) {
  const { lang, isHtml } = info;
  const text = textOf(info, value);
  if (!text) return <span className={styles.empty}>{empty}</span>;
  if (isHtml) return <Html html={text} {...(lang && { lang })} className={styles.text} />;
  return (
    <span lang={lang} dir={lang === 'ar' ? 'rtl' : undefined} className={styles.text}>
      {text}
    </span>
  );
}

/** A field's value as text or HTML; '' if it has none. */
export function textOf({ show }: FieldInfo, value: unknown): string {
  const shown = show ? show(value as never) : value;
  if (Array.isArray(shown)) return shown.join(', ');
  return typeof shown === 'string' || typeof shown === 'number' ? String(shown) : '';
}
