import { useAuthTexts } from '../i18n/auth';
import { strengthOf, type Strength } from './passwordStrength';
import styles from './StrengthMeter.module.css';

const LEVELS: Record<Strength, number> = { weak: 1, medium: 2, strong: 3 };

/** Announces the strength of a password while it is typed; empty for an empty one. */
export function StrengthMeter({ password, id }: { password: string; id: string }) {
  const t = useAuthTexts();
  const strength = password ? strengthOf(password) : undefined;
  return (
    <div id={id} className={styles.meter} data-strength={strength}>
      <div className={styles.bars} aria-hidden="true">
        {[1, 2, 3].map((level) => (
          <span
            key={level}
            className={strength && level <= LEVELS[strength] ? styles.filled : styles.empty}
          />
        ))}
      </div>
      <p role="status">{strength ? t(`strength.${strength}`) : t('strength.rule')}</p>
    </div>
  );
}
