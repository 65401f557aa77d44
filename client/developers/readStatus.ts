export interface Status {
  service: 'ok' | 'unavailable' | 'unknown';
  content?: { revision: number; changedAt: string };
}

const QUERY = '/graphql?query={contentRevision contentChangedAt}';

interface Answer {
  data?: { contentRevision: number; contentChangedAt: string | null } | null;
}

/** Asks the server whether it is ready, and for the revision of the content. Never rejects. */
export async function readStatus(read: typeof fetch = fetch): Promise<Status> {
  try {
    const { ok } = await read('/readyz', { cache: 'no-store' });
    if (!ok) return { service: 'unavailable' };
    const response = await read(QUERY, { headers: { Accept: 'application/json' } });
    const { data } = (await response.json()) as Answer;
    if (!data?.contentChangedAt) return { service: 'ok' };
    const { contentRevision: revision, contentChangedAt: changedAt } = data;
    return { service: 'ok', content: { revision, changedAt } };
  } catch {
    return { service: 'unknown' };
  }
}
