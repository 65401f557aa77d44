import type { ElementSource } from './element';

/**
 * The names of Allah: Allah, Rabb, Ilah and those of the well-known list. "None beside Him" and
 * "Shall I seek other than Allah as ...?" count as occurrences; a name that is only denied to
 * others doesn't.
 */
export const allahNames: readonly ElementSource[] = [
  {
    arabicName: 'اللَّه',
    turkish: {
      label: 'Allah',
      grammaticalType: 'özel isim',
      nameInQuran: 'Allah',
      translation: 'Allah',
      meaning:
        'Her şeyi yaratan ve kendisinden başka ilah bulunmayan tek varlığın özel adıdır; başkası için kullanılmaz, çoğulu da yoktur. Öteki isimler O’nu bir yönüyle tanıtır, bu isim ise doğrudan O’nun kendisini bildirir. Dualardaki “Allâhümme” seslenişi de aynı isimdir.',
    },
    english: {
      label: 'Allah',
      grammaticalType: 'proper noun',
      nameInQuran: 'Allah',
      translation: 'Allah',
      meaning:
        'The proper name of the one Being who created everything and beside whom there is no god; it is given to no one else and has no plural. The other names describe Him in one respect or another, while this one means Him Himself. “Allahumma”, the call that opens many prayers, is the same name.',
    },
    occurrences: [{ words: 'الله|لله|تالله|اللهم|ءالله' }],
  },
  {
    arabicName: 'الرَّبّ',
    turkish: {
      label: 'Rab',
      grammaticalType: 'isim',
      nameInQuran: 'Rab',
      translation: 'Rab; sahip, yetiştirip yöneten',
      meaning:
        'Bir şeyin sahibi olan, onu adım adım yetiştirip olgunluğuna ulaştıran ve yöneten demektir. Kur’an’da çoğunlukla bir tamlama içinde geçer: Rabbim, Rabbimiz, âlemlerin Rabbi. Peygamberlerin dualarının çoğu bu isimle başlar.',
    },
    english: {
      label: 'Rabb',
      grammaticalType: 'noun',
      nameInQuran: 'Rabb',
      translation: 'Lord',
      meaning:
        'The one who owns a thing, brings it up step by step to what it is meant to be, and governs it. In the Qur’an the word mostly stands with its possessor: my Lord, our Lord, Lord of the worlds. Most of the prayers of the prophets begin with it.',
    },
    occurrences: [
      {
        otherForms: {
          turkish: 'Çoğuldur: Allah’tan başka edinilen rabler için söylenir.',
          english: 'In the plural, of lords other than Allah.',
        },
        words: 'رب+|فورب+',
        except: [
          {
            in: '6:64',
            turkish: 'Yazılışı benzeyen başka bir kelime: “kerb”, sıkıntı.',
            english: 'Another word with a similar spelling: “karb”, distress.',
          },
          {
            in: '6:76 6:77:7 6:78',
            turkish: 'İbrahim yıldız, ay ve güneş için söyler.',
            english: 'Abraham says it of a star, the moon and the sun.',
          },
          {
            in: '12:23',
            turkish:
              'Yusuf’un yanında kaldığı efendi olarak anlaşılır; Allah’ın kastedildiği de söylenmiştir.',
            english:
              'Understood as the master in whose house Joseph stayed; it has also been understood as Allah.',
          },
          {
            in: '12:41 12:42:9 12:50:11',
            turkish: 'Hükümdar için söylenir.',
            english: 'Said of the king.',
          },
          {
            in: '12:42:13',
            turkish: 'Hükümdar olarak anlaşılır; Allah’ın kastedildiği de söylenmiştir.',
            english: 'Understood as the king; it has also been understood as Allah.',
          },
          {
            in: '16:92',
            turkish: 'Yazılışı benzeyen başka bir kelime: “erbâ”, daha çok.',
            english: 'Another word with a similar spelling: “arba”, more numerous.',
          },
          {
            in: '79:24',
            turkish: 'Firavun kendisi için söyler.',
            english: 'Pharaoh says it of himself.',
          },
        ],
      },
      { words: 'يرب', in: '25:30 43:88' },
      { words: 'ربا', in: '6:164' },
    ],
  },
  {
    arabicName: 'الْإِلٰه',
    turkish: {
      label: 'İlâh',
      grammaticalType: 'isim',
      nameInQuran: 'İlâh',
      translation: 'ilah; kulluk edilen',
      meaning:
        'Kendisine kulluk edilen, sığınılan ve yürekten bağlanılan varlık demektir. İnsanların edindiği tanrılara da bu ad verildiği için Kur’an, “O’ndan başka ilah yoktur” sözünü tekrar tekrar hatırlatır: Bu ada layık olan yalnız Allah’tır.',
    },
    english: {
      label: 'Ilah',
      grammaticalType: 'noun',
      nameInQuran: 'Ilah',
      translation: 'God, the one who is worshipped',
      meaning:
        'The one who is worshipped, turned to for refuge and loved above all. Because people have called many things gods, the Qur’an repeats again and again that there is no god but He: Allah alone deserves the word.',
    },
    occurrences: [
      {
        otherForms: {
          turkish:
            'Çoğul veya ikildir ya da bir soruda geçer; Allah’tan başka ilahlar için söylenir.',
          english: 'In the plural, in the dual or in a question, of gods other than Allah.',
        },
        words: 'اله+|الها',
        except: [
          {
            in: '7:138 20:88 20:97',
            turkish: 'Bir put veya buzağı için söylenir.',
            english: 'Said of an idol or of the calf.',
          },
          {
            in: '6:46 7:140 15:96 17:22 17:39 18:14 23:117 25:68 26:213 28:71 28:72 28:88:5 50:26 51:51 52:43',
            turkish: 'Allah’tan başka bir ilah için söylenir.',
            english: 'Said of a god other than Allah.',
          },
          {
            in: '21:29',
            turkish: '“Ben O’ndan başka bir ilahım” diyecek olan için söylenir.',
            english: 'Said of anyone who would claim to be a god besides Him.',
          },
          {
            in: '23:91',
            turkish: 'Var olmadığı bildirilen başka ilahlar için söylenir.',
            english: 'Said of other gods, which the verse says do not exist.',
          },
          {
            in: '25:43 45:23',
            turkish: 'İnsanın ilah edindiği kendi arzusu için söylenir.',
            english: 'Said of a person’s own desire, taken as a god.',
          },
          {
            in: '26:29 28:38:9',
            turkish: 'Firavun kendisinden başka bir ilah için söyler.',
            english: 'Pharaoh says it of a god other than himself.',
          },
        ],
      },
    ],
  },
  {
    arabicName: 'الرَّحْمٰن',
    turkish: {
      label: 'Rahmân',
      grammaticalType: 'sıfat',
      nameInQuran: 'er-Rahmân',
      translation: 'çok merhametli',
      meaning:
        'Merhameti sınırsız olan, rahmeti bütün yaratılmışları kuşatan demektir. Kur’an’da yalnız Allah için kullanılır ve çoğu yerde “Allah” gibi doğrudan doğruya O’nun adı olarak geçer.',
    },
    english: {
      label: 'ar-Rahman',
      grammaticalType: 'adjective',
      nameInQuran: 'ar-Rahman',
      translation: 'the Most Merciful',
      meaning:
        'The one whose mercy has no bounds and embraces all that He has made. In the Qur’an it is said of Allah alone, and very often it stands by itself as His name, just as “Allah” does.',
    },
    occurrences: [{ words: 'رحمن' }],
  },
  {
    arabicName: 'الرَّحِيم',
    turkish: {
      label: 'Rahîm',
      grammaticalType: 'mübalağalı ism-i fâil',
      nameInQuran: 'er-Rahîm',
      translation: 'merhameti sürekli olan',
      meaning:
        'Merhamet eden, kullarına rahmetiyle davranan ve bundan hiç vazgeçmeyen demektir. Kur’an’da en çok “Gafûr” ismiyle birlikte gelir: Allah bağışlar, çünkü merhametlidir.',
    },
    english: {
      label: 'ar-Rahim',
      grammaticalType: 'intensive participle',
      nameInQuran: 'ar-Rahim',
      translation: 'the Ever-Merciful',
      meaning:
        'The one who shows mercy to His servants and never ceases to show it. In the Qur’an it comes most often together with “al-Ghafur”: Allah forgives because He is merciful.',
    },
    occurrences: [
      {
        otherForms: {
          turkish: 'Çoğuldur, insanlar için söylenir.',
          english: 'In the plural, of people.',
        },
        words: 'رحيم|رحيما',
        except: [
          { in: '9:128', turkish: 'Peygamber için söylenir.', english: 'Said of the Prophet.' },
        ],
      },
    ],
  },
  {
    arabicName: 'الْمَلِك',
    turkish: {
      label: 'Melik',
      grammaticalType: 'sıfat',
      nameInQuran: 'el-Melik',
      translation: 'hükümdar',
      meaning:
        'Bütün varlığın gerçek hükümdarı demektir; buyruğu her şeye geçer, kimseye hesap vermez. Yeryüzündeki hükümdarlıklar O’nun verdiği ve geri aldığı birer emanettir.',
    },
    english: {
      label: 'al-Malik',
      grammaticalType: 'adjective',
      nameInQuran: 'al-Malik',
      translation: 'the King',
      meaning:
        'The true King of all that exists; His command reaches everything, and He answers to no one. Every kingdom on earth is a trust that He gives and takes back.',
    },
    occurrences: [{ words: 'ملك', in: '20:114 23:116 59:23 62:1 114:2' }],
  },
  {
    arabicName: 'الْقُدُّوس',
    turkish: {
      label: 'Kuddûs',
      grammaticalType: 'sıfat',
      nameInQuran: 'el-Kuddûs',
      translation: 'her eksiklikten uzak, tertemiz',
      meaning:
        'Her türlü kusurdan ve yaratılmışlara ait eksiklikten uzak, tertemiz ve kutlu demektir. Kur’an’da iki yerde geçer ve ikisinde de “Melik” isminin yanında durur.',
    },
    english: {
      label: 'al-Quddus',
      grammaticalType: 'adjective',
      nameInQuran: 'al-Quddus',
      translation: 'the Holy',
      meaning:
        'Pure, blessed, and free of every fault and of every shortcoming that belongs to created things. It occurs twice in the Qur’an, both times beside the name “al-Malik”.',
    },
    occurrences: [{ words: 'قدوس' }],
  },
  {
    arabicName: 'السَّلَام',
    turkish: {
      label: 'Selâm',
      grammaticalType: 'isim',
      nameInQuran: 'es-Selâm',
      translation: 'esenlik veren',
      meaning:
        'Kendisi her kusurdan ve eksiklikten salim olan, kullarına da esenlik ve güven veren demektir. Selâm kelimesi Kur’an’da sık geçer; Allah’ın adı olarak ise bir kez, Haşr suresinde gelir.',
    },
    english: {
      label: 'as-Salam',
      grammaticalType: 'noun',
      nameInQuran: 'as-Salam',
      translation: 'Peace, the giver of peace',
      meaning:
        'The one who is Himself free of every flaw and who gives safety and peace to His servants. The word “salam” is frequent in the Qur’an; as a name of Allah it comes once, in surah al-Hashr.',
    },
    occurrences: [{ words: 'سلم', in: '59:23' }],
  },
  {
    arabicName: 'الْمُؤْمِن',
    turkish: {
      label: 'Mü’min',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'el-Mü’min',
      translation: 'güven veren',
      meaning:
        'Kullarına güven veren, onları korkudan emin kılan ve sözünü doğrulayan demektir. İnsan için “inanan” anlamına gelen kelime, Allah hakkında bir kez ve bu anlamda geçer.',
    },
    english: {
      label: 'al-Muʾmin',
      grammaticalType: 'active participle',
      nameInQuran: 'al-Muʾmin',
      translation: 'the giver of security',
      meaning:
        'The one who gives security to His servants, frees them from fear and proves His word true. Said of a person the word means “believer”; it is used once of Allah, in this sense.',
    },
    occurrences: [{ words: 'مؤمن', in: '59:23' }],
  },
  {
    arabicName: 'الْمُهَيْمِن',
    turkish: {
      label: 'Müheymin',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'el-Müheymin',
      translation: 'görüp gözeten',
      meaning:
        'Her şeyi görüp gözeten, koruyan ve denetimi altında tutan demektir. Hiçbir şey O’nun gözetiminin dışında kalmaz.',
    },
    english: {
      label: 'al-Muhaymin',
      grammaticalType: 'active participle',
      nameInQuran: 'al-Muhaymin',
      translation: 'the Guardian',
      meaning:
        'The one who watches over everything, protects it and keeps it in His charge. Nothing lies outside His care.',
    },
    occurrences: [{ words: 'مهيمن', in: '59:23' }],
  },
  {
    arabicName: 'الْعَزِيز',
    turkish: {
      label: 'Azîz',
      grammaticalType: 'sıfat',
      nameInQuran: 'el-Azîz',
      translation: 'üstün, güçlü',
      meaning:
        'Üstün ve yenilmez olan, hiçbir gücün karşısında duramadığı demektir. Kur’an bu ismi çoğunlukla “Hakîm” ile birlikte anar: O’nun gücü hikmetle birliktedir.',
    },
    english: {
      label: 'al-ʿAziz',
      grammaticalType: 'adjective',
      nameInQuran: 'al-ʿAziz',
      translation: 'the Mighty',
      meaning:
        'The one who is exalted and invincible, whom no power can withstand. The Qur’an mostly joins this name to “al-Hakim”: His might goes together with wisdom.',
    },
    occurrences: [
      {
        otherForms: {
          turkish: 'Çoğuldur, insanlar için söylenir.',
          english: 'In the plural, of people.',
        },
        words: 'عزيز|عزيزا',
        except: [
          { in: '9:128', turkish: '“Ağır gelir” anlamındadır.', english: 'It means “grievous”.' },
          {
            in: '11:91',
            turkish: 'Kavmi Şuayb’a söyler.',
            english: 'Said to Shuʿayb by his people.',
          },
          {
            in: '12:30 12:51',
            turkish: 'Mısır’daki “aziz” unvanlı yönetici için söylenir.',
            english: 'Said of the official in Egypt who is called “al-ʿAziz”.',
          },
          {
            in: '12:78 12:88',
            turkish: 'Kardeşleri, tanımadıkları Yusuf’a söyler.',
            english: 'Said to Joseph by his brothers, who do not recognize him.',
          },
          {
            in: '14:20 35:17',
            turkish: '“Güç, zor” anlamındadır.',
            english: 'It means “difficult”.',
          },
          { in: '41:41', turkish: 'Kitabın sıfatıdır.', english: 'It describes the Book.' },
          {
            in: '44:49',
            turkish: 'Cehennemdeki günahkâra söylenir.',
            english: 'Said to the sinner in Hell.',
          },
          {
            in: '48:3',
            turkish: 'Allah’ın yardımının sıfatıdır.',
            english: 'It describes the help that Allah gives.',
          },
        ],
      },
    ],
  },
  {
    arabicName: 'الْجَبَّار',
    turkish: {
      label: 'Cebbâr',
      grammaticalType: 'mübalağalı ism-i fâil',
      nameInQuran: 'el-Cebbâr',
      translation: 'dilediğini yaptıran',
      meaning:
        'Dilediğini her durumda gerçekleştiren, karşı konulamaz güç sahibi demektir; kökünde kırılanı onarmak anlamı da vardır. İnsan için kullanıldığında zorbalığı anlatan kelime, Allah’ın adı olarak Haşr suresinde geçer.',
    },
    english: {
      label: 'al-Jabbar',
      grammaticalType: 'intensive participle',
      nameInQuran: 'al-Jabbar',
      translation: 'the Irresistible',
      meaning:
        'The one whose will is always carried out and whom nothing can resist; the root also means to mend what is broken. Of a human being the word means a tyrant; as a name of Allah it stands in surah al-Hashr.',
    },
    occurrences: [{ words: 'جبار', in: '59:23' }],
  },
  {
    arabicName: 'الْمُتَكَبِّر',
    turkish: {
      label: 'Mütekebbir',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'el-Mütekebbir',
      translation: 'büyüklüğünü gösteren',
      meaning:
        'Büyüklüğü her işinde görünen, ululuk kendisinin hakkı olan demektir. İnsanda kusur olan büyüklenme, Allah hakkında yalnızca gerçeğin kendisidir.',
    },
    english: {
      label: 'al-Mutakabbir',
      grammaticalType: 'active participle',
      nameInQuran: 'al-Mutakabbir',
      translation: 'the Supreme in greatness',
      meaning:
        'The one whose greatness shows in all that He does and to whom majesty belongs by right. What is a fault in a human being, to claim greatness, is in Allah simply the truth.',
    },
    occurrences: [{ words: 'متكبر', in: '59:23' }],
  },
  {
    arabicName: 'الْخَالِق',
    turkish: {
      label: 'Hâlık',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'el-Hâlık',
      translation: 'yaratan',
      meaning:
        'Her şeyi yoktan, ölçüsünü belirleyerek yaratan demektir. Kur’an O’nu “her şeyin yaratıcısı” diye anar ve yaratmayı kulluğun yalnız O’na yapılmasının gerekçesi sayar.',
    },
    english: {
      label: 'al-Khaliq',
      grammaticalType: 'active participle',
      nameInQuran: 'al-Khaliq',
      translation: 'the Creator',
      meaning:
        'The one who creates everything out of nothing and gives it its measure. The Qur’an calls Him “Creator of all things” and takes creation as the reason why He alone is to be worshipped.',
    },
    occurrences: [
      { words: 'خلق', in: '6:102 13:16:40 15:28 35:3 38:71 39:62 40:62:4 59:24' },
      { words: 'خلقون', in: '56:59' },
    ],
  },
  {
    arabicName: 'الْبَارِئ',
    turkish: {
      label: 'Bâri’',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'el-Bâri’',
      translation: 'var eden',
      meaning:
        'Yarattığını kusursuz ve her birini ötekinden ayrı olarak var eden demektir. Haşr suresinde “Hâlık” ile “Musavvir” arasında yer alır; Musa da kavmini “yaratanınıza tövbe edin” diye bu isimle çağırır.',
    },
    english: {
      label: 'al-Bari',
      grammaticalType: 'active participle',
      nameInQuran: 'al-Bari',
      translation: 'the Maker',
      meaning:
        'The one who brings what He creates into being, sound and distinct from every other thing. In surah al-Hashr it stands between “al-Khaliq” and “al-Musawwir”; with it Moses, too, calls his people to repent to their Maker.',
    },
    occurrences: [{ words: 'بارئ+' }],
  },
  {
    arabicName: 'الْمُصَوِّر',
    turkish: {
      label: 'Musavvir',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'el-Musavvir',
      translation: 'şekil veren',
      meaning:
        'Her varlığa kendine özgü biçimini ve güzelliğini veren demektir. Kur’an, insana annesinin karnında dilediği gibi şekil verenin O olduğunu söyler.',
    },
    english: {
      label: 'al-Musawwir',
      grammaticalType: 'active participle',
      nameInQuran: 'al-Musawwir',
      translation: 'the Fashioner',
      meaning:
        'The one who gives every being its own form and beauty. The Qur’an says that it is He who shapes us in the womb as He wills.',
    },
    occurrences: [{ words: 'مصور' }],
  },
  {
    arabicName: 'الْغَفَّار',
    turkish: {
      label: 'Gaffâr',
      grammaticalType: 'mübalağalı ism-i fâil',
      nameInQuran: 'el-Gaffâr',
      translation: 'tekrar tekrar bağışlayan',
      meaning:
        'Günahları örten ve ne kadar çok olursa olsun tekrar tekrar bağışlayan demektir. Allah bu ismi tövbe edip inanan ve iyi işler yapan kimseye bir söz olarak anar.',
    },
    english: {
      label: 'al-Ghaffar',
      grammaticalType: 'intensive participle',
      nameInQuran: 'al-Ghaffar',
      translation: 'the Perpetual Forgiver',
      meaning:
        'The one who covers sins and forgives them again and again, however many they are. Allah gives this name as a promise to whoever repents, believes and does good.',
    },
    occurrences: [{ words: 'غفار|غفارا' }, { words: 'غفر', in: '38:66 39:5 40:42' }],
  },
  {
    arabicName: 'الْقَهَّار',
    turkish: {
      label: 'Kahhâr',
      grammaticalType: 'mübalağalı ism-i fâil',
      nameInQuran: 'el-Kahhâr',
      translation: 'her şeye üstün gelen',
      meaning:
        'Her şeyi hükmü altında tutan, kendisine hiçbir gücün üstün gelemediği demektir. Kur’an’da hep “Vâhid” isminin ardından gelir: Bir olan, her şeye üstün gelendir.',
    },
    english: {
      label: 'al-Qahhar',
      grammaticalType: 'intensive participle',
      nameInQuran: 'al-Qahhar',
      translation: 'the All-Prevailing',
      meaning:
        'The one who holds everything under His rule and over whom no power prevails. In the Qur’an it always follows “al-Wahid”: He who is One prevails over all.',
    },
    occurrences: [{ words: 'قهار' }, { words: 'قهر', in: '13:16' }],
  },
  {
    arabicName: 'الْوَهَّاب',
    turkish: {
      label: 'Vehhâb',
      grammaticalType: 'mübalağalı ism-i fâil',
      nameInQuran: 'el-Vehhâb',
      translation: 'karşılıksız veren',
      meaning:
        'Karşılık beklemeden, bol bol bağışta bulunan demektir. Kur’an’da üç yerde geçer; ikisi duadır: İnananlar rahmet (3:8), Süleyman ise eşsiz bir hükümranlık (38:35) isterken bu isimle seslenir.',
    },
    english: {
      label: 'al-Wahhab',
      grammaticalType: 'intensive participle',
      nameInQuran: 'al-Wahhab',
      translation: 'the Bestower',
      meaning:
        'The one who gives freely and abundantly, expecting nothing in return. It occurs three times in the Qur’an, twice in a prayer: the believers call on it when they ask for mercy (3:8), and Solomon when he asks for a kingdom like no other (38:35).',
    },
    occurrences: [{ words: 'وهاب' }],
  },
  {
    arabicName: 'الرَّزَّاق',
    turkish: {
      label: 'Rezzâk',
      grammaticalType: 'mübalağalı ism-i fâil',
      nameInQuran: 'er-Rezzâk',
      translation: 'rızık veren',
      meaning:
        'Bütün canlıların rızkını yaratan ve onlara ulaştıran demektir. Zâriyât suresinde, Allah’ın kullarından rızık beklemediği, rızkı verenin kendisi olduğu söylenirken geçer.',
    },
    english: {
      label: 'ar-Razzaq',
      grammaticalType: 'intensive participle',
      nameInQuran: 'ar-Razzaq',
      translation: 'the Provider',
      meaning:
        'The one who creates the provision of all living things and brings it to them. It stands in surah adh-Dhariyat, where Allah says that He wants no provision from His servants: it is He who provides.',
    },
    occurrences: [{ words: 'رزاق' }],
  },
  {
    arabicName: 'الْفَتَّاح',
    turkish: {
      label: 'Fettâh',
      grammaticalType: 'mübalağalı ism-i fâil',
      nameInQuran: 'el-Fettâh',
      translation: 'açan, hükmüyle ayıran',
      meaning:
        'Kapalı kapıları açan, rahmet ve iyilik yollarını genişleten; anlaşmazlıkta hükmünü verip haklıyı haksızdan ayıran demektir. Kur’an’da bir kez, kıyamet gününün hükmü anlatılırken geçer.',
    },
    english: {
      label: 'al-Fattah',
      grammaticalType: 'intensive participle',
      nameInQuran: 'al-Fattah',
      translation: 'the Opener, the Judge',
      meaning:
        'The one who opens what is closed and widens the ways of mercy and good, and who decides a dispute and parts right from wrong. It occurs once in the Qur’an, where the judgment of the Last Day is spoken of.',
    },
    occurrences: [{ words: 'فتاح' }],
  },
  {
    arabicName: 'الْعَلِيم',
    turkish: {
      label: 'Alîm',
      grammaticalType: 'mübalağalı ism-i fâil',
      nameInQuran: 'el-Alîm',
      translation: 'her şeyi bilen',
      meaning:
        'Gizliyi ve açığı, geçmişi ve geleceği, gönüllerde saklı olanı eksiksiz bilen demektir. Kur’an bu ismi en çok “Hakîm” ve “Semî’” isimleriyle birlikte anar.',
    },
    english: {
      label: 'al-ʿAlim',
      grammaticalType: 'intensive participle',
      nameInQuran: 'al-ʿAlim',
      translation: 'the All-Knowing',
      meaning:
        'The one who knows completely what is hidden and what is open, what has been and what will be, and what hearts keep to themselves. The Qur’an joins this name most often to “al-Hakim” and “as-Samiʿ”.',
    },
    occurrences: [
      {
        words: 'عليم|عليما',
        except: [
          {
            in: '7:109 26:34',
            turkish: 'Musa’ya sihirbaz diyenlerin sözündedir.',
            english: 'In the words of those who call Moses a magician.',
          },
          {
            in: '7:112 10:79 26:37',
            turkish: 'Firavun için toplanacak sihirbazlar hakkında söylenir.',
            english: 'Said of the magicians to be gathered for Pharaoh.',
          },
          {
            in: '12:55',
            turkish: 'Yusuf kendisi için söyler.',
            english: 'Joseph says it of himself.',
          },
          {
            in: '12:76',
            turkish:
              'Her bilenin üstünde bulunan, daha iyi bilen için söylenir; Allah’ın kastedildiği de söylenmiştir.',
            english:
              'Said of one who knows more, above everyone with knowledge; it has also been understood as Allah.',
          },
          {
            in: '15:53 51:28',
            turkish: 'İbrahim’e müjdelenen oğul için söylenir.',
            english: 'Said of the son promised to Abraham.',
          },
        ],
      },
    ],
  },
  {
    arabicName: 'الْقَابِض',
    turkish: {
      label: 'Kâbıd',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'yakbidu (fiil, 2:245)',
      translation: 'daraltan, tutan',
      meaning:
        'Hikmeti gereği rızkı daraltan, tutan ve canları alan demektir; “Bâsıt” ismiyle birlikte anılır. Kur’an’da isim olarak geçmez; 2:245’te Allah’ın daraltıp genişlettiğini söyleyen fiilden alınmıştır.',
    },
    english: {
      label: 'al-Qabid',
      grammaticalType: 'active participle',
      nameInQuran: 'yaqbidu (verb, 2:245)',
      translation: 'the one who withholds',
      meaning:
        'The one who in His wisdom narrows provision, holds back and takes souls; it is named together with “al-Basit”. The Qur’an does not have it as a name; it is drawn from the verb in 2:245, where Allah is said to withhold and to extend.',
    },
    occurrences: [],
  },
  {
    arabicName: 'الْبَاسِط',
    turkish: {
      label: 'Bâsıt',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'yebsutu (fiil, 2:245)',
      translation: 'genişleten, yayan',
      meaning:
        'Rızkı genişleten, rahmetini yayan ve gönülleri ferahlatan demektir; “Kâbıd” isminin karşılığıdır. Allah’ın adı olarak Kur’an’da geçmez; 2:245’te ve rızkın genişletilmesinden söz eden başka ayetlerdeki fiilden alınmıştır.',
    },
    english: {
      label: 'al-Basit',
      grammaticalType: 'active participle',
      nameInQuran: 'yabsutu (verb, 2:245)',
      translation: 'the one who extends',
      meaning:
        'The one who widens provision, spreads His mercy and gives ease to hearts; it is the counterpart of “al-Qabid”. The Qur’an does not have it as a name of Allah; it is drawn from the verb in 2:245 and in other verses about the widening of provision.',
    },
    occurrences: [],
  },
  {
    arabicName: 'الْخَافِض',
    turkish: {
      label: 'Hâfıd',
      grammaticalType: 'ism-i fâil',
      nameInQuran: '—',
      translation: 'alçaltan',
      meaning:
        'Hak edeni alçaltan, büyüklük taslayanın değerini düşüren demektir; “Râfi’” ismiyle birlikte anılır. Kur’an’da Allah hakkında bu biçimde geçmez; 56:3’te aynı kelime, alçaltan ve yükselten kıyamet olayı için kullanılır.',
    },
    english: {
      label: 'al-Khafid',
      grammaticalType: 'active participle',
      nameInQuran: '—',
      translation: 'the one who brings low',
      meaning:
        'The one who brings low those who deserve it and humbles the arrogant; it is named together with “ar-Rafiʿ”. The Qur’an does not use it of Allah in this form; in 56:3 the same word describes the Last Hour, which lowers and raises.',
    },
    occurrences: [],
  },
  {
    arabicName: 'الرَّافِع',
    turkish: {
      label: 'Râfi’',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'Râfi’',
      translation: 'yükselten',
      meaning:
        'Gökleri yükselten, dilediği kulunun değerini ve derecesini yücelten demektir. 3:55’te Allah, İsa’ya “seni kendime yükselteceğim” derken geçer; yükseltmeyi anlatan fiil ise birçok ayette vardır.',
    },
    english: {
      label: 'ar-Rafiʿ',
      grammaticalType: 'active participle',
      nameInQuran: 'Rafiʿ',
      translation: 'the one who raises',
      meaning:
        'The one who raised the heavens and who raises the worth and rank of whom He wills. It occurs in 3:55, where Allah says to Jesus that He will raise him to Himself; the verb is found in many verses.',
    },
    occurrences: [{ words: 'رافعك', in: '3:55' }],
  },
  {
    arabicName: 'الْمُعِزّ',
    turkish: {
      label: 'Muizz',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'tüizzü (fiil, 3:26)',
      translation: 'aziz kılan',
      meaning:
        'Dilediğine değer ve üstünlük veren demektir; “Müzill” ismiyle birlikte anılır. Kur’an’da bu biçimde geçmez; 3:26’daki “dilediğini aziz kılarsın” fiilinden alınmıştır.',
    },
    english: {
      label: 'al-Muʿizz',
      grammaticalType: 'active participle',
      nameInQuran: 'tuʿizzu (verb, 3:26)',
      translation: 'the giver of honor',
      meaning:
        'The one who gives honor and strength to whom He wills; it is named together with “al-Mudhill”. The Qur’an does not have it in this form; it is drawn from the verb in 3:26: “You honor whom You will.”',
    },
    occurrences: [],
  },
  {
    arabicName: 'الْمُذِلّ',
    turkish: {
      label: 'Müzill',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'tüzillü (fiil, 3:26)',
      translation: 'zelil kılan',
      meaning:
        'Dilediğini alçaltan, haksız yere büyüklenenin gücünü elinden alan demektir. Kur’an’da bu biçimde geçmez; 3:26’daki “dilediğini zelil kılarsın” fiilinden alınmıştır.',
    },
    english: {
      label: 'al-Mudhill',
      grammaticalType: 'active participle',
      nameInQuran: 'tudhillu (verb, 3:26)',
      translation: 'the one who humbles',
      meaning:
        'The one who abases whom He wills and takes power away from those who exalt themselves without right. The Qur’an does not have it in this form; it is drawn from the verb in 3:26: “You humble whom You will.”',
    },
    occurrences: [],
  },
  {
    arabicName: 'السَّمِيع',
    turkish: {
      label: 'Semî’',
      grammaticalType: 'mübalağalı ism-i fâil',
      nameInQuran: 'es-Semî’',
      translation: 'her şeyi işiten',
      meaning:
        'Açık ve gizli her sesi, her sözü ve her duayı işiten demektir. Kur’an’da çoğunlukla “Alîm” veya “Basîr” ismiyle birlikte gelir.',
    },
    english: {
      label: 'as-Samiʿ',
      grammaticalType: 'intensive participle',
      nameInQuran: 'as-Samiʿ',
      translation: 'the All-Hearing',
      meaning:
        'The one who hears every sound, every word and every prayer, spoken aloud or in secret. In the Qur’an it mostly comes together with “al-ʿAlim” or “al-Basir”.',
    },
    occurrences: [
      {
        words: 'سميع|سميعا',
        except: [
          {
            in: '11:24',
            turkish: 'İki topluluktan birinin benzetildiği, işiten insan için söylenir.',
            english: 'Said of a person who hears, to whom one of two groups is compared.',
          },
          { in: '76:2', turkish: 'İnsan için söylenir.', english: 'Said of the human being.' },
        ],
      },
    ],
  },
  {
    arabicName: 'الْبَصِير',
    turkish: {
      label: 'Basîr',
      grammaticalType: 'mübalağalı ism-i fâil',
      nameInQuran: 'el-Basîr',
      translation: 'her şeyi gören',
      meaning:
        'Küçük büyük, gizli açık her şeyi gören demektir. Kur’an bu ismi sık sık “yaptıklarınızı görendir” cümlesinde kullanır; hem uyarır hem güven verir.',
    },
    english: {
      label: 'al-Basir',
      grammaticalType: 'intensive participle',
      nameInQuran: 'al-Basir',
      translation: 'the All-Seeing',
      meaning:
        'The one who sees everything, small or great, hidden or open. The Qur’an often uses it in the sentence that Allah sees what you do, which is both a warning and a comfort.',
    },
    occurrences: [
      {
        words: 'بصير|بصيرا',
        except: [
          {
            in: '6:50 11:24 13:16 35:19 40:58',
            turkish: 'Körle karşılaştırılan, gören insan için söylenir.',
            english: 'Said of a person who sees, compared with one who is blind.',
          },
          {
            in: '12:93 12:96',
            turkish: 'Yakub’un yeniden görmesi için söylenir.',
            english: 'Said of Jacob’s regaining his sight.',
          },
          {
            in: '20:125',
            turkish: 'Kör olarak diriltilen insan kendisi için söyler.',
            english: 'A person raised blind says it of himself.',
          },
          { in: '76:2', turkish: 'İnsan için söylenir.', english: 'Said of the human being.' },
        ],
      },
    ],
  },
  {
    arabicName: 'الْحَكَم',
    turkish: {
      label: 'Hakem',
      grammaticalType: 'sıfat',
      nameInQuran: 'Hakem',
      translation: 'hüküm veren',
      meaning:
        'Son sözü söyleyen, verdiği hükümden dönülmeyen ve adaletle hükmeden demektir. Kur’an’da 6:114’te “Allah’tan başka bir hakem mi arayayım?” sorusunda geçer.',
    },
    english: {
      label: 'al-Hakam',
      grammaticalType: 'adjective',
      nameInQuran: 'Hakam',
      translation: 'the Judge',
      meaning:
        'The one who has the last word, whose judgment cannot be overturned and is always just. In the Qur’an it stands in the question of 6:114: “Shall I seek a judge other than Allah?”',
    },
    occurrences: [{ words: 'حكما', in: '6:114' }],
  },
  {
    arabicName: 'الْعَدْل',
    turkish: {
      label: 'Adl',
      grammaticalType: 'mastar',
      nameInQuran: '—',
      translation: 'çok adaletli',
      meaning:
        'Her işinde adaletli olan, kimseye haksızlık etmeyen demektir. Kur’an bu kelimeyi Allah’ın adı olarak kullanmaz; ancak 6:115 Rabbin sözünün doğruluk ve adaletle tamamlandığını, 16:90 Allah’ın adaleti emrettiğini bildirir.',
    },
    english: {
      label: 'al-ʿAdl',
      grammaticalType: 'verbal noun',
      nameInQuran: '—',
      translation: 'the Just',
      meaning:
        'The one who is just in all that He does and wrongs no one. The Qur’an does not use the word as a name of Allah, but 6:115 says that the word of the Lord is fulfilled in truth and justice, and 16:90 that Allah commands justice.',
    },
    occurrences: [],
  },
  {
    arabicName: 'اللَّطِيف',
    turkish: {
      label: 'Latîf',
      grammaticalType: 'sıfat',
      nameInQuran: 'el-Latîf',
      translation: 'ince ve gizli iyilik sahibi',
      meaning:
        'En ince ve gizli şeyleri bilen, kullarına fark edilmeyen yollardan iyilik ulaştıran demektir. Yusuf, başından geçen her şeyin nasıl hayra çıktığını bu isimle anlatır.',
    },
    english: {
      label: 'al-Latif',
      grammaticalType: 'adjective',
      nameInQuran: 'al-Latif',
      translation: 'the Subtle, the Kind',
      meaning:
        'The one who knows the finest and most hidden things and lets His kindness reach His servants in ways they do not notice. With this name Joseph explains how all that befell him turned to good.',
    },
    occurrences: [{ words: 'لطيف|لطيفا' }],
  },
  {
    arabicName: 'الْخَبِير',
    turkish: {
      label: 'Habîr',
      grammaticalType: 'mübalağalı ism-i fâil',
      nameInQuran: 'el-Habîr',
      translation: 'her şeyden haberdar',
      meaning:
        'Her şeyin iç yüzünden, en gizli ayrıntısından haberdar olan demektir. Kur’an’da çoğunlukla insanın yaptıkları anlatılırken geçer: Yapılan hiçbir iş O’na gizli kalmaz.',
    },
    english: {
      label: 'al-Khabir',
      grammaticalType: 'intensive participle',
      nameInQuran: 'al-Khabir',
      translation: 'the All-Aware',
      meaning:
        'The one who is aware of everything from within, to its most hidden detail. In the Qur’an it mostly comes where people’s deeds are spoken of: nothing that is done escapes Him.',
    },
    occurrences: [{ words: 'خبير|خبيرا' }],
  },
  {
    arabicName: 'الْحَلِيم',
    turkish: {
      label: 'Halîm',
      grammaticalType: 'sıfat',
      nameInQuran: 'Halîm',
      translation: 'cezada acele etmeyen',
      meaning:
        'Kullarının hatalarına karşı yumuşak davranan, gücü yettiği hâlde cezalandırmakta acele etmeyen demektir. Onlara dönüp düzelmeleri için zaman tanır.',
    },
    english: {
      label: 'al-Halim',
      grammaticalType: 'adjective',
      nameInQuran: 'Halim',
      translation: 'the Forbearing',
      meaning:
        'The one who is gentle toward the faults of His servants and does not hasten to punish, though He has the power. He gives them time to turn back and mend their ways.',
    },
    occurrences: [
      {
        words: 'حليم|حليما',
        except: [
          { in: '9:114 11:75', turkish: 'İbrahim için söylenir.', english: 'Said of Abraham.' },
          {
            in: '11:87',
            turkish: 'Kavmi Şuayb’a söyler.',
            english: 'Said to Shuʿayb by his people.',
          },
          {
            in: '37:101',
            turkish: 'İbrahim’e müjdelenen oğul için söylenir.',
            english: 'Said of the son promised to Abraham.',
          },
        ],
      },
    ],
  },
  {
    arabicName: 'الْعَظِيم',
    turkish: {
      label: 'Azîm',
      grammaticalType: 'sıfat',
      nameInQuran: 'el-Azîm',
      translation: 'pek yüce, ulu',
      meaning:
        'Büyüklüğü akılla kavranamayan, yanında her şeyin küçük kaldığı demektir. Ayetelkürsi bu isimle biter; 56:74, 56:96 ve 69:52’de de yüce Rabbin adını tesbih etmek buyrulur.',
    },
    english: {
      label: 'al-ʿAzim',
      grammaticalType: 'adjective',
      nameInQuran: 'al-ʿAzim',
      translation: 'the Magnificent',
      meaning:
        'The one whose greatness no mind can grasp and beside whom everything is small. The Throne Verse ends with this name, and 56:74, 56:96 and 69:52 command that the name of the Lord, the Magnificent, be glorified.',
    },
    occurrences: [{ words: 'عظيم', in: '2:255 42:4 56:74 56:96 69:33 69:52' }],
  },
  {
    arabicName: 'الْغَفُور',
    turkish: {
      label: 'Gafûr',
      grammaticalType: 'mübalağalı ism-i fâil',
      nameInQuran: 'el-Gafûr',
      translation: 'çok bağışlayan',
      meaning:
        'Günahları örten ve bağışlayan, bağışlaması bol olan demektir. Kur’an’da en çok “Rahîm” ismiyle birlikte gelir ve pişman olan kulu umutlandırır.',
    },
    english: {
      label: 'al-Ghafur',
      grammaticalType: 'intensive participle',
      nameInQuran: 'al-Ghafur',
      translation: 'the Forgiving',
      meaning:
        'The one who covers sins and pardons them, generous in forgiving. In the Qur’an it is mostly followed by “ar-Rahim”, and it gives hope to everyone who is sorry.',
    },
    occurrences: [{ words: 'غفور|غفورا' }],
  },
  {
    arabicName: 'الشَّكُور',
    turkish: {
      label: 'Şekûr',
      grammaticalType: 'mübalağalı ism-i fâil',
      nameInQuran: 'Şekûr',
      translation: 'az iyiliğe çok karşılık veren',
      meaning:
        'Kulunun yaptığı küçük bir iyiliği bile değerli bulup ona kat kat karşılık veren demektir. İnsan şükrettiğinde teşekkür eder; Allah’ın şükrü ise ödüllendirmesidir.',
    },
    english: {
      label: 'ash-Shakur',
      grammaticalType: 'intensive participle',
      nameInQuran: 'Shakur',
      translation: 'the Appreciative',
      meaning:
        'The one who values even a small good deed of His servant and repays it many times over. A human being gives thanks with words; Allah’s appreciation is His reward.',
    },
    occurrences: [{ words: 'شكور', in: '35:30 35:34 42:23 64:17' }],
  },
  {
    arabicName: 'الْعَلِيّ',
    turkish: {
      label: 'Alî',
      grammaticalType: 'sıfat',
      nameInQuran: 'el-Alî',
      translation: 'yüce',
      meaning:
        'Her bakımdan yüce olan, kendisinden üstün hiçbir şey bulunmayan demektir. Kur’an’da “Azîm”, “Kebîr” veya “Hakîm” ismiyle birlikte geçer.',
    },
    english: {
      label: 'al-ʿAli',
      grammaticalType: 'adjective',
      nameInQuran: 'al-ʿAli',
      translation: 'the Exalted',
      meaning:
        'The one who is exalted in every way and above whom there is nothing. In the Qur’an it comes together with “al-ʿAzim”, “al-Kabir” or “al-Hakim”.',
    },
    occurrences: [
      { words: 'على', in: '2:255:49 22:62:16 31:30:15 34:23:21 40:12:14 42:4:9 42:51:21' },
      { words: 'عليا', in: '4:34' },
    ],
  },
  {
    arabicName: 'الْكَبِير',
    turkish: {
      label: 'Kebîr',
      grammaticalType: 'sıfat',
      nameInQuran: 'el-Kebîr',
      translation: 'büyük',
      meaning:
        'Büyüklüğü sınırsız olan, her büyüğün karşısında küçük kaldığı demektir. Kur’an bu ismi çoğunlukla “Alî” ile birlikte anar.',
    },
    english: {
      label: 'al-Kabir',
      grammaticalType: 'adjective',
      nameInQuran: 'al-Kabir',
      translation: 'the Great',
      meaning:
        'The one whose greatness is without limit and before whom everything great is small. The Qur’an mostly names it together with “al-ʿAli”.',
    },
    occurrences: [{ words: 'كبير|كبيرا', in: '4:34 13:9 22:62 31:30 34:23 40:12' }],
  },
  {
    arabicName: 'الْحَفِيظ',
    turkish: {
      label: 'Hafîz',
      grammaticalType: 'mübalağalı ism-i fâil',
      nameInQuran: 'Hafîz',
      translation: 'koruyup gözeten',
      meaning:
        'Her şeyi koruyan, ayakta tutan ve yapılan hiçbir işi kaybetmeden saklayan demektir. Kur’an, insanların üzerinde bekçi olanın peygamber değil, Allah olduğunu hatırlatır.',
    },
    english: {
      label: 'al-Hafiz',
      grammaticalType: 'intensive participle',
      nameInQuran: 'Hafiz',
      translation: 'the Preserver',
      meaning:
        'The one who guards and sustains all things and keeps every deed, so that none is lost. The Qur’an reminds us that it is not the Prophet but Allah who is keeper over people.',
    },
    occurrences: [{ words: 'حفيظ', in: '11:57 34:21 42:6' }],
  },
  {
    arabicName: 'الْمُقِيت',
    turkish: {
      label: 'Mukît',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'Mukît',
      translation: 'gıda veren, gücü yeten',
      meaning:
        'Her canlının gıdasını yaratıp ulaştıran; her şeyi gözeten ve her şeye gücü yeten demektir. Kur’an’da bir kez, 4:85’te geçer.',
    },
    english: {
      label: 'al-Muqit',
      grammaticalType: 'active participle',
      nameInQuran: 'Muqit',
      translation: 'the Sustainer',
      meaning:
        'The one who creates the nourishment of every living thing and brings it to them; who watches over all things and has power over them. It occurs once in the Qur’an, in 4:85.',
    },
    occurrences: [{ words: 'مقيتا' }],
  },
  {
    arabicName: 'الْحَسِيب',
    turkish: {
      label: 'Hasîb',
      grammaticalType: 'sıfat',
      nameInQuran: 'Hasîb',
      translation: 'hesap soran; yeten',
      meaning:
        'Her şeyin hesabını bilen ve soran; kullarına yeten demektir. Kur’an’da yetimin malı gibi bir emanet ve bir selâmı almak gibi küçük bir iş anlatılırken bile hatırlatılır.',
    },
    english: {
      label: 'al-Hasib',
      grammaticalType: 'adjective',
      nameInQuran: 'Hasib',
      translation: 'the Reckoner, the Sufficient',
      meaning:
        'The one who knows the account of everything and calls for it, and who is enough for His servants. The Qur’an recalls it over a trust such as an orphan’s property, and over a thing as small as returning a greeting.',
    },
    occurrences: [{ words: 'حسيبا', in: '4:6 4:86 33:39' }],
  },
  {
    arabicName: 'الْجَلِيل',
    turkish: {
      label: 'Celîl',
      grammaticalType: 'sıfat',
      nameInQuran: '—',
      translation: 'ululuk sahibi',
      meaning:
        'Ululuk ve heybet sahibi, şanı yüce demektir. Kur’an’da bu biçimde geçmez; 55:27 ve 55:78’deki “Zü’l-celâl” (ululuk sahibi) adı aynı köktendir.',
    },
    english: {
      label: 'al-Jalil',
      grammaticalType: 'adjective',
      nameInQuran: '—',
      translation: 'the Majestic',
      meaning:
        'The one who possesses majesty and awe and whose rank is exalted. The Qur’an does not have it in this form; “Dhu’l-Jalal”, the owner of majesty, in 55:27 and 55:78 is of the same root.',
    },
    occurrences: [],
  },
  {
    arabicName: 'الْكَرِيم',
    turkish: {
      label: 'Kerîm',
      grammaticalType: 'sıfat',
      nameInQuran: 'el-Kerîm',
      translation: 'cömert, değerli',
      meaning:
        'İyiliği ve ikramı bol olan, istemeden veren ve verdiğini başa kakmayan demektir. İnfitâr suresi insana, böyle cömert bir Rabbe karşı kendisini neyin aldattığını sorar.',
    },
    english: {
      label: 'al-Karim',
      grammaticalType: 'adjective',
      nameInQuran: 'al-Karim',
      translation: 'the Generous',
      meaning:
        'The one whose goodness is abundant, who gives before being asked and does not hold His gifts against us. Surah al-Infitar asks the human being what has deceived him about so generous a Lord.',
    },
    occurrences: [{ words: 'كريم', in: '27:40 82:6' }],
  },
  {
    arabicName: 'الرَّقِيب',
    turkish: {
      label: 'Rakîb',
      grammaticalType: 'mübalağalı ism-i fâil',
      nameInQuran: 'er-Rakîb',
      translation: 'gözetleyen',
      meaning:
        'Bütün varlıkları her an gözetip denetleyen, hiçbir şeyi gözden kaçırmayan demektir. Kur’an bu ismi insana, kendisini gören biri bulunduğunu unutmaması için hatırlatır.',
    },
    english: {
      label: 'ar-Raqib',
      grammaticalType: 'intensive participle',
      nameInQuran: 'ar-Raqib',
      translation: 'the Watchful',
      meaning:
        'The one who watches over all beings at every moment and whom nothing escapes. The Qur’an speaks it so that people do not forget that there is one who sees them.',
    },
    occurrences: [{ words: 'رقيب|رقيبا', in: '4:1 5:117 33:52' }],
  },
  {
    arabicName: 'الْمُجِيب',
    turkish: {
      label: 'Mucîb',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'Mucîb',
      translation: 'dualara karşılık veren',
      meaning:
        'Kendisine yönelenin duasını işitip karşılık veren demektir. 11:61’de “Karîb” (yakın) ile birlikte geçer: Yakındır, seslenene cevap verir.',
    },
    english: {
      label: 'al-Mujib',
      grammaticalType: 'active participle',
      nameInQuran: 'Mujib',
      translation: 'the one who answers',
      meaning:
        'The one who hears the prayer of those who turn to Him and answers it. In 11:61 it stands together with “near”: He is close by and replies to whoever calls.',
    },
    occurrences: [
      { words: 'مجيب', in: '11:61' },
      { words: 'مجيبون', in: '37:75' },
    ],
  },
  {
    arabicName: 'الْوَاسِع',
    turkish: {
      label: 'Vâsi’',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'Vâsi’',
      translation: 'ilmi ve rahmeti geniş',
      meaning:
        'İlmi, rahmeti, gücü ve bağışı her şeyi kuşatacak kadar geniş olan demektir. Kur’an’da çoğunlukla “Alîm” ismiyle birlikte gelir.',
    },
    english: {
      label: 'al-Wasiʿ',
      grammaticalType: 'active participle',
      nameInQuran: 'Wasiʿ',
      translation: 'the All-Embracing',
      meaning:
        'The one whose knowledge, mercy, power and giving are wide enough to embrace everything. In the Qur’an it mostly comes together with “al-ʿAlim”.',
    },
    occurrences: [
      {
        otherForms: {
          turkish: 'Dişil biçimdedir; yeryüzü veya rahmet için söylenir.',
          english: 'In the feminine, of the earth or of mercy.',
        },
        words: 'وسع|وسعا',
        except: [
          {
            in: '2:255 6:80 7:89 20:98',
            turkish: 'Ad değil, aynı kökten bir fiildir: “kuşattı”.',
            english: 'Not the name, but a verb of the same root: “encompassed”.',
          },
        ],
      },
    ],
  },
  {
    arabicName: 'الْحَكِيم',
    turkish: {
      label: 'Hakîm',
      grammaticalType: 'sıfat',
      nameInQuran: 'el-Hakîm',
      translation: 'hikmet sahibi',
      meaning:
        'Her işi yerli yerinde, bir amaca uygun ve sağlam yapan, her sözü ve hükmü hikmetli olan demektir. Kur’an’da en çok “Azîz” ve “Alîm” isimleriyle birlikte geçer.',
    },
    english: {
      label: 'al-Hakim',
      grammaticalType: 'adjective',
      nameInQuran: 'al-Hakim',
      translation: 'the Wise',
      meaning:
        'The one who does everything well, in its place and for a purpose, and whose every word and ruling is wise. In the Qur’an it comes mostly with “al-ʿAziz” and “al-ʿAlim”.',
    },
    occurrences: [
      {
        words: 'حكيم|حكيما',
        except: [
          {
            in: '3:58 10:1 31:2 36:2 43:4',
            turkish: 'Kur’an’ın sıfatıdır.',
            english: 'It describes the Qur’an.',
          },
          {
            in: '44:4',
            turkish: 'İşin sıfatıdır: “her hikmetli iş”.',
            english: 'It describes a matter: “every wise matter”.',
          },
        ],
      },
    ],
  },
  {
    arabicName: 'الْوَدُود',
    turkish: {
      label: 'Vedûd',
      grammaticalType: 'mübalağalı ism-i fâil',
      nameInQuran: 'el-Vedûd',
      translation: 'çok seven, sevilen',
      meaning:
        'İyi kullarını çok seven ve sevilmeye en layık olan demektir. Kur’an’da iki yerde geçer; birinde “Rahîm”, ötekinde “Gafûr” ismiyle yan yanadır.',
    },
    english: {
      label: 'al-Wadud',
      grammaticalType: 'intensive participle',
      nameInQuran: 'al-Wadud',
      translation: 'the Loving',
      meaning:
        'The one who loves His good servants greatly and is Himself most worthy of love. It occurs twice in the Qur’an, once beside “ar-Rahim” and once beside “al-Ghafur”.',
    },
    occurrences: [{ words: 'ودود' }],
  },
  {
    arabicName: 'الْمَجِيد',
    turkish: {
      label: 'Mecîd',
      grammaticalType: 'sıfat',
      nameInQuran: 'el-Mecîd',
      translation: 'şanı yüce',
      meaning:
        'Şanı ve şerefi yüce, iyiliği bol olan demektir. Meleklerin İbrahim’in ailesine getirdiği müjdede “Hamîd” ismiyle birlikte anılır.',
    },
    english: {
      label: 'al-Majid',
      grammaticalType: 'adjective',
      nameInQuran: 'al-Majid',
      translation: 'the Glorious',
      meaning:
        'The one whose glory and honor are exalted and whose goodness is abundant. In the good news that the angels bring to the family of Abraham it stands together with “al-Hamid”.',
    },
    occurrences: [{ words: 'مجيد', in: '11:73 85:15' }],
  },
  {
    arabicName: 'الْبَاعِث',
    turkish: {
      label: 'Bâis',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'yeb’asü (fiil, 22:7)',
      translation: 'dirilten, gönderen',
      meaning:
        'Ölüleri kabirlerinden kaldırıp dirilten; insanlara peygamberler gönderen demektir. Kur’an’da bu biçimde geçmez; 22:7 gibi ayetlerdeki diriltme ve gönderme fiilinden alınmıştır.',
    },
    english: {
      label: 'al-Baʿith',
      grammaticalType: 'active participle',
      nameInQuran: 'yabʿathu (verb, 22:7)',
      translation: 'the one who raises the dead',
      meaning:
        'The one who raises the dead from their graves and who sends messengers to people. The Qur’an does not have it in this form; it is drawn from the verb for raising and sending in verses such as 22:7.',
    },
    occurrences: [],
  },
  {
    arabicName: 'الشَّهِيد',
    turkish: {
      label: 'Şehîd',
      grammaticalType: 'mübalağalı ism-i fâil',
      nameInQuran: 'Şehîd',
      translation: 'her şeye şahit olan',
      meaning:
        'Her şeyin yanında hazır olan, hiçbir şey kendisine gizli kalmayan ve her şeye tanıklık eden demektir. Peygamber’e, kendisiyle insanlar arasında tanık olarak Allah’ın yettiğini söylemesi buyurulur.',
    },
    english: {
      label: 'ash-Shahid',
      grammaticalType: 'intensive participle',
      nameInQuran: 'Shahid',
      translation: 'the Witness',
      meaning:
        'The one who is present to everything, from whom nothing is hidden and who bears witness to it all. The Prophet is told to say that Allah is enough as witness between him and the people.',
    },
    occurrences: [
      {
        words: 'شهيد|شهيدا',
        in: '3:98 4:33 4:79 4:166 5:117:29 6:19 10:29 10:46 13:43 17:96 22:17 29:52 33:55 34:47 41:53 46:8 48:28 58:6 85:9',
      },
    ],
  },
  {
    arabicName: 'الْحَقّ',
    turkish: {
      label: 'Hak',
      grammaticalType: 'isim',
      nameInQuran: 'el-Hakk',
      translation: 'gerçek olan',
      meaning:
        'Varlığı gerçek ve değişmez olan, sözü ve hükmü doğru olan demektir. Kur’an, Allah’tan başka tapılanların ise asılsız olduğunu söyler.',
    },
    english: {
      label: 'al-Haqq',
      grammaticalType: 'noun',
      nameInQuran: 'al-Haqq',
      translation: 'the Truth',
      meaning:
        'The one who truly is and never changes, whose word and judgment are right. All that is worshipped beside Him, the Qur’an says, is unreal.',
    },
    occurrences: [
      { words: 'حق', in: '6:62:6 10:30 10:32:4 18:44 20:114 22:6 22:62 23:116 24:25:10 31:30' },
    ],
  },
  {
    arabicName: 'الْوَكِيل',
    turkish: {
      label: 'Vekîl',
      grammaticalType: 'sıfat',
      nameInQuran: 'el-Vekîl',
      translation: 'güvenilip dayanılan',
      meaning:
        'İşlerin kendisine bırakıldığı, güvenilip dayanılan ve koruyan demektir. İnananların “Allah bize yeter, O ne güzel vekildir” sözünde (3:173) bu isim vardır.',
    },
    english: {
      label: 'al-Wakil',
      grammaticalType: 'adjective',
      nameInQuran: 'al-Wakil',
      translation: 'the Trustee',
      meaning:
        'The one to whom affairs are entrusted, who can be relied upon and who protects. It is the name in the words of the believers in 3:173: “Allah is enough for us, and how good a trustee He is.”',
    },
    occurrences: [
      {
        words: 'وكيل|وكيلا',
        in: '3:173 4:81 4:132 4:171 6:102 11:12 12:66 17:2 17:65 28:28 33:3 33:48 39:62 73:9',
      },
    ],
  },
  {
    arabicName: 'الْقَوِيّ',
    turkish: {
      label: 'Kavî',
      grammaticalType: 'sıfat',
      nameInQuran: 'el-Kavî',
      translation: 'çok güçlü',
      meaning:
        'Gücü eksilmeyen, hiçbir şeyin âciz bırakamadığı demektir. Kur’an’da çoğunlukla “Azîz” ismiyle birlikte geçer.',
    },
    english: {
      label: 'al-Qawi',
      grammaticalType: 'adjective',
      nameInQuran: 'al-Qawi',
      translation: 'the Strong',
      meaning:
        'The one whose strength never lessens and whom nothing can defeat. In the Qur’an it mostly comes together with “al-ʿAziz”.',
    },
    occurrences: [
      {
        words: 'قوى|قويا',
        except: [
          {
            in: '27:39',
            turkish: 'Bir cin kendisi için söyler.',
            english: 'One of the jinn says it of himself.',
          },
          { in: '28:26', turkish: 'Musa için söylenir.', english: 'Said of Moses.' },
          {
            in: '53:5',
            turkish: 'Aynı kökten başka bir kelime: “kuvâ”, güçler.',
            english: 'Another word of the same root: “quwa”, powers.',
          },
        ],
      },
    ],
  },
  {
    arabicName: 'الْمَتِين',
    turkish: {
      label: 'Metîn',
      grammaticalType: 'sıfat',
      nameInQuran: 'el-Metîn',
      translation: 'sarsılmaz güç sahibi',
      meaning:
        'Gücü sağlam ve sarsılmaz olan, hiçbir işte yorulmayan demektir. Allah’ın adı olarak 51:58’de geçer.',
    },
    english: {
      label: 'al-Matin',
      grammaticalType: 'adjective',
      nameInQuran: 'al-Matin',
      translation: 'the Firm',
      meaning:
        'The one whose power is firm and unshakable and who never tires. As a name of Allah it occurs in 51:58.',
    },
    occurrences: [{ words: 'متين', in: '51:58' }],
  },
  {
    arabicName: 'الْوَلِيّ',
    turkish: {
      label: 'Velî',
      grammaticalType: 'sıfat',
      nameInQuran: 'el-Velî',
      translation: 'dost, koruyan',
      meaning:
        'Kendisine inananların dostu, yardımcısı ve koruyucusu demektir. Allah inananların velîsidir, onları karanlıklardan aydınlığa çıkarır; Kur’an O’ndan başka gerçek velî bulunmadığını sık sık hatırlatır.',
    },
    english: {
      label: 'al-Wali',
      grammaticalType: 'adjective',
      nameInQuran: 'al-Wali',
      translation: 'the Protecting Friend',
      meaning:
        'The friend, helper and protector of those who believe in Him. He leads them out of darkness into light, and the Qur’an often recalls that there is no true protector beside Him.',
    },
    occurrences: [
      {
        words: 'ولى|وليا',
        in: '2:107 2:257 3:68:12 4:45 4:123 4:173 6:14 6:51 6:70 7:196 9:116 12:101 18:26 29:22 32:4 33:17 42:9 42:28 42:31 42:44 45:19',
      },
      { words: 'ولي+', in: '3:122 5:55 6:127 7:155 34:41' },
    ],
  },
  {
    arabicName: 'الْحَمِيد',
    turkish: {
      label: 'Hamîd',
      grammaticalType: 'sıfat',
      nameInQuran: 'el-Hamîd',
      translation: 'övgüye layık',
      meaning:
        'Her övgüye layık olan, öven olsa da olmasa da övülmeye değer demektir. Kur’an’da çoğunlukla “Ganî” ismiyle birlikte gelir: Hiç kimseye muhtaç değildir, bütün övgüler O’nundur.',
    },
    english: {
      label: 'al-Hamid',
      grammaticalType: 'adjective',
      nameInQuran: 'al-Hamid',
      translation: 'the Praiseworthy',
      meaning:
        'The one who deserves all praise, whether anyone praises Him or not. In the Qur’an it mostly comes together with “al-Ghani”: He needs no one, and all praise is His.',
    },
    occurrences: [{ words: 'حميد|حميدا' }],
  },
  {
    arabicName: 'الْمُحْصِي',
    turkish: {
      label: 'Muhsî',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'ahsâ (fiil, 72:28)',
      translation: 'her şeyi sayıp bilen',
      meaning:
        'Her şeyi tek tek sayan, ölçüsünü ve sayısını eksiksiz bilen demektir. Kur’an’da bu biçimde geçmez; 36:12, 58:6 ve 72:28 gibi ayetlerdeki “saydı, kaydetti” fiilinden alınmıştır.',
    },
    english: {
      label: 'al-Muhsi',
      grammaticalType: 'active participle',
      nameInQuran: 'ahsa (verb, 72:28)',
      translation: 'the one who counts all',
      meaning:
        'The one who counts everything one by one and knows its number and measure in full. The Qur’an does not have it in this form; it is drawn from the verb “to count, to record” in verses such as 36:12, 58:6 and 72:28.',
    },
    occurrences: [],
  },
  {
    arabicName: 'الْمُبْدِئ',
    turkish: {
      label: 'Mübdi’',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'yübdiü (fiil, 85:13)',
      translation: 'ilk kez yaratan',
      meaning:
        'Yaratmayı başlatan, varlıkları örneği olmadan ilk kez var eden demektir; “Muîd” ismiyle birlikte anılır. Kur’an’da bu biçimde geçmez; 85:13’teki “ilk kez yaratır” fiilinden alınmıştır.',
    },
    english: {
      label: 'al-Mubdi',
      grammaticalType: 'active participle',
      nameInQuran: 'yubdiʾu (verb, 85:13)',
      translation: 'the Originator',
      meaning:
        'The one who begins creation and brings things into being for the first time, without a model; it is named together with “al-Muʿid”. The Qur’an does not have it in this form; it is drawn from the verb in 85:13: “He originates.”',
    },
    occurrences: [],
  },
  {
    arabicName: 'الْمُعِيد',
    turkish: {
      label: 'Muîd',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'yuîdü (fiil, 85:13)',
      translation: 'yeniden yaratan',
      meaning:
        'Ölümden sonra varlıkları yeniden yaratan, hayata döndüren demektir. Kur’an’da bu biçimde geçmez; 10:4 ve 85:13 gibi ayetlerdeki “geri çevirir, tekrarlar” fiilinden alınmıştır.',
    },
    english: {
      label: 'al-Muʿid',
      grammaticalType: 'active participle',
      nameInQuran: 'yuʿidu (verb, 85:13)',
      translation: 'the Restorer',
      meaning:
        'The one who creates again after death and brings back to life. The Qur’an does not have it in this form; it is drawn from the verb “to bring back, to repeat” in verses such as 10:4 and 85:13.',
    },
    occurrences: [],
  },
  {
    arabicName: 'الْمُحْيِي',
    turkish: {
      label: 'Muhyî',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'Muhyi’l-mevtâ',
      translation: 'hayat veren',
      meaning:
        'Hayatı yaratan, cansıza can veren ve ölüleri dirilten demektir. Kur’an kurumuş toprağın yağmurla canlanmasını gösterir ve “bunu yapan ölüleri de diriltir” der.',
    },
    english: {
      label: 'al-Muhyi',
      grammaticalType: 'active participle',
      nameInQuran: 'Muhyi’l-mawta',
      translation: 'the giver of life',
      meaning:
        'The one who creates life, gives it to what was lifeless and raises the dead. The Qur’an points to dry earth coming alive with the rain and says that He who does this will give life to the dead.',
    },
    occurrences: [{ words: 'محى' }],
  },
  {
    arabicName: 'الْمُمِيت',
    turkish: {
      label: 'Mümît',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'yümîtü (fiil, 3:156)',
      translation: 'öldüren',
      meaning:
        'Canlıların ölümünü yaratan, hayatın sonunu belirleyen demektir. Kur’an’da isim olarak geçmez; “diriltir ve öldürür” diyen 3:156 gibi ayetlerdeki fiilden alınmıştır.',
    },
    english: {
      label: 'al-Mumit',
      grammaticalType: 'active participle',
      nameInQuran: 'yumitu (verb, 3:156)',
      translation: 'the one who causes death',
      meaning:
        'The one who creates death and sets the end of every life. The Qur’an does not have it as a name; it is drawn from the verb in verses such as 3:156, which say that He gives life and causes death.',
    },
    occurrences: [],
  },
  {
    arabicName: 'الْحَيّ',
    turkish: {
      label: 'Hayy',
      grammaticalType: 'sıfat',
      nameInQuran: 'el-Hayy',
      translation: 'diri',
      meaning:
        'Gerçek ve sonsuz hayatın sahibi, ölümü olmayan demektir. Kur’an insana, ölmeyen diriye güvenip dayanmasını söyler.',
    },
    english: {
      label: 'al-Hayy',
      grammaticalType: 'adjective',
      nameInQuran: 'al-Hayy',
      translation: 'the Living',
      meaning:
        'The one who has true and endless life and does not die. The Qur’an tells us to put our trust in the Living One who never dies.',
    },
    occurrences: [{ words: 'حى', in: '2:255 3:2 20:111 25:58 40:65' }],
  },
  {
    arabicName: 'الْقَيُّوم',
    turkish: {
      label: 'Kayyûm',
      grammaticalType: 'mübalağalı ism-i fâil',
      nameInQuran: 'el-Kayyûm',
      translation: 'varlığı ayakta tutan',
      meaning:
        'Kendi kendine var olan, bütün varlığı da ayakta tutup yöneten demektir. Kur’an’da üç yerde geçer ve hep “Hayy” ismini izler.',
    },
    english: {
      label: 'al-Qayyum',
      grammaticalType: 'intensive participle',
      nameInQuran: 'al-Qayyum',
      translation: 'the Sustainer of all',
      meaning:
        'The one who exists by Himself and keeps all that exists standing. It occurs three times in the Qur’an and always follows the name “al-Hayy”.',
    },
    occurrences: [{ words: 'قيوم' }],
  },
  {
    arabicName: 'الْوَاجِد',
    turkish: {
      label: 'Vâcid',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'vecede (fiil, 93:6-8)',
      translation: 'dilediğini bulan',
      meaning:
        'Dilediğini dilediği anda bulan, hiçbir şeye ihtiyaç duymayan demektir. Kur’an’da bu biçimde geçmez; kökü Allah hakkında Duhâ suresinin 6-8. ayetlerinde, Peygamber’e “seni buldu” denirken fiil olarak geçer.',
    },
    english: {
      label: 'al-Wajid',
      grammaticalType: 'active participle',
      nameInQuran: 'wajada (verb, 93:6-8)',
      translation: 'the one who lacks nothing',
      meaning:
        'The one who finds what He wills whenever He wills and is in need of nothing. The Qur’an does not have it in this form; the root is used of Allah as a verb in 93:6-8, where the Prophet is told how his Lord found him.',
    },
    occurrences: [],
  },
  {
    arabicName: 'الْمَاجِد',
    turkish: {
      label: 'Mâcid',
      grammaticalType: 'ism-i fâil',
      nameInQuran: '—',
      translation: 'şanlı ve cömert',
      meaning:
        'Şanı yüce, cömertliği bol olan demektir. Kur’an’da bu biçimde geçmez; aynı kökten gelen “Mecîd” ismi 11:73 ve 85:15’te vardır.',
    },
    english: {
      label: 'al-Maajid',
      grammaticalType: 'active participle',
      nameInQuran: '—',
      translation: 'the Noble',
      meaning:
        'The one who is noble in rank and generous in giving. The Qur’an does not have it in this form; the name “al-Majid”, of the same root, is found in 11:73 and 85:15.',
    },
    occurrences: [],
  },
  {
    arabicName: 'الْوَاحِد',
    turkish: {
      label: 'Vâhid',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'el-Vâhid',
      translation: 'bir, tek',
      meaning:
        'Bir olan; ilahlığında eşi, ortağı ve ikincisi bulunmayan demektir. “İlahınız bir tek ilahtır” cümlesi Kur’an’ın en sık tekrarladığı çağrılardandır.',
    },
    english: {
      label: 'al-Wahid',
      grammaticalType: 'active participle',
      nameInQuran: 'al-Wahid',
      translation: 'the One',
      meaning:
        'The one who is single: there is no equal, no partner and no second to Him as God. “Your God is one God” is among the calls that the Qur’an repeats most.',
    },
    occurrences: [
      {
        words: 'وحد|وحدا',
        in: '2:133 2:163 4:171 5:73 6:19 9:31 12:39 13:16 14:48 14:52 16:22 16:51 18:110 21:108 22:34 29:46 37:4 38:5 38:65 39:4 40:16 41:6',
      },
    ],
  },
  {
    arabicName: 'الْأَحَد',
    turkish: {
      label: 'Ehad',
      grammaticalType: 'isim',
      nameInQuran: 'Ehad',
      translation: 'biricik, tek',
      meaning:
        'Eşi ve benzeri bulunmayan, bölünmeyen tek varlık demektir. İhlâs suresinin ilk ayeti bu isimle biter; surenin sonunda aynı kelime, O’na denk hiç kimsenin bulunmadığını söyler.',
    },
    english: {
      label: 'al-Ahad',
      grammaticalType: 'noun',
      nameInQuran: 'Ahad',
      translation: 'the Unique One',
      meaning:
        'The only one, without equal or likeness and without parts. The first verse of surah al-Ikhlas ends with this name; at the end of the surah the same word says that there is no one like Him.',
    },
    occurrences: [{ words: 'احد', in: '112:1' }],
  },
  {
    arabicName: 'الصَّمَد',
    turkish: {
      label: 'Samed',
      grammaticalType: 'sıfat',
      nameInQuran: 'es-Samed',
      translation: 'herkesin muhtaç olduğu',
      meaning:
        'Her şeyin kendisine muhtaç olduğu, kendisi ise hiçbir şeye muhtaç olmayan; dertlerde ve isteklerde başvurulan demektir. Kur’an’da yalnız İhlâs suresinde geçer.',
    },
    english: {
      label: 'as-Samad',
      grammaticalType: 'adjective',
      nameInQuran: 'as-Samad',
      translation: 'the one all depend on',
      meaning:
        'The one on whom everything depends and who depends on nothing, to whom all turn in need. In the Qur’an it occurs only in surah al-Ikhlas.',
    },
    occurrences: [{ words: 'صمد' }],
  },
  {
    arabicName: 'الْقَادِر',
    turkish: {
      label: 'Kâdir',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'el-Kâdir',
      translation: 'gücü yeten',
      meaning:
        'Dilediğini yapmaya gücü yeten, isterse yapan istemezse yapmayan demektir. Kur’an’da sık sık, ölüleri diriltmeye gücünün yettiği anlatılırken geçer.',
    },
    english: {
      label: 'al-Qadir',
      grammaticalType: 'active participle',
      nameInQuran: 'al-Qadir',
      translation: 'the Able',
      meaning:
        'The one who is able to do whatever He wills and does it or not as He wills. In the Qur’an it often comes where His power to raise the dead is spoken of.',
    },
    occurrences: [
      { words: 'قادر', in: '6:37 6:65 17:99 86:8' },
      { words: 'قدر', in: '36:81 46:33 75:40' },
      { words: 'قدرون', in: '23:18 23:95 70:40 77:23' },
      { words: 'قدرين', in: '75:4' },
    ],
  },
  {
    arabicName: 'الْمُقْتَدِر',
    turkish: {
      label: 'Muktedir',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'Muktedir',
      translation: 'her şeye gücü yeten',
      meaning:
        'Gücü tam olan, her şeyi dilediği gibi yöneten ve kimsenin engelleyemediği demektir. Kâdir isminden daha güçlü bir anlatımdır.',
    },
    english: {
      label: 'al-Muqtadir',
      grammaticalType: 'active participle',
      nameInQuran: 'Muqtadir',
      translation: 'the All-Powerful',
      meaning:
        'The one whose power is complete, who disposes of everything as He wills and whom no one can hinder. It is a stronger expression than “al-Qadir”.',
    },
    occurrences: [{ words: 'مقتدر|مقتدرا|مقتدرون' }],
  },
  {
    arabicName: 'الْمُقَدِّم',
    turkish: {
      label: 'Mukaddim',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'kaddemtü (fiil, 50:28)',
      translation: 'öne alan',
      meaning:
        'Dilediğini öne geçiren, öne alınması gerekeni öne alan demektir; “Muahhir” ismiyle birlikte anılır. Kur’an’da bu biçimde geçmez; kökünden gelen fiil 50:28’de, Allah uyarısını önceden bildirdiğini söylerken kullanılır.',
    },
    english: {
      label: 'al-Muqaddim',
      grammaticalType: 'active participle',
      nameInQuran: 'qaddamtu (verb, 50:28)',
      translation: 'the one who brings forward',
      meaning:
        'The one who puts ahead whom and what He wills; it is named together with “al-Muʾakhkhir”. The Qur’an does not have it in this form; a verb of its root stands in 50:28, where Allah says that He gave His warning beforehand.',
    },
    occurrences: [],
  },
  {
    arabicName: 'الْمُؤَخِّر',
    turkish: {
      label: 'Muahhir',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'yuahhiru (fiil, 14:42)',
      translation: 'geri bırakan',
      meaning:
        'Dilediğini geriye bırakan, her şeyi zamanına kadar erteleyen demektir. Kur’an’da bu biçimde geçmez; 14:42 ve 63:11 gibi ayetlerdeki “erteler” fiilinden alınmıştır.',
    },
    english: {
      label: 'al-Muʾakhkhir',
      grammaticalType: 'active participle',
      nameInQuran: 'yuʾakhkhiru (verb, 14:42)',
      translation: 'the one who puts back',
      meaning:
        'The one who puts back whom and what He wills and defers everything to its time. The Qur’an does not have it in this form; it is drawn from the verb “to defer” in verses such as 14:42 and 63:11.',
    },
    occurrences: [],
  },
  {
    arabicName: 'الْأَوَّل',
    turkish: {
      label: 'Evvel',
      grammaticalType: 'sıfat',
      nameInQuran: 'el-Evvel',
      translation: 'ilk',
      meaning:
        'Varlığının başlangıcı olmayan, her şeyden önce var olan demektir. Hadîd suresinin 3. ayetinde “Âhir”, “Zâhir” ve “Bâtın” isimleriyle birlikte geçer.',
    },
    english: {
      label: 'al-Awwal',
      grammaticalType: 'adjective',
      nameInQuran: 'al-Awwal',
      translation: 'the First',
      meaning:
        'The one whose existence has no beginning and who was before everything. It occurs in 57:3 together with “al-Akhir”, “az-Zahir” and “al-Batin”.',
    },
    occurrences: [{ words: 'اول', in: '57:3' }],
  },
  {
    arabicName: 'الْآخِر',
    turkish: {
      label: 'Âhir',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'el-Âhir',
      translation: 'son',
      meaning:
        'Varlığının sonu olmayan, her şey yok olduktan sonra da kalan demektir. “Evvel” ismiyle birlikte, O’nun zamanla sınırlı olmadığını anlatır.',
    },
    english: {
      label: 'al-Akhir',
      grammaticalType: 'active participle',
      nameInQuran: 'al-Akhir',
      translation: 'the Last',
      meaning:
        'The one whose existence has no end and who remains when everything has passed away. Together with “al-Awwal” it says that time does not limit Him.',
    },
    occurrences: [{ words: 'اخر', in: '57:3' }],
  },
  {
    arabicName: 'الظَّاهِر',
    turkish: {
      label: 'Zâhir',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'ez-Zâhir',
      translation: 'varlığı açık olan',
      meaning:
        'Varlığı, yarattıklarındaki sayısız işaretle apaçık olan ve her şeye üstün gelen demektir. “Bâtın” ismiyle birlikte anılır.',
    },
    english: {
      label: 'az-Zahir',
      grammaticalType: 'active participle',
      nameInQuran: 'az-Zahir',
      translation: 'the Manifest',
      meaning:
        'The one whose existence is plain from countless signs in what He has made, and who prevails over everything. It is named together with “al-Batin”.',
    },
    occurrences: [{ words: 'ظهر', in: '57:3' }],
  },
  {
    arabicName: 'الْبَاطِن',
    turkish: {
      label: 'Bâtın',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'el-Bâtın',
      translation: 'gizli olan',
      meaning:
        'Zâtı duyularla algılanamayan, aklın kavrayışına sığmayan; her şeyin iç yüzünü bilen demektir. İşaretleriyle açık, zâtıyla gizlidir.',
    },
    english: {
      label: 'al-Batin',
      grammaticalType: 'active participle',
      nameInQuran: 'al-Batin',
      translation: 'the Hidden',
      meaning:
        'The one whose being the senses cannot perceive and the mind cannot contain, and who knows the inside of everything. He is manifest in His signs and hidden in Himself.',
    },
    occurrences: [{ words: 'باطن', in: '57:3' }],
  },
  {
    arabicName: 'الْوَالِي',
    turkish: {
      label: 'Vâlî',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'Vâl',
      translation: 'yöneten, koruyan',
      meaning:
        'Bütün varlığı yöneten, işlerini üstlenen ve koruyan demektir. Kur’an’da 13:11’de, insanların O’ndan başka bir koruyanı bulunmadığı söylenirken geçer.',
    },
    english: {
      label: 'al-Waali',
      grammaticalType: 'active participle',
      nameInQuran: 'Wal',
      translation: 'the Governor',
      meaning:
        'The one who governs all that exists, takes charge of it and protects it. In the Qur’an it occurs in 13:11, which says that people have no protector beside Him.',
    },
    occurrences: [{ words: 'وال', in: '13:11' }],
  },
  {
    arabicName: 'الْمُتَعَالِي',
    turkish: {
      label: 'Müteâlî',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'el-Müteâl',
      translation: 'pek yüce',
      meaning:
        'Yaratılmışların niteliklerinden ve haklarında söylenen yakışıksız sözlerden çok yüce olan demektir. Kur’an’da 13:9’da “Kebîr” ismiyle birlikte geçer.',
    },
    english: {
      label: 'al-Mutaʿali',
      grammaticalType: 'active participle',
      nameInQuran: 'al-Mutaʿal',
      translation: 'the Most High',
      meaning:
        'The one who is far above the qualities of created things and above anything unworthy that is said of Him. In the Qur’an it occurs in 13:9 together with “al-Kabir”.',
    },
    occurrences: [{ words: 'متعال' }],
  },
  {
    arabicName: 'الْبَرّ',
    turkish: {
      label: 'Berr',
      grammaticalType: 'sıfat',
      nameInQuran: 'el-Berr',
      translation: 'iyilik eden',
      meaning:
        'Kullarına karşı iyiliği bol olan, sözünde duran ve şefkatle davranan demektir. Kur’an’da 52:28’de, cennettekiler O’nu bu isimle anarken geçer.',
    },
    english: {
      label: 'al-Barr',
      grammaticalType: 'adjective',
      nameInQuran: 'al-Barr',
      translation: 'the Good',
      meaning:
        'The one who is abundant in goodness toward His servants, true to His promise and kind. In the Qur’an it occurs in 52:28, where the people of Paradise call Him by it.',
    },
    occurrences: [{ words: 'بر', in: '52:28' }],
  },
  {
    arabicName: 'التَّوَّاب',
    turkish: {
      label: 'Tevvâb',
      grammaticalType: 'mübalağalı ism-i fâil',
      nameInQuran: 'et-Tevvâb',
      translation: 'tövbeleri kabul eden',
      meaning:
        'Kendisine dönen kuluna rahmetiyle dönen, tövbeleri tekrar tekrar kabul eden demektir. Kur’an’da ilk kez, Âdem’in tövbesi anlatılırken geçer.',
    },
    english: {
      label: 'at-Tawwab',
      grammaticalType: 'intensive participle',
      nameInQuran: 'at-Tawwab',
      translation: 'the Accepter of repentance',
      meaning:
        'The one who turns in mercy to the servant who turns to Him and accepts repentance again and again. Its first place in the Qur’an is the story of Adam’s repentance.',
    },
    occurrences: [
      {
        otherForms: {
          turkish: 'Çoğuldur, tövbe eden insanlar için söylenir.',
          english: 'In the plural, of people who repent.',
        },
        words: 'تواب|توابا',
      },
    ],
  },
  {
    arabicName: 'الْمُنْتَقِم',
    turkish: {
      label: 'Müntakim',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'müntakimûn',
      translation: 'suçluyu cezalandıran',
      meaning:
        'Suçta direnenleri hak ettikleri biçimde cezalandıran, haksızlığı karşılıksız bırakmayan demektir. Tekil biçimiyle Kur’an’da geçmez; Allah üç ayette kendisinden çoğul kiple “cezalandıranlarız” diye söz eder.',
    },
    english: {
      label: 'al-Muntaqim',
      grammaticalType: 'active participle',
      nameInQuran: 'muntaqimun',
      translation: 'the one who requites evil',
      meaning:
        'The one who gives those who persist in crime what they deserve and leaves no wrong unanswered. The Qur’an does not have it in the singular; in three verses Allah, speaking as “We”, uses the plural of Himself.',
    },
    occurrences: [{ words: 'منتقمون' }],
  },
  {
    arabicName: 'الْعَفُوّ',
    turkish: {
      label: 'Afüvv',
      grammaticalType: 'mübalağalı ism-i fâil',
      nameInQuran: 'Afüvv',
      translation: 'affeden',
      meaning:
        'Günahları silen, cezalandırabileceği hâlde vazgeçen demektir. Kur’an’da çoğunlukla “Gafûr” ismiyle birlikte gelir: Biri günahı siler, öteki örter.',
    },
    english: {
      label: 'al-ʿAfuww',
      grammaticalType: 'intensive participle',
      nameInQuran: 'ʿAfuww',
      translation: 'the Pardoner',
      meaning:
        'The one who wipes sins away and forgoes punishment though He could exact it. In the Qur’an it mostly comes with “al-Ghafur”: one wipes the sin out, the other covers it.',
    },
    occurrences: [
      { words: 'عفوا', in: '4:43 4:99 4:149' },
      { words: 'عفو', in: '22:60 58:2' },
    ],
  },
  {
    arabicName: 'الرَّؤُوف',
    turkish: {
      label: 'Raûf',
      grammaticalType: 'mübalağalı ism-i fâil',
      nameInQuran: 'Raûf',
      translation: 'çok şefkatli',
      meaning:
        'Kullarına karşı çok şefkatli olan, onları zora sokmak istemeyen demektir. Kur’an’da çoğunlukla “Rahîm” ismiyle birlikte geçer.',
    },
    english: {
      label: 'ar-Raʾuf',
      grammaticalType: 'intensive participle',
      nameInQuran: 'Raʾuf',
      translation: 'the Compassionate',
      meaning:
        'The one who is tender toward His servants and does not wish hardship for them. In the Qur’an it mostly comes together with “ar-Rahim”.',
    },
    occurrences: [
      {
        words: 'رءوف',
        except: [
          { in: '9:128', turkish: 'Peygamber için söylenir.', english: 'Said of the Prophet.' },
        ],
      },
    ],
  },
  {
    arabicName: 'مَالِكُ الْمُلْك',
    turkish: {
      label: 'Mâlikü’l-mülk',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'Mâlike’l-mülk',
      translation: 'mülkün sahibi',
      meaning:
        'Bütün mülkün ve egemenliğin sahibi demektir; onu dilediğine verir, dilediğinden alır. Kur’an’da 3:26’da, “Allâhümme” seslenişiyle başlayan bir duada geçer.',
    },
    english: {
      label: 'Malik al-Mulk',
      grammaticalType: 'genitive construction',
      nameInQuran: 'Malika’l-mulk',
      translation: 'Owner of all dominion',
      meaning:
        'The owner of all dominion, who gives it to whom He wills and takes it from whom He wills. In the Qur’an it occurs in 3:26, in a prayer that opens with “Allahumma”.',
    },
    occurrences: [{ words: 'ملك', in: '3:26:3' }],
  },
  {
    arabicName: 'ذُو الْجَلَالِ وَالْإِكْرَام',
    turkish: {
      label: 'Zü’l-celâl',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'Zü’l-celâli ve’l-ikrâm',
      translation: 'ululuk ve ikram sahibi',
      meaning:
        'Hem ululuğun hem cömertliğin sahibi demektir: Büyüklüğü saygı uyandırır, ikramı gönülleri O’na bağlar. Kur’an’da yalnız Rahmân suresinde, iki kez geçer.',
    },
    english: {
      label: 'Dhu’l-Jalal',
      grammaticalType: 'genitive construction',
      nameInQuran: 'Dhu’l-jalali wa’l-ikram',
      translation: 'Possessor of majesty and bounty',
      meaning:
        'The owner of both majesty and generosity: His greatness fills with awe, and His bounty draws hearts to Him. In the Qur’an it occurs only in surah ar-Rahman, twice.',
    },
    occurrences: [{ words: 'ذو|ذى جلل' }],
  },
  {
    arabicName: 'الْمُقْسِط',
    turkish: {
      label: 'Muksıt',
      grammaticalType: 'ism-i fâil',
      nameInQuran: '—',
      translation: 'adaletle davranan',
      meaning:
        'Her hakkı sahibine veren, adaletle hükmeden demektir. Kur’an kelimeyi Allah için değil, O’nun sevdiği adaletli insanlar için kullanır; 3:18 ise Allah’ın adaleti ayakta tuttuğunu bildirir.',
    },
    english: {
      label: 'al-Muqsit',
      grammaticalType: 'active participle',
      nameInQuran: '—',
      translation: 'the Equitable',
      meaning:
        'The one who gives everyone their due and judges with fairness. The Qur’an uses the word not of Allah but of the just people whom He loves; 3:18 says that He upholds justice.',
    },
    occurrences: [],
  },
  {
    arabicName: 'الْجَامِع',
    turkish: {
      label: 'Câmi’',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'Câmiu’n-nâs',
      translation: 'toplayan',
      meaning:
        'Dilediğini bir araya getiren, kıyamet günü bütün insanları hesap için toplayan demektir. Kur’an’da tamlama içinde geçer: 3:9’da “insanları toplayan”, 4:140’ta ikiyüzlüleri ve inkârcıları cehennemde toplayacak olan.',
    },
    english: {
      label: 'al-Jamiʿ',
      grammaticalType: 'active participle',
      nameInQuran: 'Jamiʿu’n-nas',
      translation: 'the Gatherer',
      meaning:
        'The one who brings together what He wills and who will gather all people for the reckoning on the Last Day. In the Qur’an it stands with its object: “the one who gathers mankind” in 3:9, and in 4:140 the one who will gather the hypocrites and the deniers in Hell.',
    },
    occurrences: [{ words: 'جامع', in: '3:9 4:140' }],
  },
  {
    arabicName: 'الْغَنِيّ',
    turkish: {
      label: 'Ganî',
      grammaticalType: 'sıfat',
      nameInQuran: 'el-Ganî',
      translation: 'hiçbir şeye muhtaç olmayan',
      meaning:
        'Kendisi hiçbir şeye muhtaç olmayan, herkesin O’na muhtaç olduğu demektir. Kur’an, iyiliğin de inkârın da Allah’a bir şey katıp eksiltmediğini bu isimle anlatır.',
    },
    english: {
      label: 'al-Ghani',
      grammaticalType: 'adjective',
      nameInQuran: 'al-Ghani',
      translation: 'the one free of need',
      meaning:
        'The one who needs nothing, while everyone is in need of Him. With this name the Qur’an says that neither our good deeds nor our denial add anything to Allah or take anything from Him.',
    },
    occurrences: [
      {
        otherForms: {
          turkish: 'Çoğuldur, insanlar için söylenir.',
          english: 'In the plural, of people.',
        },
        words: 'غنى|غنيا',
        except: [
          {
            in: '3:40',
            turkish: 'Yazılışı benzeyen başka bir kelime: “belağanî”, bana ulaştı.',
            english: 'Another word with a similar spelling: “balaghani”, has reached me.',
          },
          {
            in: '4:6 4:135',
            turkish: 'Zengin insan için söylenir.',
            english: 'Said of a rich person.',
          },
          {
            in: '7:48 12:67 15:84 26:207 39:50 40:82 46:26 53:48 69:28 111:2',
            turkish: 'Ad değil, aynı kökten bir fiildir.',
            english: 'Not the name, but a verb of the same root.',
          },
        ],
      },
    ],
  },
  {
    arabicName: 'الْمُغْنِي',
    turkish: {
      label: 'Muğnî',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'yuğnî (fiil, 24:32)',
      translation: 'zengin kılan',
      meaning:
        'Dilediğinin ihtiyacını gideren, onu kimseye muhtaç etmeyen demektir. Kur’an’da bu biçimde geçmez; 9:28, 24:32 ve 53:48’deki “zengin kılar” fiilinden alınmıştır.',
    },
    english: {
      label: 'al-Mughni',
      grammaticalType: 'active participle',
      nameInQuran: 'yughni (verb, 24:32)',
      translation: 'the Enricher',
      meaning:
        'The one who meets the needs of whom He wills and makes them dependent on no one. The Qur’an does not have it in this form; it is drawn from the verb “to enrich” in 9:28, 24:32 and 53:48.',
    },
    occurrences: [],
  },
  {
    arabicName: 'الْمَانِع',
    turkish: {
      label: 'Mâni’',
      grammaticalType: 'ism-i fâil',
      nameInQuran: '—',
      translation: 'engelleyen, vermeyen',
      meaning:
        'Dilemediği şeyi engelleyen, hikmeti gereği vermeyen ve kötülüğü uzak tutan demektir. Kur’an’da Allah hakkında bu biçimde geçmez; 35:2 aynı anlamı anlatır: O’nun tuttuğunu salacak yoktur.',
    },
    english: {
      label: 'al-Maniʿ',
      grammaticalType: 'active participle',
      nameInQuran: '—',
      translation: 'the Withholder',
      meaning:
        'The one who prevents what He does not will, withholds in His wisdom and keeps harm away. The Qur’an does not use it of Allah in this form; 35:2 expresses the meaning: what He holds back no one can release.',
    },
    occurrences: [],
  },
  {
    arabicName: 'الضَّارّ',
    turkish: {
      label: 'Dârr',
      grammaticalType: 'ism-i fâil',
      nameInQuran: '—',
      translation: 'zarar veren',
      meaning:
        'Hikmeti gereği sıkıntıyı da yaratan, O dilemedikçe hiçbir şeyin zarar veremediği demektir; “Nâfi’” ismiyle birlikte anılır. Kur’an’da Allah hakkında bu biçimde geçmez; 6:17 ve 10:107, O’nun verdiği sıkıntıyı yine yalnız O’nun gidereceğini söyler.',
    },
    english: {
      label: 'ad-Darr',
      grammaticalType: 'active participle',
      nameInQuran: '—',
      translation: 'the one who lets harm come',
      meaning:
        'The one who in His wisdom creates hardship, too, and without whose will nothing can harm; it is named together with “an-Nafiʿ”. The Qur’an does not use it of Allah in this form; 6:17 and 10:107 say that the hardship He sends only He can lift.',
    },
    occurrences: [],
  },
  {
    arabicName: 'النَّافِع',
    turkish: {
      label: 'Nâfi’',
      grammaticalType: 'ism-i fâil',
      nameInQuran: '—',
      translation: 'fayda veren',
      meaning:
        'Faydayı ve hayrı yaratan, O dilemedikçe hiçbir şeyin fayda veremediği demektir. Kur’an’da bu biçimde geçmez; 7:188 ve 48:11, fayda ile zararın Allah’ın elinde olduğunu bildirir.',
    },
    english: {
      label: 'an-Nafiʿ',
      grammaticalType: 'active participle',
      nameInQuran: '—',
      translation: 'the giver of benefit',
      meaning:
        'The one who creates benefit and good and without whose will nothing is of use. The Qur’an does not have it in this form; 7:188 and 48:11 say that benefit and harm are in Allah’s hand.',
    },
    occurrences: [],
  },
  {
    arabicName: 'النُّور',
    turkish: {
      label: 'Nûr',
      grammaticalType: 'isim',
      nameInQuran: 'Nûru’s-semâvâti ve’l-ard',
      translation: 'nur; göklerin ve yerin ışığı',
      meaning:
        'Gökleri ve yeri aydınlatan, gönüllere doğru yolu gösteren ışık demektir. Nûr suresinin 35. ayeti Allah’ı “göklerin ve yerin nuru” diye anar ve O’nun nurunu bir kandil örneğiyle anlatır.',
    },
    english: {
      label: 'an-Nur',
      grammaticalType: 'noun',
      nameInQuran: 'Nuru’s-samawati wa’l-ard',
      translation: 'the Light of the heavens and the earth',
      meaning:
        'The one who lights up the heavens and the earth and shows hearts the right way. Verse 24:35 calls Allah “the Light of the heavens and the earth” and describes His light through the image of a lamp.',
    },
    occurrences: [{ words: 'نور', in: '24:35:2' }],
  },
  {
    arabicName: 'الْهَادِي',
    turkish: {
      label: 'Hâdî',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'Hâdî',
      translation: 'doğru yolu gösteren',
      meaning:
        'Kullarına doğru yolu gösteren ve dilediğini ona ulaştıran demektir. 25:31, yol gösteren ve yardım eden olarak Rabbin yettiğini söyler.',
    },
    english: {
      label: 'al-Hadi',
      grammaticalType: 'active participle',
      nameInQuran: 'Hadi',
      translation: 'the Guide',
      meaning:
        'The one who shows His servants the right way and brings to it whom He wills. Verse 25:31 says that the Lord is enough as guide and helper.',
    },
    occurrences: [
      { words: 'هاد', in: '22:54' },
      { words: 'هاديا', in: '25:31' },
    ],
  },
  {
    arabicName: 'الْبَدِيع',
    turkish: {
      label: 'Bedî’',
      grammaticalType: 'sıfat',
      nameInQuran: 'Bedîu’s-semâvâti ve’l-ard',
      translation: 'örneksiz yaratan',
      meaning:
        'Gökleri ve yeri, önünde hiçbir örnek olmadan, eşsiz biçimde yaratan demektir. Kur’an’da iki kez geçer; ikisinde de Allah’ın çocuğu olduğu iddiası reddedilir.',
    },
    english: {
      label: 'al-Badiʿ',
      grammaticalType: 'adjective',
      nameInQuran: 'Badiʿu’s-samawati wa’l-ard',
      translation: 'the Originator without model',
      meaning:
        'The one who made the heavens and the earth in a way that had no model and has no equal. It occurs twice in the Qur’an, both times where the claim that Allah has a child is rejected.',
    },
    occurrences: [{ words: 'بديع' }],
  },
  {
    arabicName: 'الْبَاقِي',
    turkish: {
      label: 'Bâkî',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'yebkâ (fiil, 55:27)',
      translation: 'sonsuz kalan',
      meaning:
        'Varlığının sonu olmayan, her şey geçip gittiğinde kalan demektir. Kur’an’da Allah’ın adı olarak bu biçimde geçmez; her şey geçip giderken Rabbin kalıcı olduğunu bildiren 55:27’deki fiilden alınmıştır.',
    },
    english: {
      label: 'al-Baqi',
      grammaticalType: 'active participle',
      nameInQuran: 'yabqa (verb, 55:27)',
      translation: 'the Everlasting',
      meaning:
        'The one whose existence has no end and who remains when everything passes. The Qur’an does not have it in this form as a name of Allah; it is drawn from the verb in 55:27, which says that everything passes and the Lord remains.',
    },
    occurrences: [],
  },
  {
    arabicName: 'الْوَارِث',
    turkish: {
      label: 'Vâris',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'el-vârisûn',
      translation: 'her şeyin son sahibi',
      meaning:
        'Bütün varlıklar yok olduktan sonra kalan ve her şeyin sahibi olan demektir: İnsanların elindeki her şey sonunda O’na döner. Kur’an’da hep çoğul olarak, “vârisler biziz” ve “vârislerin en hayırlısı” sözlerinde geçer.',
    },
    english: {
      label: 'al-Warith',
      grammaticalType: 'active participle',
      nameInQuran: 'al-warithun',
      translation: 'the Inheritor',
      meaning:
        'The one who remains when all beings are gone and to whom everything belongs: whatever people hold returns to Him in the end. In the Qur’an it is always plural, in “We are the inheritors” and “the best of inheritors”.',
    },
    occurrences: [{ words: 'ورثون|ورثين', in: '15:23 21:89 28:58' }],
  },
  {
    arabicName: 'الرَّشِيد',
    turkish: {
      label: 'Reşîd',
      grammaticalType: 'sıfat',
      nameInQuran: '—',
      translation: 'doğru yola götüren',
      meaning:
        'Her işi doğru ve yerinde olan, kullarını doğruya yönelten demektir. Kur’an’da Allah’ın adı olarak geçmez; kelime Hûd suresinde insanlar ve Firavun’un buyruğu hakkında kullanılır, 18:10’da ise Ashâb-ı Kehf doğruluğu (reşed) Allah’tan ister.',
    },
    english: {
      label: 'ar-Rashid',
      grammaticalType: 'adjective',
      nameInQuran: '—',
      translation: 'the Guide to what is right',
      meaning:
        'The one whose every act is right and in its place and who leads His servants to what is right. The Qur’an does not have it as a name of Allah: in surah Hud the word is used of people and of Pharaoh’s command, and in 18:10 the youths of the cave ask Allah for right guidance (rashad).',
    },
    occurrences: [],
  },
  {
    arabicName: 'الصَّبُور',
    turkish: {
      label: 'Sabûr',
      grammaticalType: 'mübalağalı ism-i fâil',
      nameInQuran: '—',
      translation: 'çok sabırlı',
      meaning:
        'Suçluları hemen cezalandırmayan, her şeyi zamanı gelince yapan demektir. Kur’an bu kelimeyi Allah için kullanmaz; 16:61 ve 35:45, O’nun insanları hemen cezalandırmayıp belirli bir süreye bıraktığını anlatır.',
    },
    english: {
      label: 'as-Sabur',
      grammaticalType: 'intensive participle',
      nameInQuran: '—',
      translation: 'the Patient',
      meaning:
        'The one who does not hasten to punish wrongdoers and does everything at its time. The Qur’an does not use the word of Allah; 16:61 and 35:45 say that He does not punish people at once but leaves them until an appointed term.',
    },
    occurrences: [],
  },
];
