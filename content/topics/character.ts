import type { PostSource } from './topic';

/** Topics on good character. */
export const characterPosts: readonly PostSource[] = [
  {
    section: 'other',
    turkishTitle: 'Güzel Ahlak',
    englishTitle: 'Good Character',
    turkishNote:
      'Peygamber yüce bir ahlak üzeredir; Allah’ı ve ahiret gününü uman kimse için onda güzel bir örnek vardır (68:4; 33:21). Allah nefse kötülüğünü de takvasını da ilham etmiştir: Onu arındıran kurtulur, gömüp kirleten ziyana uğrar (91:7-10). İyilik, yüzü doğuya ya da batıya çevirmek değildir; inanmak, sevdiği malı başkalarıyla paylaşmak, namaz kılıp zekât vermek, sözünde durmak ve sabretmektir (2:177). Kötülüğü en güzel biçimde savabilmek ancak sabredenlere nasip olur (41:34-35). Kötü ahlakın örnekleri de sayılır: durmadan yemin etmek, laf taşımak, iyiliğe engel olmak (68:10-12). Kimse kendini temize çıkarmamalıdır (53:32).',
    englishNote:
      'The Prophet has a great character, and in him is a good example for those whose hope is in Allah and the Last Day (68:4; 33:21). Allah has inspired the soul with its wickedness and its piety: whoever purifies it succeeds, whoever buries it fails (91:7-10). Goodness is not turning one’s face east or west; it is to believe, give of the wealth one loves, pray and pay zakah, keep promises and be patient (2:177). The power to answer evil with what is better is given only to the patient (41:34-35). Bad character is described too: swearing oath after oath, carrying tales, standing in the way of good (68:10-12). No one should claim to be pure (53:32).',
    verses:
      '68:1-4 33:21 91:7-10 16:90 2:177 6:151-153 3:133-134 3:159 7:199 41:34-35 31:17-19 103:1-3 49:13 26:88-89 53:32 2:44 61:2-3 68:10-13',
    turkishSynonyms:
      'ahlak, ahlaklı olmak, iyi huy, erdem, fazilet, huy güzelliği, hüsn-i hulk, kötü ahlak',
    englishSynonyms:
      'akhlaq, ethics, morals, virtue, virtues, morality, good manners, moral values',
    related: [
      'The Qualities of the Believers',
      'Muhammad, a Mercy to the Worlds',
      'The Self',
      'Good Speech',
      'Faith and Good Deeds',
    ],
    roots: 'خلق حسن برر',
  },
  {
    section: 'other',
    turkishTitle: 'Adalet',
    englishTitle: 'Justice',
    turkishNote:
      'Elçilerle birlikte kitap ve ölçü, insanlar adaleti ayakta tutsun diye indirilmiştir (57:25). Adalet, insanın kendisinin ve yakınlarının aleyhine de olsa gözetilir; bir topluluğa duyulan kin kimseyi ondan saptırmamalıdır (4:135; 5:8). Din yüzünden müminlerle savaşmayan, onları yurtlarından çıkarmayan kimselere iyilik etmek ve adil davranmak yasaklanmamıştır (60:8). Davud’a insanlar arasında hak ile hükmetmesi buyurulur (38:26). Eşleri arasında adil olamamaktan korkan erkeğe tek eşle ya da sahip olduğu cariyelerle yetinmesi söylenir; tam bir eşitliğe güç yetmese de eşlerden biri askıda bırakılmamalıdır (4:3; 4:129). Kötülüğün karşılığı dengi bir kötülüktür, bağışlayıp arayı düzeltenin ödülü ise Allah’a aittir (42:40).',
    englishNote:
      'The Book and the balance were sent down with the messengers so people may uphold justice (57:25). Justice is kept even against oneself and one’s kin, and hatred of a people must not turn anyone from it (4:135; 5:8). Kindness and justice are not forbidden toward those who do not fight the believers over religion or drive them out (60:8). David is told to judge people in truth (38:26). A man who fears being unjust between wives is told to keep to one, or to the slave women he has; full equality is beyond him, but none may be left hanging (4:3; 4:129). A wrong is repaid by its like, but whoever pardons and reconciles is rewarded by Allah (42:40).',
    verses:
      '57:25 4:135 5:8 6:152 16:90 7:29 42:15 4:58 38:26 5:42 4:105 49:9 60:8-9 4:3 4:129 5:45 16:126 42:40-42 16:76 7:159 7:181 3:21 11:113 10:44 14:42 68:34-36 21:47',
    turkishSynonyms:
      'adil olmak, adaletli davranmak, hak hukuk, hakkaniyet, adil hüküm, haksızlık, zulüm, kendi aleyhine şahitlik',
    englishSynonyms:
      'fairness, equity, being just, adl, qist, injustice, oppression, justice toward enemies',
    broader: 'Good Character',
    related: [
      'Governing and Judging',
      'Measure and Weight',
      'Crime and Punishment',
      'The Gathering and the Reckoning',
      'Making Peace Between People',
    ],
    roots: 'عدل قسط',
  },
  {
    section: 'other',
    turkishTitle: 'Doğruluk',
    englishTitle: 'Truthfulness',
    turkishNote:
      'İman edenlerden doğrularla birlikte olmaları ve doğru söz söylemeleri istenir (9:119; 33:70). Doğruluk yalnız sözde değildir: Şüpheye düşmeden inanıp malıyla ve canıyla çaba gösterenler, Allah’a verdiği sözde duranlar da “doğrular” diye anılır (49:15; 33:23-24). İbrahim ve İdris özü sözü doğru birer peygamberdi, İsmail sözüne sadıktı; Yusuf’a da “ey doğru sözlü” diye seslenilmiştir (19:41; 19:56; 19:54; 12:46). Hakkı bile bile gizlemek ve yalan söz söylemek yasaklanır; yalan uydurmak, Allah’ın ayetlerine inanmayanların işidir (2:42; 22:30; 16:105). Allah’tan daha doğru sözlü kimse yoktur; doğruluğun doğrulara yarar sağlayacağı gün de gelecektir (4:87; 5:119).',
    englishNote:
      'The believers are asked to be with the truthful and to say what is right (9:119; 33:70). Truthfulness is not of speech alone: the name is also given to those who believe without doubting and strive with wealth and life, and to those true to their pledge to Allah (49:15; 33:23-24). Abraham and Idris were prophets and men of truth, Ishmael was true to his promise, and Joseph was called “man of truth” (19:41; 19:56; 19:54; 12:46). To hide the truth knowingly and to speak falsehood are forbidden; inventing lies is the way of those who do not believe in Allah’s verses (2:42; 22:30; 16:105). None is more truthful in word than Allah, and a day is coming when truthfulness will benefit the truthful (4:87; 5:119).',
    verses:
      '9:119 33:70-71 33:35 3:17 49:15 33:8 33:23-24 29:2-3 19:41 19:56 19:54 12:46 12:51 2:42 22:30 61:2-3 16:105 16:116 9:77 40:28 45:7-8 39:60 39:32-33 4:87 4:69 5:119',
    turkishSynonyms:
      'dürüstlük, sadakat, sıdk, doğru sözlü olmak, sadık, yalan, yalan söylemek, yalancılık',
    englishSynonyms: 'honesty, sidq, telling the truth, lying, lies, liars, dishonesty',
    broader: 'Good Character',
    related: [
      'Good Speech',
      'Promises and Covenants',
      'Slander',
      'Debts and Witnesses',
      'Hypocrisy: Faith Only on the Tongue',
    ],
    roots: 'صدق كذب',
  },
  {
    section: 'other',
    turkishTitle: 'Emanet',
    englishTitle: 'Trusts',
    turkishNote:
      'Allah, emanetlerin ehline verilmesini buyurur (4:58). Kendisine güvenilen kişi aldığı emaneti sahibine vermeli, evlenme çağına gelip olgunlaştığı görülen yetime de malı teslim edilmelidir (2:283; 4:6). Emanete hıyanet eden, kıyamet günü aşırdığı şeyle gelir (3:161). Kitap ehlinden kimi, kendisine bırakılan yığınla malı geri verir; kimi ise başında durulmadıkça tek bir dinarı vermez (3:75). Nuh, Hud, Salih, Lut ve Şuayb, kavimlerine gönderilmiş güvenilir birer elçiydi (26:107; 26:125; 26:143; 26:162; 26:178). Göklerin, yerin ve dağların çekindiği emaneti insan yüklenmiştir; bu emanetin ne olduğu tartışılmıştır (33:72).',
    englishNote:
      'Allah commands that trusts be given to those to whom they are due (4:58). A person who is relied upon must discharge the trust, and orphans who are of age and show sound judgment must be given their property (2:283; 4:6). Whoever betrays a trust will come on the Day of Resurrection with what he took (3:161). Among the People of the Book, some return a heap of wealth left with them, and some withhold a single coin unless someone stands over them (3:75). Noah, Hud, Salih, Lot and Shuayb were trustworthy messengers to their peoples (26:107; 26:125; 26:143; 26:162; 26:178). Man took up the trust that the heavens, the earth and the mountains shrank from; what it is has been disputed (33:72).',
    verses:
      '4:58 23:8-11 70:32-35 2:283 8:27 3:75-76 3:161 4:2 4:6 28:26 12:54-55 12:64 26:107 26:125 26:143 26:162 26:178 7:68 44:17-18 81:19-21 4:107 12:52 8:58 22:38 33:72-73',
    turkishSynonyms:
      'emanete riayet, emanete hıyanet, güvenilirlik, güvenilir olmak, emaneti ehline vermek, ihanet, hainlik',
    englishSynonyms:
      'amanah, trustworthiness, being trustworthy, betrayal, treachery, breach of trust, amanat',
    broader: 'Good Character',
    related: [
      'Promises and Covenants',
      'Justice',
      'Orphans',
      'Debts and Witnesses',
      'Truthfulness',
    ],
    roots: 'أمن خون',
  },
  {
    section: 'other',
    turkishTitle: 'Sabır',
    englishTitle: 'Patience',
    turkishNote:
      'İman edenlere sabır ve namazla yardım dilemeleri söylenir; Allah sabredenlerle beraberdir (2:153). Sabredenler, başlarına bir musibet geldiğinde Allah’a ait olduklarını ve O’na döneceklerini söyler (2:155-156). Ziyandan kurtulanlar inanır, iyi işler yapar, birbirlerine hakkı ve sabrı öğütler (103:1-3). Yakub, oğullarının getirdiği haberler karşısında “güzel bir sabır” der; Eyyub da sabırlı bulunur (12:18; 12:83; 38:44). Peygamber’den, azim sahibi elçiler gibi sabretmesi, balık sahibi gibi olmaması istenir (46:35; 68:48). Yapılana dengiyle karşılık verilebilir, ama sabretmek daha hayırlıdır (16:126). Sabredenlerin ödülü hesapsızdır; ahirette azapla yüz yüze gelenlere ise sabrın da sızlanmanın da yararı olmaz (39:10; 14:21).',
    englishNote:
      'The believers are told to seek help through patience and prayer; Allah is with the patient (2:153). When misfortune strikes them, the patient say they belong to Allah and are returning to Him (2:155-156). Those saved from loss believe, do good, and urge truth and patience on one another (103:1-3). At the news his sons bring, Jacob speaks of “beautiful patience”; Job too is found patient (12:18; 12:83; 38:44). The Prophet is to be patient like the messengers of resolve, unlike the man of the fish (46:35; 68:48). A wrong may be answered by its like, but patience is better (16:126). The reward of the patient is without measure; neither patience nor complaint helps those facing punishment in the Hereafter (39:10; 14:21).',
    verses:
      '2:153 2:155-157 2:45-46 3:200 103:1-3 31:17 11:115 16:126-127 42:43 70:5 12:18 12:83 12:90 38:41-44 21:85-86 37:102 46:35 6:34 68:48-50 3:186 3:146 94:5-6 39:10 13:22-24 14:21',
    turkishSynonyms:
      'sabretmek, sabredenler, sabırlı olmak, musibete sabır, dayanmak, tahammül, metanet, zor zamanda sabretmek',
    englishSynonyms:
      'sabr, being patient, perseverance, endurance, steadfastness, persevering in hardship',
    broader: 'Good Character',
    related: [
      'Faith Tested and Strengthened',
      'The Patience of Jacob',
      'Job',
      'Hope',
      'Trust in Allah',
    ],
    roots: 'صبر',
  },
  {
    section: 'other',
    turkishTitle: 'Şükür',
    englishTitle: 'Gratitude',
    turkishNote:
      'Allah şükredenlere daha fazlasını vereceğini, nankörlük edilirse azabının çetin olduğunu bildirir (14:7). Şükreden kendi iyiliği için şükreder; Allah hiçbir şeye muhtaç değildir (31:12). Kulak, göz ve kalp insana şükretsin diye verilmiştir; Allah’ın nimetleri saymakla bitmez (16:78; 14:34). Buna rağmen insan az şükreder, Rabbine karşı pek nankördür (7:10; 100:6). Davud ailesinden şükür için çalışması istenir; Süleyman, kendisine ve anne babasına verilen nimete şükredebilmek için dua eder (34:13; 27:19). Sebe halkı yüz çevirince üzerlerine sel gönderilmiş, bahçelerinin yerini buruk meyveli bahçeler almıştır; bu, nankörlüklerinin karşılığıdır (34:15-17). İnsandan anne babasına da şükretmesi istenir (31:14).',
    englishNote:
      'Allah declares that He will give more to the grateful, and that His punishment is severe for ingratitude (14:7). Whoever is grateful gains by it himself; Allah needs nothing (31:12). Hearing, sight and heart were given to people so that they may give thanks, and Allah’s favors are beyond counting (16:78; 14:34). Yet people give little thanks, and man is most ungrateful to his Lord (7:10; 100:6). David’s family is told to work in gratitude; Solomon prays to be able to give thanks for the favor shown him and his parents (34:13; 27:19). When the people of Sheba turned away, a flood left them gardens of bitter fruit in return for ingratitude (34:15-17). Gratitude is asked toward parents as well (31:14).',
    verses:
      '14:7-8 2:152 31:12 31:14 46:15 16:120-121 17:3 27:19 27:40 34:13 34:15-17 16:78 16:114 14:34 7:10 7:17 36:33-35 56:68-70 25:62 93:11 16:112 6:63-64 100:6-8 76:3 39:7 3:144-145 4:147',
    turkishSynonyms:
      'şükretmek, şükredenler, teşekkür, nimete şükür, nimetin kıymeti, şükür ayetleri',
    englishSynonyms:
      'shukr, thankfulness, being thankful, thanksgiving, ingratitude, ungrateful, thanking allah',
    broader: 'Good Character',
    related: [
      'Glorification and Praise',
      'He Is the Provider',
      'Human Weaknesses',
      'The People of Sheba',
      'Solomon',
    ],
    roots: 'شكر كفر',
  },
  {
    section: 'other',
    turkishTitle: 'Tevekkül',
    englishTitle: 'Trust in Allah',
    turkishNote:
      'Allah, kendisine dayanana yeter (65:3). Peygamber’den işi danışması, karar verince de Allah’a dayanması istenir (3:159). Yakub, oğullarına ayrı kapılardan girmelerini öğütler; ardından hükmün yalnız Allah’ın olduğunu söyleyip O’na dayandığını bildirir (12:67). Nuh, Hud ve Şuayb, kavimlerinin karşısında Allah’a dayandıklarını dile getirir (10:71; 11:56; 7:89). Müminlere, insanların kendilerine karşı toplandığı söylenince imanları artmış, “Allah bize yeter, O ne güzel vekildir” demişlerdir (3:173). İnsanın başına ancak Allah’ın yazdığı gelir; dayanılacak olan, diri olan ve hiç ölmeyen Allah’tır (9:51; 25:58).',
    englishNote:
      'For whoever relies on Him, Allah is enough (65:3). The Prophet is asked to consult others and then, once he has decided, to rely on Allah (3:159). Jacob advises his sons to enter by different gates, then says that judgment is Allah’s alone and puts his trust in Him (12:67). Noah, Hud and Shuayb declare before their peoples that they rely on Allah (10:71; 11:56; 7:89). When the believers were told that people had gathered against them, it increased their faith, and they said, “Allah is enough for us, the best of guardians” (3:173). Nothing befalls people but what Allah has written, and the One to rely on is the Living who does not die (9:51; 25:58).',
    verses:
      '65:2-3 3:159-160 8:2 14:11-12 10:71 11:56 7:89 11:88 60:4 12:67 10:84-86 5:23 3:173-174 8:49 8:61-62 9:51 9:129 11:123 39:38 67:29 64:13 73:9 25:58 26:217-220 16:99',
    turkishSynonyms:
      'allah’a güvenmek, allah’a dayanmak, mütevekkil, tevekkül etmek, hasbünallah, vekil',
    englishSynonyms:
      'tawakkul, relying on allah, reliance on god, trusting god, hasbunallah, hasbunallahu wa ni’mal wakil',
    broader: 'Good Character',
    related: [
      'His Power over All Things',
      'Patience',
      'Consultation',
      'He Is the Provider',
      'Hope',
    ],
    roots: 'وكل',
  },
  {
    section: 'other',
    turkishTitle: 'Alçak Gönüllülük',
    englishTitle: 'Humility',
    turkishNote:
      'Rahmân’ın kulları yeryüzünde alçak gönüllülükle yürür (25:63). Lokman, oğluna insanlardan yüz çevirmemesini, böbürlenmemesini, sesini alçaltmasını öğütler (31:18-19). Anne babaya alçak gönüllülük kanadını indirmek buyurulur; Peygamber’e de kendisine uyan müminlere kanadını indirmesi söylenir (17:24; 26:215). Nuh, hor görülen müminleri kovmamıştır; Peygamber’den de sabah akşam Rablerine dua edenleri kovmaması istenir (26:111-114; 6:52). Bir surede, gelen âmâya yüz ekşitilip kendini muhtaç görmeyene ilgi gösterilmesi eleştirilir (80:1-10). Ahiret yurdu, yeryüzünde büyüklük de bozgunculuk da istemeyenlerindir (28:83).',
    englishNote:
      'The servants of the Most Merciful walk the earth humbly (25:63). Luqman counsels his son not to turn his face from people or strut, and to lower his voice (31:18-19). The wing of humility is to be lowered to parents, and the Prophet is told to lower his to the believers who follow him (17:24; 26:215). Noah did not drive away the despised believers, and the Prophet is told not to send away those who call on their Lord morning and evening (26:111-114; 6:52). One surah reproves frowning at a blind man while attending to one who thinks he needs nothing (80:1-10). The home of the Hereafter is for those who seek neither greatness nor corruption on earth (28:83).',
    verses:
      '25:63 31:18-19 17:37 17:24 26:215 15:88 5:54 26:111-114 6:52-53 18:28 80:1-10 22:34-35 11:23 32:15 7:205-206 4:172 5:82-83 6:42-43 28:83',
    turkishSynonyms:
      'tevazu, mütevazı olmak, alçak gönüllü olmak, kibirsizlik, alçakgönüllü olmak, tevazu kanadı',
    englishSynonyms: 'humbleness, being humble, humble people, tawadu, meekness, lowering the wing',
    broader: 'Good Character',
    related: [
      'Arrogance',
      'The Counsel of Luqman',
      'Humility in Prayer',
      'Parents',
      'Noah and the Ark',
    ],
    roots: 'خبت خشع ضرع',
  },
  {
    section: 'other',
    turkishTitle: 'Kibir',
    englishTitle: 'Arrogance',
    turkishNote:
      'İblis, kendini Âdem’den üstün görüp büyüklendi ve secde etmedi (38:74-76). Firavun ve orduları yeryüzünde haksız yere büyüklendi; Âd kavmi “Bizden güçlü kim var?” dedi (28:39; 41:15). Haksızlık ve kibir, insana doğruluğundan içten içe emin olduğu ayetleri bile inkâr ettirir; Allah haksız yere büyüklenenleri ayetlerinden uzak tutar (27:14; 7:146). İnsan kendini kimseye muhtaç görmeyince azar; Karun, servetini bilgisine borçlu olduğunu söylemiş, sonunda yerin dibine geçirilmiştir (96:6-7; 28:78; 28:81). Böbürlenerek yürüyen ne yeri yarabilir ne de dağların boyuna erişir (17:37). Allah’a kulluğu kendine yediremeyenler küçük düşmüş hâlde cehenneme girecektir (40:60). Göklerde ve yerde büyüklük Allah’ındır; O, büyüklenenleri sevmez (45:37; 16:23).',
    englishNote:
      'Iblis thought himself better than Adam and proudly refused to prostrate (38:74-76). Pharaoh and his armies were arrogant without right; the people of Aad said, “Who is stronger than us?” (28:39; 41:15). Injustice and pride make people reject signs they are inwardly sure of, and Allah turns away from His signs those arrogant without right (27:14; 7:146). Man rebels when he thinks he needs no one; Qarun credited his wealth to his knowledge, and the earth swallowed him (96:6-7; 28:78; 28:81). Whoever struts can neither split the earth nor match the mountains’ height (17:37). Those too proud to worship Allah will enter Hell humiliated (40:60). Greatness in the heavens and the earth is Allah’s, and He does not love the arrogant (45:37; 16:23).',
    verses:
      '38:74-76 7:13 28:39-40 23:46-47 41:15 7:75-76 27:14 7:146 40:56 40:35 96:6-8 28:76-81 2:206 63:5 17:37 31:18 57:23 4:36 16:22-23 7:40 16:29 40:47-48 40:60 45:37',
    turkishSynonyms:
      'kibirlenmek, kibirli olmak, büyüklenmek, büyüklük taslamak, gurur, böbürlenmek, kendini beğenmek, tekebbür, ucub',
    englishSynonyms:
      'kibr, pride, arrogant, haughtiness, vanity, boasting, conceit, self-importance',
    broader: 'Good Character',
    related: [
      'Humility',
      'The Rebellion of Iblis',
      'What Closes the Heart to Faith',
      'Qarun',
      'Wealth',
    ],
    roots: 'كبر فخر علو',
  },
  {
    section: 'other',
    turkishTitle: 'İsraf',
    englishTitle: 'Waste and Excess',
    turkishNote:
      'Âdemoğullarına yiyip içmeleri, ama israf etmemeleri söylenir; Allah’ın kulları için çıkardığı temiz rızıkları kimin haram kıldığı da sorulur (7:31-32). Hasat günü ürünün hakkı verilir, ölçü aşılmaz (6:141). Akrabaya, yoksula, yolda kalmışa hakkı verilir, ama mal saçılıp savrulmaz, çünkü savurganlar şeytanların kardeşidir; el ne boyna bağlanır ne de büsbütün açılır (17:26-29). Rahmân’ın kulları harcarken israf ile cimriliğin ortasını tutar (25:67). Arapça “israf” sözü, can almada sınırı aşmak ve kendi aleyhine aşırı gitmek için de kullanılır (17:33; 39:53). Çokluk yarışı insanları kabre dek oyalar; sonra nimetlerden hesap sorulacaktır (102:1-2; 102:8).',
    englishNote:
      'The children of Adam are told to eat and drink but not to waste; it is also asked who has forbidden the good things Allah brought forth for His servants (7:31-32). The crop’s due is given on harvest day, without excess (6:141). Relatives, the poor and travelers receive their due, but nothing is squandered, for squanderers are brothers of the devils; the hand is neither chained to the neck nor fully opened (17:26-29). The servants of the Most Merciful spend midway between waste and stinginess (25:67). The Arabic word israf is also used of excess in killing and against oneself (17:33; 39:53). Rivalry for more diverts people until the grave; then they will be asked about their comforts (102:1-2; 102:8).',
    verses:
      '7:31-32 6:141 17:26-29 25:67 5:87-88 20:81 4:6 17:33 5:32 7:80-81 26:150-152 39:53 3:147 90:5-7 102:1-8 28:58 11:116 34:34-35',
    turkishSynonyms:
      'israf etmek, savurganlık, saçıp savurmak, aşırılık, tutumluluk, lüks, tüketim, müsrif',
    englishSynonyms:
      'israf, wastefulness, extravagance, squandering, moderation, overspending, luxury, overconsumption',
    broader: 'Good Character',
    related: [
      'Wealth',
      'Miserliness',
      'Lawful and Unlawful Food',
      'Giving in the Way of Allah',
      'A Passing Life',
    ],
    roots: 'سرف بذر ترف',
  },
  {
    section: 'other',
    turkishTitle: 'Öfke ve Bağışlama',
    englishTitle: 'Anger and Forgiveness',
    turkishNote:
      'Allah’tan sakınanlar öfkelerini yutar, insanları bağışlar (3:133-134). Musa, kavmine öfkeyle dönünce levhaları atar, kardeşini başından tutup çeker; ardından ikisi için bağışlanma diler (7:150-151). Yunus da öfkeyle gitmiş, karanlıklar içinde hatasını söyleyip kurtulmuştur (21:87-88). Yusuf, suçlarını kabul eden kardeşlerini kınamaz, bağışlanmalarını diler (12:91-92). Bağışlanmak isteyen, bağışlamaya çağrılır (24:22). Haksızlığa uğrayıp hakkını alan kınanmaz; bağışlayıp arayı düzeltenin ödülü ise Allah’a aittir (42:40-41). Yeminlerini bozup ilk saldıran bir toplulukla savaşmayı buyuran ayetlerde, Allah’ın böylece müminlerin kalplerindeki öfkeyi gidereceği bildirilir (9:13-15).',
    englishNote:
      'Those mindful of Allah hold back their anger and pardon people (3:133-134). Moses returns to his people angry, throws down the tablets and pulls his brother by the head, then asks forgiveness for them both (7:150-151). Jonah too went off in anger, owned his fault in the darkness and was saved (21:87-88). Joseph does not blame his brothers when they admit their wrong but prays for their forgiveness (12:91-92). Those wishing to be forgiven are called to forgive (24:22). Those who claim their right when wronged are not blamed, but whoever pardons and makes peace is rewarded by Allah (42:40-41). Verses commanding battle with oath-breakers who attacked first say Allah will thus remove rage from believers’ hearts (9:13-15).',
    verses:
      '3:133-134 42:36-43 41:34-36 7:199-201 3:159 24:22 64:14 2:109 15:85 45:14 4:148-149 2:263 16:126 5:45 12:91-92 7:150-151 7:154 21:87-88 9:13-15 59:10',
    turkishSynonyms:
      'öfkeyi yutmak, affetmek, af, hiddet, kızgınlık, sinir, öfke kontrolü, kin, hoşgörü, haksızlığa karşılık vermek',
    englishSynonyms:
      'forgiving others, pardon, rage, controlling anger, forgiveness of people, resentment, letting go, wrath, retaliation',
    broader: 'Good Character',
    related: [
      'He Forgives and Accepts Repentance',
      'Making Peace Between People',
      'Patience',
      'Good Character',
      'The Story of Joseph',
    ],
    roots: 'غضب غيظ عفو',
  },
  {
    section: 'other',
    turkishTitle: 'Alay, Zan ve Gıybet',
    englishTitle: 'Mockery, Suspicion and Backbiting',
    turkishNote:
      'İman edenlere başkalarıyla alay etmemeleri, birbirlerine kötü lakap takmamaları söylenir; alaya alınanlar belki daha hayırlıdır (49:11). Zannın çoğundan kaçınmaları, gizlilikleri araştırmamaları ve birbirlerini çekiştirmemeleri istenir; gıybet, ölü kardeşinin etini yemeye benzetilir (49:12). İnsanları çekiştirip ayıplayan, malını toplayıp sayan kimseye “Yazıklar olsun” denir (104:1-2). Suçlular müminlere güler, birbirlerine kaş göz ederdi; o gün ise gülen müminler olacaktır (83:29-30; 83:34). Nuh, kendisiyle alay edenlere, onlarla da alay edileceğini söylemiştir (11:38). Zan gerçeğin yerini tutmaz; bilinmeyen şeyin ardına düşülmez (10:36; 17:36). Bir iftirayı duyan müminlerin birbirleri hakkında iyi düşünmesi gerekirdi (24:12).',
    englishNote:
      'The believers are told not to mock others, who may be better, or use hurtful nicknames (49:11). They are to avoid much suspicion and not to spy or backbite; backbiting is like eating a dead brother’s flesh (49:12). The Qur’an says “woe” to the slanderer and fault-finder who gathers and counts wealth (104:1-2). The wicked used to laugh at the believers and wink at one another, but on that Day the believers will laugh (83:29-30; 83:34). Noah told his mockers that they would be mocked in turn (11:38). Conjecture is no substitute for truth, and no one is to pursue what he does not know (10:36; 17:36). Believers who heard a slander should have thought well of one another (24:12).',
    verses:
      '49:11-12 104:1-9 68:10-13 4:148 83:29-36 9:79 2:212 23:109-111 38:62-63 6:10 11:38 9:65 4:140 6:108 10:36 53:28 17:36 24:12',
    turkishSynonyms:
      'gıybet etmek, dedikodu, arkadan konuşmak, su-i zan, kötü zan, tecessüs, lakap takmak, alay etmek, çekiştirmek, laf taşımak',
    englishSynonyms:
      'gossip, ghibah, ridicule, spying, name-calling, nicknames, making fun of others, assumptions, thinking ill of others',
    broader: 'Good Character',
    related: ['Slander', 'Good Speech', 'The Brotherhood of the Believers', 'Arrogance', 'Wealth'],
    roots: 'سخر همز ظنن',
  },
  {
    section: 'other',
    turkishTitle: 'İftira',
    englishTitle: 'Slander',
    turkishNote:
      'Bir günah işleyip onu bir suçsuzun üzerine atan, iftirayı ve apaçık bir günahı yüklenir (4:112). İffetli kadınları suçlayıp dört şahit getirmeyenlere seksen değnek vurulması ve şahitliklerinin artık kabul edilmemesi buyurulur; ardından tövbe edip düzelenler için istisna getirilir (24:4-5). Eşler arasında ise yeminleşme, şahidin yerini tutar (24:6-9). Müminler arasında bir iftira yayıldığında onu duyanların “Bu apaçık bir iftiradır” demesi gerekirdi; onlarsa bilmedikleri şeyi dilden dile dolaştırıyordu (24:12; 24:15). Yusuf’u arkadan yırtılmış gömleği aklar; Meryem’i suçlayanlara beşikteki oğlu cevap verir (12:25-28; 19:27-30). Fasık birinin getirdiği haber, bilmeden bir topluluğa kötülük edilmesin diye araştırılmalıdır (49:6).',
    englishNote:
      'Whoever commits a sin and casts it on an innocent person bears a slander and a manifest sin (4:112). Those who accuse chaste women without bringing four witnesses are to be given eighty lashes and have their testimony refused ever after, with an exception for those who then repent and reform (24:4-5). Between spouses, oaths take the place of witnesses (24:6-9). When a slander spread among the believers, its hearers should have called it a plain lie; instead they passed on what they did not know (24:12; 24:15). A shirt torn from behind clears Joseph; words from the cradle answer Mary’s accusers (12:25-28; 19:27-30). News brought by a wicked person is to be checked, lest people be harmed unknowingly (49:6).',
    verses: '4:112 33:58 24:4-26 49:6 12:25-28 12:51 4:156 19:27-30 33:69 60:12 25:4',
    turkishSynonyms:
      'iftira atmak, kazf, ifk olayı, bühtan, karalama, çamur atmak, suç atmak, yalan haber, asılsız suçlama',
    englishSynonyms:
      'false accusation, slandering, ifk, buhtan, qadhf, calumny, defamation, rumors, accusing chaste women',
    broader: 'Good Character',
    related: [
      'Mockery, Suspicion and Backbiting',
      'Crime and Punishment',
      'Mary and Jesus',
      'Truthfulness',
      'Chastity',
    ],
    roots: 'بهت أفك رمي',
  },
  {
    section: 'other',
    turkishTitle: 'İffet',
    englishTitle: 'Chastity',
    turkishNote:
      'Mümin erkeklerden ve kadınlardan bakışlarını sakınmaları, iffetlerini korumaları istenir; kadınlara ayrıca, başörtülerini yakalarının üzerine salmaları ve görünen kısmı dışında süslerini göstermemeleri söylenir; görünen kısmın ne olduğu tartışılmıştır (24:30-31). İffetini koruyan erkeklere ve kadınlara bağışlanma ve büyük bir ödül hazırlanmıştır (33:35). Zinaya yaklaşmak yasaklanır, zina edenlere yüz değnek vurulması buyurulur (17:32; 24:2). Tövbe edip inanan ve iyi işler yapanların kötülüklerini ise Allah iyiliğe çevirir (25:68-70). Evlenme imkânı bulamayanlardan iffetlerini korumaları istenir; iffetli kalmak isteyen cariyeleri fuhşa zorlamak yasaklanır (24:33). Yusuf, zindanı kendisinden istenen şeye yeğler; Meryem iffetini korumuştur (12:33; 66:12).',
    englishNote:
      'Believing men and women are asked to lower their gaze and guard their chastity; women are also to draw their headcovers over their chests and show only such adornment as is apparent, a disputed phrase (24:30-31). For chaste men and women Allah has prepared forgiveness and a great reward (33:35). To go near unlawful intercourse is forbidden, and a hundred lashes are prescribed for it (17:32; 24:2). If people repent, believe and do good, Allah turns their evil deeds into good (25:68-70). Those unable to marry are to stay chaste, and slave women who desire chastity are not to be forced into prostitution (24:33). Joseph prefers prison to what he is called to; Mary guarded her chastity (12:33; 66:12).',
    verses:
      '24:30-33 33:35 23:5-7 17:32 25:68-70 24:2-3 24:26 4:15-16 4:25 5:5 24:60 33:59 12:23-24 12:32-34 19:17-20 66:12 7:26-28 7:33 24:19',
    turkishSynonyms:
      'iffetli olmak, namus, haya, ırzını korumak, zina, tesettür, gözü haramdan sakınmak, fuhuş, zinaya yaklaşmamak',
    englishSynonyms:
      'modesty, headcover, lowering the gaze, fornication, zina, haya, sex outside marriage, premarital sex',
    broader: 'Good Character',
    related: ['Marriage', 'Women', 'Crime and Punishment', 'Slander', 'Mary and Jesus'],
    roots: 'عفف حصن غضض',
  },
  {
    section: 'other',
    turkishTitle: 'Söz ve Ahit',
    englishTitle: 'Promises and Covenants',
    turkishNote:
      'Verilen söz tutulmalıdır, çünkü hesabı sorulacaktır (17:34). Pekiştirdiği yemini bozan, sağlamca büktüğü ipliği söken kadına benzetilir (16:91-92). Allah’a verdikleri sözü ve yeminlerini az bir bedele satanların ahirette payı yoktur (3:77). Antlaşmaya uyan müşriklere karşı, süresi dolana dek antlaşmaya bağlı kalınır; antlaşmadan sonra yeminler bozulup din kötülenirse inkârın önderleriyle savaşılması buyurulur (9:4; 9:12). Düşünmeden edilen yeminden sorumluluk yoktur; bilerek edilen yemin bozulursa kefaret gerekir (5:89). Âdemoğulları “Rabbiniz değil miyim?” sorusuna “Evet” demiştir (7:172). Sözüne Allah’tan daha sadık kimse yoktur (9:111).',
    englishNote:
      'Promises are to be kept, for people will be asked about them (17:34). Whoever breaks a confirmed oath is like a woman who undoes the thread she spun strong (16:91-92). Those who sell their pledge to Allah and their oaths cheaply have no share in the Hereafter (3:77). Treaties are honored to their term with idolaters who keep them, but if oaths are broken and the religion reviled, the leaders of disbelief are to be fought (9:4; 9:12). There is no blame for idle oaths; deliberate ones, when broken, require atonement (5:89). The children of Adam answered “Yes” when asked, “Am I not your Lord?” (7:172). None is truer to his word than Allah (9:111).',
    verses:
      '17:34 5:1 2:177 16:91-95 23:8 13:20 13:25 3:76-77 2:40 7:172-173 36:60-61 8:56-58 8:72 9:4 9:7 9:12-13 9:75-77 33:15 33:23 48:10 76:7 2:224-225 5:89 19:54 14:22 9:111',
    turkishSynonyms:
      'ahde vefa, sözünde durmak, söz vermek, sözleşme, yemin etmek, adak, elest bezmi, verdiği sözü tutmak',
    englishSynonyms:
      'keeping promises, breaking promises, pledge, swearing an oath, contracts, vows, ahd, keeping one’s word',
    broader: 'Good Character',
    related: [
      'Trusts',
      'Atonements',
      'Peace and Treaties',
      'The Covenant of the Children of Israel',
      'Oaths',
    ],
    roots: 'عهد وفي وثق',
  },
  {
    section: 'other',
    turkishTitle: 'Ölçü ve Tartı',
    englishTitle: 'Measure and Weight',
    turkishNote:
      'Ölçüde hile yapanlara “Yazıklar olsun” denir: Kendileri alırken tam ölçer, verirken eksiltirler; büyük bir gün için diriltileceklerini düşünmezler mi (83:1-5)? Ölçü tam tutulmalı, doğru teraziyle tartılmalıdır (17:35). Allah göğü yükseltmiş, ölçüyü koymuştur ki ölçüde sınır aşılmasın (55:7-8). Şuayb, kavmine ölçüyü ve tartıyı tam yapmalarını, insanların hakkını eksiltmemelerini söyler; onlar ise mallarını diledikleri gibi kullanmaktan vazgeçmelerini onun namazının mı buyurduğunu sorar (11:85; 11:87). Allah’ın emri gelince zulmedenler yurtlarında çöküp kalmıştır (11:94). Kıyamet günü ise adalet terazileri kurulur (21:47).',
    englishNote:
      'The Qur’an says “woe” to those who cheat in measure: they take in full but give less; do they not think that they will be raised for a mighty day (83:1-5)? The measure is to be full and the balance true (17:35). Allah raised the sky and set up the balance, so that no one may transgress in it (55:7-8). Shuayb tells his people to give full measure and weight and not to cut short people’s due; they ask whether his prayer demands that they stop using their wealth as they please (11:85; 11:87). When Allah’s command came, the wrongdoers fell lifeless in their homes (11:94). On the Day of Resurrection scales of justice are set up (21:47).',
    verses:
      '83:1-6 17:35 6:152 55:7-9 57:25 42:17 7:85 11:84-88 11:94-95 26:176-183 12:59 12:88 4:29 21:47 7:8-9',
    turkishSynonyms:
      'ölçüde hile, eksik tartmak, terazi, mizan, mutaffifin, dürüst tartı, ticarette hile, tartıyı eksiltmek, kul hakkı',
    englishSynonyms:
      'cheating, short measure, scales, balance, mizan, honest scales, fraud in weighing, mutaffifin',
    broader: 'Good Character',
    related: [
      'Trade and Earnings',
      'Shuayb and Midian',
      'Justice',
      'The Gathering and the Reckoning',
      'Trusts',
    ],
    roots: 'كيل وزن طفف',
  },
  {
    section: 'other',
    turkishTitle: 'Haset',
    englishTitle: 'Envy',
    turkishNote:
      'Haset ettiği zaman hasetçinin kötülüğünden sabahın Rabbine sığınılır (113:1-5). Kur’an, Allah’ın lütfundan verdiği şeyler yüzünden insanlara haset edenleri sorgular (4:54). Yusuf’un kardeşleri, babaları onu ve onun kardeşini daha çok seviyor diye Yusuf’tan kurtulmak ister (12:8-9). Kitap ehlinden birçoğu, hasetleri yüzünden müminlerin inkâra dönmesini ister; müminlere ise Allah’ın emri gelinceye dek onları affedip hoş görmeleri söylenir (2:109). Başkasına verilene göz dikilmez, Allah’ın lütfundan istenir (4:32). İnkârcıların Peygamber’i neredeyse devirecek bakışlarının nazarı mı, düşmanlığı mı anlattığı tartışılmıştır (68:51). Müminler, kalplerinde birbirlerine karşı kin kalmasın diye dua eder (59:10).',
    englishNote:
      'Refuge is sought in the Lord of daybreak from the evil of an envier when he envies (113:1-5). The Qur’an questions those who envy people for the bounty Allah has given them (4:54). Joseph’s brothers, thinking him and his brother dearer to their father, want to be rid of Joseph (12:8-9). Out of envy many of the People of the Book wish the believers back in disbelief; the believers are told to pardon until Allah’s command comes (2:109). People are to ask for Allah’s bounty, not covet others’ share (4:32). Whether the disbelievers’ looks that nearly topple the Prophet mean the evil eye or enmity is disputed (68:51). Believers pray for hearts without rancor toward one another (59:10).',
    verses:
      '113:1-5 4:54 4:32 2:109 2:105 2:90 2:213 5:27-31 12:5 12:8-10 12:100 28:79-82 20:131 43:31-32 48:15 3:120 17:61-62 68:51 59:9-10 15:47',
    turkishSynonyms:
      'kıskançlık, çekememezlik, haset etmek, hased, nazar, göz değmesi, imrenmek, kıskanmak',
    englishSynonyms: 'jealousy, hasad, evil eye, covetousness, being jealous, envious',
    broader: 'Good Character',
    related: ['Seeking Refuge', 'The Two Sons of Adam', 'The Story of Joseph', 'Qarun', 'Wealth'],
    roots: 'حسد بغي',
  },
  {
    section: 'other',
    turkishTitle: 'Umut',
    englishTitle: 'Hope',
    turkishNote:
      'Allah’ın rahmetinden umut kesilmez: Yakub, oğullarına bunu söyler; İbrahim de ondan ancak sapmışların umut keseceğini bildirir (39:53; 12:87; 15:56). Peygamber’e, belini büken yükün kaldırıldığı ve zorlukla beraber bir kolaylık bulunduğu hatırlatılır (94:2-6). Bahçelerini yitirenler Rablerinden daha iyisini umar (68:32). Umut, korkuyla ve iyi işlerle birliktedir: Gece secde eden kul ahiretten çekinir, Rabbinin rahmetini umar; Rabbine kavuşmayı umandan da iyi işler yapması istenir (39:9; 18:110). Allah’a kavuşmayı ummayıp dünyayla yetinenlerin varacağı yer ateştir (10:7-8). Boş beklentiler insanı oyalar ve aldatır (15:3; 57:14).',
    englishNote:
      'No one is to despair of Allah’s mercy; Jacob says this to his sons, and Abraham that only those astray lose hope of it (39:53; 12:87; 15:56). The Prophet is reminded that the burden that bent his back was lifted, and that with hardship there is ease (94:2-6). Those who lost their garden hope for better from their Lord (68:32). Hope goes with fear and with deeds: one who prostrates by night fears the Hereafter and hopes for mercy, and whoever hopes to meet his Lord is told to do good (39:9; 18:110). Those who do not hope to meet Allah and are content with this world will end in the Fire (10:7-8). Empty hopes divert and deceive (15:3; 57:14).',
    verses:
      '39:53 12:87 15:53-56 94:1-8 93:3-5 65:7 2:214 12:110 68:31-32 60:7 2:218 18:110 29:5 39:9 32:16 7:56 42:28 30:36 11:9-11 29:23 10:7-8 57:14 15:3',
    turkishSynonyms:
      'ümit, ümitsizlik, umut kesmemek, yeis, reca, karamsarlık, moral veren ayetler, inşirah, umutsuzluğa düşmek',
    englishSynonyms:
      'hopelessness, losing hope, raja, not giving up, optimism, relief after hardship, hope in god',
    broader: 'Good Character',
    related: [
      'His Mercy Embraces All Things',
      'He Forgives and Accepts Repentance',
      'Patience',
      'The Patience of Jacob',
      'Trust in Allah',
    ],
    roots: 'رجو قنط يأس',
  },
];
