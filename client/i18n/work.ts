import { textsHook } from './textsHook';

/** Texts of the admin pages: translation queue, checks and drafts. */
const turkish = {
  pages: {
    label: 'Yönetim sayfaları',
    work: 'Çeviri işleri',
    checks: 'Denetimler',
    searches: 'Aramalar',
    names: 'Ayet adları',
    changes: 'Değişiklikler',
    trash: 'Çöp kutusu',
  },
  language: { turkish: 'Türkçe', english: 'İngilizce' },
  queue: {
    title: 'Çeviri işleri',
    intro:
      'Çevirisi olmayan ya da bir kelimesi değiştiği için çevirisi güncellenecek ayetler ve anlamı eksik kelimeler.',
    language: 'Çevirinin dili',
    kind: 'İşin türü',
    all: 'Hepsi',
    missing: 'Çevirisi eksik',
    needsUpdate: 'Güncellenecek',
    surahs: 'Sureler',
    missingCount: '{{count, number}} eksik',
    needsUpdateCount: '{{count, number}} güncellenecek',
    allSurahs: 'Bütün sureler',
    verses_one: '{{count, number}} ayet',
    verses_other: '{{count, number}} ayet',
    start: '{{key}} ayetinden başla',
    pages: 'Ayetlerin sayfaları',
    previous: 'Öncekiler',
    next: 'Sonrakiler',
    fromStart: 'Sıranın başına dön',
    none: 'Yapılacak iş yok',
    allDone: {
      turkish: 'Bütün ayetlerin Türkçe çevirisi var ve güncel.',
      english: 'Bütün ayetlerin İngilizce çevirisi var ve güncel.',
    },
    noneHere: 'Seçtiğiniz bölümde çevrilecek ya da güncellenecek ayet kalmadı.',
    showAll: 'Bütün işleri göster',
  },
  bar: {
    label: 'Çeviri sırası',
    queue: 'Çeviri işleri',
    place: '{{position, number}} / {{count, number}}',
    done_zero: 'Sırada iş kalmadı',
    done_one: 'Burada iş yok; sırada {{count, number}} ayet var',
    done_other: 'Burada iş yok; sırada {{count, number}} ayet var',
    previous: 'Sıradaki önceki ayet: {{key}}',
    next: 'Sıradaki sonraki ayet: {{key}}',
    no: { previous: 'Sırada önceki ayet yok', next: 'Sırada sonraki ayet yok' },
  },
  checks: {
    title: 'Denetimler',
    intro:
      'Bütün içerikteki olası yanlışlar. Bulguların bir bölümü bilerek öyle yazılmış olabilir.',
    all: 'Bütün denetimler',
    count_zero: 'Bulgu yok',
    count_one: '{{count, number}} bulgu',
    count_other: '{{count, number}} bulgu',
    pages: 'Bulguların sayfaları',
    previous: 'Öncekiler',
    next: 'Sonrakiler',
    fromStart: 'İlk bulgulara dön',
    gone: 'Bu arada silinmiş',
  },
  check: {
    EMPTY_GLOSS: {
      name: '{{language}} anlamı olmayan kelimeler',
      about: 'Okurlar bu kelimelerin altında {{language}} bir anlam görmez.',
      there: 'Kelime',
      expected: '{{language}} bir anlam',
    },
    SAME_GLOSS_ON_NEIGHBORS: {
      name: 'Yan yana aynı {{language}} anlamı taşıyan kelimeler',
      about:
        'Arapçaları farklı olduğu hâlde art arda gelen kelimelere tek bir anlam yazılmış. Birlikte çevrilmiş olabilirler; anlam yanlış kelimeye de yazılmış olabilir.',
      there: 'Ortak anlam',
      expected: 'Her kelimenin kendi anlamı',
    },
    DEAD_REFERENCE: {
      name: '{{language}} metinlerde geçersiz bağlantılar',
      about:
        'Konu notlarında ve çevirilerde, olmayan bir ayete ya da sayfaya götüren bağlantılar ve ayraç içinde “(2:300)” gibi yazılmış ayet numaraları.',
      there: 'Bağlantı',
      expected: 'Var olan bir ayet ya da sayfa',
    },
    REFERENCE_OUTSIDE: {
      name: '{{language}} notlarda, konuda bulunmayan ayetler',
      about:
        'Konunun notu bu ayetleri anıyor, ama ayetler konunun listesinde yok. Ya ayet konuya eklenmeli ya da nottaki numara düzeltilmeli.',
      there: 'Nottaki ayetler',
      expected: '{{expected}} (konuda eksik olan ayetler)',
    },
    SHARED_SYNONYM: {
      name: 'İki konuda kullanılan {{language}} eş anlamlılar',
      about:
        'Konunun eş anlamlısı başka bir konunun da eş anlamlısı ya da başlığı. Arama bu kelimeyle iki konuyu birden önerir.',
      there: 'Eş anlamlı',
      expected: 'Yalnız bir konuda; şu konuda da var: {{expected}}',
    },
    WITHOUT_OWN_VERSE: {
      name: 'Kendine özgü ayeti olmayan konular',
      about:
        'Bu konuların her ayeti başka bir konuda da var; kendi parçaları ve üst konusu sayılmaz. Konu gereksiz olabilir ya da ayetleri eksik olabilir.',
      there: 'Ayetleri',
      expected: 'Yalnız bu konuda bulunan en az bir ayet',
    },
    COUNT_DIFFERS: {
      name: 'Kaç kez geçtiği uyuşmayan adlar',
      about:
        'Terim tablosunda adın kaç kez geçtiğini gösteren sayı, o adla işaretlenmiş kelimelerin sayısından farklı. Tabloyu yeniden düzenlemek sayıyı düzeltir.',
      there: 'Tabloda yazan sayı',
      expected: '{{expected}} (işaretlenmiş kelimelerin sayısı)',
    },
    VERSES_DIFFER: {
      name: 'Ayetleri uyuşmayan adlar',
      about:
        'Terim tablosundaki ayetler, o adla işaretlenmiş kelimelerin geçtiği ayetlerden farklı. Tabloyu yeniden düzenlemek ayetleri düzeltir.',
      there: 'Tabloda olan, kelimesi işaretlenmemiş ayetler',
      expected: '{{expected}} (tabloda eksik olan ayetler)',
    },
    ARABIC_DIFFERS: {
      name: 'Arapçası içe aktarılandan farklı kelimeler',
      about:
        'Bu kelimelerin Arapça metni ya da durak işareti içe aktarılan metinden farklı: ya düzeltilmiş ya da bozulmuş. Düzeltmenin kimden geldiğini kelimenin geçmişi gösterir.',
      there: 'Şimdiki metin',
      expected: '{{expected}}',
    },
  },
  expected: 'Beklenen',
  glosses: { turkish: 'Türkçe anlam', english: 'İngilizce anlam' },
  drafts: {
    title: 'Kaydedilmemiş taslaklar',
    drop: 'Sil',
    dropOf: '{{label}} taslağını sil',
    ask: 'Taslak silinsin mi? Silinen taslak geri getirilemez.',
    keep: 'Vazgeç',
    dropped: '{{label}} taslağı silindi.',
    notDropped: 'Taslak silinemedi.',
    read: 'Oku',
    readOf: '{{label}} taslağını oku',
    elsewhere: 'Başka bir sekmede açık',
    restorable: 'Konu silinmiş. Çöp kutusundan geri yüklerseniz taslakla devam edebilirsiniz.',
    trash: 'Çöp kutusunu aç',
    gone: 'Düzenlenen kayıt artık yok. Taslağı okuyup kopyalayabilirsiniz.',
  },
};

export type WorkTexts = typeof turkish;

const english: WorkTexts = {
  pages: {
    label: 'Admin pages',
    work: 'Translation work',
    checks: 'Checks',
    searches: 'Searches',
    names: 'Names of verses',
    changes: 'Changes',
    trash: 'Trash',
  },
  language: { turkish: 'Turkish', english: 'English' },
  queue: {
    title: 'Translation work',
    intro:
      'Verses without a translation, verses whose translation needs an update because a word has changed, and words without a meaning.',
    language: 'Language of the translation',
    kind: 'Kind of work',
    all: 'All',
    missing: 'Missing',
    needsUpdate: 'Needs an update',
    surahs: 'Surahs',
    missingCount: '{{count, number}} missing',
    needsUpdateCount: '{{count, number}} to update',
    allSurahs: 'All surahs',
    verses_one: '{{count, number}} verse',
    verses_other: '{{count, number}} verses',
    start: 'Start with {{key}}',
    pages: 'Pages of verses',
    previous: 'Previous',
    next: 'Next',
    fromStart: 'Back to the start of the queue',
    none: 'Nothing to do',
    allDone: {
      turkish: 'Every verse has a Turkish translation that is up to date.',
      english: 'Every verse has an English translation that is up to date.',
    },
    noneHere: 'No verses are left to translate or update in this part.',
    showAll: 'Show all work',
  },
  bar: {
    label: 'Translation queue',
    queue: 'Translation work',
    place: '{{position, number}} of {{count, number}}',
    done_zero: 'The queue is empty',
    done_one: 'Nothing to do here; {{count, number}} left in the queue',
    done_other: 'Nothing to do here; {{count, number}} left in the queue',
    previous: 'Previous in the queue: {{key}}',
    next: 'Next in the queue: {{key}}',
    no: { previous: 'No previous verse in the queue', next: 'No next verse in the queue' },
  },
  checks: {
    title: 'Checks',
    intro: 'Possible mistakes in all content. Some findings may be intentional.',
    all: 'All checks',
    count_zero: 'No findings',
    count_one: '{{count, number}} finding',
    count_other: '{{count, number}} findings',
    pages: 'Pages of findings',
    previous: 'Previous',
    next: 'Next',
    fromStart: 'Back to the first findings',
    gone: 'Deleted in the meantime',
  },
  check: {
    EMPTY_GLOSS: {
      name: 'Words without a {{language}} meaning',
      about: 'Readers see no {{language}} meaning below these words.',
      there: 'Word',
      expected: 'A meaning in {{language}}',
    },
    SAME_GLOSS_ON_NEIGHBORS: {
      name: 'Neighboring words with the same {{language}} meaning',
      about:
        'Successive words have one meaning, although they differ in Arabic. They may have been translated together, or the meaning may belong to the other word.',
      there: 'Shared meaning',
      expected: 'A meaning for each word',
    },
    DEAD_REFERENCE: {
      name: 'Dead links in {{language}} texts',
      about:
        'In notes on topics and in translations: links to a verse or page that does not exist, and verse numbers in parentheses, such as “(2:300)”.',
      there: 'Link',
      expected: 'An existing verse or page',
    },
    REFERENCE_OUTSIDE: {
      name: 'Verses in {{language}} notes that the topic lacks',
      about:
        'The note of the topic refers to these verses, but they are not in its list. Add the verse to the topic, or correct the number in the note.',
      there: 'Verses in the note',
      expected: '{{expected}} (verses missing from the topic)',
    },
    SHARED_SYNONYM: {
      name: '{{language}} synonyms that two topics share',
      about:
        'A synonym of the topic is also a synonym or the title of another one. For this word, the search suggests both topics.',
      there: 'Synonym',
      expected: 'In one topic only; also in: {{expected}}',
    },
    WITHOUT_OWN_VERSE: {
      name: 'Topics without a verse of their own',
      about:
        'Each verse of these topics is in another topic too; their parts and their broader topic do not count. The topic may be superfluous, or lack verses.',
      there: 'Its verses',
      expected: 'At least one verse that is in this topic only',
    },
    COUNT_DIFFERS: {
      name: 'Names whose number of occurrences differs',
      about:
        'The number in the term table differs from the number of words tagged with the name. Reorganizing the table corrects it.',
      there: 'Number in the table',
      expected: '{{expected}} (the number of tagged words)',
    },
    VERSES_DIFFER: {
      name: 'Names whose verses differ',
      about:
        'The verses in the term table differ from those of the words tagged with the name. Reorganizing the table corrects them.',
      there: 'Verses in the table without a tagged word',
      expected: '{{expected}} (verses missing from the table)',
    },
    ARABIC_DIFFERS: {
      name: 'Words whose Arabic differs from the imported text',
      about:
        'The Arabic text or the pause mark of these words is not the imported one: it was corrected, or damaged. The history of a word shows who corrected it.',
      there: 'Text now',
      expected: '{{expected}}',
    },
  },
  expected: 'Expected',
  glosses: { turkish: 'Turkish meaning', english: 'English meaning' },
  drafts: {
    title: 'Unsaved drafts',
    drop: 'Delete',
    dropOf: 'Delete the draft of {{label}}',
    ask: 'Delete the draft? It cannot be recovered.',
    keep: 'Cancel',
    dropped: 'The draft of {{label}} was deleted.',
    notDropped: 'The draft could not be deleted.',
    read: 'Read',
    readOf: 'Read the draft of {{label}}',
    elsewhere: 'Open in another tab',
    restorable: 'The topic was deleted. Restore it from the trash to continue with the draft.',
    trash: 'Open the trash',
    gone: 'What you edited no longer exists. You can read and copy the draft.',
  },
};

export const workTexts = { turkish, english };

export const useWorkTexts = textsHook(workTexts);
