import { textsHook } from './textsHook';

/** Texts of editing words. */
const turkish = {
  arabicText: 'Arapça metin',
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
  termElements: 'Terim ögeleri',
  elements: {
    loading: 'Terim ögeleri yükleniyor…',
    read: 'Böyle bir terim ögesi yok.',
    failed: 'Terim ögeleri yüklenemedi. Pencereyi kapatıp yeniden açın.',
  },
  newElement: 'Bu kelimeden yeni terim ögesi',
  previous: 'Önceki kelime',
  next: 'Sonraki kelime',
  unsavedFirst: 'Başka bir kelimeye geçmeden önce kaydedin ya da vazgeçin.',
};

export type WordEditingTexts = typeof turkish;

const english: WordEditingTexts = {
  arabicText: 'Arabic text',
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
  termElements: 'Term elements',
  elements: {
    loading: 'Loading the term elements…',
    read: 'There is no such term element.',
    failed: 'The term elements could not be loaded. Close the window and open it again.',
  },
  newElement: 'New term element from this word',
  previous: 'Previous word',
  next: 'Next word',
  unsavedFirst: 'Save or cancel before you go to another word.',
};

export const wordEditingTexts = { turkish, english };

export const useWordEditingTexts = textsHook('wordEditing', wordEditingTexts);
