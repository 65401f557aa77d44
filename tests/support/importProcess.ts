/**
 * A separate process that fills a migrated database, given by its folder or address. It prints
 * a line at every step, so that a test can kill it at one.
 */
import { openEmbedded } from '../../api/database/embedded';
import { openPostgres } from '../../api/database/postgres';
import { readSeedContent } from '../../api/seed/content';
import { importQuran } from '../../api/seed/importQuran';

const where = process.argv[2] ?? '';
const open = where.startsWith('postgres') ? openPostgres : openEmbedded;
const database = await open(where);
console.log('opened');
const tell = ({ done }: { done: number }) => console.log(`${done} rows`);
const filled = await importQuran(database.prisma, tell, readSeedContent);
await database.close();
console.log(filled ? 'filled' : 'was filled');
