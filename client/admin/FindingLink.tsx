import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { verseKeyOf } from '../../text/verseKeyOf';
import { byLanguage, type Language } from '../language';
import type {
  FindingLink_finding$data,
  FindingLink_finding$key,
} from '../__generated__/FindingLink_finding.graphql';
import { useWorkTexts } from '../i18n/work';
import { useSettings } from '../settings/SettingsProvider';
import { withElement } from '../termElement/elementAddress';
import { editWordPath } from '../page/editAddress';
import { postPath } from '../page/postPath';
import styles from './FindingLink.module.css';

/** A link to the place of a finding: a word, opened for editing, a verse, a topic or a row of a term table. */
export function FindingLink({ finding }: { finding: FindingLink_finding$key }) {
  const t = useWorkTexts();
  const { prefLanguage } = useSettings().settings;
  const data = useFragment(
    graphql`
      fragment FindingLink_finding on QualityFinding {
        verseKey
        post {
          databaseId
          section
          turkishTitle
          englishTitle
        }
        target {
          __typename
          ... on Word {
            key
          }
          ... on TermElement {
            databaseId
            turkishNameInQuran
            englishNameInQuran
            term {
              databaseId
            }
          }
        }
      }
    `,
    finding,
  );
  const place = placeOf(data, prefLanguage);
  return place ? (
    <Link className={styles.place} to={place.to}>
      {place.name}
    </Link>
  ) : (
    <p className={styles.place}>{t('checks.gone')}</p>
  );
}

function placeOf({ verseKey, post, target }: FindingLink_finding$data, language: Language) {
  if (!target) return undefined;
  if (post) {
    const title = byLanguage(language, post, 'Title');
    const name = verseKey ? `${title} · ${verseKey}` : title;
    return { name, to: postPath(post.section, post.databaseId) };
  }
  switch (target.__typename) {
    case 'Word': {
      const { key } = target;
      return { name: key, to: editWordPath(verseKeyOf(key), key) };
    }
    case 'TermElement':
      return {
        name: byLanguage(language, target, 'NameInQuran'),
        to: `/termTables/${target.term.databaseId}${withElement('', target.databaseId)}`,
      };
    default:
      return verseKey ? { name: verseKey, to: `/verses/${verseKey}` } : undefined;
  }
}
