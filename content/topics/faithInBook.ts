import type { PostSource } from './topic';

export const faithInBookPosts: readonly PostSource[] = [
  {
    section: 'faithInBook',
    turkishTitle: 'Bütün Kitaplara İman',
    englishTitle: 'Belief in All the Books',
    turkishNote:
      'Müminler yalnız Kur’an’a değil, Allah’ın indirdiği bütün kitaplara inanır (2:285; 4:136). Çünkü vahyin kaynağı birdir: Nuh’a, İbrahim’e, Musa’ya ve İsa’ya vahyeden de Muhammed’e vahyeden de Allah’tır (4:163-164; 42:13). Kitaplar, insanların ayrılığa düştüğü konularda hüküm versin ve insanlar adaleti ayakta tutsun diye indirilmiştir (2:213; 57:25). Bu yüzden mümin, Kur’an’a da ondan önce indirilenlere de inanır ve peygamberler arasında ayrım yapmaz (2:4; 2:136). Kitap ehliyle, yani daha önce kendilerine kitap verilenlerle konuşurken de bu iman dile getirilir: Müminler hem kendilerine hem onlara indirilene inandıklarını, hepsinin ilahının bir olduğunu söylerler (29:46).',
    englishNote:
      'To be a believer is to believe not in the Qur’an alone but in every book that Allah has sent down (2:285; 4:136). For revelation has one source: He who revealed to Noah, Abraham, Moses and Jesus is He who revealed to Muhammad (4:163-164; 42:13). The books were sent down to judge in what people differ over, and so that people may uphold justice (2:213; 57:25). A believer therefore trusts both in the Qur’an and in what came before it, and makes no distinction between the prophets (2:4; 2:136). The same belief is voiced when speaking with the People of the Book, that is, those who were given scripture earlier: believers say that they believe in what was sent down to both, and that the God of both is one (29:46).',
    verses:
      '2:285 2:136 4:136 42:51 4:163-165 42:13 2:213 57:25 3:3-4 2:4-5 2:177 3:84 42:15 29:46',
    turkishSynonyms:
      'kutsal kitaplar, ilahi kitaplar, semavi kitaplar, dört kitap, kitaplara inanmak, indirilen kitaplar',
    englishSynonyms:
      'holy books, scriptures, revealed scriptures, four holy books, kutub, sacred texts, divine scriptures, believing in earlier revelations',
    related: [
      'Belief in All the Messengers',
      'The Qur’an and the Earlier Books',
      'The Torah',
      'The Gospel',
      'The Psalms',
    ],
    roots: 'كتب نزل أمن',
  },
  {
    section: 'faithInBook',
    turkishTitle: 'Tevrat',
    englishTitle: 'The Torah',
    turkishNote:
      'Kur’an, Musa’ya verilen kitabı birçok yerde anar ve Tevrat’ta hidayet ve nur bulunduğunu bildirir (28:43; 5:44). Musa, Rabbinin belirlediği kırk gecenin sonunda O’nun sözünü işitti; kendisine verilen levhalarda her şeye dair öğüt yazılıydı (7:142-145). Bu kitap insanlar doğru yolu bulsun, Rablerine kavuşacaklarına inansın ve O’ndan başkasına dayanmasın diye verildi (2:53; 6:154; 17:2). İsrailoğulları ona mirasçı kılındı; peygamberler ve onu korumakla görevlendirilen bilginler onunla hüküm verdi (40:53; 5:44). İsa Tevrat’ı doğruladı; Kur’an da Musa’nın kitabını bir öncü ve bir rahmet olarak anar (5:46; 46:12).',
    englishNote:
      'The Qur’an speaks in many places of the book given to Moses, and it says that in the Torah there is guidance and light (28:43; 5:44). When the forty nights his Lord had set were complete, Moses heard Him speak; the tablets he was given held written counsel on everything (7:142-145). The book was given so that people might find the way, believe that they will meet their Lord and rely on none but Him (2:53; 6:154; 17:2). The Children of Israel were made its heirs; prophets judged by it, and so did the scholars to whose care it was entrusted (40:53; 5:44). Jesus confirmed the Torah, and the Qur’an recalls the book of Moses as a guide and a mercy (5:46; 46:12).',
    verses:
      '28:43 7:142-145 7:154 2:53 6:154 17:2 21:48-49 37:114-117 40:53-54 32:23-24 5:44-46 41:45 46:12',
    turkishSynonyms:
      'tora, musa’nın kitabı, musa’nın levhaları, on emir, eski ahit, yahudilerin kitabı',
    englishSynonyms:
      'tawrat, taurat, book of moses, tablets of moses, ten commandments, old testament, jewish scripture, what the torah contains',
    related: [
      'The Gospel',
      'The Covenant of the Children of Israel',
      'The People of the Book',
      'The Calf',
      'Confirming What Came Before',
    ],
    tables: [8, 29],
    roots: 'لوح كتب هدي',
  },
  {
    section: 'faithInBook',
    turkishTitle: 'Zebur',
    englishTitle: 'The Psalms',
    turkishNote:
      'Zebur, Davud’a verilen kitaptır (4:163; 17:55). Kur’an onda yazılmış bir sözü aktarır: Yeryüzüne Allah’ın salih kulları mirasçı olacaktır (21:105). Davud hep Rabbine yönelen bir kuldu; sabah akşam dağlar ve kuşlar onunla birlikte Allah’ı tesbih ederdi (38:17-19; 34:10). Allah ona hükümranlık, ilim ve hikmet verdi; insanlar arasında hak ile hüküm vermesini istedi (2:251; 27:15; 38:26). Bunca nimetin ardından Davud’un ailesine düşen iş de bildirilir: şükür için çalışmak (34:13).',
    englishNote:
      'The Psalms are the book that was given to David (4:163; 17:55). The Qur’an passes on words that were written in them: the earth will be inherited by Allah’s righteous servants (21:105). David was a servant who turned to his Lord again and again, and at evening and at sunrise the mountains and the birds glorified Allah together with him (38:17-19; 34:10). Allah gave him kingship, knowledge and wisdom, and asked him to judge between people in truth (2:251; 27:15; 38:26). For all these gifts the family of David is told what is asked in return: to work in gratitude (34:13).',
    verses: '4:163 17:55 21:105-106 38:17-20 21:79 34:10-11 2:251 27:15 38:26 34:13',
    turkishSynonyms:
      'davud’un kitabı, mezmurlar, mezamir, davud’a verilen kitap, yeryüzünün mirasçıları',
    englishSynonyms:
      'zabur, zaboor, book of david, scripture of david, heirs of the earth, davidic hymns',
    related: [
      'David',
      'The Torah',
      'Belief in All the Books',
      'Glorification and Praise',
      'Gratitude',
    ],
    tables: [7, 28],
    roots: 'زبر',
  },
  {
    section: 'faithInBook',
    turkishTitle: 'İncil',
    englishTitle: 'The Gospel',
    turkishNote:
      'İncil, Meryem oğlu İsa’ya verilen kitaptır; onda hidayet, nur ve öğüt vardır ve kendinden önceki Tevrat’ı doğrular (5:46). Kitabı, hikmeti, Tevrat’ı ve İncil’i İsa’ya öğreten Allah’tır (3:48; 5:110). İsa’nın çağrısı yalındır: hem kendisinin hem de seslendiği insanların Rabbi olan Allah’a kulluk etmek (3:51). Ona uyanların kalplerine şefkat ve merhamet konmuştur (57:27). Kur’an, Muhammed’le birlikte olanların İncil’deki benzetmesini de aktarır: filizini çıkaran, gitgide güçlenip doğrulan ve ekenleri sevindiren bir ekin (48:29). İncil ehlinden de Allah’ın onda indirdiğiyle hüküm vermeleri istenir (5:47).',
    englishNote:
      'The Gospel is the book given to Jesus, the son of Mary; in it is guidance, light and counsel, and it confirms the Torah that was before it (5:46). It was Allah who taught Jesus the Book and wisdom, the Torah and the Gospel (3:48; 5:110). What Jesus called people to is simple: to worship Allah, who is his Lord and theirs (3:51). In the hearts of those who followed him were placed kindness and mercy (57:27). The Qur’an also passes on how the Gospel pictures those who are with Muhammad: as a crop that puts out its shoot, grows strong, stands upright and delights the sowers (48:29). The people of the Gospel are asked to judge by what Allah has sent down in it (5:47).',
    verses: '5:46-47 3:3 3:48-51 43:63-64 5:110-111 19:30-31 57:27 48:29 9:111 7:157 5:66 5:68',
    turkishSynonyms:
      'isa’nın kitabı, yeni ahit, hristiyanların kitabı, isa’ya verilen kitap, incil ehli',
    englishSynonyms: 'injil, injeel, book of jesus, new testament, christian scripture, evangel',
    related: [
      'Mary and Jesus',
      'The Torah',
      'The Disciples and the Table',
      'The People of the Book',
      'Confirming What Came Before',
    ],
    tables: [6, 27],
    roots: 'كتب هدي علم',
  },
  {
    section: 'faithInBook',
    turkishTitle: 'İbrahim’in ve Musa’nın Sahifeleri',
    englishTitle: 'The Pages of Abraham and Moses',
    turkishNote:
      'Kur’an, İbrahim’in ve Musa’nın sahifelerinden söz eder ve onlarda bulunan bazı sözleri aktarır (87:18-19; 53:36-37). Bu sözler kısa ve açıktır: Arınan ve Rabbinin adını anan kurtuluşa erer; ahiret daha hayırlı ve daha kalıcıdır (87:14-17). Kimse başkasının yükünü taşımaz, insan için kendi çabasından başkası yoktur ve son varış Rabbinedir (53:38-42). Güldüren de ağlatan da, öldüren de yaşatan da O’dur (53:43-44). Önceki sahifelerde neler bulunduğunu gösteren açık kanıt da insanlara gelmiştir (20:133). Allah, İbrahim’in soyuna da peygamberlik ve kitap vermiştir (29:27; 57:26).',
    englishNote:
      'The Qur’an speaks of the pages of Abraham and Moses and passes on some of the words found in them (87:18-19; 53:36-37). They are short and clear: those who purify themselves and remember the name of their Lord have succeeded, and the life to come is better and more lasting (87:14-17). No one carries another’s burden, a person has only what he or she has striven for, and the final return is to the Lord (53:38-42). It is He who brings laughter and tears, death and life (53:43-44). Clear evidence of what those earlier pages held has come to people as well (20:133). To the descendants of Abraham, too, Allah gave prophethood and the Book (29:27; 57:26).',
    verses: '87:14-19 53:36-48 20:133 4:54 29:27 57:26',
    turkishSynonyms:
      'suhuf, suhuf-i ibrahim, önceki sahifeler, ilk sahifeler, ibrahim’in kitabı, a’lâ suresi',
    englishSynonyms:
      'suhuf, scrolls of abraham, former scriptures, first scriptures, scripture of abraham, early scrolls',
    related: [
      'No Soul Bears Another’s Burden',
      'The Torah',
      'Abraham, the Friend of Allah',
      'This World and the Next',
      'Belief in All the Books',
    ],
    roots: 'صحف',
  },
  {
    section: 'faithInBook',
    turkishTitle: 'Kitap Ehli',
    englishTitle: 'The People of the Book',
    turkishNote:
      'Kur’an, kendisinden önce kitap verilmiş olanlara “kitap ehli” diye seslenir ve onları ortak bir söze, yalnız Allah’a kulluk etmeye çağırır (3:64). Zulmedenler dışında, onlarla ancak en güzel biçimde tartışılmasını ister (29:46). Onları tek bir kalıba koymaz: “Hepsi bir değildir” der; geceleri Allah’ın ayetlerini okuyanları ve emanete sadık kalanları da anar, böyle olmayanları da (3:113; 3:75).\n\nOnlardan istenen, kendilerine indirileni gereğince uygulamalarıdır (5:66; 5:68); “Allah, Meryem oğlu Mesih’tir” ya da “Allah üçün üçüncüsüdür” diyenlerin inkâra düştüğü, Allah’a teslimiyetten başka bir din arayandan bunun kabul edilmeyeceği de açıkça söylenir (5:72-73; 3:85). Sonuç kimsenin kuruntusuna bağlı değildir; Allah’a ve ahiret gününe inanıp iyi işler yapanların ödülü Rableri katındadır (4:123; 2:62). İnsanlara düşen iyilikte yarışmaktır; ayrılığa düştükleri şeyleri Allah onlara bildirecektir (5:48).',
    englishNote:
      'The Qur’an addresses those who were given scripture before it as “People of the Book” and invites them to a common word, to worship Allah alone (3:64). It asks that any argument with them, save with those who do wrong, be carried on in the best way (29:46). It does not press them into one mold: “they are not all alike”, it says, and it mentions those who recite Allah’s verses in the night and those who are faithful to a trust, as well as those who are not (3:113; 3:75).\n\nThey are asked to uphold what was sent down to them (5:66; 5:68); it is also said plainly that those who say “Allah is the Messiah, son of Mary” or “Allah is the third of three” have fallen into disbelief, and that no religion but surrender to Allah will be accepted (5:72-73; 3:85). The outcome hangs on no one’s wishes; those who believe in Allah and the Last Day and do good have their reward with their Lord (4:123; 2:62). What falls to people is to race one another in doing good, and Allah will make known to them what they differed over (5:48).',
    verses:
      '3:64 29:46 5:15-16 5:66 5:68 3:113-115 3:75-76 3:199 28:52-54 5:72-73 5:77 3:85 2:111-112 4:123-124 2:62 5:48',
    turkishSynonyms:
      'ehl-i kitap, yahudiler, hristiyanlar, yahudilik, hristiyanlık, teslis, dinler arası diyalog',
    englishSynonyms:
      'ahl al-kitab, jews, christians, jews and christians, judaism, christianity, trinity, interfaith dialogue',
    related: [
      'The Torah',
      'The Gospel',
      'Mary and Jesus',
      'The Covenant of the Children of Israel',
      'No Compulsion in Religion',
    ],
    roots: 'أهل كتب',
  },
  {
    section: 'faithInBook',
    turkishTitle: 'Kur’an ve Önceki Kitaplar',
    englishTitle: 'The Qur’an and the Earlier Books',
    turkishNote:
      'Kur’an kendisini önceki kitaplardan kopuk bir kitap olarak tanıtmaz; onları doğruladığını tekrar tekrar söyler (3:3; 35:31; 46:12). Bir ayet buna ikinci bir görev ekler: Kur’an önceki kitapları gözetir, onların üzerinde bir ölçü ve tanıktır (5:48). Kur’an, insanların ayrılığa düştüğü şeyleri açıklar; Peygamber de kitaptan gizlenmiş birçok şeyi ortaya koyar (16:64; 27:76; 5:15). Onu dinleyen cinler de Musa’dan sonra indirilmiş, kendinden öncekini doğrulayan bir kitap işittiklerini söylerler (46:30). Kur’an’ı indiren Allah, onu korumayı da üstlenmiştir; batıl ona ne önünden ne ardından yaklaşabilir (15:9; 41:42).',
    englishNote:
      'The Qur’an does not present itself as a book cut off from those before it; again and again it says that it confirms them (3:3; 35:31; 46:12). One verse adds a second task: the Qur’an watches over the earlier scripture, as a measure and a witness (5:48). It makes clear what people came to differ over, and the Messenger brings out much of the Book that had been hidden (16:64; 27:76; 5:15). Even the jinn who listen to it say that they have heard a book sent down after Moses that confirms what came before it (46:30). Allah, who sent the Qur’an down, has also undertaken to guard it; falsehood cannot reach it from before or from behind (15:9; 41:42).',
    verses:
      '3:3 35:31 46:12 10:37 12:111 2:97 6:92 2:41 46:29-30 26:192-197 5:48 16:64 27:76-77 5:15-16 15:9 41:41-42',
    turkishSynonyms:
      'müheymin, kitab-ı mukaddes, gizlenen ayetler, önceki vahiyleri gözetmek, kutsal kitapların farkı',
    englishSynonyms:
      'muhaymin, bible, previous scriptures, quran and bible, quran as a witness, watcher over scripture',
    related: [
      'Confirming What Came Before',
      'Belief in All the Books',
      'Holding Fast to the Book',
      'A Guarded Book',
      'The Torah',
    ],
    roots: 'صدق همن',
  },
  {
    section: 'faithInBook',
    turkishTitle: 'Kitaba Sarılmak',
    englishTitle: 'Holding Fast to the Book',
    turkishNote:
      'Kur’an, kitap verilenlerden ne istendiğini anlatır: ona sımsıkı sarılmak, içindekini akılda tutmak, onu hakkıyla okumak (7:170; 2:63; 2:121). Kendilerine yüklenen kitabın gereğini yapmayanları, sırtında kitaplar taşıyan bir merkebe benzetir (62:5). Allah, kitap verilenlerden onu insanlara açıklayacaklarına ve gizlemeyeceklerine dair söz almıştır (3:187). Kitaptan bir şeyi gizleyenler, sözlerin yerini değiştirenler, kendi yazdıklarına “Bu, Allah katındandır” diyenler ağır bir dille uyarılır (2:174; 5:13; 2:79). Tövbe edip düzelen ve gizlediğini açıklayan kimse içinse kapı açıktır (2:160). Kur’an’a inananlara da öncekilerin hâli hatırlatılır: Zaman geçtikçe kalpleri katılaşmasın (57:16).',
    englishNote:
      'The Qur’an tells what is asked of those who are given the Book: to hold fast to it, to keep in mind what is in it, and to recite it as it ought to be recited (7:170; 2:63; 2:121). Those who were charged with the Book and did not act on it are likened to a donkey carrying a load of books (62:5). Allah took a pledge from those given the Book that they would make it clear to people and not hide it (3:187). Those who hide any of it, who move words from their places, or who say “this is from Allah” of what their own hands wrote, are warned in strong terms (2:174; 5:13; 2:79). But for whoever repents, puts things right and makes plain what was hidden, the door is open (2:160). Believers in the Qur’an are reminded of those before them too: their hearts must not grow hard as time goes by (57:16).',
    verses:
      '7:170 2:63 19:12 43:43-44 6:155 35:29-30 2:121 3:79 3:199 2:44 62:5 57:16 3:187 2:42 2:174 2:79 3:78 5:13 7:169 2:159-160',
    turkishSynonyms:
      'tahrif, kitapla amel etmek, gerçeği gizlemek, hakkı gizlemek, kitap yüklü merkep, kutsal kitabı değiştirmek, kendi yazdığını allah’a mal etmek',
    englishSynonyms:
      'tahrif, following scripture, hiding the truth, donkey carrying books, distorting scripture, altering scripture, concealing revelation, changing the words of scripture',
    related: [
      'The Covenant of the Children of Israel',
      'The People of the Book',
      'Reciting and Listening',
      'Promises and Covenants',
      'Truthfulness',
    ],
    roots: 'مسك كتم حرف',
  },
];
