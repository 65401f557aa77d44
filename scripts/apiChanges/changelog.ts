/** docs/schema-changelog.md: what has changed in the public API, by version. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_VERSION } from '../../text/apiVersion';
import type { ApiState, Change, Level } from './change';
import { graphqlChanges } from './graphqlChanges';
import { openApiChanges } from './openApiChanges';

const FOLDER = 'tests/contract/apiReleases';
const FILE = 'docs/schema-changelog.md';

const INTRODUCTION = `# Changes of the API

What has changed in GraphQL and REST, by version of the API, computed from the schema and the OpenAPI document of each
release. A new minor version only adds; a new major version may remove what was deprecated before. [api.md](api.md#versions)
explains the versions. What only admins may call is left out of GraphQL.
`;

const TITLES: Record<Level, string> = {
  breaking: 'Breaking',
  change: 'To look at',
  addition: 'Added',
};

/** The API of the last release and its version. */
export function lastRelease(): ApiState & { version: string } {
  const [name = ''] = readdirSync(FOLDER).filter((file) => file.endsWith('.graphql'));
  const version = name.replace(/\.graphql$/, '');
  const read = (ending: string) => readFileSync(join(FOLDER, version + ending), 'utf8');
  return { version, sdl: read('.graphql'), openApi: read('.openapi.json') };
}

/** Replaces the recorded release by this one. */
export function recordApi({ sdl, openApi }: ApiState): void {
  for (const file of readdirSync(FOLDER)) rmSync(join(FOLDER, file));
  writeFileSync(join(FOLDER, `${API_VERSION}.graphql`), sdl);
  writeFileSync(join(FOLDER, `${API_VERSION}.openapi.json`), openApi);
}

export async function changesSince(before: ApiState, now: ApiState) {
  return {
    GraphQL: await graphqlChanges(before.sdl, now.sdl),
    REST: openApiChanges(before.openApi, now.openApi),
  };
}

/** The changelog with the section of the current version, computed from the last release. */
export async function currentChangelog(now: ApiState): Promise<string> {
  const last = lastRelease();
  const earlier = existsSync(FILE) ? sectionsOf(readFileSync(FILE, 'utf8')) : [];
  if (last.version === API_VERSION) return [INTRODUCTION, ...earlier].join('\n');
  const changes = await changesSince(last, now);
  const section = sectionOf(API_VERSION, last.version, changes);
  const others = earlier.filter((text) => !text.startsWith(`## ${API_VERSION}\n`));
  return [INTRODUCTION, section, ...others].join('\n');
}

const sectionsOf = (text: string) =>
  text
    .split(/^(?=## )/m)
    .slice(1)
    .map((section) => `${section.trimEnd()}\n`);

function sectionOf(version: string, since: string, changes: Record<string, Change[]>): string {
  const parts = Object.entries(changes).map(([api, list]) => `### ${api}\n\n${listOf(list)}`);
  return `## ${version}\n\nSince ${since}.\n\n${parts.join('\n')}`;
}

function listOf(changes: Change[]): string {
  const parts = (Object.keys(TITLES) as Level[]).flatMap((level) => {
    const texts = changes.filter((change) => change.level === level).map(({ text }) => `- ${text}`);
    return texts.length > 0 ? [`#### ${TITLES[level]}\n\n${texts.sort().join('\n')}\n`] : [];
  });
  return parts.length > 0 ? parts.join('\n') : 'No changes.\n';
}
