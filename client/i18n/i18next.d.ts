import 'i18next';
import type { Texts } from './turkish';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Texts };
  }
}
