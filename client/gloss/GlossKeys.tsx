import { useGlossTexts } from '../i18n/gloss';
import styles from './GlossGrid.module.css';

const KEYS = [
  { keys: ['Enter'], does: 'save' },
  { keys: ['↑', '↓'], does: 'move' },
  { keys: ['Alt + 1–9'], does: 'take' },
] as const;

/** The keys of the grid. */
export function GlossKeys() {
  const t = useGlossTexts();
  return (
    <dl aria-label={t('keys.label')} className={styles.keys}>
      {KEYS.map(({ keys, does }) => (
        <div key={does}>
          <dt>
            {keys.map((key) => (
              <kbd key={key} className={styles.key}>
                {key}
              </kbd>
            ))}
          </dt>
          <dd>{t(`keys.${does}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
