import type { PostSource } from './topic';

export const quranPosts: readonly PostSource[] = [
  {
    section: 'quran',
    turkishTitle: 'Kur’an’ın İndirilişi',
    englishTitle: 'The Sending Down of the Qur’an',
    turkishNote:
      'Kur’an, yeri ve yüce gökleri yaratanın katından gelmiştir; Peygamber’i sıkıntıya sokmak için değil, Allah’tan korkana gerçeği hatırlatmak için indirilmiştir (20:2-4). Âlemlerin Rabbinin bu sözünü Peygamber’in kalbine güvenilir Ruh indirmiştir (26:192-194). Peygamber bundan önce kitap nedir, iman nedir bilmezdi; Allah vahyi, kullarından dilediğini onunla doğru yola ilettiği bir nur kılmıştır (42:52). Kur’an’ın indirildiği ay ramazan ayıdır (2:185); indirildiği gece ise bir ayette mübarek bir gece olarak (44:3), bir başkasında Kadir Gecesi adıyla (97:1) anılır. Bin aydan hayırlı olan o gecede melekler ve Ruh, Rablerinin izniyle iner ve tan yeri ağarıncaya kadar esenlik sürer (97:3-5).',
    englishNote:
      'The Qur’an comes from the One who created the earth and the high heavens. It was sent down not to bring the Prophet hardship but to remind whoever stands in awe of Allah (20:2-4). The Trustworthy Spirit brought this word of the Lord of the worlds down upon the Prophet’s heart (26:192-194). Until then he did not know what the Book was, or faith; Allah made the revelation a light by which He guides whom He wills of His servants (42:52). It came in the month of Ramadan (2:185), on a night that one verse calls blessed (44:3) and another the Night of Decree (97:1). On that night, better than a thousand months, the angels and the Spirit come down by their Lord’s leave, and there is peace until the break of dawn (97:3-5).',
    verses: '20:2-4 26:192-194 42:52 2:185 44:2-6 97:1-5',
    turkishSynonyms:
      'nüzul, inzal, kur’an ne zaman indi, kur’an hangi ayda indi, vahyin inişi, kur’an’ın kaynağı',
    englishSynonyms:
      'nuzul, tanzil, when was the quran revealed, revelation of the quran, origin of the quran, source of the quran, who the quran is from',
    related: [
      'Ramadan and the Night of Decree',
      'Gabriel and the Revelation',
      'Revealed Little by Little',
      'A Guarded Book',
    ],
    roots: 'نزل قدر وحي',
  },
  {
    section: 'quran',
    turkishTitle: 'Bölüm Bölüm İndirilişi',
    englishTitle: 'Revealed Little by Little',
    turkishNote:
      'Kur’an, insanlara ağır ağır okunsun diye bölüm bölüm indirilmiştir (17:106). Neden bir defada indirilmediğini soran inkârcılara verilen cevap, vahyin böylece Peygamber’in kalbini pekiştirdiğidir; onların öne sürdüğü her söze karşı da gerçek ve daha güzel bir açıklama gelir (25:32-33). İnen her sure müminlerin imanını artırır ve onları sevindirir (9:124). Peygamber’den istenen, Kur’an’ın vahyi tamamlanmadan onu okumakta acele etmemesi ve “Rabbim, ilmimi artır” diye dua etmesidir (20:114). Çünkü onu toplamak, okutmak ve açıklamak Allah’a aittir (75:17-19).',
    englishNote:
      'The Qur’an was sent down part by part, so that it could be recited to people unhurriedly (17:106). To the disbelievers who asked why it did not come all at once, the answer is that in this way it strengthens the Prophet’s heart, and that whatever they put forward is met with the truth and with a better explanation (25:32-33). Each surah that comes down deepens the believers’ faith and gladdens them (9:124). The Prophet is asked not to hurry with the Qur’an before its revelation is complete, and to pray, “My Lord, let me grow in knowledge” (20:114). For it is Allah who undertakes to gather it, to have it recited and to make it clear (75:17-19).',
    verses: '17:105-106 76:23 25:32-33 16:102 9:124 5:101 20:114 75:16-19 87:6-7',
    turkishSynonyms:
      'tencim, parça parça inmesi, aşama aşama vahiy, ayet ayet inmesi, yirmi üç yılda inmesi, tedrici vahiy',
    englishSynonyms:
      'gradual revelation, in stages, piecemeal, all at once, tanjim, revelation over 23 years, gathering of the quran',
    related: [
      'The Sending Down of the Qur’an',
      'Gabriel and the Revelation',
      'Reciting and Listening',
      'An Arabic Qur’an',
      'The Prayers of the Prophets',
    ],
    roots: 'فرق نزل ثبت',
  },
  {
    section: 'quran',
    turkishTitle: 'Arapça Bir Kur’an',
    englishTitle: 'An Arabic Qur’an',
    turkishNote:
      'Allah her elçiyi, gerçeği kavmine açıkça anlatsın diye o kavmin diliyle göndermiştir (14:4). Kur’an da anlaşılsın, üzerinde akıl yürütülsün diye Arapça indirilmiştir (12:2; 43:3); dili apaçıktır (26:195), onda hiçbir eğrilik yoktur (39:28). Onu Peygamber’e bir insanın öğrettiğini ileri sürenlere, kastettikleri kişinin dilinin yabancı, bu dilin ise apaçık Arapça olduğu hatırlatılır (16:103). Yabancı bir dille gelseydi bu kez de ayetlerinin neden açıklanmadığını soracaklardı (41:44). Kur’an, Peygamber onunla müjdelesin ve uyarsın, insanlar da öğüt alsın diye onun diliyle kolaylaştırılmıştır (19:97; 44:58).',
    englishNote:
      'Allah sent every messenger in the language of his own people, so that he might make things clear to them (14:4). The Qur’an too was sent down in Arabic so that it would be understood and thought over (12:2; 43:3); its language is clear (26:195), with nothing crooked in it (39:28). Some claimed that a human being was teaching the Prophet; they are told that the man they mean speaks a foreign tongue, while this is clear Arabic (16:103). Had it come in a foreign tongue, they would have asked instead why its verses were not explained (41:44). It was made easy in the Prophet’s own tongue so that he might bring good news and warn with it, and so that people might take it to heart (19:97; 44:58).',
    verses:
      '14:4 12:1-2 43:2-4 26:192-195 16:103 41:2-4 39:27-28 20:113 42:7 46:12 41:44 19:97 44:58',
    turkishSynonyms:
      'arap dili, apaçık arapça, kur’an neden arapça, vahiy dili, yabancı dil, kur’an çevirisi, bir insan öğretiyor iddiası, kavminin diliyle',
    englishSynonyms:
      'arabic language, clear arabic tongue, why is the quran in arabic, foreign tongue, language of revelation, translation of the quran, the claim that a human being taught the prophet',
    related: [
      'How the Qur’an Speaks',
      'A Book Made Clear',
      'Revealed Little by Little',
      'A Word Without Equal',
    ],
    roots: 'عرب لسن عجم',
  },
  {
    section: 'quran',
    turkishTitle: 'Açıklanmış Bir Kitap',
    englishTitle: 'A Book Made Clear',
    turkishNote:
      'Kur’an apaçık bir kitaptır (15:1): Ayetleri sağlam kılınmış, sonra ayrı ayrı açıklanmıştır (11:1), onda hiçbir eğrilik yoktur (18:1). İnsanların ayrılığa düştüğü konulara açıklık getirir (16:64) ve öğüt almak isteyenler için kolaylaştırılmıştır (54:17). Ayetlerinin bir kısmı muhkem, yani anlamı sağlam ve kesin ayetlerdir; kitabın esası bunlardır. Öbürleri ise müteşabihtir, yani birbirine benzeyen anlamlara açıktır. Kalplerinde eğrilik bulunanlar fitne çıkarmak için müteşabihlerin peşine düşer; ilimde derinleşmiş olanlar ise hepsinin Rablerinden geldiğini söyleyerek ona inanır (3:7), kalplerinin doğru yoldan kaymaması için dua ederler (3:8); müteşabihin anlamını yalnız Allah’ın mı yoksa onların da mı bildiği, ayette nerede durulduğuna göre değişir ve tartışmalıdır.',
    englishNote:
      'The Qur’an is a clear book (15:1): its verses were made firm and then set out in detail (11:1), and there is nothing crooked in it (18:1). It throws light on the matters over which people differ (16:64), and it has been made easy for those who wish to take heed (54:17). Some of its verses are definite, their meaning firm and settled, and these are the foundation of the Book; others are ambiguous, open to meanings that resemble one another. Those whose hearts are crooked go after the ambiguous verses to stir up discord. Those firmly grounded in knowledge believe in it, saying that all of it comes from their Lord (3:7), and pray that their hearts will not swerve from the right way (3:8); whether Allah alone knows what the ambiguous verses mean, or they too, depends on where one pauses in the verse, and is disputed.',
    verses: '15:1 11:1 18:1-2 6:114 16:89 16:64 24:34 24:46 2:99 22:16 29:49 54:17 3:7-8',
    turkishSynonyms:
      'muhkem, müteşabih, muhkem ve müteşabih, tefsir, tevil, apaçık kitap, kitab-ı mübin, ilimde derinleşenler',
    englishSynonyms:
      'muhkam, mutashabih, ambiguous verses, definite verses, tafsir, interpretation, tawil, clear verses',
    related: [
      'An Arabic Qur’an',
      'Reflecting on the Verses',
      'How the Qur’an Speaks',
      'The Parables of the Qur’an',
      'Knowledge',
    ],
    roots: 'بين فصل حكم',
  },
  {
    section: 'quran',
    turkishTitle: 'Doğru Yola İleten Kitap',
    englishTitle: 'A Guide to the Straight Path',
    turkishNote:
      'Kur’an insanı en doğru olana iletir (17:9). Bütün insanlara bir açıklamadır (3:138); ondan yol bulanlar ise Allah’tan sakınan, gayba inanan, namazı kılan ve kendilerine verilenden başkaları için harcayan kimselerdir (2:2-3). İnsanları karanlıklardan aydınlığa çıkarmak için indirilmiştir (14:1; 57:9); Allah, rızasını arayanları onunla esenlik yollarına ulaştırır (5:16). Onu işiten cinler bile doğru yola ilettiğini anlayıp inanmışlardır (72:1-2). Peygamber kimsenin vekili değildir: Doğru yola giren kendi iyiliği için girer, sapan da kendi zararına sapar (10:108; 39:41).',
    englishNote:
      'The Qur’an guides to what is most upright (17:9). It is a clear statement for all people (3:138); those who find guidance in it are the ones who are mindful of Allah, who believe in the unseen, keep up the prayer and spend on others from what they have been given (2:2-3). It was sent down to bring people out of darkness into light (14:1; 57:9), and by it Allah leads those who seek His pleasure to the ways of peace (5:16). Even the jinn who heard it understood that it guides to the right way, and they believed (72:1-2). The Prophet is not put in charge of anyone: whoever takes the right way does so for their own good, and whoever goes astray does so to their own loss (10:108; 39:41).',
    verses: '2:2-5 17:9 3:138 45:20 14:1 57:9 5:15-16 4:174-175 72:1-2 34:6 10:108 39:41',
    turkishSynonyms:
      'rehber, yol gösterici, hüda, hidayet rehberi, hidayet kaynağı, karanlıklardan aydınlığa, nur',
    englishSynonyms:
      'huda, guidebook, quran as guidance, source of guidance, darkness to light, light from god',
    related: [
      'Guidance and Straying',
      'What Is Faith?',
      'A Healing and a Mercy',
      'The Jinn',
      'Mindfulness of Allah',
    ],
    roots: 'هدي قوم نور',
  },
  {
    section: 'quran',
    turkishTitle: 'Şifa ve Rahmet',
    englishTitle: 'A Healing and a Mercy',
    turkishNote:
      'Kur’an insanlara Rablerinden bir öğüt, gönüllerdeki dertlere bir şifa, inananlara da bir rehber ve rahmettir (10:57). Asıl sevinilecek lütuf budur; insanların biriktirdiği her şeyden hayırlıdır (10:58). Peygamber kendisine bir kitap verileceğini ummuyordu; kitap ona ancak Rabbinden bir rahmet olarak gelmiştir (28:86). Aynı söz herkeste aynı izi bırakmaz: İnananlara şifa ve rahmet olan Kur’an, zalimlerin yalnızca kaybını artırır (17:82). Rablerinden korkanların onun karşısında önce tenleri ürperir, sonra hem tenleri hem kalpleri Allah’ı anmakla yumuşar (39:23). Merhamete ermek isteyen ona uyar, Allah’tan sakınır (6:155) ve okunduğunda susup dinler (7:204).',
    englishNote:
      'The Qur’an is counsel to people from their Lord, a healing for what troubles their hearts, and a guide and a mercy for those who believe (10:57). This is the bounty to rejoice in, better than all that people gather (10:58). The Prophet had not expected that the Book would be given to him; it came only as a mercy from his Lord (28:86). The same words do not leave the same mark on everyone: what is healing and mercy for the believers only adds to the loss of the wrongdoers (17:82). Those who fear their Lord feel their skin shiver at it; then skin and heart alike grow soft at the remembrance of Allah (39:23). Those who hope for mercy follow it, are mindful of Allah (6:155), and listen in silence when it is recited (7:204).',
    verses:
      '10:57-58 17:82 41:44 7:52 31:2-3 27:76-77 12:111 28:86 29:51 6:155-157 7:203-204 39:23',
    turkishSynonyms:
      'şifa ayetleri, gönüllere şifa, deva, manevi hastalıklar, manevi şifa, iç huzuru, öğüt kitabı',
    englishSynonyms: 'shifa, cure, spiritual healing, healing verses, remedy, ruqyah, inner peace',
    related: [
      'His Mercy Embraces All Things',
      'The Heart',
      'A Guide to the Straight Path',
      'Reciting and Listening',
      'Job',
    ],
    roots: 'شفي رحم وعظ',
  },
  {
    section: 'quran',
    turkishTitle: 'Öncekileri Doğrulayan Kitap',
    englishTitle: 'Confirming What Came Before',
    turkishNote:
      'Vahiy Kur’an’la başlamamıştır: Allah, Nuh’a ve ondan sonraki peygamberlere nasıl vahyettiyse Kur’an’ı da Peygamber’e öyle vahyetmiştir (4:163). Kur’an, kendisinden önce indirilen Tevrat ile İncil’i doğrular (3:3); onlarda hidayet ve nur bulunduğunu bildirir (5:44; 5:46) ve önceki kitapları gözetir (5:48). Daha önce kendilerine kitap verilip de ona inananlar, Kur’an okunduğunda “Bu, Rabbimizden gelen gerçektir” derler (28:52-53); önceden kendilerine ilim verilenler ağlayarak secdeye kapanırlar (17:107-109). Onu dinleyen cinler de Musa’dan sonra indirilmiş, öncekileri doğrulayan bir kitap işittiklerini söylemişlerdir (46:30). Müminler, Allah’ın indirdiklerinin hepsine inanır, peygamberler arasında ayrım yapmazlar (2:136).',
    englishNote:
      'Revelation did not begin with the Qur’an: Allah sent it to the Prophet as He had sent revelation to Noah and to the prophets after him (4:163). The Qur’an confirms the Torah and the Gospel, which were sent down before it (3:3); it says that there is guidance and light in them (5:44; 5:46), and it watches over the earlier books (5:48). Those who were given scripture earlier and believe in it say when it is recited, “It is the truth from our Lord” (28:52-53); those given knowledge before it fall down in prostration, weeping (17:107-109). The jinn who listened to it also said that they had heard a book sent down after Moses, confirming what came before (46:30). Believers put their faith in all that Allah has sent down and make no distinction between His prophets (2:136).',
    verses:
      '4:163 3:3-4 5:44 5:46 5:48 35:31 10:37 46:12 26:196-197 41:43 46:29-30 28:52-53 17:107-109 2:136',
    turkishSynonyms:
      'tasdik, musaddık, önceki vahiyler, vahyin sürekliliği, tevrat ve incil’i tasdik, vahyin birliği',
    englishSynonyms:
      'tasdiq, musaddiq, continuity of revelation, earlier revelations, confirmation of the torah and gospel, same message',
    related: [
      'The Qur’an and the Earlier Books',
      'The Torah',
      'The Gospel',
      'Belief in All the Books',
      'The People of the Book',
    ],
    roots: 'صدق وحي',
  },
  {
    section: 'quran',
    turkishTitle: 'Korunmuş Kitap',
    englishTitle: 'A Guarded Book',
    turkishNote:
      'Kur’an’ı indiren Allah, onu koruyacak olanın da kendisi olduğunu bildirir (15:9). Ona önünden de ardından da batıl yaklaşamaz (41:42); o, korunmuş bir levhada (85:22), yüce ve tertemiz sayfalardadır (80:13-14). Şeytanlar onu indirmemiştir, buna güçleri de yetmez (26:210-211); Allah, elçilerinin önüne ve ardına gözcüler koyar (72:27). Kur’an, kendilerine ilim verilenlerin gönüllerinde yer eden apaçık ayetlerdir (29:49). Peygamber bile onu kendiliğinden değiştiremez, ancak kendisine vahyedilene uyar (10:15). Rabbin sözü doğruluk ve adaletle tamamlanmıştır, O’nun sözlerini değiştirebilecek kimse yoktur (6:115; 18:27).',
    englishNote:
      'Allah, who sent down the Qur’an, declares that He Himself will guard it (15:9). Falsehood cannot reach it from before or from behind (41:42); it is on a preserved tablet (85:22), in exalted and pure pages (80:13-14). The devils did not bring it down, nor have they the power to (26:210-211); Allah sets watchers before and behind His messengers (72:27). It is clear verses in the hearts of those who have been given knowledge (29:49). Not even the Prophet may change it of his own accord: he follows only what is revealed to him (10:15). The word of the Lord is complete in truth and justice, and no one can alter His words (6:115; 18:27).',
    verses: '15:9 41:41-42 85:21-22 56:77-80 80:11-16 26:210-212 72:26-28 29:49 10:15 6:115 18:27',
    turkishSynonyms:
      'kur’an’ın korunması, kur’an değişti mi, kur’an’ın değişmezliği, muhafaza edilmiş, korunan kur’an, allah’ın sözlerini değiştirmek, kur’an’ı kim korur',
    englishSynonyms:
      'preservation of the quran, preserved, unchanged, has the quran been changed, protected from change, lawh mahfuz',
    related: [
      'A Word Without Equal',
      'The Sending Down of the Qur’an',
      'The Qur’an and the Earlier Books',
      'Reciting and Listening',
    ],
    roots: 'حفظ بدل لوح',
  },
  {
    section: 'quran',
    turkishTitle: 'Benzeri Getirilemeyen Söz',
    englishTitle: 'A Word Without Equal',
    turkishNote:
      'İnkâr edenler Kur’an’ın uydurulduğunu ve eskilerin masallarından ibaret olduğunu ileri sürmüşlerdi (25:4-5). Oysa o ne bir şairin ne de bir kâhinin sözüdür (69:41-42); Peygamber bundan önce aralarında bir ömür geçirmiş (10:16), ne bir kitap okumuş ne de eliyle yazmıştı (29:48). Kur’an onlara açık bir çağrıda bulunur: Doğru söylüyorlarsa onun gibi bir söz (52:34), on sure (11:13), hatta tek bir sure getirsinler ve Allah’tan başka kimi yardıma çağırabilirlerse çağırsınlar (10:38; 2:23). İnsanlarla cinler bunun için bir araya gelip birbirlerine destek olsalar bile bir benzerini getiremezler (17:88). Çağrıya karşılık veremediklerinde bilinmesi gereken, Kur’an’ın Allah’ın ilmiyle indirildiği ve O’ndan başka ilah olmadığıdır (11:14).',
    englishNote:
      'Those who disbelieved claimed that the Qur’an was made up, mere tales of the ancients (25:4-5). Yet it is neither the word of a poet nor the word of a soothsayer (69:41-42); the Prophet had lived a lifetime among them before it (10:16), and had neither read any book nor written one with his hand (29:48). The Qur’an puts an open challenge to them: if they speak the truth, let them bring a discourse like it (52:34), or ten surahs (11:13), or even a single one, and let them call on anyone they can besides Allah (10:38; 2:23). If people and jinn came together for it and helped one another, they still could not bring its like (17:88). When the challenge goes unanswered, let it be known that the Qur’an was sent down with Allah’s knowledge, and that there is no god but Him (11:14).',
    verses:
      '25:4-6 8:31 69:40-43 36:69 10:16 29:48 52:33-34 11:13-14 10:37-39 2:23-24 17:88 28:49-50',
    turkishSynonyms:
      'icaz, kur’an mucizesi, meydan okuma, tehaddi, kur’an’ı kim yazdı, bir benzerini getirin, uydurma iddiası',
    englishSynonyms:
      'inimitability, ijaz, challenge of the quran, miracle of the quran, who wrote the quran, produce a surah like it, authorship, did muhammad write the quran',
    related: [
      'A Guarded Book',
      'How the Qur’an Speaks',
      'An Arabic Qur’an',
      'The Sending Down of the Qur’an',
      '“Say”',
    ],
    roots: 'مثل فري سور',
  },
  {
    section: 'quran',
    turkishTitle: 'Kur’an’daki Misaller',
    englishTitle: 'The Parables of the Qur’an',
    turkishNote:
      'Kur’an’da insanlar öğüt alsın diye her türlü misal verilmiştir (39:27); Allah bir sivrisineği bile misal vermekten çekinmez (2:26). Selin üstündeki köpük yok olur, insanın işine yarayan ise toprakta kalır: Hak ile batıl da böyledir (13:17). Güzel söz, toprağa sıkıca kök salmış, dalları göğe uzanan bir ağaca benzer (14:24); Allah yolunda harcanan mal, her birinde yüz tane bulunan yedi başak veren bir tohumu andırır (2:261). Allah’tan başkasını dost edinenler, kendine evlerin en dayanıksızını kuran örümceğe (29:41), dünya hayatı da yağmurla yeşerip ansızın biçilmişe dönen bitkilere benzetilir (10:24). Bu misaller insanlar düşünsün diye verilir (59:21), ama onları ancak bilenler kavrar (29:43).',
    englishNote:
      'The Qur’an gives people every kind of parable so that they may take heed (39:27); Allah does not shrink from drawing a comparison even with a gnat (2:26). The foam on the flood vanishes, while what benefits people stays in the earth: such are truth and falsehood (13:17). A good word is like a tree whose root is firm and whose branches reach the sky (14:24), and wealth spent in Allah’s way is like a seed that puts out seven ears with a hundred grains in each (2:261). Those who take protectors other than Allah are compared to the spider, which builds the frailest of houses (29:41), and the life of this world to plants that flourish with the rain and then, all at once, lie cut down (10:24). These parables are given so that people may reflect (59:21), but only those who have knowledge grasp them (29:43).',
    verses:
      '39:27 2:26 13:17 14:24-26 24:35 2:261 2:265 14:18 10:24 29:41 22:73 39:29 59:21 29:43 18:54',
    turkishSynonyms:
      'benzetmeler, mesel, meseller, temsiller, örümcek ağı, sivrisinek misali, güzel ağaç',
    englishSynonyms:
      'similes, amthal, metaphors, analogies, allegories, spider’s web, the good tree, mosquito example',
    related: [
      'How the Qur’an Speaks',
      'Reason',
      'Good Speech',
      'Giving in the Way of Allah',
      'A Passing Life',
    ],
    roots: 'مثل ضرب',
  },
  {
    section: 'quran',
    turkishTitle: 'Kur’an’ı Okumak ve Dinlemek',
    englishTitle: 'Reciting and Listening',
    turkishNote:
      'Peygamber’den, kendisine vahyedilen kitabı okuması (29:45), gece kalkıp Kur’an’ı acele etmeden, tane tane okuması istenir (73:2-4). Kur’an okunacağı zaman, kovulmuş şeytandan Allah’a sığınılır (16:98) ve ondan kolay gelen kadarı okunur (73:20). Okunduğunda ise merhamete ermek için ona kulak verilir ve susulur (7:204). Ayetler okununca müminlerin imanı artar (8:2), gerçeği tanıyanların gözlerinden yaşlar boşanır (5:83). İnkâr edenler ise birbirlerine onu dinlememeyi, okunurken gürültü etmeyi söylerler (41:26); Peygamber de kavminin Kur’an’ı bir kenara bıraktığını söyleyerek Rabbine yakınır (25:30).',
    englishNote:
      'The Prophet is asked to recite the Book revealed to him (29:45), to rise in the night and recite the Qur’an slowly and distinctly (73:2-4). When it is to be recited, refuge is sought in Allah from Satan, the outcast (16:98), and as much of it is recited as comes easily (73:20). When it is being recited, those present listen and keep silent, in the hope of mercy (7:204). As the verses are recited, believers grow in faith (8:2), and the eyes of those who recognize the truth overflow with tears (5:83). The disbelievers tell one another not to listen, and to make a noise while it is being recited (41:26); and the Prophet complains to his Lord that his people have treated the Qur’an as a thing to be abandoned (25:30).',
    verses:
      '29:45 35:29-30 2:121 73:1-6 17:78 16:98 73:20 7:204 46:29 8:2 32:15 5:83 19:58 41:26 25:30',
    turkishSynonyms:
      'tilavet, kıraat, tertil, tecvid, hatim, hafız, kur’an tilaveti, ezberlemek, kur’an nasıl okunur',
    englishSynonyms:
      'tilawah, recitation, tarteel, tajweed, reading the quran, qiraah, khatm, hifz',
    related: [
      'Reflecting on the Verses',
      'Seeking Refuge',
      'Prayer at Night',
      'Prostration',
      'A Healing and a Mercy',
    ],
    roots: 'قرأ تلو رتل',
  },
  {
    section: 'quran',
    turkishTitle: 'Ayetler Üzerinde Düşünmek',
    englishTitle: 'Reflecting on the Verses',
    turkishNote:
      'Kur’an, ayetleri iyice düşünülsün ve akıl sahipleri öğüt alsın diye indirilmiş mübarek bir kitaptır (38:29). Üzerinde düşünmeyenlere, Allah’tan başkasından gelseydi onda birçok çelişki bulacakları hatırlatılır (4:82). Allah Kur’an’ı bir dağa indirseydi dağ O’nun korkusundan boyun eğip parçalanırdı (59:21); inananların kalpleri de onun karşısında yumuşamalı, katılaşmamalıdır (57:16). İyi kullar, Rablerinin ayetleri kendilerine hatırlatıldığında onlara karşı sağır ve kör davranmazlar (25:73). Geriye şu soru kalır: İnsan Kur’an üzerinde neden düşünmez, yoksa kalpler kilitli midir (47:24)?',
    englishNote:
      'The Qur’an is a blessed book, sent down so that its verses may be pondered and people of understanding may take heed (38:29). Those who do not ponder it are reminded that, had it come from anyone but Allah, they would have found much contradiction in it (4:82). Had Allah sent the Qur’an down on a mountain, the mountain would have bowed low and split apart for fear of Him (59:21); the hearts of believers, too, should grow humble before it and not harden (57:16). Good people are neither deaf nor blind to the verses of their Lord when they are reminded of them (25:73). One question remains: why would anyone not reflect on the Qur’an, unless hearts are locked (47:24)?',
    verses: '38:29 21:10 16:44 2:242 4:82 54:17 14:52 13:19 59:21 57:16 25:73 17:41 23:68 47:24',
    turkishSynonyms:
      'tedebbür, tezekkür, kur’an’ı anlamak, kur’an’ı anlayarak okumak, kilitli kalpler, kur’an’da çelişki',
    englishSynonyms:
      'tadabbur, understanding the quran, pondering the quran, studying the quran, locked hearts, contradictions in the quran',
    related: [
      'Reflection and Faith',
      'Reason',
      'A Book Made Clear',
      'Reciting and Listening',
      'How the Qur’an Speaks',
    ],
    roots: 'دبر ذكر عقل',
  },
];
