import type { PostSource } from './topic';

/** Topics on the family and life in society. */
export const familyPosts: readonly PostSource[] = [
  {
    section: 'other',
    turkishTitle: 'Aile',
    englishTitle: 'The Family',
    turkishNote:
      'Allah insanlara eşler, eşlerinden de oğullar ve torunlar vermiş, eşlerin arasına sevgi ve merhamet koymuştur (16:72; 30:21). Müminlerden kendilerini ve ailelerini ateşten korumaları, Peygamber’den ailesine namazı emretmesi istenir; Rahman’ın kulları göz aydınlığı olacak eşler ve çocuklar diler (66:6; 20:132; 25:74). Eşlerden ve çocuklardan düşman olanlar bulunduğu, onlardan sakınmak gerektiği söylenir; ama bağışlayanlara Allah’ın bağışlayıcılığı hatırlatılır (64:14). Ailesini Allah’tan, Elçisi’nden ve O’nun yolunda çaba göstermekten daha çok sevenler uyarılır (9:24). Akrabalık tek başına kurtarmaz: Nuh’un oğlu boğulmuş, Nuh’un ve Lut’un eşlerine “Ateşe girin” denmiştir (11:43; 66:10). Rablerinin rızası için sabredenler, atalarından, eşlerinden ve çocuklarından iyi olanlarla birlikte cennete girer (13:22-23).',
    englishNote:
      'Allah has given people spouses, and through them sons and grandchildren, and placed love and mercy between spouses (16:72; 30:21). Believers are to guard themselves and their families from the Fire, and the Prophet to enjoin prayer on his; Allah’s servants ask for spouses and children who comfort the eye (66:6; 20:132; 25:74). Some spouses and children are enemies to beware of; those who forgive are reminded that Allah forgives (64:14). Those who love family more than Allah, His Messenger and striving in His way are warned (9:24). Kinship alone does not save: Noah’s son drowned, and Noah’s and Lot’s wives were told to enter the Fire (11:43; 66:10). The patient enter Paradise with their righteous forebears, spouses and descendants (13:22-23).',
    verses:
      '4:1 30:21 16:72 25:54 13:38 17:23-24 20:132 19:54-55 66:6 25:74 14:40-41 4:35 64:14-15 63:9 9:24 58:22 11:42-47 66:10-11 60:3 80:33-37 13:22-24 40:8 52:21',
    turkishSynonyms: 'ev halkı, aile hayatı, yuva, eş ve çocuklar, hane, karı koca ve çocuklar',
    englishSynonyms:
      'family life, home life, spouses and children, wife and children, household, family in islam',
    related: [
      'Parents',
      'Marriage',
      'Children',
      'Relatives and Neighbors',
      'The Prophet’s Household',
    ],
    roots: 'أهل زوج ذرر',
  },
  {
    section: 'other',
    turkishTitle: 'Anne Baba',
    englishTitle: 'Parents',
    turkishNote:
      'Anne babaya iyilik, yalnız Allah’a kulluk etme buyruğunun hemen ardından gelir (17:23; 4:36). Yaşlandıklarında onlara “öf” bile denmez; Allah’tan onlara merhamet etmesi dilenir (17:23-24). Annesi insanı güçlükle taşımış, güçlükle doğurmuştur; insandan Allah’a ve anne babasına şükretmesi istenir (46:15; 31:14). Ortak koşmaya zorlarlarsa onlara itaat edilmez, ama dünyada onlarla yine iyi geçinilir (29:8; 31:15). İbrahim babası için bağışlanma dilemiş, onun Allah’a düşman olduğunu anlayınca ondan uzaklaşmıştır (9:114). Yahya anne babasına, İsa annesine iyi davranan biri olarak anılır (19:14; 19:32). Adalet, anne babanın aleyhine bile olsa ayakta tutulur (4:135).',
    englishNote:
      'Kindness to parents comes right after the command to worship Allah alone (17:23; 4:36). In old age not even “uff” is said to them, and the Lord’s mercy is asked for them (17:23-24). A mother carries and bears her child in hardship; people are to be grateful to Allah and to their parents (46:15; 31:14). If they press a child to set up partners with Him they are not obeyed, yet are still treated kindly in this world (29:8; 31:15). Abraham asked forgiveness for his father, and turned from him on learning that he was an enemy of Allah (9:114). John was dutiful to his parents, and Jesus to his mother (19:14; 19:32). Justice is upheld even against parents (4:135).',
    verses:
      '17:23-25 31:14-15 29:8 46:15-18 4:36 6:151 2:83 2:215 19:12-14 19:30-32 12:99-100 27:19 14:41 71:28 19:42-47 9:23 9:113-114 4:135 31:33',
    turkishSynonyms:
      'ebeveyn, ana baba, anne hakkı, ana baba hakkı, anneye babaya iyilik, valideyn, anne babaya itaat, anne babaya ne zaman itaat edilmez',
    englishSynonyms:
      'mother and father, mother, father, honoring parents, kindness to parents, birr al-walidayn, obeying parents',
    broader: 'The Family',
    related: [
      'The Family',
      'Children',
      'Gratitude',
      'Relatives and Neighbors',
      'The Counsel of Luqman',
    ],
    roots: 'ولد أبو أمم',
  },
  {
    section: 'other',
    turkishTitle: 'Evlilik',
    englishTitle: 'Marriage',
    turkishNote:
      'Eşler birbirinin yanında huzur bulur, birbirine örtü olur (30:21; 2:187). Bekârların evlendirilmesi, kadınlara mehirlerinin gönül hoşluğuyla verilmesi, onlarla güzellikle geçinilmesi istenir (24:32; 4:4; 4:19). Yetimlere haksızlık etme korkusundan söz eden ayet iki, üç, dört kadınla evlenmeye izin verir; adaletsizlikten korkan bir eşle ya da cariyelerle yetinir; eşlere tam eşit davranmaya güç yetmez, ama hiçbiri askıda bırakılmaz (4:3; 4:129). Evlenilmesi yasak kadınlar sayılır; müşriklerle, inanmadıkça, evlenilmez; kitap ehlinin iffetli kadınları helaldir (4:23; 2:221; 5:5). Allah’ın kimini kimine üstün kılması ve mallarından harcamaları sebebiyle erkeklerin kadınlar üzerinde “kavvâm”, yani koruyucu ya da yönetici olduğunu bildiren ayet, serkeşliğinden korkulan kadına öğüt verilmesini, onun yatakta yalnız bırakılmasını, ona vurulmasını, itaat ederse aleyhine yol aranmamasını söyler; sözlerinin anlamı tartışmalıdır (4:34).',
    englishNote:
      'Spouses are each other’s rest and garment (30:21; 2:187). The unmarried are to be married, women given bridal gifts freely and treated kindly (24:32; 4:4; 4:19). A verse on fear of wronging orphans allows two, three or four wives, or one or slave women if injustice is feared; equality among wives is unattainable, yet none is left suspended (4:3; 4:129). Forbidden matches are listed, polytheists barred unless they believe; chaste women of the People of the Book are lawful (4:23; 2:221; 5:5). Men are “qawwamun”, guardians or overseers of women, for what Allah gave some above others and their spending; where a wife’s defiance is feared, counsel, separation in bed and striking are prescribed, nothing more if she obeys; the wording is disputed (4:34).',
    verses:
      '30:21 7:189 16:72 13:38 24:32-33 4:3-4 4:19-25 2:221 5:5 60:10 24:3 2:187 2:222-223 2:235 2:228 4:34-35 4:127-129 28:26-28 70:29-31',
    turkishSynonyms: 'nikâh, evlenmek, mehir, çok eşlilik, eş seçimi, evlenme teklifi, düğün',
    englishSynonyms:
      'nikah, wedding, mahr, bridal gift, polygamy, husband and wife, spouse, proposal of marriage',
    broader: 'The Family',
    related: ['The Family', 'Divorce', 'Women', 'Chastity', 'Orphans'],
    roots: 'زوج نكح',
  },
  {
    section: 'other',
    turkishTitle: 'Boşanma',
    englishTitle: 'Divorce',
    turkishNote:
      'Eşlerin arasının açılmasından korkulursa iki aileden birer hakem gönderilir (4:35). Koca karısını iki kez boşayabilir, sonra ya onu iyilikle tutar ya güzellikle bırakır; bir daha boşarsa kadın, başka biriyle evlenmedikçe ona helal olmaz (2:229-230). Boşanan kadınlar üç dönem, âdetten kesilenlerle âdet görmemiş olanlar üç ay, hamileler doğuruncaya kadar bekler (2:228; 65:4). Bu sürede, açık bir hayâsızlık dışında, evlerinden çıkarılmazlar; zarar vermek için de tutulmazlar (65:1; 2:231). Verilen mal geri alınmaz, ama Allah’ın sınırlarının korunamayacağından korkulursa kadın bedel verip ayrılabilir; boşanan kadına uygun bir geçimlik sağlanır (2:229; 2:241). Kadınların, yükümlülüklerine denk hakları vardır; erkeklerin onlar üzerindeki “derece”sinin anlamı tartışmalıdır (2:228). Eşi ana yerine koymak çirkin ve yalan bir sözdür (58:2).',
    englishNote:
      'If a breach is feared, each family sends an arbiter (4:35). A wife may be divorced twice, then kept or released kindly; divorced again, she is unlawful to that husband until she marries another (2:229-230). Divorced women wait three periods; those past menstruation and those who have not menstruated, three months; the pregnant, until birth (2:228; 65:4). Meanwhile, barring open indecency, they are not turned out, nor kept to be harmed (65:1; 2:231). Gifts are not taken back, though a wife may ransom herself if Allah’s limits might not be kept; the divorced receive provision (2:229; 2:241). Their rights match their duties; men’s “degree” over them is variously understood (2:228). Likening a wife to one’s mother is an ugly falsehood (58:2).',
    verses: '4:35 4:128-130 2:226-237 2:241 65:1-7 33:49 4:20-21 33:4 58:1-4',
    turkishSynonyms:
      'talak, iddet, boşama, nafaka, zıhar, eşten ayrılmak, bekleme süresi, boşanmak, muhalea',
    englishSynonyms:
      'talaq, iddah, waiting period, zihar, khula, alimony, separation of spouses, divorced women',
    broader: 'The Family',
    related: ['Marriage', 'Women', 'The Family', 'Making Peace Between People', 'Children'],
    roots: 'طلق ظهر',
  },
  {
    section: 'other',
    turkishTitle: 'Kadınlar',
    englishTitle: 'Women',
    turkishNote:
      'Erkekler ve kadınlar tek bir nefisten ve onun eşinden çoğalmıştır (4:1). Erkek olsun kadın olsun, inanıp iyi iş yapanın emeği boşa gitmez; mümin erkeklerle kadınlar birbirinin dostudur (3:195; 16:97; 9:71). Kadınların da kazandıklarından ve mirastan payı vardır (4:32; 4:7). Kız doğunca öfkelenmek de kızları diri diri gömmek de kınanır (16:58-59; 81:8-9). Mirasta oğula iki kız payı verilir; borçta iki erkek şahit yoksa bir erkekle, biri yanılırsa öteki hatırlatsın diye, iki kadın istenir (4:11; 2:282). Kadınların, yükümlülüklerine denk hakları vardır; erkeklerin onlar üzerindeki “derece”sinin ve erkekleri “kavvâm”, yani koruyucu ya da yönetici sayan, serkeşliğinden korkulan kadına vurmayı da söyleyen ayetin anlamı tartışmalıdır (2:228; 4:34). Mümin erkeklerle kadınlardan bakışlarını sakınmaları, kadınlardan başörtülerini yakalarının üzerine salmaları, dış giysilerine bürünmeleri istenir; örtünmenin kapsamı tartışmalıdır (24:30-31; 33:59).',
    englishNote:
      'Men and women spread from one soul and its mate (4:1). Believing men and women are allies, their good work never lost (3:195; 16:97; 9:71). Women have a share of earnings and inheritance (4:32; 4:7). Anger at daughters’ births and burying them alive are condemned (16:58-59; 81:8-9). A son inherits twice a daughter’s share; failing two men, a man and two women witness a debt, one reminding the other if she errs (4:11; 2:282). Women’s rights match their duties; men’s “degree” over them, and the verse calling men “qawwamun”, guardians or overseers, and prescribing striking where defiance is feared, are variously understood (2:228; 4:34). Both sexes lower their gaze; women draw headcovers over their chests and outer garments closer; how far is disputed (24:30-31; 33:59).',
    verses:
      '4:1 49:13 33:35 3:195 4:124 16:97 9:71-72 4:32 4:7 4:11 4:19 2:228 4:34 2:282 4:127 24:30-31 24:60 33:59 24:23 4:15-16 16:57-59 43:16-18 81:8-9 60:12 58:1 3:36 3:42 28:7 27:23 66:10-12',
    turkishSynonyms:
      'kadın, kadın hakları, kadının yeri, kadın erkek eşitliği, hanımlar, kadın ve erkek',
    englishSynonyms:
      'woman, female, women’s rights, equality of men and women, gender, women in islam, men and women',
    broader: 'The Family',
    related: ['Marriage', 'Divorce', 'Inheritance and Bequests', 'Chastity', 'Mary and Jesus'],
    roots: 'نسو أنث مرأ',
  },
  {
    section: 'other',
    turkishTitle: 'Çocuklar',
    englishTitle: 'Children',
    turkishNote:
      'Allah dilediğine kız, dilediğine erkek çocuk, kimine de ikisini birden verir, dilediğini kısır kılar (42:49-50). Müminler göz aydınlığı olacak eşler ve çocuklar ister (25:74). Emzirme tamamlanmak istenirse anneler çocuklarını iki tam yıl emzirir; anne de baba da çocuğu yüzünden zarara uğratılmaz (2:233). Kız doğunca yüzü kararanlar kınanır; yoksulluk korkusuyla çocuk öldürmek büyük günahtır (16:58-59; 17:31). Lokman oğluna şirkten sakınmayı, namazı, sabrı ve büyüklenmemeyi öğütler (31:13; 31:17-18). Evlat edinilenler öz oğul sayılmaz, babalarının adıyla çağrılır (33:4-5). Çocuklar dünya hayatının süsüdür, bir sınavdır; insanı Allah’ı anmaktan alıkoymamalıdır (18:46; 64:15; 63:9).',
    englishNote:
      'Allah gives daughters, sons or both to whom He wills, and leaves some barren (42:49-50). Believers ask for spouses and children who are a comfort to the eye (25:74). Mothers nurse for two full years where nursing is to be completed; neither parent is harmed because of the child (2:233). Those whose faces darken at a daughter’s birth are condemned; killing children for fear of poverty is a great sin (16:58-59; 17:31). Luqman warns his son against polytheism and pride and urges prayer and patience (31:13; 31:17-18). Adopted sons are not made true sons; they are called after their fathers (33:4-5). Children are an adornment of this life and a trial; they must not distract from remembering Allah (18:46; 64:15; 63:9).',
    verses:
      '42:49-50 16:78 19:3-7 25:74 2:233 16:58-59 6:137 6:140 17:31 81:8-9 60:12 66:6 14:40 31:13 31:16-19 2:132-133 24:58-59 33:4-5 4:9 11:42-43 18:46 64:14-15 63:9 34:37 52:21',
    turkishSynonyms:
      'çocuk, evlat, oğul, kız çocuğu, çocuk eğitimi, evlat edinme, emzirme, çocuk yetiştirmek, süt anne',
    englishSynonyms:
      'child, kids, sons and daughters, offspring, child rearing, adoption, breastfeeding, infanticide, girls buried alive, raising children',
    broader: 'The Family',
    related: ['The Family', 'Parents', 'Orphans', 'The Counsel of Luqman', 'Zechariah and John'],
    roots: 'ولد طفل ذرر',
  },
  {
    section: 'other',
    turkishTitle: 'Miras ve Vasiyet',
    englishTitle: 'Inheritance and Bequests',
    turkishNote:
      'Anne babanın ve yakınların bıraktığından, az olsun çok olsun, erkeklere de kadınlara da belirlenmiş bir pay vardır; bölüşmede bulunan akrabaya, yetime ve yoksula da bir şey verilir (4:7-8). Çocuklarda erkeğin payı iki kızınki kadardır; tek çocuk kızsa mirasın yarısını alır; anne babanın, eşlerin ve kardeşlerin payları da sayılır (4:11-12; 4:176). Paylar vasiyet ve borçtan sonra verilir; bunlar Allah’ın sınırlarıdır (4:12-13). Anne babaya ve yakınlara vasiyet farz kılınmış, dul kalan eşlere bir yıllık geçimlik öngörülmüştür; bunların miras paylarından sonra da geçerli olup olmadığı tartışmalıdır (2:180; 2:240). Vasiyeti değiştirmek günahtır; içindeki haksızlığı düzeltmek günah değildir (2:181-182). Kadınlar zorla miras alınmaz; mirası hırsla yiyenler kınanır (4:19; 89:19).',
    englishNote:
      'Of what parents and kin leave, little or much, men and women have a fixed share; kin, orphans and the poor present at its division receive something (4:7-8). Among children a male has the share of two females, and a daughter alone takes half; the shares of parents, spouses and siblings are set out too (4:11-12; 4:176). They come after bequests and debts and are Allah’s limits (4:12-13). A bequest for parents and kin is prescribed, and a year’s support for widows; whether these hold beside the shares is disputed (2:180; 2:240). Altering a bequest is a sin; righting a wrong in it is not (2:181-182). Women are not inherited by force; those who devour inheritance are blamed (4:19; 89:19).',
    verses: '4:7-14 4:176 4:33 4:19 2:180-182 2:240 5:106-108 8:75 33:6 89:17-20',
    turkishSynonyms:
      'miras payları, tereke, veraset, miras hukuku, mirasçı, vasiyetname, kelale, feraiz',
    englishSynonyms:
      'heirs, shares of inheritance, last will, estate, faraid, kalala, will and testament, making a will',
    broader: 'The Family',
    related: ['The Family', 'Women', 'Orphans', 'Debts and Witnesses', 'Wealth'],
    roots: 'ورث وصي',
  },
  {
    section: 'other',
    turkishTitle: 'Yetimler',
    englishTitle: 'Orphans',
    turkishNote:
      'Rabbi Peygamber’i yetim bulup barındırmıştır; ondan da yetimi ezmemesi istenir (93:6; 93:9). Yetimi itip kakan, hesabı yalanlayan kimsedir (107:1-2). Açlık gününde yakın bir yetimi doyurmak sarp yokuşu aşmanın bir parçasıdır (90:11-15). Yetimin malına, erginliğine dek, ancak en güzel biçimde yaklaşılır; onu haksızca yiyenler karınlarına ateş doldurur (6:152; 4:10). Olgunlukları görülünce malları şahitler önünde verilir; yoksul olan veli uygun kadarını yiyebilir (4:6). Onların durumunu düzeltmek hayırlıdır; bir arada yaşanırsa onlar kardeştir (2:220). Yetim kızların haklarını vermeyenlere adalet hatırlatılır; yetimlere haksızlık korkusunu evlilikle birlikte anan ayet farklı biçimlerde anlaşılmıştır (4:127; 4:3).',
    englishNote:
      'The Prophet’s Lord found him an orphan and sheltered him; he is not to oppress the orphan (93:6; 93:9). The denier of the Reckoning drives the orphan away (107:1-2). Feeding an orphan relative on a day of hunger is part of the steep climb (90:11-15). Until orphans come of age their property is approached only in the best way; devouring it unjustly is swallowing fire (6:152; 4:10). Once mature they receive it before witnesses; a poor guardian may use what is fair (4:6). Bettering their lot is good; when lives are shared, they are brothers (2:220). Those who withhold orphan girls’ due are reminded of justice; the verse linking fear for orphans to marriage is read differently (4:127; 4:3).',
    verses:
      '93:6-11 107:1-3 89:17-20 90:11-16 76:8-9 2:83 2:177 2:215 4:36 2:220 6:152 17:34 4:2-3 4:6 4:8-10 4:127 8:41 59:7 18:82',
    turkishSynonyms: 'yetim, öksüz, yetim malı, yetim hakkı, kimsesiz çocuklar, vasi',
    englishSynonyms:
      'orphan, orphan’s property, guardianship, guardian, fatherless children, yatim',
    broader: 'The Family',
    related: [
      'The Family',
      'Feeding the Poor',
      'Who Charity Is For',
      'Inheritance and Bequests',
      'Children',
    ],
    roots: 'يتم',
  },
  {
    section: 'other',
    turkishTitle: 'Akrabalar ve Komşular',
    englishTitle: 'Relatives and Neighbors',
    turkishNote:
      'Anne babanın ardından akrabaya, yakın ve uzak komşuya, yandaki arkadaşa iyilik istenir (4:36). Allah’tan sakınmanın yanında akrabalık bağları da anılır; O’nun birleştirilmesini buyurduğu şeyi koparanlar lanetlenir (4:1; 13:25; 47:22-23). Akrabaya hakkı verilir; verecek bir şey yoksa yumuşak bir söz söylenir (17:26; 17:28). Varlıklı olanların akrabaya vermemeye yemin etmemesi, bağışlaması istenir (24:22). Yakınlık adaletin önüne geçmez; Allah’a ve Elçisi’ne düşman olana, akraba da olsa, sevgi beslenmez (4:135; 58:22). Peygamber, çağrısına karşılık “yakınlıkta sevgi”den başka bir şey istemez; bu sözün anlamı tartışmalıdır (42:23). Sûr’a üflenince aralarında soy bağı kalmaz (23:101).',
    englishNote:
      'After parents, kindness is asked toward relatives, the near neighbor and the distant one, and the companion at one’s side (4:36). Kinship is named beside mindfulness of Allah; those who sever what He commanded to be joined are cursed (4:1; 13:25; 47:22-23). Relatives are given their right or, where there is nothing to give, a gentle word (17:26; 17:28). The well-off are not to swear off giving to relatives, but to pardon (24:22). Closeness does not outrank justice, and enemies of Allah and His Messenger are not held dear, even if kin (4:135; 58:22). The Prophet asks nothing in return but “affection in closeness”, whose meaning is disputed (42:23). When the Horn is blown, no ties of kinship remain (23:101).',
    verses:
      '4:36 4:1 2:83 2:177 2:215 16:90 17:26-28 30:38 24:22 24:61 13:20-22 13:25 2:27 47:22-23 8:75 33:6 4:8 26:214-216 42:23 4:135 6:152 58:22 9:113 35:18 23:101',
    turkishSynonyms:
      'akraba, komşu, komşu hakkı, sıla-i rahim, akraba ziyareti, akrabalık bağı, hısım, akrabaya yardım',
    englishSynonyms:
      'kinship, family ties, silat al-rahim, next of kin, neighbor, neighbours, blood relations, cutting family ties',
    broader: 'The Family',
    related: [
      'The Family',
      'Parents',
      'Who Charity Is For',
      'Manners at Home and on Visits',
      'Justice',
    ],
    roots: 'قرب جور رحم',
  },
  {
    section: 'other',
    turkishTitle: 'Evde ve Ziyarette Edep',
    englishTitle: 'Manners at Home and on Visits',
    turkishNote:
      'Başkasının evine izin almadan ve selam vermeden girilmez; “Dönün” denirse dönülür (24:27-28). Ev içinde de köleler ve ergenliğe girmemiş çocuklar üç vakitte, ergenliğe girenler ise büyükler gibi izin ister (24:58-59). Akraba ve dost evinde, birlikte ya da ayrı ayrı, yemek yemekte günah yoktur; evlere mübarek bir selamla girilir (24:61). Selama daha güzeliyle ya da aynısıyla karşılık verilir (4:86). Peygamber’in evine çağrılmadan girilmez, yemekten sonra söze dalıp kalınmaz; hanımlarından bir şey perde arkasından istenir (33:53). Mecliste yer açılır; ses alçaltılır (58:11; 31:19). İbrahim tanımadığı konukların selamını alır, önlerine semiz bir buzağı koyar (51:25-27).',
    englishNote:
      'Others’ houses are not entered without leave and a greeting; those told to go back do so (24:27-28). At home, slaves and young children ask leave at three times, those of age as their elders do (24:58-59). Eating in the homes of kin and friends, together or apart, is no sin; houses are entered with a blessed greeting (24:61). A greeting is returned with a better one or its like (4:86). The Prophet’s house is not entered uninvited, nor do guests linger after a meal; his wives are asked for things from behind a screen (33:53). Room is made in gatherings; voices are kept low (58:11; 31:19). Abraham returns strangers’ greeting and sets a fat calf before them (51:25-27).',
    verses:
      '24:27-29 24:58-62 4:86 6:54 33:53-54 49:2-5 58:8-11 31:18-19 2:189 11:69-70 51:24-28 18:77',
    turkishSynonyms:
      'adap, görgü, misafirlik, izin istemek, selamlaşmak, ev ziyareti, mahremiyet, selam vermek, davet adabı',
    englishSynonyms:
      'etiquette, adab, hospitality, guests, asking permission, greeting, privacy, salam, entering houses',
    broader: 'The Family',
    related: [
      'The Family',
      'The Prophet’s Household',
      'Abraham’s Guests',
      'Good Speech',
      'Relatives and Neighbors',
    ],
    roots: 'بيت أذن سلم',
  },
  {
    section: 'other',
    turkishTitle: 'Toplum Hayatı',
    englishTitle: 'Life in Society',
    turkishNote:
      'Allah insanları bir erkekle bir dişiden yaratmış, tanışsınlar diye halklara ve kabilelere ayırmıştır; O’nun katında en değerli olan, O’ndan en çok sakınandır (49:13). Allah adaleti, iyiliği ve yakınlara vermeyi emreder (16:90). İyilikte yardımlaşılır, günahta ve düşmanlıkta değil (5:2). Müminlerden bölünmemeleri, içlerinde hayra çağıran bir topluluk bulunması istenir; işleri aralarında danışma iledir (3:103-104; 42:38). Emanet ehline verilir; bir topluma duyulan kin adaletten saptırmamalıdır (4:58; 5:8). Müminlerle din yüzünden savaşmayan, onları yurtlarından çıkarmayan kimselere iyilik yasaklanmaz; bunları yapanlarla dostluk yasaklanır (60:8-9). İnsanlar kendilerindekini değiştirmedikçe Allah onların durumunu değiştirmez (13:11).',
    englishNote:
      'Allah created people from male and female and made them peoples and tribes so they may know one another; the noblest in His sight is the most mindful (49:13). He commands justice, goodness and giving to kin (16:90). People help one another in goodness, not in sin and hostility (5:2). Believers consult on their affairs and are not to divide; some are to call to good (3:103-104; 42:38). Trusts go to those entitled to them; hatred of a people must not prevent justice (4:58; 5:8). Kindness to those who neither fight over religion nor drive people from home is not forbidden; alliance with those who do is (60:8-9). Allah changes no people’s condition until they change what is within (13:11).',
    verses:
      '49:9-13 30:22 43:32 4:1 16:90 5:2 3:103-104 9:71 42:38 4:58-59 5:8 57:25 60:8-9 2:188 4:29 59:7 59:9 2:177 103:1-3 8:25 8:46 11:117 13:11',
    turkishSynonyms:
      'sosyal hayat, birlikte yaşamak, toplum düzeni, insan ilişkileri, cemiyet, müslüman olmayanlara iyilik',
    englishSynonyms:
      'community, social life, living together, social order, public life, kindness to non-muslims, nations and tribes',
    related: [
      'The Brotherhood of the Believers',
      'Justice',
      'The Family',
      'Good Character',
      'Peace and Treaties',
    ],
    roots: 'قوم شعب أمم',
  },
  {
    section: 'other',
    turkishTitle: 'Güzel Söz',
    englishTitle: 'Good Speech',
    turkishNote:
      'Güzel söz, kökü sağlam, dalları göğe uzanan, her zaman meyve veren bir ağaca benzer; kötü söz ise yerden koparılmış bir ağaca (14:24-26). Allah kullarından sözün en güzelini söylemelerini ister; çünkü şeytan aralarını bozar (17:53). Güzel bir söz ve bağışlama, ardından incitme gelen sadakadan iyidir (2:263). Firavun’la bile yumuşak konuşulması istenir; başkalarının Allah’tan başka yalvardıklarına sövülmez (20:43-44; 6:108). Allah kötü sözün açıkça söylenmesini sevmez, haksızlığa uğrayanınki bunun dışındadır (4:148). Sözü hoşa giden kimse hasımların en azılısı olabilir; yapmadığını söylemek ise Allah katında çok çirkindir (2:204; 61:2-3). Her söz gözetlenir; cennette boş söz işitilmez (50:18; 56:25).',
    englishNote:
      'A good word is like a tree, firm of root, reaching the sky, always in fruit; a bad word is like one torn from the ground (14:24-26). Allah’s servants are to say what is best, for Satan sows discord among them (17:53). A kind word and forgiveness are better than charity followed by hurt (2:263). Even Pharaoh is to be spoken to gently, and what others invoke besides Allah is not insulted (20:43-44; 6:108). Allah does not love evil spoken aloud, except by someone wronged (4:148). A person whose talk pleases may be the fiercest of opponents; saying what one does not do is hateful to Allah (2:204; 61:2-3). Every word is watched, and Paradise has no idle talk (50:18; 56:25).',
    verses:
      '14:24-27 35:10 22:24 17:53 2:83 33:70-71 2:263 17:28 16:125 20:43-44 41:33-35 25:63 25:72 28:55 6:108 4:148 4:114 49:11 104:1 31:19 22:30 24:15 2:204 61:2-3 50:18 56:25-26',
    turkishSynonyms: 'güzel konuşmak, tatlı dil, yumuşak söz, doğru söz, kötü söz, dil, söz adabı',
    englishSynonyms:
      'kind words, gentle words, speaking well, tongue, words, bad language, idle talk, how to speak to people',
    broader: 'Life in Society',
    related: [
      'Truthfulness',
      'Mockery, Suspicion and Backbiting',
      'Calling to Good',
      'Giving Without Reproach',
      'The Parables of the Qur’an',
    ],
    roots: 'قول كلم طيب',
  },
  {
    section: 'other',
    turkishTitle: 'İyiliğe Çağırmak',
    englishTitle: 'Calling to Good',
    turkishNote:
      'Hayra çağıran, iyiliği emredip kötülükten alıkoyan bir topluluk bulunması istenir (3:104). Mümin erkekler ve kadınlar bunu birlikte yapar; münafıklar kötülüğü emreder, iyilikten alıkoyar (9:71; 9:67). Kitap ehlinden de iyiliği emredenler vardır (3:113-114). Çağrı hikmetle ve güzel öğütle yapılır, kötülük en güzel olanla savılır (16:125; 41:34). İyiliği emredip kendini unutanlar kınanır; Şuayb yasakladığı şeyi kendisi yapmak istemez (2:44; 11:88). Birbirini kötülükten alıkoymayanlar kınanmış, alıkoyanlar kurtarılmıştır (5:79; 7:165). Peygamber yalnız bir hatırlatıcıdır, zorlayıcı değildir; doğru yolda olana sapanın zarar vermeyeceği de bildirilir (88:21-22; 5:105).',
    englishNote:
      'There is to be a community that calls to good, enjoins right and forbids wrong (3:104). Believing men and women do this together; the hypocrites enjoin wrong and forbid right (9:71; 9:67). Among the People of the Book, too, some enjoin what is right (3:113-114). The call is made with wisdom and good counsel, and evil is repelled with what is best (16:125; 41:34). Those who enjoin goodness but forget themselves are reproached; Shuayb has no wish to do what he forbids (2:44; 11:88). Those who did not restrain one another from wrong are condemned; those who forbade it were saved (5:79; 7:165). The Prophet reminds and does not compel; those who stray do not harm those who are guided (88:21-22; 5:105).',
    verses:
      '3:104 3:110 3:113-114 9:71 9:67 9:112 22:41 7:157 31:17 7:199 16:125 12:108 41:33-35 2:44 11:88 2:206 5:78-79 5:63 7:163-166 11:116-117 103:1-3 90:17 51:55 88:21-22 5:105',
    turkishSynonyms:
      'iyiliği emretmek, kötülükten sakındırmak, emri bil maruf, nehyi anil münker, tebliğ, davet, öğüt vermek',
    englishSynonyms:
      'enjoining good, forbidding evil, amr bil maruf, dawah, inviting to allah, advising others, preaching, calling people to allah, call to allah',
    broader: 'Life in Society',
    related: [
      'No Compulsion in Religion',
      'Good Speech',
      'The People of the Sabbath',
      'Life in Society',
      'Muhammad, a Mercy to the Worlds',
    ],
    roots: 'دعو عرف نكر',
  },
  {
    section: 'other',
    turkishTitle: 'Barıştırmak',
    englishTitle: 'Making Peace Between People',
    turkishNote:
      'Müminler kardeştir; kardeşlerin arası düzeltilir (49:10). Müminlerden iki topluluk çarpışırsa barıştırılır; biri ötekine saldırırsa, Allah’ın buyruğuna dönünceye dek onunla savaşılır, dönünce araları adaletle düzeltilir (49:9). Gizli konuşmaların çoğunda hayır yoktur; sadaka, iyilik ya da barıştırma isteyenlerinki ayrıdır (4:114). Allah adına edilen yeminler barıştırmaya engel yapılmaz (2:224). Arası açılan eşlere hakem ve anlaşma yolu gösterilir; vasiyetteki haksızlığı düzeltip ara bulmak günah değildir (4:35; 4:128; 2:182). Haksızlığa uğrayıp hakkını alan kınanmaz, ama bağışlayıp düzeltenin ödülü Allah’a aittir (42:40-41). Kötülük en güzel olanla savılınca düşman candan bir dost gibi olur (41:34).',
    englishNote:
      'Believers are brothers, and peace is made between brothers (49:10). If two groups of believers fight they are reconciled; the transgressor is fought until it returns to Allah’s command, then both are reconciled with justice (49:9). Much private talk holds no good, save that of those who urge charity, kindness or peacemaking (4:114). Oaths by Allah must not prevent peacemaking (2:224). Spouses are shown arbitration and settlement; mending a wrong in a bequest and making peace is no sin (4:35; 4:128; 2:182). Taking one’s due after being wronged brings no blame, but whoever pardons and reconciles has a reward with Allah (42:40-41). When evil is repelled with what is best, an enemy becomes like a close friend (41:34).',
    verses:
      '49:9-10 49:6 4:114 8:1 2:224 4:35 4:128 2:182 42:40-43 41:34-35 17:53 3:103 3:105 8:46 8:61-63 60:7 64:14 24:22 38:21-24 12:92 12:100 59:10 15:47',
    turkishSynonyms:
      'ara bulmak, arabuluculuk, sulh, uzlaşma, küsleri barıştırmak, küskünlük, hakem, düşmanlığın dostluğa dönmesi',
    englishSynonyms:
      'reconciliation, mediation, peacemaking, sulh, arbitration, settling disputes, islah',
    broader: 'Life in Society',
    related: [
      'The Brotherhood of the Believers',
      'Anger and Forgiveness',
      'Peace and Treaties',
      'Divorce',
      'Justice',
    ],
    roots: 'صلح ألف',
  },
  {
    section: 'other',
    turkishTitle: 'Danışma',
    englishTitle: 'Consultation',
    turkishNote:
      'Müminlerin işleri aralarında danışma iledir; bu, namazla ve infakla birlikte anılır (42:38). Peygamber’den de yanındakileri bağışlaması, işlerde onlara danışması, karar verince Allah’a güvenmesi istenir (3:159). Anne baba danışıp anlaşarak çocuğu sütten kesebilir; İbrahim oğluna ne düşündüğünü sorar (2:233; 37:102). Sebe melikesi ileri gelenler hazır bulunmadan bir işi kesinleştirmez (27:32). Firavun da çevresine ne buyurduklarını sorar, ama bir müminin uyarısına “Size yalnız kendi gördüğümü gösteriyorum” der (26:35; 40:29). Her danışma hayır için değildir: İleri gelenler Musa’yı öldürmeyi görüşür; müminlerden günahı değil, iyiliği konuşmaları istenir (28:20; 58:9). Peygamber birçok işte müminlere uysaydı onlar sıkıntıya düşerdi (49:7).',
    englishNote:
      'Believers’ affairs are by consultation, named together with prayer and giving (42:38). The Prophet is told to pardon those around him, consult them and, once decided, trust in Allah (3:159). Parents may agree on weaning by consultation, and Abraham asks his son what he thinks (2:233; 37:102). The Queen of Sheba decides nothing until her chiefs are present (27:32). Pharaoh, too, asks those around him, yet he answers a believer’s warning, “I show you only what I see” (26:35; 40:29). Not every consultation is for good: the chiefs confer on killing Moses, while believers are to speak together of goodness, not of sin (28:20; 58:9). Had the Prophet yielded to the believers in many matters, they would have suffered (49:7).',
    verses:
      '42:36-39 3:159 2:233 65:6 37:102 27:29-35 26:34-37 40:26-29 28:20 20:62-64 21:3 58:9-10 58:12-13 4:114 4:83 49:7',
    turkishSynonyms: 'istişare, şura, meşveret, görüş almak, ortak akıl, danışmak, fikir sormak',
    englishSynonyms:
      'shura, seeking advice, counsel, deliberation, mashwara, council, collective decision',
    broader: 'Life in Society',
    related: [
      'Life in Society',
      'Governing and Judging',
      'The Queen of Sheba',
      'Trust in Allah',
      'Uhud',
    ],
    roots: 'شور نجو',
  },
  {
    section: 'other',
    turkishTitle: 'Yönetmek ve Hükmetmek',
    englishTitle: 'Governing and Judging',
    turkishNote:
      'Emanetlerin ehline verilmesi, insanlar arasında adaletle hükmedilmesi emredilir (4:58). Müminlerden Allah’a, Elçi’ye ve kendilerinden olan yetki sahiplerine itaat etmeleri, anlaşmazlığı Allah’a ve Elçi’ye götürmeleri istenir; yetki sahiplerinin kimler olduğu tartışmalıdır (4:59). Hükümranlığı dilediğine veren, dilediğinden alan Allah’tır (3:26). Davud’dan hak ile hükmetmesi, arzuya uymaması istenir; Yusuf koruyucu ve bilgili olduğunu söyleyerek hazinelerin başına geçmek ister (38:26; 12:55). Firavun halkını bölüp bir kısmını ezmiştir (28:4). Allah’ın indirdiğiyle hükmetmeyenlere kâfir, zalim ve fasık denir; bu sözlerin kimleri kapsadığı tartışmalıdır (5:44-45; 5:47). Kin adaletten saptırmamalı, başkasının malını haksızca yemek için hâkimlere mal verilmemelidir (5:8; 2:188).',
    englishNote:
      'Trusts go to those entitled to them, and people are judged justly (4:58). Believers are to obey Allah, the Messenger and those in authority among them, and refer disputes to Allah and the Messenger; who those in authority are is disputed (4:59). Allah gives sovereignty to whom He wills, and takes it away (3:26). David is to judge in truth and not follow desire; Joseph asks for the storehouses as a knowing guardian (38:26; 12:55). Pharaoh divided his people and oppressed some (28:4). Those who do not judge by what Allah sent down are called disbelieving, unjust and defiant; whom this covers is disputed (5:44-45; 5:47). Hatred must not prevent justice, nor judges be given wealth for unjust gain (5:8; 2:188).',
    verses:
      '4:58-59 4:65 4:105 5:8 5:42-50 38:21-26 21:78-79 2:188 3:26 2:247 12:54-56 22:41 24:55 42:38 57:25 18:86-88 28:4 27:34 12:40 42:10 24:51',
    turkishSynonyms:
      'yönetim, siyaset, devlet, hüküm vermek, ulül emir, yönetici, iktidar, hâkim, idare',
    englishSynonyms:
      'government, politics, rulers, ulul amr, authority, judge, state, leadership, ruling',
    broader: 'Life in Society',
    related: ['Justice', 'Consultation', 'Life in Society', 'David', 'Crime and Punishment'],
    roots: 'حكم ملك عدل',
  },
  {
    section: 'other',
    turkishTitle: 'Borç ve Şahitlik',
    englishTitle: 'Debts and Witnesses',
    turkishNote:
      'Vadeli borç, küçük olsun büyük olsun, adaletle yazılır; borçlu yazdırır; iki erkek, yoksa bir erkekle, biri yanılırsa öteki hatırlatsın diye, iki kadın şahit tutulur (2:282). Yazana da şahide de zarar verilmez; yolculukta yazacak kimse yoksa rehin alınır (2:282-283). Darda olan borçluya süre verilir, borcu bağışlamak daha iyidir (2:280). Şahitlik, kişinin kendisinin, anne babasının ya da yakınlarının aleyhine de olsa adaletle yapılır, gizlenmez (4:135; 2:283). Yetime malı verilirken, boşanmada ve vasiyette de şahit istenir (4:6; 65:2; 5:106). İffetli kadınları suçlayıp dört şahit getirmeyenlere seksen değnek vurulur, şahitlikleri bir daha kabul edilmez; tövbe edenlerin istisnasının kapsamı tartışmalıdır (24:4-5).',
    englishNote:
      'A debt for a set term, small or large, is written down justly; the debtor dictates, with two men as witnesses or, failing that, a man and two women, one to remind the other if she errs (2:282). Neither scribe nor witness is harmed; on a journey with no scribe, a pledge is taken (2:282-283). A debtor in hardship is given time; remitting the debt is better (2:280). Testimony must be just even against oneself, parents or kin, and not hidden (4:135; 2:283). Witnesses are also called when orphans receive property, for divorce and bequests (4:6; 65:2; 5:106). Accusers of chaste women without four witnesses receive eighty lashes and may not testify again; how far repentance lifts this is disputed (24:4-5).',
    verses:
      '2:282-283 2:280 4:11-12 9:60 3:75 4:135 5:8 2:140 4:6 65:2 5:106-108 70:33 25:72 22:30 6:152 24:4-9 24:13 4:15 12:26-28',
    turkishSynonyms:
      'borçlanma, şahit, tanıklık, borç yazmak, müdayene ayeti, yalancı şahitlik, rehin, senet, alacak',
    englishSynonyms:
      'loan, testimony, bearing witness, longest verse, false witness, collateral, creditor, written contract, debtor who cannot pay',
    broader: 'Life in Society',
    related: ['Justice', 'Trade and Earnings', 'Usury', 'Inheritance and Bequests', 'Slander'],
    roots: 'دين شهد كتب',
  },
  {
    section: 'other',
    turkishTitle: 'Ticaret ve Kazanç',
    englishTitle: 'Trade and Earnings',
    turkishNote:
      'Mallar haksız yere yenmez; karşılıklı rızayla yapılan ticaret bunun dışındadır (4:29). Allah alışverişi helal, faizi haram kılmıştır (2:275). Cuma namazına çağrılınca alışveriş bırakılır, namazdan sonra yeryüzüne dağılıp Allah’ın lütfu aranır; hacda da O’nun lütfunu aramak günah değildir (62:9-10; 2:198). Ticaretin Allah’ı anmaktan alıkoymadığı kimseler övülür; ticareti Allah’tan ve Elçisi’nden çok sevenler uyarılır (24:37; 9:24). Ölçüde ve tartıda hile yapanların vay hâline (83:1-3). Erkeklerin de kadınların da kazandıklarından payı vardır; kazanılanın iyisinden verilir (4:32; 2:267). Allah’ın kitabını okuyanlar, namazı kılanlar ve infak edenler asla zarar etmeyecek bir ticaret umar (35:29).',
    englishNote:
      'Wealth is not to be consumed wrongly, but through trade by mutual consent (4:29). Allah has made trade lawful and usury unlawful (2:275). At the call to Friday prayer, trade is left; afterward people go out to seek Allah’s bounty, as they may on the Hajj too (62:9-10; 2:198). Those whom no trade distracts from remembering Allah are praised; those who love it more than Allah and His Messenger are warned (24:37; 9:24). Woe to those who cheat in measure and weight (83:1-3). Men and women have a share of what they earn; giving is from the good of it (4:32; 2:267). Those who recite Allah’s Book, pray and give can hope for a trade that never fails (35:29).',
    verses:
      '4:29-30 2:275 2:188 2:282 2:198 62:9-11 24:36-38 73:20 67:15 30:23 106:1-4 25:20 28:26-28 11:84-86 83:1-3 9:24 4:32 43:32 2:267 2:16 35:29-30 9:111 61:10-12',
    turkishSynonyms:
      'alışveriş, helal kazanç, rızık aramak, çalışmak, iş hayatı, esnaf, geçim, tüccar',
    englishSynonyms:
      'business, commerce, buying and selling, work, lawful income, livelihood, merchants, making a living',
    broader: 'Life in Society',
    related: ['Usury', 'Measure and Weight', 'Wealth', 'Debts and Witnesses', 'He Is the Provider'],
    roots: 'تجر بيع كسب',
  },
  {
    section: 'other',
    turkishTitle: 'Faiz',
    englishTitle: 'Usury',
    turkishNote:
      'Faiz yiyenler, şeytanın çarptığı kimse gibi kalkar; “Alışveriş de faiz gibidir” demişlerdir, oysa Allah alışverişi helal, faizi haram kılmıştır (2:275). Öğüdü duyup vazgeçenin geçmişte aldığı kendisinindir, işi Allah’a kalır; faize dönenler ateştedir, orada sürekli kalırlar (2:275). Müminlerden kalan faizi bırakmaları istenir; bırakmayanlara Allah’tan ve Elçisi’nden bir savaş bildirilir, tövbe edenlere ana paraları kalır (2:278-279). Kat kat artırılmış faiz yasaklanır; Yahudilerden, yasaklandığı hâlde faiz alanlar kınanır (3:130; 4:161). İnsanların malında artsın diye verilen Allah katında artmaz; bunun faiz mi, karşılık umulan bir armağan mı olduğu tartışmalıdır (30:39). Allah faizi yok eder, sadakaları artırır (2:276).',
    englishNote:
      'Those who consume usury rise like one maddened by Satan’s touch; they say trade is like it, but Allah has made trade lawful and usury unlawful (2:275). Whoever heeds and stops keeps past gains, and his case rests with Allah; whoever returns stays in the Fire (2:275). Believers are to give up outstanding usury or face war from Allah and His Messenger; the repentant keep their capital (2:278-279). Usury doubled and redoubled is forbidden; Jews who took it despite the ban are blamed (3:130; 4:161). What is given to grow in others’ wealth does not grow with Allah; whether usury or a gift is meant is disputed (30:39). Allah wipes out usury and increases charity (2:276).',
    verses: '2:275-281 3:130-132 4:160-161 30:37-39 4:29 2:188',
    turkishSynonyms: 'riba, tefecilik, faizcilik, ana para, faiz almak, faiz yemek, banka faizi',
    englishSynonyms:
      'riba, interest, interest on loans, moneylending, loan interest, charging interest',
    broader: 'Life in Society',
    related: [
      'Trade and Earnings',
      'Debts and Witnesses',
      'Wealth',
      'Giving in the Way of Allah',
      'A Good Loan to Allah',
    ],
    roots: 'ربو',
  },
];
