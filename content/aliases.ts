/** The names of a verse, or of consecutive verses in one surah. */
export interface AliasSource {
  /** "2:255" or "2:285-286". */
  verses: string;
  turkish?: readonly string[];
  english?: readonly string[];
  arabic?: readonly string[];
}

/**
 * The names under which verses are known, in mushaf order. Search folds them, so names that differ
 * only in case, accents or apostrophes are listed once.
 */
// prettier-ignore
export const aliases: readonly AliasSource[] = [
  { verses: '1:1', turkish: ['Besmele'], english: ['Basmala'], arabic: ['البسملة'] },
  { verses: '2:144', turkish: ['Kıble âyeti'], english: ['Qibla verse'], arabic: ['آية القبلة'] },
  { verses: '2:177', turkish: ['Birr âyeti'], arabic: ['آية البر'] },
  { verses: '2:183-185', turkish: ['Oruç âyeti', 'Oruç âyetleri'], arabic: ['آيات الصيام'] },
  { verses: '2:201', turkish: ['Rabbenâ âtinâ'], english: ['Rabbana atina'] },
  { verses: '2:255', turkish: ['Âyetü’l-Kürsî', 'Ayetel Kürsi', 'Ayet el-Kürsi'], english: ['Ayat al-Kursi', 'Ayatul Kursi', 'Throne Verse', 'Verse of the Throne'], arabic: ['آية الكرسي'] },
  { verses: '2:256', turkish: ['Lâ ikrâhe'], english: ['No compulsion in religion'] },
  { verses: '2:282', turkish: ['Müdâyene âyeti', 'Borç âyeti'], english: ['Debt Verse'], arabic: ['آية الدين'] },
  { verses: '2:285-286', turkish: ['Âmenerrasûlü', 'Amenerresulü', 'Âmene’r-Resûlü', 'Bakara’nın son iki âyeti'], english: ['Amanar Rasul', 'Last two verses of al-Baqarah'], arabic: ['خواتيم البقرة', 'خواتيم سورة البقرة'] },
  { verses: '3:61', turkish: ['Mübâhele âyeti'], english: ['Verse of mubahala'], arabic: ['آية المباهلة'] },
  { verses: '3:81', english: ['Covenant of the prophets'], arabic: ['ميثاق النبيين'] },
  { verses: '4:11-12', turkish: ['Miras âyetleri'], english: ['Verses of inheritance'], arabic: ['آيات المواريث'] },
  { verses: '5:3', turkish: ['İkmâl âyeti'], english: ['Perfection of religion'], arabic: ['آية إكمال الدين'] },
  { verses: '5:6', turkish: ['Abdest âyeti'], english: ['Ablution Verse'], arabic: ['آية الوضوء'] },
  { verses: '5:55', turkish: ['Velâyet âyeti'], arabic: ['آية الولاية'] },
  { verses: '7:172', turkish: ['Elest', 'Elest bezmi', 'Mîsâk âyeti'], english: ['Covenant of Alast'], arabic: ['آية الميثاق'] },
  { verses: '9:5', turkish: ['Kılıç âyeti'], english: ['Sword Verse'], arabic: ['آية السيف'] },
  { verses: '9:128-129', turkish: ['Lekad câeküm'] },
  { verses: '17:1', turkish: ['İsrâ ve Mi‘rac'], english: ['Verse of the Night Journey'] },
  { verses: '21:87', turkish: ['Yunus’un duası'], english: ['Dua of Jonah', 'Dua of Yunus'], arabic: ['دعاء يونس'] },
  { verses: '24:31', turkish: ['Örtünme âyeti', 'Tesettür âyeti'] },
  { verses: '24:35', turkish: ['Nur âyeti'], english: ['Light Verse', 'Verse of Light'], arabic: ['آية النور'] },
  { verses: '31:13-19', turkish: ['Lokman’ın öğütleri'], english: ['Advice of Luqman'] },
  { verses: '33:33', turkish: ['Tathîr âyeti'], english: ['Verse of purification'], arabic: ['آية التطهير'] },
  { verses: '33:53', turkish: ['Hicâb âyeti'], english: ['Hijab Verse'], arabic: ['آية الحجاب'] },
  { verses: '33:56', turkish: ['Salavat âyeti'], arabic: ['آية الصلاة على النبي'] },
  { verses: '33:72', turkish: ['Emanet âyeti'], english: ['Verse of the trust'] },
  { verses: '49:12', turkish: ['Gıybet âyeti'], english: ['Backbiting Verse'] },
  { verses: '59:21-24', turkish: ['Lev enzelnâ'] },
  { verses: '59:22-24', turkish: ['Hüvallâhüllezî', 'Haşr’ın son üç âyeti'], english: ['Last three verses of al-Hashr'] },
  { verses: '62:9', turkish: ['Cuma âyeti'], english: ['Friday prayer verse'] },
  { verses: '68:51-52', turkish: ['Nazar âyeti'], english: ['Evil eye verse'] },
  { verses: '96:1-5', turkish: ['İlk inen âyetler'], english: ['First revelation'] },
];
