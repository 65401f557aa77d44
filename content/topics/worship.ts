import type { PostSource } from './topic';

/** Topics on worship, prayer and remembrance. */
export const worshipPosts: readonly PostSource[] = [
  {
    section: 'worship',
    turkishTitle: 'Kulluk ve İbadet',
    englishTitle: 'Worship and Servanthood',
    turkishNote:
      'Allah cinleri ve insanları ancak kendisine kulluk etsinler diye yaratmıştır; onlardan rızık istemez, rızkı veren O’dur (51:56-58). Yalnız O’na kulluk çağrısı her ümmete bir elçiyle ulaşmıştır (16:36). Bu emri ana babaya, yakınlara, yetime, yoksula ve komşuya iyilik izler (4:36). Kulluk sebat ister (19:65): Bir kenardan kulluk eden kişi iyilik görünce rahatlar, sınanınca yüz çevirir (22:11). Mesih de yakın melekler de Allah’a kul olmaktan çekinmez; büyüklenip çekinenler O’nun huzurunda toplanacaktır (4:172). Göklerde ve yerde kim varsa Rahmân’a kul olarak gelir (19:93). Huzura ermiş nefse “Kullarımın arasına katıl” denir (89:27-29).',
    englishNote:
      'Allah created jinn and human beings only to worship Him; He asks no provision but provides it Himself (51:56-58). To every community a messenger brought the call to worship Him alone (16:36). With that command comes kindness to parents, relatives, orphans, the poor and neighbors (4:36). Worship asks for constancy (19:65): whoever serves Allah from the edge is content when good comes and turns away when tested (22:11). Neither the Messiah nor the nearest angels disdain to be His servants; those who do, out of pride, will be gathered before Him (4:172). All in the heavens and on earth come to the Most Merciful as servants (19:93). The soul at peace is told, “Enter among My servants” (89:27-29).',
    verses:
      '51:56-58 2:21-22 21:25 16:36 1:5 98:5 3:64 3:79 4:36 36:60-61 106:3-4 39:64-66 109:1-6 19:65 15:99 22:77 22:11 4:172-173 19:93-94 25:63-64 89:27-30',
    turkishSynonyms: 'kul olmak, yaratılış amacı, ubudiyet, taat, ibadet etmek, abd',
    englishSynonyms:
      'ibadah, servant of allah, purpose of creation, why were we created, serving god, worshiping allah, abd',
    related: ['Sincere Devotion', 'Prayer', 'Allah Is One', 'Faith and Good Deeds'],
    roots: 'عبد',
  },
  {
    section: 'worship',
    turkishTitle: 'İhlas',
    englishTitle: 'Sincere Devotion',
    turkishNote:
      'Katışıksız din yalnız Allah’ındır; O’ndan başka koruyucular edinip “Bunlara ancak bizi Allah’a yaklaştırsınlar diye tapıyoruz” diyenlerin arasında hükmü O verecektir (39:3). Peygamber’den, namazının, kurbanının, hayatının ve ölümünün Allah için olduğunu söylemesi istenir (6:162). İyiler yoksulu, yetimi ve esiri yalnız Allah rızası için doyurur; ne karşılık bekler ne teşekkür (76:8-9). Gemideyken dini O’na has kılarak yalvaranlar ise karaya çıkınca hemen ortak koşar (29:65). İblis herkesi azdıracağını söylerken Allah’ın ihlasa erdirilmiş kullarını ayrı tutar (15:39-40). Malın ve oğulların yarar sağlamadığı gün yararı olan, Allah’a arınmış bir kalple gelmektir (26:88-89).',
    englishNote:
      'The pure religion is Allah’s alone; He will judge between those who take other protectors, worshipping them, they say, only to be brought nearer to Him (39:3). The Prophet is told to say that his prayer, his sacrifice, his life and his death are for Allah (6:162). The good feed the poor, the orphan and the captive only for Allah’s sake, seeking neither return nor thanks (76:8-9). Others call on Him with undivided devotion aboard ship, and on land at once set up partners beside Him (29:65). Iblis, vowing to mislead everyone, excepts Allah’s chosen, sincere servants (15:39-40). On the Day when neither wealth nor sons avail, what helps is coming to Allah with a sound heart (26:88-89).',
    verses:
      '39:2-3 39:11-14 98:5 7:29 40:14 40:65 6:162-163 18:110 2:207 2:265 13:22 76:5-10 92:17-21 29:65 31:32 4:146 15:39-42 12:24 19:51 37:83-84 26:88-89',
    turkishSynonyms:
      'samimiyet, içtenlik, allah rızası, niyet, halis kul, dini allah’a has kılmak, muhlis',
    englishSynonyms:
      'ikhlas, sincerity, pure intention, for the sake of allah, niyyah, seeking the face of allah, purity of faith, mukhlasin',
    broader: 'Worship and Servanthood',
    related: ['Worship and Servanthood', 'Showing Off', 'Allah Is One', 'Giving Without Reproach'],
    roots: 'خلص',
  },
  {
    section: 'worship',
    turkishTitle: 'Gösteriş',
    englishTitle: 'Showing Off',
    turkishNote:
      'Kur’an, namazlarından gafil olup gösteriş yapanları ve küçük bir yardımı bile esirgeyenleri uyarır (107:4-7). Münafıklar namaza üşenerek kalkar, insanlara gösteriş yapar, Allah’ı pek az anarlar (4:142). İnanmadığı hâlde malını gösteriş için harcayanın hâli, üzerinde biraz toprak bulunan bir kayaya benzer: Sağanak iner, geriye çıplak taş kalır (2:264). Müminler, yurtlarından böbürlenerek, insanlara gösteriş yapmak için çıkıp Allah yolundan alıkoyanlar gibi olmamalıdır (8:47). Yapmadıklarıyla övülmeyi sevenlerin azaptan kurtulacağı sanılmamalıdır (3:188). Sadakayı açıktan vermek de güzeldir; gizleyip yoksullara vermek daha hayırlıdır (2:271). Kimse kendini temize çıkarmamalıdır; kimin sakındığını en iyi Allah bilir (53:32).',
    englishNote:
      'The Qur’an warns those heedless of their prayer, who act to be seen and withhold even small kindnesses (107:4-7). Hypocrites rise to pray lazily and for show, hardly remembering Allah (4:142). Anyone without faith who spends to be seen is like a rock thinly covered with soil: a downpour leaves it bare (2:264). Believers must not be like those who left home boastfully, to be seen, barring others from Allah’s way (8:47). Those who love praise for what they have not done are not safe from punishment (3:188). Giving alms openly is good; giving them secretly to the poor is better (2:271). No one should claim to be pure; Allah knows best who is mindful of Him (53:32).',
    verses:
      '107:1-7 4:142 2:264-265 4:38-39 8:47 3:188 2:204-206 4:108 61:2-3 28:79-82 57:20 2:271 2:274 76:8-9 92:18-20 4:49 53:32 18:110',
    turkishSynonyms:
      'riya, riyakârlık, desinler diye yapmak, ikiyüzlü ibadet, övülmek istemek, övgü beklemek, mâun suresi',
    englishSynonyms:
      'riya, ostentation, praying to be seen, doing good for praise, hypocrisy in worship, wanting to be praised, surah al-ma’un',
    broader: 'Worship and Servanthood',
    related: [
      'Sincere Devotion',
      'Hypocrisy: Faith Only on the Tongue',
      'Giving Without Reproach',
      'Arrogance',
    ],
    roots: 'رأي',
  },
  {
    section: 'worship',
    turkishTitle: 'Takva',
    englishTitle: 'Mindfulness of Allah',
    turkishNote:
      'Takva, yani Allah’tan sakınmak, hem önceden kitap verilenlere hem müminlere öğütlenmiştir (4:131). Müminlerden O’ndan gereği gibi ve güçleri yettiğince sakınmaları istenir (3:102; 64:16). Takva sahipleri darlıkta da verir, öfkesini yutar, insanları bağışlar; yanlış yapınca bağışlanma dilerler (3:134-135). Takva en hayırlı giysi, en hayırlı azıktır; kurbanlardan Allah’a ulaşan da odur (7:26; 2:197; 22:37). Adalet ona daha yakındır; bir topluluğa duyulan kin kimseyi adaletten ayırmamalıdır (5:8). Allah katında en değerli olan, O’ndan en çok sakınandır (49:13). İnkâr edenlere sorulur: Çocukların saçını ağartan bir günden kendilerini nasıl koruyacaklar (73:17)? Sakınana ise Allah bir çıkış yolu açar (65:2).',
    englishNote:
      'Mindfulness of Allah, taqwa, was urged on the believers and on those given scripture before them (4:131). Believers are to fear Him as is His due, as far as they can (3:102; 64:16). The mindful give even in hardship, hold back anger, pardon people and ask forgiveness for their wrongs (3:134-135). Taqwa is the best garment and the best provision, and what reaches Allah from sacrifices (7:26; 2:197; 22:37). Justice is nearer to it, and hatred of a people must not stand in the way (5:8). The noblest before Allah are the most mindful (49:13). How will those who disbelieve guard against a Day that turns children’s hair white (73:17)? For the mindful He opens a way out (65:2).',
    verses:
      '4:131 3:102 64:16 2:2-5 2:177 2:183 3:133-135 91:7-10 7:26 2:197 22:37 5:8 5:2 49:13 59:18 7:201 8:29 7:96 65:2-3 16:128 20:132 10:62-64 2:281 3:131 73:17-18 76:10-11 74:56',
    turkishSynonyms:
      'takva sahibi, muttaki, allah’tan sakınmak, allah korkusu, allah’tan korkmak, ittika, allah bilinci, allah katında en üstün',
    englishSynonyms:
      'taqwa, god-consciousness, fear of god, piety, god-fearing, muttaqin, being mindful of god, most noble in the sight of allah',
    broader: 'Worship and Servanthood',
    related: [
      'Worship and Servanthood',
      'Faith and Good Deeds',
      'The Qualities of the Believers',
      'Trust in Allah',
    ],
    roots: 'وقي',
  },
  {
    section: 'worship',
    turkishTitle: 'Dua',
    englishTitle: 'Supplication',
    turkishNote:
      'Allah, kendisini soran kullarına yakın olduğunu, dua edene karşılık verdiğini bildirir (2:186). Dua yalvararak, gizlice, korku ve umutla edilir; en güzel isimler O’nundur, O’na bunlarla seslenilir (7:55-56; 7:180). Eyyub’un ve Zekeriya’nın yakarışı kabul edilmiş, bilmediği şeyi isteyen Nuh ise uyarılmıştır (21:83-84; 21:89-90; 11:46). İnsan acelecidir, iyiliği ister gibi kötülüğü de ister (17:11). Darda kalınca yatarken, otururken, ayakta yalvarır; sıkıntısı giderilince hiç yalvarmamış gibi geçip gider (10:12). O’ndan başkasına yalvaran, ağzına ulaşmayacak suya avuçlarını açana benzer (13:14). “Bana dua edin, size karşılık vereyim” buyuran Allah’a kulluğu kibrine yediremeyenler cehenneme girer (40:60).',
    englishNote:
      'To servants who ask about Him Allah says that He is near and answers whoever calls (2:186). He is called upon humbly, privately, in fear and hope, and by the most beautiful names, which are His (7:55-56; 7:180). Job and Zechariah were answered, while Noah, asking without knowledge, was admonished (21:83-84; 21:89-90; 11:46). People are hasty and pray for evil as they pray for good (17:11). In trouble they call on Him lying down, sitting or standing; once relieved, they go on as though they never had (10:12). Calling on others is like stretching one’s hands to water that never reaches the mouth (13:14). “Call on Me; I will answer,” He says; those too proud to worship Him will enter Hell (40:60).',
    verses:
      '2:186 40:60 1:5 7:55-56 7:180 17:110 4:32 32:16 18:28 2:200-202 27:62 21:83-84 21:87-90 11:45-47 17:11 10:12 10:22-23 41:49-51 13:14 35:14 46:5-6 72:18-20 40:49-50 25:77',
    turkishSynonyms:
      'dua etmek, yakarış, niyaz, yalvarmak, duanın kabulü, allah’tan istemek, dualar',
    englishSynonyms:
      'dua, how to ask allah, asking allah, invocation, answered prayers, calling upon god, how to pray for something',
    broader: 'Worship and Servanthood',
    related: [
      'He Is Near',
      'The Prayers “Our Lord”',
      'The Prayers of the Prophets',
      'Remembrance of Allah',
    ],
    tables: [2],
    roots: 'دعو',
  },
  {
    section: 'worship',
    turkishTitle: 'Allah’ı Anmak',
    englishTitle: 'Remembrance of Allah',
    turkishNote:
      'Allah, kendisini ananları anacağını bildirir (2:152). Kalpler ancak O’nu anmakla huzur bulur (13:28). O, ayakta, otururken ve yan yatarken anılır; içinden, yalvararak, korkarak ve sesi yükseltmeden (3:191; 7:205). Peygamber’den de Rabbinin adını sabah akşam anması ve bütün varlığıyla O’na yönelmesi istenir (76:25; 73:8). Arınan, Rabbinin adını anıp namaz kılan kurtuluşa erer (87:14-15). Öyle kimseler vardır ki ticaret de alışveriş de onları Allah’ı anmaktan alıkoymaz (24:37); malları ve çocukları yüzünden bundan geri kalanlar ise ziyandadır (63:9). Rahmân’ı anmaktan yüz çevirene bir şeytan yoldaş edilir; onu dar bir hayat bekler (43:36; 20:124). Allah’ı unutanlara Allah da kendilerini unutturmuştur (59:19).',
    englishNote:
      'Allah promises to remember those who remember Him (2:152). Only in His remembrance do hearts find rest (13:28). He is remembered standing, sitting and lying down, inwardly, humbly, in awe, without raising the voice (3:191; 7:205). The Prophet is told to remember his Lord’s name morning and evening and give himself wholly to Him (76:25; 73:8). Those who become pure, remember their Lord’s name and pray have succeeded (87:14-15). There are people whom no trade or sale distracts from remembering Allah (24:37), but those whom wealth and children keep from it are losers (63:9). Whoever turns away from it is given a devil as a companion and a narrow life (43:36; 20:124). Allah made those who forgot Him forget themselves (59:19).',
    verses:
      '2:152 13:28 3:190-191 4:103 7:205 33:41-43 33:35 76:25 73:8-9 87:14-15 20:14 29:45 62:9-10 24:36-37 8:45 2:200 18:24 8:2 22:35 39:22-23 57:16 63:9 18:28 43:36-37 58:19 59:19 20:124-126 72:17',
    turkishSynonyms: 'zikir, zikretmek, zikrullah, gaflet, allah’ı unutmak, zikir çekmek',
    englishSynonyms:
      'dhikr, zikr, remembering god, heedlessness, forgetting allah, mentioning god’s name, hearts find peace',
    broader: 'Worship and Servanthood',
    related: ['Glorification and Praise', 'Supplication', 'Prayer', 'The Heart'],
    roots: 'ذكر',
  },
  {
    section: 'worship',
    turkishTitle: 'Tesbih ve Hamd',
    englishTitle: 'Glorification and Praise',
    turkishNote:
      'Yedi gök, yer ve içlerindekiler Allah’ı tesbih eder; O’nu hamd ile tesbih etmeyen hiçbir şey yoktur, ama insanlar bunu anlamaz (17:44). Havada süzülen kuşların her birinin kendi duası ve tesbihi vardır; gök gürültüsü de melekler de O’nu tesbih eder (24:41; 13:13). O, insanların kendisine yakıştırdığı şeylerden uzaktır, yücedir; tesbih bunu dile getirir (37:180). Hamd, yani övgü, âlemlerin Rabbine, gökleri ve yeri yaratana aittir (1:2; 6:1). Peygamber’den, yaratıp düzene koyan, ölçü verip yol gösteren yüce Rabbinin adını tesbih etmesi istenir (87:1-3). Göğsü daraldığında da yardım ve fetih geldiğinde de istenen budur (15:97-98; 110:1-3). Yunus, tesbih edenlerden olmasaydı insanların diriltileceği güne dek balığın karnında kalırdı (37:142-144). Cennettekilerin duası da hamd ile sona erer (10:10).',
    englishNote:
      'The seven heavens, the earth and all in them glorify Allah; everything praises Him, though people do not understand it (17:44). Birds in flight each have their prayer and praise; thunder and angels glorify Him (24:41; 13:13). To glorify Him is to declare Him above what people ascribe to Him (37:180). Praise, hamd, belongs to the Lord of the worlds, Creator of the heavens and earth (1:2; 6:1). The Prophet is told to glorify the name of his Lord Most High, who created, shaped, measured and guided (87:1-3), and likewise in distress and when help and victory come (15:97-98; 110:1-3). Without glorifying Him, Jonah would have stayed in the fish until the Resurrection (37:142-144). In Paradise people’s call ends in praise (10:10).',
    verses:
      '17:44 24:41 13:13 57:1 64:1 59:23-24 21:19-20 38:17-18 37:180-182 1:2 6:1 35:1 28:70 17:111 30:17-18 20:130 87:1-5 15:97-98 52:48-49 76:26 110:1-3 37:142-144 10:10 39:75',
    turkishSynonyms:
      'sübhanallah, elhamdülillah, tesbih etmek, allah’a hamdetmek, tesbihat, allah’ı övmek, tenzih',
    englishSynonyms:
      'tasbih, subhanallah, alhamdulillah, hamd, praising god, exalting allah, everything praises god',
    broader: 'Worship and Servanthood',
    related: ['Remembrance of Allah', 'The Angels’ Praise and Prayer', 'Gratitude', 'Prostration'],
    roots: 'سبح حمد',
  },
  {
    section: 'worship',
    turkishTitle: 'Secde',
    englishTitle: 'Prostration',
    turkishNote:
      'Göklerde ve yerde bulunanlar, gölgeleriyle birlikte, isteyerek ya da istemeyerek Allah’a secde eder (13:15); güneş, ay, yıldızlar, dağlar, ağaçlar, hayvanlar ve insanların birçoğu da (22:18). Güneşe ve aya değil, onları yaratana secde edilir (41:37). Allah’ın buyruğuyla melekler Âdem’e secde etmiş, İblis kendini üstün görüp etmemiştir (7:11-12). Allah’ın ayetlerine inananlar, bunlar hatırlatılınca kibirlenmeden secdeye kapanır (32:15); kendilerine önceden ilim verilenler ağlayarak yere kapanır (17:107-109). Kimileri ise secdeye çağrılınca “Rahmân da neymiş?” der (25:60). Gün gelecek, sapasağlamken secdeye çağrılmış kimseler yeniden çağrılacak, ama buna güç yetiremeyecektir (68:42-43). Peygamber’e ise “Secde et ve yaklaş” denmiştir (96:19).',
    englishNote:
      'All in the heavens and on earth, with their shadows, prostrate to Allah, willingly or not (13:15), as do the sun, moon, stars, mountains, trees, animals and many people (22:18). Prostration is not for sun or moon but for their Maker (41:37). At Allah’s command the angels prostrated before Adam; Iblis, thinking himself better, did not (7:11-12). Those who believe in His verses, when reminded of them, fall prostrate without pride (32:15); those given knowledge earlier fall down weeping (17:107-109). Others, told to prostrate, ask, “What is the Most Merciful?” (25:60). A Day will come when those once called to prostrate while sound are called again and cannot (68:42-43). The Prophet is told, “Prostrate and draw near” (96:19).',
    verses:
      '13:15 16:48-50 22:18 55:6 7:206 41:37-38 27:24-26 7:11-12 12:100 3:43 38:24 7:120-122 19:58 17:107-109 32:15 48:29 39:9 26:217-219 76:26 15:98 22:77 25:60 84:20-21 68:42-43 53:62 96:19',
    turkishSynonyms:
      'secde etmek, secde ayetleri, secdeye kapanmak, rükû ve secde, tilavet secdesi, yere kapanmak',
    englishSynonyms:
      'sajdah, sujud, bowing down, verses of prostration, falling down in worship, ruku',
    broader: 'Worship and Servanthood',
    related: ['Prayer', 'Glorification and Praise', 'The Rebellion of Iblis', 'Humility'],
    roots: 'سجد',
  },
  {
    section: 'worship',
    turkishTitle: 'Temizlik ve Abdest',
    englishTitle: 'Purity and Ablution',
    turkishNote:
      'Namaza kalkılınca yüz ve dirseklere kadar eller yıkanır, baş meshedilir; topuklara kadar ayaklar da anılır, ama bunların yıkanacağı mı yoksa meshedileceği mi, ayetin okunuşuna bağlı olarak tartışılmıştır (5:6). Cünüp olan yıkanır; su bulunmazsa yüz ve eller temiz toprakla meshedilir, yani teyemmüm edilir (4:43). Allah bununla güçlük değil, arınma ister (5:6). Allah tövbe edenleri ve temizlenenleri sever (2:222). Gökten inen su tertemizdir (25:48); Peygamber’e elbisesini temizlemesi söylenmiştir (74:4). Arınma insanın içine de uzanır: Mallardan alınan sadaka verenleri arındırır (9:103), nefsini arındıran kurtuluşa erer (91:9). Yine de kimse kendini temize çıkarmamalıdır (53:32).',
    englishNote:
      'Before prayer the face and the arms to the elbows are washed and the head is wiped; the feet, to the ankles, are named too; whether they are washed or wiped is disputed, depending on the reading (5:6). Anyone in a state of major ritual impurity bathes; without water, face and hands are wiped with clean earth, tayammum (4:43). By this Allah wants not hardship but purity (5:6). Allah loves those who repent and those who purify themselves (2:222). Water from the sky is pure (25:48); the Prophet is told to purify his clothing (74:4). Purity reaches within: alms purify the giver (9:103), and whoever purifies the soul succeeds (91:9). Yet no one should claim to be pure (53:32).',
    verses:
      '5:6 4:43 2:222 25:48 8:11 74:1-5 7:31 9:108 2:125 22:29 9:28 56:77-79 9:103 92:17-18 62:2 24:21 4:49 53:32 35:18 87:14-15 91:7-10 20:76 26:88-89',
    turkishSynonyms:
      'abdest almak, gusül, boy abdesti, teyemmüm, taharet, arınmak, cünüplük, su bulamamak',
    englishSynonyms: 'wudu, ghusl, tayammum, taharah, ritual washing, cleanliness, purification',
    broader: 'Worship and Servanthood',
    related: ['Prayer', 'Places of Worship', 'The Heart', 'Zakah'],
    roots: 'طهر غسل زكو',
  },
  {
    section: 'worship',
    turkishTitle: 'Mescitler',
    englishTitle: 'Places of Worship',
    turkishNote:
      'Mescitler Allah’ındır; O’nunla birlikte başka kimseye yalvarılmaz (72:18). O’nun, içlerinde adının anılmasına izin verdiği evlerde, ticaretin Allah’ı anmaktan alıkoymadığı kimseler sabah akşam tesbih eder (24:36-37). Mescitleri ancak Allah’a ve ahiret gününe inanan, namaz kılan, zekât veren ve yalnız O’ndan korkanlar imar eder (9:18). İnsanlar için kurulan ilk ev Mekke’dedir (3:96). Allah insanları birbiriyle savmasaydı manastırlar, kiliseler, havralar ve mescitler yıkılır giderdi (22:40). Mescitlerde O’nun adının anılmasını engelleyip onları yıkmaya çalışandan daha zalimi yoktur (2:114). Zarar vermek ve müminleri bölmek için kurulan bir mescitte ise Peygamber’in asla namaza durmaması istenmiştir (9:107-108).',
    englishNote:
      'Mosques belong to Allah; none may be called upon beside Him (72:18). In houses where He lets His name be remembered, people undistracted by trade glorify Him morning and evening (24:36-37). His mosques are tended only by those who believe in Him and the Last Day, pray, give zakah and fear none but Him (9:18). The first house set up for people is in Mecca (3:96). Had Allah not checked some people by others, monasteries, churches, synagogues and mosques would have been destroyed (22:40). None do greater wrong than those who bar His name from mosques and seek their ruin (2:114). In a mosque built for harm and division the Prophet was never to stand in prayer (9:107-108).',
    verses:
      '72:18 24:36-38 9:17-19 7:29 7:31 2:187 3:96-97 2:125 2:144 17:1 17:7 10:87 3:37 18:21 22:39-40 2:114 22:25 8:34-35 48:27 9:28 9:107-110',
    turkishSynonyms: 'cami, kilise ve havra, mescid, mabet, ibadethane, mescid-i aksa, manastır',
    englishSynonyms: 'mosque, masjid, house of worship, church and synagogue, al-aqsa, monastery',
    broader: 'Worship and Servanthood',
    related: ['The Kaaba', 'Friday and Praying Together', 'Prayer', 'The Direction of Prayer'],
    roots: 'سجد بيت',
  },
  {
    section: 'salaat',
    turkishTitle: 'Namaz',
    englishTitle: 'Prayer',
    turkishNote:
      'Allah Musa’ya “Beni anmak için namaz kıl” demiştir; namaz hayasızlıktan ve kötülükten alıkoyar (20:14; 29:45). Sabır ve namazla yardım istenir; bu, gönülden saygı duyanlardan başkasına ağır gelir (2:45). İnsan tahammülsüz yaratılmıştır; namazlarında sürekli olanlar böyle değildir, onların mallarında isteyenin ve yoksun kalanın belli bir hakkı vardır (70:19-25). Mümin erkekler ve kadınlar iyiliği buyurur, namazı kılar, zekâtı verirler (9:71). Peygamber’den ailesine namazı buyurması ve kendisinin de bunda sabretmesi istenir (20:132). Namaz kılan kulu engelleyene, Allah’ın gördüğü hatırlatılır (96:9-14). Cehennemdekiler namaz kılanlardan olmadıklarını söyler (74:42-43). Namazı yitirenlerden tövbe eden, inanan ve iyi iş yapanlar ise cennete girer (19:59-60).',
    englishNote:
      'Allah told Moses to pray in remembrance of Him; prayer keeps people from indecency and wrong (20:14; 29:45). Help is sought through patience and prayer; it is hard except for the humble (2:45). Human beings were created restless; not so those constant in prayer, whose wealth holds a known right for beggars and the deprived (70:19-25). Believing men and women enjoin good, pray and give zakah (9:71). The Prophet is to enjoin prayer on his family and keep to it patiently himself (20:132). Whoever hinders a praying servant is reminded that Allah sees (96:9-14). Those in Hell say that they did not pray (74:42-43). Those who let prayer go, yet repent, believe and do good, will enter Paradise (19:59-60).',
    verses:
      '20:14 29:45 4:103 2:43 2:110 2:238 2:45-46 23:1-2 23:9 70:19-25 70:34-35 11:114 14:31 20:132 9:71 22:41 96:9-14 107:4-7 74:42-44 19:59-60',
    turkishSynonyms: 'namaz kılmak, salat, namazın önemi, namazı terk etmek, namaz ayetleri',
    englishSynonyms:
      'salah, salat, namaz, importance of prayer, abandoning prayer, ritual prayer, why muslims pray, not praying',
    related: [
      'The Times of Prayer',
      'Humility in Prayer',
      'Zakah',
      'Faith and Good Deeds',
      'Remembrance of Allah',
    ],
    roots: 'صلو',
  },
  {
    section: 'salaat',
    turkishTitle: 'Namazın Vakitleri',
    englishTitle: 'The Times of Prayer',
    turkishNote:
      'Namaz müminlere vakitleri belirli olarak yazılmıştır (4:103). Bir ayet güneşin batıya yönelmesinden gecenin karanlığına kadar olan süreyi ve tan vakti Kur’an okuyuşunu, bir başkası gündüzün iki ucunu ve gecenin gündüze yakın saatlerini anar (17:78; 11:114). Sabah ve yatsı namazının adı geçer; hangisi olduğu tartışılan “orta namaz”ın da korunması istenir (24:58; 2:238). Güneş doğmadan ve batmadan önce, geceleyin, akşam, sabah ve öğle vakti Allah’ı tesbihten de söz edilir; bunlar çoğu kez namaz vakti diye anlaşılmıştır (20:130; 30:17-18). Sabah akşam Rabbin adı anılır, gecenin bir kısmında secde edilir (76:25-26). Namazlarını koruyanlar da cennetlerde ağırlanacaklar arasındadır (70:34-35).',
    englishNote:
      'Prayer is prescribed for the believers at set times (4:103). One verse names the span from the sun’s decline to the dark of night and the recitation of dawn; another, the two ends of the day and the nearer hours of night (17:78; 11:114). The dawn and night prayers are named; the “middle prayer,” whose identity is disputed, is to be guarded (24:58; 2:238). Glorifying Allah before sunrise and sunset, at night, evening, morning and noon is mentioned too; these are often understood as times of prayer (20:130; 30:17-18). Morning and evening the Lord’s name is remembered, and part of the night is for prostration (76:25-26). Those who guard their prayers are among the honored in Paradise (70:34-35).',
    verses:
      '4:103 17:78-79 11:114 2:238-239 24:58 20:130 30:17-18 50:39-40 52:48-49 40:55 33:41-42 76:25-26 3:41 19:11 62:9-10 73:20 70:34-35 23:9',
    turkishSynonyms:
      'namaz vakti, sabah namazı, öğle namazı, ikindi namazı, akşam namazı, yatsı namazı, orta namaz, beş vakit namaz',
    englishSynonyms:
      'prayer times, fajr, dhuhr, asr, maghrib, isha, middle prayer, five daily prayers',
    broader: 'Prayer',
    related: ['Prayer', 'Prayer at Night', 'Friday and Praying Together', 'Night and Day'],
    roots: 'صلو وقت',
  },
  {
    section: 'salaat',
    turkishTitle: 'Kıble',
    englishTitle: 'The Direction of Prayer',
    turkishNote:
      'Doğu da batı da Allah’ındır; nereye dönülse Allah’ın yüzü oradadır (2:115). Yüzünü göğe çevirip duran Peygamber hoşnut olacağı bir kıbleye döndürülmüş, müminlere de nerede olurlarsa olsunlar yüzlerini Mescid-i Haram’a çevirmeleri buyurulmuştur (2:144). Peygamber’in yöneldiği kıble, ona uyan ile gerisin geri dönen belli olsun diyeydi; Allah müminlerin imanını boşa çıkarmaz (2:143). Herkesin yöneldiği bir yön vardır; istenen, hayırda yarışmaktır (2:148). Asıl iyilik yüzü doğuya ya da batıya çevirmek değil, inanmak, malından vermek, namaz kılmak, sözünde durmak ve sabretmektir (2:177). Musa ile kardeşine, evlerin kıble edinilmesi ve namaz kılınması vahyedilmiştir (10:87). İbrahim yüzünü gökleri ve yeri yaratana çevirmiştir (6:79).',
    englishNote:
      'East and west are Allah’s; wherever people turn, there is His face (2:115). The Prophet, turning his face to the sky, was given a qiblah he would welcome, and believers everywhere are to face the Sacred Mosque (2:144). The direction he faced showed who followed him and who turned back; Allah does not let believers’ faith be lost (2:143). All have a direction they face; the call is to race in doing good (2:148). True goodness is not turning east or west but faith, giving, prayer, kept promises and patience (2:177). Moses and his brother were told to make houses a qiblah and pray (10:87). Abraham turned his face to the Maker of the heavens and earth (6:79).',
    verses: '2:115 2:142-150 2:177 3:96-97 2:125 22:26 7:29 10:87 6:79 30:30 10:105',
    turkishSynonyms:
      'namazda yön, kıblenin değişmesi, mescid-i haram’a dönmek, kâbe’ye yönelmek, kudüs kıblesi',
    englishSynonyms:
      'qiblah, qibla, facing mecca, change of qiblah, facing the kaaba, direction muslims pray',
    broader: 'Prayer',
    related: ['The Kaaba', 'Prayer', 'Places of Worship', 'Abraham and Ishmael'],
    roots: 'قبل وجه',
  },
  {
    section: 'salaat',
    turkishTitle: 'Cuma ve Birlikte Namaz',
    englishTitle: 'Friday and Praying Together',
    turkishNote:
      'Cuma günü namaza çağrılınca müminlerden alışverişi bırakıp Allah’ı anmaya koşmaları istenir; namaz bitince yeryüzüne dağılır, O’nun lütfunu ararlar (62:9-10). Bir ticaret ya da eğlence görünce ona koşup Peygamber’i ayakta bırakanlara, Allah katındakinin daha hayırlı olduğu söylenir (62:11). Namaza çağrıyı alaya alanlar da anılır (5:58). İsrailoğulları’na da Meryem’e de rükû edenlerle birlikte rükû etmeleri söylenmiştir (2:43; 3:43). Tehlike anında bile Peygamber namaz kıldırır, müminler iki bölük hâlinde ona katılır (4:102). Gece kalktığında beraberindekilerden bir topluluk da kalkar (73:20). Allah onun kalkışını da secde edenler arasındaki hareketini de görür (26:218-219).',
    englishNote:
      'Called to prayer on Friday, believers are to leave trade and hasten to the remembrance of Allah; afterward they go out and seek His bounty (62:9-10). Those who rushed to some trade or amusement, leaving the Prophet standing, are told that what Allah has is better (62:11). Some people mock the call to prayer (5:58). The Children of Israel were told to bow with those who bow, and so was Mary (2:43; 3:43). Even in danger the Prophet leads the prayer, and the believers join him in two groups (4:102). When he rises at night, a group of those with him rises too (73:20). Allah sees him rise and sees his movement among those who prostrate (26:218-219).',
    verses:
      '62:9-11 63:9 5:58 24:36-37 2:43 3:43 22:77 48:29 26:217-219 73:20 4:102-103 10:87 9:108 7:31 18:28 4:142 9:54',
    turkishSynonyms: 'cuma namazı, cemaatle namaz, cemaat, ezan, cuma günü, hutbe',
    englishSynonyms:
      'friday prayer, jumuah, jummah, congregational prayer, adhan, call to prayer, praying in congregation',
    broader: 'Prayer',
    related: [
      'Prayer',
      'Places of Worship',
      'Prayer on a Journey and in Fear',
      'Trade and Earnings',
    ],
    roots: 'جمع صلو',
  },
  {
    section: 'salaat',
    turkishTitle: 'Namazda Huşu',
    englishTitle: 'Humility in Prayer',
    turkishNote:
      'Kurtuluşa eren müminler namazlarında huşu, yani derin bir saygı içindedir ve namazlarını korur (23:1-2; 23:9). Namaz, Rablerine kavuşacaklarını bilen huşu sahiplerine ağır gelmez (2:45-46). Sarhoşken, ne dediğini bilinceye kadar namaza yaklaşılmaz (4:43). Ses ne çok yükseltilir ne de kısılır (17:110). Peygamber’den Kur’an’ı tane tane okuması, her şeyden kesilip Rabbine yönelmesi istenir (73:4; 73:8). Kendilerine önceden ilim verilenler ağlayarak yere kapanır, huşuları artar (17:107-109). Namaz kıldıkları hâlde namazlarından gafil olup gösteriş yapanlara “Yazıklar olsun” denir (107:4-6). Müminlere sorulur: Allah anıldığında kalplerinin saygıyla yumuşama vakti gelmedi mi (57:16)?',
    englishNote:
      'The believers who succeed are humble in prayer and guard their prayers (23:1-2; 23:9). Prayer is no burden to the humble, who know they will meet their Lord (2:45-46). Believers are not to come to prayer drunk, until they know what they say (4:43). The voice is neither raised high nor hushed (17:110). The Prophet is told to recite the Qur’an slowly and distinctly and give himself wholly to his Lord (73:4; 73:8). Those given knowledge earlier fall down weeping and grow in humility (17:107-109). The Qur’an says “woe” to those who pray while heedless of their prayer, to be seen (107:4-6). The believers are asked: Is it not time their hearts were humbled at the remembrance of Allah (57:16)?',
    verses:
      '23:1-2 23:9-11 2:45-46 2:238 20:14 6:162-163 22:35 33:35 21:90 17:107-110 7:205 39:9 73:4-8 4:43 57:16 4:142 107:4-7',
    turkishSynonyms:
      'huşu, huşu içinde namaz, namazda dikkat, namazdan gaflet, huzur içinde namaz, kunut',
    englishSynonyms:
      'khushu, concentration in prayer, heedless prayer, devotion in salah, attentiveness in prayer, reverence in prayer',
    broader: 'Prayer',
    related: ['Prayer', 'Humility', 'Showing Off', 'The Heart'],
    roots: 'خشع صلو قنت',
  },
  {
    section: 'salaat',
    turkishTitle: 'Yolculukta ve Korkuda Namaz',
    englishTitle: 'Prayer on a Journey and in Fear',
    turkishNote:
      'Yeryüzünde yolculuğa çıkanların namazı kısaltmasında günah yoktur; ayette inkâr edenlerin zarar vermesinden korkmak da anılır, bunun şart olup olmadığı ise tartışılmıştır (4:101). Peygamber müminlerin arasındayken bir bölük silahlarıyla onunla namaza durur, ötekiler arkada bekler, sonra onlar gelip kılar (4:102). Korku hâlinde namaz yaya ya da binek üstünde kılınır, güvene kavuşulunca Allah öğrettiği gibi anılır (2:239). Namazdan sonra O, ayakta, otururken ve yan yatarken anılır (4:103). Hasta ya da yolcu su bulamazsa temiz toprak yeter; Allah güçlük istemez (5:6). Gece namazında da hastalar, yolcular ve savaşanlar gözetilir (73:20). Müminlere sabır ve namazla yardım istemeleri söylenir (2:153).',
    englishNote:
      'Travelers may shorten the prayer without blame; the verse names the fear of harm from disbelievers, and whether that fear is a condition is disputed (4:101). With the Prophet among them, one group prays with him, armed, while the other stays behind and then comes to pray (4:102). In fear, prayer is offered on foot or mounted; once safe, people remember Allah as He taught them (2:239). After prayer He is remembered standing, sitting and lying down (4:103). For the sick and travelers without water, clean earth suffices; Allah wants no hardship (5:6). Night prayer, too, makes allowance for the sick, travelers and those who fight (73:20). Believers are told to seek help through patience and prayer (2:153).',
    verses: '4:101-104 2:238-239 5:6 4:43 2:115 2:149-150 73:20 22:78 8:45 2:153-155 10:83-87',
    turkishSynonyms:
      'seferi namaz, yolcu namazı, kasr, namazı kısaltmak, korku namazı, savaşta namaz, hasta namazı',
    englishSynonyms:
      'qasr, shortening the prayer, travel prayer, prayer in danger, salat al-khawf, traveler’s prayer, prayer in war, praying while riding',
    broader: 'Prayer',
    related: ['Prayer', 'Purity and Ablution', 'Friday and Praying Together', 'Fighting'],
    roots: 'صلو قصر خوف',
  },
  {
    section: 'salaat',
    turkishTitle: 'Önceki Peygamberlerin Namazı',
    englishTitle: 'The Prayer of Earlier Prophets',
    turkishNote:
      'İbrahim, soyundan bazılarını kutsal evin yanına namaz kılsınlar diye yerleştirmiş, kendisinin ve soyundan gelenlerin namaz kılanlardan olmasını dilemiştir (14:37; 14:40). İsmail ailesine namazı ve zekâtı buyururdu (19:54-55). İshak ile Yakub’a namaz kılmaları vahyedilmiştir (21:72-73). Musa’ya, seçildiği bildirilirken, Allah’ı anmak için namaz kılması söylenmiştir (20:13-14). Şuayb’ın kavmi, atalarının taptıklarını bırakmalarını onun namazının mı emrettiğini sormuştur (11:87). İsrailoğulları’ndan namaz kılacaklarına dair söz alınmıştır (2:83). Zekeriya’ya, namaza durmuşken Yahya müjdelenmiş, İsa da yaşadıkça namazla yükümlü kılınmıştır (3:39; 19:31). Rabbinin adını anıp namaz kılanın kurtulduğu, İbrahim’in ve Musa’nın sahifelerinde de yazılıdır (87:14-19). Onların ardından namazı yitiren bir nesil gelmiştir (19:59).',
    englishNote:
      'Abraham settled some of his descendants by the sacred House to pray, and asked that he and they be among those who do (14:37; 14:40). Ishmael enjoined prayer and zakah on his family (19:54-55). Prayer was enjoined on Isaac and Jacob (21:72-73), and on Moses, when chosen, in remembrance of Allah (20:13-14). Shuayb’s people asked whether his prayer required them to leave what their fathers worshipped (11:87). The Children of Israel pledged to pray (2:83). Zechariah was praying when John was announced; Jesus was to pray as long as he lived (3:39; 19:31). That whoever remembers the Lord’s name and prays succeeds is in the pages of Abraham and Moses (87:14-19). After them came a generation that neglected prayer (19:59).',
    verses:
      '14:37-40 2:125 22:26 19:54-55 21:72-73 11:87 20:13-14 10:87 2:83 5:12 38:24 31:17 3:38-39 3:43 19:30-31 87:14-19 98:5 3:113 19:58-60',
    turkishSynonyms:
      'peygamberlerin ibadeti, ibrahim’in namazı, isa’nın namazı, musa’nın namazı, eski ümmetlerde namaz',
    englishSynonyms:
      'prophets praying, did jesus pray, prayer of abraham, how moses prayed, salah before islam',
    broader: 'Prayer',
    related: [
      'Prayer',
      'Belief in All the Messengers',
      'The Pages of Abraham and Moses',
      'The Prayers of the Prophets',
    ],
    tables: [9],
    roots: 'صلو',
  },
  {
    section: 'salaat',
    turkishTitle: 'Gece Namazı',
    englishTitle: 'Prayer at Night',
    turkishNote:
      'Peygamber’e gecenin yarısını ya da bundan biraz azını yahut fazlasını ayakta geçirip Kur’an’ı tane tane okuması buyurulmuştur; gece kalkışı daha etkilidir, gündüz ise onun uzun bir uğraşı vardır (73:1-7). Bu onun için fazladan bir ibadettir; Rabbinin onu övülmüş bir makama ulaştırması umulur (17:79). Hastalar, yolcular ve savaşanlar gözetilerek Kur’an’dan kolay gelenin okunması istenmiştir (73:20). Rahmân’ın kulları geceyi secde ederek, ayakta durarak geçirir (25:63-64). Yatağından kalkıp korku ve umutla yalvaranlar için saklanan sevinci kimse bilmez (32:16-17). Sakınanlar geceleri az uyur, seherlerde bağışlanma dilerdi (51:15-18). Kitap ehlinden de geceleri ayet okuyup secde edenler vardır (3:113).',
    englishNote:
      'The Prophet was told to rise for half the night, a little less or more, reciting the Qur’an slowly; rising then is more effective, and his days are full (73:1-7). This is extra for him; his Lord may raise him to a praised station (17:79). For the sake of the sick, travelers and fighters, believers are asked to recite only what is easy (73:20). The servants of the Most Merciful spend the night prostrating and standing (25:63-64). No one knows the joy hidden for those who leave their beds, calling on Him in fear and hope (32:16-17). The mindful slept little and asked forgiveness before dawn (51:15-18). Some People of the Book recite and prostrate at night (3:113).',
    verses:
      '73:1-9 73:20 17:79 76:25-26 20:130 50:39-40 52:48-49 26:217-220 25:63-64 32:15-17 51:15-19 3:16-17 39:9 3:113-114',
    turkishSynonyms:
      'teheccüd, teheccüt, gece ibadeti, seher vakti, gece kalkmak, kıyamü’l-leyl, seherde istiğfar',
    englishSynonyms:
      'tahajjud, night prayer, qiyam al-layl, night vigil, praying before dawn, praying in the last part of the night',
    broader: 'Prayer',
    related: ['Prayer', 'The Times of Prayer', 'Prostration', 'Night and Day'],
    roots: 'ليل قوم هجد',
  },
];
