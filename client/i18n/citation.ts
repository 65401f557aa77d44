import { textsHook } from './textsHook';

/** Texts of citations. */
const turkish = {
  title: 'Kaynak göster',
  format: 'Biçim',
  plain: 'Metin',
  bibtex: 'BibTeX',
  cslJson: 'CSL-JSON',
  citation: 'Kaynak bilgisi',
  copy: 'Kaynağı kopyala',
  copied: 'Kopyalandı.',
  failed: 'Kopyalanamadı. Metni yukarıdan seçip kopyalayabilirsiniz.',
  permanent:
    'Sayfa sonradan değişse de bu adres, değişiklik kayıtları saklandığı sürece onu bugünkü hâliyle gösterir.',
};

type CitationTexts = typeof turkish;

const english: CitationTexts = {
  title: 'Cite',
  format: 'Format',
  plain: 'Text',
  bibtex: 'BibTeX',
  cslJson: 'CSL-JSON',
  citation: 'Citation',
  copy: 'Copy the citation',
  copied: 'Copied.',
  failed: 'The citation could not be copied. You can select it above and copy it yourself.',
  permanent:
    'Even if the page changes later, this address shows it as it is today, as long as the record of changes is kept.',
};

export const citationTexts = { turkish, english };

export const useCitationTexts = textsHook(citationTexts);
