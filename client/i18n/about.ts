import { textsHook } from './textsHook';

/** Texts of the about page, which come with it. */
const turkish = {
  title: 'Hakkında',
  intro: 'Tibyan’ın ne için yapıldığı, burada bir ayetin nasıl okunduğu ve metinlerin kaynağı.',
  tabs: 'Bölümler',
  tab: {
    history: 'Tarihçe ve amaç',
    details: 'Ayrıntılar',
    sources: 'Kaynaklar',
  },
  description: {
    history:
      'Tibyan’ın adı, amacı ve gelişimi: Kur’an’ı konularıyla ve kelime kelime okumak için bir site.',
    details:
      'Tibyan’da bir ayet kelime kelime nasıl okunur: Arapça, okunuş, anlam, kök, terimler ve kısaltmalar.',
    sources: 'Tibyan’daki metinlerin, çevirilerin ve yazı tipinin kaynakları ve lisansları.',
  },
  history: {
    name: {
      title: 'Bir kelimeden alınan ad',
      text: 'Tibyan, “açıklama, açık kılma” demektir. Ad, Kitab’ın her şeyi açıklayan olarak indirildiğini bildiren ayetten alınmıştır. Site de kendi sözünü değil, ayetlerin sözünü öne koymaya çalışır.',
      link: '16:89 ayetini okuyun',
    },
    revelation: {
      title: 'Yirmi üç yıl, 114 sure',
      text: 'Kur’an, on üç yılı Mekke’de ve on yılı Medine’de olmak üzere yirmi üç yılda indi. 114 suresinin 86’sı Mekke’de, 28’i Medine’de inmiştir. Bir konu çoğu kez tek bir yerde anlatılmaz: bir surede başlar, başka bir surede açılır, bir üçüncüsünde örneğini bulur.',
      link: 'Sureleri görün',
    },
    goal: {
      title: 'Amaç',
      text: 'İstediğimiz, bir konuya ait ayetleri yan yana okuyabilmek ve bunu yaparken Arapça metinden kopmamak. Bu yüzden her ayet kelime kelime gösterilir: Arapçası, okunuşu, Türkçe ve İngilizce anlamı ve kökü bir arada durur. Arapça bilmeyen okur da bir kelimenin başka nerelerde geçtiğini görebilir.',
      link: 'Kökleri görün',
    },
    growth: {
      title: 'Nasıl gelişti, nasıl gelişiyor',
      text: 'Önce metin geldi: 6236 ayet, okunuşu ve çevirileriyle. Sonra kelimelerin kökleri, konular, isim ve sıfat tabloları ve üç dilde arama eklendi. Türkçe kelime karşılıklarının bir kısmı hâlâ hazırlanıyor; eksik olan yerde bu açıkça yazılır. Kod ve bu site için yazılan metinler açık kaynaktır.',
      link: 'Ne arayabileceğinizi görün',
    },
  },
  sample: 'Örnek: Fâtiha suresinin ilk ayetinin üçüncü kelimesi',
  sampleFacts: 'Kelimenin bilgileri',
  place: 'Yeri',
  placeOf: '{{verse}}, {{number}}. kelime',
  root: 'Kökü',
  term: 'Terimi',
  tryIt: 'Kelimenin üzerine gelin ya da ona dokunun: ayet sayfalarındaki gibi açılır.',
  points: 'Bir ayet burada nasıl okunur',
  point: {
    order: {
      title: 'Sıra sağdan soladır',
      text: 'Kelimeler Arapça yazıldığı gibi sağdan sola dizilir. Satır dolunca alt satırın sağından devam edilir. Ayetin sonunu, içinde Arapça rakamla numarası yazılı altın rengi işaret gösterir.',
    },
    arabic: {
      title: 'Arapça kelime',
      text: 'En üstte kelimenin kendisi, harekeleriyle durur. Mushafa özgü işaretler sade harflerle gösterilir; ayarlardaki “Karmaşık karakterleri kullan” seçeneği onları olduğu gibi getirir.',
    },
    pause: {
      title: 'Durak işareti',
      text: 'Bir kelimeden sonra durulabiliyorsa ya da durulmaması gerekiyorsa, işareti kelimenin sonunda, üstünde yazılıdır. Secde yerinin de kendi işareti vardır.',
    },
    reading: {
      title: 'Okunuş',
      text: 'Arapçanın altındaki eğik yazı, kelimenin Latin harfleriyle okunuşudur. Türkçe okurken Türkçe yazımına, İngilizce okurken İngilizce yazımına göre verilir; â, î ve û uzun okunur.',
    },
    meaning: {
      title: 'Anlam',
      text: 'Onun altında kelimenin bu ayetteki anlamı vardır. Ayarlarda “İngilizceyi her zaman göster” açıksa Türkçenin altında İngilizcesi de görünür.',
    },
    missing: {
      title: 'Hazırlanan yerler',
      text: 'Bir kelimenin Türkçe karşılığı henüz yazılmadıysa yerinde “hazırlanıyor” yazar. Kelimenin Arapçası, okunuşu ve varsa İngilizcesi yine okunur.',
    },
    translation: {
      title: 'Ayetin çevirisi',
      text: 'Kelimelerin altında ayetin bütününün çevirisi durur. Kelime anlamları yan yana getirilince cümle olmaz; cümleyi çeviriden, onun nasıl kurulduğunu kelimelerden okuyun.',
    },
    tooltip: {
      title: 'Kelimenin künyesi',
      text: 'Bir kelimenin üzerine geldiğinizde ya da ona dokunduğunuzda künyesi açılır: ayeti ve ayetteki sırası, kökü, okunuşu, anlamı ve terimleri. Klavyeyle, kelimelere sekme tuşuyla gelip ok tuşlarıyla gezin; Esc kapatır.',
    },
    root: {
      title: 'Kök',
      text: 'Arapçada kelimeler çoğunlukla üç harfli bir kökten türer. Kökün sayfasında ondan gelen bütün kelimeler, biçimleri ve her dilde nasıl karşılandıkları sayılarıyla bulunur.',
    },
    terms: {
      title: 'Terimler ve kısaltmalar',
      text: 'Kimi kelimeler Allah’ın, Kur’an’ın, cennetin ya da bir peygamberin adı veya sıfatıdır. Böyle bir kelimenin terimi künyesinde yazar; terimin hangi tabloya ait olduğunu üç harflik bir kısaltma söyler.',
    },
  },
  abbreviations: 'Kısaltmalar',
  abbreviationsTitle: 'Kısaltmalar ve açıklamaları',
  close: 'Kapat',
  sourcesIntro:
    'Metinler aşağıdaki kaynaklardan alınmıştır. Arapça metin olduğu gibi saklanır; çevirilerin ve kelime anlamlarının burada düzeltilmiş hâli artık kaynağın kendi sözü sayılmaz.',
  licence: 'Lisans',
  package: 'Alındığı paket',
  source: {
    arabic: {
      title: 'Arapça metin',
      name: 'Tanzil Kur’an Metni, Uthmani 1.1',
      note: 'Kelimeler, Tanzil’in ve Quranic Arabic Corpus’un böldüğü gibi bölünmüştür.',
      licence: 'CC BY 3.0, metin değiştirilmeden; paket MIT',
    },
    turkish: {
      title: 'Ayetlerin Türkçe çevirisi',
      name: 'Rowwad Tercüme Merkezi, QuranEnc.com',
      note: '',
      licence: 'Kaynağı belirtilerek ve değiştirilmeden serbestçe; paket ISC',
    },
    english: {
      title: 'Ayetlerin İngilizce çevirisi',
      name: 'Saheeh International, QuranEnc.com',
      note: '',
      licence: 'Kaynağı belirtilerek ve değiştirilmeden serbestçe; paket ISC',
    },
    words: {
      title: 'Kelimelerin İngilizce anlamı ve okunuşu',
      name: 'Kelime kelime Kur’an verisi',
      note: '',
      licence: 'Paket ISC',
    },
    revelation: {
      title: 'İniş sırası ve yeri, ayet sayıları',
      name: 'quran-meta',
      note: '',
      licence: 'Paket MIT',
    },
    own: {
      title: 'Bu site için yazılanlar',
      name: 'Tibyan',
      note: 'Türkçe okunuşlar Arapça metinden kurallarla üretilir. Türkçe kelime anlamları ve kökler, surelerin adları, anlamları ve yılları, konular, tablolar ve bütün öteki metinler bu site için yazılmıştır.',
      licence: 'MIT',
    },
    font: {
      title: 'Arapça yazı tipi',
      name: 'Amiri Quran',
      note: 'Yalnız Kur’an’da geçen harfleriyle küçültülmüştür.',
      licence: 'SIL Open Font License 1.1',
    },
  },
  furtherTitle: 'Metinleri kullanmak isteyenlere',
  further:
    'Buradaki herkese açık içeriğin tamamı dosya olarak indirilebilir ve bir programdan sorulabilir. Kullanırken kaynakların adını anın ve Arapça metni değiştirmeyin.',
  downloads: 'Dosyaları indirin',
  api: 'GraphQL arayüzünü açın',
};

export type AboutTexts = typeof turkish;

const english: AboutTexts = {
  title: 'About',
  intro: 'What Tibyan is for, how a verse is read here, and where the texts come from.',
  tabs: 'Parts',
  tab: {
    history: 'History and goal',
    details: 'Details',
    sources: 'Sources',
  },
  description: {
    history:
      'The name, the goal and the growth of Tibyan, a site for reading the Qur’an by topic and word by word.',
    details:
      'How to read a verse word by word on Tibyan: Arabic, reading, meaning, root, terms and abbreviations.',
    sources: 'Sources and licences of the texts, the translations and the font of Tibyan.',
  },
  history: {
    name: {
      title: 'A name from one word',
      text: 'Tibyan means “making clear”. It is taken from the verse that says the Book was sent down to make everything clear. The site, too, tries to put the words of the verses before its own.',
      link: 'Read verse 16:89',
    },
    revelation: {
      title: 'Twenty-three years, 114 surahs',
      text: 'The Qur’an was sent down over twenty-three years, thirteen of them in Mecca and ten in Medina. Of its 114 surahs 86 are from Mecca and 28 from Medina. A subject is seldom told in one place: it begins in one surah, unfolds in another and finds its example in a third.',
      link: 'See the surahs',
    },
    goal: {
      title: 'The goal',
      text: 'What we want is to read the verses of one subject side by side, without losing touch with the Arabic. So each verse is shown word by word: the Arabic, how it is read, what it means in Turkish and English, and its root, all together. A reader who knows no Arabic can still see where else a word occurs.',
      link: 'See the roots',
    },
    growth: {
      title: 'How it grew, and grows',
      text: 'The text came first: 6236 verses with their readings and translations. Then came the roots of the words, the topics, the tables of names and adjectives, and a search in three languages. Some Turkish meanings of words are still being written, and where one is missing the page says so. The code, and the texts written for this site, are open source.',
      link: 'See what you can search for',
    },
  },
  sample: 'An example: the third word of the first verse of Al-Fatihah',
  sampleFacts: 'Facts about the word',
  place: 'Place',
  placeOf: '{{verse}}, word {{number}}',
  root: 'Root',
  term: 'Term',
  tryIt: 'Point at the word or tap it: it opens as it does on the page of a verse.',
  points: 'How to read a verse here',
  point: {
    order: {
      title: 'From right to left',
      text: 'The words stand from right to left, as Arabic is written. When a line is full, go on at the right of the next. The golden sign, with the number of the verse in Arabic digits, marks the end.',
    },
    arabic: {
      title: 'The Arabic word',
      text: 'At the top stands the word itself with its vowels. Signs that only the mushaf has are shown in plainer letters; “Use complex characters” in the settings brings them back as they are.',
    },
    pause: {
      title: 'The pause mark',
      text: 'Where a reader may stop after a word, or should not, a small mark above its end says so. A place of prostration has a sign of its own.',
    },
    reading: {
      title: 'The reading',
      text: 'The slanted line under the Arabic says how the word is read, in Latin letters. It follows English spelling when you read in English and Turkish spelling when you read in Turkish.',
    },
    meaning: {
      title: 'The meaning',
      text: 'Below it is what the word means in this verse. Who reads in Turkish sees the English under the Turkish as long as “Always display English” is on in the settings.',
    },
    missing: {
      title: 'What is in progress',
      text: 'Where the Turkish meaning of a word has not been written yet, “in progress” stands in its place. The Arabic, the reading and the English, where there is one, can be read all the same.',
    },
    translation: {
      title: 'The translation of the verse',
      text: 'Under the words is the translation of the whole verse. Meanings of words in a row do not make a sentence: take the sentence from the translation, and how it is built from the words.',
    },
    tooltip: {
      title: 'More about a word',
      text: 'Point at a word or tap it to see more: its verse and its place in it, its root, reading, meaning and terms. By keyboard, reach the words with Tab and move between them with the arrow keys; Esc closes.',
    },
    root: {
      title: 'The root',
      text: 'Most Arabic words grow from a root of three letters. The page of a root has all the words that come from it, their forms, and how each language renders them, with numbers.',
    },
    terms: {
      title: 'Terms and abbreviations',
      text: 'Some words are a name or an adjective of Allah, of the Qur’an, of heaven or of a prophet. The term of such a word is told with it, and a code of three letters says to which table the term belongs.',
    },
  },
  abbreviations: 'Abbreviations',
  abbreviationsTitle: 'Abbreviations and what they stand for',
  close: 'Close',
  sourcesIntro:
    'The texts come from the sources below. The Arabic text is kept as it is; a translation or a meaning that was edited here no longer counts as the words of its source.',
  licence: 'Licence',
  package: 'Taken from',
  source: {
    arabic: {
      title: 'Arabic text',
      name: 'Tanzil Quran Text, Uthmani 1.1',
      note: 'It is divided into words as Tanzil and the Quranic Arabic Corpus divide it.',
      licence: 'CC BY 3.0, the text unchanged; the package MIT',
    },
    turkish: {
      title: 'Turkish translation of the verses',
      name: 'Rowwad Translation Center, QuranEnc.com',
      note: '',
      licence: 'Free to copy unaltered, naming the source; the package ISC',
    },
    english: {
      title: 'English translation of the verses',
      name: 'Saheeh International, QuranEnc.com',
      note: '',
      licence: 'Free to copy unaltered, naming the source; the package ISC',
    },
    words: {
      title: 'English meaning and reading of the words',
      name: 'Word-by-word data of the Qur’an',
      note: '',
      licence: 'The package ISC',
    },
    revelation: {
      title: 'Order and place of revelation, numbers of verses',
      name: 'quran-meta',
      note: '',
      licence: 'The package MIT',
    },
    own: {
      title: 'Written for this site',
      name: 'Tibyan',
      note: 'The Turkish readings are made from the Arabic text by rule. The Turkish meanings and the roots of the words, the names, meanings and years of the surahs, the topics, the tables and all other texts were written for this site.',
      licence: 'MIT',
    },
    font: {
      title: 'Arabic font',
      name: 'Amiri Quran',
      note: 'Cut down to the letters that occur in the Qur’an.',
      licence: 'SIL Open Font License 1.1',
    },
  },
  furtherTitle: 'For those who want to use the texts',
  further:
    'All public content can be downloaded as files, and a program can ask for it. When you use it, name the sources and leave the Arabic text as it is.',
  downloads: 'Download the files',
  api: 'Open the GraphQL interface',
};

export const aboutTexts = { turkish, english };

export const useAboutTexts = textsHook('about', aboutTexts);
