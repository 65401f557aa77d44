import type { ReactNode } from 'react';
import { Icon } from '../icons/icons';

const line = (path: string) => (
  <Icon>
    <path d={path} />
  </Icon>
);

/** The icons of the tools that have no letter in the reader's language. */
export const TOOL_SIGNS: Partial<Record<string, ReactNode>> = {
  undo: line('M8 5 4 9l4 4M4 9h9.5a5.5 5.5 0 0 1 0 11H9'),
  redo: line('M16 5l4 4-4 4M20 9h-9.5a5.5 5.5 0 0 0 0 11H15'),
  ul: line('M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01'),
  ol: line(
    'M10 6h10M10 12h10M10 18h10M4 4.5 5.5 4v4.5M3.8 14.2c0-1.6 2.4-1.6 2.4 0 0 1-2.4 2.3-2.4 2.3h2.4',
  ),
  blockquote: line('M5 5v14M10 8h10M10 12h10M10 16h6'),
  link: line(
    'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  ),
  arabic: <span lang="ar">ع</span>,
  verse: <span>2:5</span>,
};
