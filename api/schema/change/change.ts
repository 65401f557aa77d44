/** The public feed of changes. */
import { builder, enumValues } from '../../builder';
import { INT32 } from '../../../text/limits';
import { badInput } from '../../errors';
import { PUBLIC_KINDS, type PublicKind } from '../../database/contentKinds';
import {
  keyOf,
  readChanges,
  rowOf,
  type ChangeRow,
  type ChangesPage,
} from '../../read/contentChanges';
import { selects } from '../../read/selection';
import type { PageExtensions } from '../../read/pagination';

const PAGE = { pageSize: 100, maxPageSize: 500 } satisfies PageExtensions;

const KIND_DESCRIPTIONS: Record<PublicKind, string> = {
  surah: 'One of the 114 surahs.',
  verse: 'A verse with its translations.',
  word: 'A word with its glosses, root and term elements.',
  root: 'A root with its senses and its number of occurrences.',
  post: 'A topic, with the keys of its verses.',
  postVerse: 'A verse at its position in a topic, with the translations that the topic shows.',
  term: 'A table of names or adjectives.',
  termElement: 'A name or adjective, with the keys of its verses.',
  verseAlias: 'A name of a verse or of consecutive verses.',
  character: 'A letter of the Arabic alphabet.',
  readingSign: 'A sign of the mushaf beside the letters.',
  translation: 'A further translation, without its texts.',
  translationVerse: 'The text of a verse in a further translation.',
};

/** Types of rows that are nodes. */
const TYPENAMES: Partial<Record<PublicKind, string>> = {
  surah: 'Surah',
  verse: 'Verse',
  word: 'Word',
  root: 'Root',
  post: 'Post',
  postVerse: 'PostVerse',
  term: 'Term',
  termElement: 'TermElement',
  verseAlias: 'VerseAlias',
  character: 'Character',
  readingSign: 'ReadingSign',
  translation: 'Translation',
};

const changeKind = builder.enumType('ChangeKind', {
  description: 'The type of a row that has changed.',
  values: enumValues(KIND_DESCRIPTIONS),
});

/** Fields that are read from the tables of the downloads. */
const FIELDS_OF_TABLES = ['key', 'isGone', 'tableRows'];

const change = builder.objectRef<ChangeRow>('Change').implement({
  description:
    'A row of public content that was created, changed or deleted, or of which readers see something else because another row has changed. Several changes of one row are one.',
  fields: (t) => ({
    revision: t.exposeInt('revision', { description: 'Content revision of the last change.' }),
    changedAt: t.string({
      description: 'Time of the last change in ISO 8601, UTC.',
      resolve: ({ changedAt }) => new Date(changedAt).toISOString(),
    }),
    kind: t.expose('kind', { type: changeKind, description: 'Type of the row.' }),
    databaseId: t.exposeInt('rowId', { description: 'Integer key of the row.' }),
    key: t.string({
      nullable: true,
      description:
        'Key of a verse ("2:255") or word ("2:255:3"), the letters of a root, a letter, a sign, or the slug of a translation; null for other rows and for those that are gone.',
      resolve: keyOf,
    }),
    fields: t.exposeStringList('fields', {
      description:
        'Fields that were changed, by their names in the downloads; empty if the row was created or is gone, or if that is all that changed.',
    }),
    isGone: t.boolean({
      description: 'True if the row was deleted. A restored topic or name is here again later.',
      resolve: (row) => rowOf(row) === null,
    }),
    row: t.node({
      description:
        'The row as it is now, which may be later than `contentRevision`; null if it is gone, or if its type has no `id`, as the texts of a further translation.',
      id: ({ kind, rowId }) => {
        const type = TYPENAMES[kind];
        return type ? { type, id: rowId } : null;
      },
    }),
    tableRows: t.expose('tableRows', {
      type: 'JSON',
      description:
        'The row as it is now in each table of the downloads that has it, by the name of the table; null where it is gone.',
    }),
  }),
});

const changes = builder.objectRef<ChangesPage>('Changes').implement({
  description: 'A page of the changes since a content revision, in the order of the last changes.',
  fields: (t) => ({
    contentRevision: t.exposeInt('contentRevision', {
      description:
        'The revision up to which the changes are complete, on all pages the same; the next `since` when all pages have been read.',
    }),
    oldestRevision: t.exposeInt('loggedSince', {
      description: 'The least `since` that this server can answer.',
    }),
    hasNextPage: t.exposeBoolean('hasNextPage', {
      description: 'True if there are changes after the page.',
    }),
    endCursor: t.exposeString('endCursor', {
      nullable: true,
      description: 'The `after` of the next page; null if the page is empty.',
    }),
    nodes: t.expose('changes', { type: [change], description: 'One change for each row.' }),
  }),
});

builder.queryField('changes', (t) =>
  t.field({
    type: changes,
    extensions: PAGE,
    description:
      'What has changed in the public content after a revision. A mirror starts from the downloads, whose manifest has the `contentRevision`, and then follows the changes. The code REVISION_TOO_OLD says that the log no longer has all of them, REVISION_UNKNOWN that the database was restored to an earlier state: a mirror then starts again from the downloads.',
    args: {
      since: t.arg.int({
        required: true,
        description: 'The content revision that the caller has, from `oldestRevision`.',
      }),
      kinds: t.arg({
        type: [changeKind],
        required: false,
        description: 'Only changes of these types; all if it is null.',
      }),
      first: t.arg.int({
        defaultValue: PAGE.pageSize,
        description: `Number of changes of the page, 1 to ${PAGE.maxPageSize}.`,
      }),
      after: t.arg.string({
        description: 'The `endCursor` of the page before, with the same `since` and `kinds`.',
      }),
    },
    resolve: (_query, { since, kinds, first, after }, { database: { sql } }, info) => {
      const size = first ?? PAGE.pageSize;
      if (size < 1 || size > PAGE.maxPageSize) {
        throw badInput(`\`first\` must be 1 to ${PAGE.maxPageSize}; got ${size}.`);
      }
      if (since < 0 || since > INT32.maximum) {
        throw badInput(`\`since\` must be a content revision, from 0; got ${since}.`);
      }
      return readChanges(sql, {
        ...{ since, kinds: kinds ?? PUBLIC_KINDS, first: size, after },
        tableRows: FIELDS_OF_TABLES.some((field) => selects(info, 'nodes', field)) ? 'now' : 'none',
      });
    },
  }),
);
