import { Link } from 'react-router-dom';
import { useCombineTexts } from '../i18n/combine';
import { versesPath, type ChosenConditions } from '../page/versesPath';
import { DownIcon } from '../ui/icons/icons';
import { MAX_VALUES, withCondition } from './combineAddress';
import styles from './ChoiceList.module.css';

export interface Choice {
  value: number | string;
  label: string;
  /** Letters of a root. */
  arabic?: string;
  /** The table of a name. */
  about?: string;
  /** Number of verses with it. */
  count: number;
}

interface ChoiceListProps {
  name: 'topic' | 'root' | 'name';
  choices: readonly Choice[];
  /** Number of verses without a further condition. */
  total: number;
  chosen: ChosenConditions;
  /** True if there are others, which can be looked for. */
  hasOthers: boolean;
  isOpen: boolean;
}

const EXCLUDED = { topic: 'notTopic', root: 'notRoot', name: 'notName' } as const;

/** Conditions of a kind, each as two links: to add it, and to leave its verses out. */
export function ChoiceList(props: ChoiceListProps) {
  const { name, choices, total, chosen, hasOthers, isOpen } = props;
  const t = useCombineTexts();
  const isFull = (condition: keyof ChosenConditions) =>
    (chosen[condition]?.length ?? 0) >= MAX_VALUES;
  const link = (choice: Choice, isExcluded: boolean) => {
    const condition = isExcluded ? EXCLUDED[name] : name;
    const count = isExcluded ? total - choice.count : choice.count;
    const text = t(isExcluded ? 'without' : 'with', { count });
    if (isFull(condition) || count === 0) return <span className={styles.none}>{text}</span>;
    const named = choice.arabic ? `${choice.arabic} ${choice.label}` : choice.label;
    return (
      <Link
        className={styles.link}
        data-excluded={isExcluded || undefined}
        to={versesPath(withCondition(chosen, condition, choice.value))}
        aria-label={t(isExcluded ? 'withoutName' : 'withName', { count, name: named })}
      >
        {text}
      </Link>
    );
  };
  const isAnyFull = isFull(name) || isFull(EXCLUDED[name]);
  return (
    <details className={styles.list} open={isOpen}>
      <summary className={styles.summary}>
        {t(`lists.${name}`)}
        <DownIcon />
      </summary>
      {isAnyFull && <p className={styles.note}>{t('full', { count: MAX_VALUES })}</p>}
      {choices.length === 0 ? (
        <p className={styles.note}>{t('none')}</p>
      ) : (
        <ul className={styles.choices} aria-label={t(`lists.${name}`)}>
          {choices.map((choice) => (
            <li key={choice.value} className={styles.choice}>
              <span className={styles.name}>
                {choice.arabic && (
                  <span lang="ar" dir="rtl" className={styles.arabic}>
                    {choice.arabic}
                  </span>
                )}
                <span>
                  {choice.label}
                  {choice.about && <span className={styles.about}>{choice.about}</span>}
                </span>
              </span>
              <span className={styles.links}>
                {link(choice, false)}
                {link(choice, true)}
              </span>
            </li>
          ))}
          {hasOthers && <li className={styles.more}>{t('first', { count: choices.length })}</li>}
        </ul>
      )}
    </details>
  );
}
