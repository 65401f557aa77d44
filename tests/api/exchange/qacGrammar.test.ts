/** Grammar of the Quranic Arabic Corpus, and how it is fitted to the words of the text. */
import { qacGrammar } from '../../../api/exchange/formats/qacGrammar';
import { grammarLine } from '../../../api/exchange/importedGrammar';
import { decodeGrammar } from '../../../text/grammar';

/** The line of a word with these features. */
const lineOf = (arabicText: string, features: string) => {
  const grammar = qacGrammar(features.split(' '));
  return grammar && grammarLine(arabicText, grammar);
};

test.each([
  ['بِسْمِ', 'bi+ POS:N LEM:{som ROOT:smw M GEN', '<P:بِ+=N:سْمِ||M.GEN'],
  ['ٱلرَّحِيمِ', 'Al+ POS:ADJ LEM:r~aHiym MS GEN', '<DET:ٱل+=ADJ:رَّحِيمِ||M.S.GEN.DEF'],
  ['نَعْبُدُ', 'POS:V IMPF LEM:Eabada ROOT:Ebd 1P', '=V:نَعْبُدُ||I.IMPF.IND.ACT.1.P'],
  ['ٱهْدِنَا', 'POS:V IMPV LEM:hadaY 2MS PRON:1P', '=V:ٱهْدِ+>PRON:نَا:1.P||I.IMPV.ACT.2.M.S'],
  [
    'فَأَخْرَجَهُمَا',
    'f:CONJ+ POS:V PERF (IV) LEM:>axoraja 3MS PRON:3D',
    '<CONJ:فَ+=V:أَخْرَجَ+>PRON:هُمَا:3.D||IV.PERF.ACT.3.M.S',
  ],
  ['أُنزِلَ', 'POS:V PERF PASS (IV) LEM:>anzala 3MS', '=V:أُنزِلَ||IV.PERF.PASS.3.M.S'],
  ['تُؤْمِنُوا۟', 'POS:V IMPF (IV) 2MP MOOD:SUBJ', '=V:تُؤْمِنُوا۟||IV.IMPF.SUBJ.ACT.2.M.P'],
  [
    'لِّلْمُتَّقِينَ',
    'l:P+ Al+ POS:N ACT PCPL (VIII) LEM:mut~aqiyn MP GEN',
    '<P:لِّ+<DET:لْ+=N:مُتَّقِينَ||VIII.AP.M.P.GEN.DEF',
  ],
  ['هُدًى', 'POS:N LEM:hudFY ROOT:hdy M INDEF NOM', '=N:هُدًى||M.NOM.INDEF'],
  ['وَإِيمَـٰنًا', 'w:CONJ+ POS:N VN (IV) M INDEF ACC', '<CONJ:وَ+=N:إِيمَـٰنًا||IV.VN.M.ACC.INDEF'],
  ['لَهُۥ', 'l:P+ POS:PRON 3MS', '<P:لَ+=PRON:هُۥ||3.M.S'],
  ['رَسُولِهِۦ', 'POS:N LEM:rasuwl M GEN PRON:3MS', '=N:رَسُولِ+>PRON:هِۦ:3.M.S||M.GEN'],
  ['ءَاتَيْنَـٰهُم', 'POS:V PERF (IV) 1P PRON:3MP', '=V:ءَاتَيْنَـٰ+>PRON:هُم:3.M.P||IV.PERF.ACT.1.P'],
  ['مِمَّا', 'POS:P LEM:min POS:REL LEM:maA', '=P:مِ+>REL:مَّا||'],
  ['ٱللَّهُمَّ', 'POS:PN LEM:{ll~ah ROOT:Alh +VOC', '=PN:ٱللَّهُ+>VOC:مَّ||'],
  ['لَنَسْفَعَۢن', 'l:EMPH+ POS:V IMPF 1P +n:EMPH', '<EMPH:لَ+=V:نَسْفَعَۢ+>EMPH:ن||I.IMPF.IND.ACT.1.P'],
  // The pronoun is not written.
  ['رَبِّ', 'POS:N LEM:rab~ M NOM PRON:1S', '=N:رَبِّ||M.NOM'],
  // The article is not written beside "li".
  ['لِلَّهِ', 'l:P+ POS:PN LEM:{ll~ah GEN', '<P:لِ+=PN:لَّهِ||GEN'],
  ['الٓمٓ', 'POS:INL', '=INL:الٓمٓ||'],
])('%s with the features %s', (arabicText, features, line) => {
  expect(lineOf(arabicText, features)).toBe(line);
  const { segments } = decodeGrammar(line);
  expect(segments.map(({ arabic }) => arabic).join('')).toBe(arabicText);
});

test('a word without a known part of speech has no grammar', () => {
  expect(lineOf('بِسْمِ', 'bi+ LEM:{som')).toBeNull();
  expect(lineOf('بِسْمِ', 'POS:XYZ')).toBeNull();
});
