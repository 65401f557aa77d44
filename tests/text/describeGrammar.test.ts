import { fc } from '../support/fastCheck';
import {
  describeBriefly,
  describeClass,
  describeGrammar,
  describeSegment,
} from '../../text/describeGrammar';
import {
  decodeGrammar,
  encodeGrammar,
  grammarFeatures,
  isAnalyzed,
  partsOfSpeech,
  type PartOfSpeech,
} from '../../text/grammar';
import { featureNames, partOfSpeechNames, withTerm } from '../../text/grammarTerms';

function analyzed(line: string) {
  const grammar = decodeGrammar(line);
  if (!isAnalyzed(grammar)) throw new Error(`"${line}" has no stem.`);
  return grammar;
}

test.each([
  [
    '=V:يَعْلَمُونَ||I.IMPF.IND.ACT.3.M.P',
    'Verb, present or future tense (imperfect), third person masculine plural',
    'Fiil, geniş veya şimdiki zaman (muzari), 3. çoğul şahıs, eril',
  ],
  [
    '<CONJ:فَ+=V:أُنزِلَ||IV.PERF.PASS.3.M.S',
    'Verb, past tense (perfect), third person masculine singular, passive, form IV; before it: conjunction',
    'Fiil, geçmiş zaman (mazi), 3. tekil şahıs, eril, edilgen (meçhul), IV. kalıp (if‘âl babı); önünde: bağlaç',
  ],
  [
    '=V:يَلِدْ||I.IMPF.JUS.ACT.3.M.S',
    'Verb, present or future tense (imperfect), third person masculine singular, jussive',
    'Fiil, geniş veya şimdiki zaman (muzari), 3. tekil şahıs, eril, cezimli kip (meczum)',
  ],
  [
    '=V:ٱهْدِ+>PRON:نَا:1.P||I.IMPV.ACT.2.M.S',
    'Verb, command (imperative), second person masculine singular; after it: pronoun (first person plural)',
    'Fiil, buyruk (emir), 2. tekil şahıs, eril; sonunda: zamir (1. çoğul şahıs)',
  ],
  [
    '<P:لِ+<DET:لْ+=N:مُتَّقِينَ||VIII.AP.M.P.GEN.DEF',
    'Active participle, masculine plural, genitive, definite; before it: preposition',
    'Etken sıfat-fiil (ism-i fail), çoğul, eril, ilgi hâli (mecrur), belirli (marife); önünde: edat',
  ],
  [
    '=N:رَحْمَةً||F.S.ACC.INDEF',
    'Noun, feminine singular, accusative, indefinite',
    'İsim, tekil, dişil, nesne hâli (mansup), belirsiz (nekre)',
  ],
  ['=ADJ:عَظِيمٌ||M.S.NOM.INDEF', 'Adjective, masculine singular, nominative, indefinite', null],
  [
    '<CONJ:وَ+<P:بِ+=N:ٱلْـَٔاخِرَةِ||I.AP.F.S.GEN.DEF',
    'Active participle, feminine singular, genitive, definite; before it: conjunction and preposition',
    'Etken sıfat-fiil (ism-i fail), tekil, dişil, ilgi hâli (mecrur), belirli (marife); önünde: bağlaç ve edat',
  ],
  ['=V:سَوْفَ||', 'Verb', 'Fiil'],
  ['=N:x||P', 'Noun, plural', 'İsim, çoğul'],
  ['=V:x||1', 'Verb, first person', 'Fiil, 1. şahıs'],
  ['=NEG:لَا||', 'Negative particle', 'Olumsuzluk edatı (nefiy)'],
])('describes %s', (line, english, turkish) => {
  expect(describeGrammar(analyzed(line), 'english')).toBe(english);
  if (turkish) expect(describeGrammar(analyzed(line), 'turkish')).toBe(turkish);
});

test('a word without a stem is not analyzed', () => {
  expect([decodeGrammar('||I'), decodeGrammar('=V:x||')].map(isAnalyzed)).toEqual([false, true]);
});

test('a part is described by its name, a pronoun by its person too', () => {
  const { segments } = decodeGrammar('<CONJ:وَ+=V:سَمِعَ+>PRON:هُ:3.M.S||');
  expect(segments.map((segment) => describeSegment(segment, 'english'))).toEqual([
    'conjunction',
    'verb',
    'pronoun (third person masculine singular)',
  ]);
  expect(segments.map((segment) => describeSegment(segment, 'turkish'))).toEqual([
    'bağlaç',
    'fiil',
    'zamir (3. tekil şahıs, eril)',
  ]);
});

test.each([
  ['verb', 'IV', 'verb, form IV', 'fiil, IV. kalıp (if‘âl babı)'],
  ['verb', 'I', 'verb', 'fiil'],
  ['verb', undefined, 'verb', 'fiil'],
  ['noun', 'IV', 'noun', 'isim'],
  ['preposition', undefined, 'preposition', 'edat (harf-i cer)'],
] as const)('a lemma of class %s and form %s is a %s', (partOfSpeech, form, english, turkish) => {
  expect(describeClass(partOfSpeech, form, 'english')).toBe(english);
  expect(describeClass(partOfSpeech, form, 'turkish')).toBe(turkish);
});

test('no two values of a feature have the same name', () => {
  const lists = [partOfSpeechNames, ...Object.values(featureNames)];
  for (const language of ['english', 'turkish'] as const) {
    for (const names of lists) {
      const texts = Object.values(names).map((name) => withTerm(name, language));
      expect(new Set(texts).size).toBe(texts.length);
    }
  }
});

const oneOf = <Value extends string>(values: Record<Value, unknown>) =>
  fc.option(fc.constantFrom(...(Object.keys(values) as Value[])), { nil: undefined });

test('every grammar has a description in both languages that begins with a capital', () => {
  const features = fc.record({
    form: oneOf(grammarFeatures.form),
    derivation: oneOf(grammarFeatures.derivation),
    aspect: oneOf(grammarFeatures.aspect),
    mood: oneOf(grammarFeatures.mood),
    voice: oneOf(grammarFeatures.voice),
    person: oneOf(grammarFeatures.person),
    gender: oneOf(grammarFeatures.gender),
    number: oneOf(grammarFeatures.number),
    case: oneOf(grammarFeatures.case),
    state: oneOf(grammarFeatures.state),
  });
  const stems = fc.constantFrom(...(Object.keys(partsOfSpeech) as PartOfSpeech[]));
  fc.assert(
    fc.property(stems, features, (partOfSpeech, values) => {
      const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value));
      const line = encodeGrammar({
        segments: [{ arabic: 'ا', place: 'stem', partOfSpeech }],
        ...given,
      });
      const english = describeGrammar(analyzed(line), 'english');
      const turkish = describeGrammar(analyzed(line), 'turkish');
      expect(english).toMatch(/^[A-Z][^;]*$/);
      expect(turkish).toMatch(/^[A-ZÖİÜŞ][^;]*$/);
      expect(`${english} ${turkish}`).not.toMatch(/undefined| {2}|, ,|, *$/);
    }),
  );
});

test.each([
  [
    '=V:يَعْلَمُونَ||I.IMPF.IND.ACT.3.M.P',
    'verb · imperfect · 3rd m. pl.',
    'fiil · muzari · 3. çoğul eril',
  ],
  [
    '=V:يَلِدْ||I.IMPF.JUS.ACT.3.M.S',
    'verb · imperfect · jussive · 3rd m. sing.',
    'fiil · muzari · meczum · 3. tekil eril',
  ],
  [
    '<CONJ:فَ+=V:أُنزِلَ||IV.PERF.PASS.3.M.S',
    'verb · perfect · passive · 3rd m. sing.',
    'fiil · mazi · meçhul · 3. tekil eril',
  ],
  [
    '=V:ٱهْدِ+>PRON:نَا:1.P||I.IMPV.ACT.2.M.S',
    'verb · imperative · 2nd m. sing.',
    'fiil · emir · 2. tekil eril',
  ],
])('%s is in short "%s", "%s"', (line, english, turkish) => {
  expect(describeBriefly(analyzed(line), 'english')).toBe(english);
  expect(describeBriefly(analyzed(line), 'turkish')).toBe(turkish);
});
