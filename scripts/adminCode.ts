/** What of the built client only admins load, by the modules that a file is made of. */
import { relative } from 'node:path';

export interface BuiltFile {
  fileName: string;
  /** The module that an import of the file asks for; null for a file that others share. */
  facadeModuleId: string | null;
  /** Names of the files that come with it. */
  imports: string[];
  moduleIds: string[];
}

/** By these a reader's page finds out whether somebody is signed in. */
const FOR_READERS = ['AdminPart.tsx', 'AuthSlot.tsx', 'signedIn.ts'];

/** What the browser loads for a reader's page before the reader does anything. */
const READERS = /^client\/(browser\.ts|hydrate\.tsx|loaders\.ts|i18n\/\w+\.ts|\w+\/\w+Page\.tsx)$/;

export function isOfAdmins(module: string): boolean {
  const [, room, file = ''] = /^client\/(admin|auth|editing)\/(.*)/.exec(pathOf(module)) ?? [];
  return room !== undefined && !(room === 'auth' && FOR_READERS.includes(file));
}

/** Names of the files that load code of admins, and so only admins load. */
export function filesOfAdmins(files: BuiltFile[]): Set<string> {
  const found = files.filter((file) => modulesLoadedBy(file, files).some(isOfAdmins));
  return new Set(found.map(({ fileName }) => fileName));
}

/** "client/post/PostPage.tsx loads client/editing/drafts.ts": empty as long as no reader does. */
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

/** Seen from the project's root, without the query that Vite adds to some modules. */
function pathOf(module: string): string {
  return relative('.', module.replace(/\?.*/, '')).replaceAll('\\', '/');
}
