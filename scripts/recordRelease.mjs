/**
 * `npm run record-release`: writes the SQL statements and the persisted queries of this version to
 * tests/contract/releases/, so that a test can prove that they run on the schema of the next one, and its API to
 * tests/contract/apiReleases/, from which the changes of the next one are computed.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PrepareError, run, runMain, runOrThrow, tsx } from './prepare.mjs';

const RELEASES = 'tests/contract/releases';

runMain(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tibyan-release-'));
  try {
    // The statements of a previous recording don't matter, those of every test do.
    const { isOk, output } = await run(process.execPath, ['scripts/test.mjs', 'api'], {
      TIBYAN_RECORD: folder,
    });
    if (!isOk) throw new PrepareError('The tests of the API fail.', output);
    const statements = readdirSync(folder).flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    );
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    const queries = JSON.parse(readFileSync('client/__generated__/persistedQueries.json', 'utf8'));
    mkdirSync(RELEASES, { recursive: true });
    const release = { statements: shortestOfEachKind(statements), queries: Object.values(queries) };
    writeFileSync(join(RELEASES, `${version}.json`), `${JSON.stringify(release, null, 2)}\n`);
    await runOrThrow(process.execPath, tsx('scripts/recordApi.ts'));
    console.log(`${release.statements.length} statements, ${release.queries.length} queries`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Statements that change no data, such as those by which tests break a database, can't be prepared. */
const IS_ON_DATA = /^(SELECT|INSERT|UPDATE|DELETE|WITH)\b/;

/** The migration engine reads the tables of PostgreSQL itself. */
const IS_ON_CATALOG = /\bpg_(class|index|type|namespace|constraint|catalog)\b|information_schema/;

/** The rows of an INSERT, of which the first is enough. */
const MANY_ROWS = /VALUES (\((?:[^()]|\([^()]*\))*\))(?:, ?\((?:[^()]|\([^()]*\))*\))+/;

/** Statements that differ only in the number of their values are of one kind. */
function shortestOfEachKind(statements) {
  const shortest = new Map();
  for (const given of statements) {
    const statement = given
      .replace(/--.*$/gm, '')
      .replace(/\s+/g, ' ')
      .replace(MANY_ROWS, 'VALUES $1')
      .trim();
    if (!IS_ON_DATA.test(statement) || IS_ON_CATALOG.test(statement)) continue;
    const kind = statement
      .replace(/\$\d+/g, '$')
      .replace(/\$(?:\s*,\s*\$)+/g, '$')
      .replace(/\([^()]*\$[^()]*\)(?:\s*,\s*\([^()]*\$[^()]*\))+/g, '($)');
    const known = shortest.get(kind);
    if (known === undefined || statement.length < known.length) shortest.set(kind, statement);
  }
  return [...shortest.values()].sort();
}
