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
  ['client/editing/drafts.ts', true],
  ['client/auth/SignInForm.tsx', true],
  ['client/auth/AdminPart.tsx', false],
  ['client/verse/drafts.ts', false],
  ['client/verse/admin/AdminEntry.tsx', false],
  ['node_modules/client/admin/AdminEntry.tsx', false],
])('%s is of admins alone: %s', (path, expected) => {
  expect(isOfAdmins(resolve(path))).toBe(expected);
  expect(isOfAdmins(`${resolve(path)}?raw`)).toBe(expected);
});

test('the rooms of admins are where they are looked for', () => {
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

const drafts = file('drafts.js', [], ['client/editing/drafts.ts'], false);
const shared = (imports: string[]) =>
  file('shared.js', imports, ['client/ui/tooltips/Hint.tsx', 'client/auth/signedIn.ts'], false);
const page = file('PostPage.js', ['shared.js'], ['client/post/PostPage.tsx']);

test('code of admins that comes with a page of readers is found, however far away', () => {
  expect(adminCodeOfReaders([page, shared(['drafts.js']), drafts])).toEqual([
    'client/post/PostPage.tsx loads client/editing/drafts.ts',
  ]);
  expect(adminCodeOfReaders([page, shared([]), drafts])).toEqual([]);
});

test('a page of admins and what is loaded on demand may have it', () => {
  const work = file('WorkPage.js', ['drafts.js'], ['client/admin/WorkPage.tsx']);
  const editor = file('VerseEditing.js', ['drafts.js'], ['client/verse/VerseEditing.tsx']);
  expect(adminCodeOfReaders([page, shared([]), work, editor, drafts])).toEqual([]);
});

test('what loads code of admins is a file of admins, down to the code itself', () => {
  const editor = file('VerseEditing.js', ['drafts.js'], ['client/verse/VerseEditing.tsx']);
  const files = filesOfAdmins([page, shared([]), editor, drafts]);
  expect([...files]).toEqual(['VerseEditing.js', 'drafts.js']);
});
