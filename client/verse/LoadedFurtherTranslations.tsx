import { startTransition, Suspense, useContext, useEffect, useEffectEvent, useState } from 'react';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay';
import type { LoadedFurtherTranslationsQuery } from '../__generated__/LoadedFurtherTranslationsQuery.graphql';
import type { LoadedFurtherTranslations_verse$key } from '../__generated__/LoadedFurtherTranslations_verse.graphql';
import { useTranslationTexts } from '../i18n/translations';
import { useShownQuery } from '../relay/page';
import { useSettings } from '../settings/SettingsProvider';
import { Boundary } from '../ui/controls/Boundary';
import { RetryMessage } from '../ui/text/RetryMessage';
import styles from './LoadedFurtherTranslations.module.css';
import { retry, useAttempt } from './translationAttempts';
import { VersesOfPage } from './versesOfPage';

export interface FurtherTranslationsProps {
  verseKey: string;
  /** Level of the headings; without one, the names are not headings. */
  level?: 2 | 3;
}

/** The most that one request may ask for. */
const VERSES_PER_REQUEST = 100;

/** The neighbors of a verse on its page; another verse in place of one of a topic is loaded alone. */
function loadedWith(verseKey: string, keys: readonly string[]): readonly string[] {
  const place = keys.indexOf(verseKey);
  const first = place - (place % VERSES_PER_REQUEST);
  return place < 0 ? [verseKey] : keys.slice(first, first + VERSES_PER_REQUEST);
}

/** A verse in each chosen translation, with its name and its footnotes. */
export function LoadedFurtherTranslations(props: FurtherTranslationsProps) {
  const t = useTranslationTexts();
  const slugs = useSettings().settings.translations;
  const attempt = useAttempt();
  const asked = `${attempt} ${slugs.join()}`;
  const [failed, setFailed] = useState<string>();
  if (failed === asked) {
    return (
      <div data-further>
        <RetryMessage text={t('failed')} isOfMany onRetry={retry} />
      </div>
    );
  }
  const expected = slugs.map((slug) => <div key={slug} data-further className={styles.expected} />);
  return (
    <Boundary onError={() => setFailed(asked)}>
      <Suspense fallback={expected}>
        <Translations {...props} slugs={slugs} attempt={attempt} />
      </Suspense>
    </Boundary>
  );
}

interface TranslationsProps extends FurtherTranslationsProps {
  slugs: readonly string[];
  attempt: number;
}

function Translations({ verseKey, level, slugs, attempt }: TranslationsProps) {
  const keys = useContext(VersesOfPage);
  const variables = { keys: loadedWith(verseKey, keys), slugs };
  const query = graphql`
    query LoadedFurtherTranslationsQuery($keys: [String!]!, $slugs: [String!]!) {
      # Each edge would be stored under all the keys again.
      verses(keys: $keys, first: 100) {
        nodes {
          key
          ...LoadedFurtherTranslations_verse
        }
      }
    }
  `;
  const { verses } = useLazyLoadQuery<LoadedFurtherTranslationsQuery>(query, variables, {
    fetchKey: attempt,
    networkCacheConfig: { metadata: { skipLoader: true, skipToast: true } },
  });
  useShownQuery(query, variables);
  const verse = verses.nodes.find(({ key }) => key === verseKey);
  return verse && <VerseTranslations verse={verse} level={level} slugs={slugs} />;
}

interface VerseTranslationsProps extends Pick<TranslationsProps, 'level' | 'slugs'> {
  verse: LoadedFurtherTranslations_verse$key;
}

/** Reads the texts of one verse, as each verse of a page reads the list of all. */
function VerseTranslations({ verse, level, slugs }: VerseTranslationsProps) {
  const t = useTranslationTexts();
  const { translations } = useFragment(
    graphql`
      fragment LoadedFurtherTranslations_verse on Verse {
        translations(slugs: $slugs) {
          text
          notes
          translation {
            slug
            name
            language
            direction
          }
        }
      }
    `,
    verse,
  );
  useForgetRemoved(
    slugs,
    translations.map(({ translation }) => translation.slug),
  );
  const Name = level ? (`h${level}` as const) : 'p';
  return translations.map(({ text, notes, translation: { slug, name, language, direction } }) => {
    const written = { lang: language, dir: direction.toLowerCase() };
    return (
      <section key={slug} data-further className={styles.translation}>
        <Name className={styles.name} dir="auto">
          {name}
        </Name>
        <p {...written} className={styles.text}>
          {text}
        </p>
        {notes && (
          <details className={styles.notes}>
            <summary>{t('notes')}</summary>
            <p {...written}>{notes}</p>
          </details>
        )}
      </section>
    );
  });
}

/**
 * Takes those that the site no longer has out of the settings, as each translation has every verse. Responses to
 * unknown slugs are stored in no cache.
 */
function useForgetRemoved(slugs: readonly string[], found: readonly string[]) {
  const { update } = useSettings();
  const known = slugs.filter((slug) => found.includes(slug));
  const isRemoved = known.length < slugs.length;
  const forget = useEffectEvent(() => startTransition(() => update({ translations: known })));
  useEffect(() => {
    if (isRemoved) forget();
  }, [isRemoved]);
}
