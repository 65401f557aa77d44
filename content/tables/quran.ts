/** Names of the Qur'an (table 1) and adjectives that describe it (table 25). */
import type { ElementSource } from './element';

/** Nouns that the Qur'an uses for itself. */
export const quranNames: readonly ElementSource[] = [
  {
    arabicName: 'الْقُرْآن',
    turkish: {
      label: 'Kur’ân',
      grammaticalType: 'özel isim',
      nameInQuran: 'el-Kur’ân',
      translation: 'okuma, okunan',
      meaning:
        'Kitabın en bilinen adıdır. Okumak anlamındaki kökten gelir; hem okunan sözü hem de okuma işini anlatır: 17:78’de tan vaktindeki okuyuş, 75:17-18’de vahyin okunuşu için kullanılır.',
    },
    english: {
      label: 'al-Qur’an',
      grammaticalType: 'proper noun',
      nameInQuran: 'al-Qur’an',
      translation: 'the Recitation',
      meaning:
        'The best-known name of the book. It comes from a root meaning to read or recite and covers both what is recited and the act of reciting: in 17:78 it is the recitation at dawn, in 75:17-18 the reading out of the revelation.',
    },
    occurrences: [{ words: 'قرءان+|قرءانا|قرءنا' }],
  },
  {
    arabicName: 'الْكِتَاب',
    turkish: {
      label: 'Kitâb',
      grammaticalType: 'isim',
      nameInQuran: 'el-Kitâb',
      translation: 'kitap, yazılı olan',
      meaning:
        'Vahyin yazılan ve bir araya getirilen söz oluşunu öne çıkaran addır. Aynı kelime önceki kitaplar, amel defteri ve Allah katındaki kayıt için de geçer; burada yalnız Kur’an’ın anlaşıldığı yerler işaretlidir.',
    },
    english: {
      label: 'al-Kitab',
      grammaticalType: 'noun',
      nameInQuran: 'al-Kitab',
      translation: 'the Book',
      meaning:
        'This name brings out that the revelation is written and gathered together. The same word also stands for earlier scriptures, for the record of deeds and for the record kept with Allah; only the places understood as the Qur’an are marked here.',
    },
    occurrences: [
      {
        words: 'كتب|كتبا|كتاب',
        in: '2:2 2:89:3 2:129 2:151 2:231 3:3 3:7 3:164 4:105 4:113 4:127:12 4:136:7 4:140 5:15:22 5:48:3 6:92 6:114:9 6:155 7:2 7:52 7:196 10:1 11:1 12:1 13:1 14:1 15:1 16:64 16:89 18:1 18:27 19:16 19:41 19:51 19:54 19:56 21:10 26:2 27:1 28:2 28:86 29:45 29:47:4 29:51 31:2 32:2 35:29 35:31 35:32 38:29 39:1 39:2 39:23 39:41 40:2 40:70 41:3 41:41 42:52 43:2 44:2 45:2 46:2 46:12:8 46:30 62:2',
      },
    ],
  },
  {
    arabicName: 'الْفُرْقَان',
    turkish: {
      label: 'Furkân',
      grammaticalType: 'isim',
      nameInQuran: 'el-Furkân',
      translation: 'ayıran ölçü',
      meaning:
        'Doğruyu yanlıştan ayıran demektir. 25:1’de ve çoğunluğa göre 3:4’te Kur’an’ın adıdır, 2:185’te onun getirdiğini anlatır; aynı kelime Musa’ya verilen için de kullanılır (2:53, 21:48).',
    },
    english: {
      label: 'al-Furqan',
      grammaticalType: 'noun',
      nameInQuran: 'al-Furqan',
      translation: 'the Criterion',
      meaning:
        'What separates right from wrong. In 25:1, and in most readings of 3:4, it names the Qur’an, and in 2:185 it tells what the Qur’an brings; the same word is used of what was given to Moses (2:53, 21:48).',
    },
    occurrences: [{ words: 'فرقان', in: '2:185 3:4 25:1' }],
  },
  {
    arabicName: 'الذِّكْر',
    turkish: {
      label: 'Zikr',
      grammaticalType: 'isim',
      nameInQuran: 'ez-Zikr',
      translation: 'hatırlatma, öğüt',
      meaning:
        'İnsana bildiğini ve unuttuğunu hatırlatan söz. Kelime anma ve şeref anlamlarını da taşır; burada indirilen vahyi anlattığı yerler işaretlidir.',
    },
    english: {
      label: 'adh-Dhikr',
      grammaticalType: 'noun',
      nameInQuran: 'adh-Dhikr',
      translation: 'the Reminder',
      meaning:
        'Words that remind people of what they know and forget. The term can also mean remembrance and honor; the places marked here are those where it stands for the revelation sent down.',
    },
    occurrences: [
      {
        words: 'ذكر|ذكرا|ذكرى',
        in: '3:58 12:104 15:6 15:9 16:44 20:99 21:2 21:24:10 21:50 25:29 26:5 36:11 36:69 38:8 38:87 41:41 43:5 43:44 65:10 68:51 68:52 81:27',
      },
    ],
  },
  {
    arabicName: 'التَّذْكِرَة',
    turkish: {
      label: 'Tezkire',
      grammaticalType: 'isim',
      nameInQuran: 'tezkire',
      translation: 'öğüt, hatırlatma',
      meaning:
        'Dileyenin ders alacağı öğüt demektir (80:11-12). 20:2-3 Kur’an’ın sıkıntı vermek için değil, öğüt olarak indirildiğini söyler.',
    },
    english: {
      label: 'Tadhkirah',
      grammaticalType: 'noun',
      nameInQuran: 'tadhkirah',
      translation: 'an admonition',
      meaning:
        'A reminder for whoever wishes to take it to heart (80:11-12). Verses 20:2-3 say that the Qur’an was sent down not to cause distress but as a reminder.',
    },
    occurrences: [
      {
        words: 'تذكرة',
        except: [
          {
            in: '56:73',
            turkish: 'Öğüt olduğu söylenen, insanların yaktığı ateştir.',
            english: 'What is called a reminder is the fire that people kindle.',
          },
          {
            in: '69:12',
            turkish: 'Öğüt olduğu söylenen, insanların gemide taşınmasıdır.',
            english: 'What is called a reminder is that people were carried in the ship.',
          },
        ],
      },
    ],
  },
  {
    arabicName: 'التَّنْزِيل',
    turkish: {
      label: 'Tenzîl',
      grammaticalType: 'mastar',
      nameInQuran: 'tenzîl',
      translation: 'indirme, indirilen',
      meaning:
        'Kur’an’ın âlemlerin Rabbi katından indirildiğini bildiren addır. Pek çok sure kitabı bu kelimeyle tanıtarak başlar.',
    },
    english: {
      label: 'Tanzil',
      grammaticalType: 'verbal noun',
      nameInQuran: 'tanzil',
      translation: 'the sending down',
      meaning:
        'A name stating that the Qur’an is sent down from the Lord of all beings. Several surahs open by introducing the book with this word.',
    },
    occurrences: [
      {
        words: 'تنزيل|تنزيلا',
        except: [
          {
            in: '17:106 76:23',
            turkish: 'Ad değil, “indirmek” fiilini pekiştiren mastardır.',
            english: 'Not a name, but the verbal noun that strengthens the verb “send down”.',
          },
          {
            in: '25:25',
            turkish: 'Meleklerin indirilmesi için söylenir.',
            english: 'Said of the sending down of the angels.',
          },
        ],
      },
    ],
  },
  {
    arabicName: 'الْوَحْي',
    turkish: {
      label: 'Vahy',
      grammaticalType: 'isim',
      nameInQuran: 'el-vahy',
      translation: 'vahiy',
      meaning:
        'Allah’ın peygambere bildirdiği söz. 21:45’te Peygamber’in uyarısının kaynağı, 53:4’te söylediğinin ne olduğu bu kelimeyle anlatılır; 20:114 vahyi tamamlanmadan Kur’an’ı okumakta acele etmemesini ister.',
    },
    english: {
      label: 'al-Wahy',
      grammaticalType: 'noun',
      nameInQuran: 'al-wahy',
      translation: 'the revelation',
      meaning:
        'What Allah makes known to a prophet. In 21:45 it is the source of the Prophet’s warning, and in 53:4 it tells what his message is; 20:114 asks him not to hurry with the Qur’an before its revelation to him is complete.',
    },
    occurrences: [
      { words: 'وحى', in: '21:45 53:4:4' },
      { words: 'وحيه', in: '20:114' },
    ],
  },
  {
    arabicName: 'كَلَامُ اللَّه',
    turkish: {
      label: 'Kelâmullah',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'kelâmullâh',
      translation: 'Allah’ın sözü',
      meaning:
        'Kur’an’ın Allah’ın sözü oluşunu doğrudan söyleyen ad. 9:6, korunma isteyen müşrike Allah’ın sözünü işitmesi için fırsat verilmesini ister.',
    },
    english: {
      label: 'Kalam Allah',
      grammaticalType: 'genitive construction',
      nameInQuran: 'kalam Allah',
      translation: 'the word of Allah',
      meaning:
        'A name that says directly that the Qur’an is Allah’s word. Verse 9:6 asks that an idolater who seeks protection be given the chance to hear it.',
    },
    occurrences: [{ words: 'كلم', in: '9:6' }],
  },
  {
    arabicName: 'الْقَوْل',
    turkish: {
      label: 'Kavl',
      grammaticalType: 'isim',
      nameInQuran: 'el-kavl',
      translation: 'söz',
      meaning:
        'Söylenen söz. Kur’an kendisini ardı ardına ulaştırılan (28:51), ağır (73:5) ve ayırt edici (86:13) bir söz olarak anlatır; 69:40 ve 81:19’da onu değerli bir elçinin dile getirdiği belirtilir.',
    },
    english: {
      label: 'al-Qawl',
      grammaticalType: 'noun',
      nameInQuran: 'al-qawl',
      translation: 'the word',
      meaning:
        'What is spoken. The Qur’an describes itself as a word conveyed step by step (28:51), a weighty word (73:5) and a decisive one (86:13); 69:40 and 81:19 say that it is spoken by a noble messenger.',
    },
    occurrences: [{ words: 'قول|قولا', in: '23:68 28:51 69:40 73:5 81:19 86:13' }],
  },
  {
    arabicName: 'الْحَدِيث',
    turkish: {
      label: 'Hadîs',
      grammaticalType: 'isim',
      nameInQuran: 'el-hadîs',
      translation: 'söz, haber',
      meaning:
        'Söz ve anlatı demektir. Bu ayetlerde “bu söz” diye Kur’an gösterilir; ona karşı gösterilen şaşkınlık, hafife alma ve yalanlama dile getirilir.',
    },
    english: {
      label: 'al-Hadith',
      grammaticalType: 'noun',
      nameInQuran: 'al-hadith',
      translation: 'the discourse',
      meaning:
        'Speech or account. In these verses “this discourse” points to the Qur’an and to the amazement, neglect or denial it met with.',
    },
    occurrences: [{ words: 'حديث', in: '18:6 53:59 56:81 68:44' }],
  },
  {
    arabicName: 'أَحْسَنُ الْحَدِيث',
    turkish: {
      label: 'Ahsenü’l-hadîs',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'ahsene’l-hadîs',
      translation: 'sözün en güzeli',
      meaning:
        'Allah’ın sözün en güzelini, uyumlu ve tekrarlanan bir kitap olarak indirdiğini söyleyen 39:23’te geçer.',
    },
    english: {
      label: 'Ahsan al-Hadith',
      grammaticalType: 'genitive construction',
      nameInQuran: 'ahsan al-hadith',
      translation: 'the best of discourse',
      meaning:
        'It occurs in 39:23, which says that Allah has sent down the best of discourse, a book consistent and repeating.',
    },
    occurrences: [{ words: 'احسن حديث', in: '39:23' }],
  },
  {
    arabicName: 'النُّور',
    turkish: {
      label: 'Nûr',
      grammaticalType: 'isim',
      nameInQuran: 'en-nûr',
      translation: 'ışık',
      meaning:
        'Yolu aydınlatan ışık. Kur’an bu ayetlerde insanlara indirilen ve doğru yolu gösteren bir ışık olarak anılır; 5:15’teki nur ise kimine göre Kur’an, kimine göre Peygamber’dir.',
    },
    english: {
      label: 'an-Nur',
      grammaticalType: 'noun',
      nameInQuran: 'an-nur',
      translation: 'the light',
      meaning:
        'Light that shows the way. In these verses the Qur’an is a light sent down to guide people; the light of 5:15 is taken by some as the Qur’an and by others as the Prophet.',
    },
    occurrences: [{ words: 'نور|نورا', in: '4:174 7:157 42:52 64:8' }],
  },
  {
    arabicName: 'الْهُدَى',
    turkish: {
      label: 'Hüdâ',
      grammaticalType: 'isim',
      nameInQuran: 'el-hüdâ',
      translation: 'hidayet, yol gösterme',
      meaning:
        'Doğru yolu gösteren demektir. Kur’an bunu kendisi için sık sık söyler: insanlar için, sakınanlar için, inananlar için yol göstericidir.',
    },
    english: {
      label: 'al-Huda',
      grammaticalType: 'noun',
      nameInQuran: 'al-huda',
      translation: 'guidance',
      meaning:
        'What shows the right way. The Qur’an often says this of itself: it is guidance for people, for the God-conscious, for those who believe.',
    },
    occurrences: [
      {
        words: 'هدى',
        in: '2:2 2:97 2:185:7 3:138 6:157:16 7:52 7:203 10:57 12:111 16:64 16:89 16:102 27:2 27:77 31:3 39:23 41:44 45:11 45:20 72:13',
      },
    ],
  },
  {
    arabicName: 'الرَّحْمَة',
    turkish: {
      label: 'Rahmet',
      grammaticalType: 'isim',
      nameInQuran: 'rahmet',
      translation: 'merhamet, rahmet',
      meaning:
        'Kur’an’ın Allah’ın kullarına acımasının bir eseri olduğunu anlatır. Çoğu kez hidayet kelimesiyle yan yana gelir.',
    },
    english: {
      label: 'Rahmah',
      grammaticalType: 'noun',
      nameInQuran: 'rahmah',
      translation: 'mercy',
      meaning:
        'It says that the Qur’an is an act of Allah’s compassion toward people. Most often it stands beside the word guidance.',
    },
    occurrences: [
      {
        words: 'رحمة',
        in: '6:157 7:52 7:203 10:57 12:111 16:64 16:89 17:82 27:77 29:51 31:3 45:20',
      },
    ],
  },
  {
    arabicName: 'الشِّفَاء',
    turkish: {
      label: 'Şifâ',
      grammaticalType: 'isim',
      nameInQuran: 'şifâ',
      translation: 'iyileştirme, şifa',
      meaning:
        'Kur’an’ın gönüllerdeki dertlere iyi geldiğini anlatır (10:57). 17:82 ve 41:44 bu şifanın inananlar için olduğunu söyler.',
    },
    english: {
      label: 'Shifa',
      grammaticalType: 'noun',
      nameInQuran: 'shifa',
      translation: 'healing',
      meaning:
        'The Qur’an is a cure for what is in the hearts (10:57). Verses 17:82 and 41:44 say that this healing is for those who believe.',
    },
    occurrences: [{ words: 'شفاء', in: '10:57 17:82 41:44' }],
  },
  {
    arabicName: 'الْمَوْعِظَة',
    turkish: {
      label: 'Mev’iza',
      grammaticalType: 'isim',
      nameInQuran: 'mev’iza',
      translation: 'öğüt',
      meaning:
        'Kalbi yumuşatan ve kötülükten alıkoyan öğüt. Kur’an insanlara Rablerinden gelen bir öğüt diye tanıtılır.',
    },
    english: {
      label: 'Mawʿizah',
      grammaticalType: 'noun',
      nameInQuran: 'mawʿizah',
      translation: 'counsel',
      meaning:
        'Counsel that softens the heart and holds it back from wrong. The Qur’an is presented as counsel that has come to people from their Lord.',
    },
    occurrences: [{ words: 'موعظة', in: '3:138 10:57 11:120 24:34' }],
  },
  {
    arabicName: 'الْحَقّ',
    turkish: {
      label: 'Hak',
      grammaticalType: 'isim',
      nameInQuran: 'el-hakk',
      translation: 'gerçek',
      meaning:
        'Doğru ve gerçek olan. Burada, gelen vahyin gerçeğin ta kendisi olduğunu söyleyen ayetler işaretlidir; kelime başka yerlerde Allah’ın adı, hak ve doğru söz anlamlarına da gelir.',
    },
    english: {
      label: 'al-Haqq',
      grammaticalType: 'noun',
      nameInQuran: 'al-haqq',
      translation: 'the truth',
      meaning:
        'What is true and real. Marked here are verses saying that the revelation that has come is the truth; elsewhere the word is a name of Allah or means a right or a true statement.',
    },
    occurrences: [
      {
        words: 'حق',
        in: '2:91 5:48:24 5:83 5:84 6:5 6:66 8:32 10:94 10:108 11:17 13:1 13:19 18:29 22:54 28:48 28:53 29:68 32:3 34:6 34:43 35:31 41:53 43:29 43:30 46:7 47:2 50:5 57:16 60:1:17 69:51',
      },
    ],
  },
  {
    arabicName: 'الْبَيَان',
    turkish: {
      label: 'Beyân',
      grammaticalType: 'isim',
      nameInQuran: 'beyân',
      translation: 'açıklama',
      meaning:
        '3:138’de “Bu, insanlar için bir açıklamadır” denir. Sözün çoğunlukla Kur’an’ı gösterdiği kabul edilir.',
    },
    english: {
      label: 'Bayan',
      grammaticalType: 'noun',
      nameInQuran: 'bayan',
      translation: 'a clear statement',
      meaning:
        'Verse 3:138 says “This is a clear statement to people”. The words are mostly taken to point to the Qur’an.',
    },
    occurrences: [{ words: 'بيان', in: '3:138' }],
  },
  {
    arabicName: 'التِّبْيَان',
    turkish: {
      label: 'Tibyân',
      grammaticalType: 'isim',
      nameInQuran: 'tibyân',
      translation: 'tam açıklama',
      meaning:
        'Bir şeyi iyice açıklamak demektir. 16:89, kitabın her şeyi açıklamak üzere indirildiğini söyler.',
    },
    english: {
      label: 'Tibyan',
      grammaticalType: 'noun',
      nameInQuran: 'tibyan',
      translation: 'full clarification',
      meaning:
        'To make a thing thoroughly clear. Verse 16:89 says that the Book was sent down to make all things clear.',
    },
    occurrences: [{ words: 'تبينا', in: '16:89' }],
  },
  {
    arabicName: 'التَّفْصِيل',
    turkish: {
      label: 'Tafsîl',
      grammaticalType: 'mastar',
      nameInQuran: 'tafsîl',
      translation: 'ayrıntılı açıklama',
      meaning:
        'Bölüm bölüm, ayrıntısıyla açıklama. 10:37 ve 12:111 Kur’an’ın öncekini doğruladığını ve ayrıntılı biçimde açıkladığını bildirir.',
    },
    english: {
      label: 'Tafsil',
      grammaticalType: 'verbal noun',
      nameInQuran: 'tafsil',
      translation: 'detailed explanation',
      meaning:
        'Explanation part by part. Verses 10:37 and 12:111 say that the Qur’an confirms what came before and sets things out in detail.',
    },
    occurrences: [{ words: 'تفصيل', in: '10:37 12:111' }],
  },
  {
    arabicName: 'الْبَيِّنَة',
    turkish: {
      label: 'Beyyine',
      grammaticalType: 'isim',
      nameInQuran: 'beyyine',
      translation: 'açık delil',
      meaning:
        'Gerçeği apaçık ortaya koyan delil. 6:157’de insanlara Rablerinden gelen delil, 20:133’te önceki sahifelerde olanın delili olarak Kur’an’ı anlatır.',
    },
    english: {
      label: 'Bayyinah',
      grammaticalType: 'noun',
      nameInQuran: 'bayyinah',
      translation: 'clear proof',
      meaning:
        'Proof that makes the truth plain. In 6:157 it is the proof that has come to people from their Lord, in 20:133 the proof of what the earlier scriptures hold; both are understood as the Qur’an.',
    },
    occurrences: [{ words: 'بينة', in: '6:157 20:133' }],
  },
  {
    arabicName: 'الْبُرْهَان',
    turkish: {
      label: 'Burhân',
      grammaticalType: 'isim',
      nameInQuran: 'burhân',
      translation: 'kesin delil',
      meaning:
        'Kuşku bırakmayan delil. 4:174’te insanlara Rablerinden gelen burhan, kimi müfessirlerce Kur’an, kimilerince Peygamber olarak anlaşılır.',
    },
    english: {
      label: 'Burhan',
      grammaticalType: 'noun',
      nameInQuran: 'burhan',
      translation: 'decisive proof',
      meaning:
        'Proof that leaves no doubt. The proof that has come to people from their Lord in 4:174 is understood by some exegetes as the Qur’an and by others as the Prophet.',
    },
    occurrences: [{ words: 'برهن', in: '4:174' }],
  },
  {
    arabicName: 'الْبَصَائِر',
    turkish: {
      label: 'Besâir',
      grammaticalType: 'çoğul isim',
      nameInQuran: 'besâir',
      translation: 'gönül gözünü açan deliller',
      meaning:
        'Basiretin, yani kalp ile görüp kavramanın çoğuludur. Kur’an’ın, bakana gerçeği gösteren deliller taşıdığını anlatır.',
    },
    english: {
      label: 'Basaʾir',
      grammaticalType: 'plural noun',
      nameInQuran: 'basaʾir',
      translation: 'insights',
      meaning:
        'Plural of a word for seeing with the heart. It says that the Qur’an holds proofs by which whoever looks may see the truth.',
    },
    occurrences: [{ words: 'بصائر|بصئر', in: '6:104 7:203 45:20' }],
  },
  {
    arabicName: 'الْبُشْرَى',
    turkish: {
      label: 'Büşrâ',
      grammaticalType: 'isim',
      nameInQuran: 'büşrâ',
      translation: 'müjde',
      meaning: 'Sevindiren haber. Kur’an, inananlara ve iyilik edenlere müjdedir.',
    },
    english: {
      label: 'Bushra',
      grammaticalType: 'noun',
      nameInQuran: 'bushra',
      translation: 'good news',
      meaning:
        'News that gladdens. The Qur’an is good news for those who believe and those who do good.',
    },
    occurrences: [{ words: 'بشرى', in: '2:97 16:89 16:102 27:2 46:12' }],
  },
  {
    arabicName: 'الْبَلَاغ',
    turkish: {
      label: 'Belâğ',
      grammaticalType: 'isim',
      nameInQuran: 'belâğ',
      translation: 'bildiri',
      meaning:
        'Ulaştırılan, duyurulan söz. 14:52’de “Bu, insanlara bir bildiridir” denir; 46:35’teki tek kelimelik cümle de çoğunlukla böyle anlaşılır.',
    },
    english: {
      label: 'Balagh',
      grammaticalType: 'noun',
      nameInQuran: 'balagh',
      translation: 'a proclamation',
      meaning:
        'A message that is delivered. Verse 14:52 says “This is a proclamation to people”; the one-word sentence in 46:35 is mostly understood in the same way.',
    },
    occurrences: [{ words: 'بلغ|بلغا', in: '14:52 21:106 46:35' }],
  },
  {
    arabicName: 'الْحِكْمَة',
    turkish: {
      label: 'Hikmet',
      grammaticalType: 'isim',
      nameInQuran: 'el-hikme',
      translation: 'hikmet',
      meaning:
        'Sağlam bilgi ve yerinde söz. 17:39 vahyedilen öğütleri hikmet diye anar; 54:5’teki “tam hikmet” çoğunlukla Kur’an ve içindeki haberler olarak anlaşılır.',
    },
    english: {
      label: 'al-Hikmah',
      grammaticalType: 'noun',
      nameInQuran: 'al-hikmah',
      translation: 'wisdom',
      meaning:
        'Sound knowledge and fitting speech. Verse 17:39 calls the counsels revealed there wisdom; the “far-reaching wisdom” of 54:5 is mostly understood as the Qur’an and its tidings.',
    },
    occurrences: [{ words: 'حكمة', in: '17:39 54:5' }],
  },
  {
    arabicName: 'الْحُكْم',
    turkish: {
      label: 'Hükm',
      grammaticalType: 'isim',
      nameInQuran: 'hükm',
      translation: 'hüküm',
      meaning: 'Karar ve hüküm. 13:37 Kur’an’ın Arapça bir hüküm olarak indirildiğini söyler.',
    },
    english: {
      label: 'Hukm',
      grammaticalType: 'noun',
      nameInQuran: 'hukm',
      translation: 'judgment',
      meaning:
        'Ruling or judgment. Verse 13:37 says that the Qur’an was sent down as a judgment in Arabic.',
    },
    occurrences: [{ words: 'حكما', in: '13:37' }],
  },
  {
    arabicName: 'الرُّوح',
    turkish: {
      label: 'Rûh',
      grammaticalType: 'isim',
      nameInQuran: 'rûh',
      translation: 'can, ruh',
      meaning:
        '42:52’de Peygamber’e vahyedilene “buyruğumuzdan bir ruh” denir. Bunun çoğunlukla Kur’an olduğu ve gönüllere hayat vermesinden dolayı böyle anıldığı söylenir.',
    },
    english: {
      label: 'Ruh',
      grammaticalType: 'noun',
      nameInQuran: 'ruh',
      translation: 'spirit',
      meaning:
        'Verse 42:52 calls what was revealed to the Prophet “a spirit from Our command”. It is mostly understood as the Qur’an, so named because it gives life to hearts.',
    },
    occurrences: [{ words: 'روحا', in: '42:52' }],
  },
  {
    arabicName: 'حَبْلُ اللَّه',
    turkish: {
      label: 'Hablullah',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'hablullâh',
      translation: 'Allah’ın ipi',
      meaning:
        '3:103 hep birlikte Allah’ın ipine sarılmayı ister. Bu ip çoğunlukla Kur’an, bazen de Allah’ın dini veya ahdi olarak açıklanır.',
    },
    english: {
      label: 'Habl Allah',
      grammaticalType: 'genitive construction',
      nameInQuran: 'habl Allah',
      translation: 'the rope of Allah',
      meaning:
        'Verse 3:103 asks people to hold fast together to Allah’s rope. It is mostly explained as the Qur’an, sometimes as Allah’s religion or covenant.',
    },
    occurrences: [{ words: 'حبل', in: '3:103' }],
  },
  {
    arabicName: 'النَّبَأُ الْعَظِيم',
    turkish: {
      label: 'Nebe’ün azîm',
      grammaticalType: 'sıfat tamlaması',
      nameInQuran: 'nebe’ün azîm',
      translation: 'büyük haber',
      meaning:
        '38:67’de “O, büyük bir haberdir” denir ve bununla çoğunlukla Kur’an anlaşılır. 78:2’deki büyük haber ise daha çok yeniden diriliş olarak açıklanır.',
    },
    english: {
      label: 'Naba ʿAzim',
      grammaticalType: 'noun with adjective',
      nameInQuran: 'naba ʿazim',
      translation: 'great news',
      meaning:
        'Verse 38:67 says “It is great news”, mostly understood of the Qur’an. The great news of 78:2 is more often explained as the resurrection.',
    },
    occurrences: [{ words: 'نبؤا عظيم', in: '38:67' }],
  },
  {
    arabicName: 'الصُّحُف',
    turkish: {
      label: 'Suhuf',
      grammaticalType: 'çoğul isim',
      nameInQuran: 'suhuf',
      translation: 'sayfalar',
      meaning:
        'Yazılı yapraklar. 98:2’de Peygamber’in okuduğu tertemiz sayfalar Kur’an’dır; 80:13-16’da öğüdün, seçkin elçilerin ellerindeki değerli sayfalarda bulunduğu söylenir.',
    },
    english: {
      label: 'Suhuf',
      grammaticalType: 'plural noun',
      nameInQuran: 'suhuf',
      translation: 'pages',
      meaning:
        'Written leaves. The purified pages the Messenger recites in 98:2 are the Qur’an; 80:13-16 says that the reminder is on honored pages in the hands of noble envoys.',
    },
    occurrences: [{ words: 'صحف|صحفا', in: '80:13 98:2' }],
  },
];

/** Adjectives that the Qur'an uses for itself, its verses and its pages. */
export const quranAdjectives: readonly ElementSource[] = [
  {
    arabicName: 'الْمَجِيد',
    turkish: {
      label: 'Mecîd',
      grammaticalType: 'sıfat',
      nameInQuran: 'el-mecîd',
      translation: 'şanı yüce',
      meaning:
        'Şerefi ve iyiliği bol olan. Kur’an 50:1’de ve 85:21’de bu sıfatla anılır; sıfat Allah hakkında da kullanılır.',
    },
    english: {
      label: 'Majid',
      grammaticalType: 'adjective',
      nameInQuran: 'al-majid',
      translation: 'glorious',
      meaning:
        'Rich in honor and goodness. The Qur’an is called so in 50:1 and 85:21; the adjective is also used of Allah.',
    },
    occurrences: [{ words: 'مجيد', in: '50:1 85:21' }],
  },
  {
    arabicName: 'الْكَرِيم',
    turkish: {
      label: 'Kerîm',
      grammaticalType: 'sıfat',
      nameInQuran: 'kerîm',
      translation: 'değerli, cömert',
      meaning: 'Değeri yüksek, hayrı çok olan. “Kur’ân-ı Kerîm” sözü 56:77’den gelir.',
    },
    english: {
      label: 'Karim',
      grammaticalType: 'adjective',
      nameInQuran: 'karim',
      translation: 'noble',
      meaning:
        'Of high worth and much good. The common expression “the Noble Qur’an” goes back to 56:77.',
    },
    occurrences: [{ words: 'كريم', in: '56:77' }],
  },
  {
    arabicName: 'الْعَظِيم',
    turkish: {
      label: 'Azîm',
      grammaticalType: 'sıfat',
      nameInQuran: 'el-azîm',
      translation: 'yüce, büyük',
      meaning:
        'Büyüklüğü kavrayışı aşan. 15:87 Peygamber’e verilenleri sayarken “yüce Kur’an” der.',
    },
    english: {
      label: 'ʿAzim',
      grammaticalType: 'adjective',
      nameInQuran: 'al-ʿazim',
      translation: 'great',
      meaning:
        'Of a greatness beyond measure. Verse 15:87, naming what was given to the Prophet, speaks of “the great Qur’an”.',
    },
    occurrences: [{ words: 'عظيم', in: '15:87' }],
  },
  {
    arabicName: 'الْعَزِيز',
    turkish: {
      label: 'Azîz',
      grammaticalType: 'sıfat',
      nameInQuran: 'azîz',
      translation: 'güçlü, eşsiz',
      meaning:
        'Yenilmeyen, erişilmez derecede değerli. 41:41-42 bu kitaba önünden de ardından da batılın yaklaşamayacağını söyler.',
    },
    english: {
      label: 'ʿAziz',
      grammaticalType: 'adjective',
      nameInQuran: 'ʿaziz',
      translation: 'mighty',
      meaning:
        'Unconquerable and precious beyond reach. Verses 41:41-42 say that falsehood cannot come to this Book from before it or behind it.',
    },
    occurrences: [{ words: 'عزيز', in: '41:41' }],
  },
  {
    arabicName: 'الْحَكِيم',
    turkish: {
      label: 'Hakîm',
      grammaticalType: 'sıfat',
      nameInQuran: 'el-hakîm',
      translation: 'hikmetli, sağlam',
      meaning:
        'Hikmet dolu ve sağlam kurulmuş demektir; hüküm veren anlamı da verilmiştir. Kur’an’ın sıfatı olarak beş yerde geçer.',
    },
    english: {
      label: 'Hakim',
      grammaticalType: 'adjective',
      nameInQuran: 'al-hakim',
      translation: 'wise',
      meaning:
        'Full of wisdom and firmly made; it has also been explained as one that judges. It occurs five times as an adjective of the Qur’an.',
    },
    occurrences: [{ words: 'حكيم', in: '3:58 10:1 31:2 36:2 43:4' }],
  },
  {
    arabicName: 'الْعَلِيّ',
    turkish: {
      label: 'Alî',
      grammaticalType: 'sıfat',
      nameInQuran: 'alî',
      translation: 'yüce',
      meaning:
        'Yeri ve değeri yüksek. 43:4 Kur’an’ın Allah katındaki ana kitapta yüce ve hikmetli olduğunu bildirir.',
    },
    english: {
      label: 'ʿAli',
      grammaticalType: 'adjective',
      nameInQuran: 'ʿali',
      translation: 'exalted',
      meaning:
        'High in place and worth. Verse 43:4 says that the Qur’an, in the Mother of the Book with Allah, is exalted and wise.',
    },
    occurrences: [{ words: 'على', in: '43:4:6' }],
  },
  {
    arabicName: 'الْمُبِين',
    turkish: {
      label: 'Mübîn',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'el-mübîn',
      translation: 'apaçık, açıklayan',
      meaning:
        'Hem kendisi açık olan hem de gerçeği açıklayan. Kitap, Kur’an ve nur adlarının yanında geçer.',
    },
    english: {
      label: 'Mubin',
      grammaticalType: 'active participle',
      nameInQuran: 'al-mubin',
      translation: 'clear, making clear',
      meaning:
        'Both clear in itself and making things clear. It accompanies the names Book, Qur’an and light.',
    },
    occurrences: [
      { words: 'مبين|مبينا', in: '4:174 5:15 12:1 15:1 26:2 27:1 28:2 36:69 43:2 44:2' },
    ],
  },
  {
    arabicName: 'الْمُبَارَك',
    turkish: {
      label: 'Mübârek',
      grammaticalType: 'ism-i mef’ûl',
      nameInQuran: 'mübârek',
      translation: 'bereketli',
      meaning:
        'Hayrı bol ve sürekli olan. Kur’an indirilmiş bereketli bir kitap ve öğüt diye anılır; 38:29 onun ayetleri üzerinde düşünülsün diye indirildiğini ekler.',
    },
    english: {
      label: 'Mubarak',
      grammaticalType: 'passive participle',
      nameInQuran: 'mubarak',
      translation: 'blessed',
      meaning:
        'Of abundant and lasting good. The Qur’an is called a blessed book and reminder sent down; 38:29 adds that it is there so that its verses may be pondered.',
    },
    occurrences: [{ words: 'مبارك|مبرك', in: '6:92 6:155 21:50 38:29' }],
  },
  {
    arabicName: 'الْعَرَبِيّ',
    turkish: {
      label: 'Arabî',
      grammaticalType: 'sıfat',
      nameInQuran: 'arabiyy',
      translation: 'Arapça',
      meaning:
        'Kur’an’ın dilini bildirir. Bu ayetler, anlaşılması ve düşünülmesi için Arapça indirildiğini söyler.',
    },
    english: {
      label: 'ʿArabi',
      grammaticalType: 'adjective',
      nameInQuran: 'ʿarabiyy',
      translation: 'Arabic',
      meaning:
        'It states the language of the Qur’an. These verses say that it came in Arabic so that it might be understood and reflected upon.',
    },
    occurrences: [
      {
        otherForms: {
          turkish: '“Dil” kelimesinin veya bir insanın sıfatıdır.',
          english: 'It describes the word “tongue”, or a person.',
        },
        words: 'عربيا',
        except: [
          {
            in: '46:12',
            turkish: 'Kur’an’ın değil, “dil” kelimesinin sıfatıdır.',
            english: 'It describes the word “tongue”, not the Qur’an itself.',
          },
        ],
      },
    ],
  },
  {
    arabicName: 'الْمُصَدِّق',
    turkish: {
      label: 'Musaddik',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'musaddik',
      translation: 'doğrulayan',
      meaning:
        'Kendinden önceki kitapların Allah’tan geldiğini doğrulayan. Kur’an’ın önceki vahiylerle bağını anlatan başlıca sıfattır.',
    },
    english: {
      label: 'Musaddiq',
      grammaticalType: 'active participle',
      nameInQuran: 'musaddiq',
      translation: 'confirming',
      meaning:
        'Confirming that the scriptures before it came from Allah. It is the chief word for how the Qur’an relates to earlier revelation.',
    },
    occurrences: [
      { words: 'مصدق|مصدقا', in: '2:41 2:89 2:91 2:97 3:3 4:47 5:48 6:92 35:31 46:12 46:30' },
    ],
  },
  {
    arabicName: 'الْمُهَيْمِن',
    turkish: {
      label: 'Müheymin',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'müheymin',
      translation: 'gözetip koruyan',
      meaning:
        'Gözeten, koruyan ve tanıklık eden. 5:48 Kur’an’ın önceki kitabı hem doğruladığını hem de gözettiğini söyler.',
    },
    english: {
      label: 'Muhaymin',
      grammaticalType: 'active participle',
      nameInQuran: 'muhaymin',
      translation: 'guarding',
      meaning:
        'Watching over, preserving and bearing witness. Verse 5:48 says that the Qur’an both confirms the earlier scripture and guards it.',
    },
    occurrences: [{ words: 'مهيمنا', in: '5:48' }],
  },
  {
    arabicName: 'الْقَيِّم',
    turkish: {
      label: 'Kayyim',
      grammaticalType: 'sıfat',
      nameInQuran: 'kayyim, kayyime',
      translation: 'dosdoğru',
      meaning:
        'Eğriliği bulunmayan, dosdoğru. 18:1-2’de kitapta hiçbir eğrilik bırakılmadığı sözünün ardından gelir; 98:2-3’te tertemiz sayfaların içindeki yazıları niteler.',
    },
    english: {
      label: 'Qayyim',
      grammaticalType: 'adjective',
      nameInQuran: 'qayyim, qayyimah',
      translation: 'upright',
      meaning:
        'Straight, with no crookedness. In 18:1-2 it follows the statement that no crookedness was placed in the Book; in 98:2-3 it describes the writings within the purified pages.',
    },
    occurrences: [
      { words: 'قيما', in: '18:2' },
      { words: 'قيمة', in: '98:3' },
    ],
  },
  {
    arabicName: 'غَيْرُ ذِي عِوَج',
    turkish: {
      label: 'Gayru zî ivec',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'gayra zî ivec',
      translation: 'eğriliği olmayan',
      meaning: 'Çelişkiden ve sapmadan uzak. 39:28 Arapça Kur’an’ı böyle niteler.',
    },
    english: {
      label: 'Ghayr Dhi ʿIwaj',
      grammaticalType: 'genitive construction',
      nameInQuran: 'ghayra dhi ʿiwaj',
      translation: 'without crookedness',
      meaning:
        'Free of contradiction and deviation. Verse 39:28 describes the Arabic Qur’an in this way.',
    },
    occurrences: [{ words: 'غير ذى عوج', in: '39:28' }],
  },
  {
    arabicName: 'ذُو الذِّكْر',
    turkish: {
      label: 'Zü’z-zikr',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'zi’z-zikr',
      translation: 'öğüt ve şeref sahibi',
      meaning:
        '38:1’deki yeminde Kur’an’ı niteler. Zikr kelimesi hem öğüt hem şeref anlamına geldiği için iki biçimde de açıklanır.',
    },
    english: {
      label: 'Dhu’dh-Dhikr',
      grammaticalType: 'genitive construction',
      nameInQuran: 'dhi’dh-dhikr',
      translation: 'full of reminder',
      meaning:
        'It describes the Qur’an in the oath of 38:1. As the word means both reminder and honor, it is explained in both ways.',
    },
    occurrences: [{ words: 'ذى ذكر', in: '38:1' }],
  },
  {
    arabicName: 'الْعَجَب',
    turkish: {
      label: 'Aceb',
      grammaticalType: 'mastar',
      nameInQuran: 'aceb',
      translation: 'hayranlık veren',
      meaning: 'Şaşılacak, hayran bırakan. 72:1’de Kur’an’ı dinleyen cinler onu böyle anlatır.',
    },
    english: {
      label: 'ʿAjab',
      grammaticalType: 'verbal noun',
      nameInQuran: 'ʿajab',
      translation: 'wondrous',
      meaning:
        'Amazing, wonderful. In 72:1 the jinn who have listened to the Qur’an describe it so.',
    },
    occurrences: [{ words: 'عجبا', in: '72:1' }],
  },
  {
    arabicName: 'الْمُفَصَّل',
    turkish: {
      label: 'Mufassal',
      grammaticalType: 'ism-i mef’ûl',
      nameInQuran: 'mufassal',
      translation: 'ayrıntılı açıklanmış',
      meaning:
        'Bölüm bölüm ve ayrıntısıyla ortaya konmuş. 6:114 kitabın böyle indirildiğini hatırlatarak Allah’tan başka hakem aranmayacağını söyler.',
    },
    english: {
      label: 'Mufassal',
      grammaticalType: 'passive participle',
      nameInQuran: 'mufassal',
      translation: 'set out in detail',
      meaning:
        'Presented part by part and in detail. Verse 6:114 recalls that the Book was sent down so and asks how anyone but Allah could be sought as judge.',
    },
    occurrences: [{ words: 'مفصلا', in: '6:114' }],
  },
  {
    arabicName: 'الْمُحْكَم',
    turkish: {
      label: 'Muhkem',
      grammaticalType: 'ism-i mef’ûl',
      nameInQuran: 'muhkemât',
      translation: 'sağlam, anlamı kesin',
      meaning:
        '3:7 ayetlerin bir kısmını muhkem diye niteler ve bunların kitabın temeli olduğunu söyler. Çoğunlukla anlamı açık, tek yoruma elverişli ayetler olarak anlaşılır. 47:20’de kelime bir sure için söylenir.',
    },
    english: {
      label: 'Muhkam',
      grammaticalType: 'passive participle',
      nameInQuran: 'muhkamat',
      translation: 'firm, definite in meaning',
      meaning:
        'Verse 3:7 calls some of the verses muhkam and says they are the foundation of the Book. They are mostly understood as verses whose meaning is plain and settled. In 47:20 the word is said of a surah.',
    },
    occurrences: [{ words: 'محكمت|محكمة', in: '3:7 47:20' }],
  },
  {
    arabicName: 'الْمُتَشَابِه',
    turkish: {
      label: 'Müteşâbih',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'müteşâbih',
      translation: 'birbirine benzeyen',
      meaning:
        '39:23’te kitabın bütünü için, parçaları birbirine benzeyen, uyumlu anlamındadır. 3:7’de ise muhkemin karşıtı olarak, anlamı birden çok yöne çekilebilen ayetler için kullanılır.',
    },
    english: {
      label: 'Mutashabih',
      grammaticalType: 'active participle',
      nameInQuran: 'mutashabih',
      translation: 'of like parts',
      meaning:
        'In 39:23 it is said of the whole book and means that its parts resemble and agree with one another. In 3:7, in contrast to muhkam, it is said of verses whose meaning can be taken in more than one way.',
    },
    occurrences: [{ words: 'متشبها|متشبهت', in: '3:7 39:23' }],
  },
  {
    arabicName: 'الْمَثَانِي',
    turkish: {
      label: 'Mesânî',
      grammaticalType: 'çoğul sıfat',
      nameInQuran: 'mesânî',
      translation: 'tekrarlanan, ikişerli',
      meaning:
        'Tekrar tekrar okunan veya konuları karşılıklı, ikişer ikişer anan. 39:23’te bütün kitabın sıfatıdır; 15:87’deki “yedi mesani” ise çoğunlukla Fâtiha suresi olarak anlaşılır.',
    },
    english: {
      label: 'Mathani',
      grammaticalType: 'plural adjective',
      nameInQuran: 'mathani',
      translation: 'repeating, in pairs',
      meaning:
        'Recited again and again, or naming things in pairs. In 39:23 it describes the whole book; the “seven mathani” of 15:87 are mostly understood as the surah al-Fatihah.',
    },
    occurrences: [{ words: 'مثانى', in: '39:23' }],
  },
  {
    arabicName: 'الْبَيِّنَات',
    turkish: {
      label: 'Beyyinât',
      grammaticalType: 'çoğul sıfat',
      nameInQuran: 'beyyinât',
      translation: 'apaçık',
      meaning:
        'Kur’an’ın ayetlerini niteler: anlamı ve doğruluğu açık. 2:185’te, doğru yolun açık delilleri olarak Kur’an’ın kendisi için söylenir.',
    },
    english: {
      label: 'Bayyinat',
      grammaticalType: 'plural adjective',
      nameInQuran: 'bayyinat',
      translation: 'clear',
      meaning:
        'It describes the verses of the Qur’an as clear in meaning and in truth. In 2:185 it is said of the Qur’an itself, as clear proofs of guidance.',
    },
    occurrences: [
      {
        words: 'بينت',
        in: '2:99 2:185 10:15 19:73 22:16 22:72 24:1 29:49 34:43 45:25 46:7 57:9 58:5',
      },
    ],
  },
  {
    arabicName: 'الْمُبَيِّنَات',
    turkish: {
      label: 'Mübeyyinât',
      grammaticalType: 'çoğul ism-i fâil',
      nameInQuran: 'mübeyyinât',
      translation: 'açıklayan',
      meaning: 'Gerçeği açıklayan ayetler için kullanılır. 24:34, 24:46 ve 65:11’de geçer.',
    },
    english: {
      label: 'Mubayyinat',
      grammaticalType: 'plural active participle',
      nameInQuran: 'mubayyinat',
      translation: 'making clear',
      meaning: 'Used of the verses that make the truth clear. It occurs in 24:34, 24:46 and 65:11.',
    },
    occurrences: [{ words: 'مبينت', in: '24:34 24:46 65:11' }],
  },
  {
    arabicName: 'الْبَشِير',
    turkish: {
      label: 'Beşîr',
      grammaticalType: 'sıfat',
      nameInQuran: 'beşîr',
      translation: 'müjdeleyen',
      meaning:
        'İyi haber veren. 41:3-4’te kitabın bilen bir topluluk için müjdeleyici ve uyarıcı olduğu söylenir; başka yerlerde peygamberlerin sıfatıdır.',
    },
    english: {
      label: 'Bashir',
      grammaticalType: 'adjective',
      nameInQuran: 'bashir',
      translation: 'bearing good news',
      meaning:
        'Bringing good news. Verses 41:3-4 say that the Book brings good news and warning to people who know; elsewhere the word describes prophets.',
    },
    occurrences: [{ words: 'بشيرا', in: '41:4' }],
  },
  {
    arabicName: 'النَّذِير',
    turkish: {
      label: 'Nezîr',
      grammaticalType: 'sıfat',
      nameInQuran: 'nezîr',
      translation: 'uyaran',
      meaning:
        'Tehlikeyi önceden haber veren. 41:4’te müjdeleyici sıfatıyla birlikte kitabı niteler.',
    },
    english: {
      label: 'Nadhir',
      grammaticalType: 'adjective',
      nameInQuran: 'nadhir',
      translation: 'warning',
      meaning:
        'Telling of danger beforehand. In 41:4 it describes the Book, together with the word for bearing good news.',
    },
    occurrences: [{ words: 'نذيرا', in: '41:4' }],
  },
  {
    arabicName: 'الثَّقِيل',
    turkish: {
      label: 'Sakîl',
      grammaticalType: 'sıfat',
      nameInQuran: 'sakîl',
      translation: 'ağır',
      meaning:
        '73:5 Peygamber’e indirilecek sözü ağır diye niteler. Bu ağırlık, sözün değeri ve yüklediği sorumluluk olarak açıklanır.',
    },
    english: {
      label: 'Thaqil',
      grammaticalType: 'adjective',
      nameInQuran: 'thaqil',
      translation: 'weighty',
      meaning:
        'Verse 73:5 calls the word that will be sent down to the Prophet weighty. The weight is explained as its worth and the responsibility it brings.',
    },
    occurrences: [{ words: 'ثقيلا', in: '73:5' }],
  },
  {
    arabicName: 'الْفَصْل',
    turkish: {
      label: 'Fasl',
      grammaticalType: 'mastar',
      nameInQuran: 'fasl',
      translation: 'ayırt eden, kesin',
      meaning:
        'Doğru ile yanlışı kesin biçimde ayıran. 86:13-14 Kur’an için “O, ayırt eden bir sözdür; şaka değildir” der.',
    },
    english: {
      label: 'Fasl',
      grammaticalType: 'verbal noun',
      nameInQuran: 'fasl',
      translation: 'decisive',
      meaning:
        'Separating right from wrong for good. Verses 86:13-14 say of the Qur’an: “It is a decisive word; it is no jest.”',
    },
    occurrences: [{ words: 'فصل', in: '86:13' }],
  },
  {
    arabicName: 'الْمُكَرَّم',
    turkish: {
      label: 'Mükerrem',
      grammaticalType: 'ism-i mef’ûl',
      nameInQuran: 'mükerrame',
      translation: 'değerli kılınmış',
      meaning:
        'Kendisine değer ve saygınlık verilmiş. 80:13’te öğüdün yazılı olduğu sayfaları niteler.',
    },
    english: {
      label: 'Mukarram',
      grammaticalType: 'passive participle',
      nameInQuran: 'mukarramah',
      translation: 'honored',
      meaning:
        'Given worth and dignity. In 80:13 it describes the pages on which the reminder is written.',
    },
    occurrences: [{ words: 'مكرمة', in: '80:13' }],
  },
  {
    arabicName: 'الْمَرْفُوع',
    turkish: {
      label: 'Merfû’',
      grammaticalType: 'ism-i mef’ûl',
      nameInQuran: 'merfûa',
      translation: 'yüceltilmiş',
      meaning:
        'Yeri ve değeri yüksek tutulmuş. 80:14 öğüdün bulunduğu sayfaların yüceltilmiş ve tertemiz olduğunu söyler.',
    },
    english: {
      label: 'Marfuʿ',
      grammaticalType: 'passive participle',
      nameInQuran: 'marfuʿah',
      translation: 'raised high',
      meaning:
        'Held high in place and rank. Verse 80:14 says that the pages of the reminder are raised high and purified.',
    },
    occurrences: [{ words: 'مرفوعة', in: '80:14' }],
  },
  {
    arabicName: 'الْمُطَهَّر',
    turkish: {
      label: 'Mutahhar',
      grammaticalType: 'ism-i mef’ûl',
      nameInQuran: 'mutahhara',
      translation: 'tertemiz',
      meaning: 'Her türlü kusurdan uzak tutulmuş. 80:14 ve 98:2’de Kur’an’ın sayfalarını niteler.',
    },
    english: {
      label: 'Mutahhar',
      grammaticalType: 'passive participle',
      nameInQuran: 'mutahharah',
      translation: 'purified',
      meaning:
        'Kept free of every blemish. In 80:14 and 98:2 it describes the pages of the Qur’an.',
    },
    occurrences: [{ words: 'مطهرة', in: '80:14 98:2' }],
  },
];
