import { useEffect, useRef } from 'react';
import { useGlossTexts } from '../i18n/gloss';
import checks from '../ui/fields/CheckboxField.module.css';
import styles from './PlaceRow.module.css';
import type { PlaceWord } from './readWords';

interface PlaceGroupProps {
  /** What its places have in common: the gloss or the form. */
  name: string;
  lang: string | undefined;
  words: readonly PlaceWord[];
  left: ReadonlySet<string>;
  onTick(keys: readonly string[], isTicked: boolean): void;
}

/** The tick of all places of a group, which is half ticked if only some of them are. */
export function PlaceGroup({ name, lang, words, left, onTick }: PlaceGroupProps) {
  const t = useGlossTexts();
  const box = useRef<HTMLInputElement>(null);
  const count = words.filter(({ key }) => !left.has(key)).length;
  const isPartly = count > 0 && count < words.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly;
  }, [isPartly]);
  return (
    <label className={`${checks.check} ${styles.group}`}>
      <input
        ref={box}
        type="checkbox"
        checked={count === words.length}
        onChange={() =>
          onTick(
            words.map(({ key }) => key),
            count < words.length,
          )
        }
      />
      <span lang={lang} dir={lang === 'ar' ? 'rtl' : undefined} className={styles.name}>
        {name || t('together.noGloss')}
      </span>
      <span className={styles.near}>{t('together.ofGroup', { count: words.length })}</span>
    </label>
  );
}
