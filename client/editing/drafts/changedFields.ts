import { plainTextOf } from '../../ui/text/plainTextOf';
import { isSame } from '../merge';
import type { Draft } from './draft';

const EXCERPT_CHARACTERS = 140;
/** How much unchanged text comes before the first change. */
const CONTEXT_CHARACTERS = 25;

/** The fields whose values differ from those of the row. */
export const changedFields = ({ values, base }: Draft) =>
  Object.keys(values).filter((field) => !isSame(values[field], base[field]));

/** What was typed, from shortly before the first change, by which a reader knows the draft. */
export function excerptOf(draft: Draft): string {
  const texts = changedFields(draft).map((field) =>
    changedPart(lineOf(draft.base[field]), lineOf(draft.values[field])),
  );
  const excerpt = texts.filter(Boolean).join(' · ');
  if (excerpt.length <= EXCERPT_CHARACTERS) return excerpt;
  return `${excerpt.slice(0, EXCERPT_CHARACTERS).trimEnd()}…`;
}

const lineOf = (value: unknown) =>
  typeof value === 'string' ? plainTextOf(value).replaceAll('\n', ' ') : '';

function changedPart(before: string, after: string): string {
  let same = 0;
  while (same < after.length && before[same] === after[same]) same += 1;
  const start = after.lastIndexOf(' ', same - CONTEXT_CHARACTERS) + 1;
  return start > 0 ? `…${after.slice(start)}` : after;
}
