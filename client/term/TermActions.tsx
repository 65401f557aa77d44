import { graphql, useFragment } from 'react-relay';
import { byLanguage } from '../language';
import type { TermActions_term$key } from '../__generated__/TermActions_term.graphql';
import { useTableEditingTexts } from '../i18n/tableEditing';
import { HistoryButton } from '../revision/HistoryButton';
import { useSettings } from '../settings/SettingsProvider';
import { PlusIcon } from '../ui/icons/fieldIcons';
import pill from '../ui/buttons/pill.module.css';
import { useControl } from '../ui/controls/useControl';
import styles from './TermActions.module.css';
import { useOrganizeTerm } from './useOrganizeTerm';

const loadElement = async () =>
  (await import('../termElement/TermElementDialog')).TermElementDialog;

/** Admin actions for the table of a term. */
export function TermActions({ term }: { term: TermActions_term$key }) {
  const t = useTableEditingTexts();
  const { prefLanguage } = useSettings().settings;
  const data = useFragment(
    graphql`
      fragment TermActions_term on Term {
        databaseId
        version
        turkishName
        englishName
      }
    `,
    term,
  );
  const { organize, isRunning, signInAgain } = useOrganizeTerm(data.databaseId, data.version);
  const { Control: TermElementDialog, ...addition } = useControl(loadElement);
  const name = byLanguage(prefLanguage, data, 'Name');
  return (
    <>
      <div role="group" aria-label={t('term.actions', { name })} className={styles.actions}>
        <button
          type="button"
          className={pill.pill}
          aria-busy={isRunning}
          onClick={() => isRunning || void organize()}
        >
          {t('term.organize')}
        </button>
        <button className={pill.pill} {...addition.triggerProps}>
          <PlusIcon />
          {t('term.addElement')}
        </button>
        <HistoryButton entity="TERM" entityId={data.databaseId} title={name} />
      </div>
      {addition.failure}
      {TermElementDialog && (
        <TermElementDialog {...addition.controlProps} termId={data.databaseId} />
      )}
      {signInAgain}
    </>
  );
}
