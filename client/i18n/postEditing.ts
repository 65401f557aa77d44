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

export const usePostEditingTexts = textsHook('postEditing', postEditingTexts);
