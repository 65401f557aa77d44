import { textsHook } from './textsHook';

/** Texts of editing words. */
const turkish = {
  pauseAfter: 'Durak işareti',
  pause: {
    none: 'Yok',
    goOn: 'salâ: geçmek daha iyi',
    stop: 'kalâ: durmak daha iyi',
    either: 'cim: durulabilir',
    must: 'mim: durmak gerekir',
    never: 'lâ: durulmaz',
    oneOfTwo: 'üç nokta: ikisinden birinde durulur',
    breath: 'sin: nefes almadan kısa duruş',
    prostration: 'secde',
  },
  arabicRoot: 'Kök',
  turkishTranscription: 'Türkçe okunuş',
  englishTranscription: 'İngilizce okunuş',
  turkishTranslation: 'Türkçe anlam',
  englishTranslation: 'İngilizce anlam',
  turkishGlossWords: 'Türkçe anlamın kapsadığı kelimeler',
  englishGlossWords: 'İngilizce anlamın kapsadığı kelimeler',
  glossWords: {
    covered: 'Bu kelimeyi kapsayan anlam:',
    open: 'O anlamı düzenle',
    leave: 'Kelimeyi ayır',
    joinPrevious: 'Öncekiyle birleştir',
    joinNext: 'Sonrakiyle birleştir',
    takeApart: 'Hepsini ayır',
    taken: 'Bu kelimeyi başka bir anlam kapsıyor.',
  },
  termElements: 'Terim ögeleri',
  elements: {
    loading: 'Terim ögeleri yükleniyor…',
    read: 'Böyle bir terim ögesi yok.',
    failed: 'Terim ögeleri yüklenemedi. Pencereyi kapatıp yeniden açın.',
  },
  correction: {
    open: 'Arapçayı düzelt…',
    title: 'Arapçayı düzelt: {{word}}',
    about:
      'Kur’an metnini yalnız açık bir yanlış varsa, basılı bir mushafla karşılaştırarak düzeltin. Yalnız metinde geçen Arap harfleri ve işaretleri yazılabilir.',
    imported: 'İçe aktarılan metin',
    now: 'Şimdiki metin',
    text: 'Yeni metin',
    difference: 'İçe aktarılan metinden farkı',
    same: 'İçe aktarılan metinle aynı.',
    useImported: 'İçe aktarılan metne dön',
    unchanged: 'Metni değiştirmediniz.',
    next: 'Devam et',
    question:
      'Kelime her yerde hemen böyle görünecek: sitede, aramada, indirmelerde ve API’de. Kur’an metni değiştirilsin mi?',
    back: 'Düzeltmeye dön',
    confirm: 'Arapçayı değiştir',
    isCorrected: 'Düzeltilmiş. İçe aktarılan metin:',
  },
  newElement: 'Bu kelimeden yeni terim ögesi',
  previous: 'Önceki kelime',
  next: 'Sonraki kelime',
  unsavedFirst: 'Başka bir kelimeye geçmeden önce kaydedin ya da vazgeçin.',
};

export type WordEditingTexts = typeof turkish;

const english: WordEditingTexts = {
  pauseAfter: 'Pause mark',
  pause: {
    none: 'None',
    goOn: 'sala: better to continue',
    stop: 'qala: better to stop',
    either: 'jim: may stop',
    must: 'mim: must stop',
    never: 'la: do not stop',
    oneOfTwo: 'three dots: stop at one of the two',
    breath: 'sin: short pause without taking a breath',
    prostration: 'prostration',
  },
  arabicRoot: 'Root',
  turkishTranscription: 'Turkish transcription',
  englishTranscription: 'English transcription',
  turkishTranslation: 'Turkish meaning',
  englishTranslation: 'English meaning',
  turkishGlossWords: 'Words that the Turkish meaning covers',
  englishGlossWords: 'Words that the English meaning covers',
  glossWords: {
    covered: 'Meaning that covers this word:',
    open: 'Edit that meaning',
    leave: 'Take the word out',
    joinPrevious: 'Join the previous word',
    joinNext: 'Join the next word',
    takeApart: 'Take apart',
    taken: 'Another meaning covers that word.',
  },
  termElements: 'Term elements',
  elements: {
    loading: 'Loading the term elements…',
    read: 'There is no such term element.',
    failed: 'The term elements could not be loaded. Close the window and open it again.',
  },
  correction: {
    open: 'Correct the Arabic…',
    title: 'Correct the Arabic: {{word}}',
    about:
      'Correct the text of the Qur’an only where it is clearly wrong, and compare it with a printed mushaf. Only Arabic letters and signs that occur in the text are accepted.',
    imported: 'Imported text',
    now: 'Text now',
    text: 'New text',
    difference: 'Difference from the imported text',
    same: 'The same as the imported text.',
    useImported: 'Back to the imported text',
    unchanged: 'You have not changed the text.',
    next: 'Continue',
    question:
      'The word will look like this everywhere at once: on the site, in searches, downloads and the API. Change the text of the Qur’an?',
    back: 'Back to editing',
    confirm: 'Change the Arabic',
    isCorrected: 'Corrected. Imported text:',
  },
  newElement: 'New element from this word',
  previous: 'Previous word',
  next: 'Next word',
  unsavedFirst: 'Save or cancel before you go to another word.',
};

export const wordEditingTexts = { turkish, english };

export const useWordEditingTexts = textsHook(wordEditingTexts);
