import type { RootPageQuery$data } from '../__generated__/RootPageQuery.graphql';
import type { useRootTexts } from '../i18n/root';
import type { Language } from '../language';
import { lemmaPath, meaningPath, rootPath } from '../page/rootPath';
import { spaced } from './written';

type Shown = Pick<
  NonNullable<RootPageQuery$data['root']>,
  'letters' | 'numberOfOccurrences' | 'lemma' | 'meaning'
>;

/** Title, description and canonical path of the page of a root, of a meaning or of a lemma. */
export function headOf(
  t: ReturnType<typeof useRootTexts>,
  { letters, numberOfOccurrences, lemma, meaning }: Shown,
  language: Language,
) {
  const root = spaced(letters);
  if (meaning) {
    const { text, count } = meaning;
    return {
      title: t('meaningTitle', { meaning: text, root }),
      description: t('meaningDescription', { meaning: text, root, count }),
      path: meaningPath(letters, language, text),
    };
  }
  if (lemma) {
    const { text, numberOfWords: count, firstWordKey } = lemma;
    return {
      title: t('lemmaTitle', { lemma: text, root }),
      description: t('lemmaDescription', { lemma: text, root, count }),
      path: lemmaPath(letters, firstWordKey),
    };
  }
  return {
    title: t('title', { root }),
    description: t('description', { root, count: numberOfOccurrences }),
    path: rootPath(letters),
  };
}
