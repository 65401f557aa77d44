import { LANGUAGE_TAGS, type Language } from '../language';
import { shownLanguages, type ContentSettings } from '../settings/settings';
import { LinkedText } from '../page/LinkedText';
import { CellText } from '../ui/table/CellText';

/** The cells of a column with texts in each shown language, sorted by the preferred one. */
export const textCells = <Row,>(
  settings: ContentSettings,
  text: (row: Row, language: Language) => string,
) => ({
  value: (row: Row) => text(row, settings.prefLanguage),
  show: (row: Row) =>
    shownLanguages(settings).map((language) => (
      <CellText key={language} lang={LANGUAGE_TAGS[language]}>
        <LinkedText>{text(row, language)}</LinkedText>
      </CellText>
    )),
  lang: LANGUAGE_TAGS[settings.prefLanguage],
});
