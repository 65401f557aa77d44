import { quranTables } from './quranTables';
import type { PublicTable } from './table';
import { topicTables } from './topicTables';

/** All tables of the public content. */
export const publicTables: PublicTable[] = [...quranTables, ...topicTables];
