/** Turkish nouns of which the rules of suffixes cannot know the class by their letters. */

const words = (list: string) => new Set(list.split(/\s+/));

/** The last vowel is back, but the suffixes have front vowels: "hâl", "hâlde". */
export const FRONT = words(
  `hâl hal kalp harp harf helal helâl celal misal emsal kemal ihtimal meal ihlal ahval zeval saat
  itaat şefaat cemaat kanaat hakikat şeriat menfaat dikkat sadakat kıraat nasihat kabahat vaat biat
  seyahat usul kabul meşgul meçhul makbul resul helak`,
);

/** The vowel of the last syllable is lost before a vowel: "şehir", "şehri". */
export const DROPPING = words(
  `oğul ağız burun göğüs karın boyun omuz alın beyin akıl zihin fikir şehir nehir emir ömür isim
  ilim zulüm hüküm kavim nefis vakit kabir sabır şükür küfür cisim kısım metin resim asıl nesil
  hasım zikir rızık ahit akit şahıs izin lütuf ecir devir seyir bağır beniz hapis kahır nakil
  keşif vahiy kayıp azim gönül`,
);

/** Words that lose a vowel and have a soft consonant at their end: "ahit", "ahdi". */
export const DROPPING_TO_D = words('ahit akit');

/** The last consonant is doubled before a vowel: "hak", "hakkı". */
export const DOUBLING = words('hak his zan had şer Rab sır af hat');

/** The last consonant is soft before a vowel, though the word is short or ends in -t: "gök", "göğü". */
export const SOFTENING = words(
  `gök çok yurt kurt dert dört güç borç uç kap dip cep taç but ud tat kanat umut kilit öğüt söğüt
  geçit yiğit ümit tağut kâğıt vaat kalp harp`,
);

/** The last consonant stays hard, though the word is long: "ahlak", "ahlakı". */
export const HARD = words(
  'ahlak helak infak nifak ittifak talak misak mutlak merak evrak hukuk mahluk İshak Burak tasdik',
);

/** In -ı, -i, -u or -ü without a possessive suffix: "gemi", "gemiye". */
export const NOT_POSSESSIVE = words(
  `canlı yanılgı altı yedi iki kötü gemi sürü kapı meni deri diri batı doğru ordu kendi tatlı yazı
  büyü sayı koku kuyu uyku soru korku kutu köprü örtü sıkıntı görüntü kırıntı yankı duygu sevgi
  vergi bilgi övgü ölçü kaygı saygı yargı çizgi tanrı kıyı mavi ebedî ilahî yalancı elçi uyarıcı bekçi
  yolcu savaşçı müjdeci davetçi avcı şefaatçi yardımcı inkârcı koruyucu yaratıcı bozguncu kıpırtı su
  dumanlı yaşlı suçlu gizli sonraki önceki kâfi yeni eski dolu ölü kuru arı üzüntü acı dalgalı korkulu
  deli ümmi kibirli sevgili yetkili karşı nebi veli vali vadi fani asi vahşi kişi iyi dişi ilgili
  Yahudi Nasrani Mecusi`,
);

/** Words in a base form whose end looks like a case: "neden", "gece", "yaratan". */
export const NO_CASE = words(
  `neden beden maden vatan meydan şeytan sultan bostan eden giden güden tutan yaratan uzatan düzelten
  yükselten öğreten gözeten yöneten işiten örten biten aldatan azaltan dağıtan
  perde ada oda cadde secde müjde vade irade madde fayda gövde hata orta nokta kıta hasta ifade sade
  gece kimse gölge deve meyve tövbe dünya hurma kasaba sure mucize hazine kaide vesile fitne nutfe
  aile kabile kafile hile kale kule çile mesele böyle öyle ana baba ata amca hala teyze nine dede kara
  fidye ceza nafaka elbise bahçe kıble çehre hane zerre kere defa sofra kaya sıra para anne tepe köle
  cariye elma şube hece kafa yara hâlâ Musa İsa Yahya Zekeriya Mekke Kâbe Hutame Tuva Safa Merve
  sema damla dava şüphe gaye iftira rüya fetva takva riya dua vefa şifa eza veda istila sekte tane
  halife hikâye parça fırka pençe çekirge karga alaka şura idare ücre zümre yüce ince nice
  sandalye süre küre çevre acele`,
);
