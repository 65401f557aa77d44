import { textsHook } from './textsHook';

/** Texts of further translations, loaded with them. */
const turkish = {
  notes: 'Mealin dipnotları',
  failed: 'Seçtiğiniz mealler yüklenemedi.',
  listFailed: 'Başka meallerin listesi yüklenemedi.',
  title: 'Başka mealler',
  hint: 'En çok {{count}} meal seçilebilir. Ayetlerin, surelerin ve konuların sayfalarında, sitenin kendi meallerinin yanında görünürler; internetsiz okuma için saklanan Kur’an’da bulunmazlar.',
};

export type TranslationTexts = typeof turkish;

const english: TranslationTexts = {
  notes: 'Footnotes of the translation',
  failed: 'The translations that you have chosen could not be loaded.',
  listFailed: 'The list of further translations could not be loaded.',
  title: 'Further translations',
  hint: 'At most {{count}} can be chosen. They appear beside the translations of the site on the pages of verses, surahs and topics; the Qur’an that is kept for reading without a network does not include them.',
};

export const translationTexts = { turkish, english };

export const useTranslationTexts = textsHook(translationTexts);
