/** The filter of the recent changes in addresses: `?by=name&period=week&kind=WORD&surah=2`. */
import type { RevisionEntity } from '../__generated__/RevisionPartQuery.graphql';
import { VERSE_COUNTS } from '../../text/verseCounts';
import type { RevisionFilter } from '../revision/RevisionPart';

export const ENTITIES = [
  'VERSE',
  'WORD',
  'POST',
  'POST_VERSE',
  'TERM',
  'TERM_ELEMENT',
  'CHARACTER',
  'SURAH',
  'VERSE_ALIAS',
] as const satisfies RevisionEntity[];

/** Numbers of days up to now, today included. */
const DAYS = { today: 1, week: 7, month: 30 };

type Period = keyof typeof DAYS;

export const PERIODS = ['today', 'week', 'month'] as const satisfies Period[];

export interface ChangeFilter {
  /** Name of an admin. */
  by?: string | undefined;
  period?: Period | undefined;
  kind?: (typeof ENTITIES)[number] | undefined;
  /** 1 to 114. */
  surah?: number | undefined;
}

/** Reads an address; invalid values are left out. */
export function changeFilterOf(params: URLSearchParams): ChangeFilter {
  const surah = Number(params.get('surah'));
  return {
    by: params.get('by') || undefined,
    period: PERIODS.find((name) => name === params.get('period')),
    kind: ENTITIES.find((name) => name === params.get('kind')),
    surah: Number.isInteger(surah) && VERSE_COUNTS[surah - 1] ? surah : undefined,
  };
}

/** The address of a filter. */
export function changeParams(filter: ChangeFilter): URLSearchParams {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}

/** The filter for the API. The days begin at midnight where the admin is. */
export function revisionFilterOf({ by, period, kind, surah }: ChangeFilter): RevisionFilter {
  return { entity: kind, adminName: by, since: period && startOf(DAYS[period]), surah };
}

function startOf(days: number): string {
  const start = new Date();
  start.setHours(0, 0, 0, 0);
  start.setDate(start.getDate() - (days - 1));
  return start.toISOString();
}
