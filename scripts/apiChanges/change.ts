/** `breaking`: a program that uses it fails. `change`: it may have to be looked at. `addition`: nothing has to be done. */
export type Level = 'breaking' | 'change' | 'addition';

export interface Change {
  level: Level;
  /** One sentence in Markdown. */
  text: string;
}

/** What a release promised, or what the code has now. */
export interface ApiState {
  /** The public part of the GraphQL schema. */
  sdl: string;
  /** The OpenAPI document as JSON. */
  openApi: string;
}

const partsOf = (version: string) => version.split('.').map(Number) as [number, number, number];

/**
 * What is wrong with a version after these changes since the last release; undefined if nothing is. A breaking change
 * needs a new major version, any other change a new minor one.
 */
export function versionProblem(
  last: string,
  now: string,
  changes: readonly Change[],
): string | undefined {
  const [lastMajor, lastMinor] = partsOf(last);
  const [major, minor] = partsOf(now);
  const isNewMajor = major > lastMajor;
  const isNewMinor = isNewMajor || (major === lastMajor && minor > lastMinor);
  const breaking = changes.filter(({ level }) => level === 'breaking');
  const list = (of: readonly Change[]) => of.map(({ text }) => `- ${text}`).join('\n');
  if (breaking.length > 0 && !isNewMajor) {
    return `These changes break programs that use version ${last} and need version ${lastMajor + 1}.0.0:\n${list(breaking)}`;
  }
  if (changes.length > 0 && !isNewMinor) {
    return `These changes need version ${lastMajor}.${lastMinor + 1}.0:\n${list(changes)}`;
  }
  return undefined;
}
