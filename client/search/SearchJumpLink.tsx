import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { byLanguage } from '../language';
import type { SearchJumpLink_jump$key } from '../__generated__/SearchJumpLink_jump.graphql';
import { useSearchTexts } from '../i18n/search';
import { useSettings } from '../settings/SettingsProvider';
import { NextIcon } from '../ui/icons/icons';
import styles from './SearchLink.module.css';

/** A link to the surah or the verses that the search names. */
export function SearchJumpLink({ jump }: { jump: SearchJumpLink_jump$key }) {
  const t = useSearchTexts();
  const { prefLanguage } = useSettings().settings;
  const { name, surah, firstVerse, lastVerse } = useFragment(
    graphql`
      fragment SearchJumpLink_jump on SearchJump {
        name
        surah {
          number
          turkishNameTranscription
          englishNameTranscription
        }
        firstVerse {
          key
        }
        lastVerse {
          key
          numberInSurah
          surah {
            number
          }
        }
      }
    `,
    jump,
  );
  const first = firstVerse?.key ?? `${surah.number}:1`;
  const isRange = lastVerse != null && lastVerse.key !== first;
  const place = firstVerse
    ? `${first}${isRange ? `-${endOf(lastVerse, surah.number)}` : ''}`
    : String(surah.number);
  const target = `${place} - ${byLanguage(prefLanguage, surah, 'NameTranscription')}`;
  const kind = firstVerse ? (isRange ? 'goToVerses' : 'goToVerse') : 'goToSurah';
  return (
    <Link className={styles.link} to={`/verses/${first}`}>
      <span className={styles.text}>
        {name && <span className={styles.name}>{name}</span>}
        <span>{t(kind, { target })}</span>
      </span>
      <NextIcon />
    </Link>
  );
}

/** The number of the last verse, or its key if it is in another surah, such as at the end of a juz. */
const endOf = (
  { key, numberInSurah, surah }: { key: string; numberInSurah: number; surah: { number: number } },
  first: number,
) => (surah.number === first ? numberInSurah : key);
