/**
 * Cases of Turkish noun phrases. The last word of a phrase has the suffix: "apaçık delil" becomes
 * "apaçık delilden". The spelling is that of the Turkish Language Association (TDK).
 */
import { beforeVowel, endsInVowel, withSuffix } from './turkishHarmony';

export type TurkishCase =
  'accusative' | 'dative' | 'locative' | 'ablative' | 'genitive' | 'instrumental';

/** Suffixes in the notation of `withSuffix`. */
const AFTER_CONSONANT: Record<TurkishCase, string> = {
  accusative: 'I',
  dative: 'A',
  locative: 'DA',
  ablative: 'DAn',
  genitive: 'In',
  instrumental: 'lA',
};
const AFTER_VOWEL: Record<TurkishCase, string> = {
  ...AFTER_CONSONANT,
  accusative: 'yI',
  dative: 'yA',
  genitive: 'nIn',
  instrumental: 'ylA',
};
/** After a possessive suffix of the third person: "evi", "evinde". */
const AFTER_POSSESSIVE: Record<TurkishCase, string> = {
  accusative: 'nI',
  dative: 'nA',
  locative: 'ndA',
  ablative: 'ndAn',
  genitive: 'nIn',
  instrumental: 'ylA',
};

/** Words in -ı, -i, -u or -ü that have no possessive suffix. */
const NOT_POSSESSIVE = new Set(
  `altı yedi iki kötü gemi sürü kapı meni deri diri batı doğru ordu kendi tatlı yazı çölü büyü duru
  sayı koku kuyu uyku soru korku kutu köprü örtü sıkıntı görüntü kırıntı yankı duygu sevgi vergi
  bilgi sergi övgü ölçü kaygı saygı yargı algı çizgi yergi tanrı kıyı ilahî mavi ebedî yalancı
  elçi uyarıcı bekçi yolcu savaşçı deniz-altı müjdeci davetçi avcı şefaatçi yardımcı yol-gösterici
  inkârcı koruyucu yaratıcı bozguncu kıpırtı su dumanlı kasırga-lı yaşlı suçlu mülayim gizli açlık-lı
  Cumartesi İncil-i tatlı-su önceki sonraki dünyevi kâfi yeni eski hepsi-yok dolu ölü kuru arı
  zengin-li üzüntü acı dalgalı böcü saçı-lı korkulu kavgalı deli arabi arabî ümmi kibirli sevgili
  yetkili karşı mümin-li nebi vahi sûri Yahudi Nasrani Mecusi veli vali vadi fani asi vahşi kişi
  iyi eli-açık yüzü-koyun dişi sidre-li buğulu ilgili görgülü`
    .split(/\s+/)
    .filter((word) => !word.includes('-')),
);

/** Words in -su that take y: "suyu", "suyun". */
const Y_IN_GENITIVE = new Set(['su']);

/** Capitalised words that are no proper names, and therefore have no apostrophe. */
const COMMON_CAPITAL = /^(?:O$|On|Rab|Yaratıcı|Mevla|Hak$|.+l[ae]r$|.+l[ae]r[ıi]?)/;

const isName = (word: string) => /^[A-ZÂÇÎİÖŞÛÜ]/.test(word) && !COMMON_CAPITAL.test(word);

const PRONOUNS: Record<string, Partial<Record<TurkishCase, string>>> = {
  ben: { dative: 'bana', genitive: 'benim', instrumental: 'benimle' },
  sen: { dative: 'sana', instrumental: 'seninle' },
  biz: { genitive: 'bizim', instrumental: 'bizimle' },
  siz: { instrumental: 'sizinle' },
};
const DEMONSTRATIVE = /^(?:[BbŞş]u|[Oo])$/;

/** The phrase in a case. A phrase in "ki" has the suffix before it: "o kimselerden ki". */
export function inCase(phrase: string, turkishCase: TurkishCase): string {
  const [, before = '', word = '', after = ''] = /^(.* )?(\S+?)( ki)?$/.exec(phrase) ?? [];
  return before + wordInCase(word, turkishCase) + after;
}

function wordInCase(word: string, turkishCase: TurkishCase): string {
  const pronoun = PRONOUNS[word]?.[turkishCase];
  if (pronoun) return pronoun;
  if (DEMONSTRATIVE.test(word)) {
    return turkishCase === 'instrumental'
      ? `${word}nunla`
      : withSuffix(`${word}n`, AFTER_CONSONANT[turkishCase]);
  }
  if (isName(word)) {
    const suffixes = endsInVowel(word) ? AFTER_VOWEL : AFTER_CONSONANT;
    return withSuffix(`${word}’`, suffixes[turkishCase]).replace(/’d(?=[ae])/, (d) =>
      /[fstkçşhp]$/.test(word) ? '’t' : d,
    );
  }
  if (isPossessed(word)) return withSuffix(word, AFTER_POSSESSIVE[turkishCase]);
  if (endsInVowel(word)) {
    const suffix = Y_IN_GENITIVE.has(word) && turkishCase === 'genitive' ? 'yIn' : undefined;
    return withSuffix(word, suffix ?? AFTER_VOWEL[turkishCase]);
  }
  const suffix = AFTER_CONSONANT[turkishCase];
  if (!/^[AI]/.test(suffix)) return withSuffix(word, suffix);
  return beforeVowel(word) + withSuffix(word, suffix).slice(word.length);
}

/** If a noun ends in a possessive suffix of the third person: "evi", "evleri", "annesi". */
export function isPossessed(word: string): boolean {
  return /[ıiuü]$/.test(word) && !NOT_POSSESSIVE.has(word);
}

/** The plural of a noun. */
export const plural = (noun: string): string => withSuffix(noun, 'lAr');

/** Nouns, participles and adverbs whose end looks like a case. */
const NO_CASE = new Set(
  `neden beden maden vatan meydan şeytan sultan bostan ten ferden eden giden güden tutan yaratan
  uzatan düzelten yükselten öğreten gözeten yöneten işiten örten biten aldatan azaltan dağıtan
  perde ada oda cadde secde müjde vade irade madde fayda gövde hata orta nokta kıta hasta ifade sade
  gece kimse kişice gölge deve meyve tövbe dünya hurma kasaba sure mucize hazine kaide vesile fitne
  rahle namus-a aile kabile kafile hile kale kule çile tarla mesele böyle öyle kaynana ana baba ata
  amca hala teyze nine dede kara aşağıya fidye ceza nafaka çarşafla elbise heybe bahçe tevbe kıble
  çehre hane zerre hepsice kere defa sofra kaya sıra para anne nine tepe köle cariye ganimet-e ayda
  lanet-e elma müdde şube hece kafa yara esma hâlâ Musa İsa Yahya Meryem-e Zekeriya Mekke Kâbe
  Medine-yok Hutame Cennet-e Tuva Safa Merve sema deniz-de damla dava şüphe gaye mide kürsü-de
  herkesle ümmet-e iftira rüya fetva takva riya dua vefa şifa eza veda istila hayra-yok kefaret-e
  gaflet-e azgınca amade esame sekte tane tanıyanla halife meseleyle hikâye parça fırka pençe yakınca
  ezelde-yok çekirge karga alaka kurala şura idare ücre zümre yüce ince nice bunca hurma kuşluk-da
  sandalye süre küre çevre`
    .split(/\s+/)
    .filter((word) => !word.includes('-')),
);

/** The case of a phrase, as far as its end shows one; accusative and genitive only where they are certain. */
export function caseOf(phrase: string): TurkishCase | null {
  const word = phrase.replace(/ ki$/, '').replace(/^.* /, '');
  if (NO_CASE.has(word)) return null;
  if (/[dt][ae]n(?:d[ıi]r)?$/.test(word)) return 'ablative';
  if (/[dt][ae](?:d[ıi]r)?$/.test(word)) return 'locative';
  if (/(?:[^aâeıiîoöuûü]|y)l[ae]$/.test(word)) return 'instrumental';
  if (/[ae]$/.test(word)) return 'dative';
  if (/’n?[ıiuü]n$|(?:l[ae]r|[sn])[ıiuü]n[ıiuü]n$|l[ae]r[ıi]n$/.test(word)) return 'genitive';
  if (/’y?[ıiuü]$|(?:l[ae]r|s)[ıi]n[ıi]$|n[ıiuü]z[ıiuü]$/.test(word)) return 'accusative';
  return null;
}
