import type { PostSource } from './topic';

export const faithPosts: readonly PostSource[] = [
  {
    section: 'faith',
    turkishTitle: 'İman Nedir?',
    englishTitle: 'What Is Faith?',
    turkishNote:
      'İman, Allah’a, meleklerine, kitaplarına, peygamberlerine ve ahiret gününe inanmaktır (2:285; 4:136). Gözle görülmeyene, gayba inanmak da bunun içindedir (2:3). Fakat iman yalnız dille söylenen bir söz değildir; kalbe girer, Allah onu kalpte sevdirir ve güzelleştirir (49:14; 49:7). Kalpte yaşayan iman hayata yansır: namaza, yakınlara ve yoksullara yardıma, sözünde durmaya, zorlukta sabra (2:177). İman edenlerin Allah’a sevgisi çok güçlüdür; kalpleri O’nu anmakla huzur bulur (2:165; 13:28). Allah da iman edenin kalbini doğruya iletir, imanına zulüm karıştırmayanı güvene kavuşturur, ona ışığında yürüyeceği bir nur verir (64:11; 6:82; 57:28).',
    englishNote:
      'To have faith is to believe in Allah, His angels, His books, His messengers and the Last Day (2:285; 4:136). It includes belief in the unseen, in what the eye cannot reach (2:3). Yet faith is more than a word on the tongue: it enters the heart, and there Allah makes it dear and beautiful (49:14; 49:7). A faith that lives in the heart shows itself in life: in prayer, in help for relatives and the poor, in promises kept, in patience when things are hard (2:177). Those who believe have a very strong love for Allah, and their hearts find rest in remembering Him (2:165; 13:28). And Allah guides the heart of the one who believes, grants security to those who do not mix their faith with wrongdoing, and gives them a light to walk by (64:11; 6:82; 57:28).',
    verses:
      '2:285 2:136 4:136 2:2-5 2:177 49:14-15 49:7 2:165 13:28 24:51 42:52 64:11 10:9 6:82 57:28 3:193',
    turkishSynonyms: 'inanç, inanmak, iman esasları, imanın şartları, amentü, mümin olmak',
    englishSynonyms:
      'belief, iman, articles of belief, creed, aqidah, believing in god, pillars of faith',
    related: [
      'Faith and Good Deeds',
      'The Qualities of the Believers',
      'Reflection and Faith',
      'Faith Tested and Strengthened',
      'Hypocrisy: Faith Only on the Tongue',
    ],
    roots: 'أمن',
  },
  {
    section: 'faith',
    turkishTitle: 'Düşünmek ve İman',
    englishTitle: 'Reflection and Faith',
    turkishNote:
      'Kur’an insanı bakmaya, düşünmeye ve aklını kullanmaya çağırır. Göklerin ve yerin yaratılışında, gece ile gündüzün birbirini izlemesinde aklını kullananlar için işaretler vardır (3:190; 2:164). İnsanın kendisi de işaretlerle doludur: topraktan yaratılışı, eşler arasındaki sevgi ve merhamet, dillerin ve renklerin çeşitliliği (30:20-22; 51:20-21). Kulak, göz ve kalp insana şükretsin diye verilmiştir; insan bunlardan sorumludur (16:78; 17:36). Kur’an’ın ayetleri de üzerinde düşünülsün diye indirilmiştir (38:29). Asıl körlük gözlerin değil, göğüslerdeki kalplerin körlüğüdür (22:46).',
    englishNote:
      'The Qur’an calls people to look, to reflect and to use their reason. In the creation of the heavens and the earth, and in night and day following one another, there are signs for those who think (3:190; 2:164). We ourselves are full of signs: that we come from dust, that there is love and mercy between spouses, that our languages and colors differ (30:20-22; 51:20-21). Hearing, sight and heart were given to us so that we may be grateful, and we will be asked about them (16:78; 17:36). The verses of the Qur’an, too, were sent down to be pondered (38:29). True blindness is not of the eyes but of the hearts within the breasts (22:46).',
    verses:
      '3:190-191 2:164 30:20-22 51:20-21 41:53 45:3-5 16:78 17:36 22:46 7:185 30:8 12:105 38:29 47:24 39:17-18 34:46 67:10',
    turkishSynonyms:
      'tefekkür, allah’ın varlığının delilleri, kevni ayetler, düşünmeye çağrı, evrendeki işaretler, ibret almak',
    englishSynonyms:
      'tafakkur, contemplation, signs of god, thinking about creation, proof of god’s existence, does god exist',
    related: [
      'Reason',
      'What Is Faith?',
      'Reflecting on the Verses',
      'The Universe',
      'Night and Day',
    ],
    roots: 'فكر عقل نظر',
  },
  {
    section: 'faith',
    turkishTitle: 'Dinde Zorlama Yoktur',
    englishTitle: 'No Compulsion in Religion',
    turkishNote:
      'Kimse dine zorlanmaz; doğru yol ile yanlış yol birbirinden açıkça ayrılmıştır (2:256). Allah dileseydi yeryüzündekilerin hepsi iman ederdi; bu yüzden insanları zorlamak Peygamber’e bile düşmez (10:99). İnsana yol gösterilmiştir ve sonuç kendisine aittir (76:3; 6:104): Dileyen inanır, dileyen inkâr eder, fakat bunu söyleyen ayet zalimleri ateşle uyararak sürer (18:29). Peygamber hatırlatır ve bildirir; doğru yola iletmek ise Allah’a aittir (88:21-22; 42:48; 28:56). Çağrı hikmetle ve güzel öğütle yapılır, başkalarının taptıklarına sövülmez (16:125; 6:108). İnsanlara düşen hayırda yarışmaktır; ayrılığa düştükleri şeyleri Allah onlara bildirecektir (5:48).',
    englishNote:
      'No one is to be forced into religion; the right way and the wrong way have been set clearly apart (2:256). Had Allah willed, everyone on earth would have believed, so it is not even for the Prophet to force people (10:99). Human beings have been shown the way, and each bears the outcome (76:3; 6:104): whoever wills may believe and whoever wills may disbelieve, though the verse that says so goes on to warn wrongdoers of the Fire (18:29). The Prophet reminds and conveys; guidance itself belongs to Allah (88:21-22; 42:48; 28:56). The call is made with wisdom and good counsel, and what others worship is not to be insulted (16:125; 6:108). What is asked of people is to race in doing good; Allah will make clear to them the things over which they differed (5:48).',
    verses:
      '2:256 10:99 76:2-3 18:29 6:104 10:108 39:7 88:21-22 50:45 42:48 28:56 11:28 16:125 6:107-108 5:48 109:1-6',
    turkishSynonyms:
      'din özgürlüğü, inanç özgürlüğü, vicdan özgürlüğü, la ikrahe fiddin, din ve vicdan hürriyeti, zorla müslüman yapma, başka dinlere saygı, başkalarının taptıklarına sövmemek',
    englishSynonyms:
      'religious freedom, freedom of religion, freedom of belief, la ikraha fid-din, forced conversion, tolerance, coercion',
    related: [
      '“Say”',
      'Guidance and Straying',
      'Calling to Good',
      'The People of the Book',
      'Decree and Will',
    ],
    roots: 'كره',
  },
  {
    section: 'faith',
    turkishTitle: 'İman ve Salih Amel',
    englishTitle: 'Faith and Good Deeds',
    turkishNote:
      'Bu ayetlerde iman, salih amelle, yani doğru ve iyi işle birlikte anılır. İnsanı ziyandan kurtaran ikisinin bir arada olmasıdır; hakkı ve sabrı birbirine öğütlemek de buna eklenir (103:1-3). Allah’a yaklaştıran mal ve evlat değil, iman edip iyi iş yapmaktır; söyleyip de yapmamak ise O’nun katında çok çirkindir (34:37; 61:2-3). İnanarak iyi iş yapan, erkek olsun kadın olsun, en küçük bir haksızlık görmez; çabası yazılır ve karşılığı kaybolmaz (4:124; 21:94; 18:30). İyilik yapanla bozgunculuk eden Allah katında bir tutulmaz (38:28). İnanıp iyi iş yapanlara hoş bir hayat, sevgi ve kesintisiz bir karşılık vadedilir (16:97; 19:96; 95:6).',
    englishNote:
      'In these verses faith is named together with good deeds, with doing what is right. The two together save a person from loss, along with encouraging one another to truth and to patience (103:1-3). It is not wealth or children that bring anyone near to Allah but believing and doing good; and to say what one does not do is most hateful in His sight (34:37; 61:2-3). Whoever does good in faith, man or woman, will not be wronged in the least: the effort is written down and its reward is not lost (4:124; 21:94; 18:30). Those who do good and those who spread corruption are not treated alike by Allah (38:28). To those who believe and do good are promised a good life, love and a reward that never ends (16:97; 19:96; 95:6).',
    verses:
      '103:1-3 95:4-6 18:110 35:10 34:37 61:2-3 6:158 16:97 4:124 20:112 21:94 18:30 29:7 19:96 38:28 45:21 41:33 2:277 98:7-8',
    turkishSynonyms:
      'amel-i salih, iyi işler, sevap, iyilik yapmak, hayır işlemek, hayırlı işler, amelin karşılığı',
    englishSynonyms:
      'amal salih, good works, righteousness, doing good, righteous acts, reward for good actions',
    related: ['What Is Faith?', 'The Losers', 'Good Character', 'Those Who Prosper', 'Paradise'],
    roots: 'عمل صلح أمن',
  },
  {
    section: 'faith',
    turkishTitle: 'Müminlerin Özellikleri',
    englishTitle: 'The Qualities of the Believers',
    turkishNote:
      'Bu ayetler mümini kalbinden başlayarak anlatır ve hayatının her yanına uzanır. Allah anıldığında kalbi ürperir, ayetler okunduğunda imanı artar ve yalnız Rabbine güvenir (8:2). Yatağından kalkıp Rabbine korku ve umutla dua eder, kendisine verilenden başkalarına da verir (32:16). Namazını derin bir saygıyla kılar, boş sözden uzak durur; iffetini, emaneti ve verdiği sözü korur (23:2-8). Yeryüzünde alçak gönüllü yürür, kendisine söz söyleyen cahile “selam” deyip geçer; öfkelendiğinde bağışlar, işlerini danışarak görür (25:63; 42:37-38). Bu özellikler erkek için de kadın için de aynıdır; Allah hepsine bağışlanma ve büyük bir karşılık hazırlamıştır (33:35).',
    englishNote:
      'These verses describe the believers from the heart outward, until every part of life is included. When Allah is mentioned their hearts tremble, when His verses are recited their faith grows, and in their Lord alone they put their trust (8:2). They leave their beds to call upon their Lord in fear and hope, and they give to others from what they have been given (32:16). They are humble in their prayers, turn away from empty talk, and guard their chastity, their trusts and their promises (23:2-8). They walk humbly on the earth and say “peace” when the ignorant address them; they forgive even in anger and settle their affairs by consulting one another (25:63; 42:37-38). These qualities are the same for men and women, and for all of them Allah has made ready His forgiveness and a great reward (33:35).',
    verses: '8:2-4 32:16 23:1-11 25:63-64 25:67 25:72 42:36-39 9:112 33:35',
    turkishSynonyms:
      'mümin kimdir, gerçek mümin, mümin vasıfları, rahman’ın kulları, ibadurrahman, müminun suresi, iyi müslüman, kalpleri ürperenler',
    englishSynonyms:
      'mumin, true believer, traits of a believer, servants of the most merciful, ibad al-rahman, good muslim, characteristics of a muslim',
    related: [
      'What Is Faith?',
      'Good Character',
      'Humility in Prayer',
      'Those Who Prosper',
      'The Brotherhood of the Believers',
    ],
    roots: 'أمن وجل خشع',
  },
  {
    section: 'faith',
    turkishTitle: 'Sınanan ve Güçlenen İman',
    englishTitle: 'Faith Tested and Strengthened',
    turkishNote:
      '“İman ettik” demek yolun başıdır; bu söz sınanır (29:2-3). Sınanma kimi zaman korku, açlık ve kayıpla olur, kimi zaman da hayırla (2:155; 21:35). Sabredenler, başlarına bir musibet geldiğinde Allah’a ait olduklarını ve O’na döneceklerini söylerler (2:156). Allah’a kıyıda durarak kulluk eden, sıkıntı gelince geri döner; müminlerin imanı ise zorluk karşısında artar (22:11; 33:22; 3:173). İmanı artıran yalnız zorluk değildir: İnen sureler ve Allah’ın kalplere indirdiği huzur da onu güçlendirir (9:124; 48:4). İbrahim de inandığı hâlde, kalbi yatışsın diye Rabbinden ölüleri nasıl dirilttiğini göstermesini istemiştir (2:260).',
    englishNote:
      'To say “We believe” is the start of the road; the words are then put to the test (29:2-3). The test comes at times through fear, hunger and loss, and at times through what is good (2:155; 21:35). The patient say, when misfortune strikes, that they belong to Allah and are returning to Him (2:156). Those who worship Allah from the edge turn back when trouble comes, while the faith of the believers grows in the face of hardship (22:11; 33:22; 3:173). Hardship is not all that makes faith grow: the surahs that come down strengthen it, and so does the calm that Allah sends into hearts (9:124; 48:4). Abraham, too, believed, and yet he asked his Lord to show him how He gives life to the dead, so that his heart might be at rest (2:260).',
    verses:
      '29:2-3 67:2 21:35 2:155-157 2:214 3:142 22:11 33:10-11 33:22 3:173-174 48:4 9:124 47:17 18:13-14 2:260 14:27 94:5-6 39:10',
    turkishSynonyms:
      'imtihan, sınav, musibet, bela, imanın artması, imtihan dünyası, inna lillah, zorluklarla denenmek, sınanmak, allah’ın imtihanı',
    englishSynonyms:
      'trials, tests from allah, hardship, calamity, afflictions, tribulation, increase in iman, inna lillahi',
    related: [
      'Patience',
      'Hope',
      'What Is Faith?',
      'The Battle of the Trench',
      'The Companions of the Trench',
    ],
    roots: 'بلو فتن زيد',
  },
  {
    section: 'faith',
    turkishTitle: 'Kalbi İmana Kapatan Şeyler',
    englishTitle: 'What Closes the Heart to Faith',
    turkishNote:
      'Kur’an insana sorar: Seni yaratıp biçimlendiren cömert Rabbine karşı seni aldatan nedir (82:6-7)? İnkârın bir nedeni büyüklenmedir; insan, doğruluğuna içten inandığı bir şeyi bile bu yüzden reddedebilir (27:14; 7:146; 40:56). Bir başka neden, ataların yolunu sorgulamadan sürdürmektir (2:170; 43:22-24). Arzusunu ilah edinmek, zanna uymak, dünya hayatını ahiretten çok sevmek ve kendini kimseye muhtaç görmemek de bunlardandır (45:23; 10:36; 16:107; 96:6-7). İnsanın kazandıkları kalbini kaplar; yoldan sapanların kalplerini Allah da saptırır (83:14; 61:5). Vazgeçenlere ise geçmişlerinin bağışlanacağı bildirilir (8:38).',
    englishNote:
      'The Qur’an asks each of us what it is that has deluded us about our generous Lord, who created us and gave us our form (82:6-7). One cause of disbelief is pride: because of it people can reject even what they are inwardly sure of (27:14; 7:146; 40:56). Another is to keep to the way of one’s forefathers without question (2:170; 43:22-24). Others are making a god of one’s own desire, following mere guesses, loving this life more than the Hereafter and thinking that one needs no one (45:23; 10:36; 16:107; 96:6-7). What people earn covers their hearts, and when they turn aside, Allah turns their hearts aside (83:14; 61:5). Those who desist are told that what is past will be forgiven (8:38).',
    verses:
      '2:28 82:6-8 27:14 7:146 40:56 2:170 43:22-24 45:23 28:50 10:36 16:107 96:6-7 83:13-14 18:57 61:5 7:179 2:6-7 8:38',
    turkishSynonyms:
      'inkâr, küfür, kâfir, inançsızlık, inkârın sebepleri, kalbin paslanması, hevasını ilah edinmek, gerçeği inkâr etmek, inkârdan vazgeçmek',
    englishSynonyms:
      'disbelief, kufr, kafir, unbelief, disbelievers, rejecting the truth, rust on the heart',
    related: [
      'The Heart',
      'Arrogance',
      'Guidance and Straying',
      'Reason',
      'Hypocrisy: Faith Only on the Tongue',
    ],
    roots: 'كفر ختم رين',
  },
  {
    section: 'faith',
    turkishTitle: 'Nifak: Dilde Kalan İman',
    englishTitle: 'Hypocrisy: Faith Only on the Tongue',
    turkishNote:
      'Nifak, kalpte olmayanı dille söylemektir: “İman ettik” denir, ama kalp inanmamıştır (2:8; 3:167). Bu ayetler onu belli eden davranışları gösterir: yemini kalkan edinmek, bozgunculuğu düzeltmek diye sunmak, iki taraf arasında bocalayıp durmak (63:2; 2:11; 4:143). Namaza üşenerek ve gösteriş için kalkılır; hükme işe gelirse uyulur, gelmezse ondan yüz çevrilir (4:142; 24:48-49). Allah’a verilen sözü tutmamak ve yalan söylemek kalpte nifak bırakır (9:77). Kimin iman ettiğini, kimin öyle göründüğünü Allah ortaya çıkarır (29:11). Yine de tövbe edip kendini düzelten, Allah’a sarılan ve dininde O’na karşı içten olan kimse müminlerle birliktedir (4:146).',
    englishNote:
      'Hypocrisy is to say with the tongue what is not in the heart: “We believe” is spoken, but the heart has not believed (2:8; 3:167). These verses show the behavior that gives it away: hiding behind oaths, calling corruption reform, wavering between two sides (63:2; 2:11; 4:143). Prayer is performed lazily and to be seen; a judgment is welcomed when it is favorable and avoided when it is not (4:142; 24:48-49). Breaking one’s promise to Allah and telling lies leave hypocrisy in the heart (9:77). Allah brings to light who believes and who only seems to (29:11). Yet those who repent, mend their ways, cling to Allah and devote their religion to Him alone stand with the believers (4:146).',
    verses: '2:8-14 3:167 63:1-4 24:47-50 4:142-143 9:67 9:75-77 29:11 4:145-146',
    turkishSynonyms:
      'münafık, münafıklar, münafıklık, ikiyüzlülük, münafikun suresi, münafık alametleri',
    englishSynonyms: 'hypocrites, hypocrite, munafiq, munafiqun, nifaq, two-faced, insincerity',
    related: [
      'Showing Off',
      'Truthfulness',
      'Sincere Devotion',
      'Tabuk',
      'What Closes the Heart to Faith',
    ],
    roots: 'نفق خدع',
  },
  {
    section: 'faith',
    turkishTitle: 'Müminlerin Kardeşliği',
    englishTitle: 'The Brotherhood of the Believers',
    turkishNote:
      'Müminler kardeştir (49:10). Bu bağ parayla kurulmaz; bir zamanlar birbirine düşman olanların kalplerini Allah birleştirmiştir (3:103; 8:63). Kardeşlik, iyilikte yardımlaşmak, birbirine merhameti öğütlemek ve darlık içindeyken bile başkasını kendine tercih etmektir (5:2; 90:17; 59:9). Araya kavga girerse barıştırmak ve adaletli davranmak gerekir (49:9-10). Alay etmek, lakap takmak, kötü zanda bulunmak, gizlilikleri araştırmak ve birbirini çekiştirmek yasaklanmıştır (49:11-12). Müminler birbirlerinin bağışlanmasını diler; cennette de içlerindeki kin sökülmüş kardeşler olarak karşı karşıya otururlar (59:10; 15:47).',
    englishNote:
      'The believers are brothers and sisters to one another (49:10). This bond cannot be bought; it was Allah who joined the hearts of people who had once been enemies (3:103; 8:63). It means helping one another to do good, urging one another to compassion, and putting others first even when one is in need oneself (5:2; 90:17; 59:9). When there is a quarrel, peace is to be made and justice done (49:9-10). Mockery, insulting names, suspicion, spying and backbiting are forbidden (49:11-12). The believers ask forgiveness for one another, and in Paradise they will sit face to face as brothers, with all rancour removed from their hearts (59:10; 15:47).',
    verses:
      '49:10 9:11 3:103 8:63 9:71 48:29 90:17 5:2 59:9-10 49:9 49:11-12 24:12 4:114 8:46 47:19 14:41 15:47',
    turkishSynonyms:
      'din kardeşliği, uhuvvet, ümmet, birlik ve beraberlik, dayanışma, müslümanların birliği, ayrılığa düşmemek, birbiriyle çarpışan müminler',
    englishSynonyms:
      'ukhuwwah, ummah, muslim unity, solidarity, unity, brothers and sisters in islam, rope of allah, believers who fight each other',
    related: [
      'Making Peace Between People',
      'Mockery, Suspicion and Backbiting',
      'The Qualities of the Believers',
      '“O You Who Believe”: Character and Society',
      'Life in Society',
    ],
    roots: 'أخو ألف',
  },
];
