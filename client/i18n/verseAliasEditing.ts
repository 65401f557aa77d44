import { textsHook } from './textsHook';

/** Texts of the list of names of verses and of its forms. */
const turkish = {
  title: 'Ayet adları',
  intro:
    'Okurların bir ayeti ya da art arda ayetleri aradığı adlar: Âyetü’l-Kürsî gibi. Arama bir adı kaydedildiği anda bulur.',
  languages: { label: 'Dil', all: 'Bütün diller' },
  none: 'Bu dilde ad yok.',
  create: 'Yeni ayet adı',
  edit: 'Düzenle: {{name}}',
  delete: 'Adı sil',
  deleteHint: 'Silinen ad çöp kutusundan geri yüklenebilir.',
  undo: 'Geri al',
  form: {
    newTitle: 'Yeni ayet adı',
    editTitle: 'Ayet adını düzenle',
    about: 'Aramalar bu adı kaydedildiği anda bulur.',
    name: 'Ad',
    language: 'Adın dili',
    TURKISH: 'Türkçe',
    ENGLISH: 'İngilizce',
    ARABIC: 'Arapça',
    verses: 'Ayetler',
    versesHint: '2:255 ya da 2:285-286',
  },
};

export type VerseAliasEditingTexts = typeof turkish;

const english: VerseAliasEditingTexts = {
  title: 'Names of verses',
  intro:
    'Names by which readers search for a verse or consecutive verses, such as Throne Verse. Searches find a name as soon as it is saved.',
  languages: { label: 'Language', all: 'All languages' },
  none: 'There are no names in this language.',
  create: 'New name of verses',
  edit: 'Edit: {{name}}',
  delete: 'Delete the name',
  deleteHint: 'A deleted name can be restored from the trash.',
  undo: 'Undo',
  form: {
    newTitle: 'New name of verses',
    editTitle: 'Edit a name of verses',
    about: 'Searches find the name as soon as it is saved.',
    name: 'Name',
    language: 'Language of the name',
    TURKISH: 'Turkish',
    ENGLISH: 'English',
    ARABIC: 'Arabic',
    verses: 'Verses',
    versesHint: '2:255 or 2:285-286',
  },
};

export const verseAliasEditingTexts = { turkish, english };

export const useVerseAliasEditingTexts = textsHook(verseAliasEditingTexts);
