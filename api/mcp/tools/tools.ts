/** All tools, in the order in which they are listed. */
import type { Tool } from '../tool';
import { getChanges } from './changesTool';
import { getRoot } from './rootTool';
import { getTable, getTableElement, listTables } from './tableTools';
import { findTopics, getTopic } from './topicTools';
import { getVerse } from './verseTool';
import { getVerses, resolveReference, searchVerses } from './verseTools';

export const TOOLS: Tool[] = [
  resolveReference,
  getVerse,
  getVerses,
  searchVerses,
  getRoot,
  findTopics,
  getTopic,
  listTables,
  getTable,
  getTableElement,
  getChanges,
];
