import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import { byLanguage } from '../language';
import type { SurahTableEditorQuery } from '../__generated__/SurahTableEditorQuery.graphql';
import { EditorScope } from '../editing/EditorScope';
import { useEditorQuery } from '../editing/useEditorQuery';
import { HistoryButton } from '../revision/HistoryButton';
import { useSettings } from '../settings/SettingsProvider';
import { EditableTable } from '../ui/editableTable/EditableTable';
import { SurahRowEditor } from './SurahRowEditor';
import { surahLabel } from './surahName';
import { SurahTable, type SurahTableRow } from './SurahTable';

/** The surah index with editable rows. */
export function SurahTableEditor({ fallback }: { fallback: ReactNode }) {
  return (
    <EditorScope fallback={fallback}>
      <Table />
    </EditorScope>
  );
}

function Table() {
  const { prefLanguage } = useSettings().settings;
  const { surahs } = useEditorQuery<SurahTableEditorQuery>(
    graphql`
      query SurahTableEditorQuery {
        surahs {
          number
          ...SurahTable_surahs
          ...SurahRowEditor_surah
        }
      }
    `,
    {},
  );
  const nameOf = (row: SurahTableRow) =>
    surahLabel(row.number, byLanguage(prefLanguage, row, 'NameTranscription'));
  return (
    <SurahTable
      surahs={surahs}
      renderTable={(table) => (
        <EditableTable
          {...table}
          nameOf={nameOf}
          read={(row) => surahs.find(({ number }) => number === row.number)}
          renderForm={(_row, surah, onClose) => <SurahRowEditor surah={surah} onClose={onClose} />}
          renderActions={(row) => (
            <HistoryButton isIcon entity="SURAH" entityId={row.number} title={nameOf(row)} />
          )}
        />
      )}
    />
  );
}
