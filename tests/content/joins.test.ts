/** The glosses of the whole text, of which one may cover several neighbouring words. */
import { bareForm } from '../../text/bareForm';
import { joinedGlosses, type GlossedWord, type JoinedGloss } from '../../content/lexicon/joins';
import { rows, tables } from '../../content/lexicon/joins/tables';
import { readLexicon } from '../../content/lexicon/lexicon';
import { withEnglishNames } from '../../content/lexicon/englishNames';
import { readArabicVerses, readEnglishGlosses } from '../../api/seed/quranText';

const lexicon = readLexicon();
const english = readEnglishGlosses();
let position = 0;

const verses = readArabicVerses().map(({ surah, number, words }) => {
  const glossed = words.map(({ arabicText }, index): GlossedWord => {
    const key = `${surah}:${number}:${index + 1}`;
    return {
      key,
      arabicText,
      turkishGloss: lexicon.entryOf({ key, arabicText })?.gloss,
      englishGloss: english[position++] ?? '',
    };
  });
  return { key: `${surah}:${number}`, words: glossed, glosses: joinedGlosses(glossed) };
});

/** Verses as a row shows them: a group is in brackets after its number of words. */
function row(verse: string, language: 'turkish' | 'english'): string {
  const { glosses = [] } = verses.find(({ key }) => key === verse) ?? {};
  const shown = glosses.map((gloss, index) => {
    const head = gloss[`${language}GlossOf`];
    if (head === null) return gloss[`${language}Translation`];
    const group = glosses.filter((other) => other[`${language}GlossOf`] === head);
    if (head !== index + 1) return null;
    return `[${group.length} ${gloss[`${language}Translation`] ?? ''}]`;
  });
  return shown.filter((gloss) => gloss !== null).join(' · ');
}

test.each([
  [
    '1:7',
    'yoluna · o kimselerin ki · nimet verdin · kendilerine · değil · gazap edilenlerin · kendilerine · ve ne de · sapıkların',
  ],
  // A preposition and its noun; a negation and its verb
  ['112:3', '[2 doğurmadı] · [2 ve doğurulmadı]'],
  ['114:4', '[2 şerrinden] · vesvesecinin · sinsinin'],
  ['109:2', '[2 kulluk etmem] · şeye · taptığınız'],
  ['93:9', '[2 artık yetime gelince] · [2 öyleyse ezme]'],
  // "When" and a verb that says it
  [
    '7:5',
    '[2 artık olmadı] · feryatları · [2 onlara geldiğinde] · azabımız · ancak · [2 demeleri] · şüphesiz biz · idik · zalimler',
  ],
  // Longer groups
  ['97:3', 'gecesi · Kadir · daha hayırlı · [3 bin aydan]'],
  [
    '98:4',
    '[2 ve ayrılığa düşmedi] · o kimseler ki · kendilerine verildi · kitap · ancak · [4 onlara geldikten sonra] · apaçık delil',
  ],
  // A group of which the first word is the head
  [
    '89:15',
    '[2 ama insana gelince] · [2 ne zaman ki] · onu sınarsa · Rabbi · ve ona ikram ederse · ve ona nimet verirse · ve der · Rabbim · bana ikram etti',
  ],
])('the Turkish row of %s', (verse, expected) => {
  expect(row(verse, 'turkish')).toBe(expected);
});

test.each([
  ['70:28', 'Indeed · (the) punishment · (of) their Lord · (is) not · to be felt secure (of)'],
  // Equal glosses of two words are one gloss
  [
    '36:9',
    'And We have made · [3 before them] · a barrier · [2 and behind them] · a barrier · and We covered them · so they · (do) not · see',
  ],
  // Equal words remain two
  ['26:130', 'And when · you seize · you seize · (as) tyrants'],
])('the English row of %s', (verse, expected) => {
  expect(row(verse, 'english')).toBe(expected);
});

test.each([
  ['(of) Musa', '(of) Moses'],
  ["Yaqub's soul", "Jacob's soul"],
  ['and Ibrahim, and Isa!', 'and Abraham, and Jesus!'],
  ['Isaac', 'Isaac'],
  ['Ads and Adam', 'Ads and Adam'],
])('names: "%s" becomes "%s"', (gloss, expected) => {
  expect(withEnglishNames(gloss)).toBe(expected);
});

test('a word without an entry of the lexicon has no Turkish gloss and joins nothing', () => {
  const words = [
    { key: '0:0:1', arabicText: 'فِى', turkishGloss: '-de', englishGloss: 'in' },
    { key: '0:0:2', arabicText: 'بَيْتٍ', turkishGloss: undefined, englishGloss: 'a house' },
  ];
  expect(joinedGlosses(words)).toEqual([
    {
      turkishTranslation: 'içinde',
      turkishGlossOf: null,
      englishTranslation: 'in',
      englishGlossOf: null,
      isTurkishWritten: false,
      isEnglishWritten: false,
    },
    {
      turkishTranslation: null,
      turkishGlossOf: null,
      englishTranslation: 'a house',
      englishGlossOf: null,
      isTurkishWritten: false,
      isEnglishWritten: false,
    },
  ]);
});

describe('in the whole text', () => {
  const all = verses.flatMap(({ words, glosses }) =>
    glosses.map((gloss, index) => ({ ...gloss, word: words[index] as GlossedWord })),
  );
  const turkish = all.filter(({ turkishTranslation }) => turkishTranslation !== null);

  test('no Turkish gloss begins with a hyphen or is without a full word', () => {
    const bare = turkish.filter(({ turkishTranslation }) =>
      /^-|^\P{L}*$/u.test(turkishTranslation ?? ''),
    );
    expect(bare.map(({ word }) => word.key)).toEqual([]);
  });

  test('a suffix is only in the own gloss of a covered word, after a full word', () => {
    const odd = turkish.filter(({ turkishTranslation, turkishGlossOf, word }) => {
      if (!/(?:^| )-/.test(turkishTranslation ?? '')) return false;
      const isCovered = turkishGlossOf !== null && !word.key.endsWith(`:${turkishGlossOf}`);
      return !isCovered || !/^[^-]+, (?:ve )?-/.test(turkishTranslation ?? '');
    });
    expect(odd.map(({ word }) => word.key)).toEqual([]);
  });

  test('the vowels of Turkish endings agree with those before them', () => {
    const disagreeing = turkish.flatMap(({ turkishTranslation }) =>
      (turkishTranslation ?? '').split(' ').filter((word) => {
        const [, stem = '', ending = ''] = ENDING.exec(word.toLocaleLowerCase('tr')) ?? [];
        const vowel = /[aıouâû](?=[^aıouâûeiöüî]*$)|[eiöüî](?=[^aıouâûeiöüî]*$)/.exec(stem)?.[0];
        return vowel !== undefined && isBack(vowel) !== /[aıu]/.test(ending);
      }),
    );
    const others = disagreeing.filter(
      (word) => !FRONT_AFTER_BACK.test(word.toLocaleLowerCase('tr')),
    );
    expect([...new Set(others)]).toEqual([]);
  });

  test('a word with an entry has a Turkish gloss, covered or not', () => {
    const lost = all.filter(
      ({ word, turkishTranslation }) => word.turkishGloss && !turkishTranslation,
    );
    expect(lost).toEqual([]);
  });

  test.each(['turkish', 'english'] as const)(
    '%s groups are contiguous, with one head',
    (language) => {
      const wrong = verses.filter(({ glosses }) => !areGroups(glosses, language));
      expect(wrong.map(({ key }) => key)).toEqual([]);
    },
  );

  test('each group of the tables is shown, alone or in a longer group', () => {
    const written = [...tables().groups].filter(([first, { length, gloss }]) => {
      const [verse = '', number = ''] = /^(.*):(\d+)$/.exec(first)?.slice(1) ?? [];
      const { glosses = [] } = verses.find(({ key }) => key === verse) ?? {};
      const head = glosses[Number(number) - 1]?.turkishGlossOf ?? 0;
      const isLong = glosses[Number(number) + length - 2]?.turkishGlossOf === head;
      return !isLong || !glosses[head - 1]?.turkishTranslation?.includes(gloss);
    });
    expect(written).toEqual([]);
  });

  test('a gloss is written where a table has it as it is, and nowhere else', () => {
    const written = all.filter(({ isTurkishWritten }) => isTurkishWritten);
    const glosses = new Set([...tables().groups.values()].map(({ gloss }) => gloss));
    const isAlone = (key: string) => tables().alone.has(key);
    const others = written.filter(
      ({ word, turkishTranslation }) =>
        !isAlone(word.key) && !glosses.has(turkishTranslation ?? ''),
    );
    expect(others.map(({ word }) => word.key)).toEqual([]);
    expect(written.filter(({ word }) => isAlone(word.key))).toHaveLength(tables().alone.size);
    const corrected = all.filter(({ isEnglishWritten }) => isEnglishWritten);
    expect(corrected.map(({ word }) => word.key).sort()).toEqual(
      rows('english.tsv', 2)
        .flatMap(([key]) => key ?? [])
        .sort(),
    );
  });

  test('each word of the table of words alone is a particle, and alone', () => {
    const alone = [...tables().alone.keys()];
    const shown = new Map(all.map(({ word, turkishGlossOf }) => [word.key, turkishGlossOf]));
    expect(alone.filter((key) => shown.get(key) !== null)).toEqual([]);
  });

  test('each particle of the tables is the gloss of a word', () => {
    const glosses = new Set(all.map(({ word }) => word.turkishGloss));
    expect([...tables().particles.keys()].filter((gloss) => !glosses.has(gloss))).toEqual([]);
  });

  test('every English gloss that is not covered remains, and a covered word has none', () => {
    const wrong = all.filter(({ word, englishTranslation, englishGlossOf }) => {
      const isCovered = englishGlossOf !== null && !word.key.endsWith(`:${englishGlossOf}`);
      return (englishTranslation === null) !== isCovered;
    });
    expect(wrong.map(({ word }) => word.key)).toEqual([]);
  });

  test.each(['turkish', 'english'] as const)(
    'neighbours with equal %s glosses are equal words of the text, or in two clauses',
    (language) => {
      const twice = verses.flatMap(({ words, glosses }) =>
        shownGlosses(words, glosses, language).filter(({ gloss, form }, index, shown) => {
          const next = shown[index + 1];
          return next !== undefined && next.gloss === gloss && next.form !== form;
        }),
      );
      expect(twice.map(({ key }) => key)).toEqual(language === 'turkish' ? RELATED : []);
    },
  );
});

/** A word with an ending of two forms: plural, locative, ablative, infinitive, aorist negative. */
const ENDING =
  /^(.*[aıouâûeiöüî][^aıouâûeiöüî]*?)’?(l[ae]r(?:[ıi]n[ıi]|[dt][ae]n?)?|[dt][ae]n|m[ae][kz])$/;

const isBack = (vowel: string) => /[aıouâû]/.test(vowel);

/** Loanwords that take front vowels after a back one, and words that only end like a suffix. */
const FRONT_AFTER_BACK = /^(?:kalp|hâl|rab|helak|resul|biat|hilal|maden$|kasten$|şeytan$|zindan$)/;

/** "ona · ona": the first ends a clause and the second begins one. */
const RELATED = ['13:36:21', '29:17:25'];

/** If the words of each group are neighbours, and the head is one of them. */
function areGroups(glosses: JoinedGloss[], language: 'turkish' | 'english'): boolean {
  const heads = glosses.map((gloss) => gloss[`${language}GlossOf`]);
  return heads.every((head, index) => {
    if (head === null) return true;
    const [first, last] = [heads.indexOf(head), heads.lastIndexOf(head)];
    const isWhole = heads.slice(first, last + 1).every((other) => other === head);
    return isWhole && last > first && first + 1 <= head && head <= last + 1 && index >= first;
  });
}

/** The glosses that a row of the verse shows, each with the first word and the form of its head. */
function shownGlosses(
  words: readonly GlossedWord[],
  glosses: readonly JoinedGloss[],
  language: 'turkish' | 'english',
) {
  return glosses.flatMap((gloss, index) => {
    const head = gloss[`${language}GlossOf`];
    const text = gloss[`${language}Translation`];
    const word = words[index];
    if (!word || (head !== null && head !== index + 1)) return [];
    // A word without a gloss is unlike any other.
    return [{ key: word.key, gloss: text ?? word.key, form: bareForm(word.arabicText) }];
  });
}
