import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link, useLocation } from 'react-router-dom';
import type { ElementVerses_element$key } from '../__generated__/ElementVerses_element.graphql';
import type { ElementVerses_page$key } from '../__generated__/ElementVerses_page.graphql';
import { useTableTexts } from '../i18n/table';
import { byLanguage } from '../language';
import { versesPath } from '../page/versesPath';
import { useSettings } from '../settings/SettingsProvider';
import styles from './ElementVerses.module.css';
import { withElement } from './elementAddress';
import { MoreVerses } from './MoreVerses';
import { versesOf, type VerseList } from './readVerses';
import { VerseLink } from './VerseLink';

interface ElementVersesProps {
  element: ElementVerses_element$key;
  /** More of its verses, if the address opens the element. */
  page?: ElementVerses_page$key | null | undefined;
}

/** The first verses of an element, to which more can be added in place. */
export function ElementVerses({ element: elementKey, page }: ElementVersesProps) {
  const t = useTableTexts();
  const { search } = useLocation();
  const { prefLanguage } = useSettings().settings;
  const element = useFragment(
    graphql`
      fragment ElementVerses_element on TermElement {
        id
        databaseId
        turkishNameInQuran
        englishNameInQuran
        term {
          databaseId
        }
        verses(first: 12) {
          totalCount
          ...readVerses_page
        }
      }
    `,
    elementKey,
  );
  const { id, databaseId, term, verses } = element;
  const opened = useFragment(
    graphql`
      fragment ElementVerses_page on TermElement {
        all: verses(
          first: $versesFirst
          after: $versesAfter
          last: $versesLast
          before: $versesBefore
        ) {
          pageInfo {
            startCursor
            hasPreviousPage
          }
          ...readVerses_page
        }
      }
    `,
    page ?? null,
  )?.all;
  const [added, setAdded] = useState<VerseList>({ keys: [], end: null });
  const start = versesOf(opened ?? verses);
  const keys = [...start.keys, ...added.keys];
  const end = added.keys.length > 0 ? added.end : start.end;
  const list = useRef<HTMLUListElement>(null);
  useFocusOnAdded(list, start.keys.length, added);
  const { startCursor, hasPreviousPage } = opened?.pageInfo ?? {};
  return (
    <ul ref={list} className={styles.verses}>
      {hasPreviousPage && startCursor && (
        <li>
          <Link
            className={styles.more}
            to={{ search: withElement(search, databaseId, 'before', startCursor) }}
          >
            {t('earlierVerses')}
          </Link>
        </li>
      )}
      {keys.map((key) => (
        <li key={key}>
          <VerseLink verseKey={key} termId={term.databaseId} elementId={databaseId} />
        </li>
      ))}
      {end !== null && (
        <li>
          <MoreVerses
            element={{ id, databaseId }}
            shown={keys.length}
            total={verses.totalCount}
            end={end}
            onRead={(more) => setAdded({ keys: [...added.keys, ...more.keys], end: more.end })}
          />
        </li>
      )}
      {verses.totalCount > 0 && (
        <li>
          <Link
            className={styles.more}
            to={versesPath({ name: [databaseId] })}
            aria-label={t('combineName', {
              name: byLanguage(prefLanguage, element, 'NameInQuran'),
            })}
          >
            {t('combine')}
          </Link>
        </li>
      )}
    </ul>
  );
}

/** Moves the focus to the first verse of each step. */
function useFocusOnAdded(
  list: React.RefObject<HTMLUListElement | null>,
  atStart: number,
  added: VerseList,
): void {
  const before = useRef(0);
  useEffect(() => {
    const links = list.current?.querySelectorAll('a[href^="/verses/"]');
    const first = links?.[atStart + before.current];
    if (added.keys.length > 0 && first instanceof HTMLElement) first.focus({ preventScroll: true });
    before.current = added.keys.length;
  }, [list, atStart, added]);
}
