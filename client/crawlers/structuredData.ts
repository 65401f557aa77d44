/** Structured data (JSON-LD) of a page: its breadcrumbs and its content. */
import { LANGUAGE_TAGS, type Language, byLanguage, inLanguage } from '../language';
import { crawlerTexts } from '../i18n/crawlers';
import { postTexts } from '../i18n/post';
import { nameOfSection, pathOfSection } from '../post/postAddress';
import type { Page } from './crawledPage';
import type { PageData } from './pageData';
import { sharedPictureOf } from './sharedPicture';

/** An entity of schema.org as JSON-LD. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** Parent pages by the start of an address. */
const LISTS = [
  ['/surahs', '/surahs', 'surahs'],
  ['/verses/', '/surahs', 'surahs'],
  ['/roots', '/roots', 'roots'],
  ['/tables', '/tables', 'tables'],
  ['/termTables/', '/tables', 'tables'],
  ['/posts/quran', '/posts/quran', 'quran'],
  ['/posts/faith', '/posts/faith', 'faith'],
  ['/posts/worship', '/posts/worship', 'worship'],
  ['/posts/salaat', '/posts/worship', 'worship'],
  ['/posts/fasting', '/posts/worship', 'worship'],
  ['/posts/hajj', '/posts/worship', 'worship'],
  ['/posts/alms', '/posts/worship', 'worship'],
  ['/posts/other', '/posts/other', 'other'],
  ['/posts', '/posts', 'index'],
  ['/about', '/about', 'about'],
] as const;

type Verse = NonNullable<PageData['verse']>;

type Step = [name: string, path: string];

export function structuredDataOf(page: Page): Thing[] {
  const { id, head } = page;
  if (id === 'home/HomePage') return [webSite(page)];
  const steps = stepsTo(page);
  const about = ABOUT[id]?.(page);
  return [
    ...(steps.length > 1 ? [breadcrumbs(steps, page)] : []),
    ...(about ? [{ ...about, url: addressOf(head.path, page) }] : []),
  ];
}

const ABOUT: Record<string, (page: Page) => Thing | undefined> = {
  'verse/VersePage': quotation,
  'post/PostPage': article,
  'term/TermPage': ({ head, language }) => ({
    '@type': 'DefinedTermSet',
    name: head.title,
    description: head.description,
    inLanguage: ['ar', LANGUAGE_TAGS[language]],
  }),
  'root/RootPage': (page) => ({
    '@type': 'DefinedTerm',
    name: page.head.title,
    description: page.head.description,
    inDefinedTermSet: {
      '@type': 'DefinedTermSet',
      name: page.t('navigation.roots'),
      url: addressOf('/roots', page),
    },
  }),
};

const addressOf = (path: string, { origin, addressed }: Page) =>
  origin + inLanguage(path, addressed);

/** Breadcrumbs from the home page to this page. */
function stepsTo(page: Page): Step[] {
  const { head, t } = page;
  const list = LISTS.find(([beginning]) => head.path.startsWith(beginning));
  const steps: Step[] = [[t('site.name'), '/']];
  if (list) steps.push([t(`navigation.${list[2]}`), list[1]]);
  const between = stepBetween(page);
  if (between) steps.push(between);
  if (steps.at(-1)?.[1] !== head.path) steps.push([head.title ?? '', head.path]);
  return steps;
}

/** The breadcrumb between a list and the page: the surah of a verse, or the section of a topic. */
function stepBetween(page: Page): Step | undefined {
  const { verse, post } = page.data;
  const { language } = page;
  if (verse) return [surahNameOf(verse, page), `/surahs/${surahNumberOf(page)}`];
  if (!post) return undefined;
  const section = nameOfSection(post.section);
  const path = pathOfSection(section);
  // The list itself is already a breadcrumb.
  return path?.includes('?') ? [postTexts[language].section[section], path] : undefined;
}

const surahNameOf = ({ surah }: Verse, { language, t }: Page) =>
  t('surah.dialogTitle', { name: byLanguage(language, surah, 'NameTranscription') });

const surahNumberOf = ({ params: { key = '' } }: Page) => parseInt(key, 10);

function breadcrumbs(steps: Step[], page: Page): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(path, page),
    })),
  };
}

function webSite(page: Page): Thing {
  const { origin, head, t } = page;
  return {
    '@type': 'WebSite',
    name: t('site.name'),
    alternateName: t('site.arabicName'),
    description: head.description,
    url: addressOf('/', page),
    inLanguage: Object.values(LANGUAGE_TAGS),
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}/query?queryParameter={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** Sources of the translations, which admins may have changed since. */
const SOURCES: Record<Language, Thing> = {
  turkish: {
    '@type': 'CreativeWork',
    name: 'Rowwad Translation Center (QuranEnc)',
    url: 'https://quranenc.com/en/browse/turkish_rwwad',
  },
  english: {
    '@type': 'CreativeWork',
    name: 'Saheeh International (QuranEnc)',
    url: 'https://quranenc.com/en/browse/english_saheeh',
  },
};

function quotation(page: Page): Thing | undefined {
  const { head, language } = page;
  const { verse } = page.data;
  const text = verse && byLanguage(language, verse, 'Translation');
  if (!text) return undefined;
  return {
    '@type': 'Quotation',
    name: head.title,
    text,
    inLanguage: LANGUAGE_TAGS[language],
    position: verse.numberInSurah,
    isBasedOn: SOURCES[language],
    isPartOf: {
      '@type': 'Chapter',
      name: surahNameOf(verse, page),
      position: surahNumberOf(page),
      url: addressOf(`/surahs/${surahNumberOf(page)}`, page),
      isPartOf: { '@type': 'Book', name: crawlerTexts[language].book, alternateName: 'القرآن' },
    },
  };
}

function article(page: Page): Thing | undefined {
  const { head, language, origin, t } = page;
  const { post } = page.data;
  if (!post) return undefined;
  const site = { '@type': 'Organization', name: t('site.name'), url: `${origin}/` };
  return {
    '@type': 'Article',
    headline: head.title,
    description: head.description,
    articleSection: postTexts[language].section[nameOfSection(post.section)],
    inLanguage: LANGUAGE_TAGS[language],
    image: sharedPictureOf(page).address,
    author: site,
    publisher: site,
  };
}
