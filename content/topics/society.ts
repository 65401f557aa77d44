import type { PostSource } from './topic';

/** Topics on law, fighting and peace, and on the human being. */
export const societyPosts: readonly PostSource[] = [
  {
    section: 'other',
    turkishTitle: 'Helal ve Haram Yiyecekler',
    englishTitle: 'Lawful and Unlawful Food',
    turkishNote:
      'İnsanlar yeryüzündeki helal ve temiz şeylerden yemeye çağrılır (2:168). Leş, kan, domuz eti ve Allah’tan başkası adına kesilenler haramdır; boğularak, vurularak, düşerek ya da boynuzlanarak ölen veya yırtıcının yediği hayvanlar da, ölmeden yetişilip kesilenler dışında, böyledir (2:173; 5:3). Çaresiz kalıp haksızlığa sapmadan ve sınırı aşmadan yiyene günah yoktur (2:173). Üzerine Allah’ın adı anılan yenir, anılmayan yenmez (6:118; 6:121). Kendilerine kitap verilenlerin yiyeceği de deniz avı da helaldir; ihramlıyken kara avı haramdır (5:5; 5:96). Allah’ın helal kıldığı temiz şeyleri haram saymak ve O’na karşı yalan uydurarak “Bu helal, şu haram” demek yasaklanmıştır (5:87; 16:116).',
    englishNote:
      'People are called to eat what is lawful and good on earth (2:168). Carrion, blood, the flesh of swine and what is dedicated to any but Allah are forbidden; so are animals strangled, beaten, fallen, gored or mauled, unless slaughtered in time (2:173; 5:3). Those driven to it by need, without wrong or excess, bear no sin (2:173). Meat over which Allah’s name is spoken may be eaten; meat without it may not (6:118; 6:121). The food of those given the Scripture and the sea’s catch are lawful; land game is forbidden in the pilgrim’s state (5:5; 5:96). No one may forbid good things Allah made lawful or invent lies about Him, saying “this is lawful, that is unlawful” (5:87; 16:116).',
    verses:
      '2:168-169 23:51 2:172-173 5:1 5:3-5 5:96 6:118-119 6:121 5:87-88 7:31-32 16:114-116 10:59 5:103 6:138-139 6:142-146 3:93 4:160 7:157 5:100',
    turkishSynonyms:
      'helal gıda, haram yiyecekler, domuz eti, leş ve kan, besmelesiz kesim, helal kesim, avlanmak, kitap ehlinin yemeği',
    englishSynonyms:
      'halal, haram, halal food, pork, carrion and blood, dietary laws, slaughter in the name of allah, hunting game',
    broader: 'Life in Society',
    related: ['Intoxicants and Gambling', 'Waste and Excess', 'He Is the Provider', 'Sacrifice'],
    roots: 'أكل حلل حرم',
  },
  {
    section: 'other',
    turkishTitle: 'İçki ve Kumar',
    englishTitle: 'Intoxicants and Gambling',
    turkishNote:
      'İçki ve kumar sorulunca Peygamber’den şunu söylemesi istenir: İkisinde büyük günah ve insanlara bazı faydalar vardır, günahları ise faydalarından büyüktür (2:219). Müminlerden, sarhoşken ne dediklerini bilinceye kadar namaza yaklaşmamaları istenir (4:43). İçki, kumar, dikili taşlar ve fal okları şeytan işi pisliklerdir, bunlardan kaçınılması buyurulur; şeytan içki ve kumarla müminlerin arasına düşmanlık ve kin sokmak, onları Allah’ı anmaktan ve namazdan alıkoymak ister (5:90-91). İnanıp iyi iş yapanlara, sakındıkları sürece, tattıkları şeylerden ötürü günah yoktur; bunun çoğunlukla yasaktan önce tadılanları anlattığı düşünülür (5:93). Cennette şarap ırmakları vardır; oradaki kadeh baş ağrıtmaz, sarhoş etmez, boş söze ve günaha götürmez (47:15; 56:18-19; 52:23).',
    englishNote:
      'Asked about wine and gambling, the Prophet is to answer: both hold great sin and some benefit for people, but the sin is greater (2:219). Believers are not to approach prayer while drunk, until they know what they are saying (4:43). Wine, gambling, stone altars and divining arrows are defilement, Satan’s work, to be shunned; by wine and gambling he wants to sow enmity and hatred and keep believers from remembering Allah and from prayer (5:90-91). Believers who do good and are mindful bear no blame for what they have tasted; this is mostly understood of the time before the ban (5:93). Paradise has rivers of wine; its cup brings no headache, drunkenness, idle talk or sin (47:15; 56:18-19; 52:23).',
    verses: '2:219 4:43 5:90-93 5:3 16:67 47:15 37:43-47 52:23 56:17-19 76:21 83:22-26',
    turkishSynonyms: 'alkol, şarap, sarhoşluk, hamr, şans oyunları, bahis, fal okları',
    englishSynonyms:
      'alcohol, wine, drunkenness, khamr, maysir, betting, games of chance, divining arrows',
    broader: 'Life in Society',
    related: ['Lawful and Unlawful Food', 'Satan', 'Paradise', '“They Ask You”'],
    roots: 'خمر يسر سكر',
  },
  {
    section: 'other',
    turkishTitle: 'Can Dokunulmazlığı',
    englishTitle: 'The Sanctity of Life',
    turkishNote:
      'Âdem’in iki oğlundan biri öbürünü öldürür ve pişman olur (5:30-31). Bu yüzden İsrailoğulları’na şöyle yazılmıştır: Bir cana ya da yeryüzündeki bir bozgunculuğa karşılık olmaksızın bir cana kıyan bütün insanları öldürmüş gibidir, bir canı yaşatan da bütün insanları yaşatmış gibi (5:32). Allah’ın dokunulmaz kıldığı cana haklı bir sebep olmadıkça kıyılmaz; haksız yere öldürülenin yakınına yetki verilir, ama ondan öldürmede aşırı gitmemesi istenir (17:33). Diri diri gömülen kıza hangi günah yüzünden öldürüldüğü sorulacaktır (81:8-9). “Kendinizi öldürmeyin” sözü “birbirinizi” diye de anlaşılır (4:29). Bir mümini bilerek öldürenin karşılığı cehennemdir; öldürmeyi de anan başka bir bölüm ise tövbe edip inanan ve iyi iş yapanı ayrı tutar (4:93; 25:68-70).',
    englishNote:
      'One of Adam’s sons kills the other and regrets it (5:30-31). So it was decreed for the Children of Israel: to kill a soul, unless for a soul or corruption in the land, is like killing all humankind; saving one is like saving all (5:32). A life Allah made inviolable is taken only by right; heirs of one unjustly killed have authority, but must not kill to excess (17:33). The girl buried alive will be asked for what sin she was killed (81:8-9). “Do not kill yourselves” is also understood as “one another” (4:29). Hell is the recompense for deliberately killing a believer; a passage that also names killing exempts those who repent, believe and do good (4:93; 25:68-70).',
    verses:
      '5:27-32 17:33 6:151 25:68-70 4:29-30 2:195 4:92-93 4:94 2:178-179 2:84-85 17:31 6:137 6:140 16:58-59 81:8-9 60:12 28:4 28:15-16 3:21',
    turkishSynonyms:
      'cinayet, adam öldürmek, katil, yaşama hakkı, intihar, kız çocuklarını gömmek, masum cana kıymak',
    englishSynonyms:
      'murder, killing, manslaughter, right to life, suicide, burying girls alive, saving a life',
    broader: 'Life in Society',
    related: ['The Two Sons of Adam', 'Crime and Punishment', 'Fighting', 'Children', 'Atonements'],
    roots: 'قتل نفس حيي',
  },
  {
    section: 'other',
    turkishTitle: 'Suç ve Ceza',
    englishTitle: 'Crime and Punishment',
    turkishNote:
      'Öldürülenler için kısas yazılmıştır: hüre hür, köleye köle, kadına kadın; bağışlanan kişi üzerine düşeni güzellikle öder (2:178). Tevrat’taki cana can, göze göz hükmünde de hakkından vazgeçmek kefarettir (5:44-45). Allah’a ve Elçisine savaş açıp yeryüzünde bozgunculuğa koşanların cezası öldürülmek, asılmak, el ve ayaklarının çaprazlama kesilmesi ya da sürgündür; ele geçirilmeden tövbe edenler ayrıdır (5:33-34). Hırsızın, erkek olsun kadın olsun, eli kesilir; tövbe edip düzelenin tövbesini Allah kabul eder (5:38-39). Zina eden kadınla erkeğe yüzer, iffetli kadınlara zina suçu atıp dört şahit getiremeyene seksen değnek vurulur; ilkinin kimleri kapsadığı da, suç atıp tövbe edenlere tanınan istisnanın sınırı da tartışmalıdır (24:2; 24:4-5). Kötülüğün karşılığı ona denk bir kötülüktür; bağışlayıp arayı düzeltenin ödülü Allah’a aittir (42:40).',
    englishNote:
      'Retribution is prescribed for killing, free for free, slave for slave, female for female; one pardoned pays fittingly (2:178). In the Torah’s “life for life, eye for eye”, waiving one’s claim atones (5:44-45). Those who war on Allah and His Messenger and spread corruption face death, crucifixion, loss of hands and feet on opposite sides, or exile, unless they repent before capture (5:33-34). A thief’s hand, man’s or woman’s, is cut off; Allah forgives the repentant who reform (5:38-39). Unlawful intercourse brings each partner a hundred lashes, accusing chaste women without four witnesses eighty; the first’s scope and how far repentance exempts accusers are disputed (24:2; 24:4-5). Wrong is repaid in kind; Allah rewards whoever pardons and reconciles (42:40).',
    verses:
      '2:178-179 5:44-45 17:33 4:92 5:33-34 5:38-40 24:2-10 4:15-16 4:25 4:105 4:111-112 49:6 5:8 16:126 42:39-43',
    turkishSynonyms:
      'kısas, had cezaları, hırsızlık, zina cezası, el kesme, diyet, değnek cezası, şeriat cezaları',
    englishSynonyms:
      'qisas, retribution, hudud, theft, punishment for adultery, blood money, flogging, eye for an eye, pardoning a killer',
    broader: 'Life in Society',
    related: [
      'The Sanctity of Life',
      'Justice',
      'Anger and Forgiveness',
      'Slander',
      'Governing and Judging',
    ],
    roots: 'قصص عقب جزي',
  },
  {
    section: 'other',
    turkishTitle: 'Hicret',
    englishTitle: 'Emigration',
    turkishNote:
      'Melekler, kendilerine zulmedip “Güçsüz bırakılmıştık” diyenlerin canını alırken “Allah’ın yeri, göç etmenize yetecek kadar geniş değil miydi?” diye sorar; onların varacağı yer cehennemdir, gerçekten çaresiz olup yol bulamayanları ise Allah’ın affetmesi umulur (4:97-99). Göç yolunda ölenin karşılığı Allah’a aittir (4:100). İnsanlar yalnızca “Rabbimiz Allah’tır” dedikleri için yurtlarından çıkarıldı, Peygamber de iki kişiden biri olarak çıkarıldı (22:40; 9:40). Göç edenlerle barındıranlar birbirinin dostudur; göç etmeyen müminlerle, göç edinceye kadar, bu bağ yoktur, ama din konusunda yardım isterlerse, antlaşmalı bir topluma karşı olmadıkça, yardım görürler (8:72). Barındıranlar, darlıktayken bile gelenleri kendilerine tercih etti (59:9). Göç edip gelen kadınlardan mümin oldukları anlaşılanlar geri gönderilmez (60:10).',
    englishNote:
      'Angels taking the souls of those who wronged themselves and plead weakness ask whether Allah’s earth was not wide enough for emigration; their refuge is Hell, but those without means or way may hope for pardon (4:97-99). The reward of one who dies emigrating rests with Allah (4:100). People were expelled only for saying “Our Lord is Allah”, and the Prophet as one of two (22:40; 9:40). Emigrants and their hosts are allies; believers who stay have no such tie until they emigrate, but are helped in religion if they ask, except against a people under treaty (8:72). The hosts, even in need, put newcomers first (59:9). Emigrant women found to be believers are not sent back (60:10).',
    verses:
      '29:56 39:10 4:97-100 16:41-42 16:110 22:39-40 22:58-59 3:195 2:218 8:30 9:40 47:13 8:72-75 59:8-10 24:22 33:6 60:10-11 9:20-22 9:100 9:117 29:26',
    turkishSynonyms:
      'göç etmek, muhacirler, ensar, medine’ye göç, yurdundan çıkarılmak, sığınmacılar, mülteciler',
    englishSynonyms: 'hijra, migration, hegira, muhajirun, ansar, refugees, leaving home for faith',
    broader: 'Life in Society',
    related: [
      'Muhammad, a Mercy to the Worlds',
      'The Brotherhood of the Believers',
      'Peace and Treaties',
      'Mecca, the Secure City',
      'Women',
    ],
    roots: 'هجر خرج نصر',
  },
  {
    section: 'other',
    turkishTitle: 'Savaş',
    englishTitle: 'Fighting',
    turkishNote:
      'Savaş izni, kendilerine savaş açılan, zulme uğrayan, “Rabbimiz Allah’tır” dedikleri için yurtlarından çıkarılan kimselere verilir (22:39-40). Hoşlarına gitmese de savaş müminlere yazılmıştır (2:216). Kendileriyle savaşanlarla, aşırı gitmeden, “fitne” kalmayıncaya ve din Allah’ın oluncaya kadar savaşırlar; karşı taraf vazgeçerse zalimlerden başkasına düşmanlık yoktur (2:190-193). Ezilenler uğruna da savaşılır (4:75). Haram aylar çıkınca, antlaşmasına uyanlar dışındaki müşriklerin bulundukları yerde öldürülmesi, tövbe edip namaz kılar ve zekât verirlerse serbest bırakılması buyurulur (9:4-5). Kendilerine kitap verilenlerden inanmayanlarla da, boyun eğip cizye verinceye kadar savaşılması istenir; iki buyruğun da kapsamı tartışmalıdır (9:29). Savaşta boyunların vurulması, düşman yenilince esirlerin bağlanıp karşılıksız ya da fidyeyle bırakılması istenir (47:4). Müminlerle din yüzünden savaşmayan, onları yurtlarından çıkarmayan kimselere iyilik etmek, adil davranmak yasaklanmaz (60:8).',
    englishNote:
      'Those fought and wronged, expelled for saying “Our Lord is Allah”, may fight (22:39-40). Fighting is prescribed, though disliked (2:216). Believers fight those fighting them, without transgressing, until “fitnah” ends and religion is Allah’s; if these desist, only wrongdoers face hostility (2:190-193). They fight for the oppressed (4:75). After the sacred months, polytheists, except treaty-keepers, are to be killed wherever found unless they repent, pray and give zakah (9:4-5). Disbelievers among those given the Scripture are to be fought until, humbled, they pay jizyah; both commands’ scope is disputed (9:29). In battle necks are struck, captives bound, then freed or ransomed (47:4). Kindness and justice toward those neither fighting over religion nor expelling them are not forbidden (60:8).',
    verses:
      '22:39-41 2:190-194 2:216-217 4:74-77 4:95 61:4 8:15-16 8:39 8:45-46 8:60-61 8:67 47:4 9:4-6 9:12-13 9:29 9:36 9:41 9:91 9:73 9:123 25:52 22:78 60:8-9',
    turkishSynonyms:
      'cihat, cihad, kıtal, harp, muharebe, savaş hukuku, savaş esirleri, kılıç ayeti, cizye',
    englishSynonyms:
      'jihad, war, warfare, qital, just war, prisoners of war, sword verse, jizyah, battle',
    broader: 'Life in Society',
    related: [
      'Peace and Treaties',
      'Those Who Die in the Way of Allah',
      'No Compulsion in Religion',
      'The Sacred Months',
      'Badr',
    ],
    roots: 'قتل جهد حرب',
  },
  {
    section: 'other',
    turkishTitle: 'Barış ve Antlaşmalar',
    englishTitle: 'Peace and Treaties',
    turkishNote:
      'Karşı taraf barışa yanaşırsa Peygamber’den de yanaşması istenir; aldatmak isteseler bile Allah ona yeter (8:61-62). Uzak duran, savaşmayan ve barış öneren kimselere karşı Allah müminlere bir yol vermemiştir; böyle yapmayanların ise yakalanıp öldürülmesi buyurulur (4:90-91). Müşriklerle yapılan antlaşmaların bittiği bildirilir, ama sözünde duranlarınki süresi dolana kadar tamamlanır; sığınmak isteyen müşrik de güvenli yerine ulaştırılır (9:1; 9:4; 9:6). Hainlik etmesinden korkulan topluma antlaşmanın sona erdirildiği açıkça bildirilir (8:58). Müminlerden, üstün durumdayken gevşeyip barışa çağırmamaları istenir (47:35). Bütünüyle girmeye çağrıldıkları “silm”in İslam mı, barış mı olduğu tartışmalıdır (2:208). Allah, müminlerle düşmanları arasına sevgi koyabilir (60:7).',
    englishNote:
      'If the other side inclines to peace, so must the Prophet; even if they mean deceit, Allah is enough (8:61-62). Against people who keep away, do not fight and offer peace, Allah opens no way; those who refuse are to be seized and killed (4:90-91). Treaties with polytheists are declared ended, yet those kept faithfully run their term; a polytheist seeking protection is brought to safety (9:1; 9:4; 9:6). If betrayal is feared, a treaty is openly renounced (8:58). Believers with the upper hand are not to weaken and call for peace (47:35). Whether the “silm” they are to enter wholly is Islam or peace is disputed (2:208). Allah may yet put affection between them and their enemies (60:7).',
    verses:
      '8:55-62 8:72 4:88-92 4:94 9:1-8 9:12 47:35 2:208 48:24-26 5:1-2 5:8 16:91-92 41:34 60:7-9',
    turkishSynonyms:
      'barış yapmak, ateşkes, anlaşma, muahede, eman vermek, sığınma hakkı, barış ayetleri',
    englishSynonyms: 'truce, ceasefire, peace treaty, pact, asylum, safe passage, peace verses',
    broader: 'Life in Society',
    related: [
      'Fighting',
      'Promises and Covenants',
      'Making Peace Between People',
      'Hudaybiyah and the Victory',
      'Justice',
    ],
    roots: 'سلم عهد وثق',
  },
  {
    section: 'other',
    turkishTitle: 'Allah Yolunda Ölenler',
    englishTitle: 'Those Who Die in the Way of Allah',
    turkishNote:
      'Allah yolunda öldürülenlere “ölüler” denmez; Rableri katında diridirler, ama insanlar bunu sezmez (2:154; 3:169). Kendilerine verilenlerle mutludurlar; arkalarından geleceklere korku ve üzüntü olmayacağına da sevinirler (3:170). Allah müminlerden canlarını ve mallarını cennet karşılığında satın almıştır; O’nun yolunda savaşır, öldürür ve öldürülürler (9:111). Allah öldürülenlerin yaptıklarını boşa çıkarmaz, onları kendilerine tanıttığı cennete koyar (47:4-6). Müminlerden kimi sözünü yerine getirmiştir, kimi beklemektedir (33:23). Allah yolunda göç edip sonra öldürülene ya da ölene de güzel bir rızık verilir (22:58). “Şehitler” diye çevrilen kelime “tanıklar” anlamına da gelir; hangisinin anlatıldığı bazı ayetlerde tartışmalıdır (3:140; 57:19).',
    englishNote:
      'Those killed in the way of Allah are not to be called dead; they are alive with their Lord, though people do not perceive it (2:154; 3:169). They rejoice in what they are given and that those following will have no fear or grief (3:170). Allah has bought believers’ lives and wealth for Paradise; they fight in His way, kill and are killed (9:111). He wastes no deed of the slain and admits them to the Paradise made known to them (47:4-6). Some believers have fulfilled their pledge; some wait (33:23). Emigrants in His way who are killed or die receive good provision (22:58). The word for “martyrs” also means “witnesses”; in some verses the sense is disputed (3:140; 57:19).',
    verses:
      '2:154-157 3:168-171 3:156-158 3:154 3:140 3:195 4:69 4:74 4:100 9:52 9:111-112 22:58-59 33:16 33:23-24 47:4-6 57:19',
    turkishSynonyms:
      'şehit, şehitlik, şehadet, şehitler ölmez, allah yolunda öldürülmek, şehidin mükâfatı',
    englishSynonyms:
      'martyrs, martyrdom, shahid, killed in the way of allah, are martyrs alive, reward of martyrs',
    broader: 'Life in Society',
    related: ['Fighting', 'Every Soul Will Taste Death', 'Paradise', 'Uhud', 'Emigration'],
    roots: 'قتل شهد حيي',
  },
  {
    section: 'other',
    turkishTitle: 'Bozgunculuk',
    englishTitle: 'Corruption in the Land',
    turkishNote:
      'Bozgunculuk yapmamaları söylenince “Biz yalnızca düzeltiyoruz” diyenler bozguncuların ta kendileridir, ama farkında değildirler (2:11-12). Sözü hoşa giden biri, ayrılınca ekini ve nesli yok etmeye koşar; Allah bozgunculuğu sevmez (2:204-205). Birleştirilmesi istenen bağları koparmak, insanların hakkını eksiltmek, güçsüzlerin oğullarını öldürmek bozgunculukla birlikte anılır (2:27; 26:183; 28:4). Firavun da Musa’nın bozgunculuk çıkarmasından korktuğunu söyler (40:26). Allah’a ve Elçisine savaş açıp bozgunculuğa koşanlara ölümden sürgüne ağır cezalar bildirilir (5:33). İnsanların kazandıkları yüzünden karada ve denizde bozulma ortaya çıkmıştır; Allah yaptıklarının bir kısmını onlara tattırır, belki dönerler (30:41). Ahiret yurdu, yeryüzünde büyüklenmek ve bozgunculuk istemeyenlerindir (28:83).',
    englishNote:
      'Told not to spread corruption, some say they only set things right; they are the corrupters, though unaware (2:11-12). One whose words please goes off to destroy crops and offspring; Allah does not love corruption (2:204-205). Cutting ties Allah commanded, denying people their due and killing the sons of the weak are named with it (2:27; 26:183; 28:4). Pharaoh too says he fears Moses will spread it (40:26). Those who war on Allah and His Messenger and strive for it face penalties from death to exile (5:33). Corruption has appeared on land and sea through people’s deeds, that they may taste some and perhaps turn back (30:41). The Hereafter is for those seeking neither exaltation on earth nor corruption (28:83).',
    verses:
      '2:11-12 2:27 2:30 2:204-206 7:56 7:85-86 26:151-152 26:183 27:48 28:4 40:26 5:32-33 17:4 18:94 7:142 11:116-117 2:251 13:25 47:22-23 30:41 28:77 28:83 38:28 89:6-14',
    turkishSynonyms:
      'fesat, ifsat, fitne fesat, müfsitler, çevre kirliliği, karada ve denizde bozulma, ekini ve nesli yok etmek, doğayı tahrip etmek',
    englishSynonyms:
      'fasad, mischief, spreading corruption, environmental destruction, corrupters, corruption on land and sea, anarchy',
    broader: 'Life in Society',
    related: [
      'Shuayb and Midian',
      'Crime and Punishment',
      'The Earth and the Mountains',
      'Measure and Weight',
      'Nations That Were Destroyed',
    ],
    roots: 'فسد صلح عثو',
  },
  {
    section: 'other',
    turkishTitle: 'İnsan',
    englishTitle: 'The Human Being',
    turkishNote:
      'İnsanın üzerinden, anılır bir şey olmadığı bir zaman geçmiştir; Allah onu sınamak için yaratmış, işitir ve görür kılmış, ona yolu göstermiştir (76:1-3). Cinler de insanlar da ancak Allah’a kulluk etsinler diye yaratılmıştır (51:56). Allah meleklere, yeryüzünde bir “halife” var edeceğini bildirmiştir; bu söz “ardından gelen” diye de “vekil” diye de anlaşılır (2:30). İnsan en güzel biçimde yaratılmış, sonra aşağıların aşağısına çevrilmiştir; inanıp iyi iş yapanlar ayrıdır (95:4-6). Âdemoğulları şerefli kılınmıştır; Allah katında en değerli olan, O’ndan en çok sakınandır (17:70; 49:13). Göklerin, yerin ve dağların çekindiği emaneti, çok zalim ve çok bilgisiz olan insan yüklenmiştir; emanetin ne olduğu tartışmalıdır (33:72). İnsan başıboş bırakılmaz, Rabbine doğru çabalar (75:36; 84:6).',
    englishNote:
      'Once humans were nothing worth mentioning; Allah created them to test them, hearing and seeing, and showed them the way (76:1-3). Jinn and humans were created only to worship Him (51:56). He told the angels He would place on earth a “khalifah”, a successor or deputy (2:30). Humans were created in the best form, then returned to the lowest of the low, except those who believe and do good (95:4-6). The children of Adam were honored, and the noblest before Allah are the most mindful of Him (17:70; 49:13). Humans, most unjust and ignorant, undertook the trust that heavens, earth and mountains shrank from; its meaning is disputed (33:72). Not left to themselves, they labor toward their Lord (75:36; 84:6).',
    verses:
      '76:1-3 95:1-8 17:70 45:13 2:30 6:165 33:72 49:13 30:30 7:172 51:56 23:115 55:1-4 90:4 90:8-10 82:6-8 75:36 84:6 103:1-3 67:2',
    turkishSynonyms:
      'insanlık, âdemoğulları, insanın değeri, fıtrat, halife insan, eşref-i mahlukat',
    englishSynonyms:
      'humanity, mankind, man, children of adam, human nature, fitrah, human dignity, purpose of life',
    related: [
      'The Creation of the Human Being',
      'Human Weaknesses',
      'The Self',
      'Adam and His Wife',
      'The Angels and Adam',
    ],
    roots: 'أنس بشر',
  },
  {
    section: 'other',
    turkishTitle: 'İnsanın Yaratılışı',
    englishTitle: 'The Creation of the Human Being',
    turkishNote:
      'İnsanın yaratılışı toprakla, çamurla, kara balçıkla başlar; soyu bir damla sudan gelir (32:7-8; 15:26; 22:5). Damla sağlam bir yere konur, “alaka” olur, bir çiğnem ete döner; sonra kemikler ve onlara giydirilen et gelir, sonunda insan bambaşka bir yaratılışla ortaya çıkarılır (23:13-14). “Alaka” pıhtı diye de, tutunan şey diye de çevrilir (23:14; 96:2). Yaratılış anne karnında, üç karanlık içinde, aşama aşama sürer; karanlıkların ne olduğu açıklanmaz (39:6). Allah rahimlerde dilediği gibi biçim verir (3:6). İnsan neyden yaratıldığına bakmaya çağrılır: Onu ilk kez yaratan, çürümüş kemiklere de can verir (86:5-8; 36:78-79).',
    englishNote:
      'The creation of humans began with dust, clay and dark mud; their offspring come from a drop of fluid (32:7-8; 15:26; 22:5). The drop is set in a firm place, becomes an “alaqah”, then a lump of flesh; bones follow, and flesh to clothe them, until it is brought forth as another creation (23:13-14). “Alaqah” is rendered both as a clot and as something that clings (23:14; 96:2). Creation goes on in the womb, stage after stage, in three darknesses left unexplained (39:6). Allah gives form in the wombs as He wills (3:6). People are told to look at what they were created from: He who made them the first time gives life to crumbled bones as well (86:5-8; 36:78-79).',
    verses:
      '32:7-9 15:26 15:28-29 55:14 71:14 71:17 3:59 22:5 23:12-16 40:67 96:1-2 86:5-8 77:20-23 76:2 39:6 3:6 4:1 75:37-40 36:77-79 25:54 19:67',
    turkishSynonyms:
      'anne karnı, nutfe, alaka, mudga, embriyo, çamurdan yaratılış, topraktan yaratılış, rahimdeki çocuk',
    englishSynonyms:
      'embryo, creation from clay, creation from dust, sperm drop, alaqah, mudghah, clot, womb, stages of creation, what man was created from',
    broader: 'The Human Being',
    related: [
      'The Human Being',
      'Resurrection',
      'Adam and His Wife',
      'The Creator of All Things',
      'The Spirit',
    ],
    roots: 'خلق نطف علق',
  },
  {
    section: 'other',
    turkishTitle: 'Nefis',
    englishTitle: 'The Self',
    turkishNote:
      'Allah nefse biçim vermiş, ona kötülüğünü de sakınmasını da ilham etmiştir; onu arındıran kurtulur, kirletip gömen ziyan eder (91:7-10). Rabbin merhameti olmadıkça kötülüğü buyurup duran nefis, kınayan nefis ve Rabbine dönmeye çağrılan huzurlu nefis anılır (12:53; 75:2; 89:27-28). Âdem’in iki oğlundan birini, kardeşini öldürmeye nefsi sürüklemiştir (5:30). Nefislerde cimrilik vardır; bundan korunanlar kurtuluşa erer (4:128; 59:9). Rabbinin huzurunda durmaktan korkup nefsini arzularından alıkoyanın yeri cennettir (79:40-41). Kimse kendini temize çıkarmamalıdır; Allah’ı unutanlara O da kendilerini unutturur (53:32; 59:19). Kimseye gücünün üstünde bir şey yüklenmez; o gün her nefis kendini savunmaya uğraşır (2:286; 16:111).',
    englishNote:
      'Allah shaped the soul and inspired it with its wrong and its mindfulness; whoever purifies it succeeds, whoever corrupts it fails (91:7-10). There is the soul urging evil unless the Lord has mercy, the blaming soul, and the soul at rest, called back to Him (12:53; 75:2; 89:27-28). One of Adam’s sons was led by his self to kill his brother (5:30). Greed is present in souls; those guarded from it prosper (4:128; 59:9). Whoever fears standing before the Lord and keeps the self from desire has Paradise for a home (79:40-41). No one should claim purity; those who forget Allah are made to forget themselves (53:32; 59:19). No soul is charged beyond its capacity; that Day each pleads for itself (2:286; 16:111).',
    verses:
      '91:7-10 12:53 75:1-2 89:27-30 79:37-41 50:16 39:42 5:30 20:96 12:18 4:128 59:9 53:23 45:23 87:14-15 53:32 10:44 7:23 39:53 13:11 59:18-19 29:6 41:46 2:286 16:111',
    turkishSynonyms:
      'nefs, nefsi emmare, nefsi levvame, nefsi mutmainne, benlik, heva ve heves, nefis terbiyesi, nefsi arındırmak',
    englishSynonyms:
      'nafs, soul, ego, desires, self purification, commanding soul, blaming soul, soul at rest',
    broader: 'The Human Being',
    related: ['The Heart', 'The Spirit', 'Human Weaknesses', 'The Human Being', 'Hope'],
    roots: 'نفس زكو هوي',
  },
  {
    section: 'other',
    turkishTitle: 'Ruh',
    englishTitle: 'The Spirit',
    turkishNote:
      'Peygamber’e sorulan ruh Rabbinin emrindendir, insanlara ancak az bir ilim verilmiştir; hangi ruhun sorulduğu tartışmalıdır (17:85). Allah, biçim verdiği insana ruhundan üflemiştir (15:28-29; 32:9). Meryem’e gönderilen Ruh insan biçiminde görünmüş, Meryem’e Allah’ın ruhundan üflenmiştir (19:17; 21:91). İsa, “Üçtür” demeyi yasaklayan ayette O’ndan bir ruh diye anılır; Ruhu’l-kudüs’le desteklenmiştir (4:171; 2:87). Kur’an’ı indirene Ruhu’l-kudüs ve güvenilir Ruh denir; bir başka ayet onu indireni Cebrail diye anar (16:102; 26:193; 2:97). Vahye de ruh denir; inananlar Allah’tan bir ruhla desteklenir (42:52; 58:22). Ruh, Kadir Gecesi meleklerle birlikte iner, kıyamet günü de onlarla saf saf durur (97:4; 78:38).',
    englishNote:
      'The spirit asked about is of the Lord’s command, and people are given little knowledge; which spirit is meant is disputed (17:85). Allah breathed of His spirit into the human being He shaped (15:28-29; 32:9). The Spirit came to Mary in human form, and Allah breathed into her of His spirit (19:17; 21:91). A verse that forbids saying “three” calls Jesus a spirit from Him; the Holy Spirit supported him (4:171; 2:87). The Holy Spirit, also called the Trustworthy Spirit, brought the Qur’an; another verse names Gabriel (16:102; 26:193; 2:97). Revelation too is called a spirit, and believers are supported by one (42:52; 58:22). The Spirit descends with the angels on the Night of Decree and stands with them on the Day (97:4; 78:38).',
    verses:
      '17:85 15:28-29 32:7-9 38:71-72 19:17-19 21:91 66:12 4:171 2:87 2:253 5:110 16:102 26:192-195 2:97 16:2 40:15 42:52 58:22 97:4 70:4 78:38',
    turkishSynonyms:
      'ruhu’l-kudüs, kutsal ruh, ruhun üflenmesi, ruhu’l-emin, ruh nedir, allah’ın ruhu',
    englishSynonyms:
      'ruh, holy spirit, soul breathed into man, spirit from god, trustworthy spirit, ruh al-qudus',
    broader: 'The Human Being',
    related: [
      'Gabriel and the Revelation',
      'Mary and Jesus',
      'The Creation of the Human Being',
      'The Self',
      'The Sending Down of the Qur’an',
    ],
    roots: 'روح نفخ',
  },
  {
    section: 'other',
    turkishTitle: 'Kalp',
    englishTitle: 'The Heart',
    turkishNote:
      'Kör olan gözler değil, göğüslerdeki kalplerdir (22:46). Kalp hastalanır, mühürlenir, kilitlenir, taştan bile katı olur (2:10; 2:7; 47:24; 2:74). İnsanların kazandıkları kalplerini kaplar; sapanların kalplerini Allah da saptırmıştır (83:14; 61:5). Kalpler Allah’ı anmakla huzur bulur, O’nun sözüyle yumuşar (13:28; 39:23). Allah kişi ile kalbi arasına girer; doğru yolu bulanlar kalplerinin eğrilmemesi için dua eder (8:24; 3:8). Birbirine düşman olanların kalplerini birleştiren, Musa’nın annesinin kalbini pekiştiren O’dur (3:103; 28:10). O gün mal da oğullar da yarar sağlamaz, Allah’a arınmış bir kalple gelen ayrıdır; göğüslerde ne varsa ortaya konur (26:88-89; 100:10).',
    englishNote:
      'It is not eyes that go blind but the hearts within the breasts (22:46). Hearts can be sick, sealed, locked, or harder than stone (2:10; 2:7; 47:24; 2:74). What people earn covers their hearts, and when some swerved, Allah made their hearts swerve (83:14; 61:5). Hearts find rest in remembering Allah and soften at His words (13:28; 39:23). Allah comes between a person and the heart, and those guided pray that their hearts not swerve (8:24; 3:8). It is He who joined the hearts of enemies and steadied the heart of Moses’ mother (3:103; 28:10). On the Day neither wealth nor children avail, only coming to Allah with a sound heart, and what is in the breasts is laid bare (26:88-89; 100:10).',
    verses:
      '22:46 50:37 7:179 2:7 2:10 2:74 83:14 61:5 47:24 6:125 13:28 39:22-23 8:2 57:16 64:11 8:24 3:8 2:260 3:103 28:10 18:14 48:4 3:159 59:10 33:4 2:225 2:283 16:106 26:88-89 50:33 100:9-11',
    turkishSynonyms:
      'gönül, yürek, fuad, kalbi selim, kalbin mühürlenmesi, katı kalpli, kalp hastalığı',
    englishSynonyms:
      'qalb, sound heart, hard heart, sealed hearts, diseased heart, blind hearts, peace of heart',
    broader: 'The Human Being',
    related: [
      'The Self',
      'Reason',
      'What Closes the Heart to Faith',
      'Remembrance of Allah',
      'A Healing and a Mercy',
    ],
    roots: 'قلب فأد صدر',
  },
  {
    section: 'other',
    turkishTitle: 'Akıl',
    englishTitle: 'Reason',
    turkishNote:
      'Göklerle yerde, geceyle gündüzde, yağmurda, rüzgârda ve aynı suyla sulanıp ürünü farklı olan bahçelerde aklını kullananlar için işaretler vardır (2:164; 13:4). Kur’an, akıl erdirilsin diye Arapça indirilmiş, ayetler bunun için açıklanmıştır (12:2; 2:242). Akıl erdirememiş atalara uymak, yarar da zarar da vermeyene tapmak, başkalarına iyiliği buyururken kendini unutmak sorgulanır (2:170; 21:66-67; 2:44). Sözü dinleyip en güzeline uyanlar akıl sahipleridir (39:18). Allah katında canlıların en kötüsü, aklını kullanmayan sağır ve dilsizlerdir (8:22). Cehennemdekiler, dinleselerdi ya da akıllarını kullansalardı orada olmayacaklarını söyler (67:10). Kimse Allah’ın izni olmadan inanamaz; O, pisliği (ya da azabı) aklını kullanmayanların üzerine bırakır (10:100).',
    englishNote:
      'The heavens and earth, night and day, rain, wind and gardens fed by one water yet unlike in fruit hold signs for those who reason (2:164; 13:4). The Qur’an came in Arabic, its verses clear, that people might reason (12:2; 2:242). Following forefathers who understood nothing, worshiping what neither helps nor harms, urging good while forgetting oneself: each is questioned (2:170; 21:66-67; 2:44). People of understanding hear what is said and follow the best (39:18). The worst creatures in Allah’s sight are the deaf and mute who do not reason (8:22). Those in the Blaze say they would not be there had they listened or reasoned (67:10). Without Allah’s leave none can believe; He lays defilement, or punishment, on the unreasoning (10:100).',
    verses:
      '2:164 3:190-191 13:4 16:12 45:5 30:24 30:28 20:53-54 36:68 12:2 2:242 57:17 21:10 38:29 29:43 2:170-171 25:43-44 21:66-67 3:65 2:44 10:16 6:151 59:14 39:17-18 13:19 2:269 12:111 28:60 36:62 22:46 8:22 10:100 67:10',
    turkishSynonyms:
      'aklını kullanmak, akletmek, ulü’l-elbab, mantık, taklit, atalara körü körüne uymak, akıl sahipleri',
    englishSynonyms:
      'intellect, using reason, aql, rational thinking, people of understanding, blind imitation, ulul albab',
    broader: 'The Human Being',
    related: [
      'Reflection and Faith',
      'Knowledge',
      'The Heart',
      'The Universe',
      'Reflecting on the Verses',
    ],
    roots: 'عقل لبب نهي',
  },
  {
    section: 'other',
    turkishTitle: 'İlim',
    englishTitle: 'Knowledge',
    turkishNote:
      'İnsanın Rabbi kalemle öğretmiş, ona bilmediğini öğretmiştir; insan annesinin karnından hiçbir şey bilmeden çıkar (96:4-5; 16:78). Bilenlerle bilmeyenler bir değildir; Allah inananların ve kendilerine ilim verilenlerin derecelerini yükseltir (39:9; 58:11). Kulları içinde O’ndan ancak bilenler korkar (35:28). Peygamber’e “Rabbim, ilmimi artır” demesi söylenir (20:114). Her topluluktan bir bölümün dini iyice öğrenmesi, bilmeyenlerin de “zikir ehli”ne sorması istenir (9:122; 16:43). Bilinmeyen şeyin ardına düşülmez; zan gerçeğin yerini tutmaz (17:36; 53:28). Kendilerindeki bilgiyle şımaranlar da, ilim geldikten sonra çekememezlikten ayrılığa düşenler de olmuştur (40:83; 45:17). Her bilenin üstünde bir bilen vardır (12:76).',
    englishNote:
      'The Lord taught by the pen what people did not know; they are born knowing nothing (96:4-5; 16:78). Those with knowledge and those without are not equal; Allah raises in rank believers and those given knowledge (39:9; 58:11). Of His servants, only those who know fear Him (35:28). The Prophet is to say, “My Lord, increase me in knowledge” (20:114). Some of every group are to study religion, and those without knowledge to ask “the people of the reminder” (9:122; 16:43). No one is to follow what they do not know; guesswork cannot replace truth (17:36; 53:28). Some gloried in their knowledge; others, once it came, fell out in rivalry (40:83; 45:17). Above all who know is one who knows more (12:76).',
    verses:
      '96:1-5 16:78 2:31-32 39:9 58:11 35:27-28 3:18 34:6 29:43 20:114 9:122 16:43 2:269 18:65-66 27:15 28:80 17:36 53:28-30 30:6-7 11:46-47 40:83 45:17 62:5 3:7 17:107-109 12:76 17:85',
    turkishSynonyms:
      'bilgi, bilmek, âlimler, öğrenmek, ilim öğrenmek, cehalet, okumak, kalem, hikmet, rabbim ilmimi artır',
    englishSynonyms:
      'learning, scholars, ilm, education, seeking knowledge, ignorance, wisdom, the pen, teaching, increase me in knowledge',
    broader: 'The Human Being',
    related: [
      'Reason',
      'He Knows All Things',
      'Moses and the Wise Servant',
      'The Human Being',
      'Reflection and Faith',
    ],
    roots: 'علم جهل فقه',
  },
  {
    section: 'other',
    turkishTitle: 'İnsanın Zaafları',
    englishTitle: 'Human Weaknesses',
    turkishNote:
      'İnsan zayıf yaratılmıştır; Allah onun yükünü hafifletmek ister (4:28). Acelecidir, iyiliği ister gibi kötülüğü de ister (17:11; 21:37). Sıkıntı dokununca sızlanır, iyilik gelince cimrileşir; namazına devam edenler, mallarında isteyenin ve yoksunun hakkı bulunanlar böyle değildir (70:19-25). Darda kalınca yatarken, otururken, ayaktayken Allah’a yalvarır; sıkıntısı giderilince hiç yalvarmamış gibi geçip gider (10:12). Nimet elinden alınınca umutsuzluğa düşer, sıkıntı geçince şımarır; sabredip iyi iş yapanlar ayrıdır (11:9-11). Bolluğu onurlandırılma, darlığı aşağılanma sayar; oysa ikisi de sınamadır (89:15-16). Kendini hiçbir şeye muhtaç görmeyince azar (96:6-7). Rabbine nankördür, mal sevgisi güçlüdür (100:6; 100:8).',
    englishNote:
      'Humans were created weak, and Allah wishes to lighten their burden (4:28). People are hasty and ask for evil as they ask for good (17:11; 21:37). They fret in trouble and withhold in plenty, except those constant in prayer whose wealth holds a right for beggars and the deprived (70:19-25). In hardship they call on Allah lying, sitting or standing; relieved, they pass on as if they never had (10:12). They despair at loss and exult in ease, except the patient who do good (11:9-11). They take plenty for honor and want for disgrace, though both are tests (89:15-16). They transgress when they feel need of no one (96:6-7). Ungrateful to their Lord, they love wealth fiercely (100:6; 100:8).',
    verses:
      '4:28 30:54 17:11 21:37 70:19-25 10:12 11:9-11 17:83 41:49 39:49 42:48 14:34 17:67 17:100 18:54 89:15-16 90:5-7 96:6-7 75:14-15 75:20-21 3:14 20:115 80:17 100:6-8',
    turkishSynonyms:
      'acelecilik, insanın zayıflığı, hırs, unutkanlık, tartışmacı insan, insan nankördür',
    englishSynonyms:
      'ungratefulness, impatience, haste, human frailty, forgetfulness, man was created weak, anxious by nature, hastiness, faults of human nature',
    broader: 'The Human Being',
    related: ['The Human Being', 'The Self', 'Gratitude', 'Patience', 'Miserliness'],
    roots: 'ضعف عجل كفر',
  },
  {
    section: 'other',
    turkishTitle: 'Çekip Giden Ömür',
    englishTitle: 'A Passing Life',
    turkishNote:
      '“Asr”a, yani zamana ya da çağa yemin edilerek insanın ziyanda olduğu söylenir; inanan, iyi iş yapan, birbirine hakkı ve sabrı öğütleyenler ayrıdır (103:1-3). Ömür güçsüzlükten güce, güçten yine güçsüzlüğe ve ak saçlara varır; kimi, bildiğini bilmez olduğu bir çağa çevrilir (30:54; 16:70). Çoklukla övünmek insanları kabirlere varıncaya kadar oyalar (102:1-2). Ahirette yeryüzünde kaç yıl kaldıkları sorulanlar bir gün ya da daha az kaldıklarını söyler (23:112-113). Ateşten çıkıp iyi iş yapmak isteyenlere, kendilerine düşünecek kadar ömür verildiği hatırlatılır (35:37). Müminlerden mal ve çocuk yüzünden Allah’ı anmaktan geri kalmamaları, ölüm gelmeden vermeleri istenir (63:9-10). İnsanların yanındaki tükenir, Allah katındaki kalır (16:96).',
    englishNote:
      'By “asr”, time or the age, it is sworn that humans are in loss, except those who believe, do good, and urge truth and patience (103:1-3). Life goes from weakness to strength and back to weakness and white hair; some grow so old they forget what they knew (30:54; 16:70). Rivalry for more distracts people until the grave (102:1-2). Asked in the Hereafter how long they stayed on earth, some say a day or less (23:112-113). Those begging out of the Fire are told they had life enough to reflect (35:37). Wealth and children must not keep believers from remembering Allah; they must give before death comes (63:9-10). What people have runs out; what is with Allah remains (16:96).',
    verses:
      '103:1-3 30:54 16:70 36:68 46:15 35:11 102:1-8 10:24 26:205-207 45:24 2:96 63:9-11 75:26-30 35:37 23:112-115 10:45 30:55 46:35 79:46 16:96',
    turkishSynonyms:
      'ömür, zaman, yaşlılık, ihtiyarlık, gençlik, asr suresi, uzun yaşamak, vakit, dünyada ne kadar kaldınız',
    englishSynonyms:
      'lifespan, time, old age, aging, youth, surah al asr, shortness of life, long life',
    broader: 'The Human Being',
    related: [
      'This World and the Next',
      'Every Soul Will Taste Death',
      'Human Weaknesses',
      'The Losers',
      'Wealth',
    ],
    roots: 'عمر لبث عصر',
  },
];
