/** The feed of content revisions, for developers. */
import { PUBLIC_KINDS, type PublicKind } from '../../database/contentKinds';
import { readContentChangedAt } from '../../database/contentRevision';
import type { Sql } from '../../database/database';
import { escapeMarkup } from '../../../text/escapeMarkup';
import { atomOf, tagUri, type Entry } from './atom';

/** Revisions without a change of public rows have no entry. */
const MAX_REVISIONS = 50;

/** The changes of one kind in one revision. */
interface Counted {
  revision: number;
  changedAt: Date;
  kind: PublicKind;
  operation: 'created' | 'changed' | 'deleted';
  count: number;
}

const readCounts = (sql: Sql): Promise<Counted[]> => sql<Counted>`
  SELECT revision, min("changedAt") AS "changedAt", kind::text AS kind,
    CASE WHEN operation IN ('created', 'deleted') THEN operation::text ELSE 'changed' END AS operation,
    count(DISTINCT "rowId")::int AS count
  FROM "ContentChange"
  WHERE revision > 0 AND revision > (SELECT max(revision) FROM "ContentRevision") - ${MAX_REVISIONS}::int
    AND kind::text = ANY(${[...PUBLIC_KINDS]})
  GROUP BY 1, 3, 4 ORDER BY 1 DESC, 3, 4`;

/** @param path of the feed */
export async function contentFeed(
  sql: Sql,
  { origin, path }: { origin: string; path: string },
): Promise<string> {
  const byRevision = new Map<number, Counted[]>();
  for (const counted of await readCounts(sql)) {
    byRevision.set(counted.revision, [...(byRevision.get(counted.revision) ?? []), counted]);
  }
  const entries = [...byRevision].map(([revision, counts]) => entryOf(revision, counts, origin));
  const times = entries.map(({ updated }) => updated.getTime());
  return atomOf({
    id: tagUri(origin, 'feeds/changes'),
    title: 'Tibyan: changes of the content',
    subtitle:
      'Content revisions with the numbers of rows that changed, for software that follows them',
    language: 'en',
    updated:
      times.length > 0
        ? new Date(Math.max(...times))
        : new Date((await readContentChangedAt({ sql })) ?? 0),
    self: origin + path,
    alternate: `${origin}/developers?lang=en`,
    site: `${origin}/`,
    entries,
  });
}

/** @param counts of one revision, at least one */
function entryOf(revision: number, counts: Counted[], origin: string): Entry {
  const changedAt = new Date(Math.min(...counts.map((counted) => counted.changedAt.getTime())));
  const points = counts.map(pointOf);
  const href = `${origin}/api/changes?since=${revision - 1}`;
  return {
    id: tagUri(origin, `revisions/${revision}`),
    title: `Revision ${revision}: ${points.join(', ')}`,
    published: changedAt,
    updated: changedAt,
    link: { href, type: 'application/json' },
    html:
      `<ul>${points.map((point) => `<li>${escapeMarkup(point)}</li>`).join('')}</ul>` +
      `<p><a href="${escapeMarkup(href)}">The changes since revision ${revision - 1}</a></p>`,
  };
}

const NAMES: Record<PublicKind, [one: string, many: string]> = {
  surah: ['surah', 'surahs'],
  verse: ['verse', 'verses'],
  word: ['word', 'words'],
  root: ['root', 'roots'],
  post: ['post', 'posts'],
  postVerse: ['verse of a post', 'verses of posts'],
  term: ['term', 'terms'],
  termElement: ['term element', 'term elements'],
  verseAlias: ['name of a verse', 'names of verses'],
  character: ['letter', 'letters'],
  readingSign: ['reading sign', 'reading signs'],
  translation: ['translation', 'translations'],
  translationVerse: ['verse of a translation', 'verses of translations'],
};

function pointOf({ kind, operation, count }: Counted): string {
  const [one, many] = NAMES[kind];
  return `${count} ${count === 1 ? one : many} ${operation}`;
}
