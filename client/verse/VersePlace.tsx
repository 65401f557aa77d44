import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { VersePlace_verse$key } from '../__generated__/VersePlace_verse.graphql';
import { useTranslation } from '../i18n/I18nProvider';

/** The place of a verse in the mushaf, with links to its page and juz. */
export function VersePlace({ verse }: { verse: VersePlace_verse$key }) {
  const { t } = useTranslation();
  const { key, page, juz, hizb, prostration } = useFragment(
    graphql`
      fragment VersePlace_verse on Verse {
        key
        page
        juz
        hizb
        prostration
      }
    `,
    verse,
  );
  const [pageText, juzText, hizbText] = t('verse.place', { page, juz, hizb }).split(' · ');
  return (
    <p>
      <Link to={`/pages/${page}#${key}`}>{pageText}</Link> ·{' '}
      <Link to={`/juz/${juz}#${key}`}>{juzText}</Link> · {hizbText}
      {prostration != null && ` · ۩ ${t('verse.prostration')}`}
    </p>
  );
}
