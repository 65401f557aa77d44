import { textsHook } from './textsHook';

/** Texts of copying and sharing verses, and of bookmarks. */
const turkish = {
  copyTitle: 'Ayeti paylaş ya da kopyala',
  parts: 'Kopyalanacaklar',
  part: {
    arabic: 'Arapça metin',
    transcription: 'Okunuş',
    turkish: 'Türkçe çeviri',
    english: 'İngilizce çeviri',
    reference: 'Sure ve ayet',
    link: 'Bağlantı',
  },
  preview: 'Önizleme',
  copy: 'Kopyala',
  share: 'Paylaş',
  copied: 'Kopyalandı.',
  failed: 'Kopyalanamadı. Metni yukarıdan seçip kopyalayabilirsiniz.',
  noArabic:
    'Arapça metin yüklenemedi. Yeniden denemek için düğmeye bir daha basın; onsuz kopyalamak için seçimini kaldırın.',
  bookmarks: 'Yer imleri',
  bookmarksIntro: 'Yer imi koyduğunuz ayetler. Yalnızca bu tarayıcıda saklanır.',
  noBookmarks: 'Henüz yer imi yok. Bir ayetin altındaki “Yer imi” düğmesiyle ekleyebilirsiniz.',
  needsScript: 'Yer imlerini göstermek için JavaScript gerekir.',
  lastVerse: 'Okumaya devam: {{key}}',
  remove: '{{key}} yer imini kaldır',
  removed: '{{key}} yer imi kaldırıldı.',
  undo: 'Geri al',
  unkept: 'Yer imi kaydedilemedi',
  makeRoom: 'Tarayıcı bu site için veri saklamıyor ya da ayrılan yer dolu.',
};

export type VerseTexts = typeof turkish;

const english: VerseTexts = {
  copyTitle: 'Share or copy the verse',
  parts: 'What to copy',
  part: {
    arabic: 'Arabic text',
    transcription: 'Transcription',
    turkish: 'Turkish translation',
    english: 'English translation',
    reference: 'Surah and verse',
    link: 'Link',
  },
  preview: 'Preview',
  copy: 'Copy',
  share: 'Share',
  copied: 'Copied.',
  failed: 'The text could not be copied. You can select it above and copy it yourself.',
  noArabic:
    'The Arabic text could not be loaded. Press the button again to retry, or take the Arabic out to copy the rest.',
  bookmarks: 'Bookmarks',
  bookmarksIntro: 'The verses you bookmarked. They are stored only in this browser.',
  noBookmarks: 'No bookmarks yet. Add one with the “Bookmark” button below a verse.',
  needsScript: 'Showing bookmarks requires JavaScript.',
  lastVerse: 'Continue reading: {{key}}',
  remove: 'Remove the bookmark for {{key}}',
  removed: 'The bookmark for {{key}} was removed.',
  undo: 'Undo',
  unkept: 'The bookmark could not be saved',
  makeRoom: 'The browser does not store data for this site, or its storage is full.',
};

export const verseTexts = { turkish, english };

export const useVerseTexts = textsHook(verseTexts);
