import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  adminCodeOfReaders,
  filesOfAdmins,
  isOfAdmins,
  type BuiltFile,
} from '../../scripts/adminCode';

test.each([
  ['client/admin/AdminEntry.tsx', true],
  ['client/editing/drafts/draftStore.ts', true],
  ['client/auth/SignInForm.tsx', true],
  ['client/auth/AdminPart.tsx', false],
  ['client/verse/drafts.ts', false],
  ['client/verse/admin/AdminEntry.tsx', false],
  ['node_modules/client/admin/AdminEntry.tsx', false],
])('%s is admin-only: %s', (path, expected) => {
  expect(isOfAdmins(resolve(path))).toBe(expected);
  expect(isOfAdmins(`${resolve(path)}?raw`)).toBe(expected);
});

test('the folders with admin code exist', () => {
  const rooms = ['admin', 'auth', 'editing'].map((room) => join('client', room));
  expect(rooms.filter((room) => !existsSync(room))).toEqual([]);
  const shared = readdirSync('client/auth').filter((file) => !isOfAdmins(`client/auth/${file}`));
  expect(shared).toHaveLength(3);
});

const file = (name: string, imports: string[], modules: string[], facade = true): BuiltFile => ({
  fileName: name,
  facadeModuleId: facade ? resolve(modules[0]!) : null,
  imports,
  moduleIds: modules.map((path) => resolve(path)),
});

const drafts = file('drafts.js', [], ['client/editing/drafts/draftStore.ts'], false);
const shared = (imports: string[]) =>
  file('shared.js', imports, ['client/ui/tooltips/Hint.tsx', 'client/auth/signedIn.ts'], false);
const page = file('PostPage.js', ['shared.js'], ['client/post/PostPage.tsx']);

test('admin code in a public page is found, even through indirect imports', () => {
  expect(adminCodeOfReaders([page, shared(['drafts.js']), drafts])).toEqual([
    'client/post/PostPage.tsx loads client/editing/drafts/draftStore.ts',
  ]);
  expect(adminCodeOfReaders([page, shared([]), drafts])).toEqual([]);
});

test('admin pages and lazily loaded files may contain admin code', () => {
  const work = file('WorkPage.js', ['drafts.js'], ['client/admin/WorkPage.tsx']);
  const editor = file('VerseEditing.js', ['drafts.js'], ['client/verse/VerseEditing.tsx']);
  expect(adminCodeOfReaders([page, shared([]), work, editor, drafts])).toEqual([]);
});

test('a file that contains or loads admin code is an admin file', () => {
  const editor = file('VerseEditing.js', ['drafts.js'], ['client/verse/VerseEditing.tsx']);
  const files = filesOfAdmins([page, shared([]), editor, drafts]);
  expect([...files]).toEqual(['VerseEditing.js', 'drafts.js']);
});
