import type { PostSource } from './topic';

export const faithInAngelsPosts: readonly PostSource[] = [
  {
    section: 'faithInAngels',
    turkishTitle: 'Melekler Kimdir?',
    englishTitle: 'Who Are the Angels?',
    turkishNote:
      'Meleklere iman, Allah’a, kitaplarına ve peygamberlerine imanla birlikte anılır (2:285). Allah onları ikişer, üçer, dörder kanatlı elçiler kılmıştır (35:1); vahyini onlarla dilediği kuluna indirir (16:2). Melekler Rahmân’ın değerli kullarıdır: O’ndan önce söz söylemez, O’nun emriyle iş görürler (21:26-27). Allah’ın izni olmadıkça şefaatleri hiçbir fayda vermez (53:26). Onlara Allah’ın kızları demek ağır bir sözdür (17:40) ve hiçbir bilgiye dayanmaz (53:27-28). Melekler rab edinilmez (3:80); Allah’ın herkesi topladığı gün kendilerine “Bunlar size mi tapıyordu?” diye sorulunca dostlarının yalnız Allah olduğunu söylerler (34:40-41).',
    englishNote:
      'Belief in the angels is named together with belief in Allah, His books and His messengers (2:285). Allah made them messengers with two, three or four wings (35:1), and with them He sends down His revelation to whom He wills of His servants (16:2). They are honored servants of the Most Merciful: they do not speak before He speaks, and they act by His command (21:26-27). Their intercession is of no avail unless Allah gives leave (53:26). To call them daughters of Allah is a grave thing to say (17:40), and rests on no knowledge at all (53:27-28). Angels are not to be taken as lords (3:80); asked, on the Day when all are gathered, whether people used to worship them, they will say that Allah alone is their protector (34:40-41).',
    verses: '2:285 2:177 4:136 35:1 22:75 16:2 43:19 21:26-29 53:26-28 17:40 3:80 34:40-41',
    turkishSynonyms:
      'melek, meleklere iman, melaike, meleklerin kanatları, meleklerin görevleri, meleklerin cinsiyeti',
    englishSynonyms:
      'angel, malaikah, malaika, belief in angels, wings of angels, celestial beings, daughters of god',
    related: [
      'The Angels’ Praise and Prayer',
      'Gabriel and the Revelation',
      'Guardians and Recorders',
      'The Angels and Adam',
      'The Jinn',
    ],
    tables: [5],
    roots: 'ملك جنح',
  },
  {
    section: 'faithInAngels',
    turkishTitle: 'Meleklerin Tesbihi ve Duası',
    englishTitle: 'The Angels’ Praise and Prayer',
    turkishNote:
      'Allah’ın katında olanlar O’na kulluk etmekten büyüklenmez; gece gündüz usanmadan, ara vermeden O’nu tesbih ederler (21:19-20). Melekler secde eder, Rablerinden korkar ve kendilerine emredileni yaparlar (16:49-50). Her birinin belli bir yeri vardır; saf saf dizilirler (37:164-165). Onlar insanlar için de dua ederler: Arş’ı taşıyanlar ve çevresindekiler, tövbe edip Allah’ın yoluna uyanların bağışlanmasını, ataları, eşleri ve çocuklarından iyi olanlarla birlikte cennete girmelerini ister (40:7-8). Melekler yeryüzündekiler için bağışlanma dilerler (42:5). Allah müminlere rahmet eder, melekleri de onlar için dua eder; bu, onları karanlıklardan aydınlığa çıkarmak içindir (33:43).',
    englishNote:
      'Those who are with Allah are not too proud to worship Him; night and day they glorify Him without tiring and without pause (21:19-20). The angels prostrate themselves, fear their Lord and do what they are commanded (16:49-50). Each has a known place, and they stand in ranks (37:164-165). They pray for human beings too: those who carry the Throne and those around it ask that the people who repent and follow Allah’s way be forgiven and brought into Paradise, with the righteous among their parents, spouses and children (40:7-8). The angels ask forgiveness for those on earth (42:5). Allah shows mercy to the believers, and His angels pray for them, so that He may bring them out of darkness into light (33:43).',
    verses: '7:206 21:19-20 41:38 16:49-50 13:13 4:172 37:164-166 39:75 40:7-9 42:5 33:43 33:56',
    turkishSynonyms:
      'arş, arşı taşıyanlar, hamele-i arş, meleklerin ibadeti, saf tutan melekler, meleklerin bağışlanma dilemesi',
    englishSynonyms:
      'bearers of the throne, throne of god, hamalat al-arsh, worship of the angels, ranged in ranks, angels ask forgiveness',
    related: [
      'Glorification and Praise',
      'Who Are the Angels?',
      'He Forgives and Accepts Repentance',
      'Prostration',
      'Angels in the Hereafter',
    ],
    roots: 'سبح عرش صفف',
  },
  {
    section: 'faithInAngels',
    turkishTitle: 'Melekler ve Âdem',
    englishTitle: 'The Angels and Adam',
    turkishNote:
      'Allah yeryüzünde bir halife var edeceğini bildirince melekler, orada bozgunculuk yapacak ve kan dökecek birini mi var edeceğini sordular; Allah, onların bilmediklerini bildiğini söyledi (2:30). Allah Âdem’e bütün isimleri öğretti; melekler ise yalnızca O’nun kendilerine öğrettiğini bildiklerini söylediler (2:31-32). Allah onlara, çamurdan yaratacağı insana biçim verip ruhundan üflediğinde onun için secdeye kapanmalarını buyurmuştu (15:28-29). Meleklerin hepsi secde etti (15:30). Cinlerden olan İblis ise Rabbinin emrinden çıktı (18:50); kendisi ateşten, Âdem çamurdan yaratıldığı için ondan üstün olduğunu ileri sürdü (7:12). Allah da Âdem’i, İblis’in kendisine ve eşine düşman olduğu konusunda uyardı (20:117).',
    englishNote:
      'When Allah told the angels that He would place a deputy on the earth, they asked whether He would place there one who would spread corruption and shed blood; He answered that He knew what they did not know (2:30). Allah taught Adam all the names, and the angels said that they knew only what He had taught them (2:31-32). He had commanded them to fall down in prostration before the human being He would create from clay, once He had shaped him and breathed into him of His Spirit (15:28-29). All the angels prostrated (15:30). But Iblis, who was of the jinn, broke away from his Lord’s command (18:50); he claimed to be better than Adam, because he himself was created from fire and Adam from clay (7:12). Allah then warned Adam that Iblis was an enemy to him and to his wife (20:117).',
    verses: '2:30-34 15:28-31 38:75-76 7:11-13 17:61-62 18:50 20:116-117',
    turkishSynonyms:
      'halife, yeryüzünün halifesi, hilafet, isimlerin öğretilmesi, âdem’e secde, meleklerin sorusu',
    englishSynonyms:
      'khalifah, vicegerent, caliph, deputy on earth, names taught to adam, bowing to adam, successor on earth',
    related: [
      'Adam and His Wife',
      'The Rebellion of Iblis',
      'The Creation of the Human Being',
      'The Human Being',
      'Who Are the Angels?',
    ],
    roots: 'خلف سجد سمو',
  },
  {
    section: 'faithInAngels',
    turkishTitle: 'Cebrail ve Vahiy',
    englishTitle: 'Gabriel and the Revelation',
    turkishNote:
      'Allah bir insanla ancak vahiy yoluyla, perde arkasından yahut bir elçi gönderip izniyle dilediğini vahyettirerek konuşur (42:51). Kur’an’ı Allah’ın izniyle Peygamber’in kalbine indiren Cebrail’dir (2:97). Kur’an’ı indiren, başka ayetlerde güvenilir Ruh (26:193) ve Ruhu’l-kudüs, yani kutsal Ruh (16:102) diye anılır. O; güçlü, Arş’ın sahibi katında itibarlı, sözü dinlenen, güvenilir ve değerli bir elçidir (81:19-21). Peygamber onu apaçık ufukta (81:23), bir başka inişinde de Sidretü’l-müntehâ’nın, yani en son sınırdaki sidre ağacının yanında görmüştür (53:13-14); gönlü, gördüğünü yalanlamamıştır (53:11).',
    englishNote:
      'Allah speaks to a human being only by revelation, or from behind a veil, or by sending a messenger who reveals, by His leave, what He wills (42:51). It is Gabriel who brought the Qur’an down upon the Prophet’s heart by Allah’s leave (2:97). In other verses the one who brings it down is called the Trustworthy Spirit (26:193) and the Holy Spirit (16:102). He is a noble messenger: mighty, honored before the Lord of the Throne, obeyed and trusted (81:19-21). The Prophet saw him on the clear horizon (81:23), and saw him in another descent by the lote tree at the furthest boundary (53:13-14); his heart did not deny what he saw (53:11).',
    verses: '42:51 2:97-98 26:192-194 16:102 81:19-23 53:4-14 19:64',
    turkishSynonyms:
      'cibril, vahiy meleği, vahyin gelişi, vahiy yolları, sidretü’l-münteha, necm suresi, allah’ın insanla konuşması, vahyi getiren melek',
    englishSynonyms:
      'jibril, jibreel, wahy, angel of revelation, lote tree, sidrat al-muntaha, archangel, how allah speaks to human beings, bringer of revelation, who brought the quran',
    related: [
      'The Sending Down of the Qur’an',
      'The Spirit',
      'Who Are the Angels?',
      'Revealed Little by Little',
    ],
    tables: [5],
    roots: 'وحي روح أفق',
  },
  {
    section: 'faithInAngels',
    turkishTitle: 'Koruyucular ve Yazıcılar',
    englishTitle: 'Guardians and Recorders',
    turkishNote:
      'Allah insanlara koruyucu melekler gönderir (6:61). Herkesin önünde ve ardında kendisini izleyenler bulunur, Allah’ın emriyle onu gözetirler (13:11). Değerli yazıcılar insanın her yaptığını bilirler (82:10-12). Sağında ve solunda oturan iki alıcı vardır, ağzından çıkan her sözde yanı başında hazır bir gözcü bulunur (50:17-18); gizli konuşmalar ve fısıltılar da yazılır (43:80). Kıyamet günü herkes, yanında bir sürücü ve bir tanıkla gelir (50:21); önüne açılmış bir kitap konur ve ona “Kitabını oku” denir (17:13-14). Küçük büyük hiçbir şey dışarıda bırakılmamıştır ve Allah hiç kimseye haksızlık etmez (18:49).',
    englishNote:
      'Allah sends guardian angels over human beings (6:61). Before and behind each person are those who follow and watch over them by Allah’s command (13:11). Noble recorders know all that people do (82:10-12). Two receivers sit on the right and on the left, and no word is uttered without a watcher ready at one’s side (50:17-18); secret talk and whispers are written down as well (43:80). On the Day of Resurrection everyone will come with one who drives and one who bears witness (50:21); an open book will be set before them, and they will be told, “Read your book” (17:13-14). Nothing small or great is left out of it, and Allah wrongs no one (18:49).',
    verses:
      '6:61 86:4 13:10-11 82:10-12 50:16-18 43:80 10:21 50:21-23 17:13-14 45:28-29 18:49 54:52-53',
    turkishSynonyms:
      'kiramen katibin, hafaza melekleri, yazıcı melekler, koruyucu melekler, rakib ve atid, omuzdaki melekler, günah yazan melek',
    englishSynonyms:
      'kiraman katibin, guardian angels, recording angels, raqib and atid, angels on the shoulders, hafaza, writing down deeds, who writes down what we do',
    related: [
      'The Gathering and the Reckoning',
      'Who Are the Angels?',
      'He Knows All Things',
      'Good Speech',
    ],
    roots: 'حفظ كتب رقب',
  },
  {
    section: 'faithInAngels',
    turkishTitle: 'Yardım ve Müjde Getiren Melekler',
    englishTitle: 'Angels Bringing Help and Good News',
    turkishNote:
      'İbrahim’e müjdeyle gelen elçiler ona selam verdiler, içine bir korku düşünce de korkmamasını söylediler; eşine İshak, onun ardından da Yakub müjdelendi (11:69-71). Melekler namazda olan Zekeriya’ya Yahya’yı (3:39), Meryem’e de İsa’yı müjdelediler (3:45). Bedir’den söz eden ayetlerde, sabreder ve Allah’tan sakınırlarsa müminlere meleklerle destek verileceği bildirilir; ama yardım ancak Allah katındandır, bu destek ise bir müjde ve kalplere verilen bir huzurdur (3:123-126). Mağarada iken Peygamber’i (9:40), üzerlerine ordular geldiğinde de müminleri (33:9) görünmeyen ordular destekledi. “Rabbimiz Allah’tır” deyip dosdoğru olanlara da melekler iner, “Korkmayın, üzülmeyin” der ve onlara cenneti müjdeler (41:30).',
    englishNote:
      'The messengers who came to Abraham with good news greeted him with peace, and told him not to fear when he grew afraid; his wife was given the good news of Isaac and, after him, Jacob (11:69-71). Angels gave Zechariah, as he stood in prayer, the good news of John (3:39), and gave Mary the good news of Jesus (3:45). The verses that speak of Badr tell the believers that angels will be sent to support them if they are patient and mindful of Allah; yet help comes from Allah alone, and this was given as good news and as peace for their hearts (3:123-126). Unseen hosts supported the Prophet in the cave (9:40), and the believers when armies came against them (33:9). And to those who say, “Our Lord is Allah”, and then stay upright, the angels come down, telling them not to fear or grieve and giving them the good news of Paradise (41:30).',
    verses: '11:69-73 3:38-39 3:42 3:45 3:123-126 8:9-10 9:40 33:9 41:30-32',
    turkishSynonyms:
      'meleklerin inmesi, görünmeyen ordular, ilahi yardım, sekine, korkmayın üzülmeyin, allah’ın yardımı',
    englishSynonyms:
      'unseen hosts, divine help, sakinah, glad tidings, annunciation, do not fear or grieve, invisible armies, good news to mary',
    related: [
      'Badr',
      'Abraham’s Guests',
      'Zechariah and John',
      'Mary and Jesus',
      'The Battle of the Trench',
    ],
    roots: 'بشر نصر مدد',
  },
  {
    section: 'faithInAngels',
    turkishTitle: 'Ölüm Anında Melekler',
    englishTitle: 'Angels at the Hour of Death',
    turkishNote:
      'Ölüm vakti gelenlerin canını Allah alır (39:42); bu işle görevlendirilen ise ölüm meleğidir (32:11). Ölüm geldiğinde Allah’ın elçileri görevlerinde kusur etmez, sonra herkes gerçek sahibi olan Allah’a döndürülür (6:61-62). Melekler, kendi kendilerine zulmetmiş olanlara ne durumda olduklarını sorar (4:97); inkâr edenlerin ise yüzlerine ve sırtlarına vururlar (8:50). Bu, onların kendi elleriyle yaptıklarının karşılığıdır; Allah kullarına asla zulmetmez (8:51). İyi ve temiz kimselere ise canlarını alırken selam verir, yaptıklarına karşılık cennete girmelerini söylerler (16:32).',
    englishNote:
      'It is Allah who takes souls at the time of their death (39:42), and the angel of death is the one entrusted with this task (32:11). When death comes, Allah’s messengers do not fall short, and then everyone is returned to Allah, their true Lord (6:61-62). The angels ask those who wronged themselves what state they were in (4:97), and they strike the faces and backs of those who disbelieved (8:50). This is for what their own hands sent ahead; Allah never wrongs His servants (8:51). But as they take the souls of the good and pure, they greet them with peace and tell them to enter Paradise in return for what they did (16:32).',
    verses: '39:42 32:11 6:61-62 7:37 6:93 8:50-51 47:27-28 4:97 16:28-32',
    turkishSynonyms:
      'azrail, can alan melek, melekü’l-mevt, ölüm meleği, son nefes, can çekişmek, sekerat',
    englishSynonyms:
      'azrael, malak al-mawt, angel of death, taking of souls, last breath, soul leaves the body',
    related: [
      'Every Soul Will Taste Death',
      'Who Are the Angels?',
      'Angels in the Hereafter',
      'The Self',
      'Emigration',
    ],
    roots: 'وفي موت',
  },
  {
    section: 'faithInAngels',
    turkishTitle: 'Ahirette Melekler',
    englishTitle: 'Angels in the Hereafter',
    turkishNote:
      'O gün gök yarılır, melekler bölük bölük indirilir (25:25) ve göğün kıyılarında dururlar; onların üstünde Rabbin Arş’ını sekizi taşır (69:16-17). Ruh ve melekler saf saf dizilir, Rahmân’ın izin verdiklerinden başkası konuşamaz (78:38). Cehennemin başında, Allah’ın emrine karşı gelmeyen sert ve güçlü melekler vardır (66:6); oraya atılanlara bir uyarıcı gelip gelmediğini sorarlar (67:8). İyileri ise melekler, kendilerine söz verilen günün geldiğini söyleyerek karşılar (21:103); cennette de her kapıdan yanlarına girip sabırlarına karşılık onlara selam verirler (13:23-24). Arş’ın çevresini kuşatan melekler Rablerini hamd ile tesbih eder ve “Hamd âlemlerin Rabbi Allah’a mahsustur” denir (39:75).',
    englishNote:
      'On that Day the sky will split and the angels will be sent down in throngs (25:25); they will stand at its edges, and above them eight will carry the Throne of the Lord (69:16-17). The Spirit and the angels will stand in rows, and none will speak but those to whom the Most Merciful gives leave (78:38). Over Hell are angels, stern and strong, who do not disobey Allah’s command (66:6); they will ask those thrown into it whether a warner had come to them (67:8). The good will be met by angels who tell them that the Day they were promised has come (21:103); in Paradise angels will enter to them by every gate and wish them peace for their patience (13:23-24). Around the Throne the angels will glorify their Lord with praise, and it will be said, “Praise be to Allah, Lord of the worlds” (39:75).',
    verses:
      '25:25 69:16-17 89:22 78:38 66:6 74:27-31 39:71-72 67:8-9 40:49-50 43:77 21:103 39:73 13:23-24 39:75',
    turkishSynonyms:
      'zebani, zebaniler, cehennem bekçileri, cehennem melekleri, cennet kapıları, on dokuz melek, malik',
    englishSynonyms:
      'zabaniyah, keepers of hell, gates of paradise, guardians of hell, over it are nineteen, eight bear the throne, malik',
    related: [
      'Paradise',
      'Hell',
      'Scenes of the Last Day',
      'The Angels’ Praise and Prayer',
      'Who Are the Angels?',
    ],
    roots: 'خزن صفف عرش',
  },
];
