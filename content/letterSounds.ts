/** The letters for readers of Turkish and English: the name in use, the sound, and remarks on their use. */

interface LetterSound {
  /** Name used in Türkiye. */
  turkishName: string;
  turkishSound: string;
  englishSound: string;
  turkishNote?: string;
  englishNote?: string;
}

export const letterSounds: Readonly<Record<string, LetterSound>> = {
  ا: {
    turkishName: 'elif',
    turkishSound: 'uzun a (â)',
    englishSound: 'long a, as in father',
    turkishNote:
      'Kendisinden önceki harfin üstününü uzatır. Hemzenin de yeridir (أ إ); o zaman sesi hemzenindir, harekesi a, e, i, u olabilir. Çoğul vav’ından sonra yazılıp okunmaz (قَالُوا۟).',
    englishNote:
      'Lengthens the a of the letter before it. It is also the seat of a hamza (أ إ), whose sound it then has with any vowel. After the waw of a plural it is written but silent (قَالُوا۟).',
  },
  ب: { turkishName: 'be', turkishSound: 'b', englishSound: 'b' },
  ت: {
    turkishName: 'te',
    turkishSound: 't, ince',
    englishSound: 't, with the tongue at the teeth',
  },
  ث: {
    turkishName: 'se',
    turkishSound: 'peltek s: dil ucu dişlerin arasında',
    englishSound: 'th, as in think',
  },
  ج: { turkishName: 'cim', turkishSound: 'c', englishSound: 'j, as in jam' },
  ح: {
    turkishName: 'ha',
    turkishSound: 'boğazdan çıkan, hırıltısız h',
    englishSound: 'a strong h from the middle of the throat',
  },
  خ: {
    turkishName: 'hı',
    turkishSound: 'hırıltılı, kalın h',
    englishSound: 'ch, as in Scottish loch',
  },
  د: {
    turkishName: 'dal',
    turkishSound: 'd, ince',
    englishSound: 'd, with the tongue at the teeth',
  },
  ذ: {
    turkishName: 'zel',
    turkishSound: 'peltek z: dil ucu dişlerin arasında',
    englishSound: 'th, as in this',
  },
  ر: {
    turkishName: 'ra',
    turkishSound: 'r; çoğunlukla kalın, kesre ile ince',
    englishSound: 'a rolled r',
  },
  ز: { turkishName: 'ze', turkishSound: 'z', englishSound: 'z' },
  س: { turkishName: 'sin', turkishSound: 's, ince', englishSound: 's, as in see' },
  ش: { turkishName: 'şın', turkishSound: 'ş', englishSound: 'sh' },
  ص: {
    turkishName: 'sad',
    turkishSound: 'kalın s',
    englishSound: 'a heavy s, with the back of the tongue raised',
  },
  ض: {
    turkishName: 'dad',
    turkishSound: 'kalın d: dilin yanı azı dişlerine değer',
    englishSound: 'a heavy d, with the side of the tongue at the molars',
  },
  ط: {
    turkishName: 'tı',
    turkishSound: 'kalın t',
    englishSound: 'a heavy t, with the back of the tongue raised',
  },
  ظ: {
    turkishName: 'zı',
    turkishSound: 'kalın ve peltek z',
    englishSound: 'a heavy th, as in this with the back of the tongue raised',
  },
  ع: {
    turkishName: 'ayın',
    turkishSound: 'boğazın ortası sıkılarak çıkan ses; Türkçede karşılığı yoktur',
    englishSound: 'a voiced sound from the narrowed throat, unknown in English',
  },
  غ: {
    turkishName: 'gayın',
    turkishSound: 'hırıltılı, kalın g; yumuşak g’den sert',
    englishSound: 'gh, like the r of French Paris',
  },
  ف: { turkishName: 'fe', turkishSound: 'f', englishSound: 'f' },
  ق: {
    turkishName: 'kaf',
    turkishSound: 'gırtlağa yakın çıkan kalın k',
    englishSound: 'a k made far back, at the uvula',
  },
  ك: { turkishName: 'kef', turkishSound: 'ince k', englishSound: 'k' },
  ل: {
    turkishName: 'lam',
    turkishSound: 'ince l; Allah adında üstün ve ötreden sonra kalın',
    englishSound: 'l, light; heavy in the name Allah after a or u',
  },
  م: { turkishName: 'mim', turkishSound: 'm', englishSound: 'm' },
  ن: {
    turkishName: 'nun',
    turkishSound: 'n; bazı harflerden önce geniz sesi olur ya da o harfe katılır',
    englishSound: 'n; before some letters it becomes nasal or merges with them',
  },
  ه: { turkishName: 'he', turkishSound: 'h, Türkçedeki gibi', englishSound: 'h, as in hat' },
  و: {
    turkishName: 'vav',
    turkishSound: 'dudaklar yuvarlanarak v; uzatma harfi olarak û',
    englishSound: 'w; as a letter of prolongation ū',
    turkishNote: 'Hemzenin de yeridir (ؤ).',
    englishNote: 'It is also a seat of the hamza (ؤ).',
  },
  ي: {
    turkishName: 'ye',
    turkishSound: 'y; uzatma harfi olarak î',
    englishSound: 'y; as a letter of prolongation ī',
    turkishNote: 'Noktasız biçimi hemzenin de yeridir (ئ).',
    englishNote: 'Without its dots it is also a seat of the hamza (ئ).',
  },
  ء: {
    turkishName: 'hemze',
    turkishSound: 'sesin kesilip yeniden başlaması: “mes’ele”deki kesme gibi',
    englishSound: 'a short stop of the voice, as in uh-oh',
    turkishNote: 'Tek başına (ء) ya da bir harfin üstünde veya altında yazılır: أ إ ؤ ئ.',
    englishNote: 'Written alone (ء) or on a seat: أ إ ؤ ئ.',
  },
};

/** The columns of a letter. */
export const soundOf = (arabicLetter: string) => {
  const sound = letterSounds[arabicLetter];
  if (!sound) throw new Error(`The letter ${arabicLetter} has no sound.`);
  return { turkishNote: null, englishNote: null, ...sound };
};
