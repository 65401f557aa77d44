/** Finds the files of the built client that only admins load, by their modules. */
import { relative } from 'node:path';

export interface BuiltFile {
  fileName: string;
  /** The module for which the file is imported; null for a file shared by others. */
  facadeModuleId: string | null;
  /** Names of the files that it imports. */
  imports: string[];
  moduleIds: string[];
}

/** Files by which pages of readers find out whether someone is signed in. */
const FOR_READERS = ['AdminPart.tsx', 'AuthSlot.tsx', 'signedIn.ts'];

/** Modules that the browser loads for a page without interaction. */
const READERS = /^client\/(browser\.ts|hydrate\.tsx|loaders\.ts|i18n\/\w+\.ts|\w+\/\w+Page\.tsx)$/;

export function isOfAdmins(module: string): boolean {
  const [, room, file = ''] = /^client\/(admin|auth|editing)\/(.*)/.exec(pathOf(module)) ?? [];
  return room !== undefined && !(room === 'auth' && FOR_READERS.includes(file));
}

/** Names of the files that load code of admins and therefore are only loaded by admins. */
export function filesOfAdmins(files: BuiltFile[]): Set<string> {
  const found = files.filter((file) => modulesLoadedBy(file, files).some(isOfAdmins));
  return new Set(found.map(({ fileName }) => fileName));
}

/** Violations such as "client/post/PostPage.tsx loads client/editing/drafts.ts". */
export function adminCodeOfReaders(files: BuiltFile[]): string[] {
  return files.flatMap((file) => {
    const path = pathOf(file.facadeModuleId ?? '');
    if (!READERS.test(path) || isOfAdmins(path)) return [];
    const found = modulesLoadedBy(file, files).filter(isOfAdmins);
    return found.map((module) => `${path} loads ${pathOf(module)}`);
  });
}

function modulesLoadedBy(file: BuiltFile, files: BuiltFile[]): string[] {
  const loaded = new Set([file]);
  for (const { imports } of loaded) {
    for (const each of files) if (imports.includes(each.fileName)) loaded.add(each);
  }
  return [...loaded].flatMap(({ moduleIds }) => moduleIds);
}

/** Path relative to the root of the project, without the query that Vite adds to some modules. */
function pathOf(module: string): string {
  return relative('.', module.replace(/\?.*/, '')).replaceAll('\\', '/');
}
