/** A letter of the Arabic alphabet, with its name and its transcription. */
interface Letter {
  arabicLetter: string;
  /** The name of the letter, with vowel marks. */
  arabicPronunciation: string;
  turkishPronunciation: string;
  /** As in the Turkish transcription of words in scholarly letters. */
  turkishLetter: string;
  englishPronunciation: string;
  /** As in the English transcription of words in scholarly letters. */
  englishLetter: string;
}

/** The 28 letters in alphabetical order, followed by the hamza. */
// prettier-ignore
export const letters: readonly Letter[] = [
  { arabicLetter: 'ا', arabicPronunciation: 'أَلِف', turkishPronunciation: 'elif', turkishLetter: 'â', englishPronunciation: 'alif', englishLetter: 'ā' },
  { arabicLetter: 'ب', arabicPronunciation: 'بَاء', turkishPronunciation: 'bâ', turkishLetter: 'b', englishPronunciation: 'bāʾ', englishLetter: 'b' },
  { arabicLetter: 'ت', arabicPronunciation: 'تَاء', turkishPronunciation: 'tâ', turkishLetter: 't', englishPronunciation: 'tāʾ', englishLetter: 't' },
  { arabicLetter: 'ث', arabicPronunciation: 'ثَاء', turkishPronunciation: 's̱â', turkishLetter: 's̱', englishPronunciation: 'thāʾ', englishLetter: 'th' },
  { arabicLetter: 'ج', arabicPronunciation: 'جِيم', turkishPronunciation: 'cîm', turkishLetter: 'c', englishPronunciation: 'jīm', englishLetter: 'j' },
  { arabicLetter: 'ح', arabicPronunciation: 'حَاء', turkishPronunciation: 'ḥâ', turkishLetter: 'ḥ', englishPronunciation: 'ḥāʾ', englishLetter: 'ḥ' },
  { arabicLetter: 'خ', arabicPronunciation: 'خَاء', turkishPronunciation: 'ḫâ', turkishLetter: 'ḫ', englishPronunciation: 'khāʾ', englishLetter: 'kh' },
  { arabicLetter: 'د', arabicPronunciation: 'دَال', turkishPronunciation: 'dâl', turkishLetter: 'd', englishPronunciation: 'dāl', englishLetter: 'd' },
  { arabicLetter: 'ذ', arabicPronunciation: 'ذَال', turkishPronunciation: 'ẕâl', turkishLetter: 'ẕ', englishPronunciation: 'dhāl', englishLetter: 'dh' },
  { arabicLetter: 'ر', arabicPronunciation: 'رَاء', turkishPronunciation: 'râ', turkishLetter: 'r', englishPronunciation: 'rāʾ', englishLetter: 'r' },
  { arabicLetter: 'ز', arabicPronunciation: 'زَاي', turkishPronunciation: 'zây', turkishLetter: 'z', englishPronunciation: 'zāy', englishLetter: 'z' },
  { arabicLetter: 'س', arabicPronunciation: 'سِين', turkishPronunciation: 'sîn', turkishLetter: 's', englishPronunciation: 'sīn', englishLetter: 's' },
  { arabicLetter: 'ش', arabicPronunciation: 'شِين', turkishPronunciation: 'şîn', turkishLetter: 'ş', englishPronunciation: 'shīn', englishLetter: 'sh' },
  { arabicLetter: 'ص', arabicPronunciation: 'صَاد', turkishPronunciation: 'ṣâd', turkishLetter: 'ṣ', englishPronunciation: 'ṣād', englishLetter: 'ṣ' },
  { arabicLetter: 'ض', arabicPronunciation: 'ضَاد', turkishPronunciation: 'żâd', turkishLetter: 'ż', englishPronunciation: 'ḍād', englishLetter: 'ḍ' },
  { arabicLetter: 'ط', arabicPronunciation: 'طَاء', turkishPronunciation: 'ṭâ', turkishLetter: 'ṭ', englishPronunciation: 'ṭāʾ', englishLetter: 'ṭ' },
  { arabicLetter: 'ظ', arabicPronunciation: 'ظَاء', turkishPronunciation: 'ẓâ', turkishLetter: 'ẓ', englishPronunciation: 'ẓāʾ', englishLetter: 'ẓ' },
  { arabicLetter: 'ع', arabicPronunciation: 'عَيْن', turkishPronunciation: 'ʿayn', turkishLetter: 'ʿ', englishPronunciation: 'ʿayn', englishLetter: 'ʿ' },
  { arabicLetter: 'غ', arabicPronunciation: 'غَيْن', turkishPronunciation: 'ġayn', turkishLetter: 'ġ', englishPronunciation: 'ghayn', englishLetter: 'gh' },
  { arabicLetter: 'ف', arabicPronunciation: 'فَاء', turkishPronunciation: 'fâ', turkishLetter: 'f', englishPronunciation: 'fāʾ', englishLetter: 'f' },
  { arabicLetter: 'ق', arabicPronunciation: 'قَاف', turkishPronunciation: 'ḳâf', turkishLetter: 'ḳ', englishPronunciation: 'qāf', englishLetter: 'q' },
  { arabicLetter: 'ك', arabicPronunciation: 'كَاف', turkishPronunciation: 'kâf', turkishLetter: 'k', englishPronunciation: 'kāf', englishLetter: 'k' },
  { arabicLetter: 'ل', arabicPronunciation: 'لَام', turkishPronunciation: 'lâm', turkishLetter: 'l', englishPronunciation: 'lām', englishLetter: 'l' },
  { arabicLetter: 'م', arabicPronunciation: 'مِيم', turkishPronunciation: 'mîm', turkishLetter: 'm', englishPronunciation: 'mīm', englishLetter: 'm' },
  { arabicLetter: 'ن', arabicPronunciation: 'نُون', turkishPronunciation: 'nûn', turkishLetter: 'n', englishPronunciation: 'nūn', englishLetter: 'n' },
  { arabicLetter: 'ه', arabicPronunciation: 'هَاء', turkishPronunciation: 'hâ', turkishLetter: 'h', englishPronunciation: 'hāʾ', englishLetter: 'h' },
  { arabicLetter: 'و', arabicPronunciation: 'وَاو', turkishPronunciation: 'vâv', turkishLetter: 'v, û', englishPronunciation: 'wāw', englishLetter: 'w, ū' },
  { arabicLetter: 'ي', arabicPronunciation: 'يَاء', turkishPronunciation: 'yâ', turkishLetter: 'y, î', englishPronunciation: 'yāʾ', englishLetter: 'y, ī' },
  { arabicLetter: 'ء', arabicPronunciation: 'هَمْزَة', turkishPronunciation: 'hemze', turkishLetter: 'ʾ', englishPronunciation: 'hamza', englishLetter: 'ʾ' },
];

/** What version 1.0.0 had for letters whose Turkish transcription is another one since. */
export const earlierLetters: readonly Pick<
  Letter,
  'arabicLetter' | 'turkishPronunciation' | 'turkishLetter'
>[] = [
  { arabicLetter: 'ث', turkishPronunciation: 'ŝâ', turkishLetter: 'ŝ' },
  { arabicLetter: 'ض', turkishPronunciation: 'ḍâd', turkishLetter: 'ḍ' },
  { arabicLetter: 'ظ', turkishPronunciation: 'żâ', turkishLetter: 'ż' },
  { arabicLetter: 'ع', turkishPronunciation: '‘ayn', turkishLetter: '‘' },
  { arabicLetter: 'غ', turkishPronunciation: 'gayn', turkishLetter: 'g' },
  { arabicLetter: 'ء', turkishPronunciation: 'hemze', turkishLetter: '’' },
];
