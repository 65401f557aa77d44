import { textsHook } from './textsHook';

/** Texts of the rich text editor, loaded with it. */
const turkish = {
  toolbar: 'Biçimlendirme: {{label}}',
  tool: {
    undo: 'Geri al',
    redo: 'Yinele',
    bold: 'Kalın',
    italic: 'İtalik',
    underline: 'Altı çizili',
    h2: 'Büyük başlık',
    h3: 'Orta başlık',
    h4: 'Küçük başlık',
    ul: 'Madde işaretli liste',
    ol: 'Numaralı liste',
    blockquote: 'Alıntı',
    link: 'Bağlantı',
    arabic: 'Arapça metin',
    verse: 'Ayet bağlantısı ekle',
  },
  /** The letters on the buttons. */
  sign: { bold: 'K', italic: 'T', underline: 'A', h2: 'B1', h3: 'B2', h4: 'B3' },
  link: {
    label: 'Bağlantının adresi',
    hint: 'Web adresi, e-posta adresi ya da bu sitede / ile başlayan bir adres.',
    invalid:
      'Bu adrese bağlantı verilemez. https://, mailto: ya da / ile başlayan bir adres yazın.',
  },
  verse: {
    label: 'Ayet',
    hint: 'Sure ve ayet numarası, örneğin 2:255.',
    invalid: 'Böyle bir ayet yok. Sure ve ayet numarasını 2:255 gibi yazın.',
  },
  apply: 'Uygula',
  insert: 'Ekle',
  remove: 'Bağlantıyı kaldır',
  cancel: 'Vazgeç',
  left_one: '{{count, number}} karakter kaldı',
  left_other: '{{count, number}} karakter kaldı',
  full: 'Metin en çok {{max, number}} karakter olabilir; fazlası eklenmedi.',
};

export type RichTextTexts = typeof turkish;

const english: RichTextTexts = {
  toolbar: 'Formatting: {{label}}',
  tool: {
    undo: 'Undo',
    redo: 'Redo',
    bold: 'Bold',
    italic: 'Italic',
    underline: 'Underline',
    h2: 'Large heading',
    h3: 'Medium heading',
    h4: 'Small heading',
    ul: 'Bulleted list',
    ol: 'Numbered list',
    blockquote: 'Quotation',
    link: 'Link',
    arabic: 'Arabic text',
    verse: 'Insert a link to a verse',
  },
  sign: { bold: 'B', italic: 'I', underline: 'U', h2: 'H1', h3: 'H2', h4: 'H3' },
  link: {
    label: 'Address of the link',
    hint: 'A web address, an email address, or an address on this site that starts with /.',
    invalid: 'This address cannot be linked to. Enter one that starts with https://, mailto: or /.',
  },
  verse: {
    label: 'Verse',
    hint: 'Surah and verse number, such as 2:255.',
    invalid: 'There is no such verse. Enter the surah and verse number, such as 2:255.',
  },
  apply: 'Apply',
  insert: 'Insert',
  remove: 'Remove link',
  cancel: 'Cancel',
  left_one: '{{count, number}} character left',
  left_other: '{{count, number}} characters left',
  full: 'The text can have at most {{max, number}} characters; the rest was left out.',
};

export const richTextTexts = { turkish, english };

export const useRichTextTexts = textsHook(richTextTexts);
