/**
 * A separate process that fills a migrated embedded database, given by its folder: with the text, and in a
 * soak with the content of a first start too. It prints a line at every step, so that a test can kill it
 * at one.
 */
import { openEmbedded } from '../../api/database/embedded';
import { readSeedContent } from '../../api/seed/content';
import { importQuran } from '../../api/seed/importQuran';
import { IS_SOAK } from './soak';

const database = await openEmbedded(process.argv[2] ?? '');
console.log('opened');
const tell = ({ done }: { done: number }) => console.log(`${done} rows`);
const filled = await importQuran(database.prisma, {
  onProgress: tell,
  readContent: IS_SOAK ? readSeedContent : undefined,
});
await database.close();
console.log(filled ? 'filled' : 'was filled');
