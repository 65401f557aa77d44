import { textsHook } from './textsHook';

/** Texts about the grammar of a word, loaded when the first word is opened. */
const turkish = {
  lemma: 'Sözlük biçimi',
  grammar: 'Dil bilgisi',
  parts: 'Parçaları',
  notAnalyzed: 'Bu kelime henüz çözümlenmedi.',
  loading: 'Yükleniyor…',
};

export type GrammarTexts = typeof turkish;

const english: GrammarTexts = {
  lemma: 'Dictionary form',
  grammar: 'Grammar',
  parts: 'Parts',
  notAnalyzed: 'This word has not been analyzed yet.',
  loading: 'Loading…',
};

export const grammarTexts = { turkish, english };

export const useGrammarTexts = textsHook(grammarTexts);
