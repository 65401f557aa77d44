import { textsHook } from './textsHook';

/**
 * Texts of the search, loaded with its code: other pages contain only the search box. The keys of
 * matches are the names of the API.
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
  suggestionCount_one: '{{count}} öneri. Ok tuşlarıyla gezebilirsiniz.',
  suggestionCount_other: '{{count}} öneri. Ok tuşlarıyla gezebilirsiniz.',
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
    ARABIC: 'Arapça metninde',
    TRANSCRIPTION: 'Okunuşunda',
    TURKISH: 'Türkçe çevirisinde',
    ENGLISH: 'İngilizce çevirisinde',
  },
  match: {
    REFERENCE: 'Aradığınız ayet',
    ALIAS: 'Bu adla bilinen ayet',
    SURAH_NAME: 'Aradığınız surenin ilk ayeti',
    WHOLE_VERSE: '{{where}} ayetin tamamı',
    PHRASE: '{{where}} yan yana geçiyor',
    ALL_WORDS: '{{where}} geçiyor',
    WITHOUT_PROCLITIC: '{{where}} “ve”, “el-” gibi bir ön ekle geçiyor',
    WORD_BEGINNING: '{{where}} böyle başlayan kelimeler geçiyor',
    LEMMA: '{{where}} kelimelerin başka biçimleri geçiyor',
    ROOT: 'Aynı kökten',
    MOST_WORDS: '{{where}} kelimelerin çoğu geçiyor',
    SPELLING: '{{where}} yazılışı yakın kelimeler geçiyor',
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
  helpTitle: 'Kur’an’da arama',
  helpDescription:
    'Kur’an ayetlerinde Türkçe, İngilizce ve Arapça arama: kelime, söz, sure ve ayet, bilinen ad ya da kök.',
  helpIntro:
    'Üstteki kutuya Türkçe, İngilizce ya da Arapça yazın. Şapka, hareke ve kesme işareti gerekmez.',
  example: {
    words: {
      term: 'sabır ve namaz',
      about: 'Çeviride geçen kelimeler, hangi sırayla olursa olsun',
    },
    phrase: { term: '"her canlı ölümü"', about: 'Tırnak içinde: yan yana geçen kelimeler' },
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
  suggestionCount_one: '{{count}} suggestion. Use the arrow keys to move.',
  suggestionCount_other: '{{count}} suggestions. Use the arrow keys to move.',
  allVerses: 'Search all verses for “{{term}}”',
  title: 'Results for “{{term}}”',
  titleOfPage: 'Results for “{{term}}”, page {{page}}',
  description:
    'Verses of the Qur’an with “{{term}}”: Arabic text, Turkish and English translation.',
  count_one: '{{count}} verse',
  count_other: '{{count}} verses',
  goToSurah: 'Go to Surah {{target}}',
  goToVerse: 'Go to {{target}}',
  goToVerses: 'Go to {{target}}',
  root: 'Root',
  rootCount_one: '{{count}} word of the Qur’an has this root',
  rootCount_other: '{{count}} words of the Qur’an have this root',
  merged: 'translated together with {{keys}}',
  results: 'Verses',
  text: {
    ARABIC: 'In the Arabic text',
    TRANSCRIPTION: 'In the transcription',
    TURKISH: 'In the Turkish translation',
    ENGLISH: 'In the English translation',
  },
  match: {
    REFERENCE: 'The verse you asked for',
    ALIAS: 'Known by this name',
    SURAH_NAME: 'First verse of the surah you named',
    WHOLE_VERSE: '{{where}}: the whole verse',
    PHRASE: '{{where}}, in sequence',
    ALL_WORDS: '{{where}}',
    WITHOUT_PROCLITIC: '{{where}}, after “and”, “the” or the like',
    WORD_BEGINNING: '{{where}}: words that begin like this',
    LEMMA: '{{where}}: other forms of the words',
    ROOT: 'From the same root',
    MOST_WORDS: '{{where}}: most of the words',
    SPELLING: '{{where}}: words spelled alike',
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
  tips: 'Suggestions:',
  tip: {
    fewer: 'Use fewer words.',
    spelling: 'Try another spelling: “Ya-Sin”, “Yasin”.',
    arabic: 'Search in Arabic, with or without vowel signs:',
    root: 'Search for its root, with spaces between the letters:',
  },
  helpTitle: 'Search the Qur’an',
  helpDescription:
    'Search the verses of the Qur’an in English, Turkish and Arabic by words, phrase, surah and verse, well-known name or root.',
  helpIntro:
    'Type English, Turkish or Arabic in the box above. Accents, vowel signs and apostrophes are not needed.',
  example: {
    words: { term: 'patience and prayer', about: 'Words of the translation, in any order' },
    phrase: { term: '"my mercy encompasses"', about: 'In quotes: words in sequence' },
    reference: { term: 'Baqarah 255', about: 'Surah and verse; also 2:255 or 2 255' },
    alias: { term: 'Throne Verse', about: 'The well-known name of a verse' },
    arabic: { term: 'الحمد لله', about: 'Arabic, with or without vowel signs' },
    root: { term: 'ر ح م', about: 'A root, with spaces between the letters' },
  },
};

export const searchTexts = { turkish, english };

export const useSearchTexts = textsHook('search', searchTexts);
