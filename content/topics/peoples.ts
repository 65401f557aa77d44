import type { PostSource } from './topic';

/** Further stories, and peoples and events. */
export const peoplePosts: readonly PostSource[] = [
  {
    section: 'other',
    turkishTitle: 'Karun',
    englishTitle: 'Qarun',
    turkishNote:
      'Karun Musa’nın kavmindendi, ama onlara karşı taşkınlık etmişti; hazinelerinin anahtarları güçlü bir topluluğa bile ağır gelirdi (28:76). Kavmi ona, Allah’ın verdikleriyle ahiret yurdunu aramasını, dünyadan payını da unutmamasını söyledi (28:77). O ise servetinin kendisine bilgisinden ötürü verildiğini öne sürdü; öncekilerin de böyle dediği bildirilir (28:78; 39:50). Süsüyle kavminin karşısına çıkınca dünya hayatını isteyenler ona imrendi; kendilerine ilim verilenler ise Allah’ın vereceği karşılığın daha hayırlı olduğunu söyledi (28:79-80). Sonunda o da evi de yere geçirildi; ona imrenenler, Allah’ın lütfu olmasa kendilerinin de yere batacağını söylediler (28:81-82). Ahiret yurdu, yeryüzünde büyüklenmek ve bozgunculuk etmek istemeyenlerindir (28:83).',
    englishNote:
      'Qarun was one of Moses’ people but oppressed them; the very keys of his treasures weighed down a band of strong men (28:76). His people told him to seek the Hereafter with what Allah had given him, not forgetting his share of this world (28:77). He claimed to owe it to his knowledge, a claim earlier peoples made too (28:78; 39:50). When he came out in splendor, those who wanted this life envied him; those given knowledge said Allah’s reward was better (28:79-80). The earth swallowed him and his house, and those who had envied him said that only Allah’s favor had spared them (28:81-82). The Hereafter is for those who seek neither self-exaltation nor corruption on earth (28:83).',
    verses: '28:76-84 39:49-52 29:39-40 40:23-25',
    turkishSynonyms:
      'karun’un hazinesi, karun kıssası, karun’un malı, yere batırılan zengin, karun gibi zengin',
    englishSynonyms:
      'korah, qaroon, qarun’s treasures, swallowed by the earth, rich man among the people of moses',
    broader: 'Why the Stories Are Told',
    related: ['Wealth', 'Arrogance', 'This World and the Next', 'Moses and Pharaoh'],
    roots: 'كنز بغي',
  },
  {
    section: 'other',
    turkishTitle: 'Talut ve Calut',
    englishTitle: 'Saul and Goliath',
    turkishNote:
      'Musa’dan sonra İsrailoğulları’nın ileri gelenleri, Allah yolunda savaşmak için peygamberlerinden bir hükümdar istediler; ama savaş yazılınca pek azı dışında yüz çevirdiler (2:246). Hükümdar kılınan Talut’a, malı az diye itiraz ettiler; oysa onu Allah seçmiş, bilgisini ve beden gücünü artırmıştı (2:247). Hükümdarlığının işareti, meleklerin taşıdığı sandıktı (2:248). Ordusu bir ırmakla sınandı, pek azı dışında ondan içtiler; Allah’a kavuşacaklarına inananlar ise nice küçük topluluğun O’nun izniyle büyük bir topluluğu yendiğini söyledi (2:249). Sabır dilediler, Davud da Calut’u öldürdü (2:250-251). Allah insanların kimini kimiyle savmasaydı yeryüzü bozulur, O’nun adının anıldığı yerler yıkılırdı (2:251; 22:40).',
    englishNote:
      'After Moses, leaders of the Children of Israel asked a prophet for a king, to fight in Allah’s way; once fighting was ordained, all but a few turned away (2:246). They objected that Saul lacked wealth, but Allah had chosen him and increased him in knowledge and stature (2:247). The sign of his kingship was a chest carried by angels (2:248). A river tested his army, and all but a few drank; those sure of meeting Allah said small bands had often beaten large ones by His leave (2:249). They prayed for patience, and David killed Goliath (2:250-251). If Allah did not check some people through others, the earth would be ruined and places of worship destroyed (2:251; 22:40).',
    verses: '2:243-252 22:39-41 8:65-66 3:146-148 4:77 3:26',
    turkishSynonyms:
      'tâlût, câlût, ahit sandığı, ırmakla imtihan, küçük topluluğun büyük topluluğu yenmesi, kutsal sandık, davud ve calut',
    englishSynonyms:
      'talut and jalut, jalut, ark of the covenant, the test of the river, small company defeats a large one, david and goliath',
    broader: 'Why the Stories Are Told',
    related: ['David', 'Patience', 'Fighting', 'The Covenant of the Children of Israel'],
    roots: 'ملك قتل',
  },
  {
    section: 'other',
    turkishTitle: 'Davud',
    englishTitle: 'David',
    turkishNote:
      'Davud güçlü bir kuldu, hep Rabbine yönelirdi; dağlar ve toplanan kuşlar onunla birlikte tesbih ederdi (38:17-19). Calut’u öldürdü; Allah ona hükümdarlık ve hikmet, bir de Zebur’u verdi (2:251; 17:55). Demir onun için yumuşatıldı, savaşta koruyan zırhı yapmak ona öğretildi (34:10; 21:80). Duvarı aşıp yanına giren davacılardan biri, doksan dokuz koyunu olan kardeşinin kendi tek koyununu da istediğini söyledi (38:21-23). Davud bunun haksızlık olduğunu belirtti, sonra sınandığını anladı; bağışlanma dileyip yere kapandı ve bağışlandı; bu sınamanın ne olduğu anlatılmaz (38:24-25). Yeryüzünde halife kılınan Davud’dan hak ile hükmetmesi ve arzusuna uymaması istendi (38:26). Ailesine düşen de şükür için çalışmaktı (34:13).',
    englishNote:
      'David, a strong servant, kept turning to his Lord; the mountains and gathered birds gave glory with him (38:17-19). He killed Goliath, and Allah gave him kingship, wisdom and the Psalms (2:251; 17:55). Iron was softened for him, and he learned to make armor that protects in battle (34:10; 21:80). Disputants climbed over his wall; one said that his brother, with ninety-nine ewes, had demanded his only one (38:21-23). David called this a wrong, then understood that he was being tried, asked forgiveness, bowed down and was forgiven; what the trial was is not told (38:24-25). Made a successor on earth, he was to judge in truth and not follow desire (38:26). His family was to work in gratitude (34:13).',
    verses: '38:17-26 38:30 2:251 17:55 4:163 34:10-11 34:13 21:78-80 27:15-16 21:105 6:84 5:78',
    turkishSynonyms:
      'davut peygamber, hz. davud, davud peygamber, iki davacı, doksan dokuz koyun, demirin yumuşatılması',
    englishSynonyms:
      'dawud, prophet dawud, king david, the two litigants, ninety-nine ewes, coats of mail',
    broader: 'Why the Stories Are Told',
    related: ['The Psalms', 'Saul and Goliath', 'Solomon', 'Governing and Judging'],
    tables: [21],
    roots: 'حكم سبح',
  },
  {
    section: 'other',
    turkishTitle: 'Süleyman',
    englishTitle: 'Solomon',
    turkishNote:
      'Süleyman’a kuşların dili öğretildi; cinlerden, insanlardan ve kuşlardan orduları vardı (27:16-17). Ordusu ezmesin diye öteki karıncaları yuvalarına çağıran bir karıncanın sözüne gülümsedi, Rabbinden nimetine şükredebilmeyi diledi (27:18-19). Rüzgâr onun buyruğuyla esti, cinler Rabbinin izniyle emrinde çalıştı (38:36; 34:12). Kendisine gösterilen atları anlatan ayetler farklı anlaşılır (38:31-33). Tahtına bırakılan bir cesetle sınandı, bunun ne olduğu açıklanmaz; Rabbine yöneldi, bağışlanma ve kendisinden sonra kimseye nasip olmayacak bir hükümranlık istedi (38:34-35). Öldüğünü ancak değneğini yiyen bir canlı belli etti; cinlerin gaybı bilmediği böylece anlaşıldı (34:14). İnkâr eden Süleyman değil, insanlara büyü öğreten şeytanlardı (2:102).',
    englishNote:
      'Solomon was taught the speech of birds; his armies were of jinn, people and birds (27:16-17). He smiled when an ant warned others of his army, and asked to be grateful for his Lord’s favor (27:18-19). The wind blew at his command, and jinn worked for him by his Lord’s leave (38:36; 34:12). Verses about horses shown to him are variously understood (38:31-33). He was tried: a body, left unexplained, was set on his throne; he turned back, asking forgiveness and a kingdom that none after him would have (38:34-35). Only a creature eating his staff revealed his death; clearly the jinn did not know the unseen (34:14). Solomon did not disbelieve; the devils did, teaching people magic (2:102).',
    verses: '27:15-19 21:78-79 21:81-82 38:30-40 34:12-14 2:102 6:84',
    turkishSynonyms:
      'hz. süleyman, süleyman peygamber, kuş dili, karınca vadisi, süleyman ve karınca, süleyman’ın ordusu',
    englishSynonyms:
      'sulayman, sulaiman, king solomon, the valley of the ants, speech of birds, solomon and the ant',
    broader: 'Why the Stories Are Told',
    related: ['David', 'The Queen of Sheba', 'The Jinn', 'Gratitude', 'Magic'],
    tables: [13],
    roots: 'ملك سخر',
  },
  {
    section: 'other',
    turkishTitle: 'Sebe Melikesi',
    englishTitle: 'The Queen of Sheba',
    turkishNote:
      'Hüdhüd, Süleyman’a Sebe’den haber getirdi: Orayı bir kadın yönetiyordu; o da kavmi de Allah’ı bırakıp güneşe secde ediyordu (27:22-24). Süleyman, Rahmân ve Rahîm olan Allah’ın adıyla başlayan bir mektupla onları teslim olup gelmeye çağırdı (27:28-31). Melike ileri gelenlerine danıştı ve bir armağan göndermeye karar verdi (27:32-35). Süleyman, Allah’ın kendisine verdiğinin daha hayırlı olduğunu söyledi, karşı koyamayacakları ordularla geleceğini bildirdi (27:36-37). Kitaptan bilgisi olan biri melikenin tahtını bir anda getireceğini söyledi; Süleyman tahtı yanında görünce buna, şükrünü sınayan bir lütuf dedi (27:40). Melike köşkün billur zeminini derin su sandı; sonra kendisine yazık ettiğini söyleyip Süleyman’la birlikte âlemlerin Rabbine teslim oldu (27:44).',
    englishNote:
      'The hoopoe brought Solomon news of Sheba, whose queen and people bowed to the sun instead of Allah (27:22-24). In a letter beginning in the name of Allah, Most Merciful, Ever Merciful, he called them to come in submission (27:28-31). The queen consulted her nobles and decided to send a gift (27:32-35). Solomon answered that what Allah gave him was better, and threatened to come with irresistible armies (27:36-37). One with knowledge from the Book offered to bring her throne instantly; seeing it, Solomon called it a favor testing his gratitude (27:40). She took the palace’s glass floor for deep water; then, admitting she had wronged herself, she submitted with Solomon to the Lord of the worlds (27:44).',
    verses: '27:20-44',
    turkishSynonyms:
      'belkıs, sebe kraliçesi, hüthüt kuşu, hüdhüd, süleyman’ın mektubu, belkıs’ın tahtı',
    englishSynonyms:
      'bilqis, balqis, the hoopoe, solomon’s letter, queen of saba, the throne brought in a blink',
    broader: 'Why the Stories Are Told',
    related: ['Solomon', 'The People of Sheba', 'Consultation', 'The Sun and the Moon'],
    roots: 'عرش ملك',
  },
  {
    section: 'other',
    turkishTitle: 'Zekeriya ve Yahya',
    englishTitle: 'Zechariah and John',
    turkishNote:
      'Meryem’e bakan Zekeriya, onun yanında bulduğu rızkın Allah’tan geldiğini duyunca orada Rabbine dua etti (3:37-38). Yaşlıydı, eşi kısırdı; gizlice, kendisine ve Yakub’un ailesine mirasçı olacak bir evlat istedi (19:3-6). Ona, adı daha önce kimseye verilmemiş olan Yahya müjdelendi; bu Allah’a kolaydı, Zekeriya’yı da bir şey değilken O yaratmıştı (19:7; 19:9). Ona verilen işaret, üç gün insanlarla konuşmayıp yalnız imayla anlaşmasıydı (3:41). Yahya, Allah’tan bir kelimeyi doğrulayan, iffetli bir peygamberdi (3:39). Ondan kitaba sıkıca sarılması istendi; daha çocukken kendisine hikmet verildi, anne babasına iyi davranırdı (19:12-14). Doğduğu, öldüğü ve diriltileceği gün ona selam olsun denir (19:15). Onlar iyilikte yarışır, umut ve korkuyla dua ederlerdi (21:90).',
    englishNote:
      'Zechariah, Mary’s guardian, heard that her food came from Allah, and there called on his Lord (3:37-38). Old, his wife barren, he secretly asked for an heir to himself and Jacob’s family (19:3-6). He was promised John, a name never given before; it was easy for Allah, who created Zechariah when he was nothing (19:7; 19:9). His sign was speaking only by gestures for three days (3:41). John was a chaste prophet confirming a word from Allah (3:39). Told to hold firmly to the Book, he had wisdom as a child and was good to his parents (19:12-14). Peace is on him at birth, death and rising (19:15). They hastened to good, praying in hope and fear (21:90).',
    verses: '3:37-41 19:2-15 21:89-90 6:85',
    turkishSynonyms:
      'zekeriyya, hz. yahya, yahya peygamber, zekeriya’nın duası, yaşlılıkta evlat müjdesi',
    englishSynonyms: 'zakariya, yahya, john the baptist, prayer for a child in old age, zacharias',
    broader: 'Why the Stories Are Told',
    related: ['Mary and Jesus', 'The Prayers of the Prophets', 'He Is Near', 'Children'],
    tables: [17],
    roots: 'بشر دعو',
  },
  {
    section: 'other',
    turkishTitle: 'Havariler ve Sofra',
    englishTitle: 'The Disciples and the Table',
    turkishNote:
      'İsa, İsrailoğulları’nın inkârını sezince Allah yolunda kendisine kimin yardım edeceğini sordu; havariler Allah’ın yardımcıları olduklarını, O’na inandıklarını söylediler (3:52). Onlara inanmayı ilham eden Allah’tı (5:111). İsa’ya, Rabbinin gökten bir sofra indirip indiremeyeceğini sorduklarında o, Allah’tan sakınmalarını söyledi; onlar ise sofradan yiyip kalplerinin yatışmasını istiyorlardı (5:112-113). İsa, öncekilere ve sonrakilere bir bayram, Allah’tan da bir işaret olsun diye sofra için dua etti (5:114). Allah onu indireceğini, bundan sonra inkâr edeni ise hiç kimseye vermeyeceği bir azapla cezalandıracağını bildirdi; sofra hakkında bundan fazlası anlatılmaz (5:115). Müminlerden de Allah’ın yardımcıları olmaları istenir (61:14).',
    englishNote:
      'When Jesus sensed disbelief among the Children of Israel, he asked who would help him for Allah’s sake; the disciples said they were Allah’s helpers and believed in Him (3:52). Allah had inspired them to believe (5:111). When they asked whether his Lord could send down a table from heaven, Jesus told them to fear Allah, but they wished to eat from it and calm their hearts (5:112-113). Jesus prayed for it as a festival for their first and last and a sign from Allah (5:114). Allah said He would send it down, and punish whoever then disbelieved as He punishes no one else; nothing more is told (5:115). Believers, too, are to be Allah’s helpers (61:14).',
    verses: '3:49-55 61:14 5:110-115 57:27',
    turkishSynonyms: 'havari, isa’nın havarileri, gökten inen sofra, maide, isa’nın yardımcıları',
    englishSynonyms:
      'hawariyyun, apostles of jesus, table from heaven, al-maidah, the helpers of jesus',
    broader: 'Why the Stories Are Told',
    related: [
      'Mary and Jesus',
      'The Gospel',
      'His Power over All Things',
      'Faith Tested and Strengthened',
    ],
    roots: 'حور ميد',
  },
  {
    section: 'other',
    turkishTitle: 'Mağara Gençleri',
    englishTitle: 'The Young Men of the Cave',
    turkishNote:
      'Kavimleri başka ilahlar edinmişti; Rablerine inanan gençler bir mağaraya sığınıp O’ndan rahmet dilediler (18:10; 18:13-16). Orada yıllarca uyutuldular; köpekleri girişte ön ayaklarını uzatmış yatıyordu (18:11; 18:18). Uyanınca bir gün ya da daha az kaldıklarını sandılar (18:19). İnsanlar Allah’ın vaadinin hak olduğunu ve kıyametin geleceğini bilsin diye bulunmaları sağlandı (18:21). Sayıları için üç, beş ve yedi denir; Peygamber’den, onu en iyi Rabbinin bildiğini söylemesi istenir (18:22). “Allah dilerse” demeden yarın için kesin konuşulmaması da burada öğütlenir (18:23-24). Mağarada kaldıkları süre için üç yüz yıl ve dokuz fazlası anılır; ne kadar kaldıklarını en iyi Allah bilir (18:25-26).',
    englishNote:
      'Some young men who believed in their Lord while their people took other gods sought refuge in a cave and asked Him for mercy (18:10; 18:13-16). They were made to sleep for years, their dog stretched out at the entrance (18:11; 18:18). Waking, they thought they had stayed a day or less (18:19). They were found so that people would know that Allah’s promise is true and the Hour is coming (18:21). Three, five and seven are given as their number; the Prophet is to say that his Lord knows it best (18:22). No one should promise anything for tomorrow without “if Allah wills” (18:23-24). Three hundred years and nine are mentioned; Allah knows best how long they stayed (18:25-26).',
    verses: '18:9-26',
    turkishSynonyms: 'ashab-ı kehf, yedi uyurlar, kehf, uyuyan gençler',
    englishSynonyms:
      'ashab al-kahf, the seven sleepers, people of the cave, companions of the cave, al-kahf story',
    broader: 'Why the Stories Are Told',
    related: [
      'Faith Tested and Strengthened',
      'Resurrection',
      'His Mercy Embraces All Things',
      'He Knows All Things',
    ],
    roots: 'كهف فتي',
  },
  {
    section: 'other',
    turkishTitle: 'Zülkarneyn',
    englishTitle: 'Dhul-Qarnayn',
    turkishNote:
      'Allah Zülkarneyn’e yeryüzünde güç ve her şey için bir yol verdi; kim olduğu anlatılmaz (18:83-84). Güneşi balçıklı bir pınarda batar bulduğu yerde bir topluluğa rastladı; zulmedeni cezalandıracağını, inanıp iyi iş yapana ise kolay olanı buyuracağını bildirdi (18:86-88). Doğuda, güneşe karşı örtüsü olmayan bir topluluğa ulaştı (18:90). İki dağ arasında, Ye’cüc ile Me’cüc’ün bozgunculuğundan yakınanlar bir set için ücret önerdiler; o, Rabbinin verdiğini daha hayırlı bulup yalnız güçleriyle yardım etmelerini istedi (18:93-95). Seti demir ve erimiş bakırla yaptı, ona Rabbinden bir rahmet dedi; Rabbinin vaadi gelince set yerle bir edilecektir (18:96-98). Ye’cüc ile Me’cüc’ün önü açıldığında her tepeden akın ederler (21:96).',
    englishNote:
      'Allah gave Dhul-Qarnayn power on earth and a way to everything; who he was is not told (18:83-84). Where he found the sun setting in a muddy spring he met a people; he would punish wrongdoers and ease his commands for believers who did good (18:86-88). In the east he reached people with no cover from the sun (18:90). Between two mountains, people troubled by Gog and Magog offered payment for a barrier; preferring his Lord’s gift, he asked only for their strength (18:93-95). He built it of iron and copper, calling it a mercy from his Lord, who will level it when His promise comes (18:96-98). Gog and Magog, let loose, rush down from every height (21:96).',
    verses: '18:83-99 21:95-97',
    turkishSynonyms: 'ye’cüc ve me’cüc, yecüc mecüc, zülkarneyn seddi, demir set',
    englishSynonyms:
      'dhul qarnain, the two-horned one, gog and magog, yajuj and majuj, iron barrier, dam of dhul-qarnayn',
    broader: 'Why the Stories Are Told',
    related: [
      'Governing and Judging',
      'Corruption in the Land',
      'The Hour',
      'His Power over All Things',
    ],
    roots: 'قرن سدد',
  },
  {
    section: 'other',
    turkishTitle: 'Lokman’ın Öğütleri',
    englishTitle: 'The Counsel of Luqman',
    turkishNote:
      'Allah Lokman’a hikmet verdi ve ondan şükretmesini istedi; şükreden kendisi için şükreder (31:12). Lokman oğluna, Allah’a ortak koşmamasını öğütledi (31:13). Bu öğütlerin arasında Allah, insana anne babasını gözetmesini buyurur: Ortak koşmaya zorlarlarsa onlara uyulmaz, ama dünyada onlarla güzel geçinilir (31:14-15). Lokman, bir kayanın içindeki hardal tanesi kadar bir işi bile Allah’ın ortaya çıkaracağını söyledi (31:16). Oğlundan namazı kılmasını, iyiliği buyurup kötülükten sakındırmasını ve başına gelene sabretmesini istedi (31:17). İnsanlardan yüz çevirmemesini, böbürlenerek değil ölçülü yürümesini, sesini alçaltmasını öğütledi (31:18-19). Rahmân’ın kulları da yeryüzünde alçak gönüllü yürür (25:63).',
    englishNote:
      'Allah gave Luqman wisdom and told him to be grateful; whoever is grateful gains by it (31:12). Luqman told his son not to set up partners with Allah (31:13). Amid these counsels Allah enjoins care for parents: if they press one to set up partners, they are not obeyed, yet in this life they are treated well (31:14-15). Luqman said Allah brings out a deed the size of a mustard seed, even from within a rock (31:16). He told his son to pray, enjoin right, forbid wrong, and be patient in hardship (31:17). He was not to scorn people or strut, but walk moderately and lower his voice (31:18-19). The servants of the Most Merciful walk humbly (25:63).',
    verses: '31:12-19 2:269 29:8 46:15 17:23-24 21:47 20:132 17:37-38 25:63',
    turkishSynonyms:
      'hz. lokman, lokman hekim, lokman suresi öğütleri, babanın oğluna öğüdü, yavrucuğum, hardal tanesi',
    englishSynonyms:
      'luqman the wise, lukman, a father’s advice to his son, mustard seed, o my son',
    broader: 'Why the Stories Are Told',
    related: ['Parents', 'Gratitude', 'Humility', 'Good Character', 'Children'],
    roots: 'حكم وعظ',
  },
  {
    section: 'other',
    turkishTitle: 'Bahçe Sahipleri',
    englishTitle: 'The Owners of the Gardens',
    turkishNote:
      'Kur’an iki adamı örnek verir; birinin üzüm bağı, hurma ve ekin dolu iki bahçesi vardı (18:32-33). Malıyla övündü, bahçesinin yok olacağını ve kıyametin kopacağını sanmadığını söyledi (18:34-36). Arkadaşı ona kendisini yaratanı hatırlattı; bahçesine girerken, bunun Allah’ın dilediği olduğunu, gücün ancak Allah ile bulunduğunu söylemeliydi (18:37-39). Ürünü yok edilince Rabbine hiç kimseyi ortak koşmamış olmayı diledi (18:42). Bir başka bahçenin sahipleri ürünü sabah toplamaya yemin ettiler, içeri hiçbir yoksulu sokmamaya kararlıydılar; bahçe onlar uyurken harap olmuştu (68:17-20; 68:24). Haksızlık ettiklerini söyleyip Rablerine yöneldiler, daha iyisini vermesini umdular (68:29; 68:32). Kalıcı iyi işler maldan hayırlıdır (18:46).',
    englishNote:
      'Of two men in a parable, one had two gardens of vines, palms and crops (18:32-33). He boasted of his wealth and did not think his garden would perish or the Hour come (18:34-36). His companion reminded him of his Maker: on entering he should have said this was Allah’s will and there is no power but through Him (18:37-39). His crop destroyed, he wished he had set up no partners with his Lord (18:42). Owners of another garden swore to harvest in the morning and wanted no poor person there; as they slept, their garden was ruined (68:17-20; 68:24). They admitted wrong and hoped for better from their Lord (68:29; 68:32). Lasting good deeds are better than wealth (18:46).',
    verses: '18:32-46 68:17-33 2:265-266',
    turkishSynonyms:
      'iki bahçe kıssası, iki adam kıssası, bağ sahipleri, maşallah, yoksula vermeyen bahçe sahipleri',
    englishSynonyms:
      'the two gardens, the man with two gardens, companions of the garden, mashallah, the ruined garden',
    broader: 'Why the Stories Are Told',
    related: [
      'Wealth',
      'Arrogance',
      'Miserliness',
      'This World and the Next',
      'The Parables of the Qur’an',
    ],
    roots: 'جنن صرم',
  },
  {
    section: 'other',
    turkishTitle: 'Kavimler ve Olaylar',
    englishTitle: 'Peoples and Events',
    turkishNote:
      'Allah insanları, tanışsınlar diye kavimlere ve kabilelere ayırmıştır (49:13). Her topluluğun bir eceli vardır; elçileri açık delillerle geldiği hâlde zulmeden nesiller yok edilmiş, nasıl davranacakları görülsün diye yerlerine başkaları getirilmiştir (7:34; 10:13-14). Allah onlara haksızlık etmedi; bir topluluk kendini değiştirmedikçe O da onlara verdiği nimeti ve durumlarını değiştirmez (9:70; 8:53; 13:11). Yunus’un kavmi inanınca azap üzerlerinden kaldırıldı (10:98). Kur’an kendi döneminin olaylarını da anar: Rumların yenilgisini ve ardından yeneceklerini, çokluğun yarar sağlamadığı Huneyn gününü (30:2-4; 9:25). İyi ve kötü günler insanlar arasında dolaştırılır (3:140). Geçip giden topluluğun kazandığı kendinedir; insanlar yeryüzünde gezip akıllarını kullanmaya çağrılır (2:134; 22:46).',
    englishNote:
      'Allah made people into nations and tribes so they would know one another (49:13). Every community has its term; generations that did wrong despite their messengers’ proofs were destroyed and replaced by others, so that Allah may see their deeds (7:34; 10:13-14). Allah did not wrong them; He does not change His favor to a people, or their condition, until they change themselves (9:70; 8:53; 13:11). When Jonah’s people believed, the punishment was lifted (10:98). The Qur’an mentions events of its time: the Romans’ defeat and coming victory, and Hunayn, where numbers did not help (30:2-4; 9:25). Good and bad days pass around among people (3:140). A past people keeps what it earned; the living are called to travel and reason (2:134; 22:46).',
    verses:
      '49:13 7:34 10:13-14 9:70 25:38-39 50:12-14 8:53 13:11 11:117 10:98 30:2-6 9:25-27 59:2-4 3:103 3:26 3:140 2:134 3:137 30:9 22:45-46',
    turkishSynonyms:
      'milletler, tarih, tarihten ders, toplumların eceli, huneyn, rumlar, ress halkı, tübba kavmi',
    englishSynonyms:
      'nations, history, lessons of history, hunayn, the romans, the byzantines, people of tubba, people of al-rass',
    related: [
      'Nations That Were Destroyed',
      'Why the Stories Are Told',
      'Why Messengers Were Sent',
      'Badr',
    ],
    roots: 'قوم قرن أمم',
  },
  {
    section: 'other',
    turkishTitle: 'Sebe Halkı',
    englishTitle: 'The People of Sheba',
    turkishNote:
      'Sebe halkının yurdunda bir işaret, sağda ve solda iki bahçe vardı; güzel bir beldede, bağışlayan Rablerinin rızkından yiyip O’na şükretmeleri istendi (34:15). Yüz çevirdiler; üzerlerine Arim seli gönderildi, bahçelerinin yerini buruk yemişli, ılgınlı, birkaç sidre ağacı olan iki bahçe aldı (34:16). Bu, nankörlüklerinin karşılığıydı (34:17). Güven içinde gidip geldikleri yol üzerinde kasabalar vardı; yolculuklarının uzamasını istediler, kendilerine zulmettiler; dağıtıldılar, dilden dile anlatılır oldular (34:18-19). Bir grup mümin dışında İblis’e uydular; o, insanların çoğunun şükretmeyeceğini söylemişti, ama onların üzerinde bir gücü yoktu (34:20-21; 7:17). Nankörlüğü yüzünden açlık ve korku tadan bir kasaba da örnek verilir (16:112).',
    englishNote:
      'The people of Sheba had a sign where they lived, two gardens; in a good land, under a forgiving Lord, they were to eat of His provision and be grateful (34:15). They turned away, the flood of Arim was sent, and their gardens gave way to two with bitter fruit, tamarisks and a few lote trees (34:16). This was for their ingratitude (34:17). Towns lay along their safe roads, but, asking for longer journeys, they wronged themselves, were scattered and became a tale (34:18-19). All but a party of believers followed Iblis, who had said that most people would be ungrateful; he had no authority over them (34:20-21; 7:17). An ungrateful town, too, tasted hunger and fear (16:112).',
    verses: '34:15-21 27:22-24 7:16-17 17:61-65 16:112-114 8:53 14:7',
    turkishSynonyms: 'sebe kavmi, arim seli, seylül arim, sebe’nin iki bahçesi, nankör kasaba',
    englishSynonyms: 'saba, people of saba, sabaeans, flood of arim, the flood of the dam',
    broader: 'Peoples and Events',
    related: ['The Queen of Sheba', 'Gratitude', 'Satan', 'Nations That Were Destroyed'],
    roots: 'شكر سيل',
  },
  {
    section: 'other',
    turkishTitle: 'Cumartesi Halkı',
    englishTitle: 'The People of the Sabbath',
    turkishNote:
      'İsrailoğulları’na cumartesi günü sınırı aşmamaları söylenmiş, onlardan sağlam bir söz alınmıştı (4:154). Deniz kıyısındaki bir kasabanın halkı bu sınırı aştı; balıklar o gün akın akın gelir, öteki günler gelmezdi, yoldan çıktıkları için böyle sınanıyorlardı (7:163). Kimileri, Allah’ın yok edeceği ya da cezalandıracağı bir topluluğa niçin öğüt verildiğini sordu; öğüt verenler bunu, Rablerine karşı özürleri olsun ve belki sakınırlar diye yaptıklarını söylediler (7:164). Kötülükten alıkoyanlar kurtarıldı; zulmedenler azaba uğradı, onlara aşağılanmış maymunlar olmaları söylendi (7:165-166). Bu olay bir ders kılındı (2:66). Hepsi bir değildi: İçlerinde salih olanlar da olmayanlar da vardı; Musa’nın kavminden hak ile yol gösterenler de anılır (7:168; 7:159).',
    englishNote:
      'The Children of Israel were told not to transgress on the Sabbath, and gave a solemn pledge (4:154). A town by the sea transgressed; the fish came openly on that day and stayed away on others, a test for its disobedient people (7:163). Some asked why anyone should counsel those whom Allah would destroy or punish; the counselors answered: to be free of blame before their Lord, and in hope that they take heed (7:164). Those who forbade evil were saved; the wrongdoers were punished and told to become despised apes (7:165-166). This was made a lesson (2:66). Not all were alike: some were righteous, some not, and some of Moses’ people guide by truth (7:168; 7:159).',
    verses: '7:163-170 7:159 2:63-66 4:47 4:154 16:124 5:60 5:78-79 11:116-117',
    turkishSynonyms:
      'ashab-ı sebt, cumartesi yasağı, sebt, deniz kıyısındaki kasaba, maymuna çevrilenler',
    englishSynonyms:
      'ashab al-sabt, sabbath breakers, fishing on the sabbath, the town by the sea, turned into apes',
    broader: 'Peoples and Events',
    related: [
      'The Covenant of the Children of Israel',
      'Calling to Good',
      'Nations That Were Destroyed',
    ],
    roots: 'سبت نهي',
  },
  {
    section: 'other',
    turkishTitle: 'Kasaba Halkına Gelen Elçiler',
    englishTitle: 'The Messengers Sent to a Town',
    turkishNote:
      'Kur’an bir kasabanın halkını örnek verir; kasabanın da elçilerin de adını anmaz (36:13-14). Önce iki elçi gönderildi, yalanlanınca bir üçüncüyle desteklendiler (36:14). Halk onların da birer insan olduğunu, Rahmân’ın bir şey indirmediğini söyledi; elçiler, görevlerinin yalnız açıkça bildirmek olduğu karşılığını verdi (36:15-17). Uğursuz sayıldılar, taşlanmakla tehdit edildiler (36:18). Şehrin öbür ucundan koşarak gelen bir adam, kavmini hiçbir ücret istemeyen bu elçilere uymaya çağırdı; inandığını açıkça söyledi (36:20-21; 36:25). Kendisine “Cennete gir” denince, Rabbinin onu bağışladığını kavminin bilmesini diledi (36:26-27). Kavmi tek bir sesle sönüp gitti (36:29). Kendilerine gelen her elçiyle alay eden kullara yazıklar olsun denir (36:30).',
    englishNote:
      'The Qur’an gives the example of a town, naming neither it nor its messengers (36:13-14). Two were denied, so they were strengthened with a third (36:14). The people objected that they were only human and the Most Merciful had sent nothing down; they replied that their only duty was to convey the message clearly (36:15-17). They were called an evil omen and threatened with stoning (36:18). A man came running from the far end, urged his people to follow those who asked no payment, and said that he believed (36:20-21; 36:25). Told to enter Paradise, he wished his people knew of his Lord’s forgiveness (36:26-27). One blast extinguished them (36:29). Alas for people who mock every messenger (36:30).',
    verses: '36:13-32',
    turkishSynonyms:
      'ashab-ı karye, yasin suresindeki kasaba, üç elçi, şehrin öbür ucundan koşan adam, habib-i neccar',
    englishSynonyms:
      'ashab al-qaryah, people of the town in ya-sin, three messengers, the man who came running, companions of the city, habib al-najjar',
    broader: 'Peoples and Events',
    related: [
      'Why Messengers Were Sent',
      'Messengers Were Human Too',
      'Calling to Good',
      'Nations That Were Destroyed',
    ],
    roots: 'رسل قري',
  },
  {
    section: 'other',
    turkishTitle: 'Hendek Sahipleri',
    englishTitle: 'The Companions of the Trench',
    turkishNote:
      'Burûc suresi göğe ve vadedilen güne yeminle başlar ve hendek sahiplerini anar; kim oldukları söylenmez (85:1-4). Yakıtı bol ateşin başında oturmuş, müminlere yaptıklarını seyrediyorlardı; hınçlarının tek nedeni, müminlerin Allah’a inanmasıydı (85:5-8). Mümin erkeklere ve kadınlara işkence edip tövbe etmeyenler cehennem azabıyla uyarılır; inanıp iyi iş yapanlara cennetler vardır (85:10-11). “İman ettik” diyenler sınanmadan bırakılmaz (29:2). Kalbi imanla yatışmışken inkâra zorlanan kimse, imandan dönenleri bekleyen gazabın dışında tutulur (16:106). Her şeye tanık olan Allah’ın yakalayışı çetindir; O bağışlar ve sever (85:9; 85:12; 85:14).',
    englishNote:
      'Surah 85 swears by the sky and the promised Day and speaks of the companions of the trench, not saying who they were (85:1-4). They sat by a fire full of fuel, watching what they did to the believers, whom they resented only for believing in Allah (85:5-8). Those who torment believing men and women and do not repent are warned of Hell; gardens await believers who do good (85:10-11). No one who says “We believe” is left untested (29:2). One who is forced to disbelieve while the heart is secure in faith is exempt from the wrath on those who abandon faith (16:106). Allah witnesses all; His grip is severe, and He is forgiving and loving (85:9; 85:12; 85:14).',
    verses: '85:1-22 7:125-126 29:2-3 29:10 16:106 16:110',
    turkishSynonyms:
      'ashab-ı uhdud, uhdud, ateş dolu hendek, inancı için işkence görenler, buruc suresi kıssası, dininden dönmeye zorlanmak',
    englishSynonyms:
      'ashab al-ukhdud, people of the ditch, ukhdud, persecuted believers, the fire pit, torture for faith, forced to deny faith',
    broader: 'Peoples and Events',
    related: [
      'Faith Tested and Strengthened',
      'Moses and the Magicians',
      'Patience',
      'No Compulsion in Religion',
    ],
    roots: 'خدد فتن',
  },
  {
    section: 'other',
    turkishTitle: 'İsrailoğulları’nın Ahdi',
    englishTitle: 'The Covenant of the Children of Israel',
    turkishNote:
      'Allah İsrailoğulları’ndan söz almıştı: Yalnız O’na kulluk edecek, anne babaya, yakınlara, yetimlere ve yoksullara iyilik edecek, insanlara güzel söz söyleyecek, namazı kılıp zekâtı vereceklerdi (2:83). Birbirlerinin kanını dökmeyecek, birbirlerini yurtlarından çıkarmayacaklardı (2:84). Pek azı dışında yüz çevirdiler; sözlerini bozdukları için lanetlendiler, elçilerin kimini yalanlayıp kimini öldürdüler (2:83; 5:13; 5:70). Peygamber’den yine de onları affedip aldırmaması istenir (5:13). İçlerinden Allah’ın buyruğuyla yol gösteren önderler ve hak ile yol gösteren bir topluluk da anılır (32:24; 7:159). Allah onlara, “Bana verdiğiniz sözü tutun ki ben de size verdiğimi tutayım” diye seslenir (2:40). Müminlere de “İşittik, itaat ettik” diyerek verdikleri kendi sözleri hatırlatılır (5:7).',
    englishNote:
      'Allah took a covenant from the Children of Israel: to worship Him alone, do good to parents, relatives, orphans and the needy, speak well to people, pray and give zakah (2:83). They were not to shed each other’s blood or drive each other from home (2:84). All but a few turned away; they were cursed for breaking it, and denied or killed messengers (2:83; 5:13; 5:70). Yet the Prophet is told to pardon and overlook (5:13). Among them were leaders who guided by Allah’s command and a people that guides by truth (32:24; 7:159). Allah calls them to keep His covenant, so that He may keep theirs (2:40). Believers are reminded of their own pledge: “We hear and obey” (5:7).',
    verses:
      '2:40-48 2:63-64 2:83-86 2:93 4:154-155 5:12-13 5:70 3:187 20:80-82 45:16-17 32:23-24 7:159 7:169-171 5:7',
    turkishSynonyms:
      'beni israil, israiloğullarından alınan söz, misak, on iki temsilci, israiloğulları’na verilen nimetler',
    englishSynonyms:
      'bani israil, israelites, mithaq, pledge of the israelites, twelve leaders, the mount raised above them',
    broader: 'Peoples and Events',
    related: [
      'Promises and Covenants',
      'Holding Fast to the Book',
      'The Torah',
      'The People of the Book',
      'The People of the Sabbath',
    ],
    roots: 'وثق عهد',
  },
  {
    section: 'other',
    turkishTitle: 'Fil Olayı ve Kureyş',
    englishTitle: 'The Elephant and Quraysh',
    turkishNote:
      'Allah fil sahiplerinin tuzağını boşa çıkardı: Üzerlerine, pişmiş çamurdan taşlar atan kuş sürüleri gönderdi; onları yenmiş ekin yaprağına çevirdi (105:1-5). Kim oldukları, nasıl bir tuzak kurdukları surede anlatılmaz (105:1-2). Kış ve yaz yolculuklarına alışmış Kureyş de bu Ev’in Rabbine kulluğa çağrılır; onları açken doyuran, korkudan güvene kavuşturan O’dur (106:1-4). İbrahim, bu şehrin güvenli kılınmasını, soyunun ürünlerle rızıklanmasını dilemişti (14:35; 14:37). Doğru yola uyarlarsa yurtlarından koparılacaklarını söyleyenlere, her türlü ürünün getirildiği güvenli yurtları hatırlatılır (28:57). Çevrelerinde insanlar kapılıp götürülürken Allah’ın nimetini inkâr mı ederler (29:67)?',
    englishNote:
      'Allah foiled the companions of the elephant: birds in flocks pelted them with stones of baked clay and left them like eaten straw (105:1-5). Who they were and what they plotted the surah does not say (105:1-2). Quraysh, used to their winter and summer journeys, are called to worship the Lord of this House, who fed them in hunger and gave them safety from fear (106:1-4). Abraham prayed that this city be secure and his offspring given fruits (14:35; 14:37). Those afraid of losing their land if they followed guidance are reminded of their safe sanctuary, to which all kinds of fruits are brought (28:57). While people around them are snatched away, will they deny Allah’s favor (29:67)?',
    verses: '105:1-5 106:1-4 14:35-37 2:126 27:91 28:57 29:67 8:33-35',
    turkishSynonyms:
      'fil vakası, fil sahipleri, ebabil kuşları, ashab-ı fil, kış ve yaz yolculuğu, mekkeliler, ebrehe, fil suresi, kureyş’e verilen nimetler',
    englishSynonyms:
      'people of the elephant, ababil, year of the elephant, ashab al-fil, winter and summer caravan, the quraish, abraha',
    broader: 'Peoples and Events',
    related: ['Mecca, the Secure City', 'The Kaaba', 'Abraham and Ishmael', 'Gratitude'],
    roots: 'فيل ألف',
  },
  {
    section: 'other',
    turkishTitle: 'Bedir',
    englishTitle: 'Badr',
    turkishNote:
      'Kur’an Bedir’i, Allah’ın güçsüz müminlere yardımını hatırlatırken anar; Enfâl suresindeki ayetlerin de o günü anlattığı kabul edilir (3:123). Müminlerin bir kısmı çıkmaya isteksizdi; kendilerine vadedilen iki topluluktan silahsız olanı istiyorlardı (8:5-7). Yardım dilediklerinde onlara ardı ardına bin melek vadedildi; bu bir müjdeydi, yardım yalnız Allah’tandır (8:9-10). Düşmanı öldüren kendileri değil, Allah’tı (8:17). Karşılaşınca iki taraf birbirinin gözüne az gösterildi (8:44). Ganimetin beşte biri Allah’a, Elçi’ye, yakınlara, yetimlere, yoksullara ve yolculara ayrıldı (8:41). Düşman iyice sindirilmeden, dünya malı için esir alınması kınanır; esirlere, kalplerinde hayır varsa kendilerinden alınandan daha iyisinin verileceği söylenir (8:67; 8:70).',
    englishNote:
      'The Qur’an names Badr in recalling Allah’s help to believers in their weakness; verses of Surah 8 are read as about it (3:123). Some were unwilling to go; of the two parties promised they wanted the unarmed one (8:5-7). Begging for help, they were promised a thousand angels as good news; help is from Allah alone (8:9-10). It was Allah, not they, who killed the enemy (8:17). Each side looked few to the other (8:44). A fifth of the spoils is for Allah, the Messenger, relatives, orphans, the needy and travelers (8:41). Taking captives for worldly gain before the enemy is fully subdued is rebuked; captives with good in their hearts are promised better than was taken (8:67; 8:70).',
    verses: '3:123-127 3:12-13 8:1 8:5-19 8:41-51 8:67-71',
    turkishSynonyms: 'bedir savaşı, bedir gazvesi, furkan günü, ganimet, enfal, esirler, bin melek',
    englishSynonyms:
      'battle of badr, day of criterion, spoils of war, captives of war, a thousand angels, war booty',
    broader: 'Peoples and Events',
    related: ['Fighting', 'Uhud', 'Angels Bringing Help and Good News', 'Trust in Allah'],
    roots: 'نصر نفل غنم',
  },
  {
    section: 'other',
    turkishTitle: 'Uhud',
    englishTitle: 'Uhud',
    turkishNote:
      'Uhud hakkında olduğu kabul edilen bu ayetler, Peygamber’in müminleri savaş yerlerine yerleştirmesiyle başlar (3:121). Allah sözünü tutmuştu; sonra gevşediler, çekiştiler, karşı geldiler; kimi dünyayı, kimi ahireti istiyordu (3:152). Elçi arkalarından seslenirken kaçıyorlardı (3:153). Onlara Muhammed’in ancak bir elçi olduğu söylenir; ölür ya da öldürülürse geri mi döneceklerdi (3:144)? Başlarına gelen hem kendilerindendi hem Allah’ın izniyleydi (3:165-166). Gevşememeleri, üzülmemeleri istenir; günler insanlar arasında dolaştırılır (3:139-140). Allah kaçanları affetti; Peygamber’den de affetmesi ve onlara danışması istenir (3:155; 3:159). Allah yolunda öldürülenler Rableri katında diridir (3:169). Yaralıyken çağrıya uyanların imanı, düşmanla korkutulunca arttı (3:172-173).',
    englishNote:
      'These verses, read as being about Uhud, begin as the Prophet posts believers for battle (3:121). Allah had kept His promise; then they faltered, disputed and disobeyed, some wanting this world, some the next (3:152). They fled while the Messenger called them (3:153). Muhammad is only a messenger: if he died or were killed, would they turn back (3:144)? What struck them was from themselves, and by Allah’s leave (3:165-166). They should not weaken or grieve; such days pass around among people (3:139-140). Allah pardoned those who fled; the Prophet is to pardon and consult them (3:155; 3:159). Those killed in Allah’s way live with their Lord (3:169). The wounded answered the call, and warnings increased their faith (3:172-173).',
    verses: '3:121-122 3:139-175 3:179',
    turkishSynonyms: 'uhud savaşı, uhud gazvesi, uhud şehitleri, yenilgiden ders',
    englishSynonyms:
      'battle of uhud, ohod, martyrs of uhud, defeat of the believers, lessons of a defeat',
    broader: 'Peoples and Events',
    related: [
      'Badr',
      'Those Who Die in the Way of Allah',
      'Consultation',
      'Patience',
      'Faith Tested and Strengthened',
    ],
    roots: 'قرح عفو',
  },
  {
    section: 'other',
    turkishTitle: 'Hendek Savaşı',
    englishTitle: 'The Battle of the Trench',
    turkishNote:
      'Hendek Savaşı hakkında olduğu kabul edilen ayetler müminlere Allah’ın nimetini hatırlatır: Ordular üzerlerine gelince O, bir rüzgâr ve görünmeyen ordular göndermişti (33:9). Düşman yukarıdan ve aşağıdan gelmiş, yürekler ağızlara gelmiş, müminler şiddetle sarsılmıştı (33:10-11). Münafıklar verilen sözün aldatma olduğunu söyledi; kimileri evlerinin açık olduğunu öne sürdü, oysa yalnız kaçmak istiyordu (33:12-13). Müminler ise düşman birliklerini görünce bunun, Allah’ın ve Elçisi’nin vadettiği şey olduğunu söylediler, imanları arttı; içlerinde sözünde duran erler vardı (33:22-23). Allah’ı umanlara Elçi’de güzel bir örnek vardır (33:21). Allah inkârcıları öfkeleriyle geri çevirdi (33:25). Kitap ehlinden onlara arka çıkanları da kalelerinden indirdi; bir kısmı öldürüldü, bir kısmı esir alındı (33:26).',
    englishNote:
      'Verses read as being about the Battle of the Trench recall Allah’s favor: when armies came, He sent a wind and unseen hosts (33:9). Enemies came from above and below, hearts rose to throats, and the believers were shaken (33:10-11). Hypocrites called the promise a delusion; some, claiming their houses were exposed, only meant to flee (33:12-13). Seeing the confederates, the believers said Allah and His Messenger had promised this; their faith grew, and some kept their word (33:22-23). Whoever hopes in Allah has a good example in the Messenger (33:21). Allah turned the disbelievers back in their rage (33:25). People of the Book who had supported them were brought down from their forts, killed or captured (33:26).',
    verses: '33:9-27',
    turkishSynonyms: 'ahzab, ahzab savaşı, hendek gazvesi, düşman birlikleri, medine kuşatması',
    englishSynonyms: 'al-ahzab, the confederates, battle of the ditch, khandaq, siege of medina',
    broader: 'Peoples and Events',
    related: [
      'Hypocrisy: Faith Only on the Tongue',
      'Faith Tested and Strengthened',
      'Fighting',
      'The Prophet’s Household',
    ],
    roots: 'حزب زلزل',
  },
  {
    section: 'other',
    turkishTitle: 'Hudeybiye ve Fetih',
    englishTitle: 'Hudaybiyah and the Victory',
    turkishNote:
      'Hudeybiye hakkında olduğu kabul edilen Fetih suresi, Peygamber’e verilen apaçık bir fetihle başlar (48:1). Ona bağlılık sözü verenler Allah’a söz vermiş olur; Allah, ağacın altında söz veren müminlerden razı oldu (48:10; 48:18). Geride kalan bedeviler ise onların bir daha dönmeyeceğini sanmıştı (48:11-12). Allah Mekke vadisinde iki tarafın ellerini birbirinden çekti (48:24). Müminler Mescid-i Haram’dan alıkonulmuştu; orada tanımadıkları, bilmeden ezebilecekleri müminler vardı (48:25). Elçi’nin rüyası doğrulandı: Oraya güvenle gireceklerdi (48:27). Allah’ın yardımı ve fetih gelince Peygamber’den hamd ile tesbih etmesi ve bağışlanma dilemesi istenir (110:1-3). Fetihten önce verip savaşanların derecesi daha büyüktür, ama hepsine en güzeli vadedilmiştir (57:10).',
    englishNote:
      'Surah 48, read as being about Hudaybiyah, opens with a clear victory for the Prophet (48:1). A pledge to him is a pledge to Allah, who was pleased with the believers when they gave it under the tree (48:10; 48:18). Bedouins who stayed behind thought the others would not return (48:11-12). In Mecca’s valley Allah held both sides back (48:24). The believers were kept from the Sacred Mosque; they might have trampled believers unknown to them (48:25). The Messenger’s dream was confirmed: they would enter safely (48:27). When Allah’s help and victory come, the Prophet is to give praise and ask forgiveness (110:1-3). Those who gave and fought before the victory rank higher; all are promised the best (57:10).',
    verses: '48:1-29 110:1-3 57:10',
    turkishSynonyms:
      'hudeybiye antlaşması, mekke’nin fethi, rıdvan biatı, ağacın altındaki biat, fetih suresi, biat',
    englishSynonyms:
      'treaty of hudaybiyyah, conquest of mecca, pledge under the tree, bayah, al-fath, clear victory',
    broader: 'Peoples and Events',
    related: ['Peace and Treaties', 'Mecca, the Secure City', 'Dreams', 'Promises and Covenants'],
    roots: 'فتح بيع',
  },
  {
    section: 'other',
    turkishTitle: 'Tebük',
    englishTitle: 'Tabuk',
    turkishNote:
      'Tebük hakkında olduğu kabul edilen ayetler, sefere çağrılınca yere çakılıp kalan müminlere bunun nedenini sorar (9:38). Kazanç yakın, yol kolay olsaydı uyacak olanlara mesafe uzak geldi (9:42). Allah Peygamber’i affettiğini bildirir, onlara niçin izin verdiğini sorar (9:43). “Sıcakta çıkmayın” diyenlere cehennem ateşinin daha sıcak olduğu söylenir (9:81). İçten oldukları sürece güçsüzlere, hastalara, harcayacak bir şeyi olmayanlara, binek bulamayıp gözyaşıyla dönenlere de günah yoktur (9:91-92). Allah Peygamber’e, zor saatte ona uyanlara ve yeryüzü kendilerine dar gelen, geride kalmış üç kişiye bağışlamasıyla yöneldi (9:117-118). Allah yolunda çekilen susuzluk, yorgunluk ve açlık iyi iş olarak yazılır (9:120).',
    englishNote:
      'The verses read as being about Tabuk ask why believers, called to go out, cling to the ground (9:38). Some, ready for near gain and an easy trip, found the way long (9:42). Allah pardons the Prophet and asks why he excused them (9:43). Those who said not to go out in the heat hear that Hell is hotter (9:81). No blame falls on the weak, sick or poor if sincere, or those who wept for want of mounts (9:91-92). Allah turned in forgiveness to the Prophet, those who followed him in the hard hour, and three left behind for whom the earth grew narrow (9:117-118). Thirst, toil and hunger in His way count as good deeds (9:120).',
    verses: '9:38-52 9:81-96 9:102-103 9:106 9:117-122',
    turkishSynonyms:
      'tebük seferi, tebük gazvesi, zorluk seferi, geride kalan üç kişi, seferden geri kalanlar',
    englishSynonyms:
      'expedition of tabuk, battle of tabuk, the hour of hardship, the three who were left behind, those who stayed behind',
    broader: 'Peoples and Events',
    related: [
      'Hypocrisy: Faith Only on the Tongue',
      'He Forgives and Accepts Repentance',
      'Fighting',
      'Truthfulness',
    ],
    roots: 'نفر خلف توب',
  },
  {
    section: 'other',
    turkishTitle: 'Peygamber’in Evi',
    englishTitle: 'The Prophet’s Household',
    turkishNote:
      'Peygamber’in eşleri müminlerin anneleridir (33:6). Onlardan dünya hayatı ile Allah, Elçisi ve ahiret yurdu arasında seçim yapmaları istenir (33:28-29). Uygun söz söylemeleri, evlerinde durmaları, namaz kılıp zekât vermeleri buyurulur; Allah “ev halkı”nı arındırmak ister, bu sözün kimleri kapsadığı tartışmalıdır (33:32-33). Peygamber’in evlerine izinsiz girilmez, eşlerinden bir şey perde arkasından istenir, ondan sonra onlarla evlenilmez (33:53). Kendisine kimlerle evlenebileceği, sonra cariyeler dışında başka kadınların helal olmadığı bildirilir (33:50; 33:52). Peygamber’in, Zeyd’in ayrıldığı kadınla evlendirilmesi, evlatlıkların ayrıldığı kadınlarla evlenmek müminlere güç olmasın diyedir (33:37). Bir sırrı açığa vurulunca iki eşi tövbeye çağrılır (66:3-4). Bir eşi hakkında olduğu kabul edilen söylenti bir iftiraydı (24:11-12).',
    englishNote:
      'The Prophet’s wives are the believers’ mothers (33:6). They may choose this life, or Allah, His Messenger and the Hereafter (33:28-29). They are to speak properly, stay home, pray and give zakah; Allah wills to purify “the people of the house,” a term of disputed scope (33:32-33). None may enter his houses uninvited, ask his wives anything except from behind a screen, or marry them after him (33:53). He is told whom he may marry, and later no others except slaves (33:50; 33:52). Zayd’s ex-wife was married to him, so believers may marry adopted sons’ ex-wives (33:37). After a secret is told, two wives are called to repent (66:3-4). A rumor, read as about one wife, was slander (24:11-12).',
    verses: '33:28-34 33:4-6 33:37-40 33:50-55 33:59 49:4-5 66:1-5 24:11-20',
    turkishSynonyms:
      'ehl-i beyt, ehlibeyt, müminlerin anneleri, peygamber’in eşleri, peygamber hanımları, zeyd',
    englishSynonyms:
      'ahl al-bayt, mothers of the believers, wives of the prophet, prophet’s wives, zayd, people of the house',
    broader: 'Peoples and Events',
    related: [
      'Muhammad, a Mercy to the Worlds',
      'Marriage',
      'Women',
      'Manners at Home and on Visits',
      'Slander',
    ],
    roots: 'زوج بيت',
  },
];
