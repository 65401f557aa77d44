/** The address of each row's page on this site. */
import { pagePaths } from '../../../text/pagePaths';
import { keyOfVerseId } from '../../../text/verseReference';
import { builder } from '../../builder';
import type { Context } from '../../context';

/** @param page what the address shows */
const urlField = <Row>(page: string, pathOf: (row: Row) => string) => ({
  description: `Absolute address of ${page}. It is the same in all languages, of which the site shows the reader's own, and stays as long as the row exists.`,
  resolve: (row: Row, _args: object, { origin }: Context) => origin + pathOf(row),
});

builder.objectField('Surah', 'url', (t) =>
  t.string(urlField('its page for reading', ({ number }) => pagePaths.surah(number))),
);
builder.objectField('Verse', 'url', (t) =>
  t.string(
    urlField('its page, such as "https://…/verses/2:255"', ({ key }) => pagePaths.verse(key)),
  ),
);
builder.objectField('Word', 'url', (t) =>
  t.string(
    urlField('the page of its verse, on which the details of the word open', ({ key }) =>
      pagePaths.word(key),
    ),
  ),
);
builder.objectField('Root', 'url', (t) =>
  t.string(
    urlField('its page, with its letters percent-encoded', ({ letters }) =>
      pagePaths.root(letters),
    ),
  ),
);
builder.objectField('Post', 'url', (t) =>
  t.string(urlField('its page', ({ id }) => pagePaths.post(id))),
);
builder.objectField('PostVerse', 'url', (t) =>
  t.string(
    urlField('its place on the page of the post', ({ postId, verse }) =>
      pagePaths.postVerse(postId, verse.key),
    ),
  ),
);
builder.objectField('TermElement', 'url', (t) =>
  t.string(
    urlField('its row in the table of its term', ({ termId, id }) =>
      pagePaths.termElement(termId, id),
    ),
  ),
);
builder.objectField('MushafPage', 'url', (t) =>
  t.string(urlField('its page for reading', ({ number }) => pagePaths.mushafPage(number))),
);
builder.objectField('Juz', 'url', (t) =>
  t.string(urlField('its page for reading', ({ number }) => pagePaths.juz(number))),
);
builder.prismaObjectField('VerseAlias', 'url', (t) =>
  t.string(
    urlField('the page of its verse, or of the place of its first verse in the surah', (alias) =>
      pagePaths.verses(keyOfVerseId(alias.verseId), keyOfVerseId(alias.lastVerseId)),
    ),
  ),
);
builder.prismaObjectField('Character', 'url', (t) =>
  t.string(urlField('its row in the table of letters', ({ id }) => pagePaths.letter(id))),
);
builder.prismaObjectField('ReadingSign', 'url', (t) =>
  t.string(urlField('the page of the letters and signs', () => pagePaths.readingSigns())),
);

builder.objectField('Lemma', 'url', (t) =>
  t.string({
    nullable: true,
    description:
      'Absolute address of its words on the page of its root, by the key of one of its words; null without a root.',
    resolve: ({ root, firstWordKey }, _args, { origin }) =>
      root && origin + pagePaths.lemma(root.letters, firstWordKey),
  }),
);

builder.objectField('Term', 'url', (t) =>
  t.string({
    description:
      'Path of its page on this site, e.g. "/termTables/2"; with `absolute: true` its whole address, as the `url` of other types.',
    args: {
      absolute: t.arg.boolean({
        defaultValue: false,
        description: 'True for an absolute address; false, the default, for a path.',
      }),
    },
    resolve: ({ id }, { absolute }, { origin }) => (absolute ? origin : '') + pagePaths.term(id),
  }),
);
