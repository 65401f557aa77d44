/** Names of heaven (table 3) and of hell (table 4). */
import type { ElementSource } from './element';

/** Names of the garden of the hereafter and of the home of reward. */
export const heavenNames: readonly ElementSource[] = [
  {
    arabicName: 'الْجَنَّة',
    turkish: {
      label: 'Cennet',
      grammaticalType: 'isim',
      nameInQuran: 'el-cenne',
      translation: 'bahçe',
      meaning:
        'Kökü örtmek anlamına gelir: ağaçları toprağını örten bahçe. İman edip iyi işler yapanların ahiretteki yurdunun en yaygın adıdır; tekil, ikil ve çoğul geçer. Bu dünyanın bahçeleri (2:265, 18:32) ile Âdem’in bulunduğu bahçe (2:35, 7:19) burada işaretlenmemiştir.',
    },
    english: {
      label: 'al-Jannah',
      grammaticalType: 'noun',
      nameInQuran: 'al-jannah',
      translation: 'the Garden',
      meaning:
        'From a root meaning to cover: a garden whose trees hide the ground. It is the usual name for the home in the Hereafter of those who believe and do good, and occurs in the singular, dual and plural. Gardens of this world (2:265, 18:32) and the garden of Adam (2:35, 7:19) are not marked here.',
    },
    occurrences: [
      {
        otherForms: { turkish: 'Bu dünyanın bahçesidir.', english: 'A garden of this world.' },
        words: 'جنة|جنت|جنات|جنتى|جنتان|جنتين',
        except: [
          {
            in: '2:35 7:19 7:22 7:27 20:117 20:121',
            turkish:
              'Âdem’in bulunduğu bahçedir; ahiretteki cennet olduğu da yeryüzünde bir bahçe olduğu da söylenmiştir.',
            english:
              'The garden of Adam; it has been understood as the Paradise of the hereafter and as a garden on earth.',
          },
          {
            in: '2:265 2:266 6:99 6:141 13:4 17:91 18:32 18:33 23:19 25:8 26:57 26:134 26:147 34:15 34:16 36:34 44:25 50:9 68:17 71:12 78:16',
            turkish: 'Bu dünyanın bahçesidir.',
            english: 'A garden of this world.',
          },
          {
            in: '25:10',
            turkish:
              'İnkârcıların istediği bahçeye karşılık anılır; dünyada mı ahirette mi olduğu söylenmez.',
            english:
              'Named in answer to the garden that the deniers ask for; the verse does not say whether in this world or the next.',
          },
          {
            in: '7:184 23:25 23:70 34:8 34:46',
            turkish: 'Yazılışı benzeyen başka bir kelime: “cinne”, delilik.',
            english: 'Another word with a similar spelling: “jinnah”, madness.',
          },
          {
            in: '11:119 32:13 37:158 114:6',
            turkish: 'Yazılışı benzeyen başka bir kelime: “cinne”, cinler.',
            english: 'Another word with a similar spelling: “jinnah”, the jinn.',
          },
          {
            in: '53:32',
            turkish: 'Yazılışı benzeyen başka bir kelime: “ecinne”, ceninler.',
            english: 'Another word with a similar spelling: “ajinnah”, unborn children.',
          },
          {
            in: '58:16 63:2',
            turkish: 'Yazılışı benzeyen başka bir kelime: “cünne”, kalkan.',
            english: 'Another word with a similar spelling: “junnah”, a shield.',
          },
        ],
      },
    ],
  },
  {
    arabicName: 'الْفِرْدَوْس',
    turkish: {
      label: 'Firdevs',
      grammaticalType: 'isim',
      nameInQuran: 'el-firdevs',
      translation: 'cennet bahçesi',
      meaning:
        'İçinde her türlü bitki bulunan bahçe anlamında, Arapçaya başka dillerden geçtiği kabul edilen bir kelime. 18:107’de “Firdevs cennetleri”, 23:11’de müminlerin miras alacağı yer olarak geçer.',
    },
    english: {
      label: 'al-Firdaws',
      grammaticalType: 'noun',
      nameInQuran: 'al-firdaws',
      translation: 'Paradise',
      meaning:
        'A garden with every kind of plant; the word is held to have come into Arabic from another language and is kin to “paradise”. In 18:107 it is in “the Gardens of Firdaws”, in 23:11 it is what the believers will inherit.',
    },
    occurrences: [{ words: 'فردوس' }],
  },
  {
    arabicName: 'جَنَّاتُ عَدْن',
    turkish: {
      label: 'Adn',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'cennâtü adn',
      translation: 'kalma, yerleşme yurdu',
      meaning:
        'Adn, bir yerde yerleşip kalmak demektir. Kur’an’da hep “Adn cennetleri” biçiminde geçer ve sürekli oturulacak bahçeleri anlatır.',
    },
    english: {
      label: 'ʿAdn',
      grammaticalType: 'genitive construction',
      nameInQuran: 'jannatu ʿadn',
      translation: 'lasting abode, Eden',
      meaning:
        'ʿAdn means settling and staying in a place. In the Qur’an it always occurs as “Gardens of ʿAdn”, gardens in which to live for good.',
    },
    occurrences: [{ words: 'عدن' }],
  },
  {
    arabicName: 'النَّعِيم',
    turkish: {
      label: 'Naîm',
      grammaticalType: 'isim',
      nameInQuran: 'en-naîm',
      translation: 'bolluk, mutluluk',
      meaning:
        'Bol nimet ve rahatlık. Çoğu kez “Naîm cennetleri” biçiminde, kimi yerde de cennetteki mutluluğun adı olarak tek başına geçer; dünya nimetlerini anlatan 102:8 burada işaretlenmemiştir.',
    },
    english: {
      label: 'an-Naʿim',
      grammaticalType: 'noun',
      nameInQuran: 'an-naʿim',
      translation: 'bliss',
      meaning:
        'Abundance and ease. It occurs mostly in “Gardens of Bliss” and at times alone for the happiness of Paradise; 102:8, which speaks of the pleasures of this world, is not marked here.',
    },
    occurrences: [
      {
        words: 'نعيم|نعيما',
        except: [
          {
            in: '102:8',
            turkish: 'Dünya nimetleri için söylenir.',
            english: 'Said of the pleasures of this world.',
          },
        ],
      },
    ],
  },
  {
    arabicName: 'جَنَّةُ الْمَأْوَى',
    turkish: {
      label: 'Me’vâ',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'cennetü’l-me’vâ',
      translation: 'barınak, sığınılacak yer',
      meaning:
        'Sığınılan, yerleşilen yer. 32:19’da iyi işler yapanların, 79:41’de Rabbinin huzurunda durmaktan korkanın barınağıdır; 53:15 onun Sidretü’l-müntehâ’nın yanında olduğunu söyler.',
    },
    english: {
      label: 'al-Maʾwa',
      grammaticalType: 'genitive construction',
      nameInQuran: 'jannat al-maʾwa',
      translation: 'refuge, abode',
      meaning:
        'A place of shelter and dwelling. In 32:19 it is for those who do good, in 79:41 for whoever feared standing before the Lord; 53:15 places it by the Lote Tree of the Utmost Boundary.',
    },
    occurrences: [{ words: 'ماوى', in: '32:19:8 53:15 79:41' }],
  },
  {
    arabicName: 'جَنَّةُ الْخُلْد',
    turkish: {
      label: 'Huld',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'cennetü’l-huld',
      translation: 'ebedîlik',
      meaning: 'Sonu olmayan kalış. 25:15 sakınanlara söz verilen ebedîlik cennetini anar.',
    },
    english: {
      label: 'al-Khuld',
      grammaticalType: 'genitive construction',
      nameInQuran: 'jannat al-khuld',
      translation: 'eternity',
      meaning:
        'Staying without end. Verse 25:15 speaks of the Garden of Eternity promised to the God-conscious.',
    },
    occurrences: [{ words: 'خلد', in: '25:15' }],
  },
  {
    arabicName: 'دَارُ السَّلَام',
    turkish: {
      label: 'Dârü’s-selâm',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'dârü’s-selâm',
      translation: 'esenlik yurdu',
      meaning:
        'Her türlü kötülükten ve korkudan uzak, barış ve esenlik yurdu. 10:25 Allah’ın buraya çağırdığını söyler.',
    },
    english: {
      label: 'Dar as-Salam',
      grammaticalType: 'genitive construction',
      nameInQuran: 'dar as-salam',
      translation: 'the home of peace',
      meaning:
        'A home of peace and safety, free of every harm and fear. Verse 10:25 says that Allah calls to it.',
    },
    occurrences: [{ words: 'دار سلم', in: '6:127 10:25' }],
  },
  {
    arabicName: 'دَارُ الْمُقَامَة',
    turkish: {
      label: 'Dârü’l-mukâme',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'dârü’l-mukâme',
      translation: 'kalınacak yurt',
      meaning:
        'Göçülmeyecek, temelli kalınacak yurt. 35:35’te cennete girenler burada yorgunluk ve bıkkınlık duymayacaklarını söyler.',
    },
    english: {
      label: 'Dar al-Muqamah',
      grammaticalType: 'genitive construction',
      nameInQuran: 'dar al-muqamah',
      translation: 'the home of staying',
      meaning:
        'A home one never leaves. In 35:35 those who have entered Paradise say that no toil or weariness touches them there.',
    },
    occurrences: [{ words: 'دار مقامة', in: '35:35' }],
  },
  {
    arabicName: 'دَارُ الْقَرَار',
    turkish: {
      label: 'Dârü’l-karâr',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'dârü’l-karâr',
      translation: 'yerleşilecek yurt',
      meaning:
        'Durulacak, kararlı yurt. 40:39’da dünya hayatının geçiciliğine karşı ahiret için söylenir ve sonraki ayette cennet anılır.',
    },
    english: {
      label: 'Dar al-Qarar',
      grammaticalType: 'genitive construction',
      nameInQuran: 'dar al-qarar',
      translation: 'the home of permanence',
      meaning:
        'A settled home. In 40:39 it is said of the Hereafter, in contrast to the passing life of this world, and the next verse speaks of Paradise.',
    },
    occurrences: [{ words: 'دار قرار', in: '40:39' }],
  },
  {
    arabicName: 'الدَّارُ الْآخِرَة',
    turkish: {
      label: 'Dârü’l-âhire',
      grammaticalType: 'sıfat tamlaması',
      nameInQuran: 'ed-dârü’l-âhire',
      translation: 'ahiret yurdu',
      meaning:
        'Genellikle ölümden sonraki hayatın tamamını anlatır. 2:94 ve 28:83’te ise mükâfat yurdu, yani cennet anlamındadır.',
    },
    english: {
      label: 'ad-Dar al-Akhirah',
      grammaticalType: 'noun with adjective',
      nameInQuran: 'ad-dar al-akhirah',
      translation: 'the home of the Hereafter',
      meaning:
        'As a rule it means the whole life after death. In 2:94 and 28:83 it is the home of reward, that is, Paradise.',
    },
    occurrences: [{ words: 'دار اخرة', in: '2:94 28:83' }],
  },
  {
    arabicName: 'دَارُ الْمُتَّقِين',
    turkish: {
      label: 'Dârü’l-müttakîn',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'dârü’l-müttakîn',
      translation: 'sakınanların yurdu',
      meaning:
        '16:30’da “Sakınanların yurdu ne güzeldir!” denir; ardından gelen ayet bu yurdu Adn cennetleri diye açıklar.',
    },
    english: {
      label: 'Dar al-Muttaqin',
      grammaticalType: 'genitive construction',
      nameInQuran: 'dar al-muttaqin',
      translation: 'the home of the God-conscious',
      meaning:
        'Verse 16:30 says “How excellent is the home of the God-conscious”; the verse after it explains this home as the Gardens of ʿAdn.',
    },
    occurrences: [{ words: 'دار متقين', in: '16:30' }],
  },
  {
    arabicName: 'عُقْبَى الدَّار',
    turkish: {
      label: 'Ukbe’d-dâr',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'ukbe’d-dâr',
      translation: 'yurdun güzel sonu',
      meaning:
        'Son, karşılık anlamındaki ukbâ ile yurt kelimesinden oluşur. 13:22-24’te sabredenlerin varacağı güzel son olarak Adn cennetleri gösterilir.',
    },
    english: {
      label: 'ʿUqba ad-Dar',
      grammaticalType: 'genitive construction',
      nameInQuran: 'ʿuqba ad-dar',
      translation: 'the final home',
      meaning:
        'From words for outcome and home. In 13:22-24 the outcome promised to the patient is the Gardens of ʿAdn.',
    },
    occurrences: [{ words: 'عقبى دار', in: '13:22 13:24' }],
  },
  {
    arabicName: 'الْحَيَوَان',
    turkish: {
      label: 'Hayevân',
      grammaticalType: 'isim',
      nameInQuran: 'el-hayevân',
      translation: 'asıl hayat',
      meaning:
        '29:64 dünya hayatını oyun ve eğlenceye benzetir, ahiret yurdu için “asıl hayat odur” der. Bu söz çoğunlukla ölümsüz cennet hayatı olarak anlaşılır.',
    },
    english: {
      label: 'al-Hayawan',
      grammaticalType: 'noun',
      nameInQuran: 'al-hayawan',
      translation: 'true life',
      meaning:
        'Verse 29:64 likens the life of this world to play and pastime and says of the home of the Hereafter that it is life indeed. This is mostly understood as the deathless life of Paradise.',
    },
    occurrences: [{ words: 'حيوان', in: '29:64' }],
  },
  {
    arabicName: 'الْحُسْنَى',
    turkish: {
      label: 'Hüsnâ',
      grammaticalType: 'isim',
      nameInQuran: 'el-hüsnâ',
      translation: 'en güzel karşılık',
      meaning:
        'En güzel olan. Bu ayetlerde iyilik edenlere söz verilen en güzel karşılıktır ve çoğunlukla cennet olarak anlaşılır; kelime başka yerlerde Allah’ın isimlerinin sıfatıdır (7:180).',
    },
    english: {
      label: 'al-Husna',
      grammaticalType: 'noun',
      nameInQuran: 'al-husna',
      translation: 'the best reward',
      meaning:
        'The most beautiful. In these verses it is the best reward promised to those who do good, mostly understood as Paradise; elsewhere the word describes the names of Allah (7:180).',
    },
    occurrences: [{ words: 'حسنى', in: '4:95 10:26 13:18 18:88 21:101 53:31 57:10' }],
  },
  {
    arabicName: 'حُسْنُ مَآب',
    turkish: {
      label: 'Hüsnü meâb',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'hüsnü meâb',
      translation: 'dönülecek güzel yer',
      meaning:
        'Dönüp varılacak güzel yer. 13:29 ve 38:49’da inananlara, 38:25 ve 38:40’ta Davud ile Süleyman’a söz verilir.',
    },
    english: {
      label: 'Husn Maʾab',
      grammaticalType: 'genitive construction',
      nameInQuran: 'husn maʾab',
      translation: 'a good place of return',
      meaning:
        'A good place to return to. It is promised to believers in 13:29 and 38:49, and to David and Solomon in 38:25 and 38:40.',
    },
    occurrences: [{ words: 'حسن ماب' }],
  },
  {
    arabicName: 'الرَّوْضَة',
    turkish: {
      label: 'Ravza',
      grammaticalType: 'isim',
      nameInQuran: 'ravza',
      translation: 'yeşil bahçe',
      meaning:
        'Suyu ve yeşilliği bol, çiçekli bahçe. 30:15’te inananların sevinç içinde olacağı yer, 42:22’de “cennetlerin bahçeleri” olarak geçer.',
    },
    english: {
      label: 'Rawdah',
      grammaticalType: 'noun',
      nameInQuran: 'rawdah',
      translation: 'a green meadow',
      meaning:
        'A well-watered garden of greenery and flowers. In 30:15 it is where believers will be made happy, and in 42:22 it occurs as “the meadows of the Gardens”.',
    },
    occurrences: [{ words: 'روضة|روضات' }],
  },
  {
    arabicName: 'الْغُرْفَة',
    turkish: {
      label: 'Gurfe',
      grammaticalType: 'isim',
      nameInQuran: 'el-gurfe',
      translation: 'yüksek oda, köşk',
      meaning:
        'Yukarıda yapılmış oda. Cennette sabredenlere verilecek yüksek konaklar için tekil ve çoğul olarak geçer.',
    },
    english: {
      label: 'al-Ghurfah',
      grammaticalType: 'noun',
      nameInQuran: 'al-ghurfah',
      translation: 'the lofty chamber',
      meaning:
        'An upper room. In the singular and the plural it is used of the high dwellings in Paradise given to those who were patient.',
    },
    occurrences: [{ words: 'غرفة|غرفت|غرفا|غرف', in: '25:75 29:58 34:37 39:20' }],
  },
  {
    arabicName: 'الْمَسَاكِنُ الطَّيِّبَة',
    turkish: {
      label: 'Mesâkin tayyibe',
      grammaticalType: 'sıfat tamlaması',
      nameInQuran: 'mesâkine tayyibe',
      translation: 'hoş konutlar',
      meaning: '9:72 ve 61:12’de Adn cennetlerindeki güzel ve huzurlu evler için kullanılır.',
    },
    english: {
      label: 'Masakin Tayyibah',
      grammaticalType: 'noun with adjective',
      nameInQuran: 'masakina tayyibah',
      translation: 'goodly dwellings',
      meaning:
        'In 9:72 and 61:12 it is used of the pleasant and peaceful homes in the Gardens of ʿAdn.',
    },
    occurrences: [{ words: 'مسكن طيبة', in: '9:72 61:12' }],
  },
  {
    arabicName: 'الْمُدْخَل',
    turkish: {
      label: 'Müdhal',
      grammaticalType: 'isim',
      nameInQuran: 'müdhal',
      translation: 'girilecek yer',
      meaning:
        'Girilecek yer. 4:31’de değerli bir yer, 22:59’da girenlerin hoşnut olacağı bir yer diye nitelenir ve çoğunlukla cennet olarak anlaşılır.',
    },
    english: {
      label: 'Mudkhal',
      grammaticalType: 'noun',
      nameInQuran: 'mudkhal',
      translation: 'a place to enter',
      meaning:
        'A place one is brought into. Called noble in 4:31 and pleasing to those who enter in 22:59, it is mostly understood as Paradise.',
    },
    occurrences: [{ words: 'مدخلا', in: '4:31 22:59' }],
  },
  {
    arabicName: 'الْمَقَامُ الْأَمِين',
    turkish: {
      label: 'Makâm-ı emîn',
      grammaticalType: 'sıfat tamlaması',
      nameInQuran: 'makâm emîn',
      translation: 'güvenli yer',
      meaning:
        'Korkunun ve kaygının olmadığı yer. 44:51-52’de sakınanların bahçeler ve pınarlar arasında bulunacağı yerdir.',
    },
    english: {
      label: 'Maqam Amin',
      grammaticalType: 'noun with adjective',
      nameInQuran: 'maqam amin',
      translation: 'a safe place',
      meaning:
        'A place without fear or worry. In 44:51-52 it is where the God-conscious will be, among gardens and springs.',
    },
    occurrences: [{ words: 'مقام امين', in: '44:51' }],
  },
  {
    arabicName: 'مَقْعَدُ صِدْق',
    turkish: {
      label: 'Mak’ad-ı sıdk',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'mak’adi sıdk',
      translation: 'doğruluk makamı',
      meaning:
        'Doğruların oturacağı, hak edilmiş şerefli yer. 54:55’te bunun güçlü hükümdarın, yani Allah’ın katında olduğu söylenir.',
    },
    english: {
      label: 'Maqʿad Sidq',
      grammaticalType: 'genitive construction',
      nameInQuran: 'maqʿadi sidq',
      translation: 'a seat of truth',
      meaning:
        'A seat of honor truly deserved. Verse 54:55 says it is in the presence of a mighty Sovereign, that is, Allah.',
    },
    occurrences: [{ words: 'مقعد صدق', in: '54:55' }],
  },
  {
    arabicName: 'رَحْمَةُ اللَّه',
    turkish: {
      label: 'Rahmetullah',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'rahmetullâh',
      translation: 'Allah’ın rahmeti',
      meaning:
        '3:107’de yüzleri ağaranların Allah’ın rahmeti içinde sürekli kalacağı söylenir; buradaki rahmet cennet olarak anlaşılır.',
    },
    english: {
      label: 'Rahmat Allah',
      grammaticalType: 'genitive construction',
      nameInQuran: 'rahmat Allah',
      translation: 'the mercy of Allah',
      meaning:
        'Verse 3:107 says that those whose faces are bright will remain for ever in the mercy of Allah; here mercy is understood as Paradise.',
    },
    occurrences: [{ words: 'رحمة الله', in: '3:107' }],
  },
  {
    arabicName: 'طُوبَى',
    turkish: {
      label: 'Tûbâ',
      grammaticalType: 'isim',
      nameInQuran: 'tûbâ',
      translation: 'ne mutlu, güzel hayat',
      meaning:
        '13:29’da inanıp iyi işler yapanlara söylenen mutluluk sözüdür. Kimi müfessirler onu cennetin adlarından biri saymıştır.',
    },
    english: {
      label: 'Tuba',
      grammaticalType: 'noun',
      nameInQuran: 'tuba',
      translation: 'blessedness',
      meaning:
        'In 13:29 it is the happiness declared for those who believe and do good. Some exegetes have counted it among the names of Paradise.',
    },
    occurrences: [{ words: 'طوبى' }],
  },
  {
    arabicName: 'عِلِّيُّون',
    turkish: {
      label: 'İlliyyûn',
      grammaticalType: 'isim',
      nameInQuran: 'illiyyûn',
      translation: 'yüceler yücesi',
      meaning:
        'Yükseklik anlamındaki kökten gelir. 83:18-20 iyilerin kaydının orada olduğunu söyler ve onu “yazılmış bir kitap” diye açıklar; cennette yüce bir yer olarak da anlaşılmıştır.',
    },
    english: {
      label: 'ʿIlliyyun',
      grammaticalType: 'noun',
      nameInQuran: 'ʿilliyyun',
      translation: 'the most high',
      meaning:
        'From a root meaning height. Verses 83:18-20 say that the record of the righteous is there and explain it as “a book inscribed”; it has also been understood as a lofty place in Paradise.',
    },
    occurrences: [{ words: 'عليين|عليون', in: '83:18 83:19' }],
  },
];

/** Names of hell and of the abode of punishment. */
export const hellNames: readonly ElementSource[] = [
  {
    arabicName: 'جَهَنَّم',
    turkish: {
      label: 'Cehennem',
      grammaticalType: 'özel isim',
      nameInQuran: 'Cehennem',
      translation: 'cehennem',
      meaning:
        'Ahiretteki azap yerinin en bilinen adıdır. Kur’an onun kapılarından, bekçilerinden ve yakıtından söz eder.',
    },
    english: {
      label: 'Jahannam',
      grammaticalType: 'proper noun',
      nameInQuran: 'Jahannam',
      translation: 'Hell',
      meaning:
        'The best-known name of the place of punishment in the Hereafter. The Qur’an speaks of its gates, its keepers and its fuel.',
    },
    occurrences: [{ words: 'جهنم' }],
  },
  {
    arabicName: 'النَّار',
    turkish: {
      label: 'Nâr',
      grammaticalType: 'isim',
      nameInQuran: 'en-nâr',
      translation: 'ateş',
      meaning:
        'Ateş. Burada ahiretteki azap ateşini anlattığı yerler işaretlidir; dünyadaki ateş (56:71), Musa’nın gördüğü ateş (20:10) ve İbrahim’in atıldığı ateş (29:24) bunların dışındadır.',
    },
    english: {
      label: 'an-Nar',
      grammaticalType: 'noun',
      nameInQuran: 'an-nar',
      translation: 'the Fire',
      meaning:
        'Fire. Marked here are the places where it is the fire of punishment in the Hereafter; the fire of this world (56:71), the fire Moses saw (20:10) and the fire of Abraham (29:24) are left out.',
    },
    occurrences: [
      {
        otherForms: {
          turkish: 'İbrahim’in kurtarıldığı ateştir.',
          english: 'The fire from which Abraham was saved.',
        },
        words: 'نار|نارا',
        except: [
          {
            in: '2:17 2:266 13:17 18:96 24:35 36:80 56:71',
            turkish: 'Bu dünyadaki ateştir.',
            english: 'Fire in this world.',
          },
          {
            in: '3:183',
            turkish: 'Kurbanı yakan ateştir.',
            english: 'The fire that consumes an offering.',
          },
          { in: '5:64', turkish: 'Savaş ateşidir.', english: 'The fire of war.' },
          {
            in: '7:12 15:27 38:76 55:15',
            turkish: 'İblis’in veya cinlerin yaratıldığı ateştir.',
            english: 'The fire from which Iblis or the jinn were created.',
          },
          {
            in: '20:10 27:7 27:8 28:29',
            turkish: 'Musa’nın gördüğü ateştir.',
            english: 'The fire that Moses saw.',
          },
          {
            in: '29:24',
            turkish: 'İbrahim’in kurtarıldığı ateştir.',
            english: 'The fire from which Abraham was saved.',
          },
          {
            in: '55:35',
            turkish: 'İnsanlarla cinlerin üzerine gönderilecek alevin ateşidir.',
            english: 'The fire of the flame sent against people and jinn.',
          },
          { in: '85:5', turkish: 'Hendekteki ateştir.', english: 'The fire of the trench.' },
        ],
      },
    ],
  },
  {
    arabicName: 'الْجَحِيم',
    turkish: {
      label: 'Cahîm',
      grammaticalType: 'isim',
      nameInQuran: 'el-cahîm',
      translation: 'harlı ateş',
      meaning:
        'Kat kat yanan, çok kızgın ateş. Cehennemin adı olarak geçer; 37:97’de ise İbrahim’in atıldığı ateştir ve orası işaretlenmemiştir.',
    },
    english: {
      label: 'al-Jahim',
      grammaticalType: 'noun',
      nameInQuran: 'al-jahim',
      translation: 'the blazing fire',
      meaning:
        'Fierce fire, burning in layers. It occurs as a name of Hell; in 37:97 it is the fire Abraham was thrown into, and that place is not marked.',
    },
    occurrences: [
      {
        words: 'جحيم|جحيما',
        except: [
          {
            in: '37:97',
            turkish: 'Kavminin İbrahim için yaktığı ateştir.',
            english: 'The fire that his people made for Abraham.',
          },
        ],
      },
    ],
  },
  {
    arabicName: 'السَّعِير',
    turkish: {
      label: 'Saîr',
      grammaticalType: 'isim',
      nameInQuran: 'es-saîr',
      translation: 'alevli ateş',
      meaning:
        'Tutuşturulmuş, alevi yükselen ateş. 67:10-11’de cehennemde kalanlar “saîr halkı” diye anılır.',
    },
    english: {
      label: 'as-Saʿir',
      grammaticalType: 'noun',
      nameInQuran: 'as-saʿir',
      translation: 'the blaze',
      meaning:
        'Fire that has been kindled and whose flames rise high. In 67:10-11 those who remain in Hell are called “the people of the blaze”.',
    },
    occurrences: [{ words: 'سعير|سعيرا' }],
  },
  {
    arabicName: 'سَقَر',
    turkish: {
      label: 'Sekar',
      grammaticalType: 'özel isim',
      nameInQuran: 'Sekar',
      translation: 'kavurucu ateş',
      meaning:
        'Yakıp kavurmak anlamıyla ilişkilendirilen bir cehennem adı. 74:27-29 onu, geride bir şey bırakmayan ve deriyi kavuran ateş diye anlatır.',
    },
    english: {
      label: 'Saqar',
      grammaticalType: 'proper noun',
      nameInQuran: 'Saqar',
      translation: 'scorching fire',
      meaning:
        'A name of Hell connected with scorching heat. Verses 74:27-29 describe it as sparing nothing, leaving nothing and scorching the skin.',
    },
    occurrences: [{ words: 'سقر' }],
  },
  {
    arabicName: 'لَظَى',
    turkish: {
      label: 'Lezâ',
      grammaticalType: 'özel isim',
      nameInQuran: 'Lezâ',
      translation: 'dumansız alev',
      meaning: 'Saf, dumansız alev. 70:15-16 onu derileri soyup çıkaran ateş diye anlatır.',
    },
    english: {
      label: 'Laza',
      grammaticalType: 'proper noun',
      nameInQuran: 'Laza',
      translation: 'pure flame',
      meaning: 'Pure flame without smoke. Verses 70:15-16 describe it as stripping away the skin.',
    },
    occurrences: [{ words: 'لظى', in: '70:15' }],
  },
  {
    arabicName: 'الْحُطَمَة',
    turkish: {
      label: 'Hutame',
      grammaticalType: 'isim',
      nameInQuran: 'el-hutame',
      translation: 'kırıp ufalayan',
      meaning:
        'Kırıp geçirmek, ufalamak anlamındaki kökten gelir. 104:6-7 onu, Allah’ın tutuşturduğu ve yüreklere işleyen ateş diye açıklar.',
    },
    english: {
      label: 'al-Hutamah',
      grammaticalType: 'noun',
      nameInQuran: 'al-hutamah',
      translation: 'the crusher',
      meaning:
        'From a root meaning to crush and shatter. Verses 104:6-7 explain it as the fire kindled by Allah that reaches the hearts.',
    },
    occurrences: [{ words: 'حطمة' }],
  },
  {
    arabicName: 'الْهَاوِيَة',
    turkish: {
      label: 'Hâviye',
      grammaticalType: 'isim',
      nameInQuran: 'hâviye',
      translation: 'uçurum',
      meaning:
        'Derin çukur, uçurum. 101:8-11’de tartıları hafif gelenin varacağı yer ve kızgın ateş olarak açıklanır.',
    },
    english: {
      label: 'Hawiyah',
      grammaticalType: 'noun',
      nameInQuran: 'hawiyah',
      translation: 'the abyss',
      meaning:
        'A deep pit. In 101:8-11 it is where those whose scales are light will end up, and it is explained as a blazing fire.',
    },
    occurrences: [{ words: 'هاوية', in: '101:9' }],
  },
  {
    arabicName: 'الْحَرِيق',
    turkish: {
      label: 'Harîk',
      grammaticalType: 'isim',
      nameInQuran: 'el-harîk',
      translation: 'yangın, yakıcı ateş',
      meaning: 'Yakan, tutuşan ateş. Kur’an’da hep “harîk azabı” tamlamasında geçer.',
    },
    english: {
      label: 'al-Hariq',
      grammaticalType: 'noun',
      nameInQuran: 'al-hariq',
      translation: 'the burning',
      meaning:
        'Burning fire. In the Qur’an it always occurs in the phrase “the punishment of the burning”.',
    },
    occurrences: [{ words: 'حريق' }],
  },
  {
    arabicName: 'السَّمُوم',
    turkish: {
      label: 'Semûm',
      grammaticalType: 'isim',
      nameInQuran: 'es-semûm',
      translation: 'kavurucu sıcak',
      meaning: 'Bedene işleyen kavurucu yel. 52:27 ve 56:42’de cehennemin sıcağı anlamındadır.',
    },
    english: {
      label: 'as-Samum',
      grammaticalType: 'noun',
      nameInQuran: 'as-samum',
      translation: 'the scorching wind',
      meaning: 'A hot wind that pierces the body. In 52:27 and 56:42 it is the heat of Hell.',
    },
    occurrences: [{ words: 'سموم', in: '52:27 56:42' }],
  },
  {
    arabicName: 'دَارُ الْبَوَار',
    turkish: {
      label: 'Dârü’l-bevâr',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'dârü’l-bevâr',
      translation: 'helak yurdu',
      meaning:
        'Yok oluş ve helak yurdu. 14:28-29, nankörlük edip kavimlerini buraya sürükleyenlerden söz eder ve buranın cehennem olduğunu açıklar.',
    },
    english: {
      label: 'Dar al-Bawar',
      grammaticalType: 'genitive construction',
      nameInQuran: 'dar al-bawar',
      translation: 'the home of ruin',
      meaning:
        'A home of ruin. Verses 14:28-29 speak of those who met Allah’s favor with ingratitude and led their people there, and explain that it is Hell.',
    },
    occurrences: [{ words: 'دار بوار', in: '14:28' }],
  },
  {
    arabicName: 'دَارُ الْخُلْد',
    turkish: {
      label: 'Dârü’l-huld',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'dârü’l-huld',
      translation: 'ebedîlik yurdu',
      meaning:
        'Sürekli kalınacak yurt. 41:28’de Allah’ın düşmanlarının ateş içindeki yurdu için söylenir.',
    },
    english: {
      label: 'Dar al-Khuld',
      grammaticalType: 'genitive construction',
      nameInQuran: 'dar al-khuld',
      translation: 'the home of eternity',
      meaning:
        'A home of unending stay. In 41:28 it is the home within the Fire of the enemies of Allah.',
    },
    occurrences: [{ words: 'دار خلد', in: '41:28' }],
  },
  {
    arabicName: 'سُوءُ الدَّار',
    turkish: {
      label: 'Sûü’d-dâr',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'sûü’d-dâr',
      translation: 'yurdun kötüsü',
      meaning:
        'Kötü yurt, kötü son. 13:25’te bozgunculuk yapanlar, 40:52’de zalimler için söylenir.',
    },
    english: {
      label: 'Su ad-Dar',
      grammaticalType: 'genitive construction',
      nameInQuran: 'su ad-dar',
      translation: 'the evil home',
      meaning:
        'An evil home, an evil end. It is said of those who spread corruption in 13:25 and of wrongdoers in 40:52.',
    },
    occurrences: [{ words: 'سوء دار', in: '13:25 40:52' }],
  },
  {
    arabicName: 'الْمِهَاد',
    turkish: {
      label: 'Mihâd',
      grammaticalType: 'isim',
      nameInQuran: 'el-mihâd',
      translation: 'yatak, döşek',
      meaning: 'Döşek, yatılan yer. Cehennem için çoğunlukla “ne kötü yatak” sözüyle geçer.',
    },
    english: {
      label: 'al-Mihad',
      grammaticalType: 'noun',
      nameInQuran: 'al-mihad',
      translation: 'the resting place',
      meaning:
        'A bed, a place to lie. It is said of Hell, mostly in the words “an evil resting place”.',
    },
    occurrences: [
      {
        otherForms: { turkish: 'Yeryüzü için söylenir.', english: 'Said of the earth.' },
        words: 'مهاد',
      },
    ],
  },
  {
    arabicName: 'الْقَرَار',
    turkish: {
      label: 'Karâr',
      grammaticalType: 'isim',
      nameInQuran: 'el-karâr',
      translation: 'durak',
      meaning:
        'Yerleşilen yer, durak. 14:29 ve 38:60’ta “ne kötü durak” sözüyle cehennem için kullanılır.',
    },
    english: {
      label: 'al-Qarar',
      grammaticalType: 'noun',
      nameInQuran: 'al-qarar',
      translation: 'the dwelling place',
      meaning:
        'A place to settle. In 14:29 and 38:60 it is used of Hell in the words “an evil place to settle”.',
    },
    occurrences: [{ words: 'قرار', in: '14:29 38:60' }],
  },
  {
    arabicName: 'الْمَثْوَى',
    turkish: {
      label: 'Mesvâ',
      grammaticalType: 'isim',
      nameInQuran: 'mesvâ',
      translation: 'kalınacak yer',
      meaning:
        'Yerleşip kalınan yer. Büyüklük taslayanların ve inkâr edenlerin ateşteki kalış yeri için kullanılır.',
    },
    english: {
      label: 'Mathwa',
      grammaticalType: 'noun',
      nameInQuran: 'mathwa',
      translation: 'the abode',
      meaning:
        'A place of staying. It is used of the abode in the Fire of the arrogant and of those who deny the truth.',
    },
    occurrences: [
      { words: 'مثوى|مثوىكم', in: '3:151 6:128 16:29 29:68 39:32 39:60 39:72 40:76 41:24 47:12' },
    ],
  },
  {
    arabicName: 'شَرُّ مَآب',
    turkish: {
      label: 'Şerru meâb',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'şerra meâb',
      translation: 'dönülecek kötü yer',
      meaning:
        'Dönüp varılacak yerin en kötüsü. 38:55’te azgınlar için söylenir ve bunun cehennem olduğu açıklanır.',
    },
    english: {
      label: 'Sharr Maʾab',
      grammaticalType: 'genitive construction',
      nameInQuran: 'sharra maʾab',
      translation: 'the worst place of return',
      meaning:
        'The worst place to return to. In 38:55 it is said of those who transgress, and the next verse explains it as Hell.',
    },
    occurrences: [{ words: 'شر ماب', in: '38:55' }],
  },
  {
    arabicName: 'الدَّرْكُ الْأَسْفَل',
    turkish: {
      label: 'Derk-i esfel',
      grammaticalType: 'sıfat tamlaması',
      nameInQuran: 'ed-derkü’l-esfel',
      translation: 'en aşağı tabaka',
      meaning: 'Ateşin en alt katı. 4:145 münafıkların burada olacağını söyler.',
    },
    english: {
      label: 'ad-Dark al-Asfal',
      grammaticalType: 'noun with adjective',
      nameInQuran: 'ad-dark al-asfal',
      translation: 'the lowest depth',
      meaning: 'The lowest level of the Fire. Verse 4:145 says that the hypocrites will be there.',
    },
    occurrences: [{ words: 'درك اسفل', in: '4:145' }],
  },
  {
    arabicName: 'أَسْفَلُ سَافِلِين',
    turkish: {
      label: 'Esfel-i sâfilîn',
      grammaticalType: 'isim tamlaması',
      nameInQuran: 'esfele sâfilîn',
      translation: 'aşağıların aşağısı',
      meaning:
        '95:5’te insanın çevrildiği söylenen en aşağı durum. Kimi müfessirler bunu cehennem, kimileri yaşlılıkta güçten düşme olarak anlamıştır.',
    },
    english: {
      label: 'Asfal Safilin',
      grammaticalType: 'genitive construction',
      nameInQuran: 'asfala safilin',
      translation: 'the lowest of the low',
      meaning:
        'In 95:5, the lowest state to which man is returned. Some exegetes have understood it as Hell, others as the weakness of old age.',
    },
    occurrences: [{ words: 'اسفل سفلين', in: '95:5' }],
  },
  {
    arabicName: 'سِجِّين',
    turkish: {
      label: 'Siccîn',
      grammaticalType: 'isim',
      nameInQuran: 'siccîn',
      translation: 'dar, kapalı yer',
      meaning:
        'Hapis anlamındaki kökle ilişkilendirilir. 83:7-9 kötülerin kaydının orada olduğunu söyler ve onu “yazılmış bir kitap” diye açıklar; cehennemde bir yer olarak da anlaşılmıştır.',
    },
    english: {
      label: 'Sijjin',
      grammaticalType: 'noun',
      nameInQuran: 'sijjin',
      translation: 'a place of confinement',
      meaning:
        'Connected with a root meaning prison. Verses 83:7-9 say that the record of the wicked is there and explain it as “a book inscribed”; it has also been understood as a place in Hell.',
    },
    occurrences: [{ words: 'سجين' }],
  },
];
