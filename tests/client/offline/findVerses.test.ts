import { findVerses, searchable } from '../../../client/offline/findVerses';

const verses = [
  {
    key: '1:1',
    arabicText: 'بِسْمِ ٱللَّهِ ٱلرَّحْمَـٰنِ ٱلرَّحِيمِ',
    turkishTranslation: 'Rahmân ve Rahîm olan Allah’ın adıyla.',
    englishTranslation: 'In the name of Allāh, the Entirely Merciful, the Especially Merciful.',
    turkishTranscription: 'bismi’llâhi’r-raḥmâni’r-raḥîm',
    englishTranscription: 'bismi llāhi r-raḥmāni r-raḥīm',
  },
  {
    key: '2:255',
    arabicText: 'ٱللَّهُ لَآ إِلَـٰهَ إِلَّا هُوَ',
    turkishTranslation: 'Allah; O’ndan başka ilâh yoktur. Şefaat…',
    englishTranslation: null,
    turkishTranscription: 'allâhü lâ ilâhe illâ hüve',
    englishTranscription: 'allāhu lā ilāha illā huwa',
  },
  {
    key: '2:256',
    arabicText: 'لَآ إِكْرَاهَ فِى ٱلدِّينِ',
    turkishTranslation: 'Dinde zorlama yoktur.',
    englishTranslation: 'There shall be no compulsion in religion.',
    turkishTranscription: 'lâ ikrâhe fi’d-dîn',
    englishTranscription: 'lā ikrāha fi d-dīn',
  },
].map(searchable);

test.each([
  ['الله', ['1:1', '2:255']],
  ['الرحمن', ['1:1']],
  ['الرحمان', ['1:1']],
  ['merciful', ['1:1']],
  ['MERCI allah', ['1:1']],
  ['erciful', []],
  ['ŞEFAAT', ['2:255']],
  ['sefaat', ['2:255']],
  ['yoktur', ['2:255', '2:256']],
  ['zorlama yoktur', ['2:256']],
  ['ilahe illa', ['2:255']],
  ['2:255', ['2:255']],
  ['2:255-256', ['2:255', '2:256']],
  ['2:300', []],
  ['…', []],
  ['', []],
])('“%s” is in %j', (term, expected) => {
  expect(findVerses(verses, term)).toEqual(expected);
});
