import { Link } from 'react-router-dom';
import type { Language } from '../language';
import type { SearchTexts } from '../i18n/search';
import { useSearchTexts } from '../i18n/search';
import styles from './QueryHelp.module.css';
import { queryAddress } from './queryAddress';

interface ExampleLinkProps {
  name: keyof SearchTexts['example'];
  language: Language;
}

/** A link that runs an example search. */
export function ExampleLink({ name, language }: ExampleLinkProps) {
  const t = useSearchTexts();
  const term = t(`example.${name}.term`);
  const isArabic = name === 'arabic' || name === 'root';
  return (
    <Link className={styles.term} to={queryAddress({ term, language })}>
      <bdi lang={isArabic ? 'ar' : undefined}>{term}</bdi>
    </Link>
  );
}
