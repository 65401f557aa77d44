import 'i18next';
import type { AddingVersesTexts } from './addingVerses';
import type { HomeTexts } from './home';
import type { EditingTexts } from './editing';
import type { HistoryTexts } from './history';
import type { PostTexts } from './post';
import type { PostEditingTexts } from './postEditing';
import type { AdminTexts } from './admin';
import type { AboutTexts } from './about';
import type { AuthTexts } from './auth';
import type { FailedSearchTexts } from './failedSearches';
import type { GlossTexts } from './gloss';
import type { GrammarTexts } from './grammar';
import type { WordSheetTexts } from './wordSheet';
import type { FieldTexts } from './fields';
import type { DifferenceTexts } from './difference';
import type { SurahTexts } from './surah';
import type { RichTextTexts } from './richText';
import type { RootTexts } from './root';
import type { SearchTexts } from './search';
import type { SettingsTexts } from './settings';
import type { ShortcutTexts } from './shortcuts';
import type { TableTexts } from './table';
import type { TermElementEditingTexts } from './termElementEditing';
import type { TableEditingTexts } from './tableEditing';
import type { Texts } from './turkish';
import type { VerseTexts } from './verse';
import type { VerseAliasEditingTexts } from './verseAliasEditing';
import type { VerseEditingTexts } from './verseEditing';
import type { WorkTexts } from './work';
import type { WordEditingTexts } from './wordEditing';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: {
      translation: Texts;
      home: HomeTexts;
      settings: SettingsTexts;
      post: PostTexts;
      postEditing: PostEditingTexts;
      admin: AdminTexts;
      surah: SurahTexts;
      richText: RichTextTexts;
      root: RootTexts;
      search: SearchTexts;
      table: TableTexts;
      tableEditing: TableEditingTexts;
      addingVerses: AddingVersesTexts;
      about: AboutTexts;
      auth: AuthTexts;
      failedSearches: FailedSearchTexts;
      fields: FieldTexts;
      gloss: GlossTexts;
      grammar: GrammarTexts;
      wordSheet: WordSheetTexts;
      verse: VerseTexts;
      verseAliasEditing: VerseAliasEditingTexts;
      verseEditing: VerseEditingTexts;
      editing: EditingTexts;
      history: HistoryTexts;
      difference: DifferenceTexts;
      shortcuts: ShortcutTexts;
      work: WorkTexts;
      termElementEditing: TermElementEditingTexts;
      wordEditing: WordEditingTexts;
    };
  }
}
