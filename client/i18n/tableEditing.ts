import { textsHook } from './textsHook';

/** Texts of the table editors, loaded with them. */
const turkish = {
  actions: 'İşlemler',
  edit: 'Düzenle: {{name}}',
  edited: 'Düzenleniyor: {{name}}',
  saveAll: 'Tümünü kaydet',
  notOpened: {
    title: 'Satır açılamadı',
    message: 'Güncel hâli sunucudan alınamadı. Biraz sonra yeniden deneyin.',
  },
  letter: '{{letter}} harfi',
  term: {
    actions: '{{name}} tablosunun işlemleri',
    editNames: 'Terimin adını düzenle',
    names: 'Terimin adı',
    turkishName: 'Türkçe adı',
    englishName: 'İngilizce adı',
    organize: 'Yeniden düzenle',
    addElement: 'Öge ekle',
  },
};

export type TableEditingTexts = typeof turkish;

const english: TableEditingTexts = {
  actions: 'Actions',
  edit: 'Edit: {{name}}',
  edited: 'Editing: {{name}}',
  saveAll: 'Save all',
  notOpened: {
    title: 'The row could not be opened',
    message: 'Its current state could not be loaded from the server. Try again in a moment.',
  },
  letter: 'the letter {{letter}}',
  term: {
    actions: 'Actions for the table {{name}}',
    editNames: 'Edit the name of the term',
    names: 'Name of the term',
    turkishName: 'Turkish name',
    englishName: 'English name',
    organize: 'Reorganize',
    addElement: 'Add an element',
  },
};

export const tableEditingTexts = { turkish, english };

export const useTableEditingTexts = textsHook(tableEditingTexts);
