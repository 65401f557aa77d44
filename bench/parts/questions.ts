/**
 * How many questions, as people ask them, have a verse that answers them among the first ten results. They were
 * written by somebody who had not seen the search.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openEmbedded } from '../../api/database/embedded';
import { searchVerses } from '../../api/schema/search/searchVerses';
import type { Context } from '../../api/context';
import type { Part } from '../bench';
import { filledData } from '../filledData';
import { copyOf } from '../resources';

const FILE = join(process.cwd(), 'bench/questions.tsv');

const WITHIN = 10;

/** Minimum share of the questions. */
const TARGET = 0.85;

export const part: Part = {
  timeLimit: 300,
  async measure() {
    const { dataDir } = await filledData();
    const database = await openEmbedded(join(copyOf(dataDir), 'postgres'));
    const context = { database } as unknown as Context;
    const questions = readQuestions();
    try {
      const answered: Question[] = [];
      for (const question of questions) {
        const search = { query: question.text, pageSize: WITHIN, pageIndex: 0 };
        const { results } = await searchVerses({ ...search, language: 'auto' }, context);
        if (results.some(({ verseKey }) => question.verses.includes(verseKey))) {
          answered.push(question);
        }
      }
      const share = (of: (question: Question) => boolean) =>
        answered.filter(of).length / questions.filter(of).length;
      return [
        { what: 'answered questions', value: share(() => true), decimals: 3, atLeast: TARGET },
        ...[...new Set(questions.map(({ language }) => language))].map((language) => ({
          what: `answered questions in ${language}`,
          value: share((question) => question.language === language),
          decimals: 3,
        })),
      ];
    } finally {
      await database.close();
    }
  },
};

interface Question {
  language: string;
  text: string;
  /** Keys of the verses that answer it. */
  verses: string[];
}

/** A question a line: its language, its text, the verses that answer it. */
function readQuestions(): Question[] {
  const lines = readFileSync(FILE, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [language = '', text = '', verses = ''] = line.split('\t');
    return { language, text, verses: verses.split(' ') };
  });
}
