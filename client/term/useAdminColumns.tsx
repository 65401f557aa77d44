import { Fragment } from 'react';
import { graphql, readInlineData } from 'react-relay';
import { byLanguage, LANGUAGE_TAGS } from '../language';
import type { useAdminColumns_element$key } from '../__generated__/useAdminColumns_element.graphql';
import { useTermElementEditingTexts } from '../i18n/termElementEditing';
import { useSettings } from '../settings/SettingsProvider';
import type { Column } from '../ui/table/tableColumn';
import type { Element } from './TermTable';
import { textCells } from './textCells';

type Columns = readonly [Column<Element>, ...Column<Element>[]];

/** Inserts a column of the texts for admins between the texts and the verses of an element. */
export function useAdminColumns(keyOf: (row: Element) => useAdminColumns_element$key | undefined) {
  const t = useTermElementEditingTexts();
  const { settings } = useSettings();
  const cellsOf = (name: 'Label' | 'GrammaticalType' | 'Tag') =>
    textCells(settings, (row: Element, language) => {
      const element = keyOf(row);
      return element ? byLanguage(language, read(element), name) : '';
    });
  const names = ['Label', 'GrammaticalType', 'Tag'] as const;
  const parts = names.map((name) => ({ name, cells: cellsOf(name) }));
  const column: Column<Element> = {
    id: 'tagging',
    title: names.map((name) => t(`field.${name}`)).join(' · '),
    value: (row) => parts.map(({ cells }) => cells.value(row)).join(' '),
    show: (row) =>
      parts.map(({ name, cells }) => <Fragment key={name}>{cells.show(row)}</Fragment>),
    lang: LANGUAGE_TAGS[settings.prefLanguage],
  };
  return ([first, ...rest]: Columns): Columns => [
    first,
    ...rest.slice(0, -2),
    column,
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
