import 'i18next';
import type { HomeTexts } from './home';
import type { PostTexts } from './post';
import type { AboutTexts } from './about';
import type { AuthTexts } from './auth';
import type { ReadingTexts } from './reading';
import type { RootTexts } from './root';
import type { SearchTexts } from './search';
import type { SettingsTexts } from './settings';
import type { ShortcutTexts } from './shortcuts';
import type { TableTexts } from './table';
import type { Texts } from './turkish';
import type { VerseTexts } from './verse';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: {
      translation: Texts;
      home: HomeTexts;
      settings: SettingsTexts;
      post: PostTexts;
      reading: ReadingTexts;
      root: RootTexts;
      search: SearchTexts;
      table: TableTexts;
      about: AboutTexts;
      auth: AuthTexts;
      verse: VerseTexts;
      shortcuts: ShortcutTexts;
    };
  }
}
