import { graphql, useFragment } from 'react-relay';
import type { RootHead_root$key } from '../__generated__/RootHead_root.graphql';
import { useRootTexts } from '../i18n/root';
import type { Language } from '../language';
import { PageHead } from '../page/PageHead';
import { lemmaPath, meaningPath, rootPath } from '../page/rootPath';
import { spaced } from './written';

interface RootHeadProps {
  root: RootHead_root$key;
  /** Language of the meaning, if one is shown. */
  language: Language;
  /** Of the root as a whole. */
  description: string;
}

/** Title, description and canonical path of the page of a root, of a meaning or of a lemma. */
export function RootHead({ root: key, language, description }: RootHeadProps) {
  const t = useRootTexts();
  const { letters, lemma, meaning } = useFragment(
    graphql`
      fragment RootHead_root on Root {
        letters
        lemma(wordKey: $lemma) @include(if: $isLemma) {
          text
          firstWordKey
          numberOfWords
        }
        meaning(language: $meaningLanguage, text: $meaning) @include(if: $isMeaning) {
          text
          count
        }
      }
    `,
    key,
  );
  const root = spaced(letters);
  if (meaning) {
    const { text, count } = meaning;
    return (
      <PageHead
        title={t('meaningTitle', { meaning: text, root })}
        description={t('meaningDescription', { meaning: text, root, count })}
        path={meaningPath(letters, language, text)}
      />
    );
  }
  if (lemma) {
    const { text, numberOfWords: count, firstWordKey } = lemma;
    return (
      <PageHead
        title={t('lemmaTitle', { lemma: text, root })}
        description={t('lemmaDescription', { lemma: text, root, count })}
        path={lemmaPath(letters, firstWordKey)}
      />
    );
  }
  return (
    <PageHead title={t('title', { root })} description={description} path={rootPath(letters)} />
  );
}
