import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { findVerseReferences } from '../../text/findVerseReferences';
import { numberedReferences } from '../../text/numberedReferences';

interface LinkedTextProps {
  children: string;
  /** Called when a link is followed, for example to close a dialog. */
  onFollow?: (() => void) | undefined;
}

/** Plain text, whose references to verses are links. */
export function LinkedText({ children: text, onFollow }: LinkedTextProps) {
  const parts: ReactNode[] = [];
  let rest = 0;
  for (const { text: name, index, path } of findVerseReferences(text, numberedReferences)) {
    parts.push(
      text.slice(rest, index),
      <Link key={index} to={path} onClick={onFollow}>
        {name}
      </Link>,
    );
    rest = index + name.length;
  }
  return [...parts, text.slice(rest)];
}
