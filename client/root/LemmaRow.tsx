import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { LANGUAGE_TAGS, byLanguage } from '../language';
import type { LemmaRow_lemma$key } from '../__generated__/LemmaRow_lemma.graphql';
import { useRootTexts } from '../i18n/root';
import { shownLanguages } from '../settings/settings';
import { useSettings } from '../settings/SettingsProvider';
import form from './FormRow.module.css';
import styles from './LemmaRow.module.css';
import { lemmaPath } from '../page/rootPath';

/** Number of glosses shown per lemma; only the number of the rest is shown. */
const MAX_GLOSSES = 4;

interface LemmaRowProps {
  lemma: LemmaRow_lemma$key;
  /** Letters of the root. */
  letters: string;
}

/** A dictionary form of a root, linked to its places. */
export function LemmaRow({ lemma, letters }: LemmaRowProps) {
  const t = useRootTexts();
  const { settings } = useSettings();
  const data = useFragment(
    graphql`
      fragment LemmaRow_lemma on Lemma {
        text
        numberOfWords
        firstWordKey
        turkishDescription: description(language: TURKISH)
        englishDescription: description(language: ENGLISH)
        turkishGlosses {
          text
          count
        }
        englishGlosses {
          text
          count
        }
      }
    `,
    lemma,
  );
  return (
    <tr className={form.row}>
      <th scope="row" className={form.form}>
        <Link to={lemmaPath(letters, data.firstWordKey)} className={styles.lemma}>
          <span lang="ar" dir="rtl" className={form.arabic}>
            {data.text}
          </span>{' '}
          <span className={styles.description}>
            {byLanguage(settings.prefLanguage, data, 'Description')}
          </span>
        </Link>
      </th>
      <td className={form.count}>{data.numberOfWords}</td>
      {shownLanguages(settings).map((language) => {
        const glosses = byLanguage(language, data, 'Glosses');
        return (
          <td key={language} className={form.glosses}>
            {glosses.length === 0 && <span className={form.missing}>–</span>}
            {glosses.slice(0, MAX_GLOSSES).map(({ text, count }) => (
              <span key={text} className={form.gloss}>
                <span lang={LANGUAGE_TAGS[language]}>{text}</span>
                {count < data.numberOfWords && <span className={form.times}>{` ${count}`}</span>}
              </span>
            ))}
            {glosses.length > MAX_GLOSSES && (
              <span className={form.missing}>
                {t('andMore', { count: glosses.length - MAX_GLOSSES })}
              </span>
            )}
          </td>
        );
      })}
    </tr>
  );
}
