import DOMPurify from 'dompurify';
import styles from './Html.module.css';

interface HtmlProps {
  /** HTML from the API, which sanitized it when it was saved. */
  html: string;
  className?: string;
  lang?: string;
}

/** The only place that renders HTML of the content; the browser sanitizes it once more. */
export function Html({ html, className, lang }: HtmlProps) {
  const clean = DOMPurify.isSupported ? DOMPurify.sanitize(html) : html;
  return (
    <div
      className={className ? `${styles.html} ${className}` : styles.html}
      lang={lang}
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  );
}
