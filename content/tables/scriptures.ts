/** Names and adjectives of the Gospel (tables 6 and 27), the Psalms (7 and 28) and the Torah (8 and 29). */
import type { ElementSource } from './element';

/** Nouns for the book given to Jesus. */
export const gospelNames: readonly ElementSource[] = [
  {
    arabicName: 'الْإِنْجِيل',
    turkish: {
      label: 'İncîl',
      grammaticalType: 'özel isim',
      nameInQuran: 'el-İncîl',
      translation: 'İncil',
      meaning:
        'İsa’ya verilen kitap (5:46, 57:27). Adının Yunancada “müjde” anlamına gelen kelimeden geldiği kabul edilir; Kur’an’da on iki yerde geçer.',
    },
    english: {
      label: 'al-Injil',
      grammaticalType: 'proper noun',
      nameInQuran: 'al-Injil',
      translation: 'the Gospel',
      meaning:
        'The book given to Jesus (5:46, 57:27). Its name is held to come from a Greek word meaning “good news”; it occurs twelve times in the Qur’an.',
    },
    occurrences: [{ words: 'انجيل' }],
  },
  {
    arabicName: 'الْكِتَاب',
    turkish: {
      label: 'Kitâb',
      grammaticalType: 'isim',
      nameInQuran: 'el-kitâb',
      translation: 'kitap',
      meaning:
        '19:30’da İsa “Bana kitabı verdi” der; bu kitap çoğunlukla İncil olarak anlaşılır. 2:113 ve 6:156’da kelime Yahudilerin ve Hristiyanların kitabını birlikte anlatır.',
    },
    english: {
      label: 'al-Kitab',
      grammaticalType: 'noun',
      nameInQuran: 'al-kitab',
      translation: 'the Book',
      meaning:
        'In 19:30 Jesus says “He has given me the Book”, mostly understood as the Gospel. In 2:113 and 6:156 the word stands for the scripture of the Jews and the Christians together.',
    },
    occurrences: [{ words: 'كتب', in: '2:113 6:156 19:30' }],
  },
  {
    arabicName: 'الْحِكْمَة',
    turkish: {
      label: 'Hikmet',
      grammaticalType: 'isim',
      nameInQuran: 'el-hikme',
      translation: 'hikmet',
      meaning:
        '43:63’te İsa “Size hikmeti getirdim” der. Bu hikmet kimi müfessirlerce İncil, kimilerince peygamberlik olarak anlaşılır.',
    },
    english: {
      label: 'al-Hikmah',
      grammaticalType: 'noun',
      nameInQuran: 'al-hikmah',
      translation: 'wisdom',
      meaning:
        'In 43:63 Jesus says “I have brought you wisdom”. Some exegetes understand it as the Gospel, others as prophethood.',
    },
    occurrences: [{ words: 'حكمة', in: '43:63' }],
  },
];

/** Nouns for the book given to David. */
export const psalmsNames: readonly ElementSource[] = [
  {
    arabicName: 'الزَّبُور',
    turkish: {
      label: 'Zebûr',
      grammaticalType: 'özel isim',
      nameInQuran: 'ez-Zebûr',
      translation: 'Zebur',
      meaning:
        'Yazılmış şey anlamındadır ve Davud’a verilen kitabın adıdır (4:163, 17:55). 21:105’te Zebur’da yeryüzünün iyi kullara kalacağının yazıldığı bildirilir; kimi müfessirler burada indirilen kitapların tümünü anlamıştır.',
    },
    english: {
      label: 'az-Zabur',
      grammaticalType: 'proper noun',
      nameInQuran: 'az-Zabur',
      translation: 'the Psalms',
      meaning:
        'It means something written and is the name of the book given to David (4:163, 17:55). Verse 21:105 says it is written in the Zabur that the righteous will inherit the earth; some exegetes take the word there as all revealed books.',
    },
    occurrences: [
      {
        otherForms: {
          turkish: 'Çoğuldur: kitaplar, sahifeler veya parçalar için söylenir.',
          english: 'In the plural, of scriptures, of records or of pieces.',
        },
        words: 'زبور|زبورا',
      },
    ],
  },
  {
    arabicName: 'الزُّبُر',
    turkish: {
      label: 'Zübür',
      grammaticalType: 'çoğul isim',
      nameInQuran: 'ez-zübür',
      translation: 'yazılı kitaplar',
      meaning:
        'Zebur kelimesinin çoğulu olarak önceki peygamberlere verilen yazılı kitapları topluca anlatır. Doğrudan Davud’un Zebur’unu göstermez, onu da içine alır; 54:52’deki amel kayıtları burada işaretlenmemiştir.',
    },
    english: {
      label: 'az-Zubur',
      grammaticalType: 'plural noun',
      nameInQuran: 'az-zubur',
      translation: 'the written scriptures',
      meaning:
        'As a plural of Zabur it stands for the writings given to earlier prophets as a whole. It does not point to the Psalms of David alone but includes them; the records of deeds in 54:52 are not marked here.',
    },
    occurrences: [{ words: 'زبر', in: '3:184 16:44 26:196 35:25 54:43' }],
  },
];

/** Nouns for the book given to Moses. */
export const torahNames: readonly ElementSource[] = [
  {
    arabicName: 'التَّوْرَاة',
    turkish: {
      label: 'Tevrât',
      grammaticalType: 'özel isim',
      nameInQuran: 'et-Tevrât',
      translation: 'Tevrat',
      meaning:
        'İsrailoğulları’na indirilen kitabın adı; gelenekte Musa’ya verilen kitap olarak bilinir. 5:44 onda hidayet ve ışık bulunduğunu, peygamberlerin onunla hükmettiğini söyler. Kur’an’da on sekiz yerde geçer.',
    },
    english: {
      label: 'at-Tawrah',
      grammaticalType: 'proper noun',
      nameInQuran: 'at-Tawrah',
      translation: 'the Torah',
      meaning:
        'The name of the book sent to the Children of Israel, known in tradition as the book given to Moses. Verse 5:44 says that in it are guidance and light and that the prophets judged by it. The name occurs eighteen times in the Qur’an.',
    },
    occurrences: [{ words: 'تورىة' }],
  },
  {
    arabicName: 'الْكِتَاب',
    turkish: {
      label: 'Kitâb',
      grammaticalType: 'isim',
      nameInQuran: 'el-kitâb',
      translation: 'kitap',
      meaning:
        'Kur’an Musa’ya verilenden çoğu kez yalnızca “kitap” diye söz eder. Musa’nın kitabının ve İsrailoğulları’nın kitabının anlaşıldığı yerler işaretlidir; 2:113 ve 6:156’da kelime İncil’i de içine alır.',
    },
    english: {
      label: 'al-Kitab',
      grammaticalType: 'noun',
      nameInQuran: 'al-kitab',
      translation: 'the Book',
      meaning:
        'The Qur’an often calls what was given to Moses simply “the Book”. Marked here are the places understood as the book of Moses and of the Children of Israel; in 2:113 and 6:156 the word includes the Gospel too.',
    },
    occurrences: [
      {
        words: 'كتب',
        in: '2:44 2:53 2:78 2:85 2:87 2:113 5:44 6:91 6:154 6:156 7:169 7:170 11:17 11:110 17:2 17:4 19:12 23:49 25:35 28:43 32:23 37:117 40:53 41:45 45:16 46:12:3',
      },
    ],
  },
  {
    arabicName: 'الْفُرْقَان',
    turkish: {
      label: 'Furkân',
      grammaticalType: 'isim',
      nameInQuran: 'el-furkân',
      translation: 'ayıran ölçü',
      meaning:
        'Doğruyu yanlıştan ayıran. 2:53’te kitapla birlikte Musa’ya, 21:48’de Musa ile Harun’a verildiği söylenir; çoğunlukla Tevrat’ın bu niteliği olarak anlaşılır, mucizeler diyenler de vardır.',
    },
    english: {
      label: 'al-Furqan',
      grammaticalType: 'noun',
      nameInQuran: 'al-furqan',
      translation: 'the Criterion',
      meaning:
        'What separates right from wrong. It is given to Moses together with the Book in 2:53 and to Moses and Aaron in 21:48; it is mostly understood as this quality of the Torah, while some take it as the miracles.',
    },
    occurrences: [{ words: 'فرقان', in: '2:53 21:48' }],
  },
  {
    arabicName: 'صُحُفُ مُوسَى',
    turkish: {
      label: 'Suhufu Mûsâ',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'suhufi Mûsâ',
      translation: 'Musa’nın sayfaları',
      meaning:
        'Musa’ya verilen yazılı sayfalar. 53:36 ve 87:19’da İbrahim’e verilenlerle birlikte anılır.',
    },
    english: {
      label: 'Suhuf Musa',
      grammaticalType: 'genitive construction',
      nameInQuran: 'suhufi Musa',
      translation: 'the pages of Moses',
      meaning:
        'The written pages given to Moses. In 53:36 and 87:19 they are named together with those of Abraham.',
    },
    occurrences: [
      { words: 'صحف موسى', in: '53:36' },
      { words: 'صحف ابرهيم', in: '87:19' },
    ],
  },
  {
    arabicName: 'الصُّحُفُ الْأُولَى',
    turkish: {
      label: 'es-Suhufü’l-ûlâ',
      grammaticalType: 'sıfat tamlaması',
      nameInQuran: 'es-suhufi’l-ûlâ',
      translation: 'ilk sayfalar',
      meaning:
        'Kur’an’dan önceki sayfalar. 20:133’te önceki kitapların tümünü anlatır, 87:18’de ardından gelen ayetle İbrahim’in ve Musa’nın sayfaları diye açıklanır.',
    },
    english: {
      label: 'as-Suhuf al-Ula',
      grammaticalType: 'noun with adjective',
      nameInQuran: 'as-suhuf al-ula',
      translation: 'the former scriptures',
      meaning:
        'The pages that came before the Qur’an. In 20:133 they are the earlier scriptures as a whole; in 87:18 the next verse explains them as the pages of Abraham and Moses.',
    },
    occurrences: [{ words: 'صحف اولى', in: '20:133 87:18' }],
  },
  {
    arabicName: 'الْأَلْوَاح',
    turkish: {
      label: 'Elvâh',
      grammaticalType: 'çoğul isim',
      nameInQuran: 'el-elvâh',
      translation: 'levhalar',
      meaning:
        'Musa için üzerine her konuda öğüt ve açıklama yazılan levhalar (7:145). 7:150’de onları yere attığı, 7:154’te öfkesi yatışınca geri aldığı anlatılır.',
    },
    english: {
      label: 'al-Alwah',
      grammaticalType: 'plural noun',
      nameInQuran: 'al-alwah',
      translation: 'the tablets',
      meaning:
        'The tablets on which counsel and an explanation of all things were written for Moses (7:145). He casts them down in 7:150 and takes them up again in 7:154 when his anger has calmed.',
    },
    occurrences: [{ words: 'الواح', in: '7:145 7:150 7:154' }],
  },
  {
    arabicName: 'الذِّكْر',
    turkish: {
      label: 'Zikr',
      grammaticalType: 'isim',
      nameInQuran: 'ez-zikr',
      translation: 'hatırlatma, öğüt',
      meaning:
        '21:105’te Zebur’dan önce geldiği söylenen kitap. Çoğunlukla Tevrat veya Allah katındaki ana kitap olarak anlaşılır.',
    },
    english: {
      label: 'adh-Dhikr',
      grammaticalType: 'noun',
      nameInQuran: 'adh-dhikr',
      translation: 'the Reminder',
      meaning:
        'In 21:105, the book said to come before the Psalms. It is mostly understood as the Torah or as the Mother of the Book kept with Allah.',
    },
    occurrences: [{ words: 'ذكر', in: '21:105' }],
  },
];

/** Words with which the Qur'an describes the Gospel. */
export const gospelAdjectives: readonly ElementSource[] = [
  {
    arabicName: 'الْهُدَى',
    turkish: {
      label: 'Hüdâ',
      grammaticalType: 'isim',
      nameInQuran: 'hüden',
      translation: 'yol gösterme',
      meaning:
        '5:46’da İncil’de hidayet bulunduğu ve onun sakınanlara yol gösterici olduğu söylenir. 3:4’te Tevrat ile birlikte insanlara yol gösterici diye anılır.',
    },
    english: {
      label: 'Huda',
      grammaticalType: 'noun',
      nameInQuran: 'hudan',
      translation: 'guidance',
      meaning:
        'Verse 5:46 says that in the Gospel there is guidance and that it guides the God-conscious. In 3:4 it is called, together with the Torah, guidance for people.',
    },
    occurrences: [{ words: 'هدى', in: '3:4 5:46' }],
  },
  {
    arabicName: 'النُّور',
    turkish: {
      label: 'Nûr',
      grammaticalType: 'isim',
      nameInQuran: 'nûr',
      translation: 'ışık',
      meaning: '5:46 İncil’in içinde, hidayetin yanında, aydınlatan bir ışık bulunduğunu bildirir.',
    },
    english: {
      label: 'Nur',
      grammaticalType: 'noun',
      nameInQuran: 'nur',
      translation: 'light',
      meaning: 'Verse 5:46 says that in the Gospel there is light beside guidance.',
    },
    occurrences: [{ words: 'نور', in: '5:46' }],
  },
  {
    arabicName: 'الْمُصَدِّق',
    turkish: {
      label: 'Musaddik',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'musaddik',
      translation: 'doğrulayan',
      meaning:
        '5:46’da İncil, kendinden önceki Tevrat’ı doğrulayan kitap olarak nitelenir. Aynı ayette bu kelime önce İsa için söylenmiştir.',
    },
    english: {
      label: 'Musaddiq',
      grammaticalType: 'active participle',
      nameInQuran: 'musaddiqan',
      translation: 'confirming',
      meaning:
        'In 5:46 the Gospel is described as confirming the Torah that came before it. Earlier in the same verse the word is said of Jesus himself.',
    },
    occurrences: [{ words: 'مصدقا', in: '5:46:18' }],
  },
  {
    arabicName: 'الْمَوْعِظَة',
    turkish: {
      label: 'Mev’iza',
      grammaticalType: 'isim',
      nameInQuran: 'mev’iza',
      translation: 'öğüt',
      meaning: '5:46’da İncil’in sakınanlar için bir öğüt olduğu söylenir.',
    },
    english: {
      label: 'Mawʿizah',
      grammaticalType: 'noun',
      nameInQuran: 'mawʿizah',
      translation: 'counsel',
      meaning: 'Verse 5:46 calls the Gospel counsel for the God-conscious.',
    },
    occurrences: [{ words: 'موعظة', in: '5:46' }],
  },
];

/** Words that describe scriptures including the Psalms; none describes only the Psalms. */
export const psalmsAdjectives: readonly ElementSource[] = [
  {
    arabicName: 'الْمُنِير',
    turkish: {
      label: 'Münîr',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'el-münîr',
      translation: 'aydınlatıcı',
      meaning:
        'Kur’an Zebur’u doğrudan bir sıfatla nitelemez. 3:184 ve 35:25’te, zübür denilen yazılı kitapların hemen yanında anılan kitabın sıfatıdır ve peygamberlere indirilenleri anlatır.',
    },
    english: {
      label: 'Munir',
      grammaticalType: 'active participle',
      nameInQuran: 'al-munir',
      translation: 'enlightening',
      meaning:
        'The Qur’an gives the Psalms no adjective of their own. In 3:184 and 35:25 this one describes the Book named right beside the writings called zubur, and so what was sent down to the prophets.',
    },
    occurrences: [{ words: 'منير', in: '3:184 35:25' }],
  },
  {
    arabicName: 'الْأَوَّلِين',
    turkish: {
      label: 'Evvelîn',
      grammaticalType: 'çoğul sıfat',
      nameInQuran: 'el-evvelîn',
      translation: 'öncekiler',
      meaning:
        '26:196’daki “öncekilerin kitapları” sözünde geçer. Davud’un Zebur’unun da içinde bulunduğu, Kur’an’dan önceki yazılı kitapların kimlere ait olduğunu bildirir.',
    },
    english: {
      label: 'al-Awwalin',
      grammaticalType: 'plural adjective',
      nameInQuran: 'al-awwalin',
      translation: 'those of old',
      meaning:
        'It occurs in 26:196 in “the scriptures of those of old” and tells to whom the writings before the Qur’an belong, the Psalms of David among them.',
    },
    occurrences: [{ words: 'اولين', in: '26:196' }],
  },
  {
    arabicName: 'الْبَيِّنَات',
    turkish: {
      label: 'Beyyinât',
      grammaticalType: 'çoğul isim',
      nameInQuran: 'el-beyyinât',
      translation: 'açık deliller',
      meaning:
        '16:44’te zübür kelimesiyle birlikte geçer: önceki peygamberler açık delillerle ve yazılı kitaplarla gönderilmiştir. Yalnız Zebur için değil, bu vahiylerin tümü için söylenir.',
    },
    english: {
      label: 'al-Bayyinat',
      grammaticalType: 'plural noun',
      nameInQuran: 'al-bayyinat',
      translation: 'clear proofs',
      meaning:
        'In 16:44 it stands together with the word zubur: the earlier prophets were sent with clear proofs and writings. It is said of these revelations as a whole, not of the Psalms alone.',
    },
    occurrences: [{ words: 'بينت', in: '16:44' }],
  },
];

/** Words with which the Qur'an describes the Torah. */
export const torahAdjectives: readonly ElementSource[] = [
  {
    arabicName: 'الْإِمَام',
    turkish: {
      label: 'İmâm',
      grammaticalType: 'isim',
      nameInQuran: 'imâmen',
      translation: 'önder, rehber',
      meaning: '11:17 ve 46:12’de Musa’nın kitabı önde giden, uyulan bir rehber olarak nitelenir.',
    },
    english: {
      label: 'Imam',
      grammaticalType: 'noun',
      nameInQuran: 'imaman',
      translation: 'a leader, a guide',
      meaning:
        'In 11:17 and 46:12 the book of Moses is described as a guide that goes before and is followed.',
    },
    occurrences: [{ words: 'اماما', in: '11:17 46:12' }],
  },
  {
    arabicName: 'الرَّحْمَة',
    turkish: {
      label: 'Rahmet',
      grammaticalType: 'isim',
      nameInQuran: 'rahmeten',
      translation: 'merhamet, rahmet',
      meaning:
        'Musa’ya verilen kitabın Allah’ın insanlara acımasının bir eseri olduğunu anlatır. 7:154’te levhalarda yazılı olanlar için söylenir.',
    },
    english: {
      label: 'Rahmah',
      grammaticalType: 'noun',
      nameInQuran: 'rahmatan',
      translation: 'mercy',
      meaning:
        'It says that the book given to Moses is an act of Allah’s compassion for people. In 7:154 it is said of what was written on the tablets.',
    },
    occurrences: [{ words: 'رحمة', in: '6:154 7:154 11:17 28:43 46:12' }],
  },
  {
    arabicName: 'الْهُدَى',
    turkish: {
      label: 'Hüdâ',
      grammaticalType: 'isim',
      nameInQuran: 'hüden',
      translation: 'yol gösterme',
      meaning:
        'Tevrat’ın doğru yolu gösterdiğini anlatır ve onun için en çok kullanılan niteliktir. 17:2 ve 32:23 onun İsrailoğulları için hidayet kılındığını söyler.',
    },
    english: {
      label: 'Huda',
      grammaticalType: 'noun',
      nameInQuran: 'hudan',
      translation: 'guidance',
      meaning:
        'It says that the Torah shows the right way and is the description most often used of it. Verses 17:2 and 32:23 say that it was made guidance for the Children of Israel.',
    },
    occurrences: [{ words: 'هدى', in: '3:4 5:44 6:91 6:154 7:154 17:2 28:43 32:23 40:54' }],
  },
  {
    arabicName: 'النُّور',
    turkish: {
      label: 'Nûr',
      grammaticalType: 'isim',
      nameInQuran: 'nûr',
      translation: 'ışık',
      meaning:
        '5:44 Tevrat’ın içinde ışık bulunduğunu, 6:91 Musa’nın getirdiği kitabın insanlar için ışık olduğunu söyler.',
    },
    english: {
      label: 'Nur',
      grammaticalType: 'noun',
      nameInQuran: 'nur',
      translation: 'light',
      meaning:
        'Verse 5:44 says that there is light in the Torah, and 6:91 that the book Moses brought is light for people.',
    },
    occurrences: [{ words: 'نور|نورا', in: '5:44 6:91' }],
  },
  {
    arabicName: 'الضِّيَاء',
    turkish: {
      label: 'Ziyâ',
      grammaticalType: 'isim',
      nameInQuran: 'ziyâen',
      translation: 'aydınlık',
      meaning:
        'Parlak ışık. 21:48’de Musa ile Harun’a verilenin sakınanlar için bir aydınlık olduğu bildirilir.',
    },
    english: {
      label: 'Diya',
      grammaticalType: 'noun',
      nameInQuran: 'diyaʾan',
      translation: 'radiance',
      meaning:
        'Bright light. Verse 21:48 says that what was given to Moses and Aaron is a radiance for the God-conscious.',
    },
    occurrences: [{ words: 'ضياء', in: '21:48' }],
  },
  {
    arabicName: 'الذِّكْر',
    turkish: {
      label: 'Zikr',
      grammaticalType: 'isim',
      nameInQuran: 'zikren',
      translation: 'hatırlatma, öğüt',
      meaning: '21:48’de Musa ile Harun’a verilenin sakınanlar için bir öğüt olduğu söylenir.',
    },
    english: {
      label: 'Dhikr',
      grammaticalType: 'noun',
      nameInQuran: 'dhikran',
      translation: 'a reminder',
      meaning:
        'Verse 21:48 says that what was given to Moses and Aaron is a reminder for the God-conscious.',
    },
    occurrences: [{ words: 'ذكرا', in: '21:48' }],
  },
  {
    arabicName: 'الذِّكْرَى',
    turkish: {
      label: 'Zikrâ',
      grammaticalType: 'isim',
      nameInQuran: 'zikrâ',
      translation: 'öğüt, ders',
      meaning:
        '40:53-54’te İsrailoğulları’na miras bırakılan kitabın akıl sahipleri için bir öğüt olduğu bildirilir.',
    },
    english: {
      label: 'Dhikra',
      grammaticalType: 'noun',
      nameInQuran: 'dhikra',
      translation: 'an admonition',
      meaning:
        'Verses 40:53-54 say that the book left to the Children of Israel is an admonition for people of understanding.',
    },
    occurrences: [{ words: 'ذكرى', in: '40:54' }],
  },
  {
    arabicName: 'التَّمَام',
    turkish: {
      label: 'Tamâm',
      grammaticalType: 'mastar',
      nameInQuran: 'tamâmen',
      translation: 'tamamlama',
      meaning:
        '6:154’te kitabın, iyilik edene nimeti tamamlamak üzere verildiği söylenir. Kitabın eksiksiz oluşu diye de anlaşılır.',
    },
    english: {
      label: 'Tamam',
      grammaticalType: 'verbal noun',
      nameInQuran: 'tamaman',
      translation: 'completion',
      meaning:
        'Verse 6:154 says that the Book was given to complete the favor upon whoever does good. It is also understood as the book’s being complete.',
    },
    occurrences: [{ words: 'تماما', in: '6:154' }],
  },
  {
    arabicName: 'التَّفْصِيل',
    turkish: {
      label: 'Tafsîl',
      grammaticalType: 'mastar',
      nameInQuran: 'tafsîlen',
      translation: 'ayrıntılı açıklama',
      meaning: '6:154 ve 7:145’te Musa’ya verilenin her şeyi ayrıntısıyla açıkladığı bildirilir.',
    },
    english: {
      label: 'Tafsil',
      grammaticalType: 'verbal noun',
      nameInQuran: 'tafsilan',
      translation: 'detailed explanation',
      meaning:
        'Verses 6:154 and 7:145 say that what was given to Moses explains all things in detail.',
    },
    occurrences: [{ words: 'تفصيلا', in: '6:154 7:145' }],
  },
  {
    arabicName: 'الْمَوْعِظَة',
    turkish: {
      label: 'Mev’iza',
      grammaticalType: 'isim',
      nameInQuran: 'mev’izaten',
      translation: 'öğüt',
      meaning: '7:145’te levhalara yazılanlar için söylenir: her konuda bir öğüt.',
    },
    english: {
      label: 'Mawʿizah',
      grammaticalType: 'noun',
      nameInQuran: 'mawʿizatan',
      translation: 'counsel',
      meaning: 'Said in 7:145 of what was written on the tablets: counsel on all things.',
    },
    occurrences: [{ words: 'موعظة', in: '7:145' }],
  },
  {
    arabicName: 'الْبَصَائِر',
    turkish: {
      label: 'Besâir',
      grammaticalType: 'çoğul isim',
      nameInQuran: 'besâir',
      translation: 'gönül gözünü açan deliller',
      meaning:
        '28:43’te Musa’ya verilen kitabın insanlara gerçeği gösteren deliller olduğu söylenir.',
    },
    english: {
      label: 'Basaʾir',
      grammaticalType: 'plural noun',
      nameInQuran: 'basaʾir',
      translation: 'insights',
      meaning:
        'Verse 28:43 says that the book given to Moses holds insights that let people see the truth.',
    },
    occurrences: [{ words: 'بصائر', in: '28:43' }],
  },
  {
    arabicName: 'الْمُسْتَبِين',
    turkish: {
      label: 'Müstebîn',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'el-müstebîn',
      translation: 'apaçık anlaşılan',
      meaning: 'Açık ve açıklayıcı. 37:117’de Musa ile Harun’a verilen kitabı niteler.',
    },
    english: {
      label: 'Mustabin',
      grammaticalType: 'active participle',
      nameInQuran: 'al-mustabin',
      translation: 'clear and plain',
      meaning: 'Clear and making clear. In 37:117 it describes the book given to Moses and Aaron.',
    },
    occurrences: [{ words: 'مستبين', in: '37:117' }],
  },
];
