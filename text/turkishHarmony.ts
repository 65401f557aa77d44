/** Vowel harmony and the changes of a Turkish word before a suffix that begins with a vowel. */

/** Words whose last vowel is back, but whose suffixes have front vowels: "hâl", "hâlde". */
const FRONT = new Set(
  `hâl hal kalp harp harf helal helâl celal misal emsal kemal ihtimal meal ihlal ahval zeval saat
  itaat şefaat cemaat kanaat hakikat şeriat menfaat dikkat sadakat kıraat nasihat kabahat vaat biat
  seyahat usul kabul meşgul meçhul makbul resul helak`.split(/\s+/),
);

/** Words that lose the vowel of their last syllable: "şehir", "şehri". */
const DROPPING = new Set(
  `oğul ağız burun göğüs karın boyun omuz alın beyin akıl zihin fikir şehir nehir emir ömür isim
  ilim zulüm hüküm kavim nefis vakit kabir sabır şükür küfür cisim kısım metin resim asıl nesil
  hasım zikir rızık ahit akit şahıs izin lütuf ecir devir seyir bağır beniz hapis kahır nakil
  keşif vahiy kayıp azim gönül`.split(/\s+/),
);

/** Words that double their last consonant: "hak", "hakkı". */
const DOUBLING = new Set('hak his zan had şer Rab sır af ret hat'.split(' '));

/** Words of one syllable whose last consonant becomes soft: "gök", "göğü". */
const SOFTENING = new Set(
  'gök çok yurt kurt dert art alt-üst dört güç borç uç kap dip cep taç kurt but ud tat'.split(' '),
);

/** Longer words whose last consonant stays hard: "ahlak", "ahlakı"; "avuç" is regular. */
const HARD_LAST = new Set(
  `ahlak helak infak nifak ittifak talak misak mutlak merak evrak firak tabak-çanak hukuk mahluk
  fısk ifk ayyuk tasdik refik Burak İshak Sebt Rahip`.split(/\s+/),
);

const SOFT: Record<string, string> = { p: 'b', ç: 'c', t: 'd', k: 'ğ' };
const PLAIN: Record<string, string> = { â: 'a', î: 'i', û: 'u' };
const VOWELS = /[aâeıiîoöuûü]/gi;

export const endsInVowel = (word: string): boolean => /[aâeıiîoöuûü]$/i.test(word);

const vowelsOf = (word: string) =>
  (word.toLocaleLowerCase('tr').match(VOWELS) ?? ['e']).map((vowel) => PLAIN[vowel] ?? vowel);

/** The vowel that the suffixes of a word follow. */
function lastVowel(word: string): string {
  const vowel = vowelsOf(word).at(-1) ?? 'e';
  if (!FRONT.has(word.toLocaleLowerCase('tr'))) return vowel;
  return 'ou'.includes(vowel) ? 'ü' : 'i';
}

const NARROW: Record<string, string> = {
  a: 'ı',
  ı: 'ı',
  e: 'i',
  i: 'i',
  o: 'u',
  u: 'u',
  ö: 'ü',
  ü: 'ü',
};

/**
 * Adds a suffix.
 * @param suffix `A` is a or e, `I` is ı, i, u or ü, and `D` is d or t: `DAn` is "-dan, -den, -tan, -ten"
 */
export function withSuffix(word: string, suffix: string): string {
  let result = word;
  let vowel = lastVowel(word);
  for (const letter of suffix) {
    if (letter === 'A') {
      vowel = 'aıou'.includes(vowel) ? 'a' : 'e';
      result += vowel;
    } else if (letter === 'I') {
      vowel = NARROW[vowel] ?? 'i';
      result += vowel;
    } else if (letter === 'D') {
      result += /[fstkçşhp]$/.test(result) ? 't' : 'd';
    } else {
      result += letter;
      if (/[aeıiuü]/.test(letter)) vowel = letter;
    }
  }
  return result;
}

/** The form of a common noun before a vowel: "kitap" is "kitab", "akıl" is "akl". */
export function beforeVowel(word: string): string {
  if (DOUBLING.has(word)) return word + word.slice(-1);
  if (DROPPING.has(word)) {
    const stem = word.slice(0, -2) + word.slice(-1);
    return stem.endsWith('t')
      ? `${stem.slice(0, -1)}${/[hk]t$/.test(stem) && word !== 'vakit' ? 'd' : 't'}`
      : stem;
  }
  const last = word.slice(-1);
  const soft = SOFT[last];
  if (!soft || HARD_LAST.has(word)) return word;
  const isShort = vowelsOf(word).length === 1;
  if (last === 'k' && word.endsWith('nk')) return `${word.slice(0, -1)}g`;
  if (last === 'k' && /[^aâeıiîoöuûü]k$/.test(word)) return word;
  if (SOFTENING.has(word) || (!isShort && last !== 't') || SOFTENED_T.has(word))
    return word.slice(0, -1) + soft;
  return word;
}

const SOFTENED_T = new Set(
  'kanat umut ahit vaat yurt dört kilit öğüt yoğurt söğüt geçit yiğit ümit tağut'.split(' '),
);
