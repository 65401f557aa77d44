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
  turkishSynonyms: 'Türkçe eş anlamlılar',
  englishSynonyms: 'İngilizce eş anlamlılar',
  broaderId: 'Üst konu',
  relatedIds: 'İlgili konular',
  termIds: 'İlgili tablolar',
  rootLetters: 'Kökler',
  relations: {
    title: 'Eş anlamlılar ve ilişkiler',
    synonymsHint: 'Her satıra bir tane. Arama, konuyu bunlarla da bulur.',
    broaderHint: 'Bu konunun parçası olduğu konu.',
    hasParts: 'Bu konunun kendi parçaları var; bu yüzden başka bir konunun parçası olamaz.',
    noBroader: 'Yok',
    rootsHint: 'Kökleri virgülle ayırın: صوم، صبر',
    deleted: 'silinmiş konu ({{id}})',
    noTopic: 'Böyle bir konu yok.',
    noTable: 'Böyle bir tablo yok.',
    loading: 'Yükleniyor…',
    failed: 'Liste yüklenemedi. Pencereyi kapatıp yeniden açın.',
  },
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
  turkishSynonyms: 'Turkish synonyms',
  englishSynonyms: 'English synonyms',
  broaderId: 'Broader topic',
  relatedIds: 'Related topics',
  termIds: 'Related tables',
  rootLetters: 'Roots',
  relations: {
    title: 'Synonyms and relations',
    synonymsHint: 'One per line. The search finds the topic by them too.',
    broaderHint: 'The topic that this one is a part of.',
    hasParts: 'This topic has parts of its own, so it can’t be a part of another.',
    noBroader: 'None',
    rootsHint: 'Put commas between the roots: صوم، صبر',
    deleted: 'deleted topic ({{id}})',
    noTopic: 'There is no such topic.',
    noTable: 'There is no such table.',
    loading: 'Loading…',
    failed: 'The list could not be loaded. Close the window and open it again.',
  },
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
