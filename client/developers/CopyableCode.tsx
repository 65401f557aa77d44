import { useState } from 'react';
import { useDeveloperTexts } from '../i18n/developers';
import { useIsHydrated } from '../page/useIsHydrated';
import { copyText } from '../ui/text/copyText';
import styles from './Code.module.css';

/** Code that scrolls in its own box, with a button that copies it. */
export function CopyableCode({ code, label }: { code: string; label: string }) {
  const t = useDeveloperTexts();
  const isHydrated = useIsHydrated();
  const [result, setResult] = useState<'copied' | 'copyFailed'>();
  const copy = () =>
    void copyText(code).then(
      () => setResult('copied'),
      () => setResult('copyFailed'),
    );
  return (
    <div className={styles.box}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <pre className={styles.code} tabIndex={0} role="region" aria-label={label} dir="ltr">
        <code>{code}</code>
      </pre>
      {isHydrated && (
        <button type="button" className={styles.copy} onClick={copy}>
          {t(result === 'copied' ? 'reference.copied' : 'reference.copy')}
        </button>
      )}
      <p role="status" className={result === 'copyFailed' ? styles.failed : 'visuallyHidden'}>
        {result && t(`reference.${result}`)}
      </p>
    </div>
  );
}
