/** The grammar of words in words. */
import { decodeGrammar, type WordGrammar } from '../../text/grammar';
import { plainGrammar, plainSegment } from '../../text/grammarNames';

const grammarOf = (line: string): WordGrammar => decodeGrammar(line);

test.each([
  [
    '=V:يَعْلَمُونَ|عَلِمَ|I.IMPF.IND.ACT.3.M.P',
    'fiil, geniş zaman, üçüncü çoğul eril şahıs',
    'verb, present tense, third person masculine plural',
  ],
  [
    '=V:قُلْ|قَالَ|I.IMPV.ACT.2.M.S',
    'fiil, emir, ikinci tekil eril şahıs',
    'verb, command, second person masculine singular',
  ],
  [
    '=V:أُنزِلَتْ|أَنْزَلَ|IV.PERF.PASS.3.F.S',
    'fiil, geçmiş zaman, edilgen, üçüncü tekil dişil şahıs',
    'verb, past tense, passive, third person feminine singular',
  ],
  [
    '=V:قُلْنَا|قَالَ|I.PERF.ACT.1.P',
    'fiil, geçmiş zaman, birinci çoğul şahıs',
    'verb, past tense, first person plural',
  ],
  [
    '=N:مُؤْمِنٌ|مُؤْمِن|IV.AP.M.S.NOM.INDEF',
    'isim, ism-i fail, tekil eril',
    'noun, active participle, masculine singular',
  ],
  ['=P:فِى|فِى|', 'harf-i cer', 'preposition'],
  ['||', '', ''],
])('%s', (line, turkish, english) => {
  expect([plainGrammar(grammarOf(line), 'tr'), plainGrammar(grammarOf(line), 'en')]).toEqual([
    turkish,
    english,
  ]);
});

test('a part of a word', () => {
  const { segments } = grammarOf('<CONJ:وَ+=P:عَلَيْ+>PRON:هِمْ:3.M.P|عَلَىٰ|');
  expect(segments.map((segment) => plainSegment(segment, 'tr'))).toEqual([
    'atıf harfi',
    'harf-i cer',
    'zamir, üçüncü çoğul eril şahıs',
  ]);
  expect(segments.map((segment) => plainSegment(segment, 'en'))).toEqual([
    'conjunction',
    'preposition',
    'pronoun, third person masculine plural',
  ]);
});
