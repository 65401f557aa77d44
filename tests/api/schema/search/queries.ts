/** Typical queries, and the verses that must rank first. */

export interface Query {
  query: string;
  language: 'TURKISH' | 'ENGLISH' | 'ARABIC';
  /** Keys of verses that must all be among the first `within` results. */
  finds: string[];
  within: number;
  about: string;
}

type Row = [query: string, finds: string, within: number, about: string];

const inLanguage = (language: Query['language'], rows: Row[]): Query[] =>
  rows.map(([query, finds, within, about]) => ({
    query,
    language,
    finds: finds.split(' '),
    within,
    about,
  }));

export const queries: Query[] = [
  ...inLanguage('ARABIC', [
    ['الرحمن على العرش استوى', '20:5', 1, 'a whole verse in ordinary spelling'],
    ['ٱلرَّحۡمَٰنُ عَلَى ٱلۡعَرۡشِ ٱسۡتَوَىٰ', '20:5', 1, 'the same, pasted from another edition'],
    ['سورة الكهف ١٠', '18:10', 1, 'a reference in Arabic'],
    ['الكهف', '18:1', 1, 'a surah'],
    ['يا ايها الذين امنوا كتب عليكم الصيام', '2:183', 1, 'two words that the text writes as one'],
    ['يأيها المزمل', '73:1', 1, 'the same words typed as one'],
    ['بعدما', '2:181', 10, 'one word that the text writes as two'],
    ['انا اعطيناك الكوثر', '108:1', 1, 'bare alifs'],
    ['إنا أعطيناك الكوثر', '108:1', 1, 'alifs with their hamzas'],
    ['اهدنا الصراط المستقيم', '1:6', 1, 'a small alif that is typed'],
    ['ملك يوم الدين', '1:4', 1, 'a small alif that is not typed'],
    ['مالك يوم الدين', '1:4', 1, 'the same word with its alif'],
    ['فأمنوا بالله ورسوله', '64:8', 10, 'a hamza on the wrong seat'],
    ['يؤتى الحكمه من يشاء', '2:269', 1, 'ه for ة'],
    ['والضحي', '93:1', 1, 'ي for ى'],
    ['صلوة الوسطى', '2:238', 3, 'the letters of the text without its small alif'],
    ['الشيطن الرجيم', '16:98', 3, 'a word without its small alif'],
    ['کتاب أنزلناه إلیك مبارك', '38:29', 1, 'a Persian keyboard'],
    ['لقد خلقنا الإنسن فى أحسن تقويم', '95:4', 1, 'several spelling differences'],
    ['العنكبوت', '29:1 29:41', 2, 'a surah, then the verse with the word'],
    ['"رب زدني علما"', '20:114', 1, 'a phrase'],
    ['استغفارر', '9:114', 3, 'an extra letter'],
    ['ك ف ل', '3:37 20:40', 10, 'a root'],
    ['جذر: ص م د', '112:2', 1, 'a root with the prefix "root:" in Arabic'],
    ['آية الكرسي', '2:255', 1, 'a famous name'],
  ]),
  ...inLanguage('TURKISH', [
    ['2:255', '2:255', 1, 'a reference'],
    ['18 10', '18:10', 1, 'two integers'],
    ['Kehf 10', '18:10', 1, 'a name and a number'],
    ['kehf suresi 10. ayet', '18:10', 1, 'a reference as spoken'],
    ['Âl-i İmrân 190-191', '3:190 3:191', 2, 'a range'],
    ['ankebut', '29:1', 1, 'a surah'],
    ['YÂSÎN SURESİ', '36:1', 1, 'a surah in capitals'],
    ['bakra 255', '2:255', 1, 'a name with a missing letter'],
    ['ayetel kürsi', '2:255', 1, 'a famous name'],
    ['Âyetü’l-Kürsî', '2:255', 1, 'a famous name in full spelling'],
    ['amenerrasulü', '2:285 2:286', 2, 'a famous name of two verses'],
    ['kök: صمد', '112:2', 1, 'a root'],
    ['dinde zorlama yoktur', '2:256', 1, 'words'],
    ['DİNDE ZORLAMA YOKTUR', '2:256', 1, 'words in capitals'],
    ['zorlama dinde yoktur', '2:256', 3, 'words in another order'],
    ['namazi dosdogru', '24:56', 1, 'an ASCII keyboard'],
    ['Allahin ipine', '3:103', 1, 'a missing apostrophe'],
    ['gece ile gündüzün', '3:190', 10, 'adjacent words'],
    ['kitap ehli', '3:64', 10, 'p for b before a vowel'],
    ['orumcek', '29:41', 1, 'a softened letter'],
    ['"sabır ve namazla"', '2:45', 1, 'a phrase'],
    ['kul euzu birabbil felak', '113:1', 1, 'a transcription by ear'],
    ['innallahe meassabirin', '2:153 8:46', 10, 'a transcription by ear, with words run together'],
    ['elhamdülillahi rabbil alemin', '1:2', 3, 'a transcription by ear'],
    ['fe inne meal usri yüsra', '94:5', 3, 'a transcription by ear'],
    ['elem neşrah leke sadrek', '94:1', 1, 'a transcription by ear'],
    ['zorlmaa dinde', '2:256', 1, 'two letters swapped'],
  ]),
  ...inLanguage('ENGLISH', [
    ['chapter 18 verse 10', '18:10', 1, 'a reference as spoken'],
    ['al-kahf 10', '18:10', 1, 'a name with its article'],
    ['Surah Kahf, 10', '18:10', 1, 'a name without its article'],
    ['Ar-Rahman', '55:1', 1, 'a surah'],
    ['throne verse', '2:255', 1, 'a famous name'],
    ['root: smd', '112:2', 3, 'a root with Latin letters'],
    ['light of the heavens and the earth', '24:35', 1, 'adjacent words'],
    ['best stories', '12:3', 3, 'words'],
    ['no compulsion in the religion', '2:256', 1, 'words with others between'],
    ['Kabah', '5:95 5:97', 10, 'a missing ayn mark'],
    ['taghut', '2:256', 10, 'missing dots'],
    ['patiences', '2:45', 10, 'another form of the word'],
    ['compulson', '2:256', 3, 'a missing letter'],
    ['qul huwa allahu ahad', '112:1', 1, 'a transcription'],
    ['bismillah ar-rahman ar-rahim', '1:1', 1, 'a transcription'],
    ['örümcek', '29:41', 1, 'a word of the other language'],
  ]),
];

/** Meaningless letters, and queries with too few letters. */
export const nonsense = [
  ...['zzqx', 'aaa', 'xyzzy plugh', 'qwertyuiop', 'asdf', 'foobar', 'zxcvbnm', 'ğğğğ', 'wwwww'],
  ...['ضضضض', 'ظغضث', 'ثثث غغغ', '', ' ', 'a', 'ب', '255', '%', '\\', '""', '()', "'", '*'],
  ...['"zzqx"', 'kök: zzz', 'kök: ظظظ', '0:0', '115:1', '2:287', '1:8', '999 999'],
];
