import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { verseKeyOf } from '../../text/verseKeyOf';
import type { GroupNote_group$key } from '../__generated__/GroupNote_group.graphql';
import { useGlossTexts } from '../i18n/gloss';
import { LANGUAGE_TAGS } from '../language';
import { editWordPath } from '../page/editAddress';
import styles from './GlossRow.module.css';

interface GroupNoteProps {
  group: GroupNote_group$key;
  wordKey: string;
}

/** The words that the gloss of a word covers, or a link to the gloss that covers it; nothing for a word alone. */
export function GroupNote({ group, wordKey }: GroupNoteProps) {
  const t = useGlossTexts();
  const { text, language, words, head } = useFragment(
    graphql`
      fragment GroupNote_group on GlossGroup {
        text
        language
        words {
          key
          arabicText
        }
        head {
          key
        }
      }
    `,
    group,
  );
  if (words.length < 2) return null;
  if (head.key === wordKey) {
    return (
      <span className={styles.fact}>
        {t('covers')} <bdi lang="ar">{words.map(({ arabicText }) => arabicText).join(' ')}</bdi>
      </span>
    );
  }
  const lang = language === 'TURKISH' ? LANGUAGE_TAGS.turkish : LANGUAGE_TAGS.english;
  const verse = verseKeyOf(head.key);
  return (
    <span className={styles.fact}>
      {t('coveredBy')}{' '}
      <Link tabIndex={-1} to={editWordPath(verse, head.key)} lang={text ? lang : undefined}>
        {text ?? head.key}
      </Link>
    </span>
  );
}
