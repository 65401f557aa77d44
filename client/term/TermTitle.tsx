import { graphql } from 'react-relay';
import type { TermTitleQuery } from '../__generated__/TermTitleQuery.graphql';
import { EditorScope } from '../editing/EditorScope';
import { useEditorQuery } from '../editing/useEditorQuery';
import { useTableEditingTexts } from '../i18n/tableEditing';
import { EditIcon } from '../ui/icons/fieldIcons';
import { useControl } from '../ui/controls/useControl';
import styles from './TermTitle.module.css';

const loadNames = async () => (await import('./TermNameDialog')).TermNameDialog;

interface TermTitleProps {
  /** Integer key of the term. */
  termId: number;
  /** The name for readers. */
  name: string;
}

/** The name of a term above its table, which opens the form of its names for admins. */
export function TermTitle({ termId, name }: TermTitleProps) {
  return (
    <EditorScope fallback={name}>
      <Title termId={termId} name={name} />
    </EditorScope>
  );
}

function Title({ termId, name }: TermTitleProps) {
  const t = useTableEditingTexts();
  const { term } = useEditorQuery<TermTitleQuery>(
    graphql`
      query TermTitleQuery($termId: Int!) {
        term(databaseId: $termId) {
          ...TermNameDialog_term
        }
      }
    `,
    { termId },
  );
  const { Control: TermNameDialog, failure, triggerProps, controlProps } = useControl(loadNames);
  if (!term) return name;
  return (
    <>
      <button className={styles.title} title={t('term.editNames')} {...triggerProps}>
        {name}
        <EditIcon />
      </button>
      {failure}
      {TermNameDialog && <TermNameDialog {...controlProps} term={term} />}
    </>
  );
}
