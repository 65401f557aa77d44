import type { PostSource } from './topic';

/** Stories of the prophets. */
export const prophetStoryPosts: readonly PostSource[] = [
  {
    section: 'other',
    turkishTitle: 'Kıssalar Niçin Anlatılır?',
    englishTitle: 'Why the Stories Are Told',
    turkishNote:
      'Kur’an, elçilerin haberlerini Peygamber’in kalbini pekiştirmek için anlatır; bunlarda müminlere öğüt vardır (11:120). Anlatılanlar uydurulmuş söz değildir, akıl sahipleri onlardan ibret alır (12:111). Nuh’un haberini önceden ne Peygamber biliyordu ne de kavmi; Musa’ya seslenildiğinde Peygamber, Tur’un yanında değildi (11:49; 28:46). Her elçinin kıssası anlatılmış değildir (40:78); kıssalar insanlar düşünsün diye anlatılır (7:176). Haberleri anlatılan ülkelerin halkına Allah zulmetmemiş, onlar kendilerine zulmetmişlerdir (11:100-101). İnsanların yeryüzünde gezip düşünen bir kalp edinip edinmedikleri sorulur, çünkü asıl kör olan gözler değil kalplerdir (22:46). Önceki elçiler de yalanlanmış ve yardım gelinceye dek sabretmişlerdir (6:34).',
    englishNote:
      'The Qur’an tells the Prophet the news of the messengers to make his heart firm, with counsel in it for the believers (11:120). These accounts are not invented; people of understanding find a lesson in them (12:111). Neither the Prophet nor his people had known Noah’s story, and he was not beside the mount when Moses was called (11:49; 28:46). Not every messenger’s story is told (40:78), and stories are told so that people may reflect (7:176). Allah did not wrong the towns it tells of; they wronged themselves (11:100-101). It asks if people have not traveled and gained hearts that reason; hearts go blind, not eyes (22:46). Earlier messengers were denied, and were patient until help came (6:34).',
    verses:
      '11:120 12:3 12:111 3:62 18:13 20:99 12:102 11:49 3:44 28:44-46 4:164 40:78 7:175-176 7:101 11:100-103 3:137-138 24:34 22:46 30:9 29:38-40 50:36-37 54:15-17 79:26 6:34',
    turkishSynonyms:
      'kur’an kıssaları, peygamber kıssaları, ibret, geçmiş kavimlerin haberleri, gayb haberleri, kıssadan hisse',
    englishSynonyms:
      'stories of the prophets, qur’anic stories, moral of the stories, qisas al-anbiya, past nations, news of the unseen, prophets not mentioned in the quran',
    related: [
      'Why Messengers Were Sent',
      'The Parables of the Qur’an',
      'Nations That Were Destroyed',
      'Belief in All the Messengers',
      'Peoples and Events',
    ],
    tables: [9],
    roots: 'قصص نبأ عبر',
  },
  {
    section: 'other',
    turkishTitle: 'Âdem ve Eşi',
    englishTitle: 'Adam and His Wife',
    turkishNote:
      'Âdem’le eşine cennette diledikleri yerden yemeleri, yalnız bir ağaca yaklaşmamaları söylendi; Âdem, İblis’in ikisine de düşman olduğu konusunda uyarıldı (2:35; 20:116-117). Şeytan ikisine de vesvese verdi; ağacın, melek ya da ölümsüz olmasınlar diye yasaklandığını söyledi ve öğüt verdiğine yemin etti (7:20-21). Ağaçtan yediler, Âdem Rabbine karşı gelmiş oldu; çıplaklıkları ortaya çıktı, cennet yapraklarıyla örtünmeye başladılar (20:121; 7:22). İkisi de kendilerine zulmettiklerini söyleyip bağışlanma diledi (7:23); Rabbi Âdem’in tövbesini kabul etti ve ona yol gösterdi (20:122). Yeryüzüne inmeleri buyuruldu: Allah’tan gelecek yol göstericiye uyana korku yoktur, O’nu anmaktan yüz çevirene ise dar bir hayat vardır (2:36; 2:38; 20:124).',
    englishNote:
      'Adam and his wife were told to eat in Paradise from wherever they wished but not go near one tree, and Adam was warned that Iblis was their enemy (2:35; 20:116-117). Satan whispered to both that it was forbidden lest they become angels or immortal, and swore that his advice was sincere (7:20-21). They ate of it, and Adam disobeyed his Lord; their nakedness was laid bare, and they began covering themselves with leaves (20:121; 7:22). Both confessed they had wronged themselves and asked forgiveness (7:23); the Lord accepted Adam’s repentance and guided him (20:122). They were sent down to earth: whoever follows Allah’s guidance has nothing to fear, but a hard life awaits whoever turns from remembering Him (2:36; 2:38; 20:124).',
    verses: '4:1 20:115-124 7:19-27 2:35-39 3:33 3:59',
    turkishSynonyms:
      'adem ile havva, hazreti adem, yasak ağaç, cennetten çıkarılma, ilk insan, adem’in tövbesi',
    englishSynonyms:
      'adam and eve, forbidden tree, fall from paradise, first human, adam’s repentance, hawwa',
    broader: 'Why the Stories Are Told',
    related: [
      'The Rebellion of Iblis',
      'The Angels and Adam',
      'The Two Sons of Adam',
      'Satan',
      'The Creation of the Human Being',
    ],
    roots: 'شجر وسوس توب',
  },
  {
    section: 'other',
    turkishTitle: 'Âdem’in İki Oğlu',
    englishTitle: 'The Two Sons of Adam',
    turkishNote:
      'Âdem’in iki oğlu birer kurban sundu, yalnız birininki kabul edildi; öteki, kardeşini öldüreceğini söyledi (5:27). Kardeşi, Allah’ın ancak takva sahiplerinden kabul ettiğini, O’ndan korktuğu için öldürmeye el uzatmayacağını, iki günahı da ötekinin yüklenip cehennemliklerden olmasını istediğini söyledi (5:27-29). Öteki nefsine uyup kardeşini öldürdü; yeri eşeleyen bir karga ölünün nasıl örtüleceğini gösterince pişman oldu (5:30-31). Bu yüzden İsrailoğulları’na, bir cana ya da yeryüzünde bozgunculuğa karşılık olmadan birini öldürenin bütün insanları öldürmüş gibi, birini yaşatanın da bütün insanları yaşatmış gibi olduğu yazıldı (5:32). Bir mümini bile bile öldürenin cezası cehennemdir (4:93).',
    englishNote:
      'The two sons of Adam made offerings; one was accepted, and the other threatened to kill his brother (5:27). The brother said that Allah accepts only from those mindful of Him; fearing Him, he would not raise a hand to kill, and wanted the other to carry both sins into the Fire (5:27-29). Urged by his soul, the other killed him; a crow scratching the ground showed how to cover the body, and he felt regret (5:30-31). So it was written for the Children of Israel that killing anyone, except for a life or corruption in the land, is like killing everyone, and saving one like saving all (5:32). Killing a believer intentionally is repaid with Hell (4:93).',
    verses: '5:27-32 22:37 6:151 17:33 4:92-93 25:68-70',
    turkishSynonyms:
      'habil ve kabil, ilk cinayet, karga kıssası, kabul edilen kurban, kardeş katli, bütün insanları öldürmüş gibi',
    englishSynonyms:
      'cain and abel, habil and qabil, first murder, the crow and the burial, accepted offering, as if he killed all mankind',
    broader: 'Why the Stories Are Told',
    related: [
      'Adam and His Wife',
      'The Sanctity of Life',
      'Envy',
      'Sacrifice',
      'Crime and Punishment',
    ],
    roots: 'قرب قتل ندم',
  },
  {
    section: 'other',
    turkishTitle: 'Hud ve Âd Kavmi',
    englishTitle: 'Hud and the People of Aad',
    turkishNote:
      'Nuh kavminin yerine geçirilen ve bedence güçlü kılınan Âd’a kardeşleri Hud gönderildi; onları yalnız Allah’a kulluğa çağırdı (7:65; 7:69). Rablerinden bağışlanma dileyip O’na dönerlerse bol yağmura kavuşacaklarını, güçlerine güç katılacağını söyledi (11:52). Onlar yüksek yerlere eğlence olsun diye yapılar, sonsuza dek yaşama umuduyla kaleler kurar, birini yakaladılar mı zorbaca davranırlardı (26:128-130); “Bizden güçlü kim var?” derlerdi (41:15). İlahlarından birinin Hud’u çarptığını ileri sürdüler; o ise Allah’a dayandı (11:54; 11:56). Vadilerine yönelen bulutu yağmur sandılar, oysa bu, yedi gece sekiz gün süren, azap dolu bir rüzgârdı (46:24; 69:7). Hud ve onunla birlikte iman edenler kurtarıldı (11:58).',
    englishNote:
      'To Aad, powerfully built successors of Noah’s people, was sent their brother Hud, who called them to worship Allah alone (7:65; 7:69). If they asked their Lord’s forgiveness and turned to Him, he said, He would send plentiful rain and add to their strength (11:52). They built on heights for amusement, made strongholds in the hope of living forever and struck like tyrants (26:128-130); “Who is stronger than we are?” they said (41:15). They claimed that one of their gods had harmed Hud, but he relied on Allah (11:54; 11:56). The cloud they took for rain was a wind of punishment that lasted seven nights and eight days (46:24; 69:7). Hud and those who believed with him were saved (11:58).',
    verses: '7:65-72 11:50-60 26:128-135 41:15-16 46:21-26 69:6-7 89:6-8',
    turkishSynonyms: 'hazreti hud, hud peygamber, ahkaf, irem, yüksek sütunlar, rüzgârla helak',
    englishSynonyms: 'prophet hud, ahqaf, iram of the pillars, people of ad, destroyed by wind',
    broader: 'Why the Stories Are Told',
    related: [
      'Salih and the People of Thamud',
      'Noah and the Ark',
      'Arrogance',
      'Wind and Rain',
      'Nations That Were Destroyed',
    ],
    roots: 'روح بطش كبر',
  },
  {
    section: 'other',
    turkishTitle: 'Salih ve Semud Kavmi',
    englishTitle: 'Salih and the People of Thamud',
    turkishNote:
      'Âd’ın yerine geçirilen Semud, ovalarda köşkler kurar, dağları yontup evler yapardı (7:74). Kardeşleri Salih onları yalnız Allah’a kulluğa ve O’ndan bağışlanma dilemeye çağırdı (11:61). Allah’ın dişi devesi onlara bir işaretti; ona kötülük edilmeyecek, su sırayla paylaşılacaktı (7:73; 54:28). Deveyi kestiler (11:65); şehirde bozgunculuk yapan dokuz kişi de Salih’le ailesini gece öldürmeyi kararlaştırdı (27:48-49). Salih yurtlarında üç günleri kaldığını bildirdi; sonra zalimleri korkunç bir ses yakaladı, o ve onunla birlikte iman edenler kurtarıldı (11:65-67). Allah Semud’a yol göstermişti, onlar körlüğü seçtiler (41:17).',
    englishNote:
      'Thamud, who came after Aad, built palaces on the plains and carved homes out of the mountains (7:74). Their brother Salih called them to worship Allah alone and to ask His forgiveness (11:61). The she-camel of Allah was a sign for them: she was not to be harmed, and the water was to be shared by turns (7:73; 54:28). They hamstrung her (11:65), and nine in the city who spread corruption plotted to kill Salih and his family by night (27:48-49). Salih told them that three days remained; then a terrible blast seized the wrongdoers, and he and those who believed with him were saved (11:65-67). Allah had shown Thamud the way, but they preferred blindness (41:17).',
    verses: '7:73-79 11:61-68 54:23-31 27:45-53 91:11-15 41:17 17:59',
    turkishSynonyms:
      'hazreti salih, salih peygamber, dişi deve, salih’in devesi, dağları oyan kavim, semud’un helakı',
    englishSynonyms:
      'prophet salih, she-camel, camel of salih, houses carved in mountains, nine who plotted',
    broader: 'Why the Stories Are Told',
    related: [
      'Hud and the People of Aad',
      'Shuayb and Midian',
      'Corruption in the Land',
      'Nations That Were Destroyed',
      'Animals',
    ],
    roots: 'نوق عقر نحت',
  },
  {
    section: 'other',
    turkishTitle: 'İbrahim ve Putlar',
    englishTitle: 'Abraham and the Idols',
    turkishNote:
      'İbrahim babasına ve kavmine, tapıp durdukları heykellerin ne olduğunu sordu; onlar atalarını bunlara tapar bulduklarını söylediler (21:52-53). Onlar gidince İbrahim putları parçaladı, yalnız büyük olanını bıraktı; sorulunca bunu o büyük putun yaptığını, konuşabiliyorlarsa putlara sormalarını söyledi (21:57-58; 21:63). Kavmi önce haksız olduğunu kabul etti, sonra eski hâline döndü; o da ne yarar ne zarar veren şeylere, kendi yonttuklarına mı taptıklarını sordu (21:64-66; 37:95). Onu yakmak istediler; ateşe, İbrahim için serinlik ve esenlik olması buyuruldu (21:68-69). Kavimleriyle de onların taptıklarıyla da bağlarını koparan İbrahim ve beraberindekiler güzel bir örnektir; yalnız babası için bağışlanma dileyeceği sözü ayrı tutulur (60:4).',
    englishNote:
      'Abraham asked his father and his people what these statues were; their fathers had worshipped them, they answered (21:52-53). When they were gone he broke the idols, all but a large one; questioned, he said that this one had done it: let them ask, if idols could speak (21:57-58; 21:63). At first they admitted their wrong, then turned back; he asked whether they worshipped their own carvings, which neither help nor harm (21:64-66; 37:95). They wanted to burn him; the fire was told to be cool and safe for him (21:68-69). Breaking with their people and what they worshipped, he and those with him are a good example, except for his promise to ask forgiveness for his father (60:4).',
    verses: '6:74 21:51-71 37:85-98 29:24-25 60:4',
    turkishSynonyms:
      'putları kırması, ibrahim ve ateş, nemrut, ateşe atılma, put kırıcı, puta tapmak',
    englishSynonyms:
      'breaking the idols, abraham and the fire, idol worship, abraham thrown into the fire, nimrod, statues',
    broader: 'Why the Stories Are Told',
    related: [
      'Abraham, the Friend of Allah',
      'Abraham’s Guests',
      'Abraham and Ishmael',
      'Allah Is One',
      'Reason',
    ],
    tables: [16],
    roots: 'صنم وثن عبد',
  },
  {
    section: 'other',
    turkishTitle: 'İbrahim’in Konukları',
    englishTitle: 'Abraham’s Guests',
    turkishNote:
      'İbrahim’in şerefli konukları yanına girip selam verdi, o da selamlarını aldı (51:24-25). İbrahim hemen semiz bir buzağı getirdi; konuklar yemeğe el uzatmayınca içine bir korku düştü (51:26; 11:69-70). Onlar Allah’ın elçileriydi; korkmamasını söyleyip ona bilgin bir oğul müjdelediler (11:69; 51:28). Yaşlı ve kısır karısı bu işe şaştı; ona İshak, ardından Yakub müjdelendi, Allah’ın emrine mi şaştığı soruldu (51:29; 11:71-73). İbrahim de yaşlıydı, ama Rabbinin rahmetinden ancak sapmışların umut keseceğini söyledi (15:54; 15:56). Elçiler suçlu bir kavme gönderildiklerini bildirdiler (51:32). İbrahim Lut’un kavmi için tartışmaya girişti, fakat Rabbinin emri gelmişti (11:74-76).',
    englishNote:
      'Abraham’s honored guests came in and greeted him with peace; he answered with peace (51:24-25). He soon brought a fat calf, and when they did not reach for it he grew afraid (51:26; 11:69-70). They were messengers of Allah; they told him not to fear and gave him good news of a learned son (11:69; 51:28). His wife, old and barren, was amazed at the good news of Isaac and, after him, Jacob; they asked whether she wondered at Allah’s command (51:29; 11:71-73). Abraham was old too, but only the misguided, he said, despair of their Lord’s mercy (15:54; 15:56). They had been sent, they said, to a guilty people (51:32). Abraham pleaded for Lot’s people, but the command had come (11:74-76).',
    verses: '11:69-76 15:51-60 29:31-32 51:24-37',
    turkishSynonyms:
      'ibrahim’in misafirleri, ishak’ın müjdelenmesi, kızartılmış buzağı, melek misafirler, misafirperverlik',
    englishSynonyms:
      'guests of abraham, good news of isaac’s birth, roasted calf, angel visitors, hospitality of abraham',
    broader: 'Why the Stories Are Told',
    related: [
      'Lot and His People',
      'Abraham and the Idols',
      'Angels Bringing Help and Good News',
      'Hope',
      'Manners at Home and on Visits',
    ],
    tables: [16, 15],
    roots: 'ضيف بشر سلم',
  },
  {
    section: 'other',
    turkishTitle: 'Lut ve Kavmi',
    englishTitle: 'Lot and His People',
    turkishNote:
      'Lut kavmini, daha önce hiçbir toplumun yapmadığı bir hayasızlığı işledikleri, kadınları bırakıp erkeklere şehvetle yaklaştıkları için uyardı; bir de yol kesiyorlardı (7:80-81; 29:29). Onlar ise temiz kalmak isteyenleri yurtlarından çıkarmaya kalktılar (7:82). Elçiler gelince kavmi Lut’a koştu; o, konukları konusunda kendisini utandırmamalarını istedi, “İşte kızlarım, onlar sizin için daha temizdir” dedi (11:77-78). Elçiler, kavminin ona ulaşamayacağını bildirip geceleyin ailesiyle çıkmasını, kimsenin arkasına bakmamasını söylediler (11:81). Şehrin üstü altına getirildi, taş yağdırıldı (15:74). Lut ve ailesi kurtarıldı, karısı ise geride kaldı; salih bir kulun eşi olmak ona yarar sağlamadı (7:83; 66:10).',
    englishNote:
      'Lot warned his people of an indecency that none had committed before, approaching men with desire instead of women; they also blocked the road (7:80-81; 29:29). They wanted to drive out those who kept themselves pure (7:82). When the messengers came, his people rushed to him; he asked them not to shame him before his guests: “These are my daughters; they are purer for you” (11:77-78). His people would not reach him, the messengers said; he was to leave by night with his family, no one looking back (11:81). The city was overturned and stones rained down (15:74). Lot and his family were saved, except his wife, whom marriage to a righteous man did not help (7:83; 66:10).',
    verses: '7:80-84 26:165-169 29:28-30 11:77-83 15:61-77 21:74-75 66:10',
    turkishSynonyms: 'hazreti lut, lut kavminin helakı, sodom, eşcinsellik, lut’un karısı, livata',
    englishSynonyms: 'prophet lot, sodom, people of lut, homosexuality, lot’s wife, lut',
    broader: 'Why the Stories Are Told',
    related: [
      'Abraham’s Guests',
      'Chastity',
      'Nations That Were Destroyed',
      'Shuayb and Midian',
      'Salih and the People of Thamud',
    ],
    roots: 'فحش سرف ضيف',
  },
  {
    section: 'other',
    turkishTitle: 'Yakub’un Sabrı',
    englishTitle: 'The Patience of Jacob',
    turkishNote:
      'Yakub’un oğulları, Yusuf’u kurdun yediğini söyleyip üzerine sahte kan bulaştırılmış gömleğini getirdiler; Yakub kendisine düşenin güzel bir sabır olduğunu, yardımın Allah’tan isteneceğini söyledi (12:17-18). Bir oğlunu daha götürmek istediklerinde “Allah en iyi koruyandır” dedi (12:63-64). Onun hırsızlık ettiğini bildirdiklerinde yine güzel bir sabırdan söz etti; Yusuf’a üzülmekten gözlerine ak düştü (12:81; 12:83-84). Derdini yalnız Allah’a açtı; oğullarından O’nun rahmetinden umut kesmemelerini istedi (12:86-87). Müjdeci gömleği yüzüne koyunca yeniden gördü (12:96). Oğulları suçlarını kabul edince Rabbinden onların bağışlanmasını dileyeceğini söyledi; sonunda Yusuf’a kavuştular (12:97-99). Ölümü yaklaşınca onlara, kendisinden sonra neye kulluk edeceklerini sordu (2:133).',
    englishNote:
      'Jacob’s sons said a wolf had eaten Joseph and brought his shirt stained with false blood; he said good patience was his part and help is sought from Allah (12:17-18). When they wanted to take another son, he said, “Allah is the best guardian” (12:63-64). Told that this one had stolen, he again spoke of good patience, and his eyes turned white with grief for Joseph (12:81; 12:83-84). He took his sorrow to Allah alone and told his sons not to despair of His mercy (12:86-87). When the shirt was laid on his face he saw again (12:96). He promised to ask forgiveness for his sons, and they joined Joseph (12:97-99). Dying, he asked what they would worship (2:133).',
    verses: '12:4-6 12:11-18 12:63-68 12:81-87 12:93-100 2:132-133 38:45-47',
    turkishSynonyms:
      'hazreti yakup, sabr-ı cemil, güzel sabır, yakub’un gözleri, yusuf’un gömleği, evlat acısı',
    englishSynonyms:
      'prophet jacob, yaqub, beautiful patience, sabr jamil, shirt of joseph, grief of a father',
    broader: 'Why the Stories Are Told',
    related: ['The Story of Joseph', 'Patience', 'Hope', 'Children', 'Trust in Allah'],
    roots: 'صبر حزن يأس',
  },
  {
    section: 'other',
    turkishTitle: 'Şuayb ve Medyen',
    englishTitle: 'Shuayb and Midian',
    turkishNote:
      'Medyen’e kardeşleri Şuayb gönderildi; onları yalnız Allah’a kulluğa ve ahiret gününü ummaya çağırdı (7:85; 29:36). Ölçüyü ve tartıyı adaletle tam yapmalarını, insanların hakkını eksiltmemelerini, yol başlarında oturup inananları tehdit etmemelerini istedi (11:85; 7:86). Kavmi, atalarının taptıklarını bırakmayı ve mallarını diledikleri gibi kullanmamayı namazının mı emrettiğini sordu (11:87). O, yalnız gücü yettiğince düzeltmek istediğini, Allah’a dayandığını söyledi (11:88). Sonunda Şuayb ve inananlar kurtarıldı, zalimleri korkunç bir ses yakaladı (11:94). Uyardığı Eyke halkının Medyen halkı olup olmadığı tartışmalıdır (26:176-178).',
    englishNote:
      'To Midian was sent their brother Shuayb, who called them to worship Allah alone and expect the Last Day (7:85; 29:36). They were to measure and weigh justly, not withhold what is due to others, and not sit on the roads threatening believers (11:85; 7:86). They asked whether his prayer told him that they must leave what their fathers worshipped and not do as they pleased with their wealth (11:87). He wanted only to set things right as best he could, relying on Allah (11:88). He and the believers were saved, and a terrible blast seized the wrongdoers (11:94). Whether the people of the Thicket, whom he also warned, were Midian is disputed (26:176-178).',
    verses: '7:85-93 11:84-95 26:176-191 29:36-37',
    turkishSynonyms:
      'hazreti şuayb, eyke halkı, medyen halkı, medyen kıssası, gölge günü, şuayip peygamber',
    englishSynonyms:
      'prophet shuayb, madyan, people of the thicket, aykah, day of the cloud, shoaib',
    broader: 'Why the Stories Are Told',
    related: [
      'Measure and Weight',
      'Trade and Earnings',
      'Salih and the People of Thamud',
      'Corruption in the Land',
      'Lot and His People',
    ],
    roots: 'كيل وزن صلح',
  },
  {
    section: 'other',
    turkishTitle: 'Eyyub',
    englishTitle: 'Job',
    turkishNote:
      'Eyyub, kendisine vahyedilen ve doğru yola iletilen peygamberlerdendir (4:163; 6:84). Başına bir dert gelince Rabbine seslendi: “Sen merhametlilerin en merhametlisisin” (21:83). Bir başka ayette Şeytan’ın kendisine yorgunluk ve azap verdiğini söyler (38:41). Allah duasını kabul etti, sıkıntısını giderdi (21:84); ayağını yere vurması söylendi, yıkanacağı ve içeceği serin bir su vardı (38:42). Bir rahmet ve akıl sahiplerine bir öğüt olarak ona ailesi ve bir o kadarı daha verildi (38:43). Eline bir demet alıp onunla vurması ve yeminini bozmaması istendi; ayet yeminin ne olduğunu söylemez (38:44). Allah onu sabırlı buldu; ne güzel kuldu, hep O’na yönelirdi (38:44).',
    englishNote:
      'Job is among the prophets who received revelation and were guided (4:163; 6:84). When hardship touched him he called to his Lord, “You are the most merciful of the merciful” (21:83). Elsewhere he says that Satan has touched him with weariness and pain (38:41). Allah answered and took the hardship away (21:84); Job was told to strike with his foot: there was cool water to wash in and drink (38:42). He was given his family, and as many again, a mercy and a reminder to people of understanding (38:43). He was to strike with a bundle and keep his oath, which the verse does not explain (38:44). Allah found him patient, an excellent servant, ever turning to Him (38:44).',
    verses: '21:83-84 38:41-44 4:163 6:84 10:107 27:62 2:155-157',
    turkishSynonyms:
      'hazreti eyüp, eyüp peygamber, eyüp sabrı, hastalık duası, eyüp peygamberin duası, şifa duası',
    englishSynonyms: 'prophet job, ayyub, patience of job, prayer in illness, job’s prayer',
    broader: 'Why the Stories Are Told',
    related: [
      'Patience',
      'The Prayers of the Prophets',
      'Supplication',
      'Faith Tested and Strengthened',
      'His Mercy Embraces All Things',
    ],
    tables: [18],
    roots: 'ضرر صبر أوب',
  },
  {
    section: 'other',
    turkishTitle: 'Yunus',
    englishTitle: 'Jonah',
    turkishNote:
      'Gönderilen elçilerden olan Yunus yüklü bir gemiye kaçtı, çekilen kurada kaybetti (37:139-141). Kınanacak bir davranışta bulunmuştu; onu balık yuttu (37:142). Öfkeyle gidip Allah’ın kendisini darda bırakmayacağını sanmıştı; karanlıklar içinde O’ndan başka ilah olmadığını, kendisinin zalimlerden olduğunu söyleyerek yakardı; Allah da onu kurtardı (21:87-88). Rabbini tesbih edenlerden olmasaydı dirilişe dek balığın karnında kalırdı (37:143-144). Hasta hâlde çıplak bir araziye bırakıldı; sonra yüz bin ya da daha çok kişiye gönderildi, onlar iman edince alçaltıcı azap üzerlerinden kaldırıldı (37:145-148; 10:98). Peygamber’den sabretmesi, balık sahibi gibi olmaması istenir; Rabbi yine de balık sahibini seçip salihlerden kılmıştır (68:48; 68:50).',
    englishNote:
      'Jonah, one of the messengers, fled to a laden ship and lost when lots were drawn (37:139-141). The fish swallowed him; he was to blame (37:142). He had left angry, supposing Allah would not constrain him; in the darkness he cried that there is no god but He and that he had done wrong, and was saved (21:87-88). Had he not glorified Allah, he would have stayed inside the fish until the resurrection (37:143-144). Cast out ill on bare land, he was sent to a hundred thousand or more; they believed, and the punishment of disgrace was lifted (37:145-148; 10:98). The Prophet is told to be patient, unlike the man of the fish, whom his Lord nonetheless chose (68:48; 68:50).',
    verses: '37:139-148 21:87-88 10:96-98 68:48-50 4:163 6:86',
    turkishSynonyms:
      'hazreti yunus, yunus peygamber, yunus ve balık, yunus peygamberin duası, balık sahibi, zünnun',
    englishSynonyms:
      'prophet jonah, yunus, jonah and the whale, jonah’s prayer, dhun-nun, man of the fish',
    broader: 'Why the Stories Are Told',
    related: [
      'The Prayers of the Prophets',
      'He Forgives and Accepts Repentance',
      'Patience',
      'The Sea and Ships',
      'Glorification and Praise',
    ],
    tables: [12],
    roots: 'حوت سبح غمم',
  },
  {
    section: 'other',
    turkishTitle: 'Musa’nın Çocukluğu ve Medyen',
    englishTitle: 'Moses’ Childhood and Midian',
    turkishNote:
      'Firavun, ülkesinde bir topluluğu güçsüz bırakıyor, oğullarını boğazlıyordu (28:4). Musa’nın annesine onu emzirmesi, onun için korkunca suya bırakması ilham edildi (28:7). Firavun’un ailesi çocuğu aldı, Firavun’un karısı öldürülmesini istemedi; çocuk sütannelerden uzak tutuldu ve kız kardeşinin aracılığıyla annesine geri verildi (28:8-9; 28:12-13). Musa büyüdüğünde, bir kavgada vurduğu adam öldü; kendine zulmettiğini söyleyip bağışlanma diledi ve bağışlandı (28:15-16). Öldürülmek istendiğini öğrenince şehirden çıktı (28:20-21). Medyen suyunda iki kadının sürüsünü suladı; babaları, yanında sekiz yıl çalışmasına karşılık kızlarından birini ona nikâhlamak istedi (28:23-24; 28:27).',
    englishNote:
      'Pharaoh oppressed one group in his land and slaughtered their sons (28:4). It was put into the heart of Moses’ mother to nurse him and, when she feared for him, to cast him into the water (28:7). Pharaoh’s family took him in, and Pharaoh’s wife asked that he be spared; he was kept from wet nurses, and through his sister returned to his mother (28:8-9; 28:12-13). Grown up, he struck a man in a fight and killed him; he confessed his wrong, asked forgiveness and was forgiven (28:15-16). Warned that his life was sought, he fled (28:20-21). In Midian he watered the flock of two women, and their father offered him one in marriage for eight years’ work (28:23-24; 28:27).',
    verses: '28:3-28 20:37-41 26:18-22',
    turkishSynonyms:
      'musa’nın annesi, firavun’un karısı, asiye, sandıktaki bebek, medyen kuyusu, musa’nın evliliği',
    englishSynonyms:
      'mother of moses, wife of pharaoh, asiya, baby in the river, well of midian, marriage of moses, who raised moses',
    broader: 'Why the Stories Are Told',
    related: [
      'The Calling of Moses',
      'Moses and Pharaoh',
      'Children',
      'Parents',
      'He Forgives and Accepts Repentance',
    ],
    tables: [23],
    roots: 'رضع أمم سقي',
  },
  {
    section: 'other',
    turkishTitle: 'Musa’nın Çağrılışı',
    englishTitle: 'The Calling of Moses',
    turkishNote:
      'Musa bir ateş gördü; ailesine bir kor getirmeyi ya da orada bir yol gösteren bulmayı umdu (20:10). Oraya varınca Rabbi ona seslendi; mukaddes Tuva vadisinde bulunduğunu ve kendisini seçtiğini bildirdi (20:11-13). Allah’tan başka ilah olmadığı bildirildi; Musa’dan O’na kulluk etmesi, O’nu anmak için namaz kılması istendi (20:14). Attığı asa, hızla giden bir yılan oldu; Musa arkasına bakmadan kaçınca kendisine korkmaması söylendi (20:20; 28:31). Firavun’a gönderilince göğsünün genişletilmesini, dilindeki düğümün çözülmesini, kardeşi Harun’un yardımcısı olmasını diledi; diledikleri verildi (20:24-30; 20:36). Firavun’a arınmak isteyip istemediğini soracaktı (79:18).',
    englishNote:
      'Moses saw a fire and hoped to bring his family a burning brand or to find guidance there (20:10). When he came to it his Lord told him that he was in the sacred valley of Tuwa and had been chosen (20:11-13). Moses was told that there is no god but Allah and that he should worship Him and pray in remembrance of Him (20:14). His staff became a swift snake; he fled without looking back and was told not to fear (20:20; 28:31). Sent to Pharaoh, he asked for an open heart, a loosened tongue and his brother Aaron as a helper, and it was granted (20:24-30; 20:36). He was to ask Pharaoh whether he would purify himself (79:18).',
    verses: '20:9-36 28:29-35 79:15-19',
    turkishSynonyms:
      'tuva vadisi, musa ve ateş, musa’nın duası, tur dağı, rabbişrahli duası, musa’nın asası',
    englishSynonyms:
      'burning bush, sacred valley of tuwa, moses’ prayer, staff of moses, rabbi shrah li, white hand, allah speaking to moses',
    broader: 'Why the Stories Are Told',
    related: [
      'Moses’ Childhood and Midian',
      'Moses and the Magicians',
      'Moses and Pharaoh',
      'The Torah',
      'The Prayers of the Prophets',
    ],
    tables: [23, 22],
    roots: 'ندو عصو شرح',
  },
  {
    section: 'other',
    turkishTitle: 'Musa ve Sihirbazlar',
    englishTitle: 'Moses and the Magicians',
    turkishNote:
      'Musa’nın asası yılana dönüp eli bembeyaz görününce ileri gelenler onun bilgili bir sihirbaz olduğunu söyledi, bütün sihirbazların toplatılmasını istedi (7:107-109; 7:111-112). Buluşma için bayram günü belirlendi (20:59). Sihirbazlar, üstün gelirlerse bir ödül verilmesini istedi; Firavun onlara ödülle birlikte yakınlık da vadetti (7:113-114). İnsanların gözlerini büyülediler; ipleri ve değnekleri yürüyor gibi görününce Musa’nın içine korku düştü (7:116; 20:66-67). Musa, yaptıklarının sihir olduğunu ve Allah’ın bunu boşa çıkaracağını söyledi (10:81). Asası onların uydurduklarını yuttu; sihirbazlar secdeye kapanıp iman ettiler (7:117; 7:120-122). Firavun onları, ellerini ve ayaklarını çaprazlama kesip asmakla tehdit etti; onlar, hükmünün ancak bu dünyada geçtiğini söyleyip sabır dilediler (20:71-72; 7:126).',
    englishNote:
      'When Moses’ staff became a serpent and his hand shone white, the chiefs called him a learned magician and wanted every magician gathered (7:107-109; 7:111-112). The contest was set for the festival day (20:59). Pharaoh promised the magicians a reward and a place near him if they won (7:113-114). They bewitched people’s eyes; their ropes and staffs seemed to move, and Moses felt fear (7:116; 20:66-67). What they brought was magic, he said, and Allah would undo it (10:81). His staff swallowed their false show, and they fell prostrate and believed (7:117; 7:120-122). Pharaoh threatened to cut off their hands and feet on opposite sides and crucify them; they replied that he ruled only this life, and prayed for patience (20:71-72; 7:126).',
    verses: '7:106-126 20:57-73 10:81-82',
    turkishSynonyms:
      'firavun’un sihirbazları, asanın yılana dönüşmesi, sihirbazların iman etmesi, musa’nın mucizesi, bayram günü buluşma',
    englishSynonyms:
      'pharaoh’s magicians, staff turns into serpent, magicians who believed, miracle of moses, sorcerers of egypt',
    broader: 'Why the Stories Are Told',
    related: [
      'The Calling of Moses',
      'The Parting of the Sea',
      'Magic',
      'Moses and Pharaoh',
      'Prostration',
    ],
    tables: [23],
    roots: 'سحر لقي سجد',
  },
  {
    section: 'other',
    turkishTitle: 'Denizin Yarılması',
    englishTitle: 'The Parting of the Sea',
    turkishNote:
      'Musa’ya, Allah’ın kullarını geceleyin yola çıkarması, denizde onlara kuru bir yol açması ve yetişilmekten korkmaması vahyedildi (20:77). Firavun askerleriyle peşlerine düştü; iki topluluk birbirini görünce Musa’nın yanındakiler yakalandıklarını söylediler, o ise Rabbinin kendisiyle olduğunu ve yol göstereceğini söyledi (20:78; 26:61-62). Asasıyla denize vurması vahyedildi; deniz yarıldı, her parçası koca bir dağ gibi oldu (26:63). Musa ve yanındakilerin hepsi kurtuldu, ötekiler boğuldu (26:65-66). Firavun boğulurken iman ettiğini söyledi; “Şimdi mi?” denildi, bedeni sonrakilere işaret olsun diye kurtarıldı (10:90-92). İsrailoğulları’na verilen güzel söz, sabırlarına karşılık yerine geldi (7:137).',
    englishNote:
      'Moses was told to set out by night with Allah’s servants, strike a dry path through the sea and not fear being overtaken (20:77). When his companions and Pharaoh’s pursuing soldiers saw each other, they said they were caught, but he answered that his Lord was with him to guide him (20:78; 26:61-62). He was told to strike the sea with his staff; it parted, each part like a great mountain (26:63). He and all with him were saved; the others drowned (26:65-66). Drowning, Pharaoh said he believed; “Now?” came the answer, and his body was saved as a sign for later people (10:90-92). The good word given to the Children of Israel was fulfilled for their patience (7:137).',
    verses: '20:77-79 26:52-68 10:88-92 44:22-31 7:136-137 2:50 28:39-40',
    turkishSynonyms:
      'kızıldeniz, firavun’un boğulması, firavun’un cesedi, mısır’dan çıkış, israiloğulları’nın kurtuluşu, firavun’un son anda iman etmesi',
    englishSynonyms: 'red sea, drowning of pharaoh, pharaoh’s body, exodus, crossing the sea',
    broader: 'Why the Stories Are Told',
    related: [
      'Moses and Pharaoh',
      'The Calf',
      'Moses and the Magicians',
      'The Sea and Ships',
      'The Covenant of the Children of Israel',
    ],
    tables: [23],
    roots: 'بحر فلق غرق',
  },
  {
    section: 'other',
    turkishTitle: 'Buzağı',
    englishTitle: 'The Calf',
    turkishNote:
      'Musa kırk gecelik buluşmaya giderken kardeşi Harun’u kavmi arasında yerine bıraktı (7:142). Kavmi, onun ardından süs eşyalarından böğüren bir buzağı heykeli edindi; o ne konuşuyor ne yol gösteriyordu (7:148). Harun bununla sınandıklarını söyledi, dinlemediler (20:90-91). Musa öfkeli ve üzgün döndü, levhaları attı, kardeşini başından tutup çekti; Harun, halkın kendisini güçsüz gördüğünü, neredeyse öldüreceğini söyledi (7:150). Kavmi saptıran Samiri, elçinin izinden bir avuç aldığını söyledi; bunun anlamı tartışmalıdır (20:85; 20:96). Musa buzağının yakılıp denize savrulacağını bildirdi (20:97). Kavminden tövbe etmelerini ve “kendilerini öldürmelerini” istedi; buyruğun nasıl anlaşılacağı tartışmalıdır, Allah ise tövbelerini kabul etti (2:54).',
    englishNote:
      'Leaving for the forty-night appointment, Moses put his brother Aaron in charge of his people (7:142). They made from their ornaments an image of a lowing calf, which neither spoke to nor guided them (7:148). Aaron called it a test; they would not listen (20:90-91). Moses returned angry and grieved, threw down the tablets and seized his brother by the head; Aaron said the people had nearly killed him (7:150). The Samiri, who misled them, spoke of a handful from the messenger’s track; its meaning is disputed (20:85; 20:96). Moses said the calf would be burned and scattered in the sea (20:97). He told them to repent and “kill themselves”, words variously understood, and Allah accepted their repentance (2:54).',
    verses: '7:138-142 20:83-98 7:148-156 2:51-54 2:92-93 4:153',
    turkishSynonyms:
      'altın buzağı, samiri, buzağıya tapma, harun ve buzağı, israiloğulları buzağı, kırk gece',
    englishSynonyms:
      'golden calf, samiri, calf worship, aaron and the calf, forty nights, idol of the israelites',
    broader: 'Why the Stories Are Told',
    related: [
      'The Parting of the Sea',
      'The Story of the Cow',
      'The Torah',
      'The Covenant of the Children of Israel',
      'He Forgives and Accepts Repentance',
    ],
    tables: [23, 22],
    roots: 'عجل توب غضب',
  },
  {
    section: 'other',
    turkishTitle: 'Sığır Kıssası',
    englishTitle: 'The Story of the Cow',
    turkishNote:
      'Musa kavmine Allah’ın bir sığır kesmelerini buyurduğunu söyleyince kendileriyle alay edip etmediğini sordular; o, cahillerden olmaktan Allah’a sığındı (2:67). Nasıl bir sığır olduğunu, rengini, sonra yine nasıl olduğunu sordular (2:68-70). Sığır ne yaşlı ne körpe, parlak sarı, çift sürmemiş, ekin sulamamış ve alacasız olacaktı (2:68-69; 2:71). Sonunda kestiler, ama neredeyse yapmayacaklardı (2:71). Birini öldürüp suçu birbirlerine atmışlardı; öldürülene sığırın bir parçasıyla vurmaları söylendi: Allah ölüleri böyle diriltir (2:72-73). Ardından kalpleri taş gibi, hatta daha katı oldu (2:74). Müminler, kalpleri katılaşanlar gibi olmamaları için uyarılır (57:16).',
    englishNote:
      'Moses told his people Allah commanded them to slaughter a cow; they asked whether he was mocking them, and he sought refuge in Allah from being ignorant (2:67). They asked what it should be like, then its color, then more (2:68-70). It was to be neither old nor young, bright yellow, never used to plow or water fields, and unmarked (2:68-69; 2:71). They slaughtered it, but almost did not (2:71). They had killed a man and blamed one another; they were told to strike the dead man with part of it: so Allah gives life to the dead (2:72-73). Then their hearts grew hard as stone, or harder (2:74). Believers must not become like those whose hearts hardened (57:16).',
    verses: '2:67-74 2:55-56 2:259-260 2:108 5:101-102 57:16',
    turkishSynonyms:
      'bakara kıssası, sarı inek, inek kesme, bakara suresi adı, kalplerin katılaşması, israiloğulları ve inek',
    englishSynonyms:
      'cow of bani israil, yellow cow, heifer, baqarah story, hearts hard as stone, slaughter a cow',
    broader: 'Why the Stories Are Told',
    related: [
      'The Calf',
      'The Covenant of the Children of Israel',
      'The Heart',
      'Resurrection',
      'The Sanctity of Life',
    ],
    tables: [23],
    roots: 'بقر ذبح قسو',
  },
  {
    section: 'other',
    turkishTitle: 'Musa ve Bilge Kul',
    englishTitle: 'Moses and the Wise Servant',
    turkishNote:
      'Musa ile yanındaki genç, iki denizin birleştiği yerde, Allah’ın rahmet verdiği ve Kendi katından ilim öğrettiği bir kul buldular (18:61; 18:64-65). Musa ondan öğrenmek için peşinden gitmek istedi; kul onun sabredemeyeceğini söyleyip kendisi anlatmadıkça soru sormamasını şart koştu (18:66-67; 18:70). Bindikleri gemiyi deldi, bir çocuğu öldürdü, kendilerini konuk etmeyen halkın kasabasında yıkılmak üzere olan duvarı doğrulttu; Musa her birinde söze karıştı (18:71-77). Sonra kul açıkladı: Yoksulların gemisi, her gemiye el koyan bir kral yüzünden kusurlu kılınmıştı; çocuğun, mümin anne babasını azgınlığa ve inkâra sürüklemesinden korkulmuş, Rablerinin onlara daha hayırlısını vermesi istenmişti; duvarın altında iki yetimin hazinesi vardı (18:79-82). Bunları kendiliğinden yapmamıştı (18:82).',
    englishNote:
      'Where two seas meet, Moses and his young companion found a servant to whom Allah had given mercy and knowledge from Himself (18:61; 18:64-65). Moses asked to follow and learn; the servant said Moses would lack patience and must ask nothing until told (18:66-67; 18:70). He holed their ship, killed a boy, and repaired a falling wall in an inhospitable town; each time Moses spoke up (18:71-77). The servant explained: the ship belonged to poor people, and a king was seizing ships; the boy, it was feared, would burden his believing parents with transgression and disbelief, and a better one was wished for them; under the wall lay two orphans’ treasure (18:79-82). He had not acted on his own (18:82).',
    verses: '18:60-82 12:76 17:85 20:114 2:216 27:65 18:109',
    turkishSynonyms:
      'hızır, hazreti hızır, musa ile hızır, iki denizin birleştiği yer, ledün ilmi, delinen gemi, öldürülen çocuk',
    englishSynonyms:
      'khidr, al-khidr, moses and khidr, junction of the two seas, damaged ship, ilm ladunni',
    broader: 'Why the Stories Are Told',
    related: [
      'Knowledge',
      'Patience',
      'He Knows All Things',
      'Orphans',
      'The Young Men of the Cave',
    ],
    tables: [23],
    roots: 'علم صبر رشد',
  },
];
