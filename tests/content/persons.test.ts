/** Persons and cases of the glosses in the whole text, by the grammar of their words. */
import { readArabicVerses, readEnglishGlosses } from '../../api/seed/quranText';
import { analyse } from '../../content/grammar/analyse';
import { joinedGlosses } from '../../content/lexicon/joins';
import { readLexicon } from '../../content/lexicon/lexicon';

const lexicon = readLexicon();
const english = readEnglishGlosses();
let position = 0;

/** Each word with its grammar, its glosses and the word before it in the verse. */
const words = readArabicVerses().flatMap(({ surah, number, words: ofVerse }) => {
  const rows = ofVerse.map(({ arabicText }, index) => {
    const key = `${surah}:${number}:${index + 1}`;
    const entry = lexicon.entryOf({ key, arabicText });
    return {
      key,
      arabicText,
      root: entry?.root ?? null,
      turkishGloss: entry?.gloss,
      englishGloss: english[position++] ?? '',
    };
  });
  const glosses = joinedGlosses(rows);
  return analyse(rows).map((grammar, index) => ({
    key: rows[index]?.key ?? '',
    grammar,
    rootBefore: rows[index - 1]?.root ?? null,
    // A gloss that covers several words speaks of all of them.
    turkish:
      glosses[index]?.turkishGlossOf === null ? (glosses[index].turkishTranslation ?? '') : '',
    english:
      glosses[index]?.englishGlossOf === null ? (glosses[index].englishTranslation ?? '') : '',
  }));
});

/** Whose pronoun is the object of a noun of action, and an idiom: "have you seen" is "what do you say". */
const OTHERWISE = new Set(['11:89:4', '19:4:12', '6:40:2', '6:47:2']);

const shown = (wrong: typeof words) =>
  wrong
    .filter(({ key }) => !OTHERWISE.has(key))
    .map(({ key, turkish, english: gloss }) => `${key} ${turkish} | ${gloss}`);

const POSSESSIVES: Readonly<Record<string, string>> = {
  my: 'first singular',
  our: 'first plural',
  your: 'second',
  his: 'third',
  her: 'third',
  its: 'third',
  their: 'third',
};

test('the possessive of an English gloss has the person of the pronoun of its noun', () => {
  const possessed = words.filter(({ grammar: { segments } }) => {
    const last = segments.at(-1);
    return (
      last?.place === 'suffix' &&
      last.partOfSpeech === 'pronoun' &&
      segments.some(({ place, partOfSpeech }) => place === 'stem' && partOfSpeech === 'noun')
    );
  });
  const wrong = possessed.filter(({ grammar, english: gloss }) => {
    const { person, number } = grammar.segments.at(-1) ?? {};
    const own =
      person === 'first' ? `first ${number === 'singular' ? 'singular' : 'plural'}` : person;
    const persons = (gloss.toLowerCase().match(/\b(?:my|our|your|his|her|its|their)\b/g) ?? []).map(
      (possessive) => POSSESSIVES[possessive],
    );
    return persons.length > 0 && !persons.includes(own);
  });
  expect(possessed.length).toBeGreaterThan(4000);
  expect(shown(wrong)).toEqual([]);
});

/** Endings of Turkish verbs that have one person only; "-sın" is also that of a wish for a third person. */
const ENDINGS = [
  ['first singular', /(?:[dt][ıiuü]m|r[ıiuü]m|[ae]c[ae]ğ[ıi]m|m[ae]m)$/],
  ['first plural', /(?:[dt][ıiuü]k|r[ıiuü]z|[ae]c[ae]ğ[ıi]z|m[ae]y[ıi]z)$/],
  ['second singular', /(?:[dt][ıiuü]n|[ae]c[ae]ks[ıi]n|m[ae]zs[ıi]n)$/],
  [
    'second plural',
    /(?:[dt][ıiuü]n[ıiuü]z|rs[ıiuü]n[ıiuü]z|[ae]c[ae]ks[ıi]n[ıi]z|m[ae]zs[ıi]n[ıi]z)$/,
  ],
  ['third', /(?:[dt][ıiuü]l[ae]r|rl[ae]r|[ae]c[ae]kl[ae]r|m[ae]zl[ae]r)$/],
] as const;

test('the ending of a Turkish verb has the person of its word', () => {
  const verbs = words.flatMap((word) => {
    const { aspect, person, voice, number } = word.grammar;
    const ending = ENDINGS.find(([, pattern]) => pattern.test(word.turkish))?.[0];
    // The subject of a passive is often the object of the Turkish verb.
    if (!aspect || !person || aspect === 'imperative' || voice === 'passive' || !ending) return [];
    const own =
      person === 'third' ? person : `${person} ${number === 'singular' ? 'singular' : 'plural'}`;
    return [{ word, isWrong: ending !== own }];
  });
  expect(verbs.length).toBeGreaterThan(3000);
  expect(shown(verbs.filter(({ isWrong }) => isWrong).map(({ word }) => word))).toEqual([]);
});

test('Allah is in the genitive after what is his', () => {
  const owned = new Set(['عند', 'سبل', 'أيي', 'رسل', 'نعم', 'فضل', 'حدد', 'عذب', 'رحم']);
  const names = words.filter(
    ({ grammar, turkish, rootBefore }) =>
      grammar.partOfSpeech === 'properNoun' &&
      grammar.case === 'genitive' &&
      grammar.segments.length === 1 &&
      rootBefore !== null &&
      owned.has(rootBefore) &&
      turkish.startsWith('Allah'),
  );
  expect(names.length).toBeGreaterThan(100);
  expect(shown(names.filter(({ turkish }) => turkish !== 'Allah’ın'))).toEqual([]);
});
