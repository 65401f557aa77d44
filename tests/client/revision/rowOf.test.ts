import { namesIn } from '../../../client/revision/rowNames';
import { pathOf, titleOf } from '../../../client/revision/rowOf';

const nameOf = namesIn('english', [
  { kind: 'VERSE', databaseId: 262, turkishLabel: '2:255', englishLabel: '2:255' },
  { kind: 'POST', databaseId: 9, turkishLabel: 'Bir konu', englishLabel: 'A topic' },
]);

it.each([
  ['VERSE', { key: '2:255' }, '2:255', '/verses/2:255'],
  ['WORD', { key: '2:255:3' }, '2:255:3', '/verses/2:255'],
  ['POST', { englishTitle: 'A topic' }, 'A topic', '/posts/5'],
  ['POST', { englishTitle: 'A topic', deletedAt: '2026-01-01' }, 'A topic', undefined],
  ['POST_VERSE', { verseId: 262, postId: 9 }, '2:255 · A topic', '/posts/9'],
  ['TERM', { englishName: 'Names' }, 'Names', '/termTables/5'],
  ['TERM_ELEMENT', { englishLabel: 'al-Furqan', termId: 1 }, 'al-Furqan', '/termTables/1'],
  ['CHARACTER', { arabicLetter: 'ب' }, 'ب', '/tables/arabicCharacters'],
  ['SURAH', { englishNameTranscription: 'Ya-Sin' }, 'Ya-Sin', '/tables/quranIndex'],
  ['VERSE_ALIAS', { name: 'Throne', verseId: 262 }, 'Throne', '/verses/2:255'],
  ['VERSE_ALIAS', { name: 'Throne', verseId: 1 }, 'Throne', undefined],
  ['VERSE', null, '#5', undefined],
] as const)('%s %j has the title %s and the path %s', (entity, row, title, path) => {
  const of = { entity, id: 5, row, nameOf };
  expect(titleOf(of, 'english')).toBe(title);
  expect(pathOf(of)).toBe(path);
});
