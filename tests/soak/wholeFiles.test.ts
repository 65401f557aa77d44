/** Imports of complete third-party files, and an export of the whole Qur'an. */
import { readDivision } from '../../api/exchange/division';
import { formats } from '../../api/exchange/formats/formats';
import { saveWords } from '../../api/exchange/saveWords';
import type { Database } from '../../api/database/database';
import { makeTestApp } from '../support/app';
import { describeEachDatabase } from '../support/database';
import { testExportRoundTrip } from '../support/exportRoundTrip';
import { describeWithSharedFiles } from '../support/sharedData';

const quietly = {
  format: 'qul',
  dryRun: false,
  overwriteEdited: false,
  changeArabic: false,
  onProgress: () => undefined,
};

const wordOf = ({ prisma }: Database, key: string) =>
  prisma.word.findUniqueOrThrow({ where: { key }, include: { root: true } });

async function importFile(database: Database, format: keyof typeof formats, path: string) {
  const division = await readDivision(database.sql);
  const parsed = await formats[format]?.([path], { division, field: undefined });
  if (!parsed) throw new Error(`There is no format ${format}.`);
  expect(parsed.refusals).toEqual([]);
  return saveWords(database, parsed.words, quietly);
}

describeWithSharedFiles(
  {
    qac: 'qac-corpus2/morphology.txt',
    segments: 'generated/quranic-corpus-morphology-0.4.generated.txt',
    turkish: 'data-quran/word-translation/tr-qurancom.json',
    english: 'generated/qul/english-wbw-translation.json',
    script: 'generated/qul/uthmani-script.json',
    qulRoots: 'generated/qul/word-root.db',
    qulLemmas: 'generated/qul/word-lemma.db',
    qulTurkish: 'generated/qul/turkish-wbw-translation.db',
    chapter: 'generated/qurancom/words-by-chapter-112.tr.json',
    tanzil: 'tanzil/quran-uthmani-1.0.2.txt',
    xml: 'qac-corpus2/quran-uthmani.xml',
  },
  'the whole files',
  (files) => {
    describeEachDatabase('saved', (databases) => {
      const database = databases.use('filled');

      test('every word of 2:255 shows its imported root and Turkish gloss', async () => {
        // Every word has grammar.
        expect(await importFile(database(), 'qac', files.qac)).toMatchObject({ changed: 77_429 });
        expect(await importFile(database(), 'data-quran', files.turkish)).toMatchObject({
          changed: 77_429,
        });
        expect(await database().prisma.word.count({ where: { rootId: { not: null } } })).toBe(
          49_967,
        );
        expect(await database().prisma.root.count()).toBe(1_642);
        const app = makeTestApp(database());
        const { verse } = await app.query<{
          verse: {
            words: {
              turkishGlossGroup: { text: string | null };
              root: { letters: string } | null;
            }[];
          };
        }>('{ verse(key: "2:255") { words { turkishGlossGroup { text } root { letters } } } }');
        expect(verse.words).toHaveLength(50);
        expect(verse.words.every(({ turkishGlossGroup }) => turkishGlossGroup.text)).toBe(true);
        expect(verse.words.filter(({ root }) => root)).toHaveLength(28);
        expect(verse.words[6]?.root?.letters).toBe('قوم');
      });

      test('the Turkish glosses of 2:267, shifted in the file, are corrected', async () => {
        const gloss = async (number: number) =>
          (await wordOf(database(), `2:267:${number}`)).turkishTranslation;
        // One is joined with the previous word; from there on each is in its place.
        expect(await wordOf(database(), '2:267:18')).toMatchObject({ turkishGlossOf: 17 });
        expect([await gloss(27), await gloss(28), await gloss(29)].join()).toBe(
          'Allah,zengindir,övülmüştür',
        );
      });
    });

    describeEachDatabase('read', (databases) => {
      const database = databases.use('filled');

      test.each([
        ['qac', files.segments, 77_429],
        ['qul', files.english, 77_429],
        ['qul', files.script, 77_429],
        ['qul', files.qulRoots, 49_967],
        ['qul', files.qulLemmas, 74_122],
        ['qul', files.qulTurkish, 77_429],
        ['quran.com', files.chapter, 15],
        ['tanzil', files.tanzil, 77_429],
        ['tanzil', files.xml, 77_429],
      ])('%s %s', async (format, path, count) => {
        const division = await readDivision(database().sql);
        const parsed = await formats[format]?.([path], { division, field: undefined });
        expect(parsed?.refusals).toEqual([]);
        expect(parsed?.words.size).toBe(count);
      });
    });
  },
);

describeEachDatabase('exports', (databases) => testExportRoundTrip(databases, 'filled'));
