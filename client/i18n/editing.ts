import type { ProblemCode } from '../__generated__/outcome_problems.graphql';
import { textsHook } from './textsHook';

/** Texts of the API's problem codes, and of those that forms make themselves. */
type ProblemTexts = Record<
  Exclude<ProblemCode, `%${string}`> | 'CREATED_IN_OTHER_TERM' | 'WORDS_CHANGED',
  string
>;

/** Texts of the admins' forms. */
const turkish = {
  save: 'Kaydet',
  saveAndGoOn: 'Kaydet, sonrakine geç',
  saveKeys: 'Ctrl+Enter ya da ⌘+Enter',
  cancel: 'Vazgeç',
  create: 'Oluştur',
  close: 'Kapat',
  error: 'Hata',
  formatError: 'Biçim Hatası',
  done: {
    saved: 'Kaydedildi',
    savedRow: 'Kaydedildi: {{row}}',
    deleted: 'Silindi',
    restored: 'Geri yüklendi',
    organized: 'Tablo yeniden düzenlendi',
    confirmed: 'Çeviri onaylandı',
    corrected: 'Arapça metin düzeltildi',
  },
  noAnswer: 'Yanıt gelmedi',
  notDone: 'İşlem tamamlanamadı',
  required: 'Zorunlu alanlar doldurulmalıdır',
  problem: {
    REQUIRED: 'Zorunlu alanlar doldurulmalıdır',
    TOO_LONG: 'En çok {{maximum}} karakter olabilir.',
    INVALID_CHARACTER: '{{value}} karakteri kullanılamaz.',
    OUT_OF_RANGE: '{{minimum}} ile {{maximum}} arasında bir tam sayı yazın.',
    TOO_MANY_VERSES: 'En çok {{maximum}} ayet olabilir.',
    TOO_MANY_TERM_ELEMENTS: 'En çok {{maximum}} terim ögesi olabilir.',
    TOO_MANY_NAMES: 'En çok {{maximum}} ad olabilir.',
    TOO_MANY_WORDS: 'En çok {{maximum}} kelime.',
    TOO_MANY_ITEMS: 'En çok {{maximum}} öge olabilir.',
    REPEATED: 'Listede iki kez var: {{value}}',
    NO_SUCH_POST: 'Böyle bir konu yok ya da silinmiş: {{value}}',
    NO_SUCH_ROOT: 'Kur’an’da böyle bir kök yok: {{value}}',
    RELATED_TO_ITSELF: 'Bir konu kendisinin üst konusu ya da ilgili konusu olamaz.',
    BROADER_IS_A_PART:
      'Seçilen üst konu ({{value}}) başka bir konunun parçası; konular en fazla iki düzeyli olabilir.',
    HAS_PARTS:
      'Başka bir konunun parçası olacak konunun ({{value}}) kendi parçaları var; konular en fazla iki düzeyli olabilir.',
    NO_SUCH_WORD: 'Böyle bir kelime yok: {{value}}',
    NOT_NEIGHBORS:
      'Bir anlam, kelimenin kendisiyle birlikte aynı ayetin yan yana kelimelerini kapsar.',
    IN_ANOTHER_GLOSS: 'Ayetin {{value}}. kelimesini başka bir kelimenin anlamı kapsıyor.',
    WORDS_CHANGED:
      'Hiçbiri kaydedilmedi: bu arada başka biri şu kelimeleri değiştirdi: {{value}}. Liste şimdi güncel; bakıp yeniden kaydedin.',
    NOT_A_VERSE_REFERENCE: 'Ayet “sure:ayet” biçiminde yazılmalıdır, örneğin 2:255 - {{value}}',
    NOT_A_VERSE_RANGE:
      'Bir surenin ayetleri 2:255 ya da 2:285-286 biçiminde yazılmalıdır - {{value}}',
    REVERSED_VERSE_RANGE: 'İlk ayet son ayetten önce gelmelidir - {{value}}',
    NO_SUCH_VERSE: 'Böyle bir ayet yok: {{value}}',
    NO_SUCH_TERM: 'Böyle bir terim yok: {{value}}',
    NO_SUCH_TERM_ELEMENT: 'Böyle bir terim ögesi yok: {{value}}',
    NOT_A_ROOT: 'Kök iki ile beş Arap harfinden oluşur, örneğin كتب.',
    TOO_FEW_LETTERS:
      'En az {{minimum}} harf olmalıdır: Arapça adlarda Arap harfi, ötekilerde Latin harfi.',
    REVELATION_ORDER_TAKEN: 'İniş sırasında bu yer {{value}}. surenin.',
    LETTER_TAKEN: 'Bu harf {{value}}. satırda var.',
    NAME_TAKEN: 'Bu ayetlerin böyle bir adı var: “{{value}}”.',
    NAME_OF_OTHER_VERSES: 'Bu ad başka ayetlerin adı: {{value}}',
    NAME_IS_A_REFERENCE: 'Arama bunu bir ayet yeri ya da kök olarak okur; ad olamaz.',
    ALREADY_TAKEN: 'Bu değer başka bir satırda kullanılıyor.',
    NOT_IN_QURAN_TEXT: 'Kur’an’ın Arapça metninde burada {{value}} karakteri kullanılmaz.',
    ARABIC_IS_GUARDED: 'Bir kelimenin Arapçası yalnız “Arapçayı düzelt” ile değiştirilir.',
    NOT_A_UUID: 'İstemci anahtarı bir UUID olmalıdır.',
    CREATED_ROW_DELETED:
      'Bu kayıt önceki bir denemede {{value}} numarasıyla oluşturulmuş, sonra silinmiş. Silineni çöp kutusundan geri yükleyebilir ya da yeniden kaydederek yenisini oluşturabilirsiniz.',
    CREATED_IN_OTHER_TERM:
      'Bu öge önceki bir denemede {{value}}. terimin tablosunda oluşturuldu ve başka tabloya taşınamaz. Terimi {{value}} olarak seçin.',
    CANNOT_BE_DELETED: 'Başlangıç silinemez.',
    WRONG_PASSWORD: 'Mevcut parola yanlış.',
    PASSWORD_TOO_SHORT: 'Parola en az {{minimum}} karakter olmalıdır.',
    WEAK_PASSWORD:
      '{{minimum}} karakterden kısa bir parolada küçük harf, büyük harf, rakam ve başka işaretlerden en az üçü bulunmalıdır.',
    COMMON_PASSWORD: 'Bu parola çok yaygın. Başka kimsede olmayan bir parola seçin.',
    WRONG_TYPE: 'Bu değer bu alana yazılamaz.',
    NOT_AN_OPTION: 'Seçeneklerden birini seçin.',
  } satisfies ProblemTexts,
  failure: {
    unreachable:
      'Sunucu yanıt vermedi: kaydedilmiş de olabilir, kaydedilmemiş de. Yeniden kaydetmenin bir zararı olmaz. Yazdıklarınız burada duruyor.',
    signedOut:
      'Kaydedilmedi: oturumunuz sona erdi. Yazdıklarınız duruyor; kaydederken yeniden giriş yapabilirsiniz.',
    gone: 'Kaydedilemedi: düzenlediğiniz kayıt bu arada silinmiş. Yazdıklarınız burada duruyor.',
  },
  operation: {
    unreachable: 'Sunucudan yanıt alınamadı. Biraz sonra yeniden deneyin.',
    signedOut: 'Oturumunuz sona erdi. Giriş yapıp yeniden deneyin.',
    stale:
      'Bu arada başka biri değişiklik yapmış. Sayfa yenilendi; gözden geçirip yeniden deneyin.',
    gone: 'Böyle bir kayıt artık yok.',
  },
  unkept:
    'Tarayıcı taslağınızı saklayamıyor: kaydetmeden çıkarsanız yazdıklarınız kaybolur. Yer açıldığında yeniden denenir.',
  kept: 'Taslak olarak bu tarayıcıda da saklanıyor; Yönetim bölümünde okuyup kopyalayabilirsiniz.',
  draft: {
    title: 'Kaydedilmemiş bir taslak var',
    several: 'Kaydedilmemiş {{count}} taslak var',
    about: 'Bir taslakla devam edebilir, onu silebilir ya da sonraya bırakabilirsiniz.',
    from: '{{when}} tarihli taslak',
    take: 'Taslakla devam et',
    discard: 'Taslağı sil',
    later: 'Sonraya bırak',
    beside_one: 'Bunun kaydedilmemiş başka bir taslağı var',
    beside_other: 'Bunun kaydedilmemiş başka {{count}} taslağı var',
    elsewhere_one: 'Başka bir sekmede kaydedilmemiş bir taslak açık',
    elsewhere_other: 'Başka sekmelerde kaydedilmemiş {{count}} taslak açık',
    copy: 'Kopyala: {{field}}',
    copied: 'Kopyalandı.',
    notCopied: 'Kopyalanamadı. Metni seçip kendiniz kopyalayabilirsiniz.',
  },
  unsaved: {
    title: 'Kaydedilmemiş değişiklikler var',
    message:
      'Çıkarsanız değişiklikleriniz bu tarayıcıda taslak olarak saklanır. Silerseniz geri getirilemez.',
    unkept:
      'Tarayıcı değişikliklerinizi saklayamıyor. Çıkarsanız kaybolurlar; önce kaydedin ya da metni kopyalayın.',
    stay: 'Düzenlemeye dön',
    leave: 'Taslağı saklayıp çık',
    discard: 'Değişiklikleri sil',
  },
  signInAgain: {
    title: 'Yeniden giriş yapın',
    message:
      'Oturumunuz sona erdi. Giriş yaptığınızda kaydetme işlemi kaldığı yerden sürer; değişiklik, giriş yapanın adıyla kaydedilir.',
  },
  conflict: {
    title: 'Siz düzenlerken başka biri kaydetti',
    message:
      'Aşağıdaki alanlar farklı. Her biri için hangisinin kalacağını seçin; ardından metni düzenlemeyi sürdürüp kaydedebilirsiniz.',
    mine: 'Benimki',
    theirs: 'Kaydedilen',
    both: 'İkiniz de değiştirdiniz',
    use: 'Seçilenleri kullan',
    empty: '(boş)',
  },
};

export type EditingTexts = typeof turkish;

const english: EditingTexts = {
  save: 'Save',
  saveAndGoOn: 'Save, go to next',
  saveKeys: 'Ctrl+Enter or ⌘+Enter',
  cancel: 'Cancel',
  create: 'Create',
  close: 'Close',
  error: 'Error',
  formatError: 'Format Error',
  done: {
    saved: 'Saved',
    savedRow: 'Saved: {{row}}',
    deleted: 'Deleted',
    restored: 'Restored',
    organized: 'Table reorganized',
    confirmed: 'Translation confirmed',
    corrected: 'Arabic text corrected',
  },
  noAnswer: 'No answer',
  notDone: 'This could not be done',
  required: 'Required fields must be filled',
  problem: {
    REQUIRED: 'Required fields must be filled',
    TOO_LONG: 'At most {{maximum}} characters.',
    INVALID_CHARACTER: 'The character {{value}} cannot be used.',
    OUT_OF_RANGE: 'Enter a whole number from {{minimum}} to {{maximum}}.',
    TOO_MANY_VERSES: 'At most {{maximum}} verses.',
    TOO_MANY_TERM_ELEMENTS: 'At most {{maximum}} term elements.',
    TOO_MANY_NAMES: 'At most {{maximum}} names.',
    TOO_MANY_WORDS: 'At most {{maximum}} words.',
    TOO_MANY_ITEMS: 'At most {{maximum}} items.',
    REPEATED: 'In the list twice: {{value}}',
    NO_SUCH_POST: 'There is no such topic, or it was deleted: {{value}}',
    NO_SUCH_ROOT: 'The Qur’an has no such root: {{value}}',
    RELATED_TO_ITSELF: 'A topic cannot be its own broader or related topic.',
    BROADER_IS_A_PART:
      'The broader topic ({{value}}) is itself a part of another one; topics have two levels at most.',
    HAS_PARTS:
      'The topic that would be a part ({{value}}) has parts of its own; topics have two levels at most.',
    NO_SUCH_WORD: 'There is no such word: {{value}}',
    NOT_NEIGHBORS: 'A meaning covers neighboring words of one verse, the word itself among them.',
    IN_ANOTHER_GLOSS: 'The meaning of another word covers word {{value}} of the verse.',
    WORDS_CHANGED:
      'Nothing was saved: someone else has changed these words in the meantime: {{value}}. The list is up to date now; review it and save again.',
    NOT_A_VERSE_REFERENCE: 'A verse is written surah:verse, such as 2:255 - {{value}}',
    NOT_A_VERSE_RANGE: 'Verses of one surah are written 2:255 or 2:285-286 - {{value}}',
    REVERSED_VERSE_RANGE: 'The first verse must come before the last - {{value}}',
    NO_SUCH_VERSE: 'There is no such verse: {{value}}',
    NO_SUCH_TERM: 'There is no such term: {{value}}',
    NO_SUCH_TERM_ELEMENT: 'There is no such term element: {{value}}',
    NOT_A_ROOT: 'A root is two to five Arabic letters, such as كتب.',
    TOO_FEW_LETTERS:
      'At least {{minimum}} letters: Arabic ones for an Arabic name, Latin ones for the others.',
    REVELATION_ORDER_TAKEN: 'Surah {{value}} has this place in the order of revelation.',
    LETTER_TAKEN: 'Row {{value}} already has this letter.',
    NAME_TAKEN: 'These verses already have this name: “{{value}}”.',
    NAME_OF_OTHER_VERSES: 'Other verses have this name: {{value}}',
    NAME_IS_A_REFERENCE: 'Searches read this as a reference or a root; it cannot be a name.',
    ALREADY_TAKEN: 'Another row already has this value.',
    NOT_IN_QURAN_TEXT: 'The Arabic text of the Qur’an does not use the character {{value}} here.',
    ARABIC_IS_GUARDED: 'The Arabic of a word is changed only with “Correct the Arabic”.',
    NOT_A_UUID: 'A client key must be a UUID.',
    CREATED_ROW_DELETED:
      'An earlier attempt created this as number {{value}}, and it has been deleted since. You can restore it from the trash, or save again to create a new one.',
    CREATED_IN_OTHER_TERM:
      'An earlier attempt created this element in the table of term {{value}}, and it cannot be moved. Choose term {{value}}.',
    CANNOT_BE_DELETED: 'The Beginning cannot be deleted.',
    WRONG_PASSWORD: 'The current password is wrong.',
    PASSWORD_TOO_SHORT: 'A password must have at least {{minimum}} characters.',
    WEAK_PASSWORD:
      'A password of fewer than {{minimum}} characters must have at least three of these: lowercase letters, uppercase letters, digits, other characters.',
    COMMON_PASSWORD: 'This password is too common. Choose one that nobody else has.',
    WRONG_TYPE: 'This value is not valid here.',
    NOT_AN_OPTION: 'Choose one of the options.',
  } satisfies ProblemTexts,
  failure: {
    unreachable:
      'The server did not answer: it may or may not have been saved. Saving again is safe. What you wrote is still here.',
    signedOut:
      'Not saved: your session has ended. What you wrote is still here; you can sign in again when you save.',
    gone: 'Not saved: what you are editing has been deleted in the meantime. What you wrote is still here.',
  },
  operation: {
    unreachable: 'The server did not answer. Try again in a moment.',
    signedOut: 'Your session has ended. Sign in and try again.',
    stale:
      'Someone else changed it in the meantime. The page is up to date now; review it and try again.',
    gone: 'This no longer exists.',
  },
  unkept:
    'This browser cannot keep your draft: if you leave without saving, your changes are lost. It tries again when there is room.',
  kept: 'It is also kept as a draft in this browser; you can read and copy it under Admin.',
  draft: {
    title: 'There is an unsaved draft',
    several: 'There are {{count}} unsaved drafts',
    about: 'You can continue with a draft, delete it, or leave it for later.',
    from: 'Draft from {{when}}',
    take: 'Continue with the draft',
    discard: 'Delete the draft',
    later: 'Leave for later',
    beside_one: 'There is another unsaved draft of this',
    beside_other: 'There are {{count}} other unsaved drafts of this',
    elsewhere_one: 'Another tab has an unsaved draft of this',
    elsewhere_other: 'Other tabs have {{count}} unsaved drafts of this',
    copy: 'Copy: {{field}}',
    copied: 'Copied.',
    notCopied: 'This could not be copied. You can select the text and copy it yourself.',
  },
  unsaved: {
    title: 'There are unsaved changes',
    message:
      'If you leave, your changes are kept in this browser as a draft. If you discard them, they cannot be recovered.',
    unkept:
      'This browser cannot keep your changes. If you leave, they are lost; save them or copy the text first.',
    stay: 'Back to editing',
    leave: 'Keep the draft and leave',
    discard: 'Discard the changes',
  },
  signInAgain: {
    title: 'Sign in again',
    message:
      'Your session has ended. Once you have signed in, saving continues where it stopped, under the name of the admin who signed in.',
  },
  conflict: {
    title: 'Someone else saved while you were editing',
    message:
      'These fields differ. Choose which version of each to keep; you can still edit the text before you save.',
    mine: 'Mine',
    theirs: 'Saved version',
    both: 'Both of you changed this',
    use: 'Use selected values',
    empty: '(empty)',
  },
};

export const editingTexts = { turkish, english };

export const useEditingTexts = textsHook(editingTexts);
