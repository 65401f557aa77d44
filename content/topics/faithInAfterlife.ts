import type { PostSource } from './topic';

export const faithInAfterlifePosts: readonly PostSource[] = [
  {
    section: 'faithInAfterlife',
    turkishTitle: 'Her Nefis Ölümü Tadacak',
    englishTitle: 'Every Soul Will Taste Death',
    turkishNote:
      'Kur’an ölümü herkesin tadacağı bir gerçek olarak anlatır: Hiçbir insana dünyada ölümsüzlük verilmemiştir; yeryüzündeki herkes gelip geçer, baki kalan Rabbimizdir (21:34; 55:26-27). Ölüm yok olup gitmek değil, O’na dönmektir (29:57). Herkesin vakti yazılıdır; insan hangi yerde öleceğini bilmez, eceli gelen de ertelenmez (3:145; 31:34; 63:11).\n\nÖlüm de hayat da hangimizin daha güzel işler yapacağını sınamak için yaratılmıştır (67:2). Bu yüzden Kur’an bizi, “Rabbim, bana biraz daha zaman versen” demeden önce, elimizdekinden vermeye çağırır (63:10). Tertemiz bir hâlde can verenleri ise melekler selamla karşılar (16:32).',
    englishNote:
      'The Qur’an speaks of death as something every one of us will taste: no human being was given endless life in this world, all who live on the earth pass away, and it is our Lord who remains (21:34; 55:26-27). Death is not an end in nothingness but a return to Him (29:57). Each person’s term is written; no one knows in what land it will come, and once it comes it is not put off (3:145; 31:34; 63:11).\n\nDeath and life alike were created to try which of us does best (67:2). That is why the Qur’an urges us to give from what we have before the moment comes to say, “My Lord, if only You would grant me a little longer” (63:10). Those who die pure are met by the angels with a greeting of peace (16:32).',
    verses:
      '3:185 21:34-35 29:57 55:26-27 67:2 3:145 31:34 4:78 62:8 39:42 32:11 50:19 56:83-87 23:99-100 63:10-11 16:32',
    turkishSynonyms:
      'ölmek, vefat, ölüm korkusu, kabir, berzah, ölümsüzlük, ölüm gerçeği, ölümden kaçmak, nerede öleceğini bilmemek',
    englishSynonyms:
      'dying, mortality, barzakh, grave, fear of dying, immortality, end of life, where one will die, escaping death',
    related: [
      'Angels at the Hour of Death',
      'Resurrection',
      'A Passing Life',
      'This World and the Next',
    ],
    roots: 'موت أجل ذوق',
  },
  {
    section: 'faithInAfterlife',
    turkishTitle: 'Yeniden Diriliş',
    englishTitle: 'Resurrection',
    turkishNote:
      'Kur’an insanın bir sorusunu aktarır: Çürümüş kemiklere kim can verecek (36:78)? Cevap, insanın kendi başlangıcındadır: Onu hiçbir şey değilken yaratan, yeniden de diriltir (19:67; 36:79). Kupkuru toprağın yağmurla kıpırdayıp yeşermesi bunun gözümüzün önündeki örneğidir; ölülerin kalkışı da böyledir (22:5; 35:9). Gökleri ve yeri yorulmadan yaratan Allah için bu zor değildir; hepimizin diriltilmesi tek bir kişinin diriltilmesi gibidir (46:33; 31:28). Dirilişin bir anlamı da vardır: İnsan başıboş bırakılmayacak, yaptıkları kendisine bildirilecektir (75:36; 64:7).',
    englishNote:
      'The Qur’an repeats a question that people ask: who will give life to bones that have crumbled away (36:78)? The answer lies in our own beginning: He who made us when we were nothing will raise us again (19:67; 36:79). Dry earth that stirs and turns green under the rain is an example before our eyes, and the rising of the dead is like it (22:5; 35:9). For Allah, who created the heavens and the earth without tiring, it is not hard; to raise all of us is like raising a single soul (46:33; 31:28). And it has a meaning: human beings are not left to themselves, and what they did will be made known to them (75:36; 64:7).',
    verses: '64:7 19:66-67 36:77-83 75:3-4 75:36-40 22:5-7 35:9 46:33 30:27 31:28',
    turkishSynonyms:
      'öldükten sonra dirilme, ba’s, ölülerin diriltilmesi, ölümden sonra hayat, ahirete inanmak, çürümüş kemikler',
    englishSynonyms:
      'life after death, raising the dead, baath, rising from the graves, bodies raised again, crumbled bones',
    related: [
      'The Hour',
      'The Gathering and the Reckoning',
      'Every Soul Will Taste Death',
      'The Creation of the Human Being',
      'Wind and Rain',
    ],
    roots: 'بعث حيي نشر',
  },
  {
    section: 'faithInAfterlife',
    turkishTitle: 'Kıyamet Saati',
    englishTitle: 'The Hour',
    turkishNote:
      'Kur’an kıyametin kopacağı ana “saat” der; onun geleceğinde şüphe yoktur (40:59). Ne zaman geleceğini yalnız Allah bilir; Peygamber’den de kendisine sorulduğunda “Onun bilgisi Rabbimin katındadır” demesi istenir (7:187). Saat ansızın gelir, göz açıp kapayıncaya kadar olup biter; belki de yakındır (43:66; 16:77; 33:63). O gün büyük bir sarsıntı kopar, gök yarılır, yıldızlar dökülür, kabirlerin altı üstüne gelir (22:1; 82:1-4). Sonunda herkes çabasının karşılığını bulur, önden ne gönderdiğini ve geride ne bıraktığını öğrenir (20:15; 82:5).',
    englishNote:
      'The Qur’an calls the moment when this world comes to its end “the Hour”, and there is no doubt that it is coming (40:59). When it will come is known to Allah alone; the Prophet too, when he is asked, is told to answer that its knowledge is with his Lord (7:187). It comes suddenly, in the blink of an eye, and perhaps it is near (43:66; 16:77; 33:63). On that day there is a mighty quaking, the sky splits apart, the stars are scattered and the graves are overturned (22:1; 82:1-4). Then every soul is repaid for its striving and learns what it sent ahead and what it left behind (20:15; 82:5).',
    verses:
      '40:59 7:187 33:63 67:25-26 79:42-46 20:15 16:77 43:66 47:18 42:17-18 22:1-2 82:1-5 14:48',
    turkishSynonyms:
      'kıyamet ne zaman, kıyamet alametleri, dünyanın sonu, ahir zaman, kıyametin vakti',
    englishSynonyms:
      'end times, doomsday, signs of qiyamah, when is judgment day, as-saah, qiyamah, end of days',
    related: [
      'Scenes of the Last Day',
      'Resurrection',
      'The Gathering and the Reckoning',
      'The Unseen',
      'He Knows All Things',
    ],
    roots: 'سوع بغت',
  },
  {
    section: 'faithInAfterlife',
    turkishTitle: 'Toplanma ve Hesap',
    englishTitle: 'The Gathering and the Reckoning',
    turkishNote:
      'Kur’an hesap gününü “toplanma günü” diye de anar (64:9). Sûr’a üflenir, insanlar kabirlerinden kalkar; hiç kimse geride bırakılmaz ve herkes Rabbinin huzuruna tek başına gelir (36:51; 18:47; 19:95). Her insan kendi kitabını önünde açılmış bulur; içinde küçük büyük, sayılmamış hiçbir şey yoktur (17:13; 18:49). Adalet terazileri kurulur, hardal tanesi kadar bir iş bile ortaya getirilir (21:47). Zerre kadar iyilik yapan onu görür, zerre kadar kötülük yapan da onu görür (99:7-8). Kimseye haksızlık edilmez, iyilik ise kat kat artırılır (4:40).',
    englishNote:
      'The Qur’an also calls the day of reckoning “the day of gathering” (64:9). The horn is blown and people rise from their graves; no one is left behind, and each comes before the Lord alone (36:51; 18:47; 19:95). Every person finds a record laid open, and nothing small or great is missing from it (17:13; 18:49). Scales of justice are set up, and a deed no heavier than a mustard seed is brought out (21:47). Whoever has done a speck of good will see it, and whoever has done a speck of evil will see it (99:7-8). No one is wronged, while a good deed is multiplied (4:40).',
    verses:
      '64:9 39:68-70 36:51-52 18:47-49 19:93-95 6:94 17:13-14 45:28-29 36:65 21:47 7:8-9 4:40 99:6-8',
    turkishSynonyms:
      'mahşer, haşir, hesap günü, din günü, amel defteri, sorgu, sûra üflenmesi, zerre kadar iyilik, amellerin tartılması',
    englishSynonyms:
      'hashr, day of judgment, record of deeds, book of deeds, weighing of deeds, blowing of the trumpet, accountability, atom’s weight of good',
    related: [
      'The Hour',
      'Guardians and Recorders',
      'Scenes of the Last Day',
      'No Soul Bears Another’s Burden',
      'Resurrection',
    ],
    roots: 'حشر حسب جمع',
  },
  {
    section: 'faithInAfterlife',
    turkishTitle: 'Kimse Başkasının Yükünü Taşımaz',
    englishTitle: 'No Soul Bears Another’s Burden',
    turkishNote:
      'Kur’an’ın tekrar tekrar andığı bir ilke vardır: Kimse başkasının günahını yüklenmez, insan için kendi çabasından başkası yoktur (53:38-39; 6:164). Yükü ağır gelen kişi en yakınını yardıma çağırsa bile o yükten bir şey taşınmaz (35:18). Kendi suçunu bir suçsuza atan yükünden kurtulmaz, üstüne bir de iftira yüklenir; başkalarını saptıranlar da onların yüklerinden pay alır (4:112; 16:25). O gün baba evladına, evlat babasına bir yarar sağlayamaz; buyruk yalnız Allah’ındır (31:33; 82:19). Allah kimseye gücünün yetmediği bir sorumluluk yüklemez; herkesin kazandığı iyilik kendi yararına, kötülük kendi zararınadır (2:286).',
    englishNote:
      'One principle returns again and again in the Qur’an: no one carries the sin of another, and a person has only what he or she has striven for (53:38-39; 6:164). Someone weighed down may call even a close relative for help, yet nothing of the load will be taken away (35:18). To blame an innocent person for one’s own wrong does not lighten the load but adds slander to it, and those who lead others astray take on some of their burdens as well (4:112; 16:25). On that day no father can help his child and no child a father, and the command is Allah’s alone (31:33; 82:19). Allah asks of no soul more than it can bear; the good it earns is to its own benefit, and the evil to its own loss (2:286).',
    verses:
      '53:38-41 6:164 17:15 35:18 39:7 41:46 74:38 4:111-112 34:25 2:134 29:12-13 16:25 2:48 31:33 80:34-37 82:19 2:286',
    turkishSynonyms:
      'sorumluluk, mesuliyet, vebal, başkasının günahı, bireysel sorumluluk, kimseye gücünden fazlası yüklenmez, asli günah, anne babanın günahı',
    englishSynonyms:
      'responsibility, personal responsibility, original sin, inherited sin, sins of others, individual accountability',
    related: [
      'The Gathering and the Reckoning',
      'Justice',
      'Intercession',
      'The Pages of Abraham and Moses',
      'Slander',
    ],
    roots: 'وزر كسب سعي',
  },
  {
    section: 'faithInAfterlife',
    turkishTitle: 'Cennet',
    englishTitle: 'Paradise',
    turkishNote:
      'Allah insanı esenlik yurduna çağırır (10:25). Cennet; bollukta da darlıkta da veren, öfkesini yutan, insanları bağışlayan, hata ettiğinde Allah’ı anıp af dileyen kimseler için hazırlanmıştır (3:133-136). Orada duru sular, türlü meyveler, canların çektiği ve gözlerin hoşlandığı her şey vardır (47:15; 43:71). Kalplerde kin kalmamıştır; boş söz işitilmez, duyulan yalnız “selam”dır (15:47; 56:25-26). Oraya girecekler için nasıl bir sevincin saklandığını ise kimse bilmez (32:17). Bütün bunlardan daha büyük olan, Allah’ın hoşnutluğudur (9:72).',
    englishNote:
      'Allah calls people to the home of peace (10:25). Paradise is prepared for those who give in ease and in hardship, who hold back their anger and pardon others, and who remember Allah and ask forgiveness when they have done wrong (3:133-136). There are clear waters there, and fruits of every kind, and all that souls desire and eyes delight in (47:15; 43:71). No bitterness is left in any heart; no idle talk is heard, only the word “peace” (15:47; 56:25-26). Yet no one knows what joy has been kept hidden for those who will enter it (32:17). And greater than all of this is that Allah is pleased with them (9:72).',
    verses:
      '10:25 3:133-136 4:124 39:73-74 13:23-24 47:15 43:71 15:45-48 56:25-26 35:34 32:17 50:35 9:72 75:22-23 10:10',
    turkishSynonyms:
      'firdevs, adn, cennet nimetleri, cennetlikler, cennet ehli, darüsselam, esenlik yurdu',
    englishSynonyms:
      'heaven, jannah, firdaws, gardens of eden, home of peace, rewards of heaven, eternal bliss',
    related: [
      'Hell',
      'Angels in the Hereafter',
      'This World and the Next',
      'Those Who Prosper',
      'The Heights',
    ],
    tables: [3],
    roots: 'جنن خلد رضو',
  },
  {
    section: 'faithInAfterlife',
    turkishTitle: 'Cehennem',
    englishTitle: 'Hell',
    turkishNote:
      'Kur’an cehennemi açık bir uyarı olarak anlatır ve inananlara kendilerini ve ailelerini ateşten korumalarını söyler (66:6). Oraya girenlere bekçileri, kendilerini uyaran bir elçi gelip gelmediğini sorar (39:71; 67:8). Onlar kendi hâllerini kendileri anlatır: Namaz kılmamış, yoksulu doyurmamış, hesap gününü yalanlamışlardır; söze kulak verip akıllarını kullansalardı orada olmayacaklardı (74:43-46; 67:10). Allah onlara haksızlık etmemiştir; haksızlığı yapan kendileridir (43:76). Allah’ı ayakta, otururken ve yatarken ananlar, “Bizi ateşin azabından koru” diye dua eder (3:191). Vakit varken de kapı açıktır: Kendine yazık etmiş olanlara bile Allah’ın rahmetinden ümit kesmemeleri ve O’na dönmeleri söylenir (39:53-54).',
    englishNote:
      'The Qur’an speaks of Hell as a plain warning and tells the believers to guard themselves and their families from the Fire (66:6). Its keepers ask those who enter whether a messenger had not come to warn them (39:71; 67:8). They themselves tell how they came to be there: they did not pray, they did not feed the poor, they denied the Day of Judgment, and had they listened or used their reason they would not be there (74:43-46; 67:10). Allah did them no wrong; the wrong was their own (43:76). Those who remember Allah standing, sitting and lying down pray to be kept from the punishment of the Fire (3:191). And while there is time the door is open: even those who have gone far in wronging themselves are told not to despair of Allah’s mercy and to turn back to Him (39:53-54).',
    verses: '66:6 18:29 39:71-72 67:8-11 74:40-47 35:36-37 43:76 25:65-66 3:191 39:53-55',
    turkishSynonyms:
      'cehennem azabı, cehennemlikler, azap, sakar, cehennem ehli, cehennem ateşi, cehennemden korunmak',
    englishSynonyms:
      'jahannam, hellfire, the fire, people of the fire, saqar, punishment of the fire, inferno, protection from the fire',
    related: [
      'Paradise',
      'Angels in the Hereafter',
      'The Gathering and the Reckoning',
      'Scenes of the Last Day',
      'He Forgives and Accepts Repentance',
    ],
    tables: [4],
    roots: 'نور عذب',
  },
  {
    section: 'faithInAfterlife',
    turkishTitle: 'Dünya ve Ahiret',
    englishTitle: 'This World and the Next',
    turkishNote:
      'Kur’an dünya hayatını, yağmurla boy veren, göze hoş görünen, sonra sararıp savrulan ekine benzetir (57:20; 18:45). Asıl hayat ahiret yurdundadır; daha hayırlı ve daha kalıcı olan odur (29:64; 87:17). Bu, dünyaya sırt çevirmek demek değildir: Güzellikler ve temiz rızıklar Allah’ın kulları için yarattığı nimetlerdir; insandan istenen, dünyadaki payını unutmadan ahireti gözetmesidir (7:32; 28:77). Yalnız dünyayı isteyen ile ahireti isteyip onun için çalışan bir değildir (17:18-19). Kur’an’ın andığı bir dua ikisini bir araya getirir: “Rabbimiz, bize dünyada da iyilik ver, ahirette de” (2:201).',
    englishNote:
      'The Qur’an likens the life of this world to plants that spring up after rain, please the eye, then turn yellow and are blown away (57:20; 18:45). True life is in the home to come, which is better and more lasting (29:64; 87:17). This does not mean turning one’s back on the world: beauty and good provision are gifts that Allah has brought forth for His servants, and we are asked to seek the next life without forgetting our share of this one (7:32; 28:77). To want only what is here is not the same as wanting the Hereafter and working for it (17:18-19). A prayer that the Qur’an quotes holds the two together: “Our Lord, give us good in this world and good in the next” (2:201).',
    verses:
      '29:64 57:20-21 18:45-46 3:14-15 87:16-17 17:18-21 2:200-202 28:77 7:32 63:9 59:18 79:37-41',
    turkishSynonyms:
      'dünya hayatı, öbür dünya, ebedi hayat, dünyanın geçiciliği, ahiret yurdu, dünya sevgisi, dünya malına dalmak',
    englishSynonyms:
      'hereafter, afterlife, akhirah, dunya, worldly life, eternal life, love of the world',
    related: [
      'A Passing Life',
      'Wealth',
      'Paradise',
      'The Prayers “Our Lord”',
      'Every Soul Will Taste Death',
    ],
    roots: 'دنو أخر',
  },
];
