import type { PostSource } from './topic';

/** Topics on fasting, the pilgrimage and giving. */
export const givingPosts: readonly PostSource[] = [
  {
    section: 'fasting',
    turkishTitle: 'Oruç',
    englishTitle: 'Fasting',
    turkishNote:
      'Oruç, öncekilere olduğu gibi müminlere de, Allah’tan sakınsınlar diye farz kılınmıştır (2:183). Hasta ya da yolcu olan, tutamadığı günleri sonra tamamlar; bir yoksulu doyuracak fidyeyi kimlerin vereceği ise tartışmalıdır (2:184). Ramazana erişen o ayda oruç tutar; Allah kolaylık ister, zorluk istemez (2:185). Geceleri yemek, içmek ve eşlere yaklaşmak helaldir; tan yeri ağarınca başlayan oruç geceye kadar sürer (2:187). Oruç, bazı kefaretlerde de yer alır (5:89; 58:4). Meryem’in adadığı oruç ise o gün hiçbir insanla konuşmamaktır (19:26). Bağışlanma ve büyük bir karşılık hazırlananlar arasında oruç tutan erkekler ve kadınlar da anılır (33:35).',
    englishNote:
      'Fasting is prescribed for the believers, as it was for those before them, so that they may be mindful of Allah (2:183). Whoever is ill or traveling makes up the missed days later; who may instead pay a ransom by feeding a poor person is disputed (2:184). Those present in Ramadan fast that month; Allah wants ease, not hardship (2:185). At night food, drink and intimacy with one’s spouse are lawful; the fast begins at daybreak and lasts until night (2:187). Fasting is also part of some atonements (5:89; 58:4). The fast Mary vowed was to speak to no one that day (19:26). Men and women who fast are among those promised forgiveness and a great reward (33:35).',
    verses: '2:183-187 33:35 19:26 2:196 5:89 5:95 4:92 58:3-4',
    turkishSynonyms:
      'oruç tutmak, savm, siyam, sahur ve iftar, imsak, oruç fidyesi, hastanın orucu, yolcunun orucu',
    englishSynonyms:
      'sawm, siyam, keeping a fast, iftar and suhoor, abstaining from food and drink, fidyah, making up missed days',
    related: [
      'Ramadan and the Night of Decree',
      'Atonements',
      'Mindfulness of Allah',
      'Supplication',
    ],
    roots: 'صوم',
  },
  {
    section: 'fasting',
    turkishTitle: 'Ramazan ve Kadir Gecesi',
    englishTitle: 'Ramadan and the Night of Decree',
    turkishNote:
      'Ramazan, insanlara yol gösteren ve doğruyu yanlıştan ayıran Kur’an’ın indirildiği aydır; bu aya erişen oruç tutar, sayıyı tamamlar, Allah’ı yüceltir (2:185). Mescitlerde itikâfa çekilenler bu sırada eşlerine yaklaşmaz (2:187). Kur’an Kadir Gecesi’nde indirilmiştir; o gece bin aydan hayırlıdır (97:1-3). Melekler ve Ruh, Rablerinin izniyle o gece her iş için iner; esenlik tan yeri ağarıncaya kadar sürer (97:4-5). Bir başka sure, kitabın indirildiği mübarek bir geceden söz eder; o gecede hikmetli her iş ayırt edilir (44:2-4). Ayetler bunun hangi gece olduğunu belirtmez (97:1; 44:3). Kur’an, insanlara ağır ağır okunsun diye bölümlere de ayrılmıştır (17:106).',
    englishNote:
      'Ramadan is the month in which the Qur’an was sent down to guide people and to tell right from wrong; those present in it fast, complete the days and glorify Allah (2:185). Those in retreat in mosques abstain from their wives (2:187). The Qur’an came down on the Night of Decree, better than a thousand months (97:1-3). In it the angels and the Spirit descend for every matter by their Lord’s leave, with peace until dawn (97:4-5). Another surah speaks of a blessed night when the Book came down and every wise matter is made distinct (44:2-4). The verses do not say which night it is (97:1; 44:3). The Qur’an was also divided, to be recited slowly (17:106).',
    verses: '2:183-187 97:1-5 44:1-6 17:105-106 26:192-194',
    turkishSynonyms:
      'mübarek ay, leyletü’l-kadr, kadir suresi, itikâf, bin aydan hayırlı gece, on bir ayın sultanı, mübarek gece',
    englishSynonyms:
      'laylat al-qadr, laylatul qadr, night of power, ramadhan, itikaf, blessed night, better than a thousand months',
    broader: 'Fasting',
    related: [
      'The Sending Down of the Qur’an',
      'Gabriel and the Revelation',
      'Prayer at Night',
      'Reciting and Listening',
    ],
    roots: 'رمض قدر',
  },
  {
    section: 'fasting',
    turkishTitle: 'Kefaretler',
    englishTitle: 'Atonements',
    turkishNote:
      'Bilerek edilip tutulmayan yeminin kefareti on yoksulu doyurmak, giydirmek ya da bir köle azat etmektir; bunu bulamayan üç gün oruç tutar (5:89). Eşini annesi yerine koyan çirkin sözden, yani zıhardan dönen, eşine dokunmadan önce bir köle azat eder; bulamazsa iki ay peş peşe oruç tutar, buna gücü yetmezse altmış yoksulu doyurur (58:2-4). Bir mümini yanlışlıkla öldüren, mümin bir köle azat eder, yerine göre diyet de öder; köle bulamayan iki ay peş peşe oruç tutar (4:92). İhramlıyken bilerek av öldüren, benzeri bir hayvan kurban eder, yoksul doyurur ya da oruç tutar (5:95). Tevrat’ta yazılan kısasta hakkından vazgeçmek bir kefarettir (5:45). İyilikler kötülükleri giderir (11:114); yoksula gizlice verilen sadakayla Allah günahların bir kısmını örter, içten tövbe eden de bunu umabilir (2:271; 66:8).',
    englishNote:
      'Breaking an earnest oath is atoned for by feeding or clothing ten poor people, freeing a slave or else fasting three days (5:89). A man who takes back zihar, the ugly likening of wife to mother, first frees a slave, or else fasts two months running, or else feeds sixty poor people (58:2-4). Killing a believer accidentally means freeing a believing slave and often compensation, or else two months’ fasting (4:92). A pilgrim who deliberately kills game offers a like animal, feeds the poor or fasts (5:95). Waiving the Torah’s retribution is an atonement (5:45). Good deeds remove bad ones (11:114); for secret gifts to the poor Allah covers some misdeeds, and sincere repentance brings that hope (2:271; 66:8).',
    verses: '5:89 2:224-225 66:1-2 58:1-4 4:92 5:95 2:196 2:184 5:45 11:114 2:271 4:31 66:8 29:7',
    turkishSynonyms:
      'kefaret, keffaret, yemin kefareti, yemin bozmak, zıhar kefareti, oruç kefareti, günahların örtülmesi',
    englishSynonyms:
      'kaffarah, expiation, breaking an oath, zihar expiation, expiating a sin, penance',
    broader: 'Fasting',
    related: [
      'Feeding the Poor',
      'Freeing Slaves',
      'Promises and Covenants',
      'He Forgives and Accepts Repentance',
      'Divorce',
    ],
    roots: 'كفر فدي',
  },
  {
    section: 'hajj',
    turkishTitle: 'Hac ve Umre',
    englishTitle: 'The Hajj and Umrah',
    turkishNote:
      'İbrahim’den haccı insanlara duyurması istenmiştir; insanlar yaya olarak ve uzak yollardan yorgun develerle gelecektir (22:27). Yoluna gücü yetenlerin Kâbe’yi haccetmesi, Allah’ın insanlar üzerindeki hakkıdır (3:97). Hacda cinsel yakınlık, günah ve çekişme yoktur; azığın en hayırlısı takvadır (2:197). İhramlıyken kara avı haramdır (5:96). Hac ve umre Allah için tamamlanır; engellenen, kolayına gelen bir kurban gönderir (2:196). Safa ile Merve Allah’ın nişanelerindendir (2:158); Arafat’tan dönülürken Allah anılır (2:198), adaklar yerine getirilir, Kâbe tavaf edilir (22:29). Mescid-i Haram’dan alıkonulmanın doğurduğu kin saldırganlığa yol açmamalıdır (5:2). Kimi yalnız dünyayı ister, kimi hem dünyada hem ahirette iyilik (2:200-201).',
    englishNote:
      'Abraham was told to proclaim the hajj; people would come from afar, on foot and on lean camels (22:27). Pilgrimage to the House is owed to Allah by whoever is able (3:97). It allows no intimacy, wrongdoing or quarreling; the best provision is mindfulness of Allah (2:197). Land game is forbidden in ihram (5:96). Hajj and umrah are completed for Allah; those prevented send an affordable offering (2:196). Safa and Marwah are among Allah’s symbols (2:158); He is remembered after Arafat (2:198), vows are fulfilled and the House is circled (22:29). Hatred at being barred from the Sacred Mosque must not lead to aggression (5:2). Some pray only for this world, others for good in both worlds (2:200-201).',
    verses: '22:25-33 3:96-97 2:189 2:196-203 2:158 5:1-2 5:94-97 9:3 9:19 48:27',
    turkishSynonyms:
      'hacca gitmek, hacı, ihram, tavaf, sa’y, safa ve merve, arafat, müzdelife, vakfe',
    englishSynonyms:
      'pilgrimage, haj, umra, ihram, tawaf, circling the house, safa and marwah, arafat, pilgrim',
    related: [
      'The Kaaba',
      'Sacrifice',
      'The Sacred Months',
      'Abraham and Ishmael',
      'Mindfulness of Allah',
    ],
    roots: 'حجج عمر طوف',
  },
  {
    section: 'hajj',
    turkishTitle: 'Kâbe',
    englishTitle: 'The Kaaba',
    turkishNote:
      'İnsanlar için kurulan ilk ev, Mekke’deki bereketli ve âlemlere yol gösteren evdir; oraya giren güvende olur (3:96-97). Tavaf edenler, ibadete çekilenler, rükû ve secde edenler için onu temiz tutma görevi İbrahim ile İsmail’e verilmiş; ikisi, evin temellerini yükseltirken bunun kabulü için dua etmiştir (2:125; 2:127). Allah Kâbe’yi, o kutsal evi, insanlar için bir dayanak kılmıştır (5:97). Yüzler Mescid-i Haram’a çevrilir; orada yerli ile dışarıdan gelen eşittir (2:144; 22:25). Başkalarını oradan alıkoyanların bu evdeki ibadeti ıslık ve el çırpmadan ibarettir (8:34-35). Müşriklere necis diyen bir ayet, onların o yıldan sonra Mescid-i Haram’a yaklaşmamasını ister (9:28). Kureyş bu evin Rabbine, onları doyuran ve korkudan emin kılan Rabbe kulluğa çağrılır (106:3-4).',
    englishNote:
      'The first house set up for people is in Mecca, blessed and a guidance for the worlds; whoever enters is safe (3:96-97). Allah charged Abraham and Ishmael to keep it pure for those who circle it, stay in devotion, bow and prostrate; raising its foundations, they prayed for acceptance (2:125; 2:127). He made the Kaaba, the Sacred House, a support for people (5:97). Faces turn toward the Sacred Mosque, where residents and outsiders are equal (2:144; 22:25). For those who barred others, prayer there was mere whistling and clapping (8:34-35). One verse calls idolaters unclean and bars them from it after that year (9:28). Quraysh are called to worship the Lord of this House, who fed and protected them (106:3-4).',
    verses:
      '3:96-97 2:125 2:127-129 22:26 22:29 22:33 5:97 14:37 2:144 2:149-150 22:25 17:1 2:190-192 2:196 2:217 5:2 8:34-35 9:7 9:17-19 9:28 48:25-27 106:1-4',
    turkishSynonyms:
      'beytullah, allah’ın evi, beyt-i atik, makam-ı ibrahim, beyt-i haram, kâbe’nin yapılışı',
    englishSynonyms:
      'kabah, house of allah, sacred mosque, bayt allah, ancient house, station of abraham, building the kaaba',
    broader: 'The Hajj and Umrah',
    related: [
      'The Direction of Prayer',
      'Mecca, the Secure City',
      'Abraham and Ishmael',
      'Places of Worship',
    ],
    roots: 'كعب بيت حرم',
  },
  {
    section: 'hajj',
    turkishTitle: 'Güvenli Belde: Mekke',
    englishTitle: 'Mecca, the Secure City',
    turkishNote:
      'Şehir Bekke, Mekke ve şehirlerin anası diye anılır (3:96; 48:24; 42:7). İbrahim onun güvenli kılınması ve halkından inananların ürünlerle beslenmesi için dua etmiş, soyundan bir kısmını oradaki ekinsiz vadiye yerleştirmiştir (14:35; 2:126; 14:37). Onu haram, yani dokunulmaz kılan, Rabbidir (27:91). Çevredeki insanlar kapılıp götürülürken Allah şehrin halkına, her türlü ürünün getirildiği güvenli bir yurt vermiştir (29:67; 28:57). Kureyş’i açken doyuran ve korkudan emin kılan O’dur (106:3-4). Kur’an bu güvenli şehre yemin eder (90:1; 95:3). Ama bu şehir Peygamber’i yurdundan çıkarmıştır (47:13). Güvenli bir kasabanın nankörlük edince açlığı ve korkuyu tadışı örnek verilir (16:112). Mescid-i Haram’ın yanında müminler, kendileriyle savaşılmadıkça savaşmaz (2:191).',
    englishNote:
      'The city is called Bakkah, Mecca and the Mother of Cities (3:96; 48:24; 42:7). Abraham prayed that it be made secure and its believing people be given fruits, and he settled some of his descendants in its barren valley (14:35; 2:126; 14:37). Its Lord made it sacred (27:91). While people around were snatched away, He gave its people a safe sanctuary to which fruits of every kind are brought (29:67; 28:57). He fed Quraysh and made them safe from fear (106:3-4). The Qur’an swears by this secure city (90:1; 95:3). Yet it drove the Prophet out (47:13). A secure but ungrateful town that came to taste hunger and fear is an example (16:112). At the Sacred Mosque believers fight only if attacked there (2:191).',
    verses:
      '14:35-37 2:126 3:96-97 28:57 29:67 106:1-4 90:1-4 95:1-4 27:91 42:7 6:92 8:30 47:13 16:112-113 2:190-192 48:24-27',
    turkishSynonyms:
      'bekke, ümmü’l-kura, şehirlerin anası, harem bölgesi, güvenli şehir, beled suresi',
    englishSynonyms:
      'makkah, makka, bakkah, mother of cities, safe sanctuary, umm al-qura, the haram',
    broader: 'The Hajj and Umrah',
    related: ['The Kaaba', 'The Elephant and Quraysh', 'Abraham and Ishmael', 'Emigration'],
    roots: 'أمن بلد حرم',
  },
  {
    section: 'hajj',
    turkishTitle: 'Kurban',
    englishTitle: 'Sacrifice',
    turkishNote:
      'Allah, verdiği hayvanlar üzerine adını ansınlar diye her ümmete bir kurban ibadeti belirlemiştir (22:34). Peygamber’den Rabbi için namaz kılması ve kurban kesmesi istenir (108:2). Kurbanların eti de kanı da Allah’a ulaşmaz; O’na ulaşan, insanların takvasıdır (22:37). Kurbanın etinden hem yenir hem de yoksullara, isteyene de istemeyene de yedirilir (22:28; 22:36). Âdem’in, kurbanı kabul edilen oğlu, Allah’ın yalnız sakınanlardan kabul ettiğini söyler (5:27). İbrahim’in oğlunun yerine büyük bir kurbanlık verilmiştir (37:107). Allah’tan başkası adına kesilen hayvan haramdır; O’na ortak koşulanlara hayvanlardan pay ayırmak da kınanır (5:3; 6:136). Namaz, kurban ibadeti, hayat ve ölüm Allah içindir (6:162).',
    englishNote:
      'For every community Allah appointed a rite of sacrifice, to mention His name over the animals He gave (22:34). The Prophet is told to pray to his Lord and to sacrifice (108:2). Neither meat nor blood reaches Allah; people’s mindfulness of Him does (22:37). The meat is eaten and shared with the poor, whether or not they ask (22:28; 22:36). Adam’s son whose offering was accepted says that Allah accepts only from those mindful of Him (5:27). A great sacrifice was given in place of Abraham’s son (37:107). Animals dedicated to other than Allah are forbidden, and shares set aside for supposed partners are condemned (5:3; 6:136). Prayer, sacrifice, life and death are for Allah (6:162).',
    verses:
      '22:28 22:32-37 108:1-3 6:162-163 5:27 37:102-107 5:2-3 5:95 5:97 2:196 48:25 6:136 6:138 5:103 3:183',
    turkishSynonyms:
      'kurban kesmek, kurban bayramı, udhiye, hedy, kurbanlık, kevser suresi, kurban eti, nahr',
    englishSynonyms:
      'qurban, qurbani, udhiyah, sacrificial animal, offering, animal sacrifice, eid al-adha, hady',
    broader: 'The Hajj and Umrah',
    related: [
      'The Hajj and Umrah',
      'Abraham and Ishmael',
      'The Two Sons of Adam',
      'Feeding the Poor',
      'Lawful and Unlawful Food',
    ],
    roots: 'نحر نسك قرب',
  },
  {
    section: 'hajj',
    turkishTitle: 'Haram Aylar',
    englishTitle: 'The Sacred Months',
    turkishNote:
      'Allah katında ayların sayısı on ikidir, dördü haram aydır; bu aylarda insanların kendilerine zulmetmemesi istenir (9:36). Bu ayları erteleyip bir yıl helal, bir yıl haram saymak inkârda ileri gitmektir (9:37). Haram ayda savaşmak ağır bir suçtur; insanları Allah’ın yolundan ve Mescid-i Haram’dan alıkoymak, halkını oradan çıkarmak ise Allah katında daha ağırdır (2:217). Saldırıya misliyle karşılık verilir (2:194); müşriklerle, onların topluca savaştıkları gibi topluca savaşılır (9:36). Kendileriyle antlaşma yapılmış müşriklere dört ay süre tanınmış, haram aylar çıkınca müşriklerin öldürülmesi, yakalanması buyurulmuştur; antlaşmasına bağlı kalan, tövbe edip namaz kılan ve zekât veren ya da güvence isteyen bunun dışındadır (9:1-6). Burada geçen haram ayların her yılın dört haram ayı olup olmadığı tartışmalıdır (9:5).',
    englishNote:
      'With Allah the months are twelve, four of them sacred; people are not to wrong themselves in them (9:36). Postponing them, so that a month is lawful one year and sacred the next, deepens disbelief (9:37). Fighting in them is grave, but barring people from Allah’s way and the Sacred Mosque and expelling its people is graver (2:217). Attacks are answered in kind (2:194), and idolaters are fought all together, as they fight (9:36). Idolaters under treaty were given four months; after the sacred months idolaters were to be killed or seized, unless they kept their treaty, sought protection, or repented, prayed and gave zakah (9:1-6). Whether these are the year’s four sacred months is disputed (9:5).',
    verses: '9:36-37 2:217 2:189-194 2:197 5:2 5:97 9:1-7',
    turkishSynonyms:
      'haram ay, zilkade, zilhicce, muharrem, recep ayı, nesî, dört ay, eşhürü’l-hurum',
    englishSynonyms:
      'haram months, forbidden months, four months, rajab, muharram, dhul hijjah, postponing months, nasi',
    broader: 'The Hajj and Umrah',
    related: ['The Hajj and Umrah', 'Fighting', 'Peace and Treaties', 'The Sun and the Moon'],
    roots: 'شهر حرم نسأ',
  },
  {
    section: 'hajj',
    turkishTitle: 'İbrahim ve İsmail',
    englishTitle: 'Abraham and Ishmael',
    turkishNote:
      'İbrahim yaşlılığında kendisine İsmail’i ve İshak’ı veren Allah’a hamd etmiştir (14:39). Soyundan bir kısmını, namaz kılsınlar diye Allah’ın evinin yanındaki ekinsiz vadiye yerleştirmiştir (14:37). Rüyasında boğazladığını gördüğü oğlu, ona emrolunduğunu yapmasını söylemiştir; ikisi de teslim olunca oğlunun yerine büyük bir kurbanlık verilmiştir (37:102-107). Ayetler bu çocuğun adını anmaz, kıssanın ardından da İshak müjdelenir; hangi oğul olduğu tartışmalıdır (37:101; 37:112). İbrahim ile İsmail evin temellerini yükseltirken Allah’a teslim olmuş bir soy ve onların içinden bir elçi istemiştir (2:127-129). İsmail sözüne sadık bir elçi ve peygamberdi; ailesine namazı ve zekâtı emrederdi (19:54-55).',
    englishNote:
      'Abraham praised Allah, who gave him Ishmael and Isaac in his old age (14:39). He settled some of his descendants by Allah’s House, in a valley without crops, so that they might pray (14:37). When he dreamed of slaughtering his son, the boy told him to do as commanded; both submitted, and a great sacrifice took the son’s place (37:102-107). The verses do not name the son, and good news of Isaac follows; which son it was is disputed (37:101; 37:112). Raising the House, Abraham and Ishmael asked for descendants who submit to Allah, and a messenger among them (2:127-129). Ishmael, true to his promise, was a messenger and prophet who enjoined prayer and zakah on his family (19:54-55).',
    verses: '14:35-41 37:99-113 22:26 2:125-129 2:132-133 2:136 2:140 19:54-55 21:85-86 6:86 38:48',
    turkishSynonyms: 'hz ismail, ismail peygamber, hacer, ibrahim’in rüyası, oğlunu kurban etmesi',
    englishSynonyms:
      'ismail, hagar, the sacrifice of abraham, abraham’s dream, abraham’s son, ismael',
    broader: 'The Hajj and Umrah',
    related: [
      'Abraham, the Friend of Allah',
      'The Kaaba',
      'Sacrifice',
      'The Prayers of the Prophets',
      'Mecca, the Secure City',
    ],
    tables: [14, 16],
    roots: 'ذبح سلم رفع',
  },
  {
    section: 'alms',
    turkishTitle: 'İnfak',
    englishTitle: 'Giving in the Way of Allah',
    turkishNote:
      'Müminler; alışverişin, dostluğun ve şefaatin olmadığı gün gelmeden önce kendilerine verilen rızıktan harcamaya çağrılır (2:254). Sevdiği şeylerden vermeyen iyiliğe eremez; verilen, insanın kendisinin ancak göz yumarak alacağı bayağı şeyler olmamalıdır (3:92; 2:267). Allah’tan sakınanlar bollukta da darlıkta da verir (3:134); nafakada imkânı geniş olan genişliğine göre harcar, dar olan da kendisine verilenden (65:7). Verilecek olan, ihtiyaçtan arta kalandır (2:219). Allah yolunda harcanan, yedi başak veren bir taneye benzer; Allah verilenin yerine yenisini koyar (2:261; 34:39). Verip sakınanın yolu kolaya, cimrilik edip kendini yeterli görenin yolu zora açılır (92:5-10). İnkâr edip gönülsüzce verenlerin verdiği ise kabul edilmez (9:54).',
    englishNote:
      'Believers are called to spend from what they were given before the Day without trade, friendship or intercession (2:254). Goodness is attained only by giving from what is dear, not shoddy things one would take only with closed eyes (3:92; 2:267). Those mindful of Allah give in ease and in hardship (3:134); in family support the well-off spend according to their means, the hard-pressed from what they have (65:7). What is to be given is what remains beyond need (2:219). What is spent in Allah’s way is like a seed that grows seven ears, and He replaces it (2:261; 34:39). The mindful giver’s way is made easy, the self-sufficient miser’s hard (92:5-10). Disbelievers’ grudging gifts are not accepted (9:54).',
    verses:
      '2:254 2:195 2:219 2:261 2:267-268 2:270 2:274 3:92 3:133-134 14:31 34:39 35:29-30 57:7 57:10 63:10-11 65:7 59:9 64:16 92:4-11 8:60 9:53-54 9:91-92 9:98-99 9:121',
    turkishSynonyms:
      'allah yolunda harcamak, hayır yapmak, bağış yapmak, cömertlik, yardım etmek, leyl suresi, infak etmek',
    englishSynonyms:
      'charity, spending for allah, infaq, generosity, donating, almsgiving, giving to others, spending in good causes, giving from what you love, how much to give in charity',
    related: [
      'Zakah',
      'Who Charity Is For',
      'Giving Without Reproach',
      'A Good Loan to Allah',
      'Miserliness',
    ],
    roots: 'نفق',
  },
  {
    section: 'alms',
    turkishTitle: 'Zekât',
    englishTitle: 'Zakah',
    turkishNote:
      'Zekât, namazla birlikte dosdoğru dinin özünde anılır (98:5). İsmail ailesine onu emretmiş, İsa yaşadığı sürece onunla yükümlü kılınmış, İsrailoğulları’ndan da onun için söz alınmıştır (19:55; 19:31; 2:83). Peygamber’e, günahlarını itiraf edenlerin mallarından onları arındıracak bir sadaka alması söylenir (9:102-103). Sadakaların verileceği sekiz yer sayılır (9:60). Ürünün hakkı hasat günü verilir (6:141); malda isteyen ve yoksun kalan için belli bir hak vardır (70:24-25). Allah’ın rızası için verilen zekât kat kat artar (30:39). Tövbe edip namaz kılan ve zekât veren müşrikler din kardeşi olur (9:11). Zekât vermeyen müşrikler ile en küçük yardımı esirgeyenler kınanır (41:6-7; 107:7).',
    englishNote:
      'Zakah is named with prayer at the heart of the upright religion (98:5). Ishmael enjoined it on his family, Jesus was charged with it for life, and the Children of Israel pledged it (19:55; 19:31; 2:83). The Prophet is told to take a purifying charity from the wealth of those who confessed sins (9:102-103). Eight uses of charity are listed (9:60). The due of the crop is given on harvest day (6:141), and wealth holds a known right for those who ask and those deprived (70:24-25). Zakah given for Allah’s sake is multiplied (30:39). Idolaters who repent, pray and give zakah become brothers in religion (9:11). Idolaters who give none, and those who refuse even small help, are condemned (41:6-7; 107:7).',
    verses:
      '98:5 2:43 2:83 2:110 2:177 2:277 19:31 19:55 21:73 5:12 73:20 7:156 9:102-104 9:60 30:39 6:141 70:24-25 23:1-4 24:37 24:56 9:5 9:11 9:18 9:71 22:41 31:3-5 41:6-7 107:4-7',
    turkishSynonyms: 'zekât vermek, öşür, malın arınması, zekât ayetleri',
    englishSynonyms:
      'zakat, zakaat, obligatory charity, alms tax, poor due, giving zakat, purifying wealth',
    broader: 'Giving in the Way of Allah',
    related: ['Who Charity Is For', 'Prayer', 'Giving in the Way of Allah', 'Feeding the Poor'],
    roots: 'زكو صدق',
  },
  {
    section: 'alms',
    turkishTitle: 'Sadaka Kimlere Verilir?',
    englishTitle: 'Who Charity Is For',
    turkishNote:
      'Sadakalar; yoksullar, düşkünler, bu işte çalışanlar, kalpleri kazanılacaklar, köleler, borçlular, Allah yolu ve yolda kalanlar içindir (9:60). Harcanan mal ana baba, akraba, yetimler, yoksullar ve yolcular içindir (2:215). Allah yolunda bağlanıp kaldığı için geçimini arayamayan, istemekten çekindiği için de zengin sanılan yoksullara da verilir (2:273). İsteyen azarlanmaz; verilecek bir şey yoksa yumuşak söz söylenir (93:10; 17:28). Miras bölüşülürken hazır bulunan akraba, yetim ve yoksula da pay verilir (4:8). Varlıklı kimseler yakınlara, yoksullara ve hicret edenlere vermemeye yemin etmemeli, bağışlamalıdır (24:22). Esir de doyurulur (76:8). İnsanları doğru yola iletmek Allah’a aittir; verilen iyilik ise verenin kendisi içindir (2:272).',
    englishNote:
      'Charity is for the poor, the needy, those who administer it, those whose hearts are to be won, slaves, debtors, Allah’s way and travelers (9:60). Spending goes to parents, relatives, orphans, the needy and travelers (2:215). It is also for the poor who, held back in Allah’s way, cannot earn but through self-restraint seem rich (2:273). Those who ask are not rebuked; with nothing to give, one speaks gently (93:10; 17:28). Relatives, orphans and the needy present at the division of an estate are given something (4:8). The well-off are not to swear off helping relatives, the needy and emigrants, but to forgive (24:22). Captives are fed (76:8). Guidance is Allah’s part; giving benefits the giver (2:272).',
    verses:
      '9:58-60 2:215 2:272-273 2:177 30:38 17:26-28 51:19 70:24-25 93:10 4:8 4:36 24:22 24:33 8:41 59:7-8 90:11-16 76:8-9 89:17-18',
    turkishSynonyms:
      'sadaka vermek, fakirler ve miskinler, zekât verilecek yerler, müellefe-i kulub, yolda kalmış, fakire yardım, dilenciye vermek, muhtaçlar',
    englishSynonyms:
      'sadaqah, recipients of zakat, eight categories of zakat, the poor and needy, helping the needy, beggars, the traveler in need',
    broader: 'Giving in the Way of Allah',
    related: [
      'Zakah',
      'Giving in the Way of Allah',
      'Orphans',
      'Relatives and Neighbors',
      'Feeding the Poor',
    ],
    roots: 'صدق فقر سكن',
  },
  {
    section: 'alms',
    turkishTitle: 'Başa Kakmadan Vermek',
    englishTitle: 'Giving Without Reproach',
    turkishNote:
      'Verdiklerinin ardından başa kakmayan ve incitmeyenlerin karşılığı Rableri katındadır (2:262). Güzel bir söz ve bağışlama, ardından incitme gelen sadakadan iyidir (2:263). Başa kakmak ve incitmek, gösteriş gibi, sadakayı boşa çıkarır; sağanak da kayanın üzerindeki az toprağı böyle alıp götürür (2:264). Allah’ın rızası için veren ise, yağmurla ürünü ikiye katlanan bahçeye benzer (2:265). Açıktan vermek güzeldir, yoksula gizlice vermek daha iyidir (2:271). İyiler yedirirken karşılık da teşekkür de beklemez (76:9); arınmak için veren, gördüğü bir iyiliğin karşılığı olarak değil, yalnız yüce Rabbinin rızasını isteyerek verir (92:18-20). Firavun iyiliğini başa kakınca Musa ona İsrailoğulları’nı köleleştirdiğini hatırlatır (26:18-22).',
    englishNote:
      'Those who give without reminders or hurt afterward have their reward with their Lord (2:262). A kind word and forgiveness are better than charity followed by hurt (2:263). Reproach and hurt, like showing off, undo charity as a downpour strips a rock of its thin soil (2:264). Those who give for Allah’s pleasure are like a garden whose fruit the rain doubles (2:265). Giving openly is good; secret giving to the poor is better (2:271). The righteous feed others wanting neither return nor thanks (76:9); one who gives to be purified is repaying no favor but seeks only his Lord’s pleasure (92:18-20). When Pharaoh reminds Moses of past kindness, Moses points to the enslaved Children of Israel (26:18-22).',
    verses:
      '2:261-266 2:271-272 2:274 92:17-21 76:8-11 4:38-39 74:6 93:10 9:79 49:17 26:18-22 17:28 107:6-7',
    turkishSynonyms:
      'başa kakmak, minnet etmek, gizli sadaka, karşılık beklemeden vermek, incitmeden yardım, iyiliği yüzüne vurmak',
    englishSynonyms:
      'reminders of generosity, giving in secret, anonymous charity, giving without expecting return, hurtful giving, charity in secret, humiliating the poor',
    broader: 'Giving in the Way of Allah',
    related: [
      'Giving in the Way of Allah',
      'Showing Off',
      'Sincere Devotion',
      'Good Speech',
      'Feeding the Poor',
    ],
    roots: 'منن أذي',
  },
  {
    section: 'alms',
    turkishTitle: 'Yoksulu Doyurmak',
    englishTitle: 'Feeding the Poor',
    turkishNote:
      'Sarp yokuş, bir köleyi azat etmek ya da açlık gününde akraba bir yetimi veya toprağa serilmiş bir yoksulu doyurmaktır (90:12-16). Hesap gününü yalanlayan kişi, yetimi itip kakan ve yoksulu doyurmaya özendirmeyendir (107:1-3). İyiler, kendileri de sevdikleri hâlde yemeği yoksula, yetime ve esire yalnız Allah rızası için yedirir (76:8-9). Ateştekiler yoksulu doyurmadıklarını söyler (74:44); zincire vurulup ateşe atılan birinin buna özendirmediği de anılır (69:30-34). İnkâr edenler, “Allah’ın, dileseydi doyuracağı kimseyi biz mi doyuracağız?” der (36:47). Kurban etinden yoksula yedirilir; tutulmayan yeminin kefaretlerinden biri de on yoksulu doyurmaktır (22:28; 5:89).',
    englishNote:
      'The steep path is to free a slave, or to feed on a day of hunger an orphaned relative or a poor person in the dust (90:12-16). Whoever denies the Judgment pushes the orphan away and does not urge feeding the poor (107:1-3). The righteous give food they love to the poor, the orphan and the captive, for Allah’s sake alone (76:8-9). People in the Fire say that they did not feed the poor (74:44); another, chained there, did not urge it (69:30-34). Disbelievers ask, “Are we to feed those whom Allah would have fed had He willed?” (36:47). The poor are fed from sacrifices, and one atonement for a broken oath is feeding ten of them (22:28; 5:89).',
    verses: '90:11-18 76:5-12 107:1-3 89:17-20 69:30-34 74:42-46 36:47 22:28 22:36 5:89 58:4 2:184',
    turkishSynonyms:
      'fakir doyurmak, aç doyurmak, aşevi, yemek yedirmek, sarp yokuş, yoksulluk, açlık, it’am',
    englishSynonyms:
      'feeding the hungry, hunger, the steep path, poverty, feeding orphans, giving food, the difficult pass',
    broader: 'Giving in the Way of Allah',
    related: ['Who Charity Is For', 'Orphans', 'Atonements', 'Freeing Slaves', 'Hell'],
    roots: 'طعم سكن',
  },
  {
    section: 'alms',
    turkishTitle: 'Allah’a Güzel Borç',
    englishTitle: 'A Good Loan to Allah',
    turkishNote:
      'Kur’an, Allah’a güzel bir borç verecek olanın kim olduğunu sorar; Allah bu borcu kat kat artırır; daraltan da genişleten de O’dur (2:245). Böyle veren erkeklere ve kadınlara değerli bir karşılık vardır (57:18). Allah borcu katlamakla kalmaz, vereni bağışlar da (64:17). İsrailoğulları’na da namaz, zekât, elçilere iman ve destekle birlikte güzel bir borç verirlerse kötülüklerinin örtüleceği söylenmiştir (5:12). Önden gönderilen her hayır, Allah katında daha iyi ve daha büyük bir karşılıkla bulunur (73:20). Oysa göklerin ve yerin mirası Allah’ındır (57:10); “Allah yoksul, biz zenginiz” diyenlerin sözü yazılır; zengin olan Allah, yoksul olan insanlardır (3:181; 47:38).',
    englishNote:
      'The Qur’an asks who will lend Allah a good loan for Him to multiply many times; He withholds and gives amply (2:245). Men and women who give in this way have a noble reward (57:18). Allah multiplies the loan and forgives the lender as well (64:17). The Children of Israel were told that with prayer, zakah, faith in the messengers, support for them and such a loan, their misdeeds would be covered (5:12). Any good sent ahead is found with Allah, better and greater (73:20). Yet the heavens and the earth are His to inherit (57:10); the words “Allah is poor and we are rich” are recorded, for Allah is rich and people are in need (3:181; 47:38).',
    verses:
      '2:245 57:10-11 57:18 64:16-18 73:20 5:12 57:7 2:261 2:276 30:39 4:40 6:160 34:39 35:29-30 61:10-12 9:111 3:180-181 47:38',
    turkishSynonyms:
      'karz-ı hasen, allah’a borç vermek, kat kat karşılık, kârlı ticaret, güzel borç',
    englishSynonyms:
      'qard hasan, qard al-hasan, lending to allah, multiplied reward, goodly loan, trade with allah',
    broader: 'Giving in the Way of Allah',
    related: ['Giving in the Way of Allah', 'Debts and Witnesses', 'Usury', 'Wealth'],
    roots: 'قرض ضعف',
  },
  {
    section: 'alms',
    turkishTitle: 'Cimrilik',
    englishTitle: 'Miserliness',
    turkishNote:
      'Allah’ın lütfundan verdiğini esirgeyenler bunu kendileri için hayırlı sanmasın; esirgedikleri kıyamet günü boyunlarına dolanacaktır (3:180). Altın ve gümüşü biriktirip Allah yolunda harcamayanlar acı bir azapla uyarılır (9:34). Bolluk verilirse sadaka vereceğine söz verip sonra cimrilik edenlerin kalbine, sözlerinden döndükleri için nifak girmiştir (9:75-77). Kimi hem cimrilik eder hem başkalarına cimriliği öğütler (4:37). Cimri ancak kendine karşı cimrilik eder; zengin olan Allah’tır (47:38). İnsan, Allah’ın rahmet hazinelerine sahip olsa bile tükenir korkusuyla elini sıkı tutardı (17:100). El ne boyna bağlanır ne büsbütün açılır (17:29). Nefsinin cimriliğinden korunan kurtuluşa erer (59:9); cimriye ise düştüğünde malı yarar sağlamaz (92:8-11).',
    englishNote:
      'Those who withhold what Allah gave them are not to think it good for them; on the Day of Resurrection it will hang around their necks (3:180). Those who hoard gold and silver, spending none in Allah’s way, are warned of a painful punishment (9:34). Some promised to give if granted plenty but were stingy; for that, hypocrisy entered their hearts (9:75-77). Some are stingy and urge others likewise (4:37). The stingy stint only themselves; Allah is rich (47:38). Even owning the treasuries of Allah’s mercy, people would fear to spend (17:100). The hand is neither chained nor flung wide open (17:29). Those saved from their own greed prosper (59:9); wealth cannot help the miser who falls (92:8-11).',
    verses:
      '3:180 4:37-39 57:23-24 47:36-38 9:34-35 9:75-77 17:100 17:29 25:67 70:18-25 53:33-35 92:8-11 104:1-4 59:9 64:16 2:268',
    turkishSynonyms:
      'cimri, pintilik, eli sıkı, mal yığmak, altın ve gümüş biriktirmek, nefsin cimriliği, bencillik, hasislik',
    englishSynonyms:
      'stinginess, greed, hoarding, miser, avarice, tight-fisted, selfishness, hoarding gold and silver',
    broader: 'Giving in the Way of Allah',
    related: [
      'Wealth',
      'Giving in the Way of Allah',
      'Waste and Excess',
      'Human Weaknesses',
      'The Owners of the Gardens',
    ],
    roots: 'بخل شحح كنز',
  },
  {
    section: 'alms',
    turkishTitle: 'Mal ve Servet',
    englishTitle: 'Wealth',
    turkishNote:
      'Çokluk yarışı insanları kabirlere varıncaya kadar oyalar; sonunda nimetlerden sorulacaklardır (102:1-2; 102:8). Mal yığıp sayan, malının kendisini ölümsüz kılacağını sanır; oysa ateşe atılacaktır (104:2-6). Mallar ve çocuklar dünya hayatının süsüdür, kalıcı iyi işler ise daha hayırlıdır (18:46). Mal bir sınavdır, insanı Allah’ı anmaktan alıkoymamalıdır (8:28; 63:9). Bolluk üstünlüğün, darlık horlanmanın işareti değildir; Allah’a yaklaştıran mal değil, iman ve iyi iştir (89:15-17; 34:37). Allah malı bir geçim dayanağı kılmıştır (4:5); mal haksızlıkla yenmez, rızaya dayalı ticaret meşrudur (4:29). Allah’ın Peygamber’e bıraktığı mallar, yalnız zenginler arasında dolaşmasın diye yoksullara da verilir (59:7). Karun’a, malıyla ahireti araması ama dünyadaki payını da unutmaması söylenmiştir (28:76-77).',
    englishNote:
      'The race for more distracts people until the grave; then they are asked about their blessings (102:1-2; 102:8). Whoever piles up wealth thinks it makes him immortal, but faces the Fire (104:2-6). Wealth and children adorn this life; lasting good deeds are better (18:46). Wealth is a test and must not distract from remembering Allah (8:28; 63:9). Plenty does not mean honor, nor want disgrace; faith and good deeds bring one near Allah (89:15-17; 34:37). Wealth is a livelihood (4:5), gained by agreed trade, not unjustly (4:29). Gains left to the Prophet go to the poor too, lest they circulate only among the rich (59:7). Qarun was told to seek the Hereafter with his wealth, not forgetting his share here (28:76-77).',
    verses:
      '102:1-8 104:1-9 18:46 8:28 63:9 3:14 57:20 9:24 89:15-20 34:35-37 4:5 2:188 4:29 59:7 28:76-77 26:88-89',
    turkishSynonyms:
      'zenginlik, para, çokluk yarışı, mal sevgisi, mal mülk, tekâsür suresi, hümeze suresi, dünya malı',
    englishSynonyms:
      'money, riches, love of money, piling up wealth, property, rivalry in worldly increase, the rich, materialism',
    broader: 'Giving in the Way of Allah',
    related: [
      'Miserliness',
      'Qarun',
      'This World and the Next',
      'Trade and Earnings',
      'The Owners of the Gardens',
    ],
    roots: 'مول كثر',
  },
  {
    section: 'alms',
    turkishTitle: 'Köle Azat Etmek',
    englishTitle: 'Freeing Slaves',
    turkishNote:
      'Kur’an sarp yokuşu açıklarken önce bir köle azat etmeyi sayar (90:11-13). Köleler için mal vermek iyilikten sayılır, sadakalardan onlara pay ayrılır (2:177; 9:60). Yanlışlıkla öldürmenin, tutulmayan yeminin ve zıharın kefaretlerinde köle azadı vardır (4:92; 5:89; 58:3). Özgürlük sözleşmesi isteyen köleyle, onda hayır görülürse sözleşme yapılır, ona mal verilir; iffetli kalmak isteyen cariyeler fuhşa zorlanmaz (24:33). Savaşta bağlanan esirler sonra karşılıksız ya da fidyeyle bırakılır (47:4). Ayetler köleliğin bulunduğu bir topluma seslenir; sahiplerin, “ellerinin altındakiler” denen cariyelerle yakınlığı kınanmaz (23:5-6). Kölelere iyilik edilmesi, içlerinden iyi olanların evlendirilmesi istenir; evlilikte inanan bir köle, hoşa giden bir müşrikten hayırlıdır (4:36; 24:32; 2:221).',
    englishNote:
      'The steep path is first to free a slave (90:11-13). Spending to free slaves is righteous, and they share in charity (2:177; 9:60). Freeing a slave is among the atonements for accidental killing, broken oaths and zihar (4:92; 5:89; 58:3). Slaves seeking a freedom contract are granted it, if good is seen in them, and given money; slave women wanting chastity are not forced into prostitution (24:33). War captives are afterward released freely or for ransom (47:4). The verses address a society with slavery: owners are not blamed for relations with slave women, “what their right hands possess” (23:5-6). Kindness to slaves, and marriage for the upright, are enjoined; in marriage a believing slave is better than a pleasing idolater (4:36; 24:32; 2:221).',
    verses:
      '90:8-18 2:177 9:60 4:92 5:89 58:3-4 24:32-33 47:4 8:70 76:8-9 4:36 4:25 2:221 2:178 23:5-6 4:24 24:58 16:71 16:75 30:28 26:22',
    turkishSynonyms:
      'köle, kölelik, cariye, esir, köle azadı, mükâtebe, hürriyet, köleleri özgürleştirmek',
    englishSynonyms:
      'slavery, slaves, emancipation, manumission, captives, what your right hands possess, concubines',
    broader: 'Giving in the Way of Allah',
    related: ['Atonements', 'Who Charity Is For', 'Feeding the Poor', 'Fighting'],
    roots: 'رقب حرر ملك',
  },
];
