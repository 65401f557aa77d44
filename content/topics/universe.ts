import type { PostSource } from './topic';

/** Topics on the universe and the unseen. */
export const universePosts: readonly PostSource[] = [
  {
    section: 'other',
    turkishTitle: 'Kâinat',
    englishTitle: 'The Universe',
    turkishNote:
      'Gökleri ve yeri altı günde yaratan Allah’tır; O’na hiçbir yorgunluk dokunmamıştır (7:54; 50:38). Onları oyun olsun diye değil, hak ile ve belli bir süre için yaratmıştır (44:38-39; 46:3). Göklerde ve yerde ne varsa insanın hizmetine verilmiştir (45:13). Yedi gök, yer, içlerindekiler ve var olan her şey O’nu tesbih eder, fakat insanlar bu tesbihi anlamaz (17:44). Allah’ı ananlar yaratılış üzerinde düşünür ve bunun boşuna olmadığını söyler (3:191). Yine de insanlar göklerdeki ve yerdeki nice işaretin yanından yüz çevirip geçer (12:105). Bir gün yeryüzü başka bir yeryüzüyle, gökler de başka göklerle değiştirilecektir (14:48).',
    englishNote:
      'Allah created the heavens and the earth in six days, and no weariness touched Him (7:54; 50:38). He made them not in play but in truth, and for a set term (44:38-39; 46:3). Whatever is in the heavens and on the earth has been made to serve people (45:13). The seven heavens, the earth, all who are in them and everything that exists glorify Him, though people do not understand their praise (17:44). Those who remember Allah ponder creation and say that it was not made in vain (3:191). Yet people pass by many signs in the heavens and on the earth, turning away (12:105). One day the earth will be changed for another, and the heavens too (14:48).',
    verses:
      '2:164 3:190-191 45:3-5 7:54 50:38 11:7 41:9-12 21:30 65:12 44:38-39 38:27 46:3 15:85 45:12-13 31:20 57:1-2 17:44 24:41 22:18 40:57 51:20-21 41:53 12:105 10:101 39:67 14:48',
    turkishSynonyms: 'evren, âlem, gökler ve yer, yaratılış, altı günde yaratılış, tabiat, kozmos',
    englishSynonyms:
      'cosmos, creation of the heavens and the earth, nature, the worlds, six days of creation, signs in creation',
    related: [
      'The Creator of All Things',
      'Reflection and Faith',
      'The Heavens',
      'The Earth and the Mountains',
      'Glorification and Praise',
    ],
    roots: 'خلق سمو أرض',
  },
  {
    section: 'other',
    turkishTitle: 'Gökler',
    englishTitle: 'The Heavens',
    turkishNote:
      'Kat kat yaratılmış yedi göğe dönüp dönüp bakan göz bir kusur bulamaz, yorgun düşüp geri döner (67:3-4). Gökler, görülen direkler olmaksızın yükseltilmiştir; izni olmadan yere düşmesin diye göğü tutan da Allah’tır (13:2; 22:65). En yakın gök yıldızlarla süslenmiş ve azgın şeytanlardan korunmuştur (37:6-10). İnsanlar karanın ve denizin karanlıklarında yollarını yıldızlarla bulur (6:97). Göğü yükselten Allah, sınır aşılmasın diye ölçüyü, mizanı da koymuştur (55:7-8). İnsanların rızkı da onlara vadedilen de göktedir (51:22). Bir gün gökler, yazılı sayfalar dürülür gibi dürülecektir (21:104).',
    englishNote:
      'The eye that looks again and again at the seven heavens, one above another, finds no flaw and comes back weary (67:3-4). They were raised without pillars that can be seen, and it is Allah who keeps the sky from falling upon the earth unless He permits (13:2; 22:65). The nearest heaven is adorned with stars and guarded from rebellious devils (37:6-10). By the stars people find their way in the darkness of land and sea (6:97). He who raised the sky set up the balance, so that people should not overstep it (55:7-8). In heaven are people’s provision and what they are promised (51:22). One day the heavens will be rolled up like a written scroll (21:104).',
    verses:
      '67:3-5 71:15-16 23:17 41:12 65:12 13:2 50:6 51:47 79:27-29 55:7-9 21:32 22:65 35:41 15:16-18 37:6-10 25:61 85:1 86:1-3 6:97 51:22-23 21:104 84:1-2 69:16',
    turkishSynonyms:
      'gökyüzü, yedi kat gök, sema, yıldızlar, burçlar, kayan yıldız, göğün yarılması',
    englishSynonyms: 'sky, seven heavens, stars, constellations, firmament, shooting stars',
    broader: 'The Universe',
    related: ['The Universe', 'The Sun and the Moon', 'Night and Day', 'The Hour'],
    roots: 'سمو نجم',
  },
  {
    section: 'other',
    turkishTitle: 'Yer ve Dağlar',
    englishTitle: 'The Earth and the Mountains',
    turkishNote:
      'Yeryüzü insanlar için yayılmış, orada geniş yollar açılmıştır (71:19-20). İnsanları sarsmasın diye yere sağlam dağlar yerleştirilmiş, bunlar birer kazık kılınmıştır (16:15; 78:7). İnsan topraktan yaratılmıştır, toprağa döndürülecek ve bir kez daha oradan çıkarılacaktır (20:55). Yeryüzünde yürünür, Allah’ın rızkından yenir; ama böbürlenerek yürünmez, çünkü insan yeri yaramaz, boyca dağlara erişemez (67:15; 17:37). Emanet göklere, yere ve dağlara sunulmuş; onlar korkup bunu yüklenmekten kaçınmış, insan ise yüklenmiştir (33:72). Bir gün dağlar ufalanıp savrulacak, yer de haberlerini anlatacaktır (20:105; 99:4).',
    englishNote:
      'The earth has been spread out for people, with wide roads to travel (71:19-20). Firm mountains were set in it, like stakes, so that it should not sway with people (16:15; 78:7). From it they were created, to it they are returned, and from it they will come out once more (20:55). They walk on it and eat of Allah’s provision, but not with arrogant steps, for they cannot split the earth or match the mountains in height (67:15; 17:37). The trust was offered to the heavens, the earth and the mountains; they shrank from it in fear, and man bore it (33:72). One day the mountains will be blown away and the earth will tell its news (20:105; 99:4).',
    verses:
      '71:19-20 13:3 15:19-20 16:15 16:81 78:6-7 79:30-33 35:27 88:17-20 77:25-27 20:53-55 67:15 17:37 33:72 59:21 38:18 27:88 18:47 20:105-107 101:5 99:1-5',
    turkishSynonyms:
      'yeryüzü, yerküre, toprak, arz, dağların kazık olması, deprem, dağların yürütülmesi',
    englishSynonyms:
      'land, soil, mountains as stakes, earthquake, firm mountains, the ground, earth spread out',
    broader: 'The Universe',
    related: ['The Universe', 'Plants and Fruits', 'The Heavens', 'Resurrection', 'The Hour'],
    roots: 'أرض جبل رسو',
  },
  {
    section: 'other',
    turkishTitle: 'Güneş ve Ay',
    englishTitle: 'The Sun and the Moon',
    turkishNote:
      'Güneşi ışık, ayı nur kılan, yıllar hesaplansın diye aya menziller belirleyen Allah’tır (10:5). Ne güneş aya yetişir ne de gece gündüzü geçer (36:40). Hilaller insanlar ve hac için vakit ölçüsüdür (2:189). İbrahim ayın da güneşin de battığını görünce yüzünü gökleri ve yeri yaratana çevirdi (6:77-79). Güneşe ve aya değil, onları yaratana secde edilir (41:37). “Ay yarıldı” sözünün geçmişi mi kıyameti mi anlattığı tartışılmıştır (54:1). Kıyamet günü ay kararacak, güneş dürülecektir (75:8; 81:1).',
    englishNote:
      'Allah made the sun a radiance and the moon a light, with phases, so that people might reckon the years (10:5). The sun does not overtake the moon, nor does the night outrun the day (36:40). New moons mark the times for people and for the Hajj (2:189). Abraham saw the moon and the sun set, and turned to the Maker of the heavens and the earth (6:77-79). Prostration is not for them but for Him who created them (41:37). Whether the words “the moon has split” speak of the past or of the Last Day is disputed (54:1). On that Day the moon will darken and the sun will be folded up (75:8; 81:1).',
    verses:
      '10:5 71:15-16 25:61 91:1-4 36:37-40 21:33 55:5 6:96 2:189 17:78 25:45-46 14:33 31:29 29:61 6:76-79 27:24-25 41:37-38 54:1-2 75:7-10 81:1-2',
    turkishSynonyms:
      'hilal, ayın menzilleri, ayın yarılması, takvim, güneşe tapmak, güneşin dürülmesi, ay tutulması',
    englishSynonyms:
      'crescent, phases of the moon, splitting of the moon, calendar, sun worship, new moons, eclipse',
    broader: 'The Universe',
    related: ['Night and Day', 'The Heavens', 'Abraham, the Friend of Allah', 'The Hour'],
    roots: 'شمس قمر',
  },
  {
    section: 'other',
    turkishTitle: 'Gece ve Gündüz',
    englishTitle: 'Night and Day',
    turkishNote:
      'Geceyi gündüzün üzerine, gündüzü de gecenin üzerine dolayan Allah’tır (39:5). Gece bir örtü, gündüz geçim vakti kılınmıştır (78:10-11). Allah geceyi kıyamet gününe dek sürdürseydi O’ndan başka hangi ilah ışık getirirdi; gündüzü sürdürseydi dinlenilecek geceyi hangisi getirirdi (28:71-72)? Geceleyin insanların canını alır, gündüz onları yeniden kaldırır (6:60). Gece ile gündüzün birbirini izlemesi, öğüt almak ya da şükretmek isteyenler içindir (25:62). Kur’an geceye de gündüze de yemin eder (92:1-2). İnsana, çöken karanlığın şerrinden sabahın Rabbine sığınması öğretilir (113:1-3).',
    englishNote:
      'Allah wraps the night around the day and the day around the night (39:5). The night was made a covering and the day a time for earning a living (78:10-11). Were He to make the night last until the Day of Resurrection, what god but He could bring light, and were day to last, what god could bring a night of rest (28:71-72)? By night He takes people’s souls, and by day He raises them again (6:60). Night and day follow each other for whoever wishes to take heed or to be thankful (25:62). The Qur’an swears by both (92:1-2). People are taught to seek refuge with the Lord of daybreak from the evil of settling darkness (113:1-3).',
    verses:
      '3:190 24:44 39:5 36:37 57:6 25:47 78:9-11 10:67 28:71-73 30:23 6:60 17:12 25:62 30:17-18 73:6-7 91:3-4 92:1-4 93:1-3 89:1-5 81:17-18 113:1-3',
    turkishSynonyms: 'gecenin örtü olması, uyku, sabah, şafak, fecir, kuşluk, karanlık ve aydınlık',
    englishSynonyms:
      'sleep, dawn, daybreak, morning and evening, darkness and light, alternation of night and day',
    broader: 'The Universe',
    related: [
      'The Sun and the Moon',
      'Prayer at Night',
      'The Times of Prayer',
      'Oaths',
      'Seeking Refuge',
    ],
    roots: 'ليل نهر',
  },
  {
    section: 'other',
    turkishTitle: 'Rüzgâr ve Yağmur',
    englishTitle: 'Wind and Rain',
    turkishNote:
      'Rüzgârları müjdeci olarak gönderen, ölü toprağa su indirip ona can veren Allah’tır; ölüleri de böyle çıkaracaktır (7:57; 30:50). Su bir ölçüyle indirilir ve yerde tutulur; çekilip gitse onu yeniden kim getirir (23:18; 67:30)? Şimşek hem korku hem umut verir, gök gürültüsü Allah’ı hamd ile tesbih eder (13:12-13). Nuh kavmine, bağışlanma dilerlerse Allah’ın onlara bol yağmur göndereceğini söyledi (71:10-11). Âd kavminin yağmur getirecek sandığı bulut ise içinde azap olan bir rüzgârdı (46:24). Müminlerin üzerine gelen ordulara karşı rüzgâr gönderilmiş, Süleyman’ın emrine de rüzgâr verilmiştir (33:9; 21:81). “Ardı ardına gönderilenler”in rüzgârlar mı melekler mi olduğu tartışılmıştır (77:1-3).',
    englishNote:
      'Allah sends the winds as good news and brings water down on dead land; so too will He bring out the dead (7:57; 30:50). Water comes down in measure and is kept in the earth; were it to sink away, who would bring it back (23:18; 67:30)? Lightning gives both fear and hope, and the thunder glorifies Allah with praise (13:12-13). Noah told his people to ask forgiveness, and Allah would send them rain in plenty (71:10-11). But what the people of Aad took for a rain cloud was a wind bearing punishment (46:24). A wind was sent against armies attacking the believers, and one served Solomon (33:9; 21:81). Whether “those sent forth” are winds or angels is disputed (77:1-3).',
    verses:
      '7:57-58 30:48-51 35:9 15:22 24:43 25:48-50 42:28 23:18 56:68-70 67:30 13:12-13 71:10-12 11:52 77:1-7 46:24-25 51:41-42 69:6-7 8:11 33:9 21:81',
    turkishSynonyms: 'bulut, şimşek, gök gürültüsü, fırtına, su, yağmurun inmesi, kasırga',
    englishSynonyms: 'clouds, lightning, thunder, storm, water, rainfall, hail',
    broader: 'The Universe',
    related: [
      'Plants and Fruits',
      'The Sea and Ships',
      'Resurrection',
      'Hud and the People of Aad',
    ],
    roots: 'روح غيث موه',
  },
  {
    section: 'other',
    turkishTitle: 'Bitkiler ve Meyveler',
    englishTitle: 'Plants and Fruits',
    turkishNote:
      'Taneyi ve çekirdeği yaran, gökten indirdiği suyla her bitkiyi çıkaran Allah’tır (6:95; 6:99). Komşu topraklar, bağlar, ekinler, hurmalıklar aynı suyla sulanır, ama yemişlerinin kimi kiminden üstün kılınır (13:4). İnsan yediğine bakmaya çağrılır: bolca dökülen suya, yarılan toprağa, çıkan taneye ve üzüme (80:24-28). İnsanlar eker, ama bitiren onlar mıdır (56:63-64)? Bağların, hurmaların ve ekinlerin ürününden yenir, hasat günü hakkı verilir, israf edilmez (6:141). Ağaçlar secde eder; aynı ayetteki “necm” sözü yıldız diye de bitki diye de anlaşılmıştır (55:6). Ölü toprak suyla nasıl dirilirse insanlar da öyle çıkarılacaktır (50:11).',
    englishNote:
      'Allah splits the grain and the date stone, and with the water He sends down He brings out every plant (6:95; 6:99). Neighboring plots, vineyards, crops and palms share one water, yet some bear better fruit than others (13:4). People are called to look at their food: the water poured down, the earth split open, the grain and the grapes (80:24-28). People sow, but is it they who make it grow (56:63-64)? When plants bear, their fruit is to be eaten and its due given on harvest day, without waste (6:141). Trees prostrate, and so does “najm”, understood as stars or as plants (55:6). As dead land is revived by water, so will people be brought out (50:11).',
    verses:
      '6:95 6:99 6:141 13:4 16:10-11 16:67 27:60 23:19-20 36:33-36 36:80 50:9-11 55:6 55:10-12 56:63-67 80:24-32 95:1 2:61 19:25 37:146',
    turkishSynonyms: 'ağaç, ekin, hurma, zeytin, üzüm, nar, tohum, bahçeler',
    englishSynonyms:
      'trees, crops, dates, olives, grapes, pomegranates, seeds, harvest, vegetation',
    broader: 'The Universe',
    related: ['Wind and Rain', 'He Is the Provider', 'Resurrection', 'Waste and Excess'],
    roots: 'نبت ثمر شجر',
  },
  {
    section: 'other',
    turkishTitle: 'Hayvanlar',
    englishTitle: 'Animals',
    turkishNote:
      'Yeryüzündeki canlılar ve uçan kuşlar da insanlar gibi topluluklardır; sonunda Rablerinin huzurunda toplanırlar (6:38). Her canlının rızkı Allah’a aittir (11:6). Evcil hayvanlar insana sıcaklık, yiyecek ve güzellik sunar, yükünü taşır; karınlarından duru, içimi hoş bir süt gelir (16:5-7; 16:66). Allah arıya vahyetmiştir; arının karnından çıkan içecekte insanlar için şifa vardır (16:68-69). Kuşları gökte O’ndan başkası tutmaz (67:19). Süleyman karıncanın sözüne gülümsemiş, Allah’ın gönderdiği bir karga da kardeşini öldürene ölüyü gömmeyi göstermiştir (27:18-19; 5:30-31). Semud kavmi ise zarar vermemeleri istendiği hâlde dişi deveyi boğazlamıştır (7:73; 91:14).',
    englishNote:
      'The creatures of the earth and the birds are communities like people, and in the end they are gathered to their Lord (6:38). The provision of every creature rests with Allah (11:6). Livestock give people warmth, food and beauty, and bear their loads; from their bellies comes pure milk (16:5-7; 16:66). Allah inspired the bee, and in the drink that comes from it there is healing for people (16:68-69). None but He holds up the birds in the sky (67:19). Solomon smiled at the words of an ant, and a crow that Allah sent showed one who had killed his brother how to bury the body (27:18-19; 5:30-31). Thamud hamstrung the she-camel they were told not to harm (7:73; 91:14).',
    verses:
      '6:38 24:45 24:41 11:6 29:60 88:17 16:5-8 16:66 16:68-69 16:79 67:19 36:71-73 43:12-13 6:142 5:4 22:36 27:16-19 27:22 18:18 5:30-31 2:26 29:41 22:73 7:73 91:13-14 7:133 81:4-5',
    turkishSynonyms: 'arı, karınca, deve, kuşlar, at, örümcek, sinek, koyun, karga',
    englishSynonyms: 'bees, ants, camels, birds, horses, cattle, spider, livestock, crow',
    broader: 'The Universe',
    related: [
      'He Is the Provider',
      'The Parables of the Qur’an',
      'Lawful and Unlawful Food',
      'Sacrifice',
      'Salih and the People of Thamud',
    ],
    roots: 'دبب نعم طير',
  },
  {
    section: 'other',
    turkishTitle: 'Deniz ve Gemiler',
    englishTitle: 'The Sea and Ships',
    turkishNote:
      'Gemiler emriyle yüzsün, insanlar lütfunu arasın ve şükretsin diye denizi insanın hizmetine veren Allah’tır (45:12). Ondan taze et yenir, takılacak süsler çıkarılır (16:14). Tatlı ve tuzlu iki deniz birbirine salınmış, aralarına bir engel konmuştur (25:53). Dalgalar kuşatınca yolcular yalnız Allah’a yalvarır; karaya çıkınca kimi ölçülü kalır, kimi taşkınlık eder (10:22-23; 31:32). İnsanların yaptıkları yüzünden karada ve denizde bozulma ortaya çıkmıştır (30:41). Deniz Allah’ın sözleri için mürekkep olsa, o sözler tükenmeden deniz tükenir (18:109).',
    englishNote:
      'Allah has made the sea serve people, so that ships may sail on it by His command and so that people may seek His bounty and be thankful (45:12). From it they eat fresh meat and draw out ornaments to wear (16:14). Two seas, one sweet and one salty, were let loose with a barrier between them (25:53). When waves close in, travelers call on Allah alone; once ashore, some keep a middle course and some transgress (10:22-23; 31:32). Because of what people do, corruption has shown itself on land and at sea (30:41). Were the sea ink for the words of Allah, it would run dry before they did (18:109).',
    verses:
      '45:12 14:32 16:14 35:12 25:53 55:19-24 27:61 5:96 31:31-32 42:32-34 36:41-44 11:41-42 10:22-23 17:66-70 6:63-64 29:65 24:40 18:109 31:27 30:41 81:6 82:3',
    turkishSynonyms:
      'denizcilik, iki deniz, inci ve mercan, balık, dalga, yelkenli, ırmak, fırtınaya tutulmak',
    englishSynonyms: 'ocean, two seas, pearls and coral, sailing, fish, waves, sailors',
    broader: 'The Universe',
    related: ['Wind and Rain', 'Noah and the Ark', 'Gratitude', 'The Parting of the Sea', 'Jonah'],
    roots: 'بحر فلك',
  },
  {
    section: 'other',
    turkishTitle: 'Gayb',
    englishTitle: 'The Unseen',
    turkishNote:
      'Takva sahipleri gayba, yani görünmeyene inanır (2:2-3). Göklerde ve yerde gaybı Allah’tan başka kimse bilmez; anahtarları O’nun katındadır, O bilmeden bir yaprak düşmez (27:65; 6:59). İnsan yarın ne kazanacağını, hangi yerde öleceğini bilemez (31:34). Peygamber de Nuh da onu bilmediğini söyler; cinlerin bilmediği ise Süleyman’ın ölümünde anlaşılmıştır (6:50; 11:31; 34:14). Allah gaybını kimseye açmaz; ancak hoşnut olduğu elçi bunun dışındadır (72:26-27). Nuh’un, Meryem’in ve Yusuf’un haberleri de Peygamber’e vahyedilen gayb haberlerindendir (11:49; 3:44; 12:102). Görmedikleri hâlde Rablerinden korkanlar için bağışlanma ve büyük bir karşılık vardır (67:12).',
    englishNote:
      'Those mindful of Allah believe in the unseen (2:2-3). No one in the heavens or on the earth knows the unseen but Allah; its keys are with Him, and no leaf falls without His knowing it (27:65; 6:59). People do not know what they will earn tomorrow or where they will die (31:34). The Prophet and Noah say that they do not know it, nor do the jinn, as Solomon’s death showed (6:50; 11:31; 34:14). Allah discloses it to no one except a messenger with whom He is pleased (72:26-27). What the Prophet is told of Noah, Mary and Joseph is news of the unseen (11:49; 3:44; 12:102). For those who fear their Lord unseen there is forgiveness and a great reward (67:12).',
    verses:
      '2:2-3 27:65 6:59 31:34 11:123 16:77 18:26 34:3 13:9 59:22 10:20 2:33 6:50 7:188 11:31 5:109 34:14 72:26-28 3:179 81:24 11:49 3:44 12:102 18:22 53:33-35 52:41 62:8 67:12 36:11 50:31-33 19:61',
    turkishSynonyms:
      'görünmeyen âlem, gaybı bilmek, gayb bilgisi, gelecekten haber, gaybın anahtarları, gayba iman',
    englishSynonyms:
      'ghayb, al-ghayb, hidden world, keys of the unseen, knowing the future, invisible world',
    related: [
      'He Knows All Things',
      'Who Are the Angels?',
      'The Jinn',
      'The Hour',
      'Messengers Were Human Too',
    ],
    roots: 'غيب',
  },
  {
    section: 'other',
    turkishTitle: 'Kader ve İrade',
    englishTitle: 'Decree and Will',
    turkishNote:
      'Her şey bir kadere, bir ölçüye göre yaratılmıştır; başa gelen hiçbir musibet yoktur ki önceden bir kitapta bulunmasın (54:49; 57:22). Bu, insanlar elden çıkana üzülmesin, verilenle şımarmasın diyedir (57:23). İnsana yol gösterilmiştir: Dileyen inanır, dileyen inkâr eder; insanlar, Allah dilemedikçe dilemez (76:3; 18:29; 76:30). İnsana çalıştığından başkası yoktur; bir toplum kendinde olanı değiştirmedikçe Allah onun hâlini değiştirmez (53:39; 13:11). “Allah dileseydi ortak koşmazdık” diyenlerin yalnız zanna uyduğu söylenir; O dileseydi herkesi doğru yola iletirdi (6:148-149). “Hepsi Allah’tandır” denir, ardından iyiliğin Allah’tan, kötülüğün kişinin kendisinden geldiği söylenir (4:78-79). Bu ayetlerin birlikte nasıl anlaşılacağı tartışılmıştır; Allah insanlara hiç zulmetmez (10:44).',
    englishNote:
      'Everything was created by decree and measure, and no misfortune strikes that was not already in a book (54:49; 57:22), so that people neither grieve over loss nor exult over gain (57:23). They have been shown the way: whoever wills believes or disbelieves, and none wills unless Allah wills (76:3; 18:29; 76:30). Each has only what he strives for, and Allah does not change a people until they change what is within them (53:39; 13:11). “Had Allah willed, we would not have associated others” is called conjecture; had He willed, He would have guided all (6:148-149). “All is from Allah” is said; then, good is from Him, evil from oneself (4:78-79). How these fit together is disputed; Allah wrongs no one (10:44).',
    verses:
      '54:49 25:2 57:22-23 64:11 9:51 3:145 13:38-39 76:2-3 18:29 76:29-31 10:99-100 11:118-119 16:93 91:7-10 53:39-41 13:11 42:30 2:286 6:148-149 37:95-96 4:78-79 10:44 21:23 18:23-24',
    turkishSynonyms:
      'alın yazısı, kaza ve kader, özgür irade, levh-i mahfuz, cüzi irade, takdir, inşallah, ecel, önceden yazılmış',
    englishSynonyms:
      'qadar, predestination, free will, destiny, fate, qada, preserved tablet, inshallah, written beforehand',
    broader: 'The Unseen',
    related: [
      'Guidance and Straying',
      'His Power over All Things',
      'No Soul Bears Another’s Burden',
      'No Compulsion in Religion',
      'Trust in Allah',
    ],
    roots: 'قدر شيأ',
  },
  {
    section: 'other',
    turkishTitle: 'Hidayet ve Sapma',
    englishTitle: 'Guidance and Straying',
    turkishNote:
      'Doğru yola iletilmek Allah’tan istenir (1:6). Yol göstermek O’na aittir; sevdiğini doğru yola ileten Peygamber değildir, Allah dilediğini iletir (92:12; 28:56). O, dilediğini saptırır, dilediğini doğru yola iletir; iletmek istediğinin gönlünü İslam’a açar, saptırmak istediğininkini daraltır (35:8; 6:125). İnsanın payı da anılır: Allah verdiği misalle yalnız yoldan çıkanları saptırır, kendisine yöneleni doğru yola iletir (2:26; 13:27). Semud gösterilen yola körlüğü yeğlemiş, Musa’nın kavmi sapınca Allah kalplerini saptırmıştır (41:17; 61:5). Bu ayetlerin birlikte nasıl anlaşılacağı tartışılmıştır; doğru yolu bulan kendi yararına bulur, sapan kendi zararına sapar (10:108). Allah uğrunda çaba gösterenler O’nun yollarına iletilir, doğru yoldakilerin hidayeti artırılır (29:69; 47:17).',
    englishNote:
      'Guidance is asked of Allah (1:6). Showing the way is His; the Prophet does not guide whom he loves, but Allah guides whom He wills (92:12; 28:56). He guides whom He wills and leads astray whom He wills, opening one heart to Islam and tightening another (35:8; 6:125). People have their part too: by a parable He misleads only the defiant, and He guides whoever turns to Him (2:26; 13:27). Thamud, shown the way, preferred blindness; when Moses’ people swerved, Allah made their hearts swerve (41:17; 61:5). How these verses fit together is disputed; whoever is guided gains by it, and whoever strays loses (10:108). Those who strive for Him are led to His ways, and the guided are guided further (29:69; 47:17).',
    verses:
      '1:6-7 92:12 16:9 2:16 2:6-7 2:26-27 6:125 35:8 32:13 7:178 14:27 16:36-37 13:27 42:13 28:56 2:272 28:50 45:23 61:5 7:146 41:17 9:115 17:15 10:108 20:123-124 39:17-18 39:22-23 29:69 47:17 7:43 49:17 3:8',
    turkishSynonyms:
      'doğru yolu bulmak, dalalet, hidayete ermek, yoldan çıkmak, sırat-ı müstakim, saptırmak, hidayet nasip olması',
    englishSynonyms:
      'hidayah, sirat al-mustaqim, misguidance, going astray, guided by allah, dalalah, the right way, finding the right way',
    broader: 'The Unseen',
    related: [
      'Decree and Will',
      'A Guide to the Straight Path',
      'What Closes the Heart to Faith',
      'No Compulsion in Religion',
      'The Heart',
    ],
    roots: 'هدي ضلل',
  },
  {
    section: 'other',
    turkishTitle: 'Şeytan',
    englishTitle: 'Satan',
    turkishNote:
      'Şeytan insanın düşmanıdır, insandan da onu düşman bilmesi istenir (35:6). O ve topluluğu, insanları kendilerinin görülmediği bir yerden görür (7:27). Kötülüğü buyurur, yoksullukla korkutur, içki ve kumarla araya düşmanlık ve kin sokmak ister (2:169; 2:268; 5:91). Verdiği sözler ancak aldatmadır (4:120). Hüküm verilince, insanlar üzerinde bir gücü olmadığını, onları yalnızca çağırdığını söyleyip “Kendinizi kınayın” diyecektir (14:22). Hükmü, iman edip Rablerine güvenenlere değil, onu dost edinenlere geçer; tuzağı zayıftır (16:99-100; 4:76). Rahmân’ı anmaktan yüz çevirene ise arkadaş olarak bir şeytan verilir (43:36). Şeytanın dürtmesine karşı Allah’a sığınılır; göğüslere fısıldayan cinlerden de olur, insanlardan da (7:200; 114:4-6).',
    englishNote:
      'Satan is people’s enemy, to be treated as one (35:6). He and his kind see people from where they are not seen (7:27). He urges evil, threatens with poverty, and uses intoxicants and gambling to stir up enmity and hatred (2:169; 2:268; 5:91). His promises are delusion (4:120). When all is decided he will say that he had no power over people but only called them: “blame yourselves” (14:22). His authority is over his allies, not over those who believe and trust in their Lord, and his scheming is weak (16:99-100; 4:76). Whoever turns from remembering the Most Merciful is given a devil for companion (43:36). Refuge from his prompting is sought in Allah; whisperers may be jinn or people (7:200; 114:4-6).',
    verses:
      '35:5-6 36:60-62 2:168-169 2:268 7:27 24:21 4:118-120 5:90-91 22:52 6:112 43:36-37 58:19 59:16-17 8:48 14:22 4:76 58:10 16:98-100 7:200-202 23:97-98 114:1-6',
    turkishSynonyms: 'şeytanın adımları, vesvese, şeytanın tuzağı, şeytanın dostları, hannas',
    englishSynonyms: 'shaytan, devil, the devil, whispering, footsteps of satan, waswas',
    broader: 'The Unseen',
    related: [
      'The Rebellion of Iblis',
      'The Jinn',
      'Seeking Refuge',
      'Adam and His Wife',
      'What Closes the Heart to Faith',
    ],
    roots: 'شطن',
  },
  {
    section: 'other',
    turkishTitle: 'İblis’in İsyanı',
    englishTitle: 'The Rebellion of Iblis',
    turkishNote:
      'Allah meleklere Âdem’e secde etmelerini söyledi; hepsi secde etti, yalnız İblis kaçınıp büyüklük tasladı (2:34). O cinlerdendi, Rabbinin emrinden çıktı (18:50). Onu neyin alıkoyduğu sorulunca Âdem’den üstün olduğunu, kendisinin ateşten, onun çamurdan yaratıldığını söyledi (7:12). Kovuldu, hesap gününe kadar lanetlendi; süre istedi, bilinen bir güne kadar süre verildi (15:34-38). “Beni azdırmana karşılık” diyerek dosdoğru yolun üzerine oturacağını, insanlara her yandan sokulup seçilmiş kullar dışında hepsini saptıracağını bildirdi (7:16-17; 15:39-40). Allah, kulları üzerinde İblis’in bir gücü olmayacağını, yalnız ona uyan azgınların bunun dışında kaldığını söyledi (15:42). Böylece Allah, ahirete inananı ondan şüphe edenden ayırır (34:21).',
    englishNote:
      'Told to prostrate to Adam, all the angels did, but Iblis was too proud (2:34). He was of the jinn and broke from his Lord’s command (18:50). He said that he was better, made from fire and Adam from clay (7:12). Cast out and cursed until the Day of Judgment, he asked for respite and was given it until a known day (15:34-38). “Because You have led me astray”, he said, he would sit on the straight path, come at people from every side and mislead all but the chosen (7:16-17; 15:39-40). Allah said he has no power over His servants, except the misguided who follow him (15:42). Thus believers in the Hereafter are set apart from doubters (34:21).',
    verses: '2:34 7:11-18 18:50-51 38:75-85 15:32-42 17:61-65 34:20-21',
    turkishSynonyms:
      'iblisin kibri, secde etmeyen, şeytanın kovulması, iblisin kovulması, secde emri, iblisin lanetlenmesi',
    englishSynonyms:
      'fall of satan, devil refused to bow, iblis refused to prostrate, respite of iblis, iblees, refusing to prostrate',
    broader: 'The Unseen',
    related: ['Satan', 'Adam and His Wife', 'The Angels and Adam', 'The Jinn', 'Arrogance'],
    roots: 'كبر غوي سجد',
  },
  {
    section: 'other',
    turkishTitle: 'Cinler',
    englishTitle: 'The Jinn',
    turkishNote:
      'Cinler de insanlar gibi Allah’a kulluk etsinler diye yaratılmıştır; insandan önce, yakıcı ateşten var edilmişlerdir (51:56; 15:27). Kur’an’ı dinleyen cinler ona hayran kalıp inandı, kavimlerine uyarıcı olarak döndü (72:1-2; 46:29). Aralarında iyiler de vardır, öyle olmayanlar da (72:11). Gaybı bilmezler: Süleyman’ın öldüğünü, değneğini kemiren bir canlı ortaya çıkarmıştır (34:14). Kimi insanlar cinlere sığınmış, bu yalnız azgınlığı artırmıştır (72:6). Onları Allah’a ortak koşanlar olmuştur; oysa onları da O yaratmıştır (6:100). Hesap günü cinlere de insanlara da içlerinden elçiler gelip gelmediği sorulur (6:130). İkisinden de birçoğunun cehennem için yaratıldığı söylenir; kalpleri vardır ama onlarla kavramazlar (7:179).',
    englishNote:
      'The jinn, like people, were created to worship Allah; they were made before man, from scorching fire (51:56; 15:27). Jinn who heard the Qur’an marveled, believed and went back to warn their people (72:1-2; 46:29). Some among them are righteous and some are not (72:11). They do not know the unseen: only a creature gnawing Solomon’s staff showed them that he was dead (34:14). Some humans sought refuge with jinn, and it only increased transgression (72:6). Some made them partners of Allah, though He created them (6:100). Jinn and humans will be asked whether messengers came from among them (6:130). Many of both are said to be made for Hell; they have hearts that do not understand (7:179).',
    verses:
      '51:56 15:26-27 55:15 18:50 72:1-15 46:29-32 34:12-14 27:38-39 17:88 6:100 37:158 34:40-41 6:128-130 7:179 41:29 55:33',
    turkishSynonyms: 'cin, cin taifesi, ifrit, peri, görünmez varlıklar, cin suresi',
    englishSynonyms: 'jinns, genie, djinn, ifrit, jinni, jinn who believed',
    broader: 'The Unseen',
    related: ['The Unseen', 'Satan', 'Magic', 'Solomon', 'Reciting and Listening'],
    roots: 'جنن',
  },
  {
    section: 'other',
    turkishTitle: 'Büyü',
    englishTitle: 'Magic',
    turkishNote:
      'Süleyman inkâr etmemiştir; inkâr eden, insanlara büyü öğreten şeytanlardır (2:102). Aynı ayet Babil’deki iki meleği, Harut ile Marut’u da anar: Bir sınama olduklarını söylemeden kimseye öğretmezlerdi; ayetin bu sözlerinin nasıl okunacağı tartışılmıştır (2:102). Öğrenilen, karı kocanın arasını açan şeydi; ama onunla, Allah’ın izni olmadan kimseye zarar verilemezdi; onu satın alanın ahirette payı yoktur (2:102). Firavun’un sihirbazları insanların gözlerini büyüledi; ipleri ve değnekleri Musa’ya yürüyor gibi göründü (7:116; 20:66). Büyücü nereye giderse gitsin başarıya ulaşamaz (20:69). Elçilere “büyücü” ya da “deli”, Kur’an’a “büyü” denmiştir (51:52; 74:24). Düğümlere üfleyenlerin şerrinden sabahın Rabbine sığınılır (113:1; 113:4).',
    englishNote:
      'Solomon did not disbelieve; the devils did, teaching people magic (2:102). The same verse names two angels in Babylon, Harut and Marut, who taught no one without saying that they were a trial; how these words are read is disputed (2:102). What was learned parted husband and wife, but harmed no one unless Allah allowed it, and whoever buys it has no share in the Hereafter (2:102). Pharaoh’s magicians bewitched people’s eyes, and their ropes and staffs seemed to Moses to move (7:116; 20:66). No magician succeeds, wherever he goes (20:69). Messengers were called magicians or madmen, and the Qur’an magic (51:52; 74:24). Refuge from those who blow on knots is sought with the Lord of daybreak (113:1; 113:4).',
    verses:
      '2:101-103 7:115-118 20:65-73 10:76-82 51:52-53 6:7 15:14-15 27:13-14 61:6 17:47 38:4 74:24-25 113:1-5',
    turkishSynonyms: 'sihir, büyücü, harut ve marut, düğümlere üfleyenler, büyücülük, sihirbaz',
    englishSynonyms: 'sorcery, witchcraft, black magic, sihr, harut and marut, spells, sorcerer',
    broader: 'The Unseen',
    related: ['Moses and the Magicians', 'Solomon', 'Seeking Refuge', 'The Jinn', 'Satan'],
    roots: 'سحر',
  },
  {
    section: 'other',
    turkishTitle: 'Rüyalar',
    englishTitle: 'Dreams',
    turkishNote:
      'Yusuf rüyasında on bir yıldızı, güneşi ve ayı kendisine secde ederken gördü; babası bunu kardeşlerine anlatmamasını söyledi (12:4-5). Anlatılanların yorumunu ona Rabbi öğretti (12:6; 12:101). Zindanda iki gencin rüyasını yorumladı; biri efendisine şarap verecek, öteki asılacaktı (12:36; 12:41). Kralın çevresi onun rüyasına “karmakarışık düşler” dedi; Yusuf ise yedi yıl ürünü, ardından yedi kıtlık yılını haber verdi (12:43-44; 12:47-48). Sonunda kendi rüyası da gerçekleşti (12:100). İbrahim rüyasında oğlunu boğazladığını gördü; bu apaçık bir sınavdı, oğlunun yerine büyük bir kurban verildi (37:102; 37:106-107). Allah, Elçisi’nin Mescid-i Haram’a girileceğini gösteren rüyasını doğru çıkardı (48:27). Sınama kılınan “rüya”nın uykuda mı uyanıkken mi görüldüğü tartışılmıştır (17:60).',
    englishNote:
      'Joseph saw eleven stars, the sun and the moon bow to him; his father told him to keep it from his brothers (12:4-5). His Lord taught him to interpret what is told (12:6; 12:101). In prison he explained two men’s dreams: one would pour his master’s wine, the other be crucified (12:36; 12:41). The king’s counselors called his dream confused; Joseph foretold seven years of harvest and seven of hardship (12:43-44; 12:47-48). His own dream came true (12:100). Abraham dreamed of sacrificing his son; it was a clear trial, and the son was ransomed (37:102; 37:106-107). Allah made true His Messenger’s dream of entering the Sacred Mosque (48:27). Whether the “vision” that was made a trial came in sleep is disputed (17:60).',
    verses: '12:4-6 12:21 12:36-37 12:41 12:43-49 12:100-101 37:102-107 48:27 8:43-44 17:60 21:5',
    turkishSynonyms:
      'rüya tabiri, düş, rüya yorumu, sadık rüya, karmakarışık düşler, rüyada görmek',
    englishSynonyms:
      'dream interpretation, visions, true dreams, confused dreams, meaning of dreams',
    broader: 'The Unseen',
    related: ['The Story of Joseph', 'Abraham and Ishmael', 'Hudaybiyah and the Victory', 'Badr'],
    roots: 'رأي نوم حلم',
  },
  {
    section: 'other',
    turkishTitle: 'Şefaat',
    englishTitle: 'Intercession',
    turkishNote:
      'Şefaatin tümü Allah’ındır (39:44). Öyle bir gün gelecektir ki o gün ne şefaat kabul edilir ne de dostluk bulunur (2:48; 2:254). Başkalarına tapıp “Bunlar Allah katında şefaatçilerimiz” diyenler onları yanlarında bulamayacaktır (10:18; 6:94). Zalimler için sözü dinlenir bir şefaatçi olmayacaktır (40:18). Başka ayetler bir istisna anar: Rahmân’ın izin verdiği ve sözünden hoşnut olduğu kimse (2:255; 20:109). Göklerdeki nice meleğin şefaati de ancak Allah dilediğine ve hoşnut olduğuna izin verdikten sonra fayda verir (53:26). İznin kimlere ve kimler için verileceği tartışılmıştır; bilerek hakka tanıklık edenler ayrı tutulur (43:86). Melekler müminler için bağışlanma diler, Peygamber’den de bu istenir; ama yetmiş kez dilense bağışlanmayacak olanlar vardır (40:7; 47:19; 9:80).',
    englishNote:
      'All intercession belongs to Allah (39:44). A Day is coming when none is accepted and there is no friendship (2:48; 2:254). Those who worshipped others, saying “these are our intercessors with Allah”, will not find them at their side (10:18; 6:94). Wrongdoers will have no intercessor who is heeded (40:18). Other verses make an exception for one He permits and whose word pleases Him (2:255; 20:109). Angels’ intercession avails only after He permits whom He wills and approves (53:26). To whom permission is given, and for whom, is disputed; those who knowingly witness to the truth are excepted (43:86). Angels ask forgiveness for believers, as the Prophet is told to; yet for some, even asking seventy times would not avail (40:7; 47:19; 9:80).',
    verses:
      '39:43-44 2:48 2:254-255 6:51 6:70 6:94 10:18 30:13 36:23 26:100-101 40:18 74:48 82:19 7:53 32:4 10:3 20:109 19:87 34:22-23 43:86 53:26 21:26-28 78:38 40:7 47:19 4:64 12:97-98 9:80 4:85',
    turkishSynonyms: 'şefaatçi, aracılık, kıyamette yardım, peygamberin şefaati, şefaat izni',
    englishSynonyms:
      'shafaah, intercessor, shafaat, intercede, intercession of the prophet, who can intercede',
    broader: 'The Unseen',
    related: [
      'No Soul Bears Another’s Burden',
      'The Gathering and the Reckoning',
      'He Forgives and Accepts Repentance',
      'Who Are the Angels?',
      'Allah Is One',
    ],
    roots: 'شفع',
  },
  {
    section: 'other',
    turkishTitle: 'A‘râf',
    englishTitle: 'The Heights',
    turkishNote:
      'Cennettekilerle ateştekilerin arasında bir engel, A‘râf’ın, yani yüksek yerlerin üzerinde de herkesi simasından tanıyan adamlar vardır; kim oldukları tartışılmıştır (7:46). Cennettekileri selamlarlar; oraya henüz girmemiş ama girmeyi umanların selam verenler mi, selamlananlar mı olduğu tartışılmıştır (7:46). Gözleri ateştekilere çevrilince Rablerinden kendilerini zalimlerle bir arada bulundurmamasını dilerler (7:47). Simalarından tanıdıkları adamlara, ne çokluklarının ne de büyüklenmelerinin kendilerine bir fayda verdiğini söylerler (7:48). Sonra “Girin cennete” sözü duyulur; bunu kimin kime söylediği tartışılmıştır (7:49). Başka bir sure müminlerle münafıkların arasına çekilen, kapısı olan bir surdan söz eder; içinde rahmet, dışında azap vardır (57:13).',
    englishNote:
      'Between the people of Paradise and of the Fire is a barrier, and on the heights, al-A‘raf, are men who know all by their marks; who they are is disputed (7:46). They greet the people of Paradise; which of the two groups has yet to enter, and longs to, is disputed (7:46). When their eyes turn to the Fire, they ask their Lord not to place them with wrongdoers (7:47). They tell men known by their marks that their gathering and pride were of no use (7:48). Then comes “enter Paradise”; who says it to whom is disputed (7:49). Another surah speaks of a wall with a gate between believers and hypocrites, mercy within and torment without (57:13).',
    verses: '7:40-53 57:12-15 55:41 37:50-57 74:38-47',
    turkishSynonyms:
      'arafta kalanlar, araf ehli, cennet ile cehennem arası, ashab-ı araf, araf suresi',
    englishSynonyms:
      'al-araf, araf, people of the heights, between paradise and hell, barrier between heaven and hell, elevations',
    broader: 'The Unseen',
    related: [
      'Paradise',
      'Hell',
      'The Gathering and the Reckoning',
      'Hypocrisy: Faith Only on the Tongue',
    ],
    roots: 'عرف',
  },
];
