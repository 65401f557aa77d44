import type { ReactNode } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { useLocation } from 'react-router-dom';
import { byLanguage } from '../language';
import type { TermTableEditorQuery } from '../__generated__/TermTableEditorQuery.graphql';
import { EditorScope } from '../editing/EditorScope';
import { useEditorQuery } from '../editing/useEditorQuery';
import { HistoryButton } from '../revision/HistoryButton';
import { useSettings } from '../settings/SettingsProvider';
import { readElement } from '../termElement/readElement';
import { TermElementRowEditor } from '../termElement/TermElementRowEditor';
import { EditableTable } from '../ui/editableTable/EditableTable';
import { TermActions } from './TermActions';
import { tablePageOf } from './termAddress';
import { TermTable, type Element } from './TermTable';
import styles from './TermTable.module.css';
import { useAdminColumns } from './useAdminColumns';

interface TermTableEditorProps {
  /** Integer key of the term. */
  termId: number;
  /** Prefix of the table's parameters in the address. */
  prefix?: string | undefined;
  /** The table for readers. */
  fallback: ReactNode;
}

/** The table of a term with all fields and editable rows. */
export function TermTableEditor({ fallback, ...table }: TermTableEditorProps) {
  return (
    <EditorScope fallback={fallback}>
      <Table {...table} />
    </EditorScope>
  );
}

function Table({ termId, prefix }: Omit<TermTableEditorProps, 'fallback'>) {
  const { prefLanguage } = useSettings().settings;
  const environment = useRelayEnvironment();
  const { search } = useLocation();
  const { term } = useEditorQuery<TermTableEditorQuery>(
    graphql`
      query TermTableEditorQuery(
        $termId: Int!
        $first: Int
        $after: String
        $last: Int
        $before: String
      ) {
        term(databaseId: $termId) {
          ...TermActions_term
          ...TermTable_term @arguments(first: $first, after: $after, last: $last, before: $before)
          page: termElements(first: $first, after: $after, last: $last, before: $before) {
            edges {
              node {
                id
                databaseId
                ...useAdminColumns_element
              }
            }
          }
        }
      }
    `,
    { termId, ...tablePageOf(new URLSearchParams(search), prefix) },
  );
  const elements = new Map(term?.page.edges.map(({ node }) => [node.databaseId, node]));
  const elementOf = ({ databaseId }: Element) => elements.get(databaseId);
  const withAdminColumns = useAdminColumns(elementOf);
  const idOf = (row: Element) => elementOf(row)?.id ?? '';
  if (!term) return null;
  const nameOf = (row: Element) => byLanguage(prefLanguage, row, 'NameInQuran');
  return (
    <>
      <TermActions term={term} />
      <TermTable
        term={term}
        prefix={prefix}
        renderTable={(table) => (
          <EditableTable
            {...table}
            columns={withAdminColumns(table.columns)}
            layout={styles.adminColumns}
            nameOf={nameOf}
            read={(row) => readElement(environment, idOf(row))}
            renderActions={(row) => (
              <HistoryButton
                isIcon
                entity="TERM_ELEMENT"
                entityId={row.databaseId}
                title={nameOf(row)}
              />
            )}
            renderForm={(row, start, onClose) => (
              <TermElementRowEditor
                id={idOf(row)}
                elementOrder={row.elementOrder}
                start={start}
                onClose={onClose}
              />
            )}
          />
        )}
      />
    </>
  );
}
