import { textsHook } from './textsHook';

/** Texts of further translations, loaded with them. */
const turkish = {
  notes: 'Mealin dipnotları',
  title: 'Başka mealler',
  hint: 'En çok {{count}} meal seçilebilir. Ayetlerin, surelerin ve konuların sayfalarında, sitenin kendi meallerinin yanında görünürler; internetsiz okuma için saklanan Kur’an’da bulunmazlar.',
};

export type TranslationTexts = typeof turkish;

const english: TranslationTexts = {
  notes: 'Footnotes of the translation',
  title: 'Further translations',
  hint: 'At most {{count}} can be chosen. They appear beside the translations of the site on the pages of verses, surahs and topics; the Qur’an that is kept for reading without a network does not include them.',
};

export const useTranslationTexts = textsHook({ turkish, english });
