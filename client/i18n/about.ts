import { OWN_TURKISH_VERSES } from '../../text/quotedSources';
import { textsHook } from './textsHook';

/** Texts of the about page, loaded with it. */
const turkish = {
  title: 'Hakkında',
  intro: 'Tibyan’ın amacı, burada bir ayetin nasıl okunduğu ve metinlerin kaynakları.',
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
      text: 'Tibyan, “açıklama, açık kılma” demektir. Bu ad, Kitab’ın her şeyi açıklayan olarak indirildiğini bildiren ayetten alınmıştır. Site de kendi sözünü değil, ayetlerin sözünü öne koymaya çalışır.',
      link: '16:89 ayetini okuyun',
    },
    revelation: {
      title: 'Yirmi üç yıl, 114 sure',
      text: 'Kur’an, on üç yılı Mekke’de ve on yılı Medine’de olmak üzere yirmi üç yılda indi. 114 suresinin 86’sı Mekke’de, 28’i Medine’de inmiştir. Bir konu çoğu kez tek bir yerde anlatılmaz: bir surede başlar, başka bir surede açılır, bir üçüncüsünde örneğini bulur.',
      link: 'Sureleri görün',
    },
    goal: {
      title: 'Amaç',
      text: 'Amacımız, bir konuya ait ayetleri yan yana okuyabilmek ve bunu yaparken Arapça metinden kopmamaktır. Bu yüzden her ayet kelime kelime gösterilir: Arapçası, okunuşu, Türkçe ve İngilizce anlamı ve kökü bir aradadır. Arapça bilmeyen okur da bir kelimenin başka nerelerde geçtiğini görebilir.',
      link: 'Kökleri görün',
    },
    growth: {
      title: 'Nasıl gelişti, nasıl gelişiyor',
      text: 'Önce metin geldi: 6236 ayet, okunuşu ve çevirileriyle. Sonra kelimelerin kökleri, konular, isim ve sıfat tabloları ve üç dilde arama eklendi. Kelimelerin Türkçe anlamlarının bir kısmı hâlâ hazırlanıyor; eksik olan yerde bu açıkça yazılır. Kod ve bu site için yazılan metinler açık kaynaktır.',
      link: 'Ne arayabileceğinizi görün',
    },
  },
  sample: 'Örnek: Fâtiha suresinin ilk ayetinin üçüncü kelimesi',
  sampleFacts: 'Kelimenin künyesi',
  place: 'Yeri',
  placeOf: '{{verse}}, {{number}}. kelime',
  root: 'Kökü',
  term: 'Terimi',
  tryIt: 'Kelimenin üzerine gelin ya da dokunun: künyesi, ayet sayfalarındaki gibi açılır.',
  points: 'Bir ayet burada nasıl okunur',
  point: {
    order: {
      title: 'Sıra sağdan soladır',
      text: 'Kelimeler Arapça yazıldığı gibi sağdan sola dizilir. Satır dolunca alt satırın sağından devam edilir. Ayetin sonunda, içinde Arap rakamlarıyla numarası yazılı altın rengi bir işaret vardır.',
    },
    arabic: {
      title: 'Arapça kelime',
      text: 'En üstte kelimenin kendisi, harekeleriyle yer alır. Metin mushaftaki gibi, bütün işaretleriyle yazılır; ayarlarda “Arapça imlâ” altında “Sadeleştirilmiş” seçildiğinde mushafa özgü işaretlerin yerine yaygın harfler konur.',
    },
    pause: {
      title: 'Durak işareti',
      text: 'Bir kelimeden sonra durulup durulmayacağını, kelimenin sonunda ve üstünde yazılı küçük bir işaret bildirir. Secde yerinin de ayrı bir işareti vardır.',
    },
    reading: {
      title: 'Okunuş',
      text: 'Arapçanın hemen altındaki satır, kelimenin tek başına Latin harfleriyle okunuşudur; â, î ve û uzun okunur. Kelimelerin altındaki satırda ise ayet, okunduğu gibi bağlanarak ve sonunda durularak yazılıdır. Ayarlarda sade harfler yerine TDV İslâm Ansiklopedisi’nin harflerini (ḥ, ṣ, ż) seçebilir ya da okunuşu gizleyebilirsiniz.',
    },
    meaning: {
      title: 'Anlam',
      text: 'Okunuşun altında kelimenin bu ayetteki anlamı vardır. Ayarlarda “İngilizceyi her zaman göster” seçiliyse Türkçesinin altında İngilizcesi de görünür.',
    },
    missing: {
      title: 'Hazırlanan anlamlar',
      text: 'Bir kelimenin Türkçe anlamı henüz yazılmadıysa yerinde “hazırlanıyor” yazar. Kelimenin Arapçası, okunuşu ve varsa İngilizcesi yine de görünür.',
    },
    translation: {
      title: 'Ayetin çevirisi',
      text: 'Kelimelerin altında ayetin tamamının çevirisi yer alır. Kelime anlamlarını yan yana dizmekle cümle kurulmaz: ne dendiğini çeviriden, nasıl dendiğini kelimelerden okuyun.',
    },
    tooltip: {
      title: 'Kelimenin künyesi',
      text: 'Bir kelimenin üzerine geldiğinizde ya da ona dokunduğunuzda künyesi açılır: ayeti ve ayetteki sırası, kökü, okunuşu, anlamı ve terimleri. Klavyede sekme tuşuyla kelimelere geçebilir, ok tuşlarıyla aralarında gezebilirsiniz; Esc tuşu künyeyi kapatır.',
    },
    root: {
      title: 'Kök',
      text: 'Arapçada kelimeler çoğunlukla üç harfli bir kökten türer. Kökün sayfasında ondan türeyen bütün kelimeler, biçimleri ve iki dildeki anlamları sayılarıyla bulunur.',
    },
    terms: {
      title: 'Terimler ve kısaltmalar',
      text: 'Kimi kelimeler Allah’ın, Kur’an’ın, cennetin ya da bir peygamberin adı veya sıfatıdır. Böyle bir kelimenin terimi künyesinde yazar; terimin hangi tabloya ait olduğunu üç harflik bir kısaltma gösterir.',
    },
  },
  abbreviations: 'Kısaltmalar',
  abbreviationsTitle: 'Kısaltmalar ve açıklamaları',
  close: 'Kapat',
  sourcesIntro:
    'Metinler aşağıdaki kaynaklardan alınmıştır. Arapça metin olduğu gibi saklanır; çevirilerin ve kelime anlamlarının burada düzeltilmiş hâli artık kaynağın kendi sözü sayılmaz.',
  license: 'Lisans',
  package: 'Alındığı paket',
  source: {
    arabic: {
      title: 'Arapça metin',
      name: 'Tanzil Kur’an Metni, Uthmani 1.1',
      note: 'Kelimeler, Tanzil’in ve Quranic Arabic Corpus’un böldüğü gibi bölünmüştür.',
      license: 'CC BY 3.0, metin değiştirilmeden; paket MIT',
    },
    turkish: {
      title: 'Ayetlerin Türkçe çevirisi',
      name: 'Rowwad Tercüme Merkezi, QuranEnc.com',
      note: `Pakette ${OWN_TURKISH_VERSES.join(' ve ')} için başka ayetlerin çevirisi bulunduğundan bu ayetleri Tibyan çevirdi.`,
      license: 'Kaynağı belirtilerek ve değiştirilmeden serbestçe; paket ISC',
    },
    english: {
      title: 'Ayetlerin İngilizce çevirisi',
      name: 'Saheeh International, QuranEnc.com',
      note: '',
      license: 'Kaynağı belirtilerek ve değiştirilmeden serbestçe; paket ISC',
    },
    furtherEnglish: {
      title: 'İkinci İngilizce çeviri',
      name: 'Rowwad Tercüme Merkezi, QuranEnc.com',
      note: 'Ayarlarda seçenlere gösterilir. Pakette dipnot yoktur.',
      license: 'Kaynağı belirtilerek ve değiştirilmeden serbestçe; paket ISC',
    },
    words: {
      title: 'Kelimelerin İngilizce anlamı',
      name: 'Kelime kelime Kur’an verisi',
      note: '',
      license: 'Paket ISC',
    },
    revelation: {
      title: 'İniş sırası ve yeri, ayet sayıları, mushaf sayfaları',
      name: 'quran-meta',
      note: '',
      license: 'Paket MIT',
    },
    own: {
      title: 'Bu site için yazılanlar',
      name: 'Tibyan',
      note: 'Kelimelerin ve ayetlerin okunuşu, kelimelerin sözlük biçimi ve dil bilgisi Arapça metinden kurallarla üretilir. Türkçe kelime anlamları ve kökler, surelerin adları, anlamları ve yılları, konular, tablolar ve bütün öteki metinler bu site için yazılmıştır.',
      license: 'MIT',
    },
    font: {
      title: 'Arapça yazı tipi',
      name: 'Amiri Quran ve Amiri',
      note: 'Amiri Quran yalnızca Kur’an’da geçen harfleri içerecek biçimde küçültülmüştür. Amiri’nin Latin harfleri, paylaşılan bağlantıların resimlerindedir.',
      license: 'SIL Open Font License 1.1',
    },
    latinFont: {
      title: 'Latin harfli yazı tipi',
      name: 'Crimson Pro',
      note: 'Türkçe, İngilizce ve transkripsiyon harflerini içerecek biçimde küçültülmüştür.',
      license: 'SIL Open Font License 1.1',
    },
  },
  furtherTitle: 'Metinleri kullanmak isteyenlere',
  further:
    'Herkese açık içeriğin tamamı dosya olarak indirilebilir, API üzerinden de alınabilir. Kullanırken kaynakların adını anın ve Arapça metni değiştirmeyin.',
  downloads: 'Dosyaları indirin',
  api: 'GraphQL API’yi açın',
};

export type AboutTexts = typeof turkish;

const english: AboutTexts = {
  title: 'About',
  intro: 'What Tibyan is for, how a verse is read here, and where the texts come from.',
  tabs: 'Sections',
  tab: {
    history: 'History and purpose',
    details: 'Details',
    sources: 'Sources',
  },
  description: {
    history:
      'The name, purpose and history of Tibyan, a site for reading the Qur’an by topic and word by word.',
    details:
      'How to read a verse word by word on Tibyan: Arabic, transcription, meaning, root, terms and abbreviations.',
    sources: 'Sources and licenses of the texts, translations and font used by Tibyan.',
  },
  history: {
    name: {
      title: 'A name from one word',
      text: 'Tibyan means “making clear.” The name comes from the verse that says the Book was sent down to make everything clear. The site, too, tries to put the words of the verses before its own.',
      link: 'Read verse 16:89',
    },
    revelation: {
      title: 'Twenty-three years, 114 surahs',
      text: 'The Qur’an was sent down over twenty-three years, thirteen of them in Mecca and ten in Medina. Of its 114 surahs, 86 are from Mecca and 28 from Medina. A topic is seldom treated in one place: it begins in one surah, unfolds in another and finds its example in a third.',
      link: 'See the surahs',
    },
    goal: {
      title: 'The purpose',
      text: 'We want to read the verses on one topic side by side without losing touch with the Arabic. So each verse is shown word by word: the Arabic, its transcription, its meaning in Turkish and English, and its root, all together. A reader who knows no Arabic can still see where else a word occurs.',
      link: 'See the roots',
    },
    growth: {
      title: 'How it has grown',
      text: 'The text came first: 6236 verses with transcription and translations. Then came the roots of the words, the topics, the tables of names and adjectives, and search in three languages. Some Turkish meanings of words are still being written, and where one is missing the page says so. The code, and the texts written for this site, are open source.',
      link: 'See what you can search for',
    },
  },
  sample: 'Example: the third word of the first verse of Al-Fatihah',
  sampleFacts: 'Details of the word',
  place: 'Place',
  placeOf: '{{verse}}, word {{number}}',
  root: 'Root',
  term: 'Term',
  tryIt: 'Point at the word or tap it: its details open, as on the page of a verse.',
  points: 'How to read a verse here',
  point: {
    order: {
      title: 'From right to left',
      text: 'The words run from right to left, as Arabic is written. When a line is full, continue at the right of the next one. A golden sign with the number of the verse in Arabic digits marks the end.',
    },
    arabic: {
      title: 'The Arabic word',
      text: 'At the top is the word itself with its vowel signs. The text is written as in the mushaf, with all its signs; choose “Simplified” under “Arabic spelling” in the settings to see common letters in place of the signs found only there.',
    },
    pause: {
      title: 'The pause mark',
      text: 'A small mark above the end of a word tells whether to pause after it. A place of prostration has a sign of its own.',
    },
    reading: {
      title: 'The transcription',
      text: 'The line right below the Arabic shows how the word is read by itself, in Latin letters; aa, ee and oo are long. The line below the words shows the verse as it is recited, its words joined and with a stop at its end. In the settings you can choose scholarly letters (ḥ, ṣ, ā) as in the International Journal of Middle East Studies instead of plain ones, or hide the transcription.',
    },
    meaning: {
      title: 'The meaning',
      text: 'Below the transcription is the meaning of the word in this verse. If you read in Turkish, you see the English below the Turkish as long as “Always display English” is on in the settings.',
    },
    missing: {
      title: 'Meanings in progress',
      text: 'Where the Turkish meaning of a word has not been written yet, it says “in progress.” The Arabic, the transcription and the English, where there is one, are still shown.',
    },
    translation: {
      title: 'The translation of the verse',
      text: 'Below the words is the translation of the whole verse. A row of meanings does not make a sentence: read in the translation what is said, and in the words how it is said.',
    },
    tooltip: {
      title: 'More about a word',
      text: 'Point at a word or tap it to see more: its verse and place, root, transcription, meaning and terms. On a keyboard, go to the words with Tab, move between them with the arrow keys and close the details with Esc.',
    },
    root: {
      title: 'The root',
      text: 'Most Arabic words come from a root of three letters. The page of a root lists all the words that come from it, their forms, and their meanings in both languages, with counts.',
    },
    terms: {
      title: 'Terms and abbreviations',
      text: 'Some words are a name or an adjective of Allah, of the Qur’an, of heaven or of a prophet. The details of such a word name its term, and a code of three letters shows which table the term belongs to.',
    },
  },
  abbreviations: 'Abbreviations',
  abbreviationsTitle: 'Abbreviations and what they stand for',
  close: 'Close',
  sourcesIntro:
    'The texts come from the sources below. The Arabic text is kept unchanged; a translation or meaning that was edited here no longer represents its source.',
  license: 'License',
  package: 'Package',
  source: {
    arabic: {
      title: 'Arabic text',
      name: 'Tanzil Quran Text, Uthmani 1.1',
      note: 'Divided into words as by Tanzil and the Quranic Arabic Corpus.',
      license: 'CC BY 3.0, text unchanged; package: MIT',
    },
    turkish: {
      title: 'Turkish translation of the verses',
      name: 'Rowwad Translation Center, QuranEnc.com',
      note: `For ${OWN_TURKISH_VERSES.join(' and ')} the package has the translation of other verses, so Tibyan translated these.`,
      license: 'Free to use unaltered with the source named; package: ISC',
    },
    english: {
      title: 'English translation of the verses',
      name: 'Saheeh International, QuranEnc.com',
      note: '',
      license: 'Free to use unaltered with the source named; package: ISC',
    },
    furtherEnglish: {
      title: 'Second English translation',
      name: 'Rowwad Translation Center, QuranEnc.com',
      note: 'Shown to readers who choose it in the settings. The package has no footnotes.',
      license: 'Free to use unaltered with the source named; package: ISC',
    },
    words: {
      title: 'English meaning of the words',
      name: 'Word-by-word data of the Qur’an',
      note: '',
      license: 'Package: ISC',
    },
    revelation: {
      title: 'Order and place of revelation, number of verses, pages of the mushaf',
      name: 'quran-meta',
      note: '',
      license: 'Package: MIT',
    },
    own: {
      title: 'Written for this site',
      name: 'Tibyan',
      note: 'The transcriptions of words and verses, and the dictionary form and grammar of each word, are derived from the Arabic text by rules. The Turkish meanings and the roots of the words, the names, meanings and years of the surahs, the topics, the tables and all other texts were written for this site.',
      license: 'MIT',
    },
    font: {
      title: 'Arabic font',
      name: 'Amiri Quran and Amiri',
      note: 'Amiri Quran is reduced to the letters that occur in the Qur’an. The Latin letters of Amiri are on the pictures of shared links.',
      license: 'SIL Open Font License 1.1',
    },
    latinFont: {
      title: 'Latin font',
      name: 'Crimson Pro',
      note: 'Reduced to the letters of Turkish, English and transcriptions.',
      license: 'SIL Open Font License 1.1',
    },
  },
  furtherTitle: 'If you want to use the texts',
  further:
    'All public content can be downloaded as files and is available through an API. If you use it, please name the sources and leave the Arabic text unchanged.',
  downloads: 'Download the files',
  api: 'Open the GraphQL API',
};

export const aboutTexts = { turkish, english };

export const useAboutTexts = textsHook(aboutTexts);
