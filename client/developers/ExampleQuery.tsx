import { useState } from 'react';
import { useDeveloperTexts } from '../i18n/developers';
import { useIsHydrated } from '../page/useIsHydrated';
import buttons from '../ui/buttons/buttons.module.css';
import { CopyableCode } from './CopyableCode';
import { addressInGraphiQL, type EXAMPLES } from './examples';
import { runQuery, type QueryAnswer } from './runQuery';
import styles from './ExampleQuery.module.css';

type State = QueryAnswer | 'running' | 'failed' | undefined;

/** A query with a button that sends it; without script, the link opens it in GraphiQL. */
export function ExampleQuery({ example: { key, query } }: { example: (typeof EXAMPLES)[number] }) {
  const t = useDeveloperTexts();
  const isHydrated = useIsHydrated();
  const [state, setState] = useState<State>();
  const isRunning = state === 'running';
  const answer = typeof state === 'object' ? state : undefined;
  const run = () => {
    setState('running');
    void runQuery(query).then(setState, () => setState('failed'));
  };
  const title = t(`examples.${key}`);
  return (
    <article className={styles.example}>
      <h3 className={styles.title}>{title}</h3>
      <CopyableCode code={query} label={title} />
      <div className={styles.actions}>
        {isHydrated && (
          <button type="button" className={buttons.primary} onClick={run} aria-busy={isRunning}>
            {t(isRunning ? 'examples.running' : 'examples.run')}
          </button>
        )}
        <a href={addressInGraphiQL(query)}>{t('examples.open')}</a>
      </div>
      <div>
        {/* Announced without the response, which may be long. */}
        <p role="status" className={styles.status} data-failed={state === 'failed' || undefined}>
          {state === 'failed' && t('examples.failed')}
          {answer && t('examples.answered', { ms: answer.ms })}
          {answer?.budget && ` · ${t('examples.budget', answer.budget)}`}
        </p>
        {answer && <CopyableCode code={answer.text} label={`${title}: ${t('examples.answer')}`} />}
      </div>
    </article>
  );
}
