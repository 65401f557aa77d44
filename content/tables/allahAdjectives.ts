import type { ElementSource } from './element';

/** Adjectives and compound names of Allah in the Qur'an that are not in the well-known list. */
export const allahAdjectives: readonly ElementSource[] = [
  {
    arabicName: 'رَبُّ الْعَالَمِين',
    turkish: {
      label: 'Rabbü’l-âlemîn',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'Rabbü’l-âlemîn',
      translation: 'âlemlerin Rabbi',
      meaning:
        'Bütün varlıkların ve toplulukların sahibi, yetiştireni ve yöneticisi demektir. Fâtiha suresi övgüyü O’na bu adla yöneltir; peygamberler de kavimlerine kendilerini âlemlerin Rabbinin elçisi olarak tanıtır.',
    },
    english: {
      label: 'Rabb al-ʿAlamin',
      grammaticalType: 'genitive construction',
      nameInQuran: 'Rabbu’l-ʿalamin',
      translation: 'Lord of the worlds',
      meaning:
        'The owner, sustainer and ruler of all beings and all peoples. Surah al-Fatiha offers praise to Him by this name, and the prophets present themselves to their peoples as messengers of the Lord of the worlds.',
    },
    occurrences: [{ words: 'رب علمين' }],
  },
  {
    arabicName: 'رَبُّ السَّمَاوَاتِ وَالْأَرْض',
    turkish: {
      label: 'Rabbü’s-semâvâti ve’l-ard',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'Rabbü’s-semâvâti ve’l-ard',
      translation: 'göklerin ve yerin Rabbi',
      meaning:
        'Göklerin, yerin ve aralarında bulunan her şeyin sahibi ve yöneticisi demektir. İbrahim, Musa ve Ashâb-ı Kehf, Rablerinin kim olduğunu bu sözle anlatır.',
    },
    english: {
      label: 'Rabb as-Samawat wa’l-Ard',
      grammaticalType: 'genitive construction',
      nameInQuran: 'Rabbu’s-samawati wa’l-ard',
      translation: 'Lord of the heavens and the earth',
      meaning:
        'The owner and ruler of the heavens, the earth and all that is between them. With these words Abraham, Moses and the youths of the cave say who their Lord is.',
    },
    occurrences: [{ words: 'رب|فورب سموت|سماء' }],
  },
  {
    arabicName: 'رَبُّ الْعَرْش',
    turkish: {
      label: 'Rabbü’l-arş',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'Rabbü’l-arşi’l-azîm',
      translation: 'arşın Rabbi',
      meaning:
        'Arşın sahibi, bütün varlığa hükmeden demektir. Kur’an bu adı en çok, O’ndan başka ilah bulunmadığını söylerken ya da O’nu yakıştırılan ortaklardan ve çocuktan uzak tutarken anar.',
    },
    english: {
      label: 'Rabb al-ʿArsh',
      grammaticalType: 'genitive construction',
      nameInQuran: 'Rabbu’l-ʿarshi’l-ʿazim',
      translation: 'Lord of the Throne',
      meaning:
        'The owner of the Throne, who rules over all that exists. The Qur’an names Him so mostly where it says that there is no god but He, or that He is far above the partners and children ascribed to Him.',
    },
    occurrences: [{ words: 'رب عرش' }],
  },
  {
    arabicName: 'رَبُّ الْمَشْرِقِ وَالْمَغْرِب',
    turkish: {
      label: 'Rabbü’l-meşrık',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'Rabbü’l-meşrikı ve’l-mağrib',
      translation: 'doğunun ve batının Rabbi',
      meaning:
        'Güneşin doğduğu ve battığı her yerin sahibi demektir. Bu kelimeler Kur’an’da tekil, ikil ve çoğul olarak geçer: doğu ve batı, iki doğu ve iki batı, doğular ve batılar.',
    },
    english: {
      label: 'Rabb al-Mashriq',
      grammaticalType: 'genitive construction',
      nameInQuran: 'Rabbu’l-mashriqi wa’l-maghrib',
      translation: 'Lord of the east and the west',
      meaning:
        'The owner of every place where the sun rises and sets. The Qur’an has the words in the singular, the dual and the plural: the east and the west, the two easts and two wests, the easts and the wests.',
    },
    occurrences: [{ words: 'رب مشرق|مشرقين|مغربين' }],
  },
  {
    arabicName: 'مَالِكُ يَوْمِ الدِّين',
    turkish: {
      label: 'Mâlikü yevmi’d-dîn',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'Mâliki yevmi’d-dîn',
      translation: 'hesap gününün sahibi',
      meaning:
        'İnsanların yaptıklarının karşılığını göreceği günün tek sahibi demektir: O gün hiç kimse bir başkası için söz sahibi değildir. Kur’an’ın ilk suresi Fâtiha’da geçer.',
    },
    english: {
      label: 'Malik Yawm ad-Din',
      grammaticalType: 'genitive construction',
      nameInQuran: 'Maliki yawmi’d-din',
      translation: 'Master of the Day of Judgment',
      meaning:
        'The only master of the day on which people will be repaid for what they did: on that day no one has any say for another. It stands in al-Fatihah, the first surah of the Qur’an.',
    },
    occurrences: [{ words: 'ملك', in: '1:4' }],
  },
  {
    arabicName: 'الْمَلِيك',
    turkish: {
      label: 'Melîk',
      grammaticalType: 'sıfat',
      nameInQuran: 'Melîk',
      translation: 'kudretli hükümdar',
      meaning:
        'Hükümranlığı büyük ve sürekli olan demektir. Kur’an’da bir kez, Allah’a karşı gelmekten sakınanların ahirette O’nun yanındaki yerleri anlatılırken geçer.',
    },
    english: {
      label: 'al-Maleek',
      grammaticalType: 'adjective',
      nameInQuran: 'Malik',
      translation: 'the Sovereign',
      meaning:
        'The one whose kingship is great and lasting. It occurs once in the Qur’an, where the place of the God-conscious near Him in the Hereafter is described.',
    },
    occurrences: [{ words: 'مليك' }],
  },
  {
    arabicName: 'الْمَوْلَى',
    turkish: {
      label: 'Mevlâ',
      grammaticalType: 'isim',
      nameInQuran: 'el-Mevlâ',
      translation: 'sahip, dost ve yardımcı',
      meaning:
        'Kulun sahibi, dostu ve yardımcısı demektir; insanın işlerini üstlenen ve onu yalnız bırakmayandır. “Sen bizim mevlâmızsın” sözü, Bakara suresinin sonundaki duada geçer.',
    },
    english: {
      label: 'al-Mawla',
      grammaticalType: 'noun',
      nameInQuran: 'al-Mawla',
      translation: 'the Protector and Master',
      meaning:
        'The one who is master, friend and helper of His servants, who takes charge of their affairs and does not leave them alone. “You are our protector” are words of the prayer that ends surah al-Baqarah.',
    },
    occurrences: [
      { words: 'مولى+', in: '2:286 3:150 6:62 8:40 9:51 10:30 22:78 47:11:4 66:2 66:4' },
    ],
  },
  {
    arabicName: 'النَّصِير',
    turkish: {
      label: 'Nasîr',
      grammaticalType: 'mübalağalı ism-i fâil',
      nameInQuran: 'en-Nasîr',
      translation: 'yardım eden',
      meaning:
        'Kullarına yardım eden ve onlara zafer veren demektir. Kur’an O’nu “ne güzel yardımcı” diye över ve O’ndan başka gerçek yardımcı bulunmadığını hatırlatır.',
    },
    english: {
      label: 'an-Nasir',
      grammaticalType: 'intensive participle',
      nameInQuran: 'an-Nasir',
      translation: 'the Helper',
      meaning:
        'The one who helps His servants and gives them victory. The Qur’an praises Him as “how good a helper” and reminds us that there is no true helper beside Him.',
    },
    occurrences: [
      {
        words: 'نصير|نصيرا',
        in: '2:107 4:45 4:123 4:173 8:40 9:116 22:78 25:31 29:22 33:17 42:31',
      },
    ],
  },
  {
    arabicName: 'الْقَرِيب',
    turkish: {
      label: 'Karîb',
      grammaticalType: 'sıfat',
      nameInQuran: 'Karîb',
      translation: 'yakın',
      meaning:
        'Kullarına yakın olan, seslerini duyan ve dualarına karşılık veren demektir. 2:186’da Allah, kullarının kendisini sorması üzerine “Ben yakınım” buyurur.',
    },
    english: {
      label: 'al-Qarib',
      grammaticalType: 'adjective',
      nameInQuran: 'Qarib',
      translation: 'the Near',
      meaning:
        'The one who is near to His servants, hears them and answers their prayers. In 2:186 Allah replies to those who ask about Him: “I am near.”',
    },
    occurrences: [{ words: 'قريب', in: '2:186 11:61 34:50' }],
  },
  {
    arabicName: 'الْقَدِير',
    turkish: {
      label: 'Kadîr',
      grammaticalType: 'mübalağalı ism-i fâil',
      nameInQuran: 'el-Kadîr',
      translation: 'her şeye gücü yeten',
      meaning:
        'Gücü her şeye tam olarak yeten, hiçbir şeyin kendisine zor gelmediği demektir. Kur’an’da çoğunlukla “Allah her şeye kadirdir” cümlesinde geçer.',
    },
    english: {
      label: 'al-Qadeer',
      grammaticalType: 'intensive participle',
      nameInQuran: 'al-Qadir',
      translation: 'the All-Able',
      meaning:
        'The one whose power extends fully to everything and to whom nothing is hard. In the Qur’an it stands mostly in the sentence “Allah has power over all things”.',
    },
    occurrences: [{ words: 'قدير|قديرا' }],
  },
  {
    arabicName: 'الْمُحِيط',
    turkish: {
      label: 'Muhît',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'Muhît',
      translation: 'her şeyi kuşatan',
      meaning:
        'Bilgisi ve gücü her şeyi kuşatan, hiçbir şeyin dışında kalamadığı demektir. Kur’an’da sık sık, insanların yaptıkları anlatılırken bir uyarı olarak geçer.',
    },
    english: {
      label: 'al-Muhit',
      grammaticalType: 'active participle',
      nameInQuran: 'Muhit',
      translation: 'the All-Encompassing',
      meaning:
        'The one whose knowledge and power encompass everything, so that nothing lies outside them. In the Qur’an it often comes as a warning where people’s deeds are spoken of.',
    },
    occurrences: [
      {
        otherForms: {
          turkish: 'Dişil biçimdedir, cehennem için söylenir.',
          english: 'In the feminine, of Hell.',
        },
        words: 'محيط|محيطا',
        except: [
          {
            in: '11:84',
            turkish: 'Azap gününün sıfatıdır.',
            english: 'It describes a day of punishment.',
          },
        ],
      },
    ],
  },
  {
    arabicName: 'الشَّاكِر',
    turkish: {
      label: 'Şâkir',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'Şâkir',
      translation: 'iyiliğin karşılığını veren',
      meaning:
        'Yapılan iyiliği değerli bulan ve karşılığını veren demektir. Kur’an’da iki kez, “Alîm” ismiyle birlikte geçer: Hiçbir iyilik O’na gizli kalmaz ve karşılıksız bırakılmaz.',
    },
    english: {
      label: 'ash-Shakir',
      grammaticalType: 'active participle',
      nameInQuran: 'Shakir',
      translation: 'the one who rewards good',
      meaning:
        'The one who values the good that is done and repays it. It occurs twice in the Qur’an together with “al-ʿAlim”: no good deed is hidden from Him or left without reward.',
    },
    occurrences: [
      { words: 'شاكر', in: '2:158' },
      { words: 'شاكرا', in: '4:147' },
    ],
  },
  {
    arabicName: 'الْخَلَّاق',
    turkish: {
      label: 'Hallâk',
      grammaticalType: 'mübalağalı ism-i fâil',
      nameInQuran: 'el-Hallâk',
      translation: 'sürekli yaratan',
      meaning:
        'Yaratması bol ve sürekli olan, dilediğini dilediği kadar yaratan demektir. Kur’an’da iki yerde, “Alîm” ismiyle birlikte geçer.',
    },
    english: {
      label: 'al-Khallaq',
      grammaticalType: 'intensive participle',
      nameInQuran: 'al-Khallaq',
      translation: 'the constant Creator',
      meaning:
        'The one who creates abundantly and without ceasing, whatever He wills. It occurs in two places in the Qur’an, together with “al-ʿAlim”.',
    },
    occurrences: [{ words: 'خلق', in: '15:86 36:81:13' }],
  },
  {
    arabicName: 'الْقَاهِر',
    turkish: {
      label: 'Kâhir',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'el-Kâhir',
      translation: 'kullarına üstün gelen',
      meaning:
        'Bütün kulları hükmü altında olan, kimsenin kendisine karşı duramadığı demektir. Kur’an’da En’âm suresinde iki kez, “kullarının üstünde mutlak hâkimdir” sözünde geçer.',
    },
    english: {
      label: 'al-Qahir',
      grammaticalType: 'active participle',
      nameInQuran: 'al-Qahir',
      translation: 'the one who prevails',
      meaning:
        'The one who has all His servants under His rule and whom no one can oppose. It occurs twice in surah al-Anʿam: He is the one who prevails over His servants.',
    },
    occurrences: [{ words: 'قاهر' }],
  },
  {
    arabicName: 'الْغَالِب',
    turkish: {
      label: 'Gâlib',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'Gâlib',
      translation: 'işinde üstün gelen',
      meaning:
        'Dilediği işi mutlaka gerçekleştiren, kararının önüne kimsenin geçemediği demektir. Yusuf’un Mısır’a yerleştirildiği anlatılırken geçer: Allah, işinde üstün gelendir.',
    },
    english: {
      label: 'al-Ghalib',
      grammaticalType: 'active participle',
      nameInQuran: 'Ghalib',
      translation: 'the one whose purpose prevails',
      meaning:
        'The one who always accomplishes what He wills and whose decision no one can forestall. It occurs where Joseph finds a home in Egypt: Allah prevails in His purpose.',
    },
    occurrences: [{ words: 'غالب', in: '12:21' }],
  },
  {
    arabicName: 'الْحَافِظ',
    turkish: {
      label: 'Hâfız',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'Hâfız',
      translation: 'koruyan',
      meaning:
        'Dilediğini koruyan ve saklayan demektir. Yakub, oğlunu kardeşlerine emanet etmesi istendiğinde “Allah en iyi koruyandır” der; 15:9’da ise Allah, indirdiği Kur’an’ı koruyacağını bildirir.',
    },
    english: {
      label: 'al-Haafiz',
      grammaticalType: 'active participle',
      nameInQuran: 'Hafiz',
      translation: 'the Keeper',
      meaning:
        'The one who guards and keeps what He wills. When Jacob is asked to entrust his son to the brothers, he says that Allah is the best keeper; in 15:9 Allah declares that He will guard the Qur’an that He has sent down.',
    },
    occurrences: [
      { words: 'حفظا', in: '12:64' },
      { words: 'حفظون', in: '15:9' },
      { words: 'حفظين', in: '21:82' },
    ],
  },
  {
    arabicName: 'الْكَافِي',
    turkish: {
      label: 'Kâfî',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'Kâf',
      translation: 'yeten',
      meaning:
        'Kuluna yeten, ona başkasına ihtiyaç bırakmayan demektir. 39:36’da bir soru olarak geçer: “Allah kuluna yetmez mi?”',
    },
    english: {
      label: 'al-Kafi',
      grammaticalType: 'active participle',
      nameInQuran: 'Kaf',
      translation: 'the Sufficient',
      meaning:
        'The one who is enough for His servant and leaves him in need of no one else. It occurs in 39:36 as a question: “Is Allah not enough for His servant?”',
    },
    occurrences: [{ words: 'كاف', in: '39:36' }],
  },
  {
    arabicName: 'الْكَفِيل',
    turkish: {
      label: 'Kefîl',
      grammaticalType: 'sıfat',
      nameInQuran: 'Kefîl',
      translation: 'kefil, güvence',
      meaning:
        'Verilen sözün kefili ve tanığı demektir. Kur’an, Allah’ı kefil göstererek yapılan yeminlerin bozulmamasını isterken bu kelimeyi kullanır.',
    },
    english: {
      label: 'al-Kafil',
      grammaticalType: 'adjective',
      nameInQuran: 'Kafil',
      translation: 'the Surety',
      meaning:
        'The one who stands surety for a promise and is witness to it. The Qur’an uses the word when it forbids the breaking of oaths for which Allah was made surety.',
    },
    occurrences: [{ words: 'كفيلا' }],
  },
  {
    arabicName: 'الْمُسْتَعَان',
    turkish: {
      label: 'Müsteân',
      grammaticalType: 'ism-i mef’ûl',
      nameInQuran: 'el-Müsteân',
      translation: 'yardımı istenen',
      meaning:
        'Kendisinden yardım istenen, zor anda sığınılan demektir. Yakub, Yusuf’un haberini aldığında sabrını bu isimle dile getirir.',
    },
    english: {
      label: 'al-Mustaʿan',
      grammaticalType: 'passive participle',
      nameInQuran: 'al-Mustaʿan',
      translation: 'the one whose help is sought',
      meaning:
        'The one whose help is asked for and to whom people turn in hardship. With this name Jacob speaks of his patience when he receives the news about Joseph.',
    },
    occurrences: [{ words: 'مستعان' }],
  },
  {
    arabicName: 'الْأَعْلَى',
    turkish: {
      label: 'A’lâ',
      grammaticalType: 'ism-i tafdîl',
      nameInQuran: 'el-A’lâ',
      translation: 'en yüce',
      meaning:
        'Her şeyden yüce olan demektir. Adını verdiği sure, “yüce Rabbinin adını tesbih et” buyruğuyla başlar; 92:20’de de malını yalnızca yüce Rabbinin hoşnutluğu için veren kimse anılır.',
    },
    english: {
      label: 'al-Aʿla',
      grammaticalType: 'elative',
      nameInQuran: 'al-Aʿla',
      translation: 'the Most High',
      meaning:
        'The one who is higher than everything. A surah is named after it, which opens with the command to glorify the name of the Lord, the Most High; 92:20 speaks of one who gives his wealth only to please his Lord, the Most High.',
    },
    occurrences: [{ words: 'اعلى', in: '87:1 92:20' }],
  },
  {
    arabicName: 'الْأَكْرَم',
    turkish: {
      label: 'Ekrem',
      grammaticalType: 'ism-i tafdîl',
      nameInQuran: 'el-Ekrem',
      translation: 'en cömert',
      meaning:
        'Cömertliği herkesinkinden üstün olan demektir. Alak suresinin başında geçer: “Oku! Rabbin en cömert olandır.” O, kalemle öğretendir.',
    },
    english: {
      label: 'al-Akram',
      grammaticalType: 'elative',
      nameInQuran: 'al-Akram',
      translation: 'the Most Generous',
      meaning:
        'The one whose generosity surpasses all. It is found at the beginning of surah al-ʿAlaq: “Read! Your Lord is the Most Generous”, who taught by the pen.',
    },
    occurrences: [{ words: 'اكرم', in: '96:3' }],
  },
  {
    arabicName: 'عَالِمُ الْغَيْبِ وَالشَّهَادَة',
    turkish: {
      label: 'Âlimü’l-gayb',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'Âlimü’l-gaybi ve’ş-şehâde',
      translation: 'gizliyi ve açığı bilen',
      meaning:
        'Duyularla ulaşılamayan gizli âlemi de görüneni de aynı biçimde bilen demektir. Kur’an’da çoğunlukla iki yönüyle, “gizliyi ve açığı bilen” olarak geçer.',
    },
    english: {
      label: 'ʿAlim al-Ghayb',
      grammaticalType: 'genitive construction',
      nameInQuran: 'ʿAlimu’l-ghaybi wa’sh-shahadah',
      translation: 'Knower of the unseen and the seen',
      meaning:
        'The one who knows what lies beyond the senses just as He knows what is visible. In the Qur’an it mostly has both parts: “Knower of the unseen and the seen”.',
    },
    occurrences: [
      {
        words: 'علم غيب',
        in: '6:73 9:94 9:105 13:9 23:92 32:6 34:3 35:38 39:46 59:22 62:8 64:18 72:26',
      },
    ],
  },
  {
    arabicName: 'عَلَّامُ الْغُيُوب',
    turkish: {
      label: 'Allâmü’l-guyûb',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'Allâmü’l-guyûb',
      translation: 'gizlilikleri çok iyi bilen',
      meaning:
        'Bütün gizlilikleri, gönüllerde saklananı ve gelecekte olacağı eksiksiz bilen demektir. Kıyamet günü peygamberler O’na bu adla seslenir: “Bizim bilgimiz yok, gizlilikleri bilen Sensin.”',
    },
    english: {
      label: 'ʿAllam al-Ghuyub',
      grammaticalType: 'genitive construction',
      nameInQuran: 'ʿAllamu’l-ghuyub',
      translation: 'the one who knows all hidden things',
      meaning:
        'The one who knows completely everything hidden, what hearts conceal and what is yet to be. On the Last Day the prophets will say to Him: “We have no knowledge; it is You who know all hidden things.”',
    },
    occurrences: [{ words: 'علم غيوب' }],
  },
  {
    arabicName: 'فَاطِرُ السَّمَاوَاتِ وَالْأَرْض',
    turkish: {
      label: 'Fâtıru’s-semâvât',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'Fâtıru’s-semâvâti ve’l-ard',
      translation: 'göklerin ve yerin yaratıcısı',
      meaning:
        'Gökleri ve yeri yoktan var eden, yaratmayı başlatan demektir. Bir sureye adını vermiştir; Yusuf da kıssasının sonundaki duada O’na böyle seslenir.',
    },
    english: {
      label: 'Fatir as-Samawat',
      grammaticalType: 'genitive construction',
      nameInQuran: 'Fatiru’s-samawati wa’l-ard',
      translation: 'Originator of the heavens and the earth',
      meaning:
        'The one who brought the heavens and the earth out of nothing and began creation. A surah bears this name, and Joseph calls on Him by it in the prayer that ends his story.',
    },
    occurrences: [{ words: 'فاطر' }],
  },
  {
    arabicName: 'فَالِقُ الْحَبِّ وَالنَّوَى',
    turkish: {
      label: 'Fâlik',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'Fâliku’l-habbi ve’n-nevâ',
      translation: 'yarıp çıkaran',
      meaning:
        'Taneyi ve çekirdeği yarıp filizi, karanlığı yarıp sabahı çıkaran demektir. En’âm suresinin art arda gelen iki ayetinde geçer.',
    },
    english: {
      label: 'Faliq',
      grammaticalType: 'genitive construction',
      nameInQuran: 'Faliqu’l-habbi wa’n-nawa',
      translation: 'the one who splits and brings forth',
      meaning:
        'The one who splits the grain and the date stone to bring forth the shoot, and splits the dark to bring forth the morning. It occurs in two successive verses of surah al-Anʿam.',
    },
    occurrences: [{ words: 'فالق' }],
  },
  {
    arabicName: 'رَفِيعُ الدَّرَجَات',
    turkish: {
      label: 'Refîu’d-derecât',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'Refîu’d-derecât',
      translation: 'dereceleri yüce',
      meaning:
        'Yüceliğinin dereceleri çok üstün olan ya da kullarının derecelerini yükselten demektir. 40:15’te “arşın sahibi” sözüyle birlikte geçer.',
    },
    english: {
      label: 'Rafiʿ ad-Darajat',
      grammaticalType: 'genitive construction',
      nameInQuran: 'Rafiʿu’d-darajat',
      translation: 'exalted in rank',
      meaning:
        'The one whose ranks of majesty are most high, or who raises the ranks of His servants. It occurs in 40:15 together with “Owner of the Throne”.',
    },
    occurrences: [{ words: 'رفيع درجت' }],
  },
  {
    arabicName: 'ذُو الْعَرْش',
    turkish: {
      label: 'Zü’l-arş',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'Zü’l-arş',
      translation: 'arşın sahibi',
      meaning:
        'Arşın sahibi demektir. Arş, Allah’ın bütün varlık üzerindeki hükümranlığını anlatır; nasıl olduğunu ancak O bilir.',
    },
    english: {
      label: 'Dhu’l-ʿArsh',
      grammaticalType: 'genitive construction',
      nameInQuran: 'Dhu’l-ʿarsh',
      translation: 'Owner of the Throne',
      meaning:
        'The owner of the Throne. The Throne tells of Allah’s dominion over all that exists; what it is like, only He knows.',
    },
    occurrences: [{ words: 'ذو|ذى عرش' }],
  },
  {
    arabicName: 'ذُو الْفَضْلِ الْعَظِيم',
    turkish: {
      label: 'Zü’l-fadl',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'Zü’l-fadli’l-azîm',
      translation: 'büyük lütuf sahibi',
      meaning:
        'Kullarına hak ettiklerinden fazlasını veren, lütfu bol ve büyük olan demektir. Kur’an O’nun insanlara karşı lütuf sahibi olduğunu söyler, ama çoğunun şükretmediğini de ekler.',
    },
    english: {
      label: 'Dhu’l-Fadl',
      grammaticalType: 'genitive construction',
      nameInQuran: 'Dhu’l-fadli’l-ʿazim',
      translation: 'Possessor of great favor',
      meaning:
        'The one who gives His servants more than they have earned and whose favor is abundant and great. The Qur’an says that He is gracious to mankind and adds that most of them are not thankful.',
    },
    occurrences: [{ words: 'ذو فضل' }],
  },
  {
    arabicName: 'ذُو الرَّحْمَة',
    turkish: {
      label: 'Zü’r-rahme',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'Zü’r-rahme',
      translation: 'rahmet sahibi',
      meaning:
        'Rahmetin sahibi demektir. Kur’an’da Allah’ın inkâr edenleri ve suçluları hemen cezalandırmadığı, rahmetinin geniş olduğu anlatılırken geçer.',
    },
    english: {
      label: 'Dhu’r-Rahmah',
      grammaticalType: 'genitive construction',
      nameInQuran: 'Dhu’r-rahmah',
      translation: 'Possessor of mercy',
      meaning:
        'The owner of mercy. The Qur’an names Him so where it says that He does not punish deniers and wrongdoers at once and that His mercy is wide.',
    },
    occurrences: [{ words: 'ذو رحمة' }],
  },
  {
    arabicName: 'ذُو الطَّوْل',
    turkish: {
      label: 'Zü’t-tavl',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'Zi’t-tavl',
      translation: 'lütfu bol',
      meaning:
        'Lütfu ve ihsanı bol, gücü ve zenginliği geniş olan demektir. 40:3’te, günahı bağışlayan ve tövbeyi kabul eden Allah anlatılırken geçer.',
    },
    english: {
      label: 'Dhu’t-Tawl',
      grammaticalType: 'genitive construction',
      nameInQuran: 'Dhi’t-tawl',
      translation: 'Possessor of bounty',
      meaning:
        'The one whose bounty is abundant and whose power and wealth are wide. It occurs in 40:3, where Allah is described as forgiving sin and accepting repentance.',
    },
    occurrences: [{ words: 'ذى طول' }],
  },
  {
    arabicName: 'ذُو الْمَعَارِج',
    turkish: {
      label: 'Zü’l-meâric',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'Zi’l-meâric',
      translation: 'yükseliş yollarının sahibi',
      meaning:
        'Meleklerin kendisine yükseldiği yolların ve yüce derecelerin sahibi demektir. Meâric suresi adını bu sözden alır.',
    },
    english: {
      label: 'Dhu’l-Maʿarij',
      grammaticalType: 'genitive construction',
      nameInQuran: 'Dhi’l-maʿarij',
      translation: 'Owner of the ways of ascent',
      meaning:
        'The owner of the ways by which the angels ascend to Him and of lofty ranks. Surah al-Maʿarij takes its name from this expression.',
    },
    occurrences: [{ words: 'ذى معارج' }],
  },
  {
    arabicName: 'ذُو انْتِقَام',
    turkish: {
      label: 'Zû intikâm',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'zü’ntikâm',
      translation: 'cezalandıran',
      meaning:
        'Suçta direnenleri cezalandıran, haksızlığı karşılıksız bırakmayan demektir. Kur’an’da hep “Azîz” ismiyle birlikte geçer; burada intikam öç almak değil, adaletle karşılık vermektir.',
    },
    english: {
      label: 'Dhu Intiqam',
      grammaticalType: 'genitive construction',
      nameInQuran: 'dhu’ntiqam',
      translation: 'Owner of retribution',
      meaning:
        'The one who punishes those who persist in crime and leaves no wrong unanswered. In the Qur’an it always follows “al-ʿAziz”; what is meant is not revenge but just retribution.',
    },
    occurrences: [{ words: 'ذو|ذى انتقام' }],
  },
  {
    arabicName: 'غَافِرُ الذَّنْب',
    turkish: {
      label: 'Gâfiru’z-zenb',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'Gâfiri’z-zenb',
      translation: 'günahı bağışlayan',
      meaning:
        'Günahı örten ve bağışlayan demektir. Mü’min suresinin başında, cezası çetin olan Allah’ın önce bağışlamasıyla anıldığı ayette geçer.',
    },
    english: {
      label: 'Ghafir adh-Dhanb',
      grammaticalType: 'genitive construction',
      nameInQuran: 'Ghafiri’dh-dhanb',
      translation: 'Forgiver of sin',
      meaning:
        'The one who covers sin and forgives it. It stands at the beginning of surah Ghafir, in a verse that names His forgiveness before the severity of His punishment.',
    },
    occurrences: [{ words: 'غافر ذنب' }],
  },
  {
    arabicName: 'قَابِلُ التَّوْب',
    turkish: {
      label: 'Kâbilü’t-tevb',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'Kâbili’t-tevb',
      translation: 'tövbeyi kabul eden',
      meaning:
        'Kendisine dönenin tövbesini kabul eden demektir. Kur’an’da 40:3’te, “günahı bağışlayan” sözünün hemen ardından gelir.',
    },
    english: {
      label: 'Qabil at-Tawb',
      grammaticalType: 'genitive construction',
      nameInQuran: 'Qabili’t-tawb',
      translation: 'Accepter of repentance',
      meaning:
        'The one who accepts the repentance of whoever turns back to Him. In the Qur’an it comes in 40:3, right after “Forgiver of sin”.',
    },
    occurrences: [{ words: 'قابل توب' }],
  },
  {
    arabicName: 'وَاسِعُ الْمَغْفِرَة',
    turkish: {
      label: 'Vâsiu’l-mağfire',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'Vâsiu’l-mağfire',
      translation: 'bağışlaması geniş',
      meaning:
        'Bağışlaması her günahı kuşatacak kadar geniş olan demektir. 53:32’de, büyük günahlardan kaçınanların küçük kusurları anlatılırken geçer.',
    },
    english: {
      label: 'Wasiʿ al-Maghfirah',
      grammaticalType: 'genitive construction',
      nameInQuran: 'Wasiʿu’l-maghfirah',
      translation: 'vast in forgiveness',
      meaning:
        'The one whose forgiveness is wide enough to take in every sin. It occurs in 53:32, where the small faults of those who avoid grave sins are spoken of.',
    },
    occurrences: [{ words: 'وسع مغفرة' }],
  },
  {
    arabicName: 'أَهْلُ التَّقْوَى',
    turkish: {
      label: 'Ehlü’t-takvâ',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'Ehlü’t-takvâ',
      translation: 'sakınılmaya layık olan',
      meaning:
        'Kendisine karşı gelmekten sakınılmaya en layık olan demektir. Müddessir suresinin son ayetinde geçer.',
    },
    english: {
      label: 'Ahl at-Taqwa',
      grammaticalType: 'genitive construction',
      nameInQuran: 'Ahlu’t-taqwa',
      translation: 'worthy of reverence',
      meaning:
        'The one most worthy to be revered and not disobeyed. It occurs in the last verse of surah al-Muddaththir.',
    },
    occurrences: [{ words: 'اهل تقوى' }],
  },
  {
    arabicName: 'أَهْلُ الْمَغْفِرَة',
    turkish: {
      label: 'Ehlü’l-mağfire',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'Ehlü’l-mağfire',
      translation: 'bağışlamanın sahibi',
      meaning:
        'Bağışlamak kendisine yaraşan, bağışlamaya en layık olan demektir. Kur’an’da “Ehlü’t-takvâ” sözünü izler: Saygıyla sakınılan O’dur, bağışlayan da O’dur.',
    },
    english: {
      label: 'Ahl al-Maghfirah',
      grammaticalType: 'genitive construction',
      nameInQuran: 'Ahlu’l-maghfirah',
      translation: 'the one to whom forgiving belongs',
      meaning:
        'The one whom it befits to forgive. In the Qur’an it follows “worthy of reverence”: He it is who is to be revered, and He it is who forgives.',
    },
    occurrences: [{ words: 'اهل مغفرة' }],
  },
  {
    arabicName: 'شَدِيدُ الْعِقَاب',
    turkish: {
      label: 'Şedîdü’l-ikâb',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'Şedîdü’l-ikâb',
      translation: 'cezası çetin',
      meaning:
        'Suçta direnenlere verdiği ceza çetin olan demektir. Kur’an bu sözü uyarı için kullanır ve yer yer, bağışlayıcı olduğunu da hemen ardından ekler.',
    },
    english: {
      label: 'Shadid al-ʿIqab',
      grammaticalType: 'genitive construction',
      nameInQuran: 'Shadidu’l-ʿiqab',
      translation: 'severe in punishment',
      meaning:
        'The one whose punishment of those who persist in crime is severe. The Qur’an says it as a warning, and in places adds at once that He is forgiving.',
    },
    occurrences: [{ words: 'شديد عقاب' }],
  },
  {
    arabicName: 'سَرِيعُ الْحِسَاب',
    turkish: {
      label: 'Serîu’l-hisâb',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'Serîu’l-hisâb',
      translation: 'hesabı çabuk gören',
      meaning:
        'Bütün insanların hesabını gecikmeden ve şaşırmadan gören demektir. Hiç kimsenin yaptığı, ne kadar küçük olursa olsun, hesabın dışında kalmaz.',
    },
    english: {
      label: 'Sariʿ al-Hisab',
      grammaticalType: 'genitive construction',
      nameInQuran: 'Sariʿu’l-hisab',
      translation: 'swift in reckoning',
      meaning:
        'The one who takes the account of all people without delay and without error. Nothing that anyone did, however small, is left out of it.',
    },
    occurrences: [{ words: 'سريع حساب' }],
  },
  {
    arabicName: 'سَرِيعُ الْعِقَاب',
    turkish: {
      label: 'Serîu’l-ikâb',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'Serîu’l-ikâb',
      translation: 'cezası çabuk',
      meaning:
        'Cezası geldiğinde gecikmeyen demektir. Kur’an’da iki kez geçer ve ikisinde de Allah’ın çok bağışlayan ve merhamet eden olduğu sözü onu izler.',
    },
    english: {
      label: 'Sariʿ al-ʿIqab',
      grammaticalType: 'genitive construction',
      nameInQuran: 'Sariʿu’l-ʿiqab',
      translation: 'swift in punishment',
      meaning:
        'The one whose punishment does not delay when its time comes. It occurs twice in the Qur’an, and both times it is followed by the words that He is forgiving and merciful.',
    },
    occurrences: [{ words: 'سريع عقاب' }],
  },
  {
    arabicName: 'شَدِيدُ الْمِحَال',
    turkish: {
      label: 'Şedîdü’l-mihâl',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'Şedîdü’l-mihâl',
      translation: 'gücü ve tedbiri çetin',
      meaning:
        'Gücü karşı konulamaz, düzen kuranların düzenini bozan tedbiri çetin olan demektir. 13:13’te, gök gürültüsünün O’nu övgüyle andığı ayette geçer.',
    },
    english: {
      label: 'Shadid al-Mihal',
      grammaticalType: 'genitive construction',
      nameInQuran: 'Shadidu’l-mihal',
      translation: 'mighty in power',
      meaning:
        'The one whose might cannot be resisted and whose counsel undoes the schemes of plotters. It occurs in 13:13, the verse in which the thunder glorifies Him with praise.',
    },
    occurrences: [{ words: 'شديد محال' }],
  },
  {
    arabicName: 'فَعَّالٌ لِمَا يُرِيد',
    turkish: {
      label: 'Fa’âl',
      grammaticalType: 'mübalağalı ism-i fâil',
      nameInQuran: 'Fa’âlün limâ yürîd',
      translation: 'dilediğini yapan',
      meaning:
        'Dilediği her şeyi tam olarak yapan, kimsenin engel olamadığı demektir. Kur’an’da 11:107 ve 85:16’da geçer.',
    },
    english: {
      label: 'Faʿal',
      grammaticalType: 'intensive participle',
      nameInQuran: 'Faʿalun lima yurid',
      translation: 'Doer of what He wills',
      meaning:
        'The one who does all that He wills, fully, and whom no one can prevent. It occurs in 11:107 and 85:16.',
    },
    occurrences: [{ words: 'فعال' }],
  },
  {
    arabicName: 'أَحْكَمُ الْحَاكِمِين',
    turkish: {
      label: 'Ahkemü’l-hâkimîn',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'Ahkemü’l-hâkimîn',
      translation: 'hüküm verenlerin en iyisi',
      meaning:
        'Hükmü bütün hükümlerden daha doğru, daha adaletli ve daha hikmetli olan demektir. Tîn suresi, bunu insana sorulan bir soruyla bitirir.',
    },
    english: {
      label: 'Ahkam al-Hakimin',
      grammaticalType: 'genitive construction',
      nameInQuran: 'Ahkamu’l-hakimin',
      translation: 'the most just of judges',
      meaning:
        'The one whose judgment is truer, fairer and wiser than any other. Surah at-Tin ends by putting this as a question.',
    },
    occurrences: [{ words: 'احكم حكمين' }],
  },
  {
    arabicName: 'أَرْحَمُ الرَّاحِمِين',
    turkish: {
      label: 'Erhamü’r-râhimîn',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'Erhamü’r-râhimîn',
      translation: 'merhametlilerin en merhametlisi',
      meaning:
        'Merhameti, merhamet edebilen herkesinkinden üstün olan demektir. Peygamberlerin zor anlarındaki sözlerinde geçer: Musa, Yakub, Yusuf ve Eyyub O’nu bu adla anar.',
    },
    english: {
      label: 'Arham ar-Rahimin',
      grammaticalType: 'genitive construction',
      nameInQuran: 'Arhamu’r-rahimin',
      translation: 'the most merciful of the merciful',
      meaning:
        'The one whose mercy exceeds that of all who can show mercy. It is heard from prophets in moments of trial: Moses, Jacob, Joseph and Job speak of Him so.',
    },
    occurrences: [{ words: 'ارحم رحمين' }],
  },
  {
    arabicName: 'خَيْرُ الرَّاحِمِين',
    turkish: {
      label: 'Hayru’r-râhimîn',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'Hayru’r-râhimîn',
      translation: 'merhamet edenlerin en hayırlısı',
      meaning:
        'Merhamet edenlerin en iyisi demektir. Mü’minûn suresinde iki kez, bağışlanma isteyenlerin duasında geçer; sure bu sözle biter.',
    },
    english: {
      label: 'Khayr ar-Rahimin',
      grammaticalType: 'genitive construction',
      nameInQuran: 'Khayru’r-rahimin',
      translation: 'the best of the merciful',
      meaning:
        'The best of all who show mercy. It occurs twice in surah al-Muʾminun, in the prayer of those who ask for forgiveness, and the surah ends with it.',
    },
    occurrences: [{ words: 'خير رحمين' }],
  },
  {
    arabicName: 'خَيْرُ الرَّازِقِين',
    turkish: {
      label: 'Hayru’r-râzikîn',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'Hayru’r-râzikîn',
      translation: 'rızık verenlerin en hayırlısı',
      meaning:
        'Rızık verenlerin en iyisi demektir: İnsanlar birbirine ancak O’nun verdiğinden verir. İsa gökten sofra isterken bu adla dua eder.',
    },
    english: {
      label: 'Khayr ar-Raziqin',
      grammaticalType: 'genitive construction',
      nameInQuran: 'Khayru’r-raziqin',
      translation: 'the best of providers',
      meaning:
        'The best of those who provide: what people give one another comes from Him. Jesus prays with this name when he asks for a table from heaven.',
    },
    occurrences: [{ words: 'خير رزقين' }],
  },
  {
    arabicName: 'خَيْرُ الْحَاكِمِين',
    turkish: {
      label: 'Hayru’l-hâkimîn',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'Hayru’l-hâkimîn',
      translation: 'hüküm verenlerin en hayırlısı',
      meaning:
        'Hüküm verenlerin en iyisi demektir. Kur’an’da, anlaşmazlık içinde sabırla Allah’ın hükmü beklenirken geçer.',
    },
    english: {
      label: 'Khayr al-Hakimin',
      grammaticalType: 'genitive construction',
      nameInQuran: 'Khayru’l-hakimin',
      translation: 'the best of judges',
      meaning:
        'The best of those who judge. It comes in the Qur’an where people in a dispute are to wait in patience for the judgment of Allah.',
    },
    occurrences: [{ words: 'خير حكمين' }],
  },
  {
    arabicName: 'خَيْرُ النَّاصِرِين',
    turkish: {
      label: 'Hayru’n-nâsırîn',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'Hayru’n-nâsırîn',
      translation: 'yardım edenlerin en hayırlısı',
      meaning:
        'Yardım edenlerin en iyisi demektir. 3:150’de, inkâr edenlere uymamaları istenen inananlara mevlâlarının Allah olduğu hatırlatılırken geçer.',
    },
    english: {
      label: 'Khayr an-Nasirin',
      grammaticalType: 'genitive construction',
      nameInQuran: 'Khayru’n-nasirin',
      translation: 'the best of helpers',
      meaning:
        'The best of those who help. It occurs in 3:150, where the believers, told not to obey the deniers, are reminded that Allah is their protector.',
    },
    occurrences: [{ words: 'خير نصرين' }],
  },
  {
    arabicName: 'أَحْسَنُ الْخَالِقِين',
    turkish: {
      label: 'Ahsenü’l-hâlikîn',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'Ahsenü’l-hâlikîn',
      translation: 'yaratanların en güzeli',
      meaning:
        'Yaratması en güzel ve en kusursuz olan demektir. Mü’minûn suresinde, insanın anne karnında adım adım yaratılışı anlatıldıktan sonra geçer.',
    },
    english: {
      label: 'Ahsan al-Khaliqin',
      grammaticalType: 'genitive construction',
      nameInQuran: 'Ahsanu’l-khaliqin',
      translation: 'the best of creators',
      meaning:
        'The one whose creating is the most beautiful and without flaw. In surah al-Muʾminun it follows the description of how a human being is formed step by step in the womb.',
    },
    occurrences: [{ words: 'احسن خلقين' }],
  },
];
