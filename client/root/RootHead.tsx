import { graphql, useFragment } from 'react-relay';
import type { RootHead_root$key } from '../__generated__/RootHead_root.graphql';
import { useRootTexts } from '../i18n/root';
import { byLanguage, type Language } from '../language';
import { PageHead } from '../page/PageHead';
import { lemmaPath, meaningPath, rootPath } from '../page/rootPath';
import { shorten } from '../page/shorten';
import { useSettings } from '../settings/SettingsProvider';
import { spaced } from './written';

interface RootHeadProps {
  root: RootHead_root$key;
  /** Language of the meaning, if one is shown. */
  language: Language;
}

/** Title, description and canonical path of the page of a root, of a meaning or of a lemma. */
export function RootHead({ root: key, language }: RootHeadProps) {
  const t = useRootTexts();
  const { prefLanguage } = useSettings().settings;
  const data = useFragment(
    graphql`
      fragment RootHead_root on Root {
        letters
        numberOfOccurrences
        numberOfVerses
        turkishSense
        englishSense
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
  const { letters, numberOfOccurrences, numberOfVerses, lemma, meaning } = data;
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
  const counts = t('inVerses', {
    occurrences: t('occurrences', { count: numberOfOccurrences }),
    verses: t('verses', { count: numberOfVerses }),
  });
  const sense = byLanguage(prefLanguage, data, 'Sense');
  return (
    <PageHead
      title={t('title', { root })}
      description={shorten([sense, counts].filter(Boolean).join('. '), 200)}
      path={rootPath(letters)}
    />
  );
}
