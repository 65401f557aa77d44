/** The negative of a Turkish verb: "bilirler" becomes "bilmezler", "geldi" becomes "gelmedi". */
import { withSuffix } from './turkishHarmony';

/** Verb stems in a vowel, which the forms in -r do not show: "anla-r", but "yap-ar". */
const VOWEL_STEMS = new Set(
  `anla başla bekle besle söyle iste dinle sakla gizle bağla bağışla hatırla engelle yükle hazırla
  tamamla topla yasakla sağla temizle yalanla oku yürü koru büyü taşı tanı acı uyu ye de dile ağla
  kavra ertele bürü sına kokla karşıla kına izle gözle belirle açıkla kapla öde ara tara süsle zorla
  suçla yokla düzenle destekle yakala ezberle mühürle yargıla selamla nikâhla yaşa sula harca kutla
  kolla parçala lanetle onayla uğra uğurla`.split(/\s+/),
);

/** Verb stems in -r, after which -di is the past, not a part of "-irdi". */
const R_STEMS =
  /^(?:ver|gör|sor|kur|var|kır|gir|er|ger|dur|sür|vur|göster|gönder|kurtar|çıkar|uyar|ayır|çağır|otur|götür|getir|çevir|buyur|devir|savur|kavur|yalvar|yakar|yoğur|doğur|düşür|geçir|bitir|batır|yatır|doyur|kaçır|şaşır|taşır|içir|pişir|göçür|artır)$|[dt][ıiuü]r$/;

/** Stems in -t before -ir: "iletir" is no stem in -r, but "indir" is. */
const T_STEMS =
  /(?:ilet|işit|unut|yarat|kuşat|aldat|uzat|dağıt|öğret|düzelt|eksilt|söylet|büyüt|incit)[ıiuü]r$/;

const endsInR = (stem: string) => R_STEMS.test(stem) && !T_STEMS.test(stem);

const COPULAS: Record<string, string> = {
  idi: 'değildi',
  idim: 'değildim',
  idin: 'değildin',
  idik: 'değildik',
  idiniz: 'değildiniz',
  idiler: 'değillerdi',
  ise: 'değilse',
  isem: 'değilsem',
  iseniz: 'değilseniz',
  vardır: 'yoktur',
  var: 'yok',
};

const NEGATIVE =
  /m[ae]z|m[ae]m(?:$|[ae]|[ıi]ş)|m[ae]d[ıi]|m[ae]d[ae]n$|m[ae]y[ıi][mnz]|m[ae]y[ae]|m[ıiuü]yor|m[ae]s[ıi]n|m[ae]s[ae]|m[ae]kle|m[ae]$|değil|yok(?:$|[tms])/;

const lastWord = (gloss: string) => gloss.slice(gloss.lastIndexOf(' ') + 1);

/** If a gloss is a negative form already. */
export const isNegative = (gloss: string): boolean =>
  NEGATIVE.test(lastWord(gloss.replace(/ m[ıiuü]\S*$/, '')));

/** "ed" of "eder" and "edecek" is "et". */
const hardened = (stem: string) => stem.replace(/(e|gi|gü|ta)d$/, '$1t');

/** The stem of a form in -r: "anla" of "anla-r", "yap" of "yap-ar". */
const aoristStem = (form: string) => (VOWEL_STEMS.has(form) ? form : hardened(form.slice(0, -1)));

/** The stems of forms in -iyor that do not show their last vowel. */
const PROGRESSIVE: Record<string, string> = {
  d: 'de',
  y: 'ye',
  söyl: 'söyle',
  ist: 'iste',
  bekl: 'bekle',
  anl: 'anla',
  dil: 'dile',
  gizl: 'gizle',
};

/** The letters of a suffix with the vowels that follow a word. */
function inHarmony(word: string, suffix: string): string {
  const template = suffix.replace(/[ae]/g, 'A').replace(/[ıiuü]/g, 'I');
  return withSuffix(word, template).slice(word.length);
}

/** @param rest what follows the -r of the positive: person, and past or condition */
function aoristNegative(stem: string, rest: string): string {
  const negative = withSuffix(stem, 'mA');
  if (/^[ıiuü]m$/.test(rest)) return `${negative}m`;
  if (/^[ıiuü]z$/.test(rest)) return withSuffix(`${negative}y`, 'Iz');
  return `${negative}z${inHarmony(negative, rest)}`;
}

/** @param suffix the negative and the tense, in the notation of `withSuffix` */
function negative(stem: string, suffix: string, rest: string): string {
  const result = withSuffix(stem, suffix);
  return result + inHarmony(result, rest);
}

const PERSON = '(?:[ıiuü]m|s[ıiuü]n|[ıiuü]z|s[ıiuü]n[ıiuü]z|l[ae]r)';

/** Forms from the most special to the least, each with a stem and the rest. */
const rules: readonly (readonly [RegExp, (stem: string, rest: string) => string | null])[] = [
  [/^(.+?y?[ae])bilir(.*)$/, aoristNegative],
  [
    /^(.+?)(s[ae](?:yd[ıi].*|[mnk]|n[ıi]z|l[ae]r.*)?)$/,
    (stem, rest) => (/[aeıiuü]r$/.test(stem) && !endsInR(stem) ? null : negative(stem, 'mA', rest)),
  ],
  [/^(.+?)y?[ae]c[ae]([kğ].*)$/, (stem, rest) => negative(hardened(stem), 'mAyAcA', rest)],
  [
    /^(.+?)[ıiuü]yor(.*)$/,
    (stem, rest) => `${withSuffix(PROGRESSIVE[stem] ?? hardened(stem), 'mI')}yor${rest}`,
  ],
  [
    /^(.+?)[dt][ıiuü]((?:[kğ][ıiuü].*)?(?:m|n|k|n[ıiuü]z|l[ae]r|))$/,
    (stem, rest) =>
      /(?:[aeıiuü]r|l[ae]r)$/.test(stem) && !endsInR(stem) ? null : negative(stem, 'mAdI', rest),
  ],
  [
    /^(.+?)(s[ıiuü]n(?:l[ae]r)?)$/,
    (stem, rest) => (/r$/.test(stem) && !endsInR(stem) ? null : negative(stem, 'mA', rest)),
  ],
  [
    new RegExp(`^(.+?[aeıiuü])r(${PERSON}?(?:(?:[dt][ıiuü]|s[ae])(?:m|n|k|n[ıiuü]z|l[ae]r)?)?)$`),
    (form, rest) => aoristNegative(aoristStem(form), rest),
  ],
  [/^(.+?)(m[ıiuü]ş.*)$/, (stem, rest) => negative(stem, 'mA', rest)],
  [/^(.+?)y?([ae](?:y[ıi]m|l[ıi]m))$/, (stem, rest) => negative(stem, 'mAy', rest)],
  [/^(.+?)y?([ae]n)$/, (stem, rest) => negative(hardened(stem), 'mAy', rest)],
];

/**
 * The negative of a gloss that ends in a verb; a gloss that is negative already is unchanged.
 * @returns null if the last word is no verb form that the rules know
 */
export function negated(gloss: string): string | null {
  const [, sentence = gloss, question = ''] = /^(.*?)( m[ıiuü]\S*)?$/.exec(gloss) ?? [];
  if (isNegative(sentence)) return gloss;
  const verb = lastWord(sentence);
  const before = sentence.slice(0, sentence.length - verb.length);
  const copula = COPULAS[verb];
  if (copula) return before + copula + question;
  if (verb.endsWith('r') && VOWEL_STEMS.has(verb.slice(0, -1))) {
    return before + aoristNegative(verb.slice(0, -1), '') + question;
  }
  for (const [form, inNegative] of rules) {
    const [, stem, rest = ''] = form.exec(verb) ?? [];
    const result = stem ? inNegative(stem, rest) : null;
    if (result) return before + result + question;
  }
  return null;
}
