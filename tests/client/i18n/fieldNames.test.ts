/** The same field has the same name in its form and in the history of changes. */
import { historyTexts } from '../../../client/i18n/history';
import { postEditingTexts } from '../../../client/i18n/postEditing';
import { tableEditingTexts } from '../../../client/i18n/tableEditing';
import { tableTexts } from '../../../client/i18n/table';
import { termElementEditingTexts } from '../../../client/i18n/termElementEditing';
import { verseAliasEditingTexts } from '../../../client/i18n/verseAliasEditing';
import { verseEditingTexts } from '../../../client/i18n/verseEditing';
import { wordEditingTexts } from '../../../client/i18n/wordEditing';
import { LANGUAGES, type Language } from '../../../client/language';

const BILINGUAL = [
  'NameInQuran',
  'Translation',
  'Meaning',
  'Tag',
  'Label',
  'GrammaticalType',
] as const;

/** The labels of the forms by kind of row and field. */
function labelsOf(language: Language): Record<string, Record<string, string>> {
  const word = wordEditingTexts[language];
  const post = postEditingTexts[language];
  const verse = verseEditingTexts[language];
  const element = termElementEditingTexts[language];
  const { column, ...table } = tableTexts[language];
  const term = tableEditingTexts[language].term;
  const alias = verseAliasEditingTexts[language].form;
  const translations = {
    turkishTranslation: verse.turkishTranslation,
    englishTranslation: verse.englishTranslation,
  };
  return {
    VERSE: translations,
    POST_VERSE: translations,
    WORD: {
      pauseAfter: word.pauseAfter,
      arabicRoot: word.arabicRoot,
      rootId: word.arabicRoot,
      turkishTranscription: word.turkishTranscription,
      englishTranscription: word.englishTranscription,
      turkishTranslation: word.turkishTranslation,
      englishTranslation: word.englishTranslation,
      turkishGlossWords: word.turkishGlossWords,
      englishGlossWords: word.englishGlossWords,
      termElementIds: word.termElements,
    },
    POST: {
      section: post.section,
      number: post.number,
      turkishTitle: post.turkishTitle,
      turkishNote: post.turkishNote,
      englishTitle: post.englishTitle,
      englishNote: post.englishNote,
      verseReferences: post.verseReferences,
      turkishSynonyms: post.turkishSynonyms,
      englishSynonyms: post.englishSynonyms,
      broaderId: post.broaderId,
      relatedIds: post.relatedIds,
      termIds: post.termIds,
      rootLetters: post.rootLetters,
    },
    TERM: { turkishName: term.turkishName, englishName: term.englishName },
    TERM_ELEMENT: {
      termId: element.field.term,
      arabicName: element.field.arabicName,
      numberOfOccurrencesInQuran: element.field.occurrences,
      verseReferences: element.field.verses,
      verseIds: element.field.verses,
      ...Object.fromEntries(
        LANGUAGES.flatMap((of) =>
          BILINGUAL.map((name) => [
            `${of}${name}`,
            element.in[of].replace('{{field}}', element.field[name]),
          ]),
        ),
      ),
    },
    CHARACTER: {
      arabicLetter: column.letter,
      arabicPronunciation: column.arabicPronunciation,
      turkishPronunciation: table.turkish.pronunciation,
      turkishLetter: table.turkish.letter,
      englishPronunciation: table.english.pronunciation,
      englishLetter: table.english.letter,
      turkishName: table.turkish.letterName,
      turkishSound: table.turkish.sound,
      englishSound: table.english.sound,
      turkishNote: table.turkish.note,
      englishNote: table.english.note,
    },
    SURAH: {
      arabicName: column.arabicName,
      turkishNameTranscription: table.turkish.name,
      turkishNameTranslation: table.turkish.translation,
      turkishRevelationPlace: table.turkish.place,
      englishNameTranscription: table.english.name,
      englishNameTranslation: table.english.translation,
      englishRevelationPlace: table.english.place,
      turkishOtherNames: table.turkish.otherNames,
      englishOtherNames: table.english.otherNames,
      turkishNameNote: table.turkish.nameNote,
      englishNameNote: table.english.nameNote,
      revelationOrder: column.revelationOrder,
      revelationYear: column.revelationYear,
      numberOfVerses: column.numberOfVerses,
    },
    VERSE_ALIAS: { name: alias.name, language: alias.language },
  };
}

test.each(LANGUAGES)('in %s, history names the fields as the forms do', (language) => {
  const { field, fieldOf } = historyTexts[language];
  const named = Object.fromEntries(
    Object.entries(labelsOf(language)).map(([entity, labels]) => {
      const own: Record<string, string> = { ...field, ...fieldOf[entity as keyof typeof fieldOf] };
      return [entity, Object.fromEntries(Object.keys(labels).map((name) => [name, own[name]]))];
    }),
  );
  expect(named).toEqual(labelsOf(language));
});
