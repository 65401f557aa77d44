/** The signs of the mushaf beside the 28 letters and the hamza. */
interface ReadingSign {
  kind: 'letter' | 'vowel' | 'pause';
  /** Signs above or below a letter are on a tatweel. */
  sign: string;
  arabicName: string;
  turkishName: string;
  englishName: string;
  turkishMeaning: string;
  englishMeaning: string;
}

export const readingSigns: readonly ReadingSign[] = [
  {
    kind: 'letter',
    sign: 'ة',
    arabicName: 'تَاء مَرْبُوطَة',
    turkishName: 'kapalı te',
    englishName: 'tied ta',
    turkishMeaning: 'Kelime sonundaki dişillik eki. Geçerken t, durunca h okunur: رَحْمَة.',
    englishMeaning:
      'The feminine ending of a word, read as t in connection and as h in a pause: رَحْمَة.',
  },
  {
    kind: 'letter',
    sign: 'ى',
    arabicName: 'أَلِف مَقْصُورَة',
    turkishName: 'ye biçiminde elif',
    englishName: 'alif in the shape of ya',
    turkishMeaning:
      'Kelime sonunda noktasız ye gibi yazılan uzun a: هُدًى. Medine mushafı kelime sonundaki ye’yi de noktasız yazar: فِى.',
    englishMeaning:
      'A long a at the end of a word, written as a ya without dots: هُدًى. The Madinah mushaf writes a final ya without dots too: فِى.',
  },
  {
    kind: 'letter',
    sign: 'ٱ',
    arabicName: 'هَمْزَة الْوَصْل',
    turkishName: 'vasıl hemzesi',
    englishName: 'joining alif',
    turkishMeaning:
      'Okumaya bu kelimeyle başlanırsa okunur, önceki kelimeden geçilirse düşer: بِسْمِ ٱللَّهِ.',
    englishMeaning:
      'Read if the reading begins with the word, silent if it continues from the word before: بِسْمِ ٱللَّهِ.',
  },
  {
    kind: 'letter',
    sign: 'لا',
    arabicName: 'لَام أَلِف',
    turkishName: 'lamelif',
    englishName: 'lam-alif',
    turkishMeaning: 'Lam ile elifin birleşik yazılışı; ayrı bir harf değildir, lâ okunur.',
    englishMeaning: 'The joined form of lam and alif; not a letter of its own, read lā.',
  },
  {
    kind: 'vowel',
    sign: 'ـَ',
    arabicName: 'فَتْحَة',
    turkishName: 'üstün (fetha)',
    englishName: 'fatha',
    turkishMeaning: 'Kısa e; kalın harflerde a.',
    englishMeaning: 'A short a.',
  },
  {
    kind: 'vowel',
    sign: 'ـِ',
    arabicName: 'كَسْرَة',
    turkishName: 'esre (kesra)',
    englishName: 'kasra',
    turkishMeaning: 'Kısa i; kalın harflerde ı.',
    englishMeaning: 'A short i.',
  },
  {
    kind: 'vowel',
    sign: 'ـُ',
    arabicName: 'ضَمَّة',
    turkishName: 'ötre (damme)',
    englishName: 'damma',
    turkishMeaning: 'Kısa ü; kalın harflerde u.',
    englishMeaning: 'A short u.',
  },
  {
    kind: 'vowel',
    sign: 'ـً',
    arabicName: 'تَنْوِين الْفَتْح',
    turkishName: 'iki üstün (tenvin)',
    englishName: 'double fatha (tanwin)',
    turkishMeaning: 'Kelime sonunda en, an. Durulunca çoğunlukla uzun a olur.',
    englishMeaning: 'The ending an, which mostly becomes a long a in a pause.',
  },
  {
    kind: 'vowel',
    sign: 'ـٍ',
    arabicName: 'تَنْوِين الْكَسْر',
    turkishName: 'iki esre (tenvin)',
    englishName: 'double kasra (tanwin)',
    turkishMeaning: 'Kelime sonunda in, ın. Durulunca okunmaz.',
    englishMeaning: 'The ending in, which is dropped in a pause.',
  },
  {
    kind: 'vowel',
    sign: 'ـٌ',
    arabicName: 'تَنْوِين الضَّمّ',
    turkishName: 'iki ötre (tenvin)',
    englishName: 'double damma (tanwin)',
    turkishMeaning: 'Kelime sonunda ün, un. Durulunca okunmaz.',
    englishMeaning: 'The ending un, which is dropped in a pause.',
  },
  {
    kind: 'vowel',
    sign: 'ـْ',
    arabicName: 'سُكُون',
    turkishName: 'cezim (sükûn)',
    englishName: 'sukun',
    turkishMeaning: 'Harfin harekesi yoktur: harf kendinden öncekine bağlanıp okunur.',
    englishMeaning: 'The letter has no vowel and closes the syllable.',
  },
  {
    kind: 'vowel',
    sign: 'ـّ',
    arabicName: 'شَدَّة',
    turkishName: 'şedde',
    englishName: 'shadda',
    turkishMeaning: 'Harf iki kez okunur: ilki cezimli, ikincisi harekeli.',
    englishMeaning: 'The letter is doubled: first without a vowel, then with its vowel.',
  },
  {
    kind: 'vowel',
    sign: 'ـٰ',
    arabicName: 'أَلِف صَغِيرَة',
    turkishName: 'küçük elif (çeker)',
    englishName: 'small alif',
    turkishMeaning: 'Yazıda elifi bulunmayan uzun a: رَحْمَـٰن.',
    englishMeaning: 'A long a whose alif is not written: رَحْمَـٰن.',
  },
  {
    kind: 'vowel',
    sign: 'ـٓ',
    arabicName: 'مَدَّة',
    turkishName: 'med işareti',
    englishName: 'maddah',
    turkishMeaning: 'Uzun ünlü, hemze ya da cezimden önce daha da uzatılır.',
    englishMeaning: 'The long vowel is drawn out further, before a hamza or a sukun.',
  },
  {
    kind: 'pause',
    sign: 'ـۖ',
    arabicName: 'الْوَصْل أَوْلَى',
    turkishName: 'sad-lam (صلى)',
    englishName: 'sad-lam (صلى)',
    turkishMeaning: 'Durulabilir, geçmek daha iyidir.',
    englishMeaning: 'A pause is allowed; it is better to go on.',
  },
  {
    kind: 'pause',
    sign: 'ـۗ',
    arabicName: 'الْوَقْف أَوْلَى',
    turkishName: 'kaf-lam (قلى)',
    englishName: 'qaf-lam (قلى)',
    turkishMeaning: 'Geçilebilir, durmak daha iyidir.',
    englishMeaning: 'Going on is allowed; it is better to pause.',
  },
  {
    kind: 'pause',
    sign: 'ـۘ',
    arabicName: 'الْوَقْف اللَّازِم',
    turkishName: 'mim (م)',
    englishName: 'mim (م)',
    turkishMeaning: 'Durmak gerekir: geçilirse anlam bozulabilir.',
    englishMeaning: 'A pause is required: going on may change the sense.',
  },
  {
    kind: 'pause',
    sign: 'ـۙ',
    arabicName: 'الْوَقْف الْمَمْنُوع',
    turkishName: 'lamelif (لا)',
    englishName: 'lam-alif (لا)',
    turkishMeaning: 'Cümle bitmemiştir: burada durulmaz.',
    englishMeaning: 'The sentence is not complete: no pause here.',
  },
  {
    kind: 'pause',
    sign: 'ـۚ',
    arabicName: 'الْوَقْف الْجَائِز',
    turkishName: 'cim (ج)',
    englishName: 'jim (ج)',
    turkishMeaning: 'Durmak da geçmek de aynı derecede uygundur.',
    englishMeaning: 'Pausing and going on are equally good.',
  },
  {
    kind: 'pause',
    sign: 'ـۛ',
    arabicName: 'تَعَانُق الْوَقْف',
    turkishName: 'üç nokta',
    englishName: 'three dots',
    turkishMeaning: 'İki yerde birden bulunur: birinde durulursa ötekinde durulmaz.',
    englishMeaning:
      'It marks two places: after a pause at one of them, there is none at the other.',
  },
  {
    kind: 'pause',
    sign: 'ـۜ',
    arabicName: 'سَكْتَة',
    turkishName: 'sekte (س)',
    englishName: 'saktah (س)',
    turkishMeaning:
      'Nefes almadan kısa bir an durulur. Sad harfinin üstünde ise sad’ın sin okunduğunu gösterir: بَصْۜطَة.',
    englishMeaning:
      'A short silence without taking breath. Above a sad it says that the sad is read as sin: بَصْۜطَة.',
  },
  {
    kind: 'pause',
    sign: '۩',
    arabicName: 'سَجْدَة',
    turkishName: 'secde işareti',
    englishName: 'sign of prostration',
    turkishMeaning: 'Bu ayet okununca secde edilir.',
    englishMeaning: 'A prostration follows the reading of this verse.',
  },
];
