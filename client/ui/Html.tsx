import DOMPurify from 'dompurify';

interface HtmlProps {
  /** As the API gives it, which has cleaned it when it was saved. */
  html: string;
  className?: string;
  lang?: string;
}

/** The one place that shows HTML of the content; in a browser it is cleaned once more. */
export function Html({ html, ...attributes }: HtmlProps) {
  const clean = DOMPurify.isSupported ? DOMPurify.sanitize(html) : html;
  return <div {...attributes} dangerouslySetInnerHTML={{ __html: clean }} />;
}
