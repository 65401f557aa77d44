import { textsHook } from './textsHook';

/** Texts of creating, editing and deleting topics. */
const turkish = {
  createTitle: 'Konu oluştur',
  updateTitle: 'Konuyu düzenle',
  deleteTitle: 'Konuyu sil',
  section: 'Bölüm',
  number: 'Sıra numarası',
  turkishTitle: 'Türkçe başlık',
  turkishNote: 'Türkçe not',
  englishTitle: 'İngilizce başlık',
  englishNote: 'İngilizce not',
  verseReferences: 'Ayetler',
  ownVerse:
    'bu konuda kendine ait bir çevirisi var; çıkarılırsa saklanır, ayet yeniden eklenince onunla döner',
  takenOut:
    'Bu konuda kendine ait bir çevirisi olan ayet çıkarılıyor: {{verses}}. Çeviri saklanır; ayet bu konuya yeniden eklendiğinde onunla döner.',
  pick: 'Konu seçin',
  noPost: 'Böyle bir konu yok.',
  loading: 'Yükleniyor…',
  delete: 'Sil',
  deleteHint: 'Konu siteden hemen kaldırılır. Çöp kutusundan geri yüklenebilir.',
  undo: 'Geri al',
  open: 'Konuyu aç',
  tools: 'Konuyu düzenleme araçları',
};

export type PostEditingTexts = typeof turkish;

const english: PostEditingTexts = {
  createTitle: 'Create a topic',
  updateTitle: 'Edit topic',
  deleteTitle: 'Delete a topic',
  section: 'Section',
  number: 'Number',
  turkishTitle: 'Turkish title',
  turkishNote: 'Turkish note',
  englishTitle: 'English title',
  englishNote: 'English note',
  verseReferences: 'Verses',
  ownVerse:
    'has its own translation in this topic; if taken out, it is kept and returns with the verse',
  takenOut:
    'Taken out with its own translation in this topic: {{verses}}. The translation is kept, and returns when the verse is added to this topic again.',
  pick: 'Choose a topic',
  noPost: 'There is no such topic.',
  loading: 'Loading…',
  delete: 'Delete',
  deleteHint: 'The topic is removed from the site at once. It can be restored from the trash.',
  undo: 'Undo',
  open: 'Open the topic',
  tools: 'Editing tools for the topic',
};

export const postEditingTexts = { turkish, english };

export const usePostEditingTexts = textsHook(postEditingTexts);
