/** Where the glosses of a first start come from: what was written by hand is of the lexicon. */
import { glossRows } from '../../../api/seed/glosses';
import { readArabicVerses, readEnglishGlosses } from '../../../api/seed/quranText';
import { joinedGlosses, type GlossedWord } from '../../../content/lexicon/joins';
import { readLexicon } from '../../../content/lexicon/lexicon';

const lexicon = readLexicon();
const english = readEnglishGlosses();
let position = 0;

const rows = new Map(
  readArabicVerses().flatMap(({ surah, number, words }) => {
    const glossed = words.map(({ arabicText }, index): GlossedWord => {
      const key = `${surah}:${number}:${index + 1}`;
      const turkishGloss = lexicon.entryOf({ key, arabicText })?.gloss;
      return { key, arabicText, turkishGloss, englishGloss: english[position++] ?? '' };
    });
    const ofVerse = glossRows(glossed, { joinedGlosses });
    return glossed.map(({ key }, index) => [key, ofVerse[index]] as const);
  }),
);

test.each([
  [
    'a word of the lexicon',
    '1:7:3',
    { turkishTranslation: 'nimet verdin', turkishSource: 'lexicon' },
  ],
  [
    'a group that is written',
    '2:6:9',
    { turkishTranslation: 'onları uyarmasan da', turkishSource: 'lexicon' },
  ],
  [
    'a word alone that is written',
    '4:135:9',
    { turkishTranslation: 'olsa bile', turkishSource: 'lexicon' },
  ],
  [
    'a negation with its verb',
    '109:2:2',
    { turkishTranslation: 'kulluk etmem', turkishSource: 'rule' },
  ],
  [
    'a word of the package',
    '1:1:1',
    { englishTranslation: 'In (the) name', englishSource: 'package' },
  ],
  ['a correction', '1:2:4', { englishTranslation: '(of) the worlds', englishSource: 'lexicon' }],
  [
    'a name in the spelling of this site',
    '2:87:3',
    { englishTranslation: 'Moses', englishSource: 'rule' },
  ],
  ['a word that another gloss covers', '36:9:4', { englishTranslation: null, englishSource: null }],
])('%s (%s)', (_what, key, expected) => {
  expect(rows.get(key)).toMatchObject(expected);
});

test('rows have the columns of the table alone', () => {
  expect(Object.keys(rows.get('1:1:1') ?? {}).sort()).toEqual(
    ['turkish', 'english']
      .flatMap((language) => ['GlossOf', 'Source', 'Translation'].map((name) => language + name))
      .sort(),
  );
});
