import { graphql, useLazyLoadQuery } from 'react-relay';
import { Link } from 'react-router-dom';
import type { OfflineNamesQuery } from '../__generated__/OfflineNamesQuery.graphql';
import { foldName } from '../i18n/foldName';
import { useSearchTexts } from '../i18n/search';
import { byLanguage } from '../language';
import { rootPath } from '../page/rootPath';
import { useSettings } from '../settings/SettingsProvider';
import { filterSurahs } from '../surah/filterSurahs';
import { surahLabel } from '../surah/surahName';
import styles from './NamedLinks.module.css';

interface OfflineNamesProps {
  term: string;
  /** Letters of the root that the term names. */
  root: string | undefined;
}

/** Number of surahs that share a beginning with the term. */
const MAX_SURAHS = 3;

/** Links to what a search without a network names: surahs, verses with a famous name, and a root. */
export function OfflineNames({ term, root }: OfflineNamesProps) {
  const t = useSearchTexts();
  const { prefLanguage } = useSettings().settings;
  const { surahs, turkish, english } = useLazyLoadQuery<OfflineNamesQuery>(
    graphql`
      query OfflineNamesQuery {
        surahs {
          number
          turkishNameTranscription
          englishNameTranscription
          turkishNameTranslation
          englishNameTranslation
          turkishOtherNames
          englishOtherNames
        }
        turkish: verseAliases(first: 100, language: TURKISH) {
          edges {
            node {
              name
              firstVerse {
                key
              }
            }
          }
        }
        english: verseAliases(first: 100, language: ENGLISH) {
          edges {
            node {
              name
              firstVerse {
                key
              }
            }
          }
        }
      }
    `,
    {},
  );
  const wanted = foldName(term);
  const named = filterSurahs(surahs, term).slice(0, MAX_SURAHS);
  const aliases = [...turkish.edges, ...english.edges].filter(
    ({ node }) => foldName(node.name) === wanted,
  );
  const links = [
    ...named.map((surah) => ({
      kind: t('kind.Surah'),
      label: surahLabel(surah.number, byLanguage(prefLanguage, surah, 'NameTranscription')),
      address: `/surahs/${surah.number}`,
    })),
    ...aliases.map(({ node }) => ({
      kind: t('kind.Verse'),
      label: `${node.name} (${node.firstVerse.key})`,
      address: `/verses/${node.firstVerse.key}`,
    })),
    ...(root ? [{ kind: t('kind.Root'), label: root, address: rootPath(root) }] : []),
  ];
  if (links.length === 0) return null;
  return (
    <nav aria-label={t('named')}>
      <ul className={styles.links}>
        {links.map(({ kind, label, address }) => (
          <li key={address}>
            <Link className={styles.link} to={address}>
              <span className={styles.kind}>{kind}</span>
              <span className={styles.label}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
