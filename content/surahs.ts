export interface SurahNames {
  /** Place in the mushaf, 1 to 114. */
  readonly number: number;
  /**
   * With vowel marks, without "سورة"; a noun at the end has no case ending. Names that consist of
   * letters (20, 36, 38, 50) have no vowel marks.
   */
  readonly arabicName: string;
  /**
   * The Turkish form in Turkish orthography, as in TDV İslâm Ansiklopedisi but with â for ā, and so not a
   * transcription with ʿ and ʾ: ’ is an ayn or hamza next to a consonant or at the end (Ra’d, Mü’min,
   * Sebe’); between vowels it is omitted.
   */
  readonly turkishNameTranscription: string;
  /** Meaning of the Turkish name, which may differ from the Arabic name (40 Mü’min, 111 Tebbet). */
  readonly turkishNameTranslation: string;
  /** The article is written as pronounced (An-Nisa); ʿ is an ayn, ʾ a hamza inside a word. */
  readonly englishNameTranscription: string;
  readonly englishNameTranslation: string;
  /** Estimated Gregorian year in which most of the surah was revealed, 610 to 632. */
  readonly revelationYear: number;
}

/**
 * Names and years of the surahs. The import reads their order of revelation, place and number of
 * verses from the package quran-meta.
 *
 * The years are rough estimates in the traditional (Egyptian) order of revelation. They are based
 * on these events; surahs between two events are spread over the years between them:
 * - 610 Alak, the first revelation; 613 Tebbet, the call from Mount Safa and open preaching;
 * - 615 Necm to Meryem, before the emigration to Abyssinia; 616 Tâhâ, Umar's conversion;
 * - 620 Ahkâf, the return from Taif; 622 the last Meccan surahs, and the Hijra;
 * - 623 Bakara; 624 Enfâl, Badr; 625 Âl-i İmrân, Uhud; 627 Nûr and Münâfikûn, the campaign of
 *   Mustalik; 628 Fetih, Hudaybiya; 629 Mâide (5:3 is from 632); 630 Tevbe, Tabuk (its beginning
 *   is from 631); 632 Nasr, the last surah, at the farewell pilgrimage.
 *
 * Along that order the years never decrease, except for eight surahs dated by events they mention:
 * - 17 İsrâ 621, the night journey; 30 Rûm 615, the defeats of Byzantium by Persia;
 * - 22 Hac 623, the first permission to fight (22:39); 59 Haşr 625, the expulsion of Nadir;
 * - 33 Ahzâb 627, the siege of Medina; 60 Mümtehine 629, from the women who came after Hudaybiya
 *   (628) to the letter before the conquest of Mecca (January 630);
 * - 49 Hucurât and 66 Tahrîm 630, the delegations and the Prophet's month apart from his wives.
 */
// prettier-ignore
export const surahNames: readonly SurahNames[] = [
  { number: 1, arabicName: 'الْفَاتِحَة', turkishNameTranscription: 'Fâtiha', turkishNameTranslation: 'Açılış', englishNameTranscription: 'Al-Fatihah', englishNameTranslation: 'The Opening', revelationYear: 612 },
  { number: 2, arabicName: 'الْبَقَرَة', turkishNameTranscription: 'Bakara', turkishNameTranslation: 'İnek', englishNameTranscription: 'Al-Baqarah', englishNameTranslation: 'The Cow', revelationYear: 623 },
  { number: 3, arabicName: 'آلِ عِمْرَان', turkishNameTranscription: 'Âl-i İmrân', turkishNameTranslation: 'İmran Ailesi', englishNameTranscription: 'Al ʿImran', englishNameTranslation: 'The Family of Imran', revelationYear: 625 },
  { number: 4, arabicName: 'النِّسَاء', turkishNameTranscription: 'Nisâ', turkishNameTranslation: 'Kadınlar', englishNameTranscription: 'An-Nisa', englishNameTranslation: 'The Women', revelationYear: 626 },
  { number: 5, arabicName: 'الْمَائِدَة', turkishNameTranscription: 'Mâide', turkishNameTranslation: 'Sofra', englishNameTranscription: 'Al-Maʾidah', englishNameTranslation: 'The Table Spread', revelationYear: 629 },
  { number: 6, arabicName: 'الْأَنْعَام', turkishNameTranscription: 'En’âm', turkishNameTranslation: 'Evcil Hayvanlar', englishNameTranscription: 'Al-Anʿam', englishNameTranslation: 'The Cattle', revelationYear: 618 },
  { number: 7, arabicName: 'الْأَعْرَاف', turkishNameTranscription: 'A’râf', turkishNameTranslation: 'Yüksek Yerler', englishNameTranscription: 'Al-Aʿraf', englishNameTranslation: 'The Heights', revelationYear: 615 },
  { number: 8, arabicName: 'الْأَنْفَال', turkishNameTranscription: 'Enfâl', turkishNameTranslation: 'Savaş Ganimetleri', englishNameTranscription: 'Al-Anfal', englishNameTranslation: 'The Spoils of War', revelationYear: 624 },
  { number: 9, arabicName: 'التَّوْبَة', turkishNameTranscription: 'Tevbe', turkishNameTranslation: 'Tövbe', englishNameTranscription: 'At-Tawbah', englishNameTranslation: 'Repentance', revelationYear: 630 },
  { number: 10, arabicName: 'يُونُس', turkishNameTranscription: 'Yûnus', turkishNameTranslation: 'Hz. Yunus', englishNameTranscription: 'Yunus', englishNameTranslation: 'The Prophet Jonah', revelationYear: 617 },
  { number: 11, arabicName: 'هُود', turkishNameTranscription: 'Hûd', turkishNameTranslation: 'Hz. Hud', englishNameTranscription: 'Hud', englishNameTranslation: 'The Prophet Hud', revelationYear: 617 },
  { number: 12, arabicName: 'يُوسُف', turkishNameTranscription: 'Yûsuf', turkishNameTranslation: 'Hz. Yusuf', englishNameTranscription: 'Yusuf', englishNameTranslation: 'The Prophet Joseph', revelationYear: 617 },
  { number: 13, arabicName: 'الرَّعْد', turkishNameTranscription: 'Ra’d', turkishNameTranslation: 'Gök Gürültüsü', englishNameTranscription: 'Ar-Raʿd', englishNameTranslation: 'The Thunder', revelationYear: 626 },
  { number: 14, arabicName: 'إِبْرَاهِيم', turkishNameTranscription: 'İbrâhîm', turkishNameTranslation: 'Hz. İbrahim', englishNameTranscription: 'Ibrahim', englishNameTranslation: 'The Prophet Abraham', revelationYear: 621 },
  { number: 15, arabicName: 'الْحِجْر', turkishNameTranscription: 'Hicr', turkishNameTranslation: 'Kayalık Bölge', englishNameTranscription: 'Al-Hijr', englishNameTranslation: 'The Rocky Tract', revelationYear: 617 },
  { number: 16, arabicName: 'النَّحْل', turkishNameTranscription: 'Nahl', turkishNameTranslation: 'Bal Arısı', englishNameTranscription: 'An-Nahl', englishNameTranslation: 'The Bee', revelationYear: 620 },
  { number: 17, arabicName: 'الْإِسْرَاء', turkishNameTranscription: 'İsrâ', turkishNameTranslation: 'Gece Yolculuğu', englishNameTranscription: 'Al-Isra', englishNameTranslation: 'The Night Journey', revelationYear: 621 },
  { number: 18, arabicName: 'الْكَهْف', turkishNameTranscription: 'Kehf', turkishNameTranslation: 'Mağara', englishNameTranscription: 'Al-Kahf', englishNameTranslation: 'The Cave', revelationYear: 620 },
  { number: 19, arabicName: 'مَرْيَم', turkishNameTranscription: 'Meryem', turkishNameTranslation: 'Hz. Meryem', englishNameTranscription: 'Maryam', englishNameTranslation: 'Mary', revelationYear: 615 },
  { number: 20, arabicName: 'طه', turkishNameTranscription: 'Tâhâ', turkishNameTranslation: 'Tâ ve Hâ Harfleri', englishNameTranscription: 'Ta-Ha', englishNameTranslation: 'The Letters Ta and Ha', revelationYear: 616 },
  { number: 21, arabicName: 'الْأَنْبِيَاء', turkishNameTranscription: 'Enbiyâ', turkishNameTranslation: 'Peygamberler', englishNameTranscription: 'Al-Anbiya', englishNameTranslation: 'The Prophets', revelationYear: 621 },
  { number: 22, arabicName: 'الْحَجّ', turkishNameTranscription: 'Hac', turkishNameTranslation: 'Hac İbadeti', englishNameTranscription: 'Al-Hajj', englishNameTranslation: 'The Pilgrimage', revelationYear: 623 },
  { number: 23, arabicName: 'الْمُؤْمِنُون', turkishNameTranscription: 'Mü’minûn', turkishNameTranslation: 'Müminler', englishNameTranscription: 'Al-Muʾminun', englishNameTranslation: 'The Believers', revelationYear: 621 },
  { number: 24, arabicName: 'النُّور', turkishNameTranscription: 'Nûr', turkishNameTranslation: 'Işık', englishNameTranscription: 'An-Nur', englishNameTranslation: 'The Light', revelationYear: 627 },
  { number: 25, arabicName: 'الْفُرْقَان', turkishNameTranscription: 'Furkân', turkishNameTranslation: 'Doğruyu Yanlıştan Ayıran', englishNameTranscription: 'Al-Furqan', englishNameTranslation: 'The Criterion', revelationYear: 615 },
  { number: 26, arabicName: 'الشُّعَرَاء', turkishNameTranscription: 'Şuarâ', turkishNameTranslation: 'Şairler', englishNameTranscription: 'Ash-Shuʿara', englishNameTranslation: 'The Poets', revelationYear: 616 },
  { number: 27, arabicName: 'النَّمْل', turkishNameTranscription: 'Neml', turkishNameTranslation: 'Karıncalar', englishNameTranscription: 'An-Naml', englishNameTranslation: 'The Ants', revelationYear: 616 },
  { number: 28, arabicName: 'الْقَصَص', turkishNameTranscription: 'Kasas', turkishNameTranslation: 'Kıssa', englishNameTranscription: 'Al-Qasas', englishNameTranslation: 'The Story', revelationYear: 616 },
  { number: 29, arabicName: 'الْعَنْكَبُوت', turkishNameTranscription: 'Ankebût', turkishNameTranslation: 'Örümcek', englishNameTranscription: 'Al-ʿAnkabut', englishNameTranslation: 'The Spider', revelationYear: 622 },
  { number: 30, arabicName: 'الرُّوم', turkishNameTranscription: 'Rûm', turkishNameTranslation: 'Romalılar', englishNameTranscription: 'Ar-Rum', englishNameTranslation: 'The Romans', revelationYear: 615 },
  { number: 31, arabicName: 'لُقْمَان', turkishNameTranscription: 'Lokmân', turkishNameTranslation: 'Hz. Lokman', englishNameTranscription: 'Luqman', englishNameTranslation: 'Luqman the Wise', revelationYear: 618 },
  { number: 32, arabicName: 'السَّجْدَة', turkishNameTranscription: 'Secde', turkishNameTranslation: 'Secdeye Kapanma', englishNameTranscription: 'As-Sajdah', englishNameTranslation: 'The Prostration', revelationYear: 621 },
  { number: 33, arabicName: 'الْأَحْزَاب', turkishNameTranscription: 'Ahzâb', turkishNameTranslation: 'Müttefik Gruplar', englishNameTranscription: 'Al-Ahzab', englishNameTranslation: 'The Confederates', revelationYear: 627 },
  { number: 34, arabicName: 'سَبَأ', turkishNameTranscription: 'Sebe’', turkishNameTranslation: 'Sebe Halkı', englishNameTranscription: 'Saba', englishNameTranslation: 'The People of Sheba', revelationYear: 618 },
  { number: 35, arabicName: 'فَاطِر', turkishNameTranscription: 'Fâtır', turkishNameTranslation: 'Yoktan Var Eden', englishNameTranscription: 'Fatir', englishNameTranslation: 'The Originator', revelationYear: 615 },
  { number: 36, arabicName: 'يس', turkishNameTranscription: 'Yâsîn', turkishNameTranslation: 'Yâ ve Sîn Harfleri', englishNameTranscription: 'Ya-Sin', englishNameTranslation: 'The Letters Ya and Sin', revelationYear: 615 },
  { number: 37, arabicName: 'الصَّافَّات', turkishNameTranscription: 'Sâffât', turkishNameTranslation: 'Saf Saf Dizilenler', englishNameTranscription: 'As-Saffat', englishNameTranslation: 'Those Ranged in Ranks', revelationYear: 618 },
  { number: 38, arabicName: 'ص', turkishNameTranscription: 'Sâd', turkishNameTranslation: 'Sâd Harfi', englishNameTranscription: 'Sad', englishNameTranslation: 'The Letter Sad', revelationYear: 615 },
  { number: 39, arabicName: 'الزُّمَر', turkishNameTranscription: 'Zümer', turkishNameTranslation: 'Topluluklar', englishNameTranscription: 'Az-Zumar', englishNameTranslation: 'The Groups', revelationYear: 619 },
  { number: 40, arabicName: 'غَافِر', turkishNameTranscription: 'Mü’min', turkishNameTranslation: 'Mümin Kişi', englishNameTranscription: 'Ghafir', englishNameTranslation: 'The Forgiver', revelationYear: 619 },
  { number: 41, arabicName: 'فُصِّلَتْ', turkishNameTranscription: 'Fussılet', turkishNameTranslation: 'Ayrıntılarıyla Açıklanmış', englishNameTranscription: 'Fussilat', englishNameTranslation: 'Explained in Detail', revelationYear: 619 },
  { number: 42, arabicName: 'الشُّورَى', turkishNameTranscription: 'Şûrâ', turkishNameTranslation: 'Danışma', englishNameTranscription: 'Ash-Shura', englishNameTranslation: 'Consultation', revelationYear: 619 },
  { number: 43, arabicName: 'الزُّخْرُف', turkishNameTranscription: 'Zuhruf', turkishNameTranslation: 'Altın Süsler', englishNameTranscription: 'Az-Zukhruf', englishNameTranslation: 'The Gold Ornaments', revelationYear: 619 },
  { number: 44, arabicName: 'الدُّخَان', turkishNameTranscription: 'Duhân', turkishNameTranslation: 'Duman', englishNameTranscription: 'Ad-Dukhan', englishNameTranslation: 'The Smoke', revelationYear: 620 },
  { number: 45, arabicName: 'الْجَاثِيَة', turkishNameTranscription: 'Câsiye', turkishNameTranslation: 'Diz Çöken Topluluk', englishNameTranscription: 'Al-Jathiyah', englishNameTranslation: 'The Kneeling Nation', revelationYear: 620 },
  { number: 46, arabicName: 'الْأَحْقَاف', turkishNameTranscription: 'Ahkâf', turkishNameTranslation: 'Kum Tepeleri', englishNameTranscription: 'Al-Ahqaf', englishNameTranslation: 'The Sand Dunes', revelationYear: 620 },
  { number: 47, arabicName: 'مُحَمَّد', turkishNameTranscription: 'Muhammed', turkishNameTranslation: 'Hz. Muhammed', englishNameTranscription: 'Muhammad', englishNameTranslation: 'The Prophet Muhammad', revelationYear: 626 },
  { number: 48, arabicName: 'الْفَتْح', turkishNameTranscription: 'Fetih', turkishNameTranslation: 'Zafer', englishNameTranscription: 'Al-Fath', englishNameTranslation: 'The Victory', revelationYear: 628 },
  { number: 49, arabicName: 'الْحُجُرَات', turkishNameTranscription: 'Hucurât', turkishNameTranslation: 'Odalar', englishNameTranscription: 'Al-Hujurat', englishNameTranslation: 'The Chambers', revelationYear: 630 },
  { number: 50, arabicName: 'ق', turkishNameTranscription: 'Kâf', turkishNameTranslation: 'Kâf Harfi', englishNameTranscription: 'Qaf', englishNameTranslation: 'The Letter Qaf', revelationYear: 615 },
  { number: 51, arabicName: 'الذَّارِيَات', turkishNameTranscription: 'Zâriyât', turkishNameTranslation: 'Savuran Rüzgârlar', englishNameTranscription: 'Adh-Dhariyat', englishNameTranslation: 'The Scattering Winds', revelationYear: 620 },
  { number: 52, arabicName: 'الطُّور', turkishNameTranscription: 'Tûr', turkishNameTranslation: 'Tur Dağı', englishNameTranscription: 'At-Tur', englishNameTranslation: 'The Mount', revelationYear: 621 },
  { number: 53, arabicName: 'النَّجْم', turkishNameTranscription: 'Necm', turkishNameTranslation: 'Yıldız', englishNameTranscription: 'An-Najm', englishNameTranslation: 'The Star', revelationYear: 615 },
  { number: 54, arabicName: 'الْقَمَر', turkishNameTranscription: 'Kamer', turkishNameTranslation: 'Ay', englishNameTranscription: 'Al-Qamar', englishNameTranslation: 'The Moon', revelationYear: 615 },
  { number: 55, arabicName: 'الرَّحْمَن', turkishNameTranscription: 'Rahmân', turkishNameTranslation: 'Sonsuz Merhamet Sahibi', englishNameTranscription: 'Ar-Rahman', englishNameTranslation: 'The Most Merciful', revelationYear: 626 },
  { number: 56, arabicName: 'الْوَاقِعَة', turkishNameTranscription: 'Vâkıa', turkishNameTranslation: 'Kaçınılmaz Olay', englishNameTranscription: 'Al-Waqiʿah', englishNameTranslation: 'The Inevitable Event', revelationYear: 616 },
  { number: 57, arabicName: 'الْحَدِيد', turkishNameTranscription: 'Hadîd', turkishNameTranslation: 'Demir', englishNameTranscription: 'Al-Hadid', englishNameTranslation: 'Iron', revelationYear: 626 },
  { number: 58, arabicName: 'الْمُجَادِلَة', turkishNameTranscription: 'Mücâdile', turkishNameTranslation: 'Tartışan Kadın', englishNameTranscription: 'Al-Mujadilah', englishNameTranslation: 'The Pleading Woman', revelationYear: 627 },
  { number: 59, arabicName: 'الْحَشْر', turkishNameTranscription: 'Haşr', turkishNameTranslation: 'Sürgün', englishNameTranscription: 'Al-Hashr', englishNameTranslation: 'The Exile', revelationYear: 625 },
  { number: 60, arabicName: 'الْمُمْتَحَنَة', turkishNameTranscription: 'Mümtehine', turkishNameTranslation: 'İmtihan Eden', englishNameTranscription: 'Al-Mumtahanah', englishNameTranslation: 'The Examined Woman', revelationYear: 629 },
  { number: 61, arabicName: 'الصَّفّ', turkishNameTranscription: 'Saf', turkishNameTranslation: 'Saf Düzeni', englishNameTranscription: 'As-Saff', englishNameTranslation: 'The Ranks', revelationYear: 628 },
  { number: 62, arabicName: 'الْجُمُعَة', turkishNameTranscription: 'Cum’a', turkishNameTranslation: 'Cuma Günü', englishNameTranscription: 'Al-Jumuʿah', englishNameTranslation: 'Friday', revelationYear: 628 },
  { number: 63, arabicName: 'الْمُنَافِقُون', turkishNameTranscription: 'Münâfikûn', turkishNameTranslation: 'Münafıklar', englishNameTranscription: 'Al-Munafiqun', englishNameTranslation: 'The Hypocrites', revelationYear: 627 },
  { number: 64, arabicName: 'التَّغَابُن', turkishNameTranscription: 'Tegâbün', turkishNameTranslation: 'Aldanma', englishNameTranscription: 'At-Taghabun', englishNameTranslation: 'Mutual Loss and Gain', revelationYear: 628 },
  { number: 65, arabicName: 'الطَّلَاق', turkishNameTranscription: 'Talâk', turkishNameTranslation: 'Boşanma', englishNameTranscription: 'At-Talaq', englishNameTranslation: 'Divorce', revelationYear: 627 },
  { number: 66, arabicName: 'التَّحْرِيم', turkishNameTranscription: 'Tahrîm', turkishNameTranslation: 'Haram Kılma', englishNameTranscription: 'At-Tahrim', englishNameTranslation: 'The Prohibition', revelationYear: 630 },
  { number: 67, arabicName: 'الْمُلْك', turkishNameTranscription: 'Mülk', turkishNameTranslation: 'Hükümranlık', englishNameTranscription: 'Al-Mulk', englishNameTranslation: 'Sovereignty', revelationYear: 621 },
  { number: 68, arabicName: 'الْقَلَم', turkishNameTranscription: 'Kalem', turkishNameTranslation: 'Kalem', englishNameTranscription: 'Al-Qalam', englishNameTranslation: 'The Pen', revelationYear: 611 },
  { number: 69, arabicName: 'الْحَاقَّة', turkishNameTranscription: 'Hâkka', turkishNameTranslation: 'Kesin Gerçek', englishNameTranscription: 'Al-Haqqah', englishNameTranslation: 'The Sure Reality', revelationYear: 621 },
  { number: 70, arabicName: 'الْمَعَارِج', turkishNameTranscription: 'Meâric', turkishNameTranslation: 'Yükseliş Yolları', englishNameTranscription: 'Al-Maʿarij', englishNameTranslation: 'The Ways of Ascent', revelationYear: 621 },
  { number: 71, arabicName: 'نُوح', turkishNameTranscription: 'Nûh', turkishNameTranslation: 'Hz. Nuh', englishNameTranscription: 'Nuh', englishNameTranslation: 'The Prophet Noah', revelationYear: 621 },
  { number: 72, arabicName: 'الْجِنّ', turkishNameTranscription: 'Cin', turkishNameTranslation: 'Cinler', englishNameTranscription: 'Al-Jinn', englishNameTranslation: 'The Jinn', revelationYear: 615 },
  { number: 73, arabicName: 'الْمُزَّمِّل', turkishNameTranscription: 'Müzzemmil', turkishNameTranslation: 'Örtüsüne Bürünen', englishNameTranscription: 'Al-Muzzammil', englishNameTranslation: 'The Wrapped One', revelationYear: 611 },
  { number: 74, arabicName: 'الْمُدَّثِّر', turkishNameTranscription: 'Müddessir', turkishNameTranslation: 'Giysisine Sarınan', englishNameTranscription: 'Al-Muddaththir', englishNameTranslation: 'The Cloaked One', revelationYear: 611 },
  { number: 75, arabicName: 'الْقِيَامَة', turkishNameTranscription: 'Kıyâme', turkishNameTranslation: 'Diriliş', englishNameTranscription: 'Al-Qiyamah', englishNameTranslation: 'The Resurrection', revelationYear: 615 },
  { number: 76, arabicName: 'الْإِنْسَان', turkishNameTranscription: 'İnsân', turkishNameTranslation: 'İnsan', englishNameTranscription: 'Al-Insan', englishNameTranslation: 'The Human Being', revelationYear: 626 },
  { number: 77, arabicName: 'الْمُرْسَلَات', turkishNameTranscription: 'Mürselât', turkishNameTranslation: 'Gönderilenler', englishNameTranscription: 'Al-Mursalat', englishNameTranslation: 'Those Sent Forth', revelationYear: 615 },
  { number: 78, arabicName: 'النَّبَأ', turkishNameTranscription: 'Nebe’', turkishNameTranslation: 'Haber', englishNameTranscription: 'An-Naba', englishNameTranslation: 'The Tidings', revelationYear: 622 },
  { number: 79, arabicName: 'النَّازِعَات', turkishNameTranscription: 'Nâziât', turkishNameTranslation: 'Söküp Çıkaranlar', englishNameTranscription: 'An-Naziʿat', englishNameTranslation: 'Those Who Drag Forth', revelationYear: 622 },
  { number: 80, arabicName: 'عَبَسَ', turkishNameTranscription: 'Abese', turkishNameTranslation: 'Yüzünü Ekşitti', englishNameTranscription: 'ʿAbasa', englishNameTranslation: 'He Frowned', revelationYear: 615 },
  { number: 81, arabicName: 'التَّكْوِير', turkishNameTranscription: 'Tekvîr', turkishNameTranslation: 'Dürülme', englishNameTranscription: 'At-Takwir', englishNameTranslation: 'The Folding Up', revelationYear: 613 },
  { number: 82, arabicName: 'الِانْفِطَار', turkishNameTranscription: 'İnfitâr', turkishNameTranslation: 'Çatlama', englishNameTranscription: 'Al-Infitar', englishNameTranslation: 'The Cleaving', revelationYear: 622 },
  { number: 83, arabicName: 'الْمُطَفِّفِين', turkishNameTranscription: 'Mutaffifîn', turkishNameTranslation: 'Ölçüde Hile Yapanlar', englishNameTranscription: 'Al-Mutaffifin', englishNameTranslation: 'The Defrauders', revelationYear: 622 },
  { number: 84, arabicName: 'الِانْشِقَاق', turkishNameTranscription: 'İnşikâk', turkishNameTranslation: 'Yarılma', englishNameTranscription: 'Al-Inshiqaq', englishNameTranslation: 'The Splitting Open', revelationYear: 622 },
  { number: 85, arabicName: 'الْبُرُوج', turkishNameTranscription: 'Bürûc', turkishNameTranslation: 'Burçlar', englishNameTranscription: 'Al-Buruj', englishNameTranslation: 'The Constellations', revelationYear: 615 },
  { number: 86, arabicName: 'الطَّارِق', turkishNameTranscription: 'Târık', turkishNameTranslation: 'Gece Gelen', englishNameTranscription: 'At-Tariq', englishNameTranslation: 'The Night-Comer', revelationYear: 615 },
  { number: 87, arabicName: 'الْأَعْلَى', turkishNameTranscription: 'A’lâ', turkishNameTranslation: 'En Yüce', englishNameTranscription: 'Al-Aʿla', englishNameTranslation: 'The Most High', revelationYear: 613 },
  { number: 88, arabicName: 'الْغَاشِيَة', turkishNameTranscription: 'Gâşiye', turkishNameTranslation: 'Her Şeyi Kaplayan', englishNameTranscription: 'Al-Ghashiyah', englishNameTranslation: 'The Overwhelming Event', revelationYear: 620 },
  { number: 89, arabicName: 'الْفَجْر', turkishNameTranscription: 'Fecr', turkishNameTranslation: 'Tan Vakti', englishNameTranscription: 'Al-Fajr', englishNameTranslation: 'The Dawn', revelationYear: 613 },
  { number: 90, arabicName: 'الْبَلَد', turkishNameTranscription: 'Beled', turkishNameTranslation: 'Şehir', englishNameTranscription: 'Al-Balad', englishNameTranslation: 'The City', revelationYear: 615 },
  { number: 91, arabicName: 'الشَّمْس', turkishNameTranscription: 'Şems', turkishNameTranslation: 'Güneş', englishNameTranscription: 'Ash-Shams', englishNameTranslation: 'The Sun', revelationYear: 615 },
  { number: 92, arabicName: 'اللَّيْل', turkishNameTranscription: 'Leyl', turkishNameTranslation: 'Gece', englishNameTranscription: 'Al-Layl', englishNameTranslation: 'The Night', revelationYear: 613 },
  { number: 93, arabicName: 'الضُّحَى', turkishNameTranscription: 'Duhâ', turkishNameTranslation: 'Kuşluk Vakti', englishNameTranscription: 'Ad-Duha', englishNameTranslation: 'The Morning Brightness', revelationYear: 613 },
  { number: 94, arabicName: 'الشَّرْح', turkishNameTranscription: 'İnşirâh', turkishNameTranslation: 'Gönül Ferahlığı', englishNameTranscription: 'Ash-Sharh', englishNameTranslation: 'The Relief', revelationYear: 613 },
  { number: 95, arabicName: 'التِّين', turkishNameTranscription: 'Tîn', turkishNameTranslation: 'İncir', englishNameTranscription: 'At-Tin', englishNameTranslation: 'The Fig', revelationYear: 615 },
  { number: 96, arabicName: 'الْعَلَق', turkishNameTranscription: 'Alak', turkishNameTranslation: 'Asılıp Tutunan', englishNameTranscription: 'Al-ʿAlaq', englishNameTranslation: 'The Clinging Clot', revelationYear: 610 },
  { number: 97, arabicName: 'الْقَدْر', turkishNameTranscription: 'Kadr', turkishNameTranslation: 'Kadir Gecesi', englishNameTranscription: 'Al-Qadr', englishNameTranslation: 'The Night of Decree', revelationYear: 615 },
  { number: 98, arabicName: 'الْبَيِّنَة', turkishNameTranscription: 'Beyyine', turkishNameTranslation: 'Açık Delil', englishNameTranscription: 'Al-Bayyinah', englishNameTranslation: 'The Clear Proof', revelationYear: 627 },
  { number: 99, arabicName: 'الزَّلْزَلَة', turkishNameTranscription: 'Zilzâl', turkishNameTranslation: 'Yer Sarsıntısı', englishNameTranscription: 'Az-Zalzalah', englishNameTranslation: 'The Earthquake', revelationYear: 626 },
  { number: 100, arabicName: 'الْعَادِيَات', turkishNameTranscription: 'Âdiyât', turkishNameTranslation: 'Koşan Atlar', englishNameTranscription: 'Al-ʿAdiyat', englishNameTranslation: 'The Galloping Horses', revelationYear: 614 },
  { number: 101, arabicName: 'الْقَارِعَة', turkishNameTranscription: 'Kâria', turkishNameTranslation: 'Yürekleri Hoplatan Felaket', englishNameTranscription: 'Al-Qariʿah', englishNameTranslation: 'The Striking Calamity', revelationYear: 615 },
  { number: 102, arabicName: 'التَّكَاثُر', turkishNameTranscription: 'Tekâsür', turkishNameTranslation: 'Çokluk Yarışı', englishNameTranscription: 'At-Takathur', englishNameTranslation: 'Rivalry in Worldly Gain', revelationYear: 614 },
  { number: 103, arabicName: 'الْعَصْر', turkishNameTranscription: 'Asr', turkishNameTranslation: 'Zaman', englishNameTranscription: 'Al-ʿAsr', englishNameTranslation: 'Time', revelationYear: 613 },
  { number: 104, arabicName: 'الْهُمَزَة', turkishNameTranscription: 'Hümeze', turkishNameTranslation: 'Arkadan Çekiştiren', englishNameTranscription: 'Al-Humazah', englishNameTranslation: 'The Backbiter', revelationYear: 615 },
  { number: 105, arabicName: 'الْفِيل', turkishNameTranscription: 'Fîl', turkishNameTranslation: 'Fil', englishNameTranscription: 'Al-Fil', englishNameTranslation: 'The Elephant', revelationYear: 614 },
  { number: 106, arabicName: 'قُرَيْش', turkishNameTranscription: 'Kureyş', turkishNameTranslation: 'Kureyş Kabilesi', englishNameTranscription: 'Quraysh', englishNameTranslation: 'The Tribe of Quraysh', revelationYear: 615 },
  { number: 107, arabicName: 'الْمَاعُون', turkishNameTranscription: 'Mâûn', turkishNameTranslation: 'Küçük Yardımlar', englishNameTranscription: 'Al-Maʿun', englishNameTranslation: 'The Small Kindnesses', revelationYear: 614 },
  { number: 108, arabicName: 'الْكَوْثَر', turkishNameTranscription: 'Kevser', turkishNameTranslation: 'Bol Nimet', englishNameTranscription: 'Al-Kawthar', englishNameTranslation: 'The Abundance', revelationYear: 614 },
  { number: 109, arabicName: 'الْكَافِرُون', turkishNameTranscription: 'Kâfirûn', turkishNameTranslation: 'Kâfirler', englishNameTranscription: 'Al-Kafirun', englishNameTranslation: 'The Disbelievers', revelationYear: 614 },
  { number: 110, arabicName: 'النَّصْر', turkishNameTranscription: 'Nasr', turkishNameTranslation: 'İlahi Yardım', englishNameTranscription: 'An-Nasr', englishNameTranslation: 'Divine Help', revelationYear: 632 },
  { number: 111, arabicName: 'الْمَسَد', turkishNameTranscription: 'Tebbet', turkishNameTranslation: 'Kurusun', englishNameTranscription: 'Al-Masad', englishNameTranslation: 'The Palm Fiber', revelationYear: 613 },
  { number: 112, arabicName: 'الْإِخْلَاص', turkishNameTranscription: 'İhlâs', turkishNameTranslation: 'Samimiyet', englishNameTranscription: 'Al-Ikhlas', englishNameTranslation: 'Sincerity', revelationYear: 614 },
  { number: 113, arabicName: 'الْفَلَق', turkishNameTranscription: 'Felak', turkishNameTranslation: 'Sabah Aydınlığı', englishNameTranscription: 'Al-Falaq', englishNameTranslation: 'The Daybreak', revelationYear: 614 },
  { number: 114, arabicName: 'النَّاس', turkishNameTranscription: 'Nâs', turkishNameTranslation: 'İnsanlar', englishNameTranscription: 'An-Nas', englishNameTranslation: 'Mankind', revelationYear: 614 },
];
