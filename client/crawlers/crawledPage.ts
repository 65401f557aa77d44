import type { Translation } from '../i18n/i18n';
import type { Language } from '../language';
import type { PageData } from './pageData';

/** The metadata of a page. */
interface CrawledHead {
  /** Without the site's name; undefined on the home page. */
  title: string | undefined;
  description: string;
  /** Without a language. */
  path: string;
}

export interface Page {
  /** Id of the route, such as `verse/VersePage`. */
  id: string;
  /** Parameters of the route, such as the key of a verse. */
  params: Record<string, string | undefined>;
  head: CrawledHead;
  data: PageData;
  /** Without a trailing slash. */
  origin: string;
  language: Language;
  /** The language in the address, which links to other pages keep. */
  addressed: Language | undefined;
  t: Translation['t'];
}
