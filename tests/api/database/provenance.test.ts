import {
  FROM_LEXICON,
  FROM_PACKAGE,
  FROM_RULE,
  fromEditor,
  fromImport,
  provenanceOf,
} from '../../../api/database/provenance';

const NONE = { format: null, date: null, editor: null };

test.each([
  [FROM_PACKAGE, { kind: 'package', ...NONE }],
  [FROM_LEXICON, { kind: 'lexicon', ...NONE }],
  [FROM_RULE, { kind: 'rule', ...NONE }],
  [fromImport('data-quran'), { kind: 'import', ...NONE, format: 'data-quran' }],
  [
    fromEditor('Ayşe Nur', new Date('2026-11-25T23:59:59Z')),
    { kind: 'editor', ...NONE, date: '2026-11-25', editor: 'Ayşe Nur' },
  ],
  [null, null],
  ['', null],
  ['unknown', null],
])('reads the source %j', (source, provenance) => {
  expect(provenanceOf(source)).toEqual(provenance);
});
