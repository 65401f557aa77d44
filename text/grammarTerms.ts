/** Names of the parts of speech and the features of words, by the terms of grammar books in both languages. */
import type { GrammarFeature, grammarFeatures, PartOfSpeech, Segment } from './grammar';

export type GrammarLanguage = 'turkish' | 'english';

interface Name {
  name: string;
  /** Term of Arabic grammar that says more to those who know it. */
  term?: string;
}

export type GrammarName = Record<GrammarLanguage, Name>;

/** "name (term)" in English and Turkish. */
function named(english: string, turkish: string): GrammarName {
  return { english: nameOf(english), turkish: nameOf(turkish) };
}

function nameOf(text: string): Name {
  const [, name = '', term] = /^([^(]+?)(?: \((.+)\))?$/.exec(text) ?? [];
  return { name, ...(term && { term }) };
}

export const partOfSpeechNames: Record<PartOfSpeech, GrammarName> = {
  noun: named('noun', 'isim'),
  properNoun: named('proper noun', 'özel isim'),
  adjective: named('adjective', 'sıfat'),
  imperativeVerbalNoun: named(
    'verbal noun with the sense of a command',
    'emir anlamlı isim (ism-i fiil)',
  ),
  pronoun: named('pronoun', 'zamir'),
  demonstrative: named('demonstrative pronoun', 'işaret zamiri (ism-i işaret)'),
  relative: named('relative pronoun', 'ilgi zamiri (ism-i mevsul)'),
  timeAdverb: named('adverb of time', 'zaman zarfı'),
  placeAdverb: named('adverb of place', 'yer zarfı'),
  verb: named('verb', 'fiil'),
  preposition: named('preposition', 'edat (harf-i cer)'),
  conjunction: named('conjunction', 'bağlaç (atıf harfi)'),
  subordinator: named('subordinating conjunction', 'yan cümle bağlacı (mastar harfi)'),
  accusativeParticle: named(
    'particle with the accusative',
    'ismi mansup yapan edat (inne ve benzeri)',
  ),
  amendment: named('particle of amendment', 'düzeltme edatı (istidrak)'),
  answer: named('particle of answer', 'cevap edatı'),
  aversion: named('particle of aversion', 'ret edatı (ret ve zecr)'),
  certainty: named('particle of certainty', 'kesinlik edatı (tahkik)'),
  circumstantial: named('particle of circumstance', 'durum bağlacı (hâl vavı)'),
  comitative: named('particle of accompaniment', 'beraberlik edatı (maiyet vavı)'),
  conditional: named('conditional particle', 'şart edatı'),
  equalization: named('particle of equality', 'eşitlik edatı (tesviye hemzesi)'),
  exhortation: named('particle of exhortation', 'teşvik edatı (tahziz)'),
  explanation: named('particle of explanation', 'ayrıntı edatı (tafsil)'),
  exception: named('particle of exception', 'istisna edatı'),
  future: named('particle of the future', 'gelecek zaman edatı (istikbal)'),
  inceptive: named('opening particle', 'söze başlama edatı (istiftah)'),
  interpretation: named('particle of interpretation', 'açıklama edatı (tefsir)'),
  interrogative: named('interrogative', 'soru kelimesi (istifham)'),
  negative: named('negative particle', 'olumsuzluk edatı (nefiy)'),
  preventive: named(
    'particle that ends the effect of the word before',
    'etkiyi kaldıran mâ (kâffe)',
  ),
  prohibition: named('particle of prohibition', 'yasaklama edatı (nehiy)'),
  resumption: named('particle that begins a sentence', 'yeni cümle bağlacı (istinaf)'),
  restriction: named('particle of restriction', 'sınırlama edatı (hasr)'),
  retraction: named('particle of retraction', 'vazgeçme edatı (ıdrap)'),
  result: named('particle of result', 'sonuç bağlacı (cevap fâsı)'),
  cause: named('particle of cause', 'sebep bağlacı (sebebiye fâsı)'),
  supplemental: named('supplementary particle', 'pekiştiren fazlalık (zait harf)'),
  surprise: named('particle of surprise', 'ansızınlık edatı (müfacee)'),
  vocative: named('vocative particle', 'seslenme edatı (nida)'),
  initials: named('letters that open a surah', 'sure başı harfleri (hurûf-ı mukattaa)'),
  emphasis: named('particle of emphasis', 'pekiştirme edatı (tekit)'),
  command: named('particle of command', 'emir edatı (emir lâmı)'),
  purpose: named('particle of purpose', 'amaç edatı (talil lâmı)'),
  article: named('definite article', 'belirlilik takısı (harf-i tarif)'),
  attention: named('particle of attention', 'dikkat çekme edatı (tenbih)'),
};

type FeatureNames = {
  [F in GrammarFeature]: Record<keyof (typeof grammarFeatures)[F], GrammarName>;
};

export const featureNames: FeatureNames = {
  form: {
    I: named('form I', 'I. kalıp (sülâsî mücerret)'),
    II: named('form II', 'II. kalıp (tef‘îl babı)'),
    III: named('form III', 'III. kalıp (müfâale babı)'),
    IV: named('form IV', 'IV. kalıp (if‘âl babı)'),
    V: named('form V', 'V. kalıp (tefe‘‘ul babı)'),
    VI: named('form VI', 'VI. kalıp (tefâul babı)'),
    VII: named('form VII', 'VII. kalıp (infiâl babı)'),
    VIII: named('form VIII', 'VIII. kalıp (iftiâl babı)'),
    IX: named('form IX', 'IX. kalıp (if‘ilâl babı)'),
    X: named('form X', 'X. kalıp (istif‘âl babı)'),
    XI: named('form XI', 'XI. kalıp (if‘îlâl babı)'),
    XII: named('form XII', 'XII. kalıp (if‘î‘âl babı)'),
    Q1: named('form I of four letters', 'dört harfli I. kalıp (rubâî mücerret)'),
    Q2: named('form II of four letters', 'dört harfli II. kalıp (tefa‘lul babı)'),
    Q3: named('form III of four letters', 'dört harfli III. kalıp (if‘inlâl babı)'),
    Q4: named('form IV of four letters', 'dört harfli IV. kalıp (if‘illâl babı)'),
  },
  derivation: {
    activeParticiple: named('active participle', 'etken sıfat-fiil (ism-i fail)'),
    passiveParticiple: named('passive participle', 'edilgen sıfat-fiil (ism-i mef‘ul)'),
    verbalNoun: named('verbal noun', 'isim-fiil (mastar)'),
  },
  aspect: {
    perfect: named('past tense (perfect)', 'geçmiş zaman (mazi)'),
    imperfect: named('present or future tense (imperfect)', 'geniş veya şimdiki zaman (muzari)'),
    imperative: named('command (imperative)', 'buyruk (emir)'),
  },
  mood: {
    indicative: named('indicative', 'bildirme kipi (merfu)'),
    subjunctive: named('subjunctive', 'istek kipi (mansup)'),
    jussive: named('jussive', 'cezimli kip (meczum)'),
    energetic: named('energetic', 'pekiştirmeli kip (tekit nunlu)'),
  },
  voice: {
    active: named('active', 'etken (malum)'),
    passive: named('passive', 'edilgen (meçhul)'),
  },
  person: {
    first: named('first person', '1. şahıs (mütekellim)'),
    second: named('second person', '2. şahıs (muhatap)'),
    third: named('third person', '3. şahıs (gaip)'),
  },
  gender: {
    masculine: named('masculine', 'eril (müzekker)'),
    feminine: named('feminine', 'dişil (müennes)'),
  },
  number: {
    singular: named('singular', 'tekil (müfret)'),
    dual: named('dual', 'ikil (tesniye)'),
    plural: named('plural', 'çoğul (cemi)'),
  },
  case: {
    nominative: named('nominative', 'özne hâli (merfu)'),
    accusative: named('accusative', 'nesne hâli (mansup)'),
    genitive: named('genitive', 'ilgi hâli (mecrur)'),
  },
  state: {
    definite: named('definite', 'belirli (marife)'),
    indefinite: named('indefinite', 'belirsiz (nekre)'),
  },
};

export const placeNames: Record<Segment['place'], GrammarName> = {
  prefix: named('prefix', 'ön ek'),
  stem: named('stem', 'gövde'),
  suffix: named('suffix', 'son ek'),
};

/** "present or future tense (imperfect)" */
export function withTerm(name: GrammarName, language: GrammarLanguage): string {
  const { name: text, term } = name[language];
  return term ? `${text} (${term})` : text;
}
