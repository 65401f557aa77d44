import { textsHook } from './textsHook';

/** Texts of editing the translations of verses. */
const turkish = {
  tools: '{{key}} için düzenleme araçları',
  edit: '{{key}} çevirilerini düzenle',
  uses: 'Bu ayeti kullanan konular',
  unused: 'Bu ayet hiçbir konuda kullanılmadı.',
  usesFailed: 'Konular yüklenemedi.',
  needsUpdate: {
    turkish: 'Bir kelimesi değişti: Türkçe çeviriye bakın',
    english: 'Bir kelimesi değişti: İngilizce çeviriye bakın',
  },
  stillRight: 'Çeviri hâlâ doğru',
  turkishTranslation: 'Türkçe çeviri',
  englishTranslation: 'İngilizce çeviri',
  post: 'Konu',
  postHint:
    'Bu çeviri yalnızca seçtiğiniz konuda görünür. İkisi de boş bırakılırsa ayetin kendi çevirisi gösterilir.',
  place: '{{number}} - {{title}}',
};

export type VerseEditingTexts = typeof turkish;

const english: VerseEditingTexts = {
  tools: 'Editing tools for {{key}}',
  edit: 'Edit the translations of {{key}}',
  uses: 'Topics that use this verse',
  unused: 'This verse has not been used in any topic.',
  usesFailed: 'The topics could not be loaded.',
  needsUpdate: {
    turkish: 'A word has changed: check the Turkish translation',
    english: 'A word has changed: check the English translation',
  },
  stillRight: 'Still right',
  turkishTranslation: 'Turkish translation',
  englishTranslation: 'English translation',
  post: 'Topic',
  postHint:
    'This translation is shown only in the chosen topic. If both are left empty, the translation of the verse itself is shown.',
  place: '{{number}} - {{title}}',
};

export const verseEditingTexts = { turkish, english };

export const useVerseEditingTexts = textsHook(verseEditingTexts);
