/** Names of the angels (table 5). */
import type { ElementSource } from './element';

/** Names of angels, and words usually understood to mean angels. */
export const angelNames: readonly ElementSource[] = [
  {
    arabicName: 'الْمَلَك',
    turkish: {
      label: 'Melek',
      grammaticalType: 'isim',
      nameInQuran: 'melek, melâike',
      translation: 'melek',
      meaning:
        'Allah’ın buyruğunu yerine getiren, gözle görülmeyen varlık. Kelime elçilik anlamındaki bir kökle ilişkilendirilir; tekil, ikil ve çoğul geçer.',
    },
    english: {
      label: 'Malak',
      grammaticalType: 'noun',
      nameInQuran: 'malak, malaʾikah',
      translation: 'angel',
      meaning:
        'An unseen being that carries out Allah’s command. The word is connected with a root meaning to bear a message and occurs in the singular, dual and plural.',
    },
    occurrences: [
      { words: 'ملئكة|ملئكته' },
      {
        words: 'ملك|ملكا|ملكين',
        in: '2:102:20 6:8 6:9 6:50 7:20 11:12 11:31 12:31 17:95 25:7 53:26 69:17 89:22',
      },
    ],
  },
  {
    arabicName: 'جِبْرِيل',
    turkish: {
      label: 'Cibrîl',
      grammaticalType: 'özel isim',
      nameInQuran: 'Cibrîl',
      translation: 'Cebrail',
      meaning:
        'Vahiy getiren melek. 2:97 Kur’an’ı Allah’ın izniyle Peygamber’in kalbine onun indirdiğini söyler; adıyla üç yerde geçer.',
    },
    english: {
      label: 'Jibril',
      grammaticalType: 'proper noun',
      nameInQuran: 'Jibril',
      translation: 'Gabriel',
      meaning:
        'The angel who brings revelation. Verse 2:97 says that he brought the Qur’an down to the Prophet’s heart by Allah’s leave; he is named three times.',
    },
    occurrences: [{ words: 'جبريل' }],
  },
  {
    arabicName: 'مِيكَال',
    turkish: {
      label: 'Mîkâl',
      grammaticalType: 'özel isim',
      nameInQuran: 'Mîkâl',
      translation: 'Mikail',
      meaning:
        '2:98’de Cebrail ile birlikte adı anılan melek. Ayet, onlara düşman olanın Allah’a düşman olduğunu bildirir.',
    },
    english: {
      label: 'Mikal',
      grammaticalType: 'proper noun',
      nameInQuran: 'Mikal',
      translation: 'Michael',
      meaning:
        'The angel named together with Gabriel in 2:98. The verse says that whoever is their enemy is an enemy of Allah.',
    },
    occurrences: [{ words: 'ميكىل' }],
  },
  {
    arabicName: 'هَارُوت',
    turkish: {
      label: 'Hârût',
      grammaticalType: 'özel isim',
      nameInQuran: 'Hârût',
      translation: 'Harut',
      meaning:
        '2:102’de Babil’deki iki melekten biri olarak anılır. İkisi, “Biz ancak bir sınavız, sakın inkâr etme” demeden kimseye bir şey öğretmez. Ayetteki kelimeyi “iki hükümdar” diye okuyanlar da olmuştur.',
    },
    english: {
      label: 'Harut',
      grammaticalType: 'proper noun',
      nameInQuran: 'Harut',
      translation: 'Harut',
      meaning:
        'Named in 2:102 as one of the two angels in Babylon. The two teach no one without first saying “We are only a trial, so do not deny the truth.” A few have read the word in the verse as “two kings”.',
    },
    occurrences: [{ words: 'هروت' }],
  },
  {
    arabicName: 'مَارُوت',
    turkish: {
      label: 'Mârût',
      grammaticalType: 'özel isim',
      nameInQuran: 'Mârût',
      translation: 'Marut',
      meaning: '2:102’de Harut ile birlikte Babil’deki iki melekten biri olarak anılır.',
    },
    english: {
      label: 'Marut',
      grammaticalType: 'proper noun',
      nameInQuran: 'Marut',
      translation: 'Marut',
      meaning: 'Named in 2:102, together with Harut, as one of the two angels in Babylon.',
    },
    occurrences: [{ words: 'مروت' }],
  },
  {
    arabicName: 'مَالِك',
    turkish: {
      label: 'Mâlik',
      grammaticalType: 'özel isim',
      nameInQuran: 'Mâlik',
      translation: 'sahip, yönetici',
      meaning:
        '43:77’de cehennemdekilerin “Ey Malik!” diye seslendiği görevli; cehennemin başındaki melek olarak anlaşılır.',
    },
    english: {
      label: 'Malik',
      grammaticalType: 'proper noun',
      nameInQuran: 'Malik',
      translation: 'master, one in charge',
      meaning:
        'The one to whom those in Hell call “O Malik!” in 43:77; he is understood as the angel in charge of Hell.',
    },
    occurrences: [{ words: 'يملك', in: '43:77' }],
  },
  {
    arabicName: 'مَلَكُ الْمَوْت',
    turkish: {
      label: 'Melekü’l-mevt',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'melekü’l-mevt',
      translation: 'ölüm meleği',
      meaning:
        '32:11’de insanların canını almakla görevlendirilen melek. Kur’an ona özel bir ad vermez.',
    },
    english: {
      label: 'Malak al-Mawt',
      grammaticalType: 'genitive construction',
      nameInQuran: 'malak al-mawt',
      translation: 'the angel of death',
      meaning:
        'The angel entrusted with taking people’s souls in 32:11. The Qur’an gives him no proper name.',
    },
    occurrences: [{ words: 'ملك موت', in: '32:11' }],
  },
  {
    arabicName: 'الرُّوح',
    turkish: {
      label: 'Rûh',
      grammaticalType: 'isim',
      nameInQuran: 'er-rûh',
      translation: 'ruh',
      meaning:
        '70:4, 78:38 ve 97:4’te meleklerin yanında ayrıca anılır; çoğunlukla Cebrail olarak anlaşılır, başka yorumlar da vardır. 19:17’de Meryem’e insan biçiminde görünen elçidir.',
    },
    english: {
      label: 'ar-Ruh',
      grammaticalType: 'noun',
      nameInQuran: 'ar-ruh',
      translation: 'the Spirit',
      meaning:
        'In 70:4, 78:38 and 97:4 it is named alongside the angels; it is mostly understood as Gabriel, though there are other views. In 19:17 it is the envoy who appeared to Mary in human form.',
    },
    occurrences: [
      { words: 'روح', in: '70:4 78:38 97:4' },
      { words: 'روحنا', in: '19:17' },
    ],
  },
  {
    arabicName: 'رُوحُ الْقُدُس',
    turkish: {
      label: 'Rûhu’l-kudüs',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'rûhu’l-kudüs',
      translation: 'kutsal ruh',
      meaning:
        'Arınmış, kutsal ruh. 16:102’de Kur’an’ı indirendir; öteki yerlerde İsa’nın kendisiyle desteklendiği söylenir. Çoğunlukla Cebrail olarak anlaşılır.',
    },
    english: {
      label: 'Ruh al-Qudus',
      grammaticalType: 'genitive construction',
      nameInQuran: 'ruh al-qudus',
      translation: 'the Holy Spirit',
      meaning:
        'The pure and holy spirit. In 16:102 it brings down the Qur’an; in the other places Jesus is said to be strengthened with it. It is mostly understood as Gabriel.',
    },
    occurrences: [{ words: 'روح قدس' }],
  },
  {
    arabicName: 'الرُّوحُ الْأَمِين',
    turkish: {
      label: 'er-Rûhu’l-emîn',
      grammaticalType: 'sıfat tamlaması',
      nameInQuran: 'er-rûhu’l-emîn',
      translation: 'güvenilir ruh',
      meaning:
        '26:193’te vahyi Peygamber’in kalbine indiren güvenilir ruh. Cebrail olarak anlaşılır.',
    },
    english: {
      label: 'ar-Ruh al-Amin',
      grammaticalType: 'noun with adjective',
      nameInQuran: 'ar-ruh al-amin',
      translation: 'the trustworthy Spirit',
      meaning:
        'In 26:193, the trustworthy spirit that brought the revelation down to the Prophet’s heart. It is understood as Gabriel.',
    },
    occurrences: [{ words: 'روح امين', in: '26:193' }],
  },
  {
    arabicName: 'رَسُولٌ كَرِيم',
    turkish: {
      label: 'Resûl-i kerîm',
      grammaticalType: 'sıfat tamlaması',
      nameInQuran: 'resûl kerîm',
      translation: 'değerli elçi',
      meaning:
        '81:19-21’de güçlü, arşın sahibi katında itibarlı, sözü dinlenen ve güvenilir bir elçi anlatılır; çoğunlukla Cebrail olarak anlaşılır. Aynı söz 69:40’ta daha çok Muhammed için kabul edilir.',
    },
    english: {
      label: 'Rasul Karim',
      grammaticalType: 'noun with adjective',
      nameInQuran: 'rasul karim',
      translation: 'a noble messenger',
      meaning:
        'Verses 81:19-21 describe a messenger who is strong, honored by the Lord of the Throne, obeyed and trustworthy; he is mostly understood as Gabriel. The same words in 69:40 are more often taken as the Prophet Muhammad.',
    },
    occurrences: [{ words: 'رسول كريم', in: '81:19' }],
  },
  {
    arabicName: 'شَدِيدُ الْقُوَى',
    turkish: {
      label: 'Şedîdü’l-kuvâ',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'şedîdü’l-kuvâ',
      translation: 'güçleri çetin olan',
      meaning: '53:5’te Peygamber’e öğretenin niteliğidir. Çoğunlukla Cebrail olarak anlaşılır.',
    },
    english: {
      label: 'Shadid al-Quwa',
      grammaticalType: 'genitive construction',
      nameInQuran: 'shadid al-quwa',
      translation: 'the one mighty in power',
      meaning:
        'In 53:5 it describes the one who taught the Prophet. It is mostly understood as Gabriel.',
    },
    occurrences: [{ words: 'شديد قوى', in: '53:5' }],
  },
  {
    arabicName: 'ذُو مِرَّة',
    turkish: {
      label: 'Zû mirre',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'zû mirre',
      translation: 'üstün güç ve akıl sahibi',
      meaning:
        '53:6’da, önceki ayette anılan öğreticinin ikinci niteliğidir; çoğunlukla Cebrail olarak anlaşılır. Mirre hem güç hem de sağlam akıl diye açıklanır.',
    },
    english: {
      label: 'Dhu Mirrah',
      grammaticalType: 'genitive construction',
      nameInQuran: 'dhu mirrah',
      translation: 'endowed with strength',
      meaning:
        'In 53:6, the second description of the teacher mentioned in the verse before; he is mostly understood as Gabriel. Mirrah is explained both as strength and as soundness of mind.',
    },
    occurrences: [{ words: 'ذو مرة', in: '53:6' }],
  },
  {
    arabicName: 'الرُّسُل',
    turkish: {
      label: 'Rusül',
      grammaticalType: 'çoğul isim',
      nameInQuran: 'rusül',
      translation: 'elçiler',
      meaning:
        'Allah meleklerden de elçiler seçer (22:75). Kelime burada İbrahim’e ve Lut’a gelen, vahiy getiren, can alan ve yapılanları yazan melekler için kullanıldığı yerlerde işaretlidir.',
    },
    english: {
      label: 'ar-Rusul',
      grammaticalType: 'plural noun',
      nameInQuran: 'rusul',
      translation: 'messengers',
      meaning:
        'Allah chooses messengers from the angels too (22:75). The word is marked here where it is said of the angels who came to Abraham and Lot, bring revelation, take souls or write down what is done.',
    },
    occurrences: [
      {
        words: 'رسل|رسلا|رسلنا|رسول|رسولا',
        in: '6:61 7:37 10:21 11:69 11:77 11:81 19:19 22:75 29:31 29:33 35:1 42:51 43:80',
      },
    ],
  },
  {
    arabicName: 'الْمُرْسَلُون',
    turkish: {
      label: 'Mürselûn',
      grammaticalType: 'çoğul ism-i mef’ûl',
      nameInQuran: 'el-mürselûn',
      translation: 'gönderilenler',
      meaning:
        '15:57 ve 51:31’de İbrahim’in konuklarına seslenişinde, 15:61’de Lut’un ailesine gelişlerinde melekler böyle anılır.',
    },
    english: {
      label: 'al-Mursalun',
      grammaticalType: 'plural passive participle',
      nameInQuran: 'al-mursalun',
      translation: 'those sent',
      meaning:
        'The angels are called so when Abraham addresses his guests in 15:57 and 51:31, and when they come to the family of Lot in 15:61.',
    },
    occurrences: [{ words: 'مرسلون', in: '15:57 15:61 51:31' }],
  },
  {
    arabicName: 'الْحَفَظَة',
    turkish: {
      label: 'Hafaza',
      grammaticalType: 'çoğul isim',
      nameInQuran: 'hafaza',
      translation: 'koruyucular, gözetenler',
      meaning:
        '6:61’de insanların üzerine gönderilen koruyucular, 82:10’da yapılanları gözetenler. 86:4’teki koruyucu da çoğunlukla melek olarak anlaşılır.',
    },
    english: {
      label: 'Hafazah',
      grammaticalType: 'plural noun',
      nameInQuran: 'hafazah',
      translation: 'guardians',
      meaning:
        'The guardians sent over people in 6:61 and those who watch over their deeds in 82:10. The guardian of 86:4 is also mostly understood as an angel.',
    },
    occurrences: [
      { words: 'حفظة|حفظين', in: '6:61 82:10' },
      { words: 'حافظ', in: '86:4' },
    ],
  },
  {
    arabicName: 'الْمُعَقِّبَات',
    turkish: {
      label: 'Muakkıbât',
      grammaticalType: 'çoğul ism-i fâil',
      nameInQuran: 'muakkıbât',
      translation: 'ardı ardına gelenler',
      meaning:
        '13:11’de insanı önünden ve ardından izleyip gözetenler. Çoğunlukla nöbetleşe görev yapan melekler olarak anlaşılır.',
    },
    english: {
      label: 'Muʿaqqibat',
      grammaticalType: 'plural active participle',
      nameInQuran: 'muʿaqqibat',
      translation: 'those who follow in turn',
      meaning:
        'In 13:11, those who attend a person from before and behind and keep watch. They are mostly understood as angels who take turns.',
    },
    occurrences: [{ words: 'معقبت', in: '13:11' }],
  },
  {
    arabicName: 'كِرَامًا كَاتِبِين',
    turkish: {
      label: 'Kirâmen kâtibîn',
      grammaticalType: 'sıfat tamlaması',
      nameInQuran: 'kirâmen kâtibîn',
      translation: 'değerli yazıcılar',
      meaning:
        '82:11’de insanın yaptıklarını bilen ve yazan değerli melekler. Türkçede de bu adla anılırlar.',
    },
    english: {
      label: 'Kiraman Katibin',
      grammaticalType: 'noun with adjective',
      nameInQuran: 'kiraman katibin',
      translation: 'noble scribes',
      meaning: 'In 82:11, the noble angels who know what people do and write it down.',
    },
    occurrences: [{ words: 'كراما كتبين', in: '82:11' }],
  },
  {
    arabicName: 'الْمُتَلَقِّيَان',
    turkish: {
      label: 'Mütelakkiyân',
      grammaticalType: 'ikil ism-i fâil',
      nameInQuran: 'el-mütelakkiyân',
      translation: 'karşılayıp alan ikili',
      meaning: '50:17’de insanın sağında ve solunda oturup söz ve işlerini kaydeden iki melek.',
    },
    english: {
      label: 'al-Mutalaqqiyan',
      grammaticalType: 'dual active participle',
      nameInQuran: 'al-mutalaqqiyan',
      translation: 'the two receivers',
      meaning:
        'In 50:17, the two angels seated at a person’s right and left who take down words and deeds.',
    },
    occurrences: [{ words: 'متلقيان', in: '50:17' }],
  },
  {
    arabicName: 'الرَّقِيب',
    turkish: {
      label: 'Rakîb',
      grammaticalType: 'mübalağalı ism-i fâil',
      nameInQuran: 'rakîb',
      translation: 'gözetleyen',
      meaning:
        '50:18 insanın söylediği her sözün yanında hazır bir gözetleyici bulunduğunu bildirir. Ayetteki rakîb ve atîd tek bir görevlinin iki niteliği olduğu hâlde halk arasında iki meleğin adı sayılmıştır.',
    },
    english: {
      label: 'Raqib',
      grammaticalType: 'intensive participle',
      nameInQuran: 'raqib',
      translation: 'watcher',
      meaning:
        'Verse 50:18 says that by every word a person utters there is a watcher ready. Raqib and ʿatid in the verse describe one watcher, though popular usage has made them the names of two angels.',
    },
    occurrences: [{ words: 'رقيب', in: '50:18' }],
  },
  {
    arabicName: 'الْعَتِيد',
    turkish: {
      label: 'Atîd',
      grammaticalType: 'sıfat',
      nameInQuran: 'atîd',
      translation: 'hazır bulunan',
      meaning:
        '50:18’deki gözetleyicinin niteliğidir: her an hazır. Halk arasında ikinci yazıcı meleğin adı sayılmıştır.',
    },
    english: {
      label: 'ʿAtid',
      grammaticalType: 'adjective',
      nameInQuran: 'ʿatid',
      translation: 'ready at hand',
      meaning:
        'It describes the watcher of 50:18 as ever ready. Popular usage has taken it as the name of the second recording angel.',
    },
    occurrences: [{ words: 'عتيد', in: '50:18' }],
  },
  {
    arabicName: 'السَّائِق',
    turkish: {
      label: 'Sâik',
      grammaticalType: 'ism-i fâil',
      nameInQuran: 'sâik',
      translation: 'sevk eden',
      meaning:
        '50:21’de kıyamet günü her insanı götüren görevli. Çoğunlukla melek olarak anlaşılır.',
    },
    english: {
      label: 'Saʾiq',
      grammaticalType: 'active participle',
      nameInQuran: 'saʾiq',
      translation: 'one who drives',
      meaning:
        'In 50:21, the one who brings each person forward on the Day of Resurrection. Mostly understood as an angel.',
    },
    occurrences: [{ words: 'سائق', in: '50:21' }],
  },
  {
    arabicName: 'الشَّهِيد',
    turkish: {
      label: 'Şehîd',
      grammaticalType: 'mübalağalı ism-i fâil',
      nameInQuran: 'şehîd',
      translation: 'tanık',
      meaning:
        '50:21’de kıyamet günü her insanla gelen tanık. Çoğunlukla melek olarak anlaşılır; insanın kendi yaptıkları diyenler de vardır.',
    },
    english: {
      label: 'Shahid',
      grammaticalType: 'intensive participle',
      nameInQuran: 'shahid',
      translation: 'witness',
      meaning:
        'In 50:21, the witness who comes with each person on the Day of Resurrection. Mostly understood as an angel; some take it as the person’s own deeds.',
    },
    occurrences: [{ words: 'شهيد', in: '50:21' }],
  },
  {
    arabicName: 'السَّفَرَة',
    turkish: {
      label: 'Sefere',
      grammaticalType: 'çoğul isim',
      nameInQuran: 'sefere',
      translation: 'yazıcılar, elçiler',
      meaning:
        '80:15’te Kur’an’ın sayfalarını ellerinde tutanlar. Çoğunlukla melekler olarak anlaşılır.',
    },
    english: {
      label: 'Safarah',
      grammaticalType: 'plural noun',
      nameInQuran: 'safarah',
      translation: 'scribes, envoys',
      meaning:
        'In 80:15, those in whose hands are the pages of the Qur’an. They are mostly understood as the angels.',
    },
    occurrences: [{ words: 'سفرة', in: '80:15' }],
  },
  {
    arabicName: 'الْبَرَرَة',
    turkish: {
      label: 'Berere',
      grammaticalType: 'çoğul sıfat',
      nameInQuran: 'berere',
      translation: 'iyiler, erdemliler',
      meaning:
        '80:16’da sayfaları taşıyan seçkin elçilerin niteliğidir. Çoğunlukla melekler olarak anlaşılır.',
    },
    english: {
      label: 'Bararah',
      grammaticalType: 'plural adjective',
      nameInQuran: 'bararah',
      translation: 'the virtuous',
      meaning:
        'In 80:16 it describes the noble envoys who hold the pages. They are mostly understood as the angels.',
    },
    occurrences: [{ words: 'بررة', in: '80:16' }],
  },
  {
    arabicName: 'الْمُقَرَّبُون',
    turkish: {
      label: 'Mukarrebûn',
      grammaticalType: 'çoğul ism-i mef’ûl',
      nameInQuran: 'el-mukarrebûn',
      translation: 'yakın kılınanlar',
      meaning:
        '4:172’de Allah’a yakın melekler. 83:21’de iyilerin kaydına tanık olanlar da çoğunlukla melekler olarak anlaşılır; kelime başka yerlerde insanlar için geçer (56:11).',
    },
    english: {
      label: 'al-Muqarrabun',
      grammaticalType: 'plural passive participle',
      nameInQuran: 'al-muqarrabun',
      translation: 'those brought near',
      meaning:
        'In 4:172, the angels who are near to Allah. Those who witness the record of the righteous in 83:21 are also mostly understood as angels; elsewhere the word is said of people (56:11).',
    },
    occurrences: [{ words: 'مقربون', in: '4:172 83:21' }],
  },
  {
    arabicName: 'حَمَلَةُ الْعَرْش',
    turkish: {
      label: 'Hamele-i arş',
      grammaticalType: 'sıla cümlesi',
      nameInQuran: 'ellezîne yahmilûne’l-arş',
      translation: 'arşı taşıyanlar',
      meaning:
        '40:7’de arşı taşıyan ve müminler için bağışlanma dileyen melekler. 69:17’de kıyamet günü arşı taşıyanların sayısı sekiz olarak verilir.',
    },
    english: {
      label: 'Hamalat al-ʿArsh',
      grammaticalType: 'relative clause',
      nameInQuran: 'alladhina yahmiluna al-ʿarsh',
      translation: 'the bearers of the Throne',
      meaning:
        'In 40:7, the angels who bear the Throne and ask forgiveness for the believers. In 69:17 those who bear it on the Day of Resurrection number eight.',
    },
    occurrences: [
      { words: 'يحملون عرش', in: '40:7' },
      { words: 'يحمل عرش', in: '69:17' },
    ],
  },
  {
    arabicName: 'الْمَلَأُ الْأَعْلَى',
    turkish: {
      label: 'Mele-i a’lâ',
      grammaticalType: 'sıfat tamlaması',
      nameInQuran: 'el-meleü’l-a’lâ',
      translation: 'yüce topluluk',
      meaning:
        'Göklerdeki yüce topluluk. 37:8’de şeytanların dinleyemediği, 38:69’da aralarında konuştukları söylenen melekler topluluğu olarak anlaşılır.',
    },
    english: {
      label: 'al-Mala al-Aʿla',
      grammaticalType: 'noun with adjective',
      nameInQuran: 'al-mala al-aʿla',
      translation: 'the highest assembly',
      meaning:
        'The high assembly of the heavens. It is understood as the company of angels to whom the devils cannot listen in 37:8 and who talk among themselves in 38:69.',
    },
    occurrences: [{ words: 'ملا اعلى', in: '37:8 38:69' }],
  },
  {
    arabicName: 'عِبَادٌ مُكْرَمُون',
    turkish: {
      label: 'İbâdün mükremûn',
      grammaticalType: 'sıfat tamlaması',
      nameInQuran: 'ibâdün mükremûn',
      translation: 'değerli kullar',
      meaning:
        '21:26’da, Allah’ın çocukları olduğu ileri sürülen melekler için “Onlar değerli kullardır” denir.',
    },
    english: {
      label: 'ʿIbad Mukramun',
      grammaticalType: 'noun with adjective',
      nameInQuran: 'ʿibad mukramun',
      translation: 'honored servants',
      meaning:
        'In 21:26 the angels, claimed by some to be Allah’s children, are called honored servants.',
    },
    occurrences: [{ words: 'عباد مكرمون', in: '21:26' }],
  },
  {
    arabicName: 'الْجُنُود',
    turkish: {
      label: 'Cünûd',
      grammaticalType: 'çoğul isim',
      nameInQuran: 'cünûd',
      translation: 'ordular',
      meaning:
        '9:26, 9:40 ve 33:9’da müminlerin yardımına gönderilen “görmediğiniz ordular” çoğunlukla melekler olarak anlaşılır. 74:31 Rabbin ordularını ancak kendisinin bildiğini söyler.',
    },
    english: {
      label: 'Junud',
      grammaticalType: 'plural noun',
      nameInQuran: 'junud',
      translation: 'hosts',
      meaning:
        'The “hosts you did not see” sent to help the believers in 9:26, 9:40 and 33:9 are mostly understood as angels. Verse 74:31 says that none knows the hosts of the Lord but He.',
    },
    occurrences: [{ words: 'جنود|جنودا', in: '9:26 9:40 33:9:14 74:31' }],
  },
  {
    arabicName: 'الْخَزَنَة',
    turkish: {
      label: 'Hazene',
      grammaticalType: 'çoğul isim',
      nameInQuran: 'hazene',
      translation: 'bekçiler',
      meaning:
        'Cennetin ve cehennemin kapılarındaki görevli melekler. Gelenleri karşılar, onlarla konuşurlar.',
    },
    english: {
      label: 'Khazanah',
      grammaticalType: 'plural noun',
      nameInQuran: 'khazanah',
      translation: 'keepers',
      meaning:
        'The angels in charge at the gates of Paradise and of Hell. They meet those who arrive and speak with them.',
    },
    occurrences: [
      {
        otherForms: { turkish: 'İnsanlar için söylenir.', english: 'Said of people.' },
        words: 'خزنة|خزنتها',
      },
    ],
  },
  {
    arabicName: 'الزَّبَانِيَة',
    turkish: {
      label: 'Zebânî',
      grammaticalType: 'çoğul isim',
      nameInQuran: 'ez-zebâniye',
      translation: 'zebaniler',
      meaning:
        '96:18’de azgınlık edene karşı çağrılacağı bildirilen güçlü görevliler. Cehennem melekleri olarak anlaşılır.',
    },
    english: {
      label: 'az-Zabaniyah',
      grammaticalType: 'plural noun',
      nameInQuran: 'az-zabaniyah',
      translation: 'the guards of Hell',
      meaning:
        'The forceful guards who, in 96:18, will be called against the one who transgresses. They are understood as angels of Hell.',
    },
    occurrences: [{ words: 'زبانية' }],
  },
  {
    arabicName: 'الصَّافَّات',
    turkish: {
      label: 'Sâffât',
      grammaticalType: 'çoğul ism-i fâil',
      nameInQuran: 'es-sâffât',
      translation: 'saf saf dizilenler',
      meaning: '37:1’de üzerlerine yemin edilenler. Çoğunlukla melekler olarak anlaşılır.',
    },
    english: {
      label: 'as-Saffat',
      grammaticalType: 'plural active participle',
      nameInQuran: 'as-saffat',
      translation: 'those ranged in ranks',
      meaning: 'Those by whom 37:1 swears. They are mostly understood as the angels.',
    },
    occurrences: [{ words: 'صفت', in: '37:1' }],
  },
  {
    arabicName: 'الزَّاجِرَات',
    turkish: {
      label: 'Zâcirât',
      grammaticalType: 'çoğul ism-i fâil',
      nameInQuran: 'ez-zâcirât',
      translation: 'sürüp yöneltenler',
      meaning:
        '37:2’de üzerlerine yemin edilenler: sürüp yönelten veya kötülükten alıkoyan. Çoğunlukla melekler olarak anlaşılır.',
    },
    english: {
      label: 'az-Zajirat',
      grammaticalType: 'plural active participle',
      nameInQuran: 'az-zajirat',
      translation: 'those who drive on',
      meaning:
        'Those by whom 37:2 swears: who drive on, or hold back from wrong. They are mostly understood as the angels.',
    },
    occurrences: [{ words: 'زجرت', in: '37:2' }],
  },
  {
    arabicName: 'التَّالِيَات',
    turkish: {
      label: 'Tâliyât',
      grammaticalType: 'çoğul ism-i fâil',
      nameInQuran: 'et-tâliyât',
      translation: 'okuyanlar',
      meaning:
        '37:3’te öğüdü okuyanlar. Çoğunlukla melekler olarak anlaşılır; Kur’an okuyanlar diyenler de vardır.',
    },
    english: {
      label: 'at-Taliyat',
      grammaticalType: 'plural active participle',
      nameInQuran: 'at-taliyat',
      translation: 'those who recite',
      meaning:
        'Those who recite the reminder in 37:3. They are mostly understood as the angels; some take them as those who recite the Qur’an.',
    },
    occurrences: [{ words: 'تليت', in: '37:3' }],
  },
  {
    arabicName: 'الصَّافُّون',
    turkish: {
      label: 'Sâffûn',
      grammaticalType: 'çoğul ism-i fâil',
      nameInQuran: 'es-sâffûn',
      translation: 'saf tutanlar',
      meaning:
        '37:165’te “Biz saf tutanlarız” diyenler. Sözün meleklere ait olduğu çoğunlukla kabul edilir.',
    },
    english: {
      label: 'as-Saffun',
      grammaticalType: 'plural active participle',
      nameInQuran: 'as-saffun',
      translation: 'those who stand in ranks',
      meaning:
        'Those who say in 37:165 “We are those who stand in ranks”. The words are mostly taken as spoken by the angels.',
    },
    occurrences: [{ words: 'صافون', in: '37:165' }],
  },
  {
    arabicName: 'الْمُسَبِّحُون',
    turkish: {
      label: 'Müsebbihûn',
      grammaticalType: 'çoğul ism-i fâil',
      nameInQuran: 'el-müsebbihûn',
      translation: 'tesbih edenler',
      meaning:
        '37:166’da “Biz tesbih edenleriz” diyenler, yani Allah’ı eksiklikten uzak tutup ananlar. Sözün meleklere ait olduğu çoğunlukla kabul edilir.',
    },
    english: {
      label: 'al-Musabbihun',
      grammaticalType: 'plural active participle',
      nameInQuran: 'al-musabbihun',
      translation: 'those who glorify',
      meaning:
        'Those who say in 37:166 “We are those who glorify Allah”. The words are mostly taken as spoken by the angels.',
    },
    occurrences: [{ words: 'مسبحون', in: '37:166' }],
  },
  {
    arabicName: 'النَّازِعَات',
    turkish: {
      label: 'Nâziât',
      grammaticalType: 'çoğul ism-i fâil',
      nameInQuran: 'en-nâziât',
      translation: 'söküp çıkaranlar',
      meaning:
        '79:1’de üzerlerine yemin edilenler. Çoğunlukla can alan melekler olarak anlaşılır; yıldızlar ve başka varlıklar diyenler de vardır.',
    },
    english: {
      label: 'an-Naziʿat',
      grammaticalType: 'plural active participle',
      nameInQuran: 'an-naziʿat',
      translation: 'those who pull out',
      meaning:
        'Those by whom 79:1 swears. They are mostly understood as angels who take souls; some take them as stars or other things.',
    },
    occurrences: [{ words: 'نزعت', in: '79:1' }],
  },
  {
    arabicName: 'النَّاشِطَات',
    turkish: {
      label: 'Nâşitât',
      grammaticalType: 'çoğul ism-i fâil',
      nameInQuran: 'en-nâşitât',
      translation: 'kolaylıkla çekip alanlar',
      meaning:
        '79:2’de üzerlerine yemin edilenler. Çoğunlukla canları incitmeden alan melekler olarak anlaşılır.',
    },
    english: {
      label: 'an-Nashitat',
      grammaticalType: 'plural active participle',
      nameInQuran: 'an-nashitat',
      translation: 'those who draw out gently',
      meaning:
        'Those by whom 79:2 swears. They are mostly understood as angels who draw souls out gently.',
    },
    occurrences: [{ words: 'نشطت', in: '79:2' }],
  },
  {
    arabicName: 'السَّابِحَات',
    turkish: {
      label: 'Sâbihât',
      grammaticalType: 'çoğul ism-i fâil',
      nameInQuran: 'es-sâbihât',
      translation: 'yüzenler, süzülenler',
      meaning:
        '79:3’te üzerlerine yemin edilenler. Kimi müfessirler melekler, kimileri yıldızlar veya gemiler olarak anlamıştır.',
    },
    english: {
      label: 'as-Sabihat',
      grammaticalType: 'plural active participle',
      nameInQuran: 'as-sabihat',
      translation: 'those who glide',
      meaning:
        'Those by whom 79:3 swears. Some exegetes have understood them as angels, others as stars or ships.',
    },
    occurrences: [{ words: 'سبحت', in: '79:3' }],
  },
  {
    arabicName: 'السَّابِقَات',
    turkish: {
      label: 'Sâbikât',
      grammaticalType: 'çoğul ism-i fâil',
      nameInQuran: 'es-sâbikât',
      translation: 'yarışıp öne geçenler',
      meaning:
        '79:4’te üzerlerine yemin edilenler. Kimi müfessirler melekler, kimileri yıldızlar veya atlar olarak anlamıştır.',
    },
    english: {
      label: 'as-Sabiqat',
      grammaticalType: 'plural active participle',
      nameInQuran: 'as-sabiqat',
      translation: 'those who outrun',
      meaning:
        'Those by whom 79:4 swears. Some exegetes have understood them as angels, others as stars or horses.',
    },
    occurrences: [{ words: 'سبقت', in: '79:4' }],
  },
  {
    arabicName: 'الْمُدَبِّرَات',
    turkish: {
      label: 'Müdebbirât',
      grammaticalType: 'çoğul ism-i fâil',
      nameInQuran: 'el-müdebbirât',
      translation: 'işleri yönetenler',
      meaning:
        '79:5’te üzerlerine yemin edilenler. Çoğunlukla Allah’ın buyruğuyla işleri yürüten melekler olarak anlaşılır.',
    },
    english: {
      label: 'al-Mudabbirat',
      grammaticalType: 'plural active participle',
      nameInQuran: 'al-mudabbirat',
      translation: 'those who direct affairs',
      meaning:
        'Those by whom 79:5 swears. They are mostly understood as angels who carry out affairs by Allah’s command.',
    },
    occurrences: [{ words: 'مدبرت', in: '79:5' }],
  },
  {
    arabicName: 'الْمُقَسِّمَات',
    turkish: {
      label: 'Mukassimât',
      grammaticalType: 'çoğul ism-i fâil',
      nameInQuran: 'el-mukassimât',
      translation: 'paylaştıranlar',
      meaning:
        '51:4’te üzerlerine yemin edilenler. Çoğunlukla Allah’ın buyruğuyla rızkı ve işleri paylaştıran melekler olarak anlaşılır.',
    },
    english: {
      label: 'al-Muqassimat',
      grammaticalType: 'plural active participle',
      nameInQuran: 'al-muqassimat',
      translation: 'those who distribute',
      meaning:
        'Those by whom 51:4 swears. They are mostly understood as angels who distribute provision and affairs by Allah’s command.',
    },
    occurrences: [{ words: 'مقسمت', in: '51:4' }],
  },
  {
    arabicName: 'الْمُرْسَلَات',
    turkish: {
      label: 'Mürselât',
      grammaticalType: 'çoğul ism-i mef’ûl',
      nameInQuran: 'el-mürselât',
      translation: 'gönderilenler',
      meaning:
        '77:1’de üzerlerine yemin edilenler. Kimi müfessirler melekler, kimileri rüzgârlar olarak anlamıştır.',
    },
    english: {
      label: 'al-Mursalat',
      grammaticalType: 'plural passive participle',
      nameInQuran: 'al-mursalat',
      translation: 'those sent forth',
      meaning:
        'Those by whom 77:1 swears. Some exegetes have understood them as angels, others as winds.',
    },
    occurrences: [{ words: 'مرسلت', in: '77:1' }],
  },
  {
    arabicName: 'الْفَارِقَات',
    turkish: {
      label: 'Fârikât',
      grammaticalType: 'çoğul ism-i fâil',
      nameInQuran: 'el-fârikât',
      translation: 'ayıranlar',
      meaning: '77:4’te doğruyu yanlıştan ayıranlar. Çoğunlukla melekler olarak anlaşılır.',
    },
    english: {
      label: 'al-Fariqat',
      grammaticalType: 'plural active participle',
      nameInQuran: 'al-fariqat',
      translation: 'those who separate',
      meaning:
        'In 77:4, those who separate right from wrong. They are mostly understood as the angels.',
    },
    occurrences: [{ words: 'فرقت', in: '77:4' }],
  },
  {
    arabicName: 'الْمُلْقِيَات',
    turkish: {
      label: 'Mülkıyât',
      grammaticalType: 'çoğul ism-i fâil',
      nameInQuran: 'el-mülkıyât',
      translation: 'öğüt ulaştıranlar',
      meaning: '77:5’te öğüdü ulaştıranlar. Çoğunlukla vahyi getiren melekler olarak anlaşılır.',
    },
    english: {
      label: 'al-Mulqiyat',
      grammaticalType: 'plural active participle',
      nameInQuran: 'al-mulqiyat',
      translation: 'those who deliver',
      meaning:
        'In 77:5, those who deliver a reminder. They are mostly understood as angels who bring revelation.',
    },
    occurrences: [{ words: 'ملقيت', in: '77:5' }],
  },
];
