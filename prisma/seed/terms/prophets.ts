import type { ElementSource, ElementTexts, Occurrence } from './element';

/** What a row says in one language. */
type Texts = [label: string, nameInQuran: string, translation: string, meaning: string];

interface Kind {
  turkish: string;
  english: string;
}

export const KINDS = {
  proper: { turkish: 'özel isim', english: 'proper noun' },
  noun: { turkish: 'isim', english: 'noun' },
  verbalNoun: { turkish: 'mastar', english: 'verbal noun' },
  adjective: { turkish: 'sıfat', english: 'adjective' },
  active: { turkish: 'ism-i fâil', english: 'active participle' },
  passive: { turkish: 'ism-i mef’ûl', english: 'passive participle' },
  intensive: { turkish: 'mübalağalı ism-i fâil', english: 'intensive participle' },
  elative: { turkish: 'ism-i tafdîl', english: 'elative' },
  construct: { turkish: 'isim tamlaması', english: 'genitive construction' },
  qualified: { turkish: 'sıfat tamlaması', english: 'noun with adjective' },
  clause: { turkish: 'sıla cümlesi', english: 'relative clause' },
  letters: { turkish: 'hurûf-ı mukattaa', english: 'disjoined letters' },
} satisfies Record<string, Kind>;

/** A row of a table of names: shorter to write than an ElementSource. */
export function row(
  arabicName: string,
  kind: Kind,
  turkish: Texts,
  english: Texts,
  ...occurrences: Occurrence[]
): ElementSource {
  const textsOf = (
    grammaticalType: string,
    [label, nameInQuran, translation, meaning]: Texts,
  ): ElementTexts => ({ label, grammaticalType, nameInQuran, translation, meaning });
  return {
    arabicName,
    turkish: textsOf(kind.turkish, turkish),
    english: textsOf(kind.english, english),
    occurrences,
  };
}

/** Each prophet's own name, which also is the first row of the table of his names. */
export const prophets = {
  adam: row(
    'آدَم',
    KINDS.proper,
    [
      'Âdem',
      'Âdem',
      'Âdem',
      'Allah’ın topraktan yarattığı, isimleri öğrettiği ve meleklerin önünde secde ettiği ilk insan. Eşiyle birlikte yasak ağaçtan yemiş, sonra Rabbinden öğrendiği sözlerle tövbe etmiştir. İnsanlara “Âdemoğulları” diye seslenilen ayetlerde de onun adı geçer.',
    ],
    [
      'Adam',
      'Adam',
      'Adam',
      'The first human being, whom Allah created from dust, taught the names, and had the angels bow down to. He and his wife ate from the forbidden tree; then he received words from his Lord and turned back to Him. His name is also heard where people are called “children of Adam”.',
    ],
    { words: 'ءادم|ادم|يادم' },
  ),
  enoch: row(
    'إِدْرِيس',
    KINDS.proper,
    [
      'İdrîs',
      'İdrîs',
      'İdris',
      'Sözü özü doğru bir peygamber olarak anılır; Allah onu yüce bir yere yükseltmiştir (19:56-57). Bir başka ayette İsmail ve Zülkifl ile birlikte sabredenler arasında sayılır (21:85).',
    ],
    [
      'Enoch',
      'Idris',
      'Enoch (Idris)',
      'Remembered as a man of truth and a prophet, whom Allah raised to a high place (19:56-57). Another verse counts him, with Ishmael and Dhul-Kifl, among the patient (21:85).',
    ],
    { words: 'ادريس' },
  ),
  noah: row(
    'نُوح',
    KINDS.proper,
    [
      'Nûh',
      'Nûh',
      'Nuh',
      'Kavmini dokuz yüz elli yıl boyunca gece gündüz, gizli açık Allah’a kulluğa çağırdı; pek azı inandı. Allah’ın buyruğuyla yaptığı gemide inananlarla birlikte tufandan kurtuldu.',
    ],
    [
      'Noah',
      'Nuh',
      'Noah',
      'For nine hundred and fifty years he called his people to serve Allah, by night and by day, in public and in private, and few believed. In the ark he built at Allah’s command he was saved from the flood with those who did.',
    ],
    { words: 'نوح|نوحا|ينوح' },
  ),
  hud: row(
    'هُود',
    KINDS.proper,
    [
      'Hûd',
      'Hûd',
      'Hud',
      'Âd kavmine, içlerinden biri olarak gönderilen peygamber. Güçlerine güvenip büyüklenen kavmini yalnız Allah’a kulluğa çağırdı; azap geldiğinde inananlarla birlikte kurtarıldı. On birinci sure onun adını taşır.',
    ],
    [
      'Hud',
      'Hud',
      'Hud',
      'The prophet sent to Ad, as one of their own. He called a people proud of their strength to serve Allah alone, and was saved with the believers when the punishment came. The eleventh surah bears his name.',
    ],
    { words: 'هود' },
    { words: 'هودا', in: '7:65 11:50 11:58' },
    { words: 'يهود', in: '11:53' },
  ),
  salih: row(
    'صَالِح',
    KINDS.proper,
    [
      'Sâlih',
      'Sâlih',
      'Salih',
      'Kayaları oyup ev yapan Semûd kavmine gönderilen peygamber. Mucize olarak verilen dişi deveye dokunmamalarını söyledi; kavmi onu dinlemeyip deveyi kesince helak oldu, Salih ve inananlar kurtuldu.',
    ],
    [
      'Salih',
      'Salih',
      'Salih',
      'The prophet sent to Thamud, who carved their homes out of the rock. He told them not to harm the she-camel given them as a sign; they killed it and were destroyed, while Salih and the believers were saved.',
    ],
    { words: 'صلحا', in: '7:73 7:75 11:61 11:66 27:45' },
    { words: 'صلح', in: '11:89 26:142' },
    { words: 'يصلح', in: '7:77 11:62' },
  ),
  abraham: row(
    'إِبْرَاهِيم',
    KINDS.proper,
    [
      'İbrâhîm',
      'İbrâhîm',
      'İbrahim',
      'Putları kırıp kavmini tek Allah’a kulluğa çağıran, ateşe atılıp kurtarılan, oğlu İsmail ile Kâbe’nin temellerini yükselten peygamber. Ne Yahudi ne Hristiyan olduğu, Allah’a yönelip teslim olmuş biri olduğu bildirilir (3:67); yolu bütün inananlara örnek gösterilir.',
    ],
    [
      'Abraham',
      'Ibrahim',
      'Abraham',
      'The prophet who broke the idols and called his people to the one God, was thrown into the fire and saved, and raised the foundations of the Kaaba with his son Ishmael. He was neither a Jew nor a Christian but turned to Allah in surrender (3:67), and his way is held up to all believers.',
    ],
    { words: 'ابرهيم|ابرهم|يابرهيم' },
  ),
  lot: row(
    'لُوط',
    KINDS.proper,
    [
      'Lût',
      'Lût',
      'Lut',
      'İbrahim’e inandı ve onunla birlikte bereketli topraklara kurtarıldı. Erkeklere yönelen kavmini bu çirkin işten sakındırdı; dinlemediler. Helak gecesi, karısı dışındaki ailesiyle birlikte şehirden çıkarıldı.',
    ],
    [
      'Lot',
      'Lut',
      'Lot',
      'He believed in Abraham and was delivered with him to the blessed land. He warned his people against approaching men with desire, and they would not listen. On the night of their ruin he was led out with his family, all but his wife.',
    ],
    { words: 'لوط|لوطا|يلوط' },
  ),
  ishmael: row(
    'إِسْمَاعِيل',
    KINDS.proper,
    [
      'İsmâîl',
      'İsmâîl',
      'İsmail',
      'İbrahim’in, yaşlılığında kendisine bağışlandığı için şükrettiği oğlu (14:39). Babasıyla birlikte Kâbe’nin temellerini yükseltti; sözünde duran bir elçi ve peygamber olarak övülür.',
    ],
    [
      'Ishmael',
      'Isma’il',
      'Ishmael',
      'A son for whom Abraham thanked Allah in his old age (14:39). With his father he raised the foundations of the Kaaba; he is praised as a messenger and a prophet true to his promise.',
    ],
    { words: 'اسمعيل' },
  ),
  isaac: row(
    'إِسْحَاق',
    KINDS.proper,
    [
      'İshâk',
      'İshâk',
      'İshak',
      'İbrahim’e ve yaşlı eşine meleklerin müjdelediği oğul (11:71). İyilerden bir peygamber olarak anılır; ardından gelen Yakub ile birlikte adı İbrahim’e verilen bağışlar arasında geçer.',
    ],
    [
      'Isaac',
      'Ishaq',
      'Isaac',
      'The son of whom the angels brought good news to Abraham and his aged wife (11:71). He is called a prophet, one of the righteous, and is named with Jacob, who came after him, among the gifts granted to Abraham.',
    ],
    { words: 'اسحق' },
  ),
  jacob: row(
    'يَعْقُوب',
    KINDS.proper,
    [
      'Ya’kûb',
      'Ya’kûb',
      'Yakub',
      'İbrahim’e İshak’ın ardından müjdelenen peygamber ve Yusuf’un babası. Oğlunun yokluğuna güzel bir sabırla katlandı; ölüm döşeğinde oğullarına kime kulluk edeceklerini sordu (2:133).',
    ],
    [
      'Jacob',
      'Ya’qub',
      'Jacob',
      'The prophet promised to Abraham after Isaac, and the father of Joseph. He bore the loss of his son with beautiful patience, and on his deathbed asked his sons whom they would serve (2:133).',
    ],
    { words: 'يعقوب' },
  ),
  joseph: row(
    'يُوسُف',
    KINDS.proper,
    [
      'Yûsuf',
      'Yûsuf',
      'Yusuf',
      'Kardeşlerinin kuyuya attığı, Mısır’da köle olarak satılan, suçsuzken zindana giren, sonra o ülkenin hazinelerini yöneten peygamber. Hayatı, “kıssaların en güzeli” diye başlayan ve onun adını taşıyan surede baştan sona anlatılır.',
    ],
    [
      'Joseph',
      'Yusuf',
      'Joseph',
      'The prophet whom his brothers cast into a well, who was sold in Egypt, imprisoned though innocent, and then given charge of the storehouses of the land. His life is told from beginning to end in the surah that bears his name and opens as “the best of stories”.',
    ],
    { words: 'يوسف' },
  ),
  job: row(
    'أَيُّوب',
    KINDS.proper,
    [
      'Eyyûb',
      'Eyyûb',
      'Eyyub',
      'Başına gelen sıkıntıda yalnızca Rabbine seslenen peygamber: “Bana dert dokundu; sen merhametlilerin en merhametlisisin” (21:83). Allah derdini giderdi, ailesini bir katıyla birlikte geri verdi.',
    ],
    [
      'Job',
      'Ayyub',
      'Job',
      'The prophet who in his distress called to his Lord alone: “Harm has touched me, and You are the most merciful of the merciful” (21:83). Allah took away his suffering and gave him back his family, and as many again.',
    ],
    { words: 'ايوب' },
  ),
  shuayb: row(
    'شُعَيْب',
    KINDS.proper,
    [
      'Şuayb',
      'Şuayb',
      'Şuayb',
      'Medyen halkına ve Eyke halkına gönderilen peygamber. Onları Allah’a kulluğa, ölçüyü ve tartıyı tam tutmaya çağırdı; kavmi onu tehdit etti, azap gelince o ve inananlar kurtarıldı.',
    ],
    [
      'Shuayb',
      'Shu’ayb',
      'Shuayb',
      'The prophet sent to Midian and to the people of the Wood. He called them to serve Allah and to give full measure and weight; they threatened him, and when the punishment came he and the believers were saved.',
    ],
    { words: 'شعيب|شعيبا|يشعيب' },
  ),
  moses: row(
    'مُوسَى',
    KINDS.proper,
    [
      'Mûsâ',
      'Mûsâ',
      'Musa',
      'Kur’an’da adı en çok anılan peygamber. Bebekken ırmağa bırakıldı, Firavun’un sarayında büyüdü; Allah onunla konuştu, onu Firavun’a gönderdi, İsrailoğulları’nı denizden geçirdi ve ona Tevrat’ı verdi.',
    ],
    [
      'Moses',
      'Musa',
      'Moses',
      'The prophet named most often in the Qur’an. Set on the river as a baby, he grew up in Pharaoh’s house; Allah spoke to him, sent him to Pharaoh, brought the Children of Israel through the sea, and gave him the Torah.',
    ],
    { words: 'موسى|يموسى' },
  ),
  aaron: row(
    'هَارُون',
    KINDS.proper,
    [
      'Hârûn',
      'Hârûn',
      'Harun',
      'Musa’nın, duası üzerine kendisine yardımcı verilen kardeşi; onunla birlikte Firavun’a gönderilen peygamber. Kavmi buzağıya taptığında onları uyardı. Meryem’e “Harun’un kız kardeşi” diye seslenilen ayette de (19:28) bu ad geçer.',
    ],
    [
      'Aaron',
      'Harun',
      'Aaron',
      'The brother given to Moses as a helper in answer to his prayer, a prophet sent with him to Pharaoh. When his people worshipped the calf he warned them. The name is also heard where Mary is addressed as “sister of Aaron” (19:28).',
    ],
    { words: 'هرون|يهرون' },
  ),
  david: row(
    'دَاوُود',
    KINDS.proper,
    [
      'Dâvûd',
      'Dâvûd',
      'Davud',
      'Câlût’u öldüren, kendisine hükümdarlık, hikmet ve Zebur verilen peygamber. Dağlar ve kuşlar onunla birlikte Allah’ı tesbih eder, demir elinde yumuşardı.',
    ],
    [
      'David',
      'Dawud',
      'David',
      'The prophet who killed Goliath and was given kingship, wisdom and the Psalms. The mountains and the birds glorified Allah with him, and iron was made soft for him.',
    ],
    { words: 'داود|يداود' },
  ),
  solomon: row(
    'سُلَيْمَان',
    KINDS.proper,
    [
      'Süleymân',
      'Süleymân',
      'Süleyman',
      'Davud’un oğlu ve vârisi olan peygamber. Rüzgâr ve cinler buyruğuna verilmiş, kuşların dili öğretilmişti; Sebe kraliçesi onun çağrısıyla Allah’a teslim oldu.',
    ],
    [
      'Solomon',
      'Sulayman',
      'Solomon',
      'The prophet who was David’s son and heir. The wind and the jinn were put at his command and he was taught the speech of birds; the queen of Sheba surrendered to Allah through his call.',
    ],
    { words: 'سليمن' },
  ),
  elijah: row(
    'إِلْيَاس',
    KINDS.proper,
    [
      'İlyâs',
      'İlyâs',
      'İlyas',
      'Baal’e tapan kavmine “Yaratanların en güzelini mi bırakıyorsunuz?” diyen elçi (37:123-126). Kıssasının sonundaki selamda adı İlyâsîn biçiminde okunur (37:130).',
    ],
    [
      'Elijah',
      'Ilyas',
      'Elijah',
      'The messenger who asked a people that called upon Baal whether they would abandon the best of creators (37:123-126). In the greeting that closes his story the name is read as Ilyasin (37:130).',
    ],
    { words: 'الياس' },
  ),
  elisha: row(
    'الْيَسَع',
    KINDS.proper,
    [
      'Elyesa’',
      'el-Yesa’',
      'Elyesa',
      'Kur’an’da kıssası anlatılmadan iki kez anılan peygamber: âlemlere üstün kılınanlar (6:86) ve hayırlı kullar (38:48) arasında sayılır.',
    ],
    [
      'Elisha',
      'al-Yasa’',
      'Elisha',
      'A prophet mentioned twice without his story being told: among those favoured above all people (6:86) and among the best (38:48).',
    ],
    { words: 'اليسع' },
  ),
  dhulKifl: row(
    'ذُو الْكِفْل',
    KINDS.construct,
    [
      'Zülkifl',
      'ze’l-kifl',
      'Zülkifl',
      'Sabredenler (21:85) ve hayırlı kullar (38:48) arasında anılan peygamber. Kıssası anlatılmaz; adı “kifl sahibi” demektir, kifl ise pay ve nasip anlamına gelir.',
    ],
    [
      'Dhul-Kifl',
      'dha’l-kifl',
      'Dhul-Kifl',
      'A prophet mentioned among the patient (21:85) and among the best (38:48). His story is not told; the name means “the one of the kifl”, and kifl is a share or portion.',
    ],
    { words: 'الكفل' },
  ),
  jonah: row(
    'يُونُس',
    KINDS.proper,
    [
      'Yûnus',
      'Yûnus',
      'Yunus',
      'Öfkeyle çekip giden, balığın yuttuğu ve karanlıklar içinde Rabbine seslenince kurtarılan peygamber. Yüz bin yahut daha fazla insana gönderildi; onlar inandılar ve azap üzerlerinden kaldırıldı.',
    ],
    [
      'Jonah',
      'Yunus',
      'Jonah',
      'The prophet who went off in anger, was swallowed by the fish, and was saved when he called to his Lord in the darkness. He was sent to a hundred thousand or more; they believed, and the punishment was lifted from them.',
    ],
    { words: 'يونس' },
  ),
  zechariah: row(
    'زَكَرِيَّا',
    KINDS.proper,
    [
      'Zekeriyyâ',
      'Zekeriyyâ',
      'Zekeriya',
      'Meryem’in bakımını üstlenen peygamber. Yaşlılığında, gizlice yakararak Rabbinden temiz bir evlat istedi; kendisine Yahya müjdelendi.',
    ],
    [
      'Zechariah',
      'Zakariyya',
      'Zechariah',
      'The prophet who took Mary into his care. In old age he asked his Lord in a hidden prayer for good offspring, and was given the glad news of John.',
    ],
    { words: 'زكريا|يزكريا' },
  ),
  john: row(
    'يَحْيَى',
    KINDS.proper,
    [
      'Yahyâ',
      'Yahyâ',
      'Yahya',
      'Zekeriya’nın duasına karşılık verilen oğul; bu adı ona Allah verdi, daha önce kimseye verilmemişti (19:7). Kendisine daha çocukken hüküm ve anlayış bağışlandı.',
    ],
    [
      'John',
      'Yahya',
      'John',
      'The son given in answer to Zechariah’s prayer; Allah Himself named him, and no one had borne the name before (19:7). He was granted judgment while still a child.',
    ],
    { words: 'يحيى', in: '3:39 6:85 19:7 21:90' },
    { words: 'ييحيى' },
  ),
  jesus: row(
    'عِيسَى',
    KINDS.proper,
    [
      'Îsâ',
      'Îsâ',
      'İsa',
      'Kendisine hiçbir erkek dokunmamış olan Meryem’in oğlu; İsrailoğulları’na gönderilen ve kendisine İncil verilen elçi. Allah’ın izniyle hastaları iyileştirdi, ölüleri diriltti; Allah onu kendi katına yükseltti.',
    ],
    [
      'Jesus',
      '’Isa',
      'Jesus',
      'The son of Mary, whom no man had touched; the messenger sent to the Children of Israel and given the Gospel. By Allah’s leave he healed the sick and raised the dead, and Allah raised him to Himself.',
    ],
    { words: 'عيسى|يعيسى' },
  ),
  muhammad: row(
    'مُحَمَّد',
    KINDS.proper,
    [
      'Muhammed',
      'Muhammed',
      'Muhammed, “çokça övülen”',
      'Kur’an’ın kendisine indirildiği elçi ve peygamberlerin sonuncusu. Adıyla dört ayette anılır (3:144, 33:40, 47:2, 48:29); ona adıyla değil, “ey Peygamber”, “ey Elçi” gibi sözlerle seslenilir.',
    ],
    [
      'Muhammad',
      'Muhammad',
      'Muhammad, “the much praised”',
      'The messenger to whom the Qur’an was sent down, and the last of the prophets. Four verses call him by name (3:144, 33:40, 47:2, 48:29); when he is addressed it is not by name but with words such as “O Prophet” and “O Messenger”.',
    ],
    { words: 'محمد' },
  ),
} satisfies Record<string, ElementSource>;

/** The prophets whom the Qur'an names. */
export const prophetNames: readonly ElementSource[] = Object.values(prophets);
