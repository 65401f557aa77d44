/** What is known about surahs beside their names: other names, readings of a name, disputed places of revelation. */

interface SurahDetails {
  /** Other names in use, the best known first, spelled as in `surahs.ts`. */
  turkishOtherNames?: readonly string[];
  englishOtherNames?: readonly string[];
  turkishNameNote?: string;
  englishNameNote?: string;
}

/** By number of the surah. */
export const surahDetails: Readonly<Record<number, SurahDetails>> = {
  1: {
    turkishOtherNames: ['Hamd', 'Ümmü’l-Kitâb', 'Seb’u’l-Mesânî'],
    englishOtherNames: ['Al-Hamd', 'Umm al-Kitab', 'The Seven Oft-Repeated'],
  },
  9: { turkishOtherNames: ['Berâe'], englishOtherNames: ['Baraʾah', 'The Disavowal'] },
  17: { turkishOtherNames: ['Benî İsrâîl'], englishOtherNames: ['Bani Israʾil'] },
  32: {
    turkishOtherNames: ['Elif Lâm Mîm Secde'],
    englishOtherNames: ['Alif Lam Mim Sajdah'],
  },
  35: { turkishOtherNames: ['Melâike'], englishOtherNames: ['Al-Malaʾikah', 'The Angels'] },
  38: { turkishOtherNames: ['Dâvûd'], englishOtherNames: ['Dawud'] },
  39: { turkishOtherNames: ['Guref'], englishOtherNames: ['Al-Ghuraf'] },
  40: {
    turkishOtherNames: ['Gâfir', 'Tavl'],
    englishOtherNames: ['Al-Muʾmin', 'The Believer'],
  },
  41: { turkishOtherNames: ['Hâ-Mîm Secde'], englishOtherNames: ['Ha Mim Sajdah'] },
  45: { turkishOtherNames: ['Şerîa'], englishOtherNames: ['Ash-Shariʿah'] },
  47: { turkishOtherNames: ['Kıtâl'], englishOtherNames: ['Al-Qital', 'Fighting'] },
  60: {
    turkishNameNote:
      'Ad iki türlü okunur: “Mümtehine” imtihan eden, “Mümtehane” imtihan edilen kadın demektir.',
    englishNameNote:
      'The name is read in two ways: al-Mumtahanah is the woman who is examined, al-Mumtahinah the surah that examines.',
  },
  67: { turkishOtherNames: ['Tebâreke'], englishOtherNames: ['Tabarak'] },
  68: { turkishOtherNames: ['Nûn'], englishOtherNames: ['Nun'] },
  70: { turkishOtherNames: ['Seele'], englishOtherNames: ['Saʾala'] },
  76: {
    turkishOtherNames: ['Dehr', 'Hel Etâ'],
    englishOtherNames: ['Ad-Dahr', 'Hal Ata', 'Time Without End'],
  },
  78: { turkishOtherNames: ['Amme'], englishOtherNames: ['ʿAmma'] },
  83: { turkishOtherNames: ['Tatfîf'], englishOtherNames: ['At-Tatfif'] },
  94: {
    turkishOtherNames: ['Şerh', 'Elem Neşrah'],
    englishOtherNames: ['Al-Inshirah', 'Alam Nashrah'],
  },
  96: { turkishOtherNames: ['İkra’'], englishOtherNames: ['Iqra'] },
  98: { turkishOtherNames: ['Lem Yekün'], englishOtherNames: ['Lam Yakun'] },
  106: { turkishOtherNames: ['Îlâf'], englishOtherNames: ['Ilaf'] },
  107: { turkishOtherNames: ['Eraeyte'], englishOtherNames: ['Araʾayta'] },
  110: { turkishOtherNames: ['İzâ Câe'], englishOtherNames: ['Idha Jaʾa'] },
  111: {
    turkishOtherNames: ['Mesed', 'Leheb'],
    englishOtherNames: ['Al-Lahab', 'Tabbat', 'The Flame'],
  },
  112: {
    turkishOtherNames: ['Tevhîd', 'Kul Hüvallah'],
    englishOtherNames: ['At-Tawhid', 'The Oneness of God'],
  },
};

/** Surahs whose place of revelation is disputed; the package quran-meta gives one. */
export const DISPUTED_PLACES: readonly number[] = [13, 22, 47, 55, 61, 64, 76, 83, 98, 99];

/** The columns of a surah; empty where there is nothing to say. */
export const detailsOf = (number: number) => ({
  turkishOtherNames: [...(surahDetails[number]?.turkishOtherNames ?? [])],
  englishOtherNames: [...(surahDetails[number]?.englishOtherNames ?? [])],
  turkishNameNote: surahDetails[number]?.turkishNameNote ?? null,
  englishNameNote: surahDetails[number]?.englishNameNote ?? null,
  isRevelationPlaceDisputed: DISPUTED_PLACES.includes(number),
});
