import { textsHook } from './textsHook';

/** Texts of what a reader does with verses: copying, sharing, bookmarks. */
const turkish = {
  copyTitle: 'Ayeti kopyala veya paylaş',
  parts: 'Kopyalanacaklar',
  part: {
    arabic: 'Arapça metin',
    turkish: 'Türkçe çeviri',
    english: 'İngilizce çeviri',
    reference: 'Sure ve ayet',
    link: 'Bağlantı',
  },
  preview: 'Önizleme',
  copy: 'Kopyala',
  share: 'Paylaş',
  copied: 'Kopyalandı.',
  failed: 'Olmadı. Metni yukarıdan seçip kopyalayabilirsiniz.',
  bookmarks: 'Yer imleri',
  bookmarksIntro: 'İşaretlediğiniz ayetler. Yalnızca bu tarayıcıda saklanır.',
  noBookmarks: 'Henüz yer imi yok. Bir ayetin altındaki “Yer imi” düğmesiyle ekleyebilirsiniz.',
  needsScript: 'Yer imlerini göstermek için JavaScript gerekir.',
  lastVerse: 'Kaldığınız yerden devam edin: {{key}}',
  remove: '{{key}} yer imini kaldır',
  removed: '{{key}} kaldırıldı.',
  undo: 'Geri al',
  unkept: 'Yer imi kaydedilemedi',
  makeRoom: 'Tarayıcı bu site için veri saklamıyor ya da ayrılan yer dolu.',
};

export type VerseTexts = typeof turkish;

const english: VerseTexts = {
  copyTitle: 'Copy or share the verse',
  parts: 'What is copied',
  part: {
    arabic: 'Arabic text',
    turkish: 'Turkish translation',
    english: 'English translation',
    reference: 'Surah and verse',
    link: 'Link',
  },
  preview: 'Preview',
  copy: 'Copy',
  share: 'Share',
  copied: 'Copied.',
  failed: 'That did not work. You can select the text above and copy it.',
  bookmarks: 'Bookmarks',
  bookmarksIntro: 'The verses you marked. They are kept in this browser alone.',
  noBookmarks: 'No bookmarks yet. Add one with the “Bookmark” button below a verse.',
  needsScript: 'Bookmarks need JavaScript to be shown.',
  lastVerse: 'Continue where you left off: {{key}}',
  remove: 'Remove the bookmark of {{key}}',
  removed: '{{key}} was removed.',
  undo: 'Undo',
  unkept: 'The bookmark was not kept',
  makeRoom: 'The browser keeps no data for this site, or has no room left.',
};

export const verseTexts = { turkish, english };

export const useVerseTexts = textsHook('verse', verseTexts);
