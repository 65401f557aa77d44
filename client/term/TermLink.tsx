import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { byLanguage } from '../language';
import type { TermLink_term$key } from '../__generated__/TermLink_term.graphql';
import { useSettings } from '../settings/SettingsProvider';

interface TermLinkProps {
  term: TermLink_term$key;
  className?: string | undefined;
}

/** A link to the table of a term. */
export function TermLink({ term, className }: TermLinkProps) {
  const { settings } = useSettings();
  const data = useFragment(
    graphql`
      fragment TermLink_term on Term {
        url
        turkishName
        englishName
      }
    `,
    term,
  );
  return (
    <Link className={className} to={data.url}>
      {byLanguage(settings.prefLanguage, data, 'Name')}
    </Link>
  );
}
