import { graphql, useFragment } from 'react-relay';
import type { ElementPages_pageInfo$key } from '../__generated__/ElementPages_pageInfo.graphql';
import { useTableTexts } from '../i18n/table';
import { PageLinks } from '../page/PageLinks';

interface ElementPagesProps {
  pageInfo: ElementPages_pageInfo$key;
  label: string;
  /** Prefix of the list's parameters in the address. */
  prefix?: string | undefined;
}

/** Links to the previous and next page of a term's elements or of an element's verses. */
export function ElementPages({ pageInfo, label, prefix }: ElementPagesProps) {
  const t = useTableTexts();
  const page = useFragment(
    graphql`
      fragment ElementPages_pageInfo on PageInfo {
        ...PageLinks_pageInfo
      }
    `,
    pageInfo,
  );
  const names = { previous: t('previousPage'), next: t('nextPage') };
  return <PageLinks pageInfo={page} label={label} names={names} prefix={prefix} />;
}
