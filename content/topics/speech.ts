import type { PostSource } from './topic';

/** Topics that collect verses by their form, such as prayers, addresses and oaths. */
export const speechPosts: readonly PostSource[] = [
  {
    section: 'other',
    turkishTitle: 'Kur’an’ın Üslubu',
    englishTitle: 'How the Qur’an Speaks',
    turkishNote:
      'Kur’an kendisini sözlerin en güzeli diye anlatır; ayetleri birbirine benzer ve yinelenir (39:23). Müjde verir, uyarır; insanlar sakınsın diye uyarılarını türlü biçimlerde tekrarlar (41:4; 20:113). Kimi yerde bütün insanlara, kimi yerde iman edenlere ya da Peygamber’e seslenir (2:21; 8:24; 33:45). Kıssaların en güzelini anlatır, her türlü misali verir (12:3; 39:27). Soru sorar: Deveye, göğe, dağlara ve yere bakmazlar mı (88:17-20)? İncire, zeytine, Sina Dağı’na ve güvenli beldeye yemin eder (95:1-3). Kimi sözlerini yineler: O gün yalanlayanların vay hâline (77:15; 77:24)! Öğüt alınsın diye kolaylaştırılmıştır, ama bu çeşitli anlatım kimilerinin ancak kaçışını artırır (54:17; 17:41). Peygamber’e şiir öğretilmemiştir; bu, ayırt edici bir sözdür, şaka değildir (36:69; 86:13-14).',
    englishNote:
      'The Qur’an calls itself the best of discourse, its verses alike and repeated (39:23). It brings good news and varies its warnings so people may beware (41:4; 20:113). It addresses all people, believers, or the Prophet (2:21; 8:24; 33:45). It tells the best of stories and gives every kind of parable (12:3; 39:27). It asks: do they not look at camels, the sky, the mountains and the earth (88:17-20)? It swears by the fig, the olive, Mount Sinai and the secure city (95:1-3). Some words return: woe, that Day, to the deniers (77:15; 77:24)! It was made easy for remembrance, yet its variety only drives some further away (54:17; 17:41). The Prophet was taught no poetry; this is a decisive word, no jest (36:69; 86:13-14).',
    verses:
      '39:23 41:3-4 20:113 17:41 2:21 8:24 33:45-46 12:3 11:120 39:27-28 2:26 88:17-21 95:1-4 112:1-4 77:15 77:20-24 54:17 36:69 86:13-14',
    turkishSynonyms:
      'kur’an’ın dili, kur’an’ın anlatımı, kur’an’da tekrarlar, kur’an’da soru cümleleri, kur’an’ın hitabı, kur’an’da edebi anlatım',
    englishSynonyms:
      'style of the quran, language of the quran, repetition in the quran, rhetorical questions in the quran, quranic address, literary style',
    related: [
      'Oaths',
      '“Say”',
      'The Parables of the Qur’an',
      'Why the Stories Are Told',
      'A Book Made Clear',
    ],
    roots: 'صرف حدث ثني',
  },
  {
    section: 'other',
    turkishTitle: 'Rabbenâ Duaları',
    englishTitle: 'The Prayers “Our Lord”',
    turkishNote:
      '“Rabbimiz” diye yakaran Âdem ile eşi, kendilerine yazık ettiklerini söyleyip bağışlanma diler; İbrahim ile İsmail, Kâbe’nin temellerini yükseltirken yaptıklarının kabulünü ister (7:23; 2:127). Calut’un karşısına çıkanlar da Firavun’un önünde iman eden sihirbazlar da sabır diler (2:250; 7:126). Müminler hem dünyada hem ahirette iyilik ister, unuttukları ve yanıldıkları için hesaba çekilmemeyi diler; eşleri, çocukları ve kendilerinden önce inanmış kardeşleri için dua eder (2:201; 2:286; 25:74; 59:10). Ezilenler, halkı zalim bir şehirden çıkarılmayı ister (4:75). Melekler de tövbe edenlerin bağışlanmasını diler (40:7). Yalnız dünyayı isteyenin ahirette payı yoktur; ateştekilerin “Rabbimiz, bizi buradan çıkar” yakarışı ise geri çevrilir (2:200; 23:107-108).',
    englishNote:
      '“Our Lord”, say Adam and his wife, admitting their wrong and asking forgiveness; Abraham and Ishmael, raising the House, ask that their work be accepted (7:23; 2:127). Those facing Goliath and the magicians who believe before Pharaoh ask for patience (2:250; 7:126). Believers ask for good in this world and the next, and not to be blamed for forgetting or erring; they pray for spouses, children and those who believed before them (2:201; 2:286; 25:74; 59:10). The oppressed ask to leave a town of wrongdoers (4:75). Angels, too, ask forgiveness for those who repent (40:7). One who asks only for this world has no share in the next, and the cry from the Fire, “Our Lord, bring us out”, is refused (2:200; 23:107-108).',
    verses:
      '7:23 2:127-129 2:200-202 2:250 7:126 10:85-86 7:89 18:10 3:53 5:83 3:147 2:285-286 3:8-9 3:16 3:191-194 4:75 14:40-41 25:65 25:74 59:10 60:4-5 40:7-9 66:8 23:107-109',
    turkishSynonyms:
      'rabbena, rabbena atina, rabbenağfirli, rabbimiz diye başlayan dualar, kur’an’dan dualar, müminlerin duaları, dünya ve ahiret duası',
    englishSynonyms:
      'rabbana, rabbana duas, rabbana atina, forty rabbana, quranic duas, prayers of the believers',
    broader: 'How the Qur’an Speaks',
    related: [
      'The Prayers of the Prophets',
      'Supplication',
      'He Is Near',
      'He Forgives and Accepts Repentance',
    ],
    roots: 'ربب دعو',
  },
  {
    section: 'other',
    turkishTitle: 'Peygamberlerin Duaları',
    englishTitle: 'The Prayers of the Prophets',
    turkishNote:
      'Nuh, bilmediği bir şeyi istemekten Rabbine sığınır; yeryüzünde hiçbir kâfirin bırakılmamasını da o ister (11:47; 71:26). İbrahim, beldesinin güvenli olmasını, insanlardan bir kısmının gönlünün soyuna yönelmesini ve diriliş günü utandırılmamayı diler (14:35; 14:37; 26:87). Musa göğsünün genişletilmesini ister, kendisi ve kardeşi için bağışlanma diler; Firavun ile çevresinin mallarının yok edilmesini, kalplerinin katılaştırılmasını isteyen de odur (20:25; 7:151; 10:88). Eyyub derdini söyler, Yunus karanlıklar içinde Allah’tan başka ilah olmadığını ve kendisinin zalimlerden olduğunu söyleyerek seslenir, Zekeriya yalnız bırakılmamayı diler; Allah üçüne de karşılık verir (21:83-84; 21:87-88; 21:89-90). Yusuf Müslüman olarak ölmeyi, Süleyman şükredebilmeyi, İsa gökten bir sofra ister (12:101; 27:19; 5:114). Muhammed’e ilminin artırılmasını dilemesi öğretilir (20:114).',
    englishNote:
      'Noah takes refuge from asking for what he does not know, and asks that no disbeliever remain on earth (11:47; 71:26). Abraham prays for a secure city, hearts inclined to his descendants, and no disgrace at the resurrection (14:35; 14:37; 26:87). Moses asks that his heart be opened, he and his brother forgiven, and Pharaoh and his chiefs stripped of wealth and hardened in heart (20:25; 7:151; 10:88). Job calls in distress; Jonah, in the darkness, proclaims Allah the only god and admits his wrong; Zechariah asks not to be left alone; each is answered (21:83-84; 21:87-88; 21:89-90). Joseph asks to die in submission, Solomon to be grateful, Jesus for a table from heaven (12:101; 27:19; 5:114). Muhammad is taught to ask for more knowledge (20:114).',
    verses:
      '7:23 11:47 71:26-28 14:35-37 2:129 37:100 26:83-89 29:30 12:101 20:25-28 28:16 28:24 7:151 10:88-89 27:19 38:35 21:83-84 21:87-90 5:114 17:80 20:114 23:118',
    turkishSynonyms:
      'peygamber duası, hz. musa’nın duası, hz. yunus’un duası, hz. ibrahim’in duası, rabbi şrah li, rabbi zidni ilmen',
    englishSynonyms:
      'duas of the prophets, dua of moses, dua of abraham, dua of noah, rabbi shrah li sadri, rabbi zidni ilma, prophetic supplications',
    broader: 'How the Qur’an Speaks',
    related: [
      'The Prayers “Our Lord”',
      'Supplication',
      'The Prayer of Earlier Prophets',
      'Seeking Refuge',
    ],
    tables: [9],
    roots: 'دعو ربب',
  },
  {
    section: 'other',
    turkishTitle: '“Ey İman Edenler”: İbadet ve İtaat',
    englishTitle: '“O You Who Believe”: Worship and Obedience',
    turkishNote:
      'Bu seslenişlerin bir kısmı imana çağırır: Allah’a, elçisine ve kitaplara inanmaya, Allah’tan hakkıyla sakınmaya (4:136; 3:102). Bir kısmı ibadeti öğretir: namazdan önce yıkanmayı, orucu, cuma çağrısına koşmayı, Allah’ı çok anmayı (5:6; 2:183; 62:9; 33:41). Bir kısmı itaat ister: Allah’a, elçiye ve müminlerden olan yetki sahiplerine; anlaşmazlık Allah’a ve elçiye götürülür, hayat veren çağrıya karşılık verilir (4:59; 8:24). Bir kısmı da vermeyi, kendini ve ailesini ateşten korumayı, içtenlikle tövbe etmeyi ister (2:254; 66:6; 66:8). Allah yolunda sefere çıkmakta ağır davrananlar kınanır, yakındaki kâfirlerle savaşmak emredilir (9:38; 9:123). Dininden dönen olursa Allah, sevdiği bir topluluk getirir (5:54).',
    englishNote:
      'Some of these calls are to faith: to believe in Allah, His messenger and the books, and to be mindful of Allah as is His due (4:136; 3:102). Some teach worship: washing before prayer, fasting, hastening to the Friday call, remembering Allah often (5:6; 2:183; 62:9; 33:41). Some require obeying Allah, the Messenger and those in authority among the believers, referring disputes to Allah and the Messenger, and answering the call that gives life (4:59; 8:24). Others ask for giving, guarding oneself and one’s family from the Fire, and sincere repentance (2:254; 66:6; 66:8). Those slow to set out in Allah’s way are reproached, and fighting nearby disbelievers is commanded (9:38; 9:123). Should any leave their religion, Allah will bring a people whom He loves (5:54).',
    verses:
      '4:136 2:208 3:102 59:18-19 57:28 8:29 5:35 22:77-78 2:153 2:183 4:43 5:6 62:9-10 33:41-43 33:56 63:9 2:254 4:59 8:20-22 8:24 47:33 3:200 61:10-12 8:45-46 9:38 9:123 5:54 66:6 66:8',
    turkishSynonyms:
      'ya eyyühellezine amenu, müminlere emirler, iman edenlere sesleniş, allah’a ve resulüne itaat, müminlere hitap',
    englishSynonyms:
      'ya ayyuhalladhina amanu, commands to believers, call to the believers, obey allah and the messenger',
    broader: 'How the Qur’an Speaks',
    related: [
      '“O You Who Believe”: Character and Society',
      'What Is Faith?',
      'Worship and Servanthood',
      'The Qualities of the Believers',
    ],
    roots: 'أمن طوع',
  },
  {
    section: 'other',
    turkishTitle: '“Ey İman Edenler”: Ahlak ve Toplum',
    englishTitle: '“O You Who Believe”: Character and Society',
    turkishNote:
      'Bu seslenişler insanların birbirine karşı görevlerini öğretir: sözleşmeleri yerine getirmeyi, kendi aleyhine de olsa, kin duyulan bir topluluğa karşı da olsa adil olmayı (5:1; 4:135; 5:8). Faiz, içki, kumar ve başkasının malını haksız yere yemek yasaklanır; sadaka başa kakılarak boşa çıkarılmaz (2:278; 5:90; 4:29; 2:264). Alay, kötü zan ve gıybet bırakılır, fasığın getirdiği haber araştırılır, başkasının evine izinsiz girilmez (49:11-12; 49:6; 24:27). Kadınlar zorla miras alınmaz, onlarla iyi geçinilir (4:19). Yahudileri, Hristiyanları ve düşmanları veli edinmek yasaklanır; müminlerle din yüzünden savaşmayan, onları yurtlarından çıkarmayan kimselere iyilik ve adalet ise yasaklanmaz; bu ayetlerin birlikte nasıl anlaşılacağı tartışılır (5:51; 60:1; 60:8). Yapmadığını söylemek Allah katında çok çirkindir (61:2-3).',
    englishNote:
      'These calls teach what people owe one another: to keep contracts and be just, even against oneself and toward people one hates (5:1; 4:135; 5:8). Usury, intoxicants, gambling and devouring others’ wealth are forbidden, and charity must not be spoiled by reproaches (2:278; 5:90; 4:29; 2:264). Mockery, suspicion and backbiting are to be avoided, a wrongdoer’s news checked, and others’ houses entered only with leave (49:11-12; 49:6; 24:27). Women must not be inherited by force but treated kindly (4:19). Taking Jews, Christians and enemies as allies is forbidden; kindness and justice toward those who do not fight believers over religion or expel them are not; how these verses fit together is disputed (5:51; 60:1; 60:8). Saying what one does not do is most hateful to Allah (61:2-3).',
    verses:
      '5:1-2 4:135 5:8 8:27 9:119 33:69-71 61:2-3 2:264 2:267 2:278-279 4:29 9:34 5:87 5:90 4:19 64:14 24:27 24:58 33:53 58:9 58:11 49:6 49:11-12 4:94 5:105 3:118 5:51 5:57 60:1 60:7-10 60:13',
    turkishSynonyms:
      'müminlere ahlak öğütleri, müslümanın görevleri, toplum kuralları, haberi araştırmak, veli edinmek, müminlere yasaklar, müminlere emredilenler',
    englishSynonyms:
      'moral commands, duties of a muslim, social rules, verify news, taking allies, prohibitions for believers, what believers are forbidden',
    broader: 'How the Qur’an Speaks',
    related: [
      '“O You Who Believe”: Worship and Obedience',
      'Good Character',
      'Life in Society',
      'Justice',
      'Peace and Treaties',
    ],
    roots: 'أمن قسط عدل',
  },
  {
    section: 'other',
    turkishTitle: '“Ey İnsanlar”',
    englishTitle: '“O Mankind”',
    turkishNote:
      'İnsanlar, kendilerini ve öncekileri yaratan Rablerine kulluğa çağrılır (2:21). Bir erkekle bir dişiden yaratılmış, tanışsınlar diye halklara ve kabilelere ayrılmışlardır; Allah katında en değerlileri en çok sakınanlarıdır (49:13). Helal ve temiz olandan yemeleri, Allah’ın nimetini hatırlamaları istenir; O’na muhtaç olan kendileridir (2:168; 35:3; 35:15). Elçi hepsine gönderilmiştir; hak geldikten sonra doğru yolu tutan kendi iyiliğine tutar, sapan kendi zararına sapar (7:158; 10:108). Taşkınlıkları kendi aleyhlerinedir; O dilerse onları giderip başkalarını getirir (10:23; 4:133). Dirilişten şüphe edenlere topraktan yaratıldıkları anlatılır; hepsi, babanın evladına yarar sağlayamayacağı günden sakındırılır (22:5; 31:33). Kimi yerde sesleniş “Ey insan” biçimindedir (82:6; 84:6).',
    englishNote:
      'People are called to worship the Lord who created them and those before them (2:21). All come from a male and a female, made peoples and tribes to know one another; the noblest before Allah is the most mindful (49:13). They are to eat what is lawful and good and remember Allah’s favor; they need Him (2:168; 35:3; 35:15). The Messenger is sent to all; each takes the right way, or strays, to their own gain or loss (7:158; 10:108). Their insolence harms only themselves; He can replace them if He wills (10:23; 4:133). Doubters of resurrection are told of their creation from dust; no father will help his child that Day (22:5; 31:33). At times the call is “O man” (82:6; 84:6).',
    verses:
      '2:21-22 4:1 49:13 2:168 35:3 35:5 35:15 4:133 4:170 4:174 7:158 10:57 10:104 10:108 22:49 10:22-23 22:73 22:1-2 22:5-7 31:33 82:6-8 84:6',
    turkishSynonyms:
      'ya eyyühennas, bütün insanlara sesleniş, insanlığa çağrı, ırk ve kavim farkı, insanların eşitliği, ey insan, üstünlük ölçüsü',
    englishSynonyms:
      'ya ayyuhannas, o people, call to humanity, equality of people, race and tribe, o human being, noblest of people',
    broader: 'How the Qur’an Speaks',
    related: [
      '“O Children of Adam”',
      'The Human Being',
      'The Creation of the Human Being',
      'Resurrection',
    ],
    roots: 'نوس أنس',
  },
  {
    section: 'other',
    turkishTitle: '“Ey Âdemoğulları”',
    englishTitle: '“O Children of Adam”',
    turkishNote:
      'Âdemoğulları uyarılır: Şeytan, anne babalarını cennetten çıkardığı gibi onları da aldatmasın (7:27). Onlara örtünmek ve süslenmek için giysi verilmiştir; takva giysisi daha hayırlıdır (7:26). Mescitlerde süslerini takınmaları, yiyip içmeleri, ama israf etmemeleri istenir; Allah’ın kulları için çıkardığı süsü ve temiz rızıkları kim yasaklamıştır (7:31-32)? Ayetleri anlatan elçiler geldiğinde sakınıp düzelene korku yoktur; büyüklenip yalanlayanlar ateştedir (7:35-36). Hesap günü onlara, şeytana değil Allah’a kulluk etmelerinin buyurulduğu hatırlatılır (36:60-61). Onlardan söz eden başka ayetlerde soyları, Allah’ın Rableri olduğuna tanık tutulur, bunun nasıl olduğu tartışılır; Allah onları onurlandırmış, yarattıklarının birçoğundan üstün kılmıştır (7:172; 17:70).',
    englishNote:
      'Satan must not tempt the children of Adam as he drove their parents from Paradise (7:27). They were given clothing for cover and adornment; the clothing of mindfulness is better (7:26). They are to dress well at every place of prayer, and eat and drink without excess; who has forbidden Allah’s adornment and good provision (7:31-32)? When messengers bring His verses, the mindful who mend their ways need not fear; the proud deniers are for the Fire (7:35-36). On Judgment Day they are reminded of the charge to worship not Satan but Allah (36:60-61). In other verses their offspring testify that Allah is their Lord, though how is disputed; He has honored them above much of creation (7:172; 17:70).',
    verses: '7:26-36 36:60-64 7:172-174 17:70',
    turkishSynonyms:
      'ya beni adem, âdem’in çocukları, takva elbisesi, kâlû belâ, insanın şerefi, giyinme ve süslenme',
    englishSynonyms:
      'ya bani adam, sons of adam, clothing of righteousness, clothing and adornment, dignity of man',
    broader: 'How the Qur’an Speaks',
    related: [
      '“O Mankind”',
      'Adam and His Wife',
      'Satan',
      'The Human Being',
      'The Rebellion of Iblis',
    ],
    roots: 'بني ذرر',
  },
  {
    section: 'other',
    turkishTitle: '“Ey Peygamber”',
    englishTitle: '“O Prophet”',
    turkishNote:
      '“Ey Elçi” ve “Ey örtüsüne bürünen” diye de seslenilen Peygamber’e görevi anlatılır (5:67; 73:1; 74:1): O tanıktır, müjdecidir, uyarıcıdır, aydınlatan bir kandildir (33:45-46). Allah’tan sakınması, kâfirlere ve münafıklara uymaması, kendisine indirileni bildirmesi istenir (33:1; 5:67). Gece kalkmaya, uyarmaya ve sabretmeye çağrılır (73:2; 74:2; 74:7). Müminleri savaşa teşvik etmesi, kâfirlerle ve münafıklarla mücadele edip onlara sert davranması emredilir; esirlere ise umut veren bir söz iletir (8:65; 9:73; 8:70). Eşlerini, dünya hayatı ve süsü ile Allah, elçisi ve ahiret yurdu arasında seçime çağırır; ona helal kılınan kadınlar sayılır (33:28-29; 33:50). Mümin kadınların biatını kabul eder, boşanma kuralını bildirir (60:12; 65:1). Eşlerinin hoşnutluğunu ararken helal olanı kendisine neden yasakladığı da sorulur (66:1).',
    englishNote:
      'The Prophet, also called “Messenger” and “you who are wrapped”, is told his task (5:67; 73:1; 74:1): witness, bearer of good news, warner and light-giving lamp (33:45-46). He is to be mindful of Allah, not obey disbelievers and hypocrites, and convey the revelation (33:1; 5:67). He must rise at night, warn and be patient (73:2; 74:2; 74:7). He is to urge believers to fight and strive harshly against disbelievers and hypocrites, yet give captives hope (8:65; 9:73; 8:70). His wives must choose between worldly finery and Allah, His messenger and the Hereafter; the women lawful to him are listed (33:28-29; 33:50). He accepts believing women’s pledge and conveys rules of divorce (60:12; 65:1). He is asked why, to please his wives, he forbade himself something lawful (66:1).',
    verses:
      '33:45-48 33:1-3 5:67 5:41 73:1-5 74:1-7 8:64-65 8:70 9:73 66:9 33:28-29 33:50 33:59 60:12 65:1 66:1-2',
    turkishSynonyms:
      'ya eyyühennebi, ey resul, peygamber’e hitap, peygamber’in görevleri, ey örtünen, kadınların biatı',
    englishSynonyms:
      'ya ayyuhannabi, o messenger, address to the prophet, the prophet’s duties, o you wrapped up, pledge of the women, when the prophet was corrected',
    broader: 'How the Qur’an Speaks',
    related: [
      'Muhammad, a Mercy to the Worlds',
      'The Prophet’s Household',
      '“Say”',
      'Why Messengers Were Sent',
    ],
    tables: [10],
    roots: 'نبأ رسل',
  },
  {
    section: 'other',
    turkishTitle: 'Yeminler',
    englishTitle: 'Oaths',
    turkishNote:
      'Allah kendi adına yemin eder: göğün ve yerin Rabbine, doğuların ve batıların Rabbine (51:23; 70:40). Kur’an’a, kaleme, yıldıza ve yıldızların yerlerine, güneşe ve aya, gündüze ve geceye, zamana da yemin edilir (36:2; 68:1; 53:1; 56:75; 91:1-4; 103:1). Soluyarak koşanların kim olduğu farklı anlaşılır (100:1-5). Yeminin ardından onun pekiştirdiği söz gelir: Peygamber sapmamıştır, Rabbi onu bırakmamıştır (53:2; 93:3). İnsan en güzel biçimde yaratılmıştır; nefsini arındıran kurtuluşa erer, kirleten yitirir (95:4; 91:9-10). İnsan Rabbine karşı nankördür; inanıp iyi iş yapan, hakkı ve sabrı öğütleyenler dışında ziyandadır (100:6; 103:2-3). Peygamber’den de kıyametin geleceğine Rabbi adına yemin etmesi istenir (34:3).',
    englishNote:
      'Allah swears by Himself, the Lord of heaven and earth, of the easts and the wests (51:23; 70:40). Oaths are also sworn by the Qur’an, the pen, the star, the places of the stars, sun and moon, day and night, and time (36:2; 68:1; 53:1; 56:75; 91:1-4; 103:1). The panting runners are variously understood (100:1-5). Then comes what the oath affirms: the Prophet has not strayed; his Lord has not left him (53:2; 93:3). Man was created in the finest form; whoever purifies the soul succeeds, whoever corrupts it fails (95:4; 91:9-10). Man is ungrateful to his Lord, and in loss unless he believes, does good, and urges truth and patience (100:6; 103:2-3). The Prophet, too, must swear by his Lord that the Hour will come (34:3).',
    verses:
      '51:23 70:40-41 36:2-3 68:1-2 53:1-2 56:75-77 91:1-10 93:1-3 95:1-4 100:1-6 103:1-3 34:3',
    turkishSynonyms:
      'kasem, andolsun, kur’an’daki yeminler, kaleme yemin, güneşe yemin, asra yemin, yeminle başlayan sureler',
    englishSynonyms: 'qasam, oaths of allah, by the sun, by the pen, by time, quranic oaths',
    broader: 'How the Qur’an Speaks',
    related: ['How the Qur’an Speaks', 'The Sun and the Moon', 'Night and Day', 'The Self'],
    roots: 'قسم',
  },
  {
    section: 'other',
    turkishTitle: '“Sana Soruyorlar”',
    englishTitle: '“They Ask You”',
    turkishNote:
      'Kulları Peygamber’e Allah’ı sorarsa, O yakındır (2:186). Kimi sorular ibadet ve hayatla ilgilidir: hilaller, ne harcanacağı, haram ayda savaş, içki ve kumar, yetimler, aybaşı, helal yiyecekler, savaş kazançları, kadınlar, miras (2:189; 2:215; 2:217; 2:219-220; 2:222; 5:4; 8:1; 4:127; 4:176). Kiminin bilgisi insana verilmemiştir: Kıyametin vaktini yalnız Allah bilir, ruh Rabbin emrindendir (7:187; 17:85). Kimine bir haberle karşılık verilir: Zülkarneyn anlatılır, dağların savrulacağı bildirilir (18:83; 20:105). Azap için “O gerçek mi?” diye soranlara Peygamber, Rabbi adına yemin ederek “evet” diyecektir (10:53). Kitap ehli Peygamber’den gökten bir kitap indirmesini ister; Musa’dan bundan büyüğünü, Allah’ı açıkça göstermesini istemişlerdi (4:153).',
    englishNote:
      'If His servants ask the Prophet about Allah, He is near (2:186). Some questions concern worship and life: new moons, what to spend, fighting in the sacred month, wine and gambling, orphans, menstruation, lawful food, spoils of war, women, inheritance (2:189; 2:215; 2:217; 2:219-220; 2:222; 5:4; 8:1; 4:127; 4:176). Some lie beyond human knowledge: Allah alone knows the time of the Hour, and the spirit is of the Lord’s command (7:187; 17:85). Some are met with news: of Dhul-Qarnayn, of mountains scattered as dust (18:83; 20:105). To those who ask of the punishment, “Is it true?”, the Prophet is to say yes, by his Lord (10:53). The People of the Book ask for a book from heaven; Moses was asked for something greater: to show Allah openly (4:153).',
    verses:
      '2:186 2:189 2:215 2:217 2:219-220 2:222 5:4 8:1 4:127 4:176 7:187 33:63 79:42-45 17:85 18:83-84 20:105-107 10:53 4:153',
    turkishSynonyms:
      'yeselûneke, peygambere sorulan sorular, senden fetva istiyorlar, kur’an’da sorular ve cevaplar, hilaller',
    englishSynonyms:
      'yasalunaka, questions to the prophet, they seek your ruling, questions and answers in the quran',
    broader: 'How the Qur’an Speaks',
    related: ['“Say”', 'How the Qur’an Speaks', 'The Hour', 'Knowledge'],
    roots: 'سأل فتي',
  },
  {
    section: 'other',
    turkishTitle: '“De ki”',
    englishTitle: '“Say”',
    turkishNote:
      'Peygamber’e, Allah’ın bir olduğunu, doğurmadığını ve doğmadığını söylemesi buyurulur (112:1-3). Kâfirlere şöyle seslenir: Sizin dininiz size, benim dinim bana (109:6). Kitap ehlini ortak bir söze, yalnız Allah’a kulluğa çağırır (3:64). Kendisinin bir insan olduğunu bildirir; Allah’ın hazinelerinin yanında olduğunu söylemez, gaybı da bilmez (18:110; 6:50). Sorar: Yer kimindir, yedi göğün Rabbi kimdir (23:84-86)? Şöyle der: Biz ya da siz, birimiz doğru yolda, birimiz sapkınlıktadır; aramızda Rabbimiz hükmedecektir (34:24; 34:26). Yakınlarını ve malını Allah’tan, elçisinden ve O’nun yolunda cihattan çok sevenleri uyarır; Allah’ın rahmetinden ümit kesilmemesini söyler (9:24; 39:53). Ona bir dua da öğretilir: Rabbim, ilmimi artır (20:114). Kimi sureler “De ki” diye başlar (72:1; 109:1; 112:1; 113:1; 114:1).',
    englishNote:
      'The Prophet is to say Allah is One, neither begetting nor begotten (112:1-3). He tells disbelievers: to you your religion, to me mine (109:6). He calls the People of the Book to a common word: worshiping Allah alone (3:64). He is human, claiming neither Allah’s treasures nor knowledge of the unseen (18:110; 6:50). He asks who owns the earth, who is Lord of the heavens (23:84-86). He says: one of us is guided, one astray; our Lord will judge (34:24; 34:26). He warns those who love kin and wealth above Allah, His messenger and striving for Him, and forbids despair of His mercy (9:24; 39:53). He is taught a prayer: Lord, increase my knowledge (20:114). Some surahs begin with “Say” (72:1; 109:1; 112:1; 113:1; 114:1).',
    verses:
      '112:1-4 109:1-6 3:64 3:26 3:31 6:151-153 6:161-163 12:108 6:50 18:110 34:46 23:84-89 34:24-26 9:24 17:81 10:58 39:53 20:114 72:1 113:1 114:1',
    turkishSynonyms:
      'kul hüvallahü ehad, kul sureleri, de ki ile başlayan ayetler, kâfirun suresi, ihlas suresi, sizin dininiz size',
    englishSynonyms:
      'qul, the four quls, tell them, surah al-kafirun, surah al-ikhlas, to you your religion',
    broader: 'How the Qur’an Speaks',
    related: [
      '“They Ask You”',
      'How the Qur’an Speaks',
      'Allah Is One',
      'Messengers Were Human Too',
      'Seeking Refuge',
    ],
    roots: 'قول',
  },
  {
    section: 'other',
    turkishTitle: 'Allah’ın Sevdikleri',
    englishTitle: 'Those Whom Allah Loves',
    turkishNote:
      'Allah iyilik edenleri sever: bollukta ve darlıkta verenleri, öfkesini yutup insanları bağışlayanları (2:195; 3:134). Sakınanları sever: sözünde duranları, bozulmamış antlaşmaya uyanları (3:76; 9:4). Adil olanları sever; din yüzünden savaşmayanlara iyiliği ve adaleti yasaklamaz (5:42; 60:8). Tövbe edenleri ve temizlenenleri, sabredenleri, kendisine güvenenleri, yolunda kenetlenmiş bir yapı gibi saf tutup savaşanları sever (2:222; 3:146; 3:159; 61:4). Allah’ı seven, elçisine uymalıdır; Allah da onu sever ve bağışlar (3:31). Allah’ın sevdiği, O’nu seven topluluk müminlere karşı alçak gönüllü, kâfirlere karşı güçlüdür (5:54). “Biz Allah’ın oğulları ve sevdikleriyiz” diyenlere, öyleyse Allah’ın onlara niçin azap ettiği sorulur (5:18). O çok bağışlar, çok sever (85:14).',
    englishNote:
      'Allah loves those who do good, give in ease and hardship, hold back anger and pardon (2:195; 3:134). He loves the mindful, who keep their word and honor unbroken treaties (3:76; 9:4). He loves the just, and does not forbid kindness to those not fighting over religion (5:42; 60:8). He loves those who repent and purify themselves, the patient, those who trust Him, and those who fight for Him in solid ranks (2:222; 3:146; 3:159; 61:4). Whoever loves Him must follow His messenger; He loves and forgives them (3:31). A people He loves and that loves Him is humble toward believers, strong against disbelievers (5:54). Those claiming to be His beloved are asked why He punishes them (5:18). He is forgiving and loving (85:14).',
    verses:
      '2:195 3:134-135 3:148 5:13 5:93 3:76 9:4 9:7 5:42 49:9 60:8 2:222 9:108 3:146 3:159 61:4 3:31 5:54 2:165 19:96 20:39 5:18 11:90 85:14',
    turkishSynonyms:
      'allah sevgisi, allah kimleri sever, muhsinler, muhabbetullah, vedûd, allah’ın sevgisini kazanmak, allah’ı sevmek',
    englishSynonyms:
      'love of allah, whom does god love, muhsinin, al-wadud, god’s love, how to earn allah’s love',
    broader: 'How the Qur’an Speaks',
    related: [
      'Those Whom Allah Does Not Love',
      'His Mercy Embraces All Things',
      'Good Character',
      'Justice',
      'Trust in Allah',
    ],
    roots: 'حبب ودد',
  },
  {
    section: 'other',
    turkishTitle: 'Allah’ın Sevmedikleri',
    englishTitle: 'Those Whom Allah Does Not Love',
    turkishNote:
      'Allah haddi aşanları sevmez: savaşta aşırı gidenleri, helal kıldığı temiz şeyleri yasaklayanları (2:190; 5:87). Bozgunculuğu, ekinin ve neslin yok edilmesini sevmez (2:205). Kötülüğün karşılığı dengi bir kötülüktür, bağışlayıp düzeltenin ödülü ise O’na aittir; O zalimleri sevmez (42:40). Kendini beğenip övünenleri, cimrilik edip cimriliği öğütleyenleri, büyüklenenleri, şımaranları sevmez (4:36-37; 16:23; 28:76). Hainleri, nankörleri, israf edenleri, kâfirleri, günaha batmış inkârcıyı sevmez (8:58; 22:38; 7:31; 30:45; 2:276). Haksızlığa uğrayanınki dışında, kötü sözün açıkça söylenmesini sevmez (4:148). Yapmadığını söylemek de O’nun katında büyük bir öfke sebebidir (61:3). Kullarının inkârına razı olmaz, şükretmelerinden hoşnut olur (39:7).',
    englishNote:
      'Allah does not love those who go too far in fighting or forbid the good He made lawful (2:190; 5:87), nor corruption, the ruin of crops and offspring (2:205). Evil is repaid in kind, but He rewards whoever pardons and makes peace; He does not love wrongdoers (42:40). He does not love the boastful, who are miserly and urge miserliness, the arrogant, or the exultant (4:36-37; 16:23; 28:76). Nor does He love the treacherous, the ungrateful, the wasteful, disbelievers, or the sinful denier (8:58; 22:38; 7:31; 30:45; 2:276). He does not love evil spoken openly, except by one wronged (4:148). Saying what one does not do is most hateful to Him (61:3). Disbelief from His servants does not please Him; gratitude does (39:7).',
    verses:
      '2:190 5:87 7:55 2:204-206 5:64 28:76-77 3:57 3:140 42:40 4:36-37 31:18 57:23-24 16:23 4:107-108 8:58 22:38 6:141 7:31 2:276 3:32 30:45 4:148-149 61:2-3 40:35 39:7',
    turkishSynonyms:
      'allah kimleri sevmez, allah’ın gazabı, haddi aşanlar, allah’ın hoşlanmadığı davranışlar, zalimler, hainler',
    englishSynonyms:
      'whom does god hate, allah’s anger, transgressors, traits allah hates, wrongdoers, the treacherous, what allah dislikes',
    broader: 'How the Qur’an Speaks',
    related: ['Those Whom Allah Loves', 'Arrogance', 'Corruption in the Land', 'Waste and Excess'],
    roots: 'حبب مقت عدو',
  },
  {
    section: 'other',
    turkishTitle: 'Kurtuluşa Erenler',
    englishTitle: 'Those Who Prosper',
    turkishNote:
      'Kurtuluşa eren müminler namazlarında huşu duyar, boş sözden uzak durur, zekât verir; iffetlerini, emaneti, verdikleri sözü ve namazlarını korur (23:1-9). Nefsini arındıran, Rabbinin adını anıp namaz kılan kurtuluşa erer (91:9; 87:14-15). İyiliğe çağırıp kötülükten alıkoyanlar, yakına, yoksula ve yolcuya hakkını verenler, nefsinin cimriliğinden korunanlar da öyledir (3:104; 30:38; 59:9). “İşittik, itaat ettik” diyenler, elçiye inanıp onunla indirilen nura uyanlar, mallarıyla ve canlarıyla çabalayanlar kurtulur (24:51; 7:157; 9:88). Tövbe edip inanan ve iyi iş yapan bunu umabilir (28:67). O gün tartısı ağır gelen kurtulur, hafif gelen kendini yitirir (7:8-9). Zalimler, Allah hakkında yalan uyduranlar, kâfirler ve büyücü kurtuluşa ermez (6:21; 10:69; 23:117; 20:69).',
    englishNote:
      'The believers who prosper are humble in prayer, shun idle talk, give zakah, and guard chastity, trusts, promises and prayers (23:1-9). Whoever purifies the soul, remembers the Lord’s name and prays prospers (91:9; 87:14-15). So do those who call to good and forbid wrong, who give relatives, the needy and travelers their due, who are kept from their own greed (3:104; 30:38; 59:9), who say “We hear and obey”, who follow the Messenger and the light sent with him, who strive with wealth and life (24:51; 7:157; 9:88). Those who repent, believe and do good may hope for it (28:67). Heavy scales mean success, light ones loss of oneself (7:8-9). Wrongdoers, inventors of lies about Allah, disbelievers and magicians do not prosper (6:21; 10:69; 23:117; 20:69).',
    verses:
      '23:1-11 91:7-10 87:14-15 2:2-5 3:104 30:38 59:9 64:16 24:51-52 7:157 9:88 58:22 24:31 28:67 5:100 7:8-9 6:21 10:69 23:117 20:69',
    turkishSynonyms: 'felah, müflihun, felaha erenler, kurtuluş yolu, başarı, iki cihanda kurtuluş',
    englishSynonyms:
      'falah, muflihun, the successful, success in islam, salvation, the way to success',
    broader: 'How the Qur’an Speaks',
    related: ['The Losers', 'The Qualities of the Believers', 'Paradise', 'Faith and Good Deeds'],
    roots: 'فلح زكو',
  },
  {
    section: 'other',
    turkishTitle: 'Ziyana Uğrayanlar',
    englishTitle: 'The Losers',
    turkishNote:
      'İnsan ziyandadır; inanıp iyi iş yapanlar, hakkı ve sabrı birbirine öğütleyenler bunun dışındadır (103:2-3). Allah’a verdikleri sözü bozup bozgunculuk edenler, şeytanı veli edinenler, çocuklarını bilgisizce öldürenler ziyandadır (2:27; 4:119; 6:140). Allah’la karşılaşmayı yalanlayanlar, malları ve çocukları kendilerini Allah’ı anmaktan alıkoyanlar da öyledir (6:31; 63:9). İşi en çok boşa gidenler, iyi yaptığını sananlardır; Allah’a kıyıdan kulluk edip sınanınca dönen, dünyayı da ahireti de yitirir (18:103-104; 22:11). Ebu Leheb’e malı yarar sağlamamıştır (111:1-2). İslam’dan, Allah’a teslimiyetten başka din arayan ziyandadır; ortak koşarsa kendisinin de ziyana uğrayacağı Peygamber’e bildirilir (3:85; 39:65). Apaçık ziyan, kıyamet günü kendini ve ailesini yitirmektir (39:15). Âdem ile eşi, Allah bağışlamazsa ziyana uğrayacaklarını söyleyip yakarır (7:23).',
    englishNote:
      'Man is in loss, except those who believe, do good, and counsel truth and patience (103:2-3). Losers are those who break Allah’s covenant and spread corruption, ally with Satan, or kill their children in ignorance (2:27; 4:119; 6:140), who deny meeting Him, or let wealth and children distract them from His remembrance (6:31; 63:9). The greatest losers think they do well; whoever worships on the edge and turns back when tried loses both worlds (18:103-104; 22:11). Wealth did not help Abu Lahab (111:1-2). Seeking a religion other than Islam, submission to Allah, is loss; even the Prophet would lose by setting up partners (3:85; 39:65). Plain loss is losing one’s self and family that Day (39:15). Adam and his wife feared it (7:23).',
    verses:
      '103:1-3 2:27 4:119 5:30 6:140 6:31 10:45 11:21-22 18:103-106 22:11 41:22-23 63:9 9:69 29:52 39:63 42:45 45:27 111:1-5 3:85 39:65 39:15 23:103 58:19 7:99 7:23',
    turkishSynonyms:
      'hüsran, hüsrana uğrayanlar, zarar edenler, kaybedenler, ameli boşa gidenler, ebu leheb, ziyandan kurtulmak',
    englishSynonyms:
      'khusran, loss, losing oneself, those in loss, wasted deeds, abu lahab, deeds that come to nothing',
    broader: 'How the Qur’an Speaks',
    related: [
      'Those Who Prosper',
      'What Closes the Heart to Faith',
      'Faith and Good Deeds',
      'Wealth',
      'Hell',
    ],
    roots: 'خسر تبب',
  },
  {
    section: 'other',
    turkishTitle: 'Helak Edilen Kavimler',
    englishTitle: 'Nations That Were Destroyed',
    turkishNote:
      'Allah elçi göndermeden azap etmez; uyarıcısı olmayan bir belde helak edilmemiştir (17:15; 26:208). Nuh’un, Âd’ın, Semud’un ve İbrahim’in kavimlerine, Medyen halkına ve altüst edilen beldelere elçileri açık deliller getirmişti; Allah onlara zulmetmemiş, onlar kendilerine zulmetmiştir (9:70). Helak edilenler zalim olan, geçiminde şımaran, varlıklıları yoldan çıkan beldelerdir; halkı düzeltici olan beldeyi Rab haksız yere yok etmez (28:58-59; 17:16; 11:117). Her biri kendi günahıyla yakalanmıştır: kimi taş yağdıran fırtınayla, kimi korkunç sesle, kimi yere batırılarak, kimi boğularak (29:40). Semud, Allah’ın devesini boğazlamış; Âd bir fırtınayla içi boş hurma kütükleri gibi serilmiştir (91:13-14; 69:6-7). Şimdi uyarılanlardan daha güçlüydüler, ama azabı görünce inanmaları fayda vermedi (30:9; 40:85). Kur’an, yeryüzünde gezip bakmaya ve akleden kalpler edinmeye çağırır (22:45-46).',
    englishNote:
      'Allah does not punish before sending a messenger; no town fell without warners (17:15; 26:208). The peoples of Noah, Aad, Thamud and Abraham, Midian and the overturned towns received clear proofs; Allah did not wrong them, they wronged themselves (9:70). Those destroyed did wrong, exulted in their living, and their wealthy rebelled; the Lord does not unjustly destroy those who put things right (28:58-59; 17:16; 11:117). Each was seized for its sin: by a storm of stones, the blast, the earth or drowning (29:40). Thamud hamstrung Allah’s she-camel; a wind felled Aad like hollow palm trunks (91:13-14; 69:6-7). Mightier than those now warned, they believed in vain once punishment came (30:9; 40:85). People are called to travel, look, and gain understanding hearts (22:45-46).',
    verses:
      '17:15-17 26:208-209 28:58-59 11:100-102 11:116-117 6:6 8:53-54 9:70 29:38-40 91:11-15 69:4-8 77:16-19 30:9 22:45-46 40:82-85',
    turkishSynonyms:
      'helak olan kavimler, yok olan medeniyetler, ilahi azap, önceki nesiller, sünnetullah, yıkılan şehirler',
    englishSynonyms:
      'destroyed peoples, lost civilizations, divine punishment, earlier generations, ruined cities, ways of allah with nations',
    broader: 'How the Qur’an Speaks',
    related: [
      'Peoples and Events',
      'Hud and the People of Aad',
      'Salih and the People of Thamud',
      'Why Messengers Were Sent',
    ],
    roots: 'هلك دمر قرن',
  },
  {
    section: 'other',
    turkishTitle: 'Kıyamet Sahneleri',
    englishTitle: 'Scenes of the Last Day',
    turkishNote:
      'O gün güneş dürülür, yıldızlar dökülür, dağlar yürütülür; diri diri gömülen kıza hangi suçtan öldürüldüğü sorulur (81:1-3; 81:8-9). Yer şiddetle sarsılır, ağırlıklarını dışarı atar; insan ona ne olduğunu sorar, yer de haberlerini anlatır (99:1-4). Yeryüzü bir başkasıyla, gökler başka göklerle değiştirilir (14:48). İnsanlar savrulan pervaneler, dağlar atılmış yün gibidir (101:4-5). Emziren, emzirdiğini unutur (22:2). Dost dostu sormaz; suçlu, oğullarını verip kurtulmak ister (70:10-11). Kitabı sağ eline verilen kolay bir hesaptan sevinçle döner; arkasından verilen yok olmayı ister (84:7-11). Zerre kadar iyilik de kötülük de görülür, herkes ne getirdiğini bilir (99:7-8; 81:14).',
    englishNote:
      'That Day the sun is folded up, stars fall, mountains move; the girl buried alive is asked for what sin she was killed (81:1-3; 81:8-9). The earth shakes and throws out its burdens; man asks what ails it, and it tells its news (99:1-4). Earth and heavens are exchanged for others (14:48). People are like scattered moths, mountains like carded wool; mothers forget their nurslings (101:4-5; 22:2). No friend asks after another; the guilty would give their children to be saved (70:10-11). One given the record in the right hand returns joyful from an easy reckoning; one given it from behind begs for ruin (84:7-11). A speck of good or evil is seen; each soul knows what it brought (99:7-8; 81:14).',
    verses: '81:1-14 99:1-8 14:48 101:1-5 22:2 70:10-14 84:7-12',
    turkishSynonyms:
      'kıyamet günü, mahşer sahneleri, karia, zilzal, tekvir suresi, kıyametin kopması, amel defterlerinin verilmesi',
    englishSynonyms:
      'judgment day, end of the world, scenes of resurrection, al-qariah, az-zalzalah, at-takwir',
    broader: 'How the Qur’an Speaks',
    related: [
      'The Hour',
      'The Gathering and the Reckoning',
      'Resurrection',
      'The Heavens',
      'The Earth and the Mountains',
    ],
    roots: 'زلزل قرع كور',
  },
  {
    section: 'other',
    turkishTitle: 'Sığınma',
    englishTitle: 'Seeking Refuge',
    turkishNote:
      'İki sure Allah’a sığınmayı öğretir: O’nun yarattıklarının, karanlığın, düğümlere üfleyenlerin ve hasetçinin şerrinden; cinlerden ve insanlardan olan vesvesecinin şerrinden (113:1-5; 114:1-6). Şeytandan bir dürtü gelince ve Kur’an okunurken Allah’a sığınılır (7:200; 16:98). Musa cahillerden olmaktan ve hesap gününe inanmayan kibirliden, Nuh bilmediğini istemekten, Yusuf kötülükten ve haksızlıktan, Meryem karşısına gelenden O’na sığınır; annesi de Meryem’i ve soyunu şeytandan O’na sığındırır (2:67; 40:27; 11:47; 12:23; 12:79; 19:18; 3:36). Cinlere sığınmak ise ancak azgınlığı artırmıştır (72:6). Koruyan O’dur, O’na karşı kimse korunamaz; Allah’tan yine O’na sığınılır, O’na kaçılır (23:88; 9:118; 51:50). O gün kaçıp sığınacak yer yoktur (75:10-12). Sığınma isteyen müşriğe güven verilir (9:6).',
    englishNote:
      'Two surahs teach refuge in Allah from the evil of His creatures, of darkness, blowers on knots and the envier, and of the whisperer, jinn or human (113:1-5; 114:1-6). It is sought when Satan prompts and when the Qur’an is recited (7:200; 16:98). Moses seeks it from ignorance and the arrogant who deny the Reckoning, Noah from asking without knowledge, Joseph from sin and injustice, Mary from one who came to her; her mother seeks it for her and her offspring (2:67; 40:27; 11:47; 12:23; 12:79; 19:18; 3:36). Seeking it with jinn only increased insolence (72:6). Allah protects; none is protected against Him; from Him one flees to Him (23:88; 9:118; 51:50). That Day there is no refuge (75:10-12). A polytheist asking for protection is given it (9:6).',
    verses:
      '113:1-5 114:1-6 16:98-100 7:200-201 41:36 23:97-98 40:56 2:67 40:27 44:20 11:47 12:23 12:79 3:36 19:18 72:6 72:22 23:88 9:118 51:50 75:10-12 9:6',
    turkishSynonyms:
      'istiaze, eûzü, eûzü besmele, euzubillah, felak, nas suresi, muavvizeteyn, allah’a sığınmak, şeytandan korunma',
    englishSynonyms:
      'istiadha, audhu billah, al-falaq, an-nas, muawwidhatayn, protection from satan, refuge in allah, protection from evil',
    broader: 'How the Qur’an Speaks',
    related: ['Supplication', 'Satan', 'Envy', 'Magic', 'The Jinn'],
    roots: 'عوذ لجأ جور',
  },
];
