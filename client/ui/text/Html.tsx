import DOMPurify from 'dompurify';
import styles from './Html.module.css';

interface HtmlProps {
  /** As the API gives it, which has cleaned it when it was saved. */
  html: string;
  className?: string;
  lang?: string;
}

/** The one place that shows HTML of the content; in a browser it is cleaned once more. */
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
