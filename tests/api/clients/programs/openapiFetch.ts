import createClient from 'openapi-fetch';
import type { paths } from './openApiTypes';

export async function openapiFetchVerse(origin: string, surah: number, number: number) {
  const client = createClient<paths>({ baseUrl: `${origin}/api` });
  const { data, error } = await client.GET(
    '/verses/bySurahNumberAndNumberInSurah/{surah}/{number}',
    { params: { path: { surah, number } } },
  );
  if (error) throw new Error(error.errorMessage);
  return data.data.verseReference;
}
