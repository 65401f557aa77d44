import { textsHook } from './textsHook';

/**
 * Texts of the search, which come with its code: the first load of other pages carries only the box.
 * The name of a match is that of the API.
 */
const turkish = {
  kind: {
    Surah: 'Sure',
    Verse: 'Ayet',
    Post: 'Konu',
    Term: 'Tablo',
    TermElement: 'İsim',
    Root: 'Kök',
  },
  suggestions: 'Öneriler',
  suggestionCount_one: '{{count}} öneri. Ok tuşlarıyla gezin.',
  suggestionCount_other: '{{count}} öneri. Ok tuşlarıyla gezin.',
  allVerses: 'Ayetlerde ara: “{{term}}”',
  title: '“{{term}}” için sonuçlar',
  titleOfPage: '“{{term}}” için sonuçlar, {{page}}. sayfa',
  description: 'Kur’an’da “{{term}}” geçen ayetler: Arapça metin, Türkçe ve İngilizce çeviri.',
  count_one: '{{count}} ayet',
  count_other: '{{count}} ayet',
  goToSurah: '{{target}} suresine git',
  goToVerse: '{{target}} ayetine git',
  goToVerses: '{{target}} ayetlerine git',
  root: 'Kök',
  rootCount_one: 'Kur’an’da {{count}} kelime bu kökten',
  rootCount_other: 'Kur’an’da {{count}} kelime bu kökten',
  merged: '{{keys}} ile birlikte çevrilmiş',
  results: 'Ayetler',
  text: {
    ARABIC: 'Arapça metin',
    TRANSCRIPTION: 'Okunuş',
    TURKISH: 'Türkçe çeviri',
    ENGLISH: 'İngilizce çeviri',
  },
  match: {
    REFERENCE: 'Aradığınız ayet',
    ALIAS: 'Bu adla bilinen ayet',
    SURAH_NAME: 'Adını aradığınız sure bununla başlar',
    WHOLE_VERSE: 'ayetin tamamı',
    PHRASE: 'sözler yan yana geçiyor',
    ALL_WORDS: 'bütün kelimeler geçiyor',
    WITHOUT_PROCLITIC: 'kelimeler “ve”, “el-” gibi bir ön ekle geçiyor',
    WORD_BEGINNING: 'böyle başlayan kelimeler geçiyor',
    LEMMA: 'kelimelerin başka biçimleri geçiyor',
    ROOT: 'aynı kökten kelimeler geçiyor',
    MOST_WORDS: 'kelimelerin çoğu geçiyor',
    SPELLING: 'yazılışı yakın kelimeler geçiyor',
  },
  pages: {
    label: 'Sonuç sayfaları',
    page: '{{number}}. sayfa',
    first: 'İlk sayfa',
    previous: 'Önceki sayfa',
    next: 'Sonraki sayfa',
    last: 'Son sayfa',
  },
  none: 'Sonuç yok: “{{term}}”',
  tips: 'Şunları deneyin:',
  tip: {
    fewer: 'Daha az kelime yazın.',
    spelling: 'Başka bir yazılışı deneyin: “Yâsîn”, “Yasin”.',
    arabic: 'Arapçasıyla arayın, harekesiz de olur:',
    root: 'Kökünü, harflerini ayırarak yazın:',
  },
  helpTitle: 'Kur’an’da ara',
  helpDescription:
    'Kur’an ayetlerinde Türkçe, İngilizce ve Arapça arama: kelime, söz, sure ve ayet, bilinen ad ya da kök.',
  helpIntro:
    'Üstteki kutuya Türkçe, İngilizce ya da Arapça yazın. Şapka, hareke ve kesme işareti gerekmez.',
  example: {
    words: {
      term: 'sabır ve namaz',
      about: 'Çeviride geçen kelimeler, hangi sırayla olursa olsun',
    },
    phrase: { term: '"her canlı ölümü"', about: 'Tırnak içinde: yan yana geçen sözler' },
    reference: { term: 'Bakara 255', about: 'Sure ve ayet; 2:255 ya da 2 255 de olur' },
    alias: { term: 'Âyetü’l-Kürsî', about: 'Bir ayetin bilinen adı' },
    arabic: { term: 'الحمد لله', about: 'Arapça, harekesiz de olur' },
    root: { term: 'ر ح م', about: 'Kök: harfleri ayrı yazılır' },
  },
};

export type SearchTexts = typeof turkish;

const english: SearchTexts = {
  kind: {
    Surah: 'Surah',
    Verse: 'Verse',
    Post: 'Topic',
    Term: 'Table',
    TermElement: 'Name',
    Root: 'Root',
  },
  suggestions: 'Suggestions',
  suggestionCount_one: '{{count}} suggestion. Move with the arrow keys.',
  suggestionCount_other: '{{count}} suggestions. Move with the arrow keys.',
  allVerses: 'Search all verses for “{{term}}”',
  title: 'Results for “{{term}}”',
  titleOfPage: 'Results for “{{term}}”, page {{page}}',
  description:
    'Verses of the Qur’an with “{{term}}”: Arabic text, Turkish and English translation.',
  count_one: '{{count}} verse',
  count_other: '{{count}} verses',
  goToSurah: 'Go to surah {{target}}',
  goToVerse: 'Go to {{target}}',
  goToVerses: 'Go to {{target}}',
  root: 'Root',
  rootCount_one: '{{count}} word of the Qur’an has this root',
  rootCount_other: '{{count}} words of the Qur’an have this root',
  merged: 'translated together with {{keys}}',
  results: 'Verses',
  text: {
    ARABIC: 'Arabic text',
    TRANSCRIPTION: 'Reading',
    TURKISH: 'Turkish translation',
    ENGLISH: 'English translation',
  },
  match: {
    REFERENCE: 'The verse you asked for',
    ALIAS: 'Known by this name',
    SURAH_NAME: 'Begins the surah you named',
    WHOLE_VERSE: 'the whole verse',
    PHRASE: 'the words stand side by side',
    ALL_WORDS: 'has every word',
    WITHOUT_PROCLITIC: 'has the words with “and”, “the” or the like before them',
    WORD_BEGINNING: 'has words that begin like this',
    LEMMA: 'has other forms of the words',
    ROOT: 'has words of the same root',
    MOST_WORDS: 'has most of the words',
    SPELLING: 'has words spelled much like this',
  },
  pages: {
    label: 'Pages of results',
    page: 'Page {{number}}',
    first: 'First page',
    previous: 'Previous page',
    next: 'Next page',
    last: 'Last page',
  },
  none: 'No results: “{{term}}”',
  tips: 'You could try:',
  tip: {
    fewer: 'Fewer words.',
    spelling: 'Another spelling: “Ya-Sin”, “Yasin”.',
    arabic: 'The Arabic, with or without vowels:',
    root: 'Its root, with the letters apart:',
  },
  helpTitle: 'Search the Qur’an',
  helpDescription:
    'Search the verses of the Qur’an in English, Turkish and Arabic: words, a phrase, surah and verse, a well-known name or a root.',
  helpIntro:
    'Type English, Turkish or Arabic in the box above. Accents, vowel signs and apostrophes are not needed.',
  example: {
    words: { term: 'patience and prayer', about: 'Words of the translation, in any order' },
    phrase: { term: '"my mercy encompasses"', about: 'In quotes: words side by side' },
    reference: { term: 'Baqarah 255', about: 'Surah and verse; 2:255 or 2 255 will do too' },
    alias: { term: 'Throne Verse', about: 'The well-known name of a verse' },
    arabic: { term: 'الحمد لله', about: 'Arabic, with or without vowels' },
    root: { term: 'ر ح م', about: 'A root: its letters apart' },
  },
};

export const searchTexts = { turkish, english };

export const useSearchTexts = textsHook('search', searchTexts);
