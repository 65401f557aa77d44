import { textsHook } from './textsHook';

/** Texts of the admins' forms. */
const turkish = {
  save: 'Kaydet',
  cancel: 'Vazgeç',
  create: 'Oluştur',
  close: 'Kapat',
  error: 'Hata',
  successful: 'İşlem başarılı',
  failed: 'İşlem başarısız',
  required: 'Zorunlu alanlar doldurulmalıdır.',
  problem: {
    tooLong: 'En çok {{what}} karakter olabilir.',
    tooManyVerses: 'En çok {{what}} ayet olabilir.',
    referenceFormat: 'Ayet “sure:ayet” biçiminde yazılmalıdır, örneğin 2:255 - {{what}}',
    noVerse: 'Böyle bir ayet yok: {{what}}',
    noElement: 'Böyle bir terim ögesi yok: {{what}}',
    noTerm: 'Böyle bir terim yok: {{what}}',
    tooManyElements: 'En çok {{what}} terim ögesi olabilir.',
    root: 'Kök iki ile beş Arap harfinden oluşur, örneğin كتب.',
    number: 'Geçerli bir tam sayı yazın.',
    taken: 'Bu değer başka bir satırda kullanılıyor.',
    letterTaken: 'Bu harf {{what}}. satırda var.',
    placeTaken: 'İniş sırasında bu yer {{what}}. surenin.',
  },
  failure: {
    unreachable:
      'Kaydedilemedi: sunucudan yanıt alınamadı. Yazdıklarınız burada ve taslak olarak bu tarayıcıda duruyor; yeniden deneyin.',
    signedOut:
      'Kaydedilmedi: oturumunuz kapandı. Yazdıklarınız duruyor; kaydederken yeniden giriş yapabilirsiniz.',
    gone: 'Kaydedilemedi: düzenlediğiniz kayıt bu arada silinmiş. Yazdıklarınız taslak olarak bu tarayıcıda duruyor.',
  },
  operation: {
    unreachable: 'Sunucudan yanıt alınamadı. Biraz sonra yeniden deneyin.',
    signedOut: 'Oturumunuz kapandı. Giriş yapıp yeniden deneyin.',
    stale: 'Bu arada başkası değiştirmiş. Sayfa yenilendi; bakıp yeniden deneyin.',
    gone: 'Böyle bir kayıt artık yok.',
  },
  unkept: 'Tarayıcı taslak saklamıyor: kaydetmeden çıkarsanız yazdıklarınız kaybolur.',
  draft: {
    title: 'Kaydedilmemiş bir taslak var',
    from: '{{when}} tarihli taslağınız kaydedilmemiş. Onunla devam edebilir ya da silebilirsiniz.',
    take: 'Taslakla devam et',
    discard: 'Taslağı sil',
  },
  unsaved: {
    title: 'Kaydedilmemiş değişiklikler var',
    message:
      'Çıkarsanız değişiklikleriniz bu tarayıcıda taslak olarak kalır; silerseniz geri gelmez.',
    stay: 'Düzenlemeye dön',
    leave: 'Taslağı saklayıp çık',
    discard: 'Değişiklikleri sil',
  },
  signInAgain: {
    title: 'Yeniden giriş yapın',
    message: 'Oturumunuz sona ermiş. Giriş yaptığınızda kaydetme kaldığı yerden sürer.',
  },
  conflict: {
    title: 'Siz düzenlerken başkası kaydetti',
    message:
      'Aşağıdaki alanlar farklı. Her biri için hangisinin kalacağını seçin; birleştirdikten sonra metni yine düzenleyip kaydedebilirsiniz.',
    mine: 'Benimki',
    theirs: 'Kaydedilmiş olan',
    both: 'İkiniz de değiştirdiniz',
    use: 'Seçilenleri kullan',
    empty: '(boş)',
  },
};

export type EditingTexts = typeof turkish;

const english: EditingTexts = {
  save: 'Save',
  cancel: 'Cancel',
  create: 'Create',
  close: 'Close',
  error: 'Error',
  successful: 'Operation successful',
  failed: 'Operation failed',
  required: 'Required fields must be filled.',
  problem: {
    tooLong: 'At most {{what}} characters.',
    tooManyVerses: 'At most {{what}} verses.',
    referenceFormat: 'A verse is written surah:verse, such as 2:255 - {{what}}',
    noVerse: 'There is no such verse: {{what}}',
    noElement: 'There is no such term element: {{what}}',
    noTerm: 'There is no such term: {{what}}',
    tooManyElements: 'At most {{what}} term elements.',
    root: 'A root is two to five Arabic letters, such as كتب.',
    number: 'Enter a valid whole number.',
    taken: 'Another row has this value already.',
    letterTaken: 'Row {{what}} has this letter already.',
    placeTaken: 'Surah {{what}} has this place in the order of revelation.',
  },
  failure: {
    unreachable:
      'Not saved: the server did not answer. What you wrote is still here, and kept as a draft in this browser; try again.',
    signedOut:
      'Not saved: your session has ended. What you wrote is still here; you can sign in again when you save.',
    gone: 'Not saved: what you are editing was deleted meanwhile. What you wrote is kept as a draft in this browser.',
  },
  operation: {
    unreachable: 'The server did not answer. Try again in a moment.',
    signedOut: 'Your session has ended. Sign in and try again.',
    stale: 'Someone changed it meanwhile. The page is up to date now; look and try again.',
    gone: 'It is no longer there.',
  },
  unkept: 'The browser keeps no drafts: what you wrote is lost if you leave without saving.',
  draft: {
    title: 'There is an unsaved draft',
    from: 'Your draft of {{when}} was not saved. You can go on with it, or delete it.',
    take: 'Go on with the draft',
    discard: 'Delete the draft',
  },
  unsaved: {
    title: 'There are unsaved changes',
    message: 'If you leave, your changes stay in this browser as a draft; deleted, they are gone.',
    stay: 'Back to editing',
    leave: 'Keep the draft and leave',
    discard: 'Delete the changes',
  },
  signInAgain: {
    title: 'Sign in again',
    message: 'Your session has ended. Once you are signed in, saving goes on where it stopped.',
  },
  conflict: {
    title: 'Someone saved while you were editing',
    message:
      'These fields differ. Choose for each which one stays; once they are merged you can still edit the text before you save.',
    mine: 'Mine',
    theirs: 'Saved meanwhile',
    both: 'You both changed this',
    use: 'Use what is chosen',
    empty: '(empty)',
  },
};

export const editingTexts = { turkish, english };

export const useEditingTexts = textsHook('editing', editingTexts);
