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
    'Adresteki sürüm, değişiklikleri saklandığı sürece, sayfayı bugünkü hâliyle gösterir; sayfa sonradan değişse de.',
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
    'The revision in the address shows the page as it is today, even after it has changed, as long as its changes are kept.',
};

export const citationTexts = { turkish, english };

export const useCitationTexts = textsHook(citationTexts);
