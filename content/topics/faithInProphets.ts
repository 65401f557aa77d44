import type { PostSource } from './topic';

export const faithInProphetsPosts: readonly PostSource[] = [
  {
    section: 'faithInProphets',
    turkishTitle: 'Elçiler Niçin Gönderildi?',
    englishTitle: 'Why Messengers Were Sent',
    turkishNote:
      'Kur’an’a göre her topluma bir elçi, bir uyarıcı gelmiştir (16:36; 35:24). Hepsine aynı şey vahyedilmiştir: Allah’tan başka ilah yoktur, yalnız O’na kulluk edin (21:25). Elçiler kendi toplumlarının diliyle konuşur, müjde verir ve uyarır (14:4; 6:48). İnsanlar adaleti ayakta tutsun diye onlarla birlikte kitap ve ölçü indirilmiştir (57:25). Böylece kimsenin Allah’a karşı bir mazereti kalmaz; Allah, elçi göndermeden azap etmez (4:165; 17:15). Elçiye düşen, açıkça bildirmektir; duyduğuna uyup uymamak herkesin kendi sorumluluğudur (24:54).',
    englishNote:
      'The Qur’an says that every community has had a messenger, someone to warn it (16:36; 35:24). The same thing was revealed to all of them: there is no god but Allah, so worship Him alone (21:25). Messengers speak in the language of their own people, bring good news and give warning (14:4; 6:48). With them came the Book and the balance, so that people may uphold justice (57:25). In this way no one is left with a plea against Allah, and He does not punish without first sending a messenger (4:165; 17:15). The messenger’s part is to convey the message clearly; to follow it or not is each person’s own responsibility (24:54).',
    verses:
      '16:36 35:24 10:47 21:25 14:4-5 6:48-49 2:213 57:25 2:151 62:2 4:165 20:134 17:15 28:59 5:19 4:64 24:54',
    turkishSynonyms:
      'peygamberlik, nübüvvet, risalet, resul, peygamberin görevi, uyarıcı ve müjdeci, peygamber gönderilmesi',
    englishSynonyms:
      'prophethood, messengership, risalah, nubuwwah, role of prophets, warner, mission of the prophets, duty of a messenger',
    related: [
      'Belief in All the Messengers',
      'Messengers Were Human Too',
      'Nations That Were Destroyed',
      'Why the Stories Are Told',
      'Calling to Good',
    ],
    tables: [9],
    roots: 'رسل نذر بشر',
  },
  {
    section: 'faithInProphets',
    turkishTitle: 'Bütün Elçilere İman',
    englishTitle: 'Belief in All the Messengers',
    turkishNote:
      'Müminler Allah’ın elçilerinin hepsine inanır, hiçbirini diğerinden ayırmaz (2:285; 2:136). Kur’an elçilerin bir kısmını anlatır; anlatmadığı elçiler de vardır (4:163-164; 40:78). Peygamberlerden sağlam bir söz alınmış, onlara dini ayakta tutmak ve onda ayrılığa düşmemek buyurulmuştur (33:7; 42:13). Allah onlardan kimini kiminden üstün kılmıştır; ama bir kısmına inanıp bir kısmını inkâr etmek iman değildir (2:253; 4:150-152). Muhammed’e de onların doğru yoluna uyması söylenir (6:90). Selam, gönderilen bütün elçileredir (37:181).',
    englishNote:
      'The believers trust in all of Allah’s messengers and set none of them apart from the others (2:285; 2:136). The Qur’an tells of some of them, and there are others of whom it does not tell (4:163-164; 40:78). A solemn pledge was taken from the prophets, and they were charged to uphold the religion and not to be divided over it (33:7; 42:13). Allah favored some of them above others; yet to believe in some and deny others is not faith (2:253; 4:150-152). Muhammad is told to follow the guidance that they were given (6:90). Peace be upon all who were sent (37:181).',
    verses: '2:136 4:163-164 40:78 6:83-90 19:58 33:7 42:13 23:51-52 2:253 4:150-152 2:285 37:181',
    turkishSynonyms:
      'peygamberler, peygamberlere iman, nebi, nebiler, adı geçen peygamberler, peygamber isimleri',
    englishSynonyms:
      'prophets, nabi, anbiya, faith in the prophets, list of prophets, prophets named in the quran',
    related: [
      'Why Messengers Were Sent',
      'Belief in All the Books',
      'Messengers Were Human Too',
      'The Prayers of the Prophets',
      'Why the Stories Are Told',
    ],
    tables: [9],
    roots: 'رسل نبأ أمن',
  },
  {
    section: 'faithInProphets',
    turkishTitle: 'Elçiler de İnsandı',
    englishTitle: 'Messengers Were Human Too',
    turkishNote:
      'Elçilerin çağırdığı insanlar şuna takıldı: Allah elçi olarak bir insan mı göndermiş (17:94; 25:7)? Kur’an bu soruya açıkça cevap verir: Elçiler yemek yer, çarşıda dolaşır, eş ve çocuk sahibi olur; ölümsüz de değildirler (25:20; 13:38; 21:8). Yeryüzünde melekler yaşasaydı onlara elçi olarak bir melek gönderilirdi (17:95). Elçiler gaybı bilmez; kendilerine bile Allah’ın dilediğinden başka bir yarar ya da zarar veremez, ancak O’nun izniyle delil getirirler (6:50; 7:188; 14:11). Onlara vahyedilir; insanları kendilerine değil, Allah’a kulluğa çağırırlar (18:110; 3:79).',
    englishNote:
      'Those whom the messengers called stumbled over one thing: has Allah sent a human being as a messenger (17:94; 25:7)? The Qur’an answers openly: messengers eat and walk in the markets, they have wives and children, and they are not immortal (25:20; 13:38; 21:8). Had angels been living on the earth, an angel would have been sent to them (17:95). Messengers do not know the unseen; they cannot bring even themselves benefit or harm beyond what Allah wills, and only by His leave do they bring a proof (6:50; 7:188; 14:11). Revelation comes to them, and they call people to worship not themselves but Allah (18:110; 3:79).',
    verses:
      '21:7-8 12:109 25:7 25:20 13:38 17:94-95 14:10-11 11:31 6:50 7:188 46:9 5:75 3:144 3:79 41:6 18:110',
    turkishSynonyms:
      'beşer, peygamberlerin insan oluşu, peygamberler melek mi, peygamberler ölümlü mü, mucize, mucizeler',
    englishSynonyms:
      'bashar, mortal prophets, are prophets divine, humanity of the prophets, miracles, prophets as men',
    related: [
      'Why Messengers Were Sent',
      'Belief in All the Messengers',
      'The Unseen',
      'Muhammad, a Mercy to the Worlds',
      'Mary and Jesus',
    ],
    tables: [9],
    roots: 'بشر رسل',
  },
  {
    section: 'faithInProphets',
    turkishTitle: 'Nuh ve Gemi',
    englishTitle: 'Noah and the Ark',
    turkishNote:
      'Nuh, kavmine açık bir uyarıcı olarak gönderildi; onları Allah’a kulluğa ve O’ndan af dilemeye çağırdı (71:1-3; 71:10). Çağrısına karşılık onlardan bir mal istemedi, hor gördükleri müminleri de yanından kovmadı (11:27; 11:29). Dokuz yüz elli yıl aralarında kaldı, gece gündüz çağırdı; onlar ise parmaklarıyla kulaklarını tıkadılar (29:14; 71:5-7).\n\nNuh, alaya alınırken gemiyi yaptı; dağ gibi dalgalar arasında, kendisinden ayrı duran oğluna “Bizimle bin” diye seslendi (11:38; 11:42). Oğlunu yitirince Rabbine yakardı, aldığı öğüt üzerine yine O’na sığındı (11:43-47). Sonunda kendisine ve yanındakilere esenlik ve bereketle gemiden inmesi söylendi; Kur’an onu selamla anar (11:48; 37:79).',
    englishNote:
      'Noah was sent to his people to warn them plainly; he called them to serve Allah and to ask His forgiveness (71:1-3; 71:10). He asked no wealth of them in return, and he would not drive away the believers they looked down on (11:27; 11:29). He stayed among them for nine hundred and fifty years and called them night and day, but they put their fingers in their ears (29:14; 71:5-7).\n\nWhile they mocked him he built the ark; amid waves like mountains he called to his son, who stood apart: “Come aboard with us” (11:38; 11:42). When his son was lost he cried out to his Lord, and when he was counseled he took refuge in Him again (11:43-47). At last he was told to come down in peace, with blessings on him and on those with him, and the Qur’an remembers him with a greeting of peace (11:48; 37:79).',
    verses: '71:1-3 11:27 11:29 71:5-7 71:10-12 29:14 11:36-38 11:40-48 37:79',
    turkishSynonyms: 'nuh tufanı, tufan, hz. nuh, nuh peygamber, nuh kavmi, nuh’un oğlu, cudi dağı',
    englishSynonyms: 'nuh, prophet nuh, noah’s flood, the flood, deluge, noah’s son, mount judi',
    related: [
      'The Prayers of the Prophets',
      'Nations That Were Destroyed',
      'Hud and the People of Aad',
      'The Sea and Ships',
      'Why Messengers Were Sent',
    ],
    tables: [11],
    roots: 'فلك طوف غرق',
  },
  {
    section: 'faithInProphets',
    turkishTitle: 'İbrahim, Allah’ın Dostu',
    englishTitle: 'Abraham, the Friend of Allah',
    turkishNote:
      'İbrahim yıldıza, aya ve güneşe baktı; batıp gidenlere değil, gökleri ve yeri yaratana yöneldi (6:76-79). İşitmeyen, görmeyen şeylere tapan babasını yumuşak bir dille doğru yola çağırdı, “Selam olsun sana” deyip bağışlanması için dua edeceğini söyledi (19:42-43; 19:47). Kavmi onu yakmak istediğinde ateşe, İbrahim için serinlik ve esenlik olması buyuruldu (21:68-69).\n\nRüyasında oğlunu kurban ettiğini görünce baba ile oğul birlikte teslim oldular; bu bir sınavdı, oğlunun yerine büyük bir kurbanlık verildi (37:102-107). İsmail’le birlikte Kâbe’nin temellerini yükseltirken Rabbinden bunu kabul etmesini diledi (2:127). Sınandığı her şeyi yerine getirince insanlara önder kılındı; Allah onu dost edindi (2:124; 4:125).',
    englishNote:
      'Abraham looked at a star, at the moon and at the sun, and he turned not to what sets but to the One who made the heavens and the earth (6:76-79). Gently he called his father, who worshipped what can neither hear nor see, to the right way, wished him peace and promised to pray for his forgiveness (19:42-43; 19:47). When his people wanted to burn him, the fire was told to be coolness and safety for him (21:68-69).\n\nWhen he saw in a dream that he was sacrificing his son, father and son submitted together; it was a trial, and a great sacrifice was given in the son’s place (37:102-107). As he raised the foundations of the House, the Kaaba, with Ishmael, he asked his Lord to accept it (2:127). Having fulfilled all that he was tried with, he was made a leader for people, and Allah took him as a friend (2:124; 4:125).',
    verses: '6:76-79 19:42-43 19:47 21:66-69 37:101-107 14:37 2:127-128 2:131 2:124 16:120 4:125',
    turkishSynonyms:
      'halilullah, halil, hz. ibrahim, ibrahim peygamber, hanif, ibrahim’in dini, yıldız ay ve güneş',
    englishSynonyms:
      'ibrahim, prophet ibrahim, khalilullah, khalil, hanif, religion of abraham, prophet abraham',
    related: [
      'Abraham and the Idols',
      'Abraham and Ishmael',
      'Abraham’s Guests',
      'The Kaaba',
      'The Pages of Abraham and Moses',
    ],
    tables: [16],
    roots: 'خلل حنف سلم',
  },
  {
    section: 'faithInProphets',
    turkishTitle: 'Musa ve Firavun',
    englishTitle: 'Moses and Pharaoh',
    turkishNote:
      'Musa’nın annesine, onun için korktuğunda onu suya bırakması, korkmaması ve üzülmemesi ilham edildi; sonra oğlu ona geri verildi (28:7; 28:13). Musa, Medyen suyunda iki kadının sürüsünü suladı, ardından gölgeye çekilip “Rabbim, bana göndereceğin her hayra muhtacım” dedi (28:23-24).\n\nMukaddes vadide Allah onu seçti ve Firavun’a gönderdi (20:12-14; 20:24). Musa, gönlüne ferahlık verilmesini, kardeşi Harun’un da kendisine yardımcı kılınmasını diledi; ikisine Firavun’la yumuşak konuşmaları söylendi (20:25; 20:29-30; 20:44). İki topluluk birbirini görünce yanındakiler yakalandıklarını söyledi; Musa ise “Hayır, Rabbim benimle; bana yol gösterecek” dedi (26:61-62). Deniz yarıldı; Musa ve beraberindekilerin hepsi kurtuldu (26:63-65).',
    englishNote:
      'It was put into the heart of Moses’ mother to cast him into the water when she feared for him, and not to fear or grieve; later her son was given back to her (28:7; 28:13). At the well of Madyan Moses watered the flock of two women, then withdrew into the shade and said, “My Lord, I am in need of whatever good You send me” (28:23-24).\n\nIn the sacred valley Allah chose him and sent him to Pharaoh (20:12-14; 20:24). Moses prayed for his heart to be opened and for his brother Aaron to be his helper, and the two were told to speak to Pharaoh gently (20:25; 20:29-30; 20:44). When the two hosts came in sight of each other, those with him said that they were caught, but Moses said, “No, my Lord is with me; He will guide me” (26:61-62). The sea parted, and Moses and all who were with him were saved (26:63-65).',
    verses: '28:7 28:13 28:23-24 20:12-14 20:24-26 20:29-30 20:43-47 20:49-50 26:61-66',
    turkishSynonyms:
      'hz. musa, musa peygamber, musa kıssası, hz. harun, harun peygamber, mısır’da musa',
    englishSynonyms:
      'musa, prophet musa, prophet moses, firaun, fir’awn, aaron, harun, moses in egypt',
    related: [
      'The Calling of Moses',
      'Moses’ Childhood and Midian',
      'Moses and the Magicians',
      'The Parting of the Sea',
      'The Torah',
    ],
    tables: [23, 22],
    roots: 'رسل لين نجو',
  },
  {
    section: 'faithInProphets',
    turkishTitle: 'Meryem ve İsa',
    englishTitle: 'Mary and Jesus',
    turkishNote:
      'Melekler Meryem’e seçildiğini ve tertemiz kılındığını bildirir, ona Meryem oğlu İsa’yı müjdeler (3:42; 3:45). Meryem, kendisine hiçbir insan dokunmamışken nasıl çocuğu olacağını sorar; cevap, bunun Rabbine kolay olduğudur (19:20-21). Doğum sancısı çekerken ona “Üzülme” diye seslenilir; yanı başında su ve taze hurma vardır (19:23-26). Kavmi onu ayıpladığında beşikteki çocuk konuşur; Allah’ın kulu olduğunu, kendisine kitap verildiğini ve peygamber kılındığını söyler (19:27-30). İsa Allah’ın izniyle körü iyileştirir, ölüleri diriltir ve insanları Allah’a kulluğa çağırır (3:49; 3:51). Kur’an onun yaratılışını Âdem’inkine benzetir; o bir elçidir, ondan önce de elçiler gelip geçmiştir (3:59; 5:75).',
    englishNote:
      'The angels tell Mary that she has been chosen and made pure, and they bring her the good news of Jesus, the son of Mary (3:42; 3:45). She asks how she can have a child when no man has touched her, and the answer is that for her Lord it is easy (19:20-21). In the pains of birth she hears the words “Do not grieve”, and water and fresh dates are at hand (19:23-26). When her people reproach her, the child in the cradle speaks: he says that he is Allah’s servant, given the Book and made a prophet (19:27-30). By Allah’s leave Jesus heals the blind and brings the dead to life, and he calls people to worship Allah (3:49; 3:51). The Qur’an likens his creation to that of Adam; he is a messenger, and messengers had passed before him (3:59; 5:75).',
    verses: '3:42 3:45 19:16-33 3:49 3:51 3:59 5:75 5:117',
    turkishSynonyms:
      'hz. isa, hz. meryem, isa peygamber, meryem ana, meryem suresi, mesih, babasız doğum, beşikteki çocuk',
    englishSynonyms:
      'isa, maryam, prophet isa, messiah, christ, virgin birth, virgin mary, speaking in the cradle',
    related: [
      'The Gospel',
      'The Disciples and the Table',
      'Zechariah and John',
      'The People of the Book',
      'Angels Bringing Help and Good News',
    ],
    tables: [24],
    roots: 'مسح مهد بشر',
  },
  {
    section: 'faithInProphets',
    turkishTitle: 'Yusuf’un Kıssası',
    englishTitle: 'The Story of Joseph',
    turkishNote:
      'Yusuf’un kıssası bir rüyayla başlar, o rüyanın gerçekleşmesiyle sona erer (12:4; 12:100). Kardeşleri, babaları Yusuf’la bir kardeşini daha çok seviyor diye onu bir kuyuya bırakır; sonra Yusuf ucuza satılır ve Mısır’a yerleştirilir (12:8; 12:15; 12:20-21). Kötülüğe çağrıldığında Allah’a sığınır, zindanı ona yeğler (12:23; 12:33). Kralın rüyasını yorumlayıp gelecek kıtlığı haber verir, ülkede söz sahibi olur (12:43; 12:47-48; 12:56). Babası Yakub ise kederini yalnız Allah’a açar ve oğullarına Allah’ın rahmetinden ümit kesmemelerini söyler (12:86-87). Yusuf, güçlü olduğu bir günde kardeşlerini kınamaz, Allah’ın onları bağışlamasını diler (12:92).',
    englishNote:
      'The story of Joseph begins with a dream and closes with that dream come true (12:4; 12:100). His brothers, convinced that their father loves him and one other brother more, put him down a well; then he is sold for a small price and settled in Egypt (12:8; 12:15; 12:20-21). When he is called to wrong he seeks refuge in Allah and would rather go to prison (12:23; 12:33). He explains the king’s dream, foretells the hard years to come and gains standing in the land (12:43; 12:47-48; 12:56). His father Jacob takes his grief to Allah alone and tells his sons not to despair of Allah’s mercy (12:86-87). On a day when the power is his, Joseph does not blame his brothers but asks Allah to forgive them (12:92).',
    verses:
      '12:4-5 12:8 12:15 12:18 12:20-21 12:23 12:33 12:43 12:47-48 12:55-56 12:58 12:84 12:86-87 12:90-92 12:96 12:100-101 12:111',
    turkishSynonyms:
      'hz. yusuf, yusuf peygamber, yusuf suresi, yusuf ve kardeşleri, yusuf ile züleyha, züleyha, kuyuya atılma, kralın rüyası',
    englishSynonyms:
      'yusuf, prophet yusuf, surah yusuf, joseph and his brothers, zulaikha, joseph in the well, the king’s dream',
    related: ['The Patience of Jacob', 'Dreams', 'Chastity', 'Anger and Forgiveness', 'Envy'],
    tables: [19],
    roots: 'قصص رأي سجن',
  },
  {
    section: 'faithInProphets',
    turkishTitle: 'Muhammed, Âlemlere Rahmet',
    englishTitle: 'Muhammad, a Mercy to the Worlds',
    turkishNote:
      'Kur’an Muhammed’i âlemlere rahmet olarak gönderilmiş, bütün insanlara müjde veren ve onları uyaran bir elçi diye tanıtır (21:107; 34:28). O, Allah’ın elçisi ve peygamberlerin sonuncusudur (33:40). İnsanlara Allah’ın ayetlerini okur, onları arındırır, kitabı ve hikmeti öğretir, üzerlerindeki ağır yükleri kaldırır (62:2; 7:157). Onların sıkıntısı ona ağır gelir; Allah’tan bir rahmetle onlara yumuşak davranır (9:128; 3:159). Yetimken barındırılmıştır; ondan da yetimi ezmemesi, isteyeni azarlamaması istenir (93:6; 93:9-10). Yüce bir ahlak üzeredir; Allah’ı ve ahiret gününü umanlar için onda güzel bir örnek vardır (68:4; 33:21).',
    englishNote:
      'The Qur’an presents Muhammad as sent in mercy to the worlds, a messenger who brings good news and a warning to all people (21:107; 34:28). He is the messenger of Allah and the last of the prophets (33:40). He recites Allah’s verses to people, purifies them, teaches them the Book and wisdom, and lifts from them the burdens that weighed on them (62:2; 7:157). Their suffering is heavy on him, and by a mercy from Allah he is gentle with them (9:128; 3:159). He was an orphan and was given shelter, and he is asked not to oppress the orphan or speak harshly to the one who asks (93:6; 93:9-10). His character is great, and in him is a good example for those whose hope is in Allah and the Last Day (68:4; 33:21).',
    verses:
      '21:107 34:28 33:45-46 7:157-158 33:40 62:2 68:4 33:21 9:128 3:159 18:6 16:125 93:6-11 33:56',
    turkishSynonyms:
      'hz. muhammed, peygamberimiz, son peygamber, peygamber efendimiz, resulullah, hatemü’l-enbiya, üsve-i hasene, salavat',
    englishSynonyms:
      'prophet muhammad, seal of the prophets, last prophet, rasulullah, messenger of allah, uswah hasanah, mohammed, salawat',
    related: [
      '“O Prophet”',
      'The Prophet’s Household',
      'Why Messengers Were Sent',
      'Good Character',
      'Messengers Were Human Too',
    ],
    tables: [10],
    roots: 'حمد رحم أسو',
  },
];
