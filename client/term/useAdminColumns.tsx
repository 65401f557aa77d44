import { graphql, readInlineData } from 'react-relay';
import { byLanguage } from '../language';
import type { useAdminColumns_element$key } from '../__generated__/useAdminColumns_element.graphql';
import { useTermElementEditingTexts } from '../i18n/termElementEditing';
import { useSettings } from '../settings/SettingsProvider';
import type { Column } from '../ui/table/tableColumn';
import type { Element } from './TermTable';
import { textCells } from './textCells';

type Columns = readonly [Column<Element>, ...Column<Element>[]];

/** Inserts the columns for admins between the texts and the verses of an element. */
export function useAdminColumns(keyOf: (row: Element) => useAdminColumns_element$key | undefined) {
  const t = useTermElementEditingTexts();
  const { settings } = useSettings();
  const columnOf = (name: 'Label' | 'GrammaticalType' | 'Tag'): Column<Element> => ({
    id: name,
    title: t(`field.${name}`),
    ...textCells(settings, (row: Element, language) => {
      const element = keyOf(row);
      return element ? byLanguage(language, read(element), name) : '';
    }),
  });
  return ([first, ...rest]: Columns): Columns => [
    first,
    ...rest.slice(0, -2),
    columnOf('Label'),
    columnOf('GrammaticalType'),
    columnOf('Tag'),
    ...rest.slice(-2),
  ];
}

const read = (element: useAdminColumns_element$key) =>
  readInlineData(
    graphql`
      fragment useAdminColumns_element on TermElement @inline {
        turkishLabel
        englishLabel
        turkishGrammaticalType
        englishGrammaticalType
        turkishTag
        englishTag
      }
    `,
    element,
  );
