import { textsHook } from './textsHook';

/** Texts of what admins have to do: translations, what checks have found, and drafts. */
const turkish = {
  pages: {
    label: 'Yönetim sayfaları',
    work: 'Çeviri işleri',
    checks: 'Denetimler',
    changes: 'Değişiklikler',
    trash: 'Çöp kutusu',
  },
  language: { turkish: 'Türkçe', english: 'İngilizce' },
  queue: {
    title: 'Çeviri işleri',
    intro:
      'Çevirisi olmayan ayetler ile bir kelimesi değiştiği için çevirisi güncellenecek ayetler.',
    language: 'Çevirinin dili',
    kind: 'Yapılacak iş',
    all: 'Hepsi',
    missing: 'Çevirisi yok',
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
    no: { previous: 'Sırada daha önce ayet yok', next: 'Sırada başka ayet yok' },
  },
  checks: {
    title: 'Denetimler',
    intro:
      'Bütün içerikte aranan olası yanlışlar. Bulguların bir bölümü bilerek öyle yazılmış olabilir.',
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
    SAME_GLOSS_ON_NEIGHBOURS: {
      name: 'Yan yana aynı {{language}} anlamı taşıyan kelimeler',
      about:
        'Arapçaları farklı olduğu hâlde art arda gelen kelimelere tek bir anlam yazılmış. Birlikte çevrilmiş olabilirler; anlam yanlış kelimeye de yazılmış olabilir.',
      there: 'Ortak anlam',
      expected: 'Her kelimenin kendi anlamı',
    },
    DEAD_REFERENCE: {
      name: '{{language}} metinlerde boşa çıkan bağlantılar',
      about:
        'Konu notlarında ve çevirilerde, olmayan bir ayete ya da sayfaya götüren bağlantılar ve ayraç içinde “(2:300)” gibi yazılmış ayet numaraları.',
      there: 'Bağlantı',
      expected: 'Var olan bir ayet ya da sayfa',
    },
    COUNT_DIFFERS: {
      name: 'Geçiş sayısı tutmayan adlar',
      about:
        'Terim tablosunda yazan geçiş sayısı, o adla işaretlenmiş kelimelerin sayısından farklı. Tabloyu yeniden düzenlemek sayıyı düzeltir.',
      there: 'Tabloda yazan sayı',
      expected: '{{expected}} (işaretlenmiş kelimelerin sayısı)',
    },
    VERSES_DIFFER: {
      name: 'Ayetleri tutmayan adlar',
      about:
        'Terim tablosundaki ayetler, o adla işaretlenmiş kelimelerin geçtiği ayetlerden farklı. Tabloyu yeniden düzenlemek ayetleri düzeltir.',
      there: 'Tabloda olan, kelimesi işaretlenmemiş ayetler',
      expected: '{{expected}} (tabloda eksik olan ayetler)',
    },
  },
  expected: 'Beklenen',
  drafts: {
    title: 'Kaydedilmemiş taslaklar',
    drop: 'Sil',
    dropOf: '{{label}} taslağını sil',
    ask: 'Taslak silinsin mi? Geri getirilemez.',
    keep: 'Vazgeç',
    dropped: '{{label}} taslağı silindi.',
  },
};

export type WorkTexts = typeof turkish;

const english: WorkTexts = {
  pages: {
    label: 'Admin pages',
    work: 'Translation work',
    checks: 'Checks',
    changes: 'Changes',
    trash: 'Trash',
  },
  language: { turkish: 'Turkish', english: 'English' },
  queue: {
    title: 'Translation work',
    intro:
      'Verses without a translation, and those whose translation needs an update because a word changed.',
    language: 'Language of the translation',
    kind: 'What there is to do',
    all: 'Everything',
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
    previous: 'Before these',
    next: 'After these',
    fromStart: 'Back to the start of the queue',
    none: 'Nothing to do',
    allDone: {
      turkish: 'Every verse has a Turkish translation that is up to date.',
      english: 'Every verse has an English translation that is up to date.',
    },
    noneHere: 'No verse is left to translate or update in what you chose.',
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
    no: { previous: 'Nothing before it in the queue', next: 'Nothing after it in the queue' },
  },
  checks: {
    title: 'Checks',
    intro:
      'Likely mistakes that are looked for in all content. Some of what is found may be meant so.',
    all: 'All checks',
    count_zero: 'Nothing found',
    count_one: '{{count, number}} finding',
    count_other: '{{count, number}} findings',
    pages: 'Pages of findings',
    previous: 'Before these',
    next: 'After these',
    fromStart: 'Back to the first findings',
    gone: 'Deleted meanwhile',
  },
  check: {
    EMPTY_GLOSS: {
      name: 'Words not yet translated into {{language}}',
      about: 'Readers see nothing in {{language}} below these words.',
      there: 'Word',
      expected: 'A translation into {{language}}',
    },
    SAME_GLOSS_ON_NEIGHBOURS: {
      name: 'Neighbouring words translated alike into {{language}}',
      about:
        'Words that follow each other have one translation, though they differ in Arabic. They may be translated as one, or the translation may stand below the wrong word.',
      there: 'Shared translation',
      expected: 'A translation of each word',
    },
    DEAD_REFERENCE: {
      name: 'Links that lead nowhere in {{language}} texts',
      about:
        'In notes of topics and in translations: links to a verse or page that isn’t there, and numbers of verses between brackets, such as “(2:300)”.',
      there: 'Link',
      expected: 'A verse or page that is there',
    },
    COUNT_DIFFERS: {
      name: 'Names whose number of occurrences differs',
      about:
        'The number in the term table is not that of the words tagged with the name. Organising the table corrects it.',
      there: 'Number in the table',
      expected: '{{expected}} (the number of tagged words)',
    },
    VERSES_DIFFER: {
      name: 'Names whose verses differ',
      about:
        'The verses in the term table are not those of the words tagged with the name. Organising the table corrects them.',
      there: 'Verses in the table without a tagged word',
      expected: '{{expected}} (verses that the table leaves out)',
    },
  },
  expected: 'Expected',
  drafts: {
    title: 'Unsaved drafts',
    drop: 'Delete',
    dropOf: 'Delete the draft of {{label}}',
    ask: 'Delete the draft? It can’t be brought back.',
    keep: 'Cancel',
    dropped: 'The draft of {{label}} was deleted.',
  },
};

export const workTexts = { turkish, english };

export const useWorkTexts = textsHook('work', workTexts);
