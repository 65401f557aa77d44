import type { PostSource } from './topic';

export const faithInAllahPosts: readonly PostSource[] = [
  {
    section: 'faithInAllah',
    turkishTitle: 'Allah Birdir',
    englishTitle: 'Allah Is One',
    turkishNote:
      'Allah birdir; doğurmamış, doğmamıştır, dengi ve ortağı yoktur (112:1-4; 25:2). Gönderilen her peygambere vahyedilen budur: O’ndan başka ilah yoktur, öyleyse yalnız O’na kulluk edilir (21:25). Gökleri ve yeri yaratan, darda kalanın duasına karşılık veren, karanlıklarda yol gösteren O’dur; Kur’an “O’nunla birlikte başka bir ilah mı var?” diye sorar (27:60-64). O’ndan başka ilahlar olsaydı ne göklerde ne de yerde düzen kalırdı (21:22). Çekişen birçok ortağa bağlı olan kimse ile tek bir kişiye bağlı olan aynı değildir (39:29). Namaz, kurban, hayat ve ölüm âlemlerin Rabbi Allah içindir (6:162).',
    englishNote:
      'Allah is One: He does not beget and was not begotten; He has no equal and no partner (112:1-4; 25:2). This is what was revealed to every messenger: there is no god but He, so He alone is to be worshipped (21:25). It is He who created the heavens and the earth, who answers the one in distress and guides through the darkness; is there, the Qur’an asks, any god beside Him (27:60-64)? Were there gods besides Him, no order would be left in the heavens or on the earth (21:22). Someone who belongs to many quarrelling partners is not like someone who belongs to one person alone (39:29). Prayer, sacrifice, life and death are for Allah, the Lord of the worlds (6:162).',
    verses:
      '112:1-4 2:163 37:4-5 3:18 20:14 21:25 25:2 27:60-64 21:22 23:91 16:51 39:29 12:39-40 6:162-163 28:88',
    turkishSynonyms:
      'tevhid, şirk, ortak koşmak, müşrik, la ilahe illallah, tek tanrı, vahdaniyet, allah’ın birliği',
    englishSynonyms:
      'tawhid, monotheism, shirk, oneness of god, polytheism, partners with god, la ilaha illallah, mushrik',
    related: [
      'Nothing Is Like Him',
      'Worship and Servanthood',
      'Abraham and the Idols',
      'Sincere Devotion',
      'Why Messengers Were Sent',
    ],
    roots: 'أحد وحد أله',
  },
  {
    section: 'faithInAllah',
    turkishTitle: 'Hiçbir Şey O’nun Gibi Değildir',
    englishTitle: 'Nothing Is Like Him',
    turkishNote:
      'Hiçbir şey Allah’ın benzeri değildir; O işitir ve görür (42:11). Gözler O’nu idrak edemez, O ise gözleri idrak eder; Musa O’nu görmek istemiş, Rabbi dağa tecelli edince baygın düşmüştür (6:103; 7:143). O diridir; O’na ne uyuklama gelir ne uyku, gökleri ve yeri korumak O’na ağır gelmez (2:255). İlk ve son O’dur; yeryüzündeki herkes yok olur, O kalır (57:3; 55:26-27). O hiçbir şeye muhtaç değildir, insanlar O’na muhtaçtır (35:15). En güzel isimler O’na aittir; O’na bu isimlerle dua edilir (7:180; 59:22-24).',
    englishNote:
      'There is nothing like Allah; He hears and He sees (42:11). Sight does not perceive Him, but He perceives all sight; Moses asked to see Him, and when his Lord revealed Himself to the mountain, Moses fell senseless (6:103; 7:143). He is the Living: neither drowsiness nor sleep overtakes Him, and to keep the heavens and the earth does not burden Him (2:255). He is the First and the Last; everyone on earth passes away, and He remains (57:3; 55:26-27). He is in need of nothing, while people are in need of Him (35:15). The most beautiful names are His, and by these He is to be called upon (7:180; 59:22-24).',
    verses:
      '42:11 2:255 57:3 6:103 7:143 16:74 24:35 30:27 19:65 59:22-24 7:180 17:110-111 31:27 39:67 25:58 55:26-27 35:15 37:180-182',
    turkishSynonyms:
      'allah’ın sıfatları, esmaül hüsna, allah’ın isimleri, ayetel kürsi, ayet el kürsi, allah’ı görmek, allah nasıldır',
    englishSynonyms:
      'attributes of god, names of allah, asma ul husna, 99 names, ayatul kursi, throne verse, seeing god, what is god like, can allah be seen, seeing allah',
    related: [
      'Allah Is One',
      'His Power over All Things',
      'He Is Near',
      'Glorification and Praise',
      'The Calling of Moses',
    ],
    tables: [2, 26],
    roots: 'مثل سمو حيي',
  },
  {
    section: 'faithInAllah',
    turkishTitle: 'Her Şeyi Yaratan O’dur',
    englishTitle: 'The Creator of All Things',
    turkishNote:
      'Her şeyi yaratan Allah’tır; bir şeyin olmasına hükmettiğinde “Ol” demesi yeter (39:62; 2:117). Gece ile gündüz, güneş ile ay, sudan yaratılan canlılar ve bütün çiftler O’nun eseridir (21:30-33; 24:45; 36:36). İnsanı yaratmaya çamurdan başlamış, onu ana rahminde aşama aşama geliştirmiş, ona kulak, göz ve kalp vermiştir (32:7-9; 23:12-14). Kur’an sorar: İnsanlar bir yaratan olmadan mı var oldular, yoksa yaratan kendileri mi (52:35)? Gökler ve yer oyun olsun diye değil, hak ile yaratılmıştır (44:38-39). Her şeye yaratılışını verip yolunu gösteren O’dur; ölüleri diriltmeye de gücü yeter (20:50; 46:33).',
    englishNote:
      'It is Allah who created all things; when He decides that something shall be, His word “Be” is enough (39:62; 2:117). Night and day, sun and moon, the living creatures made from water and all things in pairs are His work (21:30-33; 24:45; 36:36). He began the making of man from clay, brought him stage by stage through the womb, and gave him hearing, sight and a heart (32:7-9; 23:12-14). Did people come to be without a creator, the Qur’an asks, or did they create themselves (52:35)? The heavens and the earth were created not in play but in truth (44:38-39). He gives each thing its form and shows it its way, and He is able to give life to the dead (20:50; 46:33).',
    verses:
      '39:62 6:101-102 2:117 7:54 21:30-33 51:47 36:36 24:45 32:7-9 23:12-14 64:3 20:50 52:35-36 44:38-39 46:33',
    turkishSynonyms: 'yaratıcı, hâlık, yaratma, yoktan var etmek, kün fe yekün, ol deyince olur',
    englishSynonyms:
      'creation, al-khaliq, maker, originator, kun fayakun, be and it is, god created everything',
    related: [
      'The Universe',
      'The Creation of the Human Being',
      'His Power over All Things',
      'Night and Day',
      'Animals',
    ],
    roots: 'خلق بدع',
  },
  {
    section: 'faithInAllah',
    turkishTitle: 'Gücü Her Şeye Yeter',
    englishTitle: 'His Power over All Things',
    turkishNote:
      'Hükümranlık Allah’ın elindedir ve O’nun gücü her şeye yeter (67:1). Bir şeyi dilediğinde ona “Ol” der, o da olur (36:82). Gökleri ve yeri yerinde tutan, dilediğine çocuk veren, insanı güçsüzlükten güce ve güçten yeniden güçsüzlüğe geçiren O’dur (35:41; 42:49-50; 30:54). Göklerde ve yerde hiçbir şey O’nu âciz bırakamaz (35:44). Açtığı rahmeti kimse tutamaz; verdiği sıkıntıyı da O’ndan başkası gideremez (35:2; 10:107). İnsan, yarın yapacağı iş için “Allah dilerse” demeli ve yalnız O’na dayanmalıdır (18:23-24; 64:13).',
    englishNote:
      'Dominion is in the hand of Allah, and His power extends over all things (67:1). When He wills a thing He says “Be” to it, and it is (36:82). It is He who holds the heavens and the earth in place, who grants children to whom He wills, and who brings people from weakness to strength and from strength to weakness again (35:41; 42:49-50; 30:54). Nothing in the heavens or on the earth can defeat Him (35:44). No one can withhold the mercy that He opens, and no one but He can take away the hardship that He sends (35:2; 10:107). So we are to say “if Allah wills” about what we will do tomorrow, and to rely on Him alone (18:23-24; 64:13).',
    verses:
      '67:1 3:26-27 36:81-83 35:1 35:41 42:49-50 30:54 30:50 16:77 35:44 35:2 6:17-18 10:107 39:38 3:160 76:30 18:23-24 18:39 64:13',
    turkishSynonyms:
      'kudret, allah’ın kudreti, her şeye kadir, kadir-i mutlak, mülkün sahibi, hükümranlık, allah dilerse yapacağım',
    englishSynonyms:
      'omnipotence, almighty, al-qadir, all-powerful, god’s might, sovereignty, dominion, if god wills',
    related: [
      'Decree and Will',
      'The Creator of All Things',
      'Trust in Allah',
      'The Heavens',
      'Nothing Is Like Him',
    ],
    roots: 'قدر ملك',
  },
  {
    section: 'faithInAllah',
    turkishTitle: 'O Her Şeyi Bilir',
    englishTitle: 'He Knows All Things',
    turkishNote:
      'Gaybın anahtarları Allah’ın katındadır; düşen her yaprağı, yerin karanlıklarındaki her taneyi bilir (6:59). Toprağa giren de ondan çıkan da, gökten inen de göğe yükselen de O’na gizli kalmaz (34:2). Sözü gizleyen de açığa vuran da O’nun için birdir; kaçamak bir bakışı da gönüllerde saklananı da bilir (13:10; 40:19). Yaratan elbette bilir; hardal tanesi ağırlığında bir işi bile ortaya çıkarır (67:14; 31:16). Kıyametin vaktini ve gaybı O’ndan başkası bilmez; insana ilimden ancak az bir şey verilmiştir (31:34; 27:65; 17:85). Hoşlanmadığımız bir şey bizim için iyi, sevdiğimiz bir şey kötü olabilir; Allah bilir, biz bilmeyiz (2:216).',
    englishNote:
      'With Allah are the keys of the unseen; He knows every leaf that falls and every grain in the darkness of the earth (6:59). Whatever goes into the earth or comes out of it, comes down from the sky or rises into it, is not hidden from Him (34:2). It is the same to Him whether we hide our words or speak them openly; He knows the stolen glance and what hearts conceal (13:10; 40:19). The One who created surely knows; He brings to light even a deed of the weight of a mustard seed (67:14; 31:16). No one but He knows the time of the Hour or the unseen, and people have been given only a little knowledge (31:34; 27:65; 17:85). A thing that we dislike may be good for us, and a thing that we love may be bad; Allah knows, and we do not (2:216).',
    verses:
      '6:59-60 34:2 3:5 13:8-10 20:7 6:3 40:19 67:13-14 10:61 31:16 31:34 27:65 2:32 17:85 2:216 53:32 9:105',
    turkishSynonyms:
      'allah’ın ilmi, alîm, habîr, allah her şeyi görür, her şeyden haberdar, düşen yaprak, kalplerdekini bilen, içimizden geçenleri bilmesi',
    englishSynonyms:
      'omniscience, all-knowing, al-alim, god’s knowledge, god sees everything, hidden from god, falling leaf, knows what is in the hearts',
    related: ['The Unseen', 'The Hour', 'He Is Near', 'Knowledge', 'Guardians and Recorders'],
    roots: 'علم غيب خفي',
  },
  {
    section: 'faithInAllah',
    turkishTitle: 'Rızkı Veren O’dur',
    englishTitle: 'He Is the Provider',
    turkishNote:
      'Allah kullarından rızık istemez; rızkı veren O’dur (51:57-58). Yeryüzündeki her canlının rızkı O’na aittir; rızkını taşıyamayan canlıyı da bizi de O besler (11:6; 29:60). Ölü toprağa can verip ondan tane çıkarır, içtiğimiz suyu buluttan indirir (36:33-35; 56:68-70). Rızkı dilediğine genişletir, dilediğine daraltır; kullarını bilir ve görür (17:30; 42:27). İnsana düşen, yeryüzünde dolaşıp O’nun rızkından yemek, O’na güvenmek, kendisine verilenden vermek ve şükretmektir (67:15; 65:3; 34:39; 2:172). O’nun nimetleri saymakla bitmez; şükredene daha fazlasını vadetmiştir (14:34; 14:7).',
    englishNote:
      'Allah asks no provision of His servants; it is He who provides (51:57-58). The provision of every creature on earth rests with Him: He feeds the creature that cannot carry its own food, and He feeds us (11:6; 29:60). He gives life to the dead earth and brings grain out of it, and He sends down from the clouds the water that we drink (36:33-35; 56:68-70). He gives amply to whom He wills and sparingly to whom He wills, and He knows and sees His servants (17:30; 42:27). Our part is to walk the earth and eat of His provision, to trust Him, to give from what we are given, and to be grateful (67:15; 65:3; 34:39; 2:172). His blessings are beyond counting, and to the grateful He has promised more (14:34; 14:7).',
    verses:
      '51:57-58 11:6 29:60 35:3 10:31 14:32-34 36:33-35 56:68-70 67:15 29:17 17:30 42:27 65:2-3 28:77 34:39 2:172 14:7',
    turkishSynonyms: 'rızık, rezzak, nimet, nimetler, allah’ın nimetleri, bereket, rızık kaygısı',
    englishSynonyms:
      'sustenance, rizq, ar-razzaq, provision, blessings, bounty, favors of god, unequal provision',
    related: [
      'Gratitude',
      'Trade and Earnings',
      'Wind and Rain',
      'Plants and Fruits',
      'Trust in Allah',
    ],
    roots: 'رزق نعم بسط',
  },
  {
    section: 'faithInAllah',
    turkishTitle: 'Rahmeti Her Şeyi Kuşatır',
    englishTitle: 'His Mercy Embraces All Things',
    turkishNote:
      'Allah merhameti kendi üzerine yazmıştır; rahmeti her şeyi kuşatır (6:12; 7:156). O Rahmân’dır: Kur’an’ı öğretmiş, insanı yaratmış, ona anlatmayı öğretmiştir (55:1-4). Rahmetinin izleri her yerdedir: dinlendiğimiz gecede, çalıştığımız gündüzde, müjdeci rüzgârda, umutlar tükendikten sonra inen yağmurda, eşler arasındaki sevgide (28:73; 30:46; 42:28; 30:21). Kur’an da bir öğüt, gönüllerdekine bir şifa ve müminler için bir rahmettir (10:57). Eyyub derdinde O’na yakarmış, mağaraya sığınan gençler O’ndan rahmet dilemiştir (21:83-84; 18:10). O’nun rahmetinden umut kesilmez; rahmeti iyilik edenlere yakındır (15:56; 7:56).',
    englishNote:
      'Allah has prescribed mercy for Himself, and His mercy embraces all things (6:12; 7:156). He is the Most Merciful: He taught the Qur’an, created man and taught him to express himself (55:1-4). The traces of His mercy are everywhere: in the night in which we rest and the day in which we work, in the wind that brings good news, in the rain that comes when hope is gone, in the affection between spouses (28:73; 30:46; 42:28; 30:21). The Qur’an, too, is counsel, a healing for hearts, and a mercy for the believers (10:57). Job cried out to Him in his affliction, and the young men who took shelter in the cave asked Him for mercy (21:83-84; 18:10). No one is to despair of His mercy, and it is near to those who do good (15:56; 7:56).',
    verses:
      '7:156 6:12 6:54 40:7 55:1-4 28:73 30:46 42:28 30:21 10:57-58 57:9 21:107 33:43 21:83-84 18:10 15:56 12:87 7:56 17:24 23:118',
    turkishSynonyms:
      'merhamet, rahman, rahîm, allah’ın merhameti, rahman ve rahim, şefkat, rahmet ayetleri',
    englishSynonyms: 'compassion, rahman, rahim, rahmah, ar-rahman, most merciful, grace of god',
    related: [
      'He Forgives and Accepts Repentance',
      'Hope',
      'Muhammad, a Mercy to the Worlds',
      'A Healing and a Mercy',
      'Job',
    ],
    roots: 'رحم',
  },
  {
    section: 'faithInAllah',
    turkishTitle: 'Bağışlar ve Tövbeyi Kabul Eder',
    englishTitle: 'He Forgives and Accepts Repentance',
    turkishNote:
      'Allah günahı bağışlayan, tövbeyi kabul edendir (40:3). Kendilerine karşı aşırı giden kullarına rahmetinden umut kesmemelerini söyler; O bütün günahları bağışlar (39:53). Tövbe O’na dönmektir: O’nu anıp bağışlanma dilemek, yanlışta bile bile direnmemek, kendini düzeltmek ve bunu ölüm gelip çatana dek ertelememek (3:135; 16:119; 4:17-18). Tövbe eden, inanan ve iyi iş yapanların kötülüklerini Allah iyiliklere çevirir (25:70). Âdem, Musa ve Zünnûn (Yunus) hatalarını dile getirip O’na yönelmiş, O da onlara karşılık vermiştir (7:23; 2:37; 28:16; 21:87-88). Allah’ın kendisini bağışlamasını isteyen, başkalarını bağışlamaya çağrılır (24:22).',
    englishNote:
      'Allah forgives sin and accepts repentance (40:3). He tells His servants who have gone too far against themselves not to despair of His mercy, for He forgives all sins (39:53). To repent is to return to Him: to remember Him and ask forgiveness, not to persist knowingly in wrong, to put things right, and not to delay until death arrives (3:135; 16:119; 4:17-18). When people repent, believe and do good, Allah turns their bad deeds into good ones (25:70). Adam, Moses and Jonah spoke of their fault and turned to Him, and He answered them (7:23; 2:37; 28:16; 21:87-88). Whoever would like to be forgiven by Allah is called to forgive others (24:22).',
    verses:
      '40:3 39:53-54 4:110 42:25 9:104 20:82 3:135-136 16:119 4:17-18 25:68-71 7:23 2:37 28:16 21:87-88 11:90 24:22 66:8 110:3',
    turkishSynonyms:
      'tövbe etmek, istiğfar, mağfiret, günah, günahların affı, af dilemek, nasuh tövbesi, estağfirullah',
    englishSynonyms:
      'tawbah, istighfar, forgiveness, sin, sins, asking forgiveness, astaghfirullah, remorse, too late to repent',
    related: [
      'His Mercy Embraces All Things',
      'Hope',
      'Anger and Forgiveness',
      'Adam and His Wife',
      'Jonah',
    ],
    roots: 'توب غفر',
  },
  {
    section: 'faithInAllah',
    turkishTitle: 'O Çok Yakındır',
    englishTitle: 'He Is Near',
    turkishNote:
      'Allah, kendisini soran kullarına çok yakındır ve dua edenin duasına karşılık verir (2:186). İnsana şah damarından daha yakındır; nerede olursak olalım bizimle beraberdir (50:16; 57:4). Can boğaza geldiğinde de insana, başında bulunanlardan daha yakındır (56:83-85). Zekeriya’nın gizli yakarışına karşılık vermiş, derdini kendisine döken kadının sözünü işitmiştir; Yakub da tasasını yalnız O’na açmıştır (19:3-4; 21:89-90; 58:1; 12:86). Musa, “Yakalandık” diyenlere Rabbinin kendisiyle beraber olduğunu söylemiş, Peygamber de mağarada arkadaşına “Üzülme, Allah bizimle beraberdir” demiştir (26:61-62; 9:40). Bizden istenen, O’nu anmak, sabır ve namazla yardım dilemek, secde edip O’na yaklaşmaktır (2:152-153; 96:19).',
    englishNote:
      'Allah is near to His servants who ask about Him, and He answers the prayer of the one who calls (2:186). He is closer to us than our jugular vein, and He is with us wherever we are (50:16; 57:4). When the soul reaches the throat, He is nearer to the dying than those who stand by (56:83-85). He answered the quiet plea of Zechariah and heard the woman who brought her complaint to Him; and Jacob laid his grief before Him alone (19:3-4; 21:89-90; 58:1; 12:86). To those who cried that they were caught, Moses answered that his Lord was with him, and in the cave the Prophet said to his companion, “Do not grieve; Allah is with us” (26:61-62; 9:40). We are asked to remember Him, to seek help through patience and prayer, and to prostrate ourselves and draw near (2:152-153; 96:19).',
    verses:
      '2:186 50:16 57:4 58:7 2:115 56:83-85 11:61 34:50 40:60 19:3-4 21:89-90 58:1 12:86 26:61-62 20:46 9:40 93:3 2:152-153 96:19',
    turkishSynonyms:
      'şah damarı, allah’ın yakınlığı, allah nerede, allah bizimle, yalnızlık, allah’a yaklaşmak, allah duyar mı',
    englishSynonyms:
      'closeness of god, jugular vein, where is god, god is with us, loneliness, drawing close to god, does god hear me',
    related: [
      'Supplication',
      'Remembrance of Allah',
      'Prostration',
      'Zechariah and John',
      'He Knows All Things',
    ],
    roots: 'قرب جوب',
  },
];
