export interface Status {
  service: 'ok' | 'unavailable' | 'unknown';
  content?: { revision: number; changedAt: string };
}

interface Manifest {
  contentRevision: number;
  contentChangedAt: string;
}

/** Asks the server whether it is ready, and the manifest for the revision of the content. Never rejects. */
export async function readStatus(read: typeof fetch = fetch): Promise<Status> {
  try {
    const { ok } = await read('/readyz', { cache: 'no-store' });
    if (!ok) return { service: 'unavailable' };
    const manifest = await read('/downloads/manifest.json');
    if (!manifest.ok) return { service: 'ok' };
    const { contentRevision: revision, contentChangedAt: changedAt } =
      (await manifest.json()) as Manifest;
    return { service: 'ok', content: { revision, changedAt } };
  } catch {
    return { service: 'unknown' };
  }
}
