import { client } from './heyApi/client.gen';
import { getVerseOfSurah } from './heyApi/sdk.gen';

export async function heyApiVerse(origin: string, surah: number, number: number) {
  client.setConfig({ baseUrl: `${origin}/api` });
  const { data, error } = await getVerseOfSurah({ path: { surah, number } });
  if (error) throw new Error(error.errorMessage);
  return data?.data.verseReference;
}
