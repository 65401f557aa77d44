import { Link } from 'react-router-dom';
import { verseKeyOf } from '../../text/verseKeyOf';
import { useGlossTexts } from '../i18n/gloss';
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '../language';
import checks from '../ui/fields/CheckboxField.module.css';
import { Difference } from '../ui/text/Difference';
import type { NewGlosses } from './newGlosses';
import styles from './PlaceRow.module.css';
import type { PlaceWord } from './readWords';

interface PlaceRowProps {
  word: PlaceWord;
  /** The language whose glosses are shown around the word. */
  language: Language;
  /** What the change makes of its glosses; undefined for a word that it leaves. */
  glosses: NewGlosses | undefined;
  isTicked: boolean;
  /** True for a word that has the tag already. */
  isTagged?: boolean;
  onTick(key: string, isTicked: boolean): void;
}

/** A place with a tick, and its gloss before and after the change among those of its neighbors. */
export function PlaceRow(props: PlaceRowProps) {
  const { word, language, glosses, isTicked, isTagged = false, onTick } = props;
  const t = useGlossTexts();
  const { key, nearbyWords } = word;
  const verse = verseKeyOf(key);
  const at = nearbyWords.findIndex((near) => near.key === key);
  const glossesOf = (words: PlaceWord['nearbyWords']) =>
    words.map((near) => near[`${language}Translation`] ?? '…').join(' · ');
  const before = nearbyWords.slice(0, Math.max(at, 0));
  const after = nearbyWords.slice(at + 1);
  return (
    <li className={styles.place}>
      <label className={checks.check}>
        <input
          type="checkbox"
          checked={isTicked && !isTagged}
          disabled={isTagged}
          onChange={({ target }) => onTick(key, target.checked)}
        />
        <span className={styles.key}>{key}</span>
      </label>
      <div className={styles.text}>
        <p lang="ar" dir="rtl" className={styles.arabic}>
          {before.map((near) => near.arabicText).join(' ')} <mark>{word.arabicText}</mark>{' '}
          {after.map((near) => near.arabicText).join(' ')}
        </p>
        <div lang={LANGUAGE_TAGS[language]} className={styles.glosses}>
          {before.length > 0 && <span className={styles.near}>{glossesOf(before)} · </span>}
          <Gloss word={word} language={language} glosses={glosses} />
          {after.length > 0 && <span className={styles.near}> · {glossesOf(after)}</span>}
        </div>
        {LANGUAGES.filter((other) => other !== language && glosses?.[other] !== undefined).map(
          (other) => (
            <div key={other} lang={LANGUAGE_TAGS[other]} className={styles.glosses}>
              <Gloss word={word} language={other} glosses={glosses} />
            </div>
          ),
        )}
        {isTagged && <p className={styles.tagged}>{t('together.tagged')}</p>}
      </div>
      <Link className={styles.verse} to={`/verses/${verse}`}>
        {verse}
      </Link>
    </li>
  );
}

function Gloss({ word, language, glosses }: Pick<PlaceRowProps, 'word' | 'language' | 'glosses'>) {
  const t = useGlossTexts();
  const old = word[`${language}Translation`] ?? '';
  const current = glosses?.[language] ?? old;
  if (old === current) return <b>{old || t('together.noGloss')}</b>;
  return <Difference before={old} after={current} lang={LANGUAGE_TAGS[language]} />;
}
