/**
 * Each topic is found by its title, its synonyms and the questions that readers ask of it. `MEASURE=1` prints the
 * misses.
 */
import { readFileSync } from 'node:fs';
import type { Context } from '../../../../api/context';
import { postVersesOf } from '../../../../api/read/verseSets';
import { searchVerses } from '../../../../api/schema/search/searchVerses';
import { verseIdOf, parseVerseKey } from '../../../../text/verseReference';
import { posts } from '../../../../content/topics/topics';
import { describeOneDatabase } from '../../../support/database';
import { IS_SOAK } from '../../../support/soak';

type Language = 'turkish' | 'english';

interface Case {
  language: Language;
  /** English title of the topic. */
  topic: string;
  query: string;
}

const LANGUAGES = ['turkish', 'english'] as const;

/** Without a soak, one of so many synonyms is searched. */
const STEP = IS_SOAK ? 1 : 4;

const topics = posts.slice(1);

const titles = topics.flatMap((post) =>
  LANGUAGES.map((language): Case => ({
    language,
    topic: post.englishTitle,
    query: post[`${language}Title`],
  })),
);

const synonyms = topics
  .flatMap((post) =>
    LANGUAGES.flatMap((language) =>
      (post[`${language}Synonyms`] ?? '')
        .split(', ')
        .map((query): Case => ({ language, topic: post.englishTitle, query })),
    ),
  )
  .filter((_case, index) => index % STEP === 0);

const linesOf = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n');

const questions = linesOf('tests/content/topicQuestions.tsv').map((line): Case => {
  const [topic = '', language = '', query = ''] = line.split('\t');
  return { topic, language: language as Language, query };
});

describeOneDatabase('The search for topics', (databases) => {
  const database = databases.use('whole');

  /** The topics that a query names, best first. */
  const topicsNamedBy = async (query: string, language: Language | 'auto' = 'auto') => {
    const context = { database: database() } as unknown as Context;
    const search = { query, language, pageSize: 1, pageIndex: 0 };
    const { named } = await searchVerses(search, context);
    return named.flatMap(({ target }) => (target.__typename === 'Post' ? target : []));
  };

  const measure = async (cases: readonly Case[]) => {
    const misses: Record<'names nothing' | 'names other topics' | 'is not first', string[]> = {
      'names nothing': [],
      'names other topics': [],
      'is not first': [],
    };
    for (const { language, topic, query } of cases) {
      const found = (await topicsNamedBy(query, language)).map(({ englishTitle }) => englishTitle);
      const line = `${query} (${topic}): ${found.join(' | ')}`;
      if (found.length === 0) misses['names nothing'].push(line);
      else if (!found.includes(topic)) misses['names other topics'].push(line);
      else if (found[0] !== topic) misses['is not first'].push(line);
    }
    if (process.env.MEASURE) process.stdout.write(`${JSON.stringify(misses, null, 1)}\n`);
    const missing = misses['names nothing'].length + misses['names other topics'].length;
    const found = 1 - missing / cases.length;
    return { misses, found, first: found - misses['is not first'].length / cases.length };
  };

  test('has each topic first for its title', async () => {
    const { misses } = await measure(titles);
    expect(misses).toEqual({ 'names nothing': [], 'names other topics': [], 'is not first': [] });
  });

  test('has each topic for its synonyms', async () => {
    const { misses } = await measure(synonyms);
    expect(misses['names nothing']).toEqual([]);
    expect(misses['names other topics']).toEqual([]);
    // Others come first only by their own title, such as "Say" for "sa’y".
    expect(misses['is not first'].length).toBeLessThanOrEqual(2);
  });

  test.each([
    ['turkish', 1, 0.88],
    ['english', 1, 0.85],
  ] as const)('has the topics of questions in %s', async (language, leastFound, leastFirst) => {
    const { found, first } = await measure(questions.filter((one) => one.language === language));
    expect(found).toBeGreaterThanOrEqual(leastFound);
    expect(first).toBeGreaterThanOrEqual(leastFirst);
  });

  test('names topics that answer the questions of others', async () => {
    const verses = await postVersesOf({ database: database() });
    let named = 0;
    let answering = 0;
    for (const line of linesOf('bench/questions.tsv')) {
      const [language = '', query = '', keys = ''] = line.split('\t');
      if (language === 'arabic') continue;
      const ids = keys.split(' ').flatMap((key) => {
        const verse = parseVerseKey(key);
        return verse ? verseIdOf(verse) : [];
      });
      for (const { id } of await topicsNamedBy(query)) {
        named++;
        if (ids.some((verse) => verses.get(id)?.verses.has(verse))) answering++;
      }
    }
    expect(named).toBeGreaterThan(100);
    expect(answering / named).toBeGreaterThanOrEqual(0.75);
  });

  test.each([
    ...['futbol', 'dinozorlar', 'evrim teorisi', 'sigara içmek', 'organ nakli', 'kahve'],
    ...['vaccines', 'quantum physics', 'how to learn programming', 'stock market'],
    ...['zzqx', '2:255'],
  ])('has no topic for %s', async (query) => {
    expect(await topicsNamedBy(query)).toEqual([]);
  });
});
