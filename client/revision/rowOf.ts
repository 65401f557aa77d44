/** The name and the page of a revision's row. */
import type { Language } from '../language';
import type { RevisionEntity } from '../__generated__/RevisionPartQuery.graphql';
import type { Snapshot } from './changes';
import type { NameOf } from './rowNames';

interface Row {
  entity: RevisionEntity;
  id: number;
  /** The row in either of the two states. */
  row: Snapshot;
  nameOf: NameOf;
}

export function titleOf({ entity, id, row, nameOf }: Row, language: Language): string {
  const text = (field: string) => {
    const value = row?.[field];
    return typeof value === 'string' ? value : `#${id}`;
  };
  switch (entity) {
    case 'VERSE':
    case 'WORD':
      return text('key');
    case 'POST':
      return text(`${language}Title`);
    case 'POST_VERSE':
      return `${nameOf('VERSE', Number(row?.verseId))} · ${nameOf('POST', Number(row?.postId))}`;
    case 'TERM':
      return text(`${language}Name`);
    case 'TERM_ELEMENT':
      return text(`${language}Label`);
    case 'CHARACTER':
      return text('arabicLetter');
    case 'SURAH':
      return text(`${language}NameTranscription`);
    default:
      return text('name');
  }
}

/** The path of the row's page; undefined if it has none. */
export function pathOf({ entity, id, row, nameOf }: Row): string | undefined {
  switch (entity) {
    case 'VERSE':
    case 'WORD':
      return pathOfVerse(String(row?.key));
    case 'POST':
      return row?.deletedAt ? undefined : `/posts/${id}`;
    case 'POST_VERSE':
      return `/posts/${String(row?.postId)}`;
    case 'TERM':
      return `/termTables/${id}`;
    case 'TERM_ELEMENT':
      return `/termTables/${String(row?.termId)}`;
    case 'CHARACTER':
      return '/tables/arabicCharacters';
    case 'SURAH':
      return '/tables/quranIndex';
    default:
      return pathOfVerse(nameOf('VERSE', Number(row?.verseId)));
  }
}

/** @param key the key of a verse, "2:255", or of a word, "2:255:3" */
function pathOfVerse(key: string): string | undefined {
  const verse = /^\d+:\d+/.exec(key)?.[0];
  return verse && `/verses/${verse}`;
}
