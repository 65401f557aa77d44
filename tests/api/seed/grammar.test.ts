/** The grammar of the words: at the first start, and of a database that was filled before it was stored. */
import type { Database } from '../../../api/database/database';
import { analyse } from '../../../content/grammar/analyse';
import { completeGrammar, grammarRows } from '../../../api/seed/grammar';
import { decodeGrammar } from '../../../text/grammar';
import { describeOneDatabase } from '../../support/database';

const wordOf = ({ prisma }: Database, key: string) =>
  prisma.word.findUniqueOrThrow({ where: { key }, include: { root: true } });

const revisionOf = async ({ prisma }: Database) =>
  (await prisma.contentRevision.findFirstOrThrow()).revision;

test('the rules give the columns of each word, and none to a word that they do not know', () => {
  const words = [
    { arabicText: 'وَيَعْلَمُونَ', root: 'علم' },
    { arabicText: 'ءءء', root: null },
  ];
  const [verb, unknown] = grammarRows(words, { analyse });
  expect(verb).toMatchObject({ lemma: 'عَلِمَ', lemmaSource: 'rule', grammarSource: 'rule' });
  expect(decodeGrammar(verb?.grammar ?? '')).toMatchObject({
    partOfSpeech: 'verb',
    aspect: 'imperfect',
    person: 'third',
    number: 'plural',
    segments: [{ partOfSpeech: 'conjunction' }, { partOfSpeech: 'verb' }],
  });
  // The column of the lemma has it.
  expect(decodeGrammar(verb?.grammar ?? '').lemma).toBeUndefined();
  expect(unknown).toEqual({ lemma: null, lemmaSource: null, grammar: null, grammarSource: null });
});

describeOneDatabase('a database that was filled before', (databases) => {
  const database = databases.use('small');

  test('is analyzed at the next start, once; imported lemmas stay', async () => {
    const { prisma } = database();
    const root = await prisma.root.create({ data: { letters: 'عبد' } });
    await prisma.word.update({ where: { key: '1:5:2' }, data: { rootId: root.id } });
    await prisma.word.update({ where: { key: '1:7:4' }, data: { lemma: 'imported' } });
    const before = await revisionOf(database());
    await completeGrammar(database());
    expect(await revisionOf(database())).toBe(before + 1);
    expect(await wordOf(database(), '1:5:2')).toMatchObject({
      lemma: 'عَبَدَ',
      lemmaSource: 'rule',
      grammar: expect.stringMatching(/^=V:نَعْبُدُ\|\|I\.IMPF/),
      grammarSource: 'rule',
      version: 1,
    });
    expect(await wordOf(database(), '1:7:4')).toMatchObject({
      lemma: 'imported',
      lemmaSource: null,
      grammar: expect.stringMatching(/^=P:/),
    });
    const keys = await prisma.verseKeys.findUniqueOrThrow({ where: { verseId: 5 } });
    expect(keys.lemmas).toContain('عبد');
    await completeGrammar(database());
    expect(await revisionOf(database())).toBe(before + 1);
  });
});

describeOneDatabase('a new database', (databases) => {
  const database = databases.use('whole');

  test('has the lemma and grammar of most words, with their origin', async () => {
    const [counts] = await database().sql<Record<string, number>>`
      SELECT count(grammar)::int AS grammar, count(lemma)::int AS lemma,
        count(*) FILTER (WHERE (grammar IS NULL) <> ("grammarSource" IS NULL))::int AS wrong
      FROM "Word"`;
    expect(counts?.grammar).toBeGreaterThan(75_000);
    expect(counts?.lemma).toBeGreaterThan(72_000);
    expect(counts?.wrong).toBe(0);
    // A line of words.tsv.
    const { grammar } = await wordOf(database(), '2:35:16');
    expect(decodeGrammar(grammar ?? '')).toMatchObject({ person: 'second', number: 'dual' });
    const before = await revisionOf(database());
    await completeGrammar(database());
    expect(await revisionOf(database())).toBe(before);
  });

  test('has the segments of each word in the letters of the text', async () => {
    const words = await database().sql<{ key: string; arabicText: string; grammar: string }>`
      SELECT key, "arabicText", grammar FROM "Word" WHERE grammar IS NOT NULL`;
    const broken = words.filter(
      ({ arabicText, grammar }) =>
        decodeGrammar(grammar)
          .segments.map(({ arabic }) => arabic)
          .join('') !== arabicText,
    );
    expect(broken.map(({ key }) => key)).toEqual([]);
  });
});
