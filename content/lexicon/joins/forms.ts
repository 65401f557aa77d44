/** The gloss of a particle together with its complement. */
import { withSuffix } from '../../../text/turkishHarmony';
import { negated } from '../../../text/turkishNegation';
import { caseOf, inCase, type TurkishCase } from '../../../text/turkishSuffixes';
import { tables } from './tables';

const CASES: readonly string[] = [
  'accusative',
  'dative',
  'locative',
  'ablative',
  'genitive',
  'instrumental',
] satisfies TurkishCase[];

/**
 * Fills the complement into the template of a particle. "ki" stays last: "o kimseye karşı ki".
 * @param next the word after the particle
 * @returns null if the complement has no such form
 */
export function filled(
  template: string,
  complement: string,
  next: { arabicText: string } | undefined,
): string | null {
  const [, before = '', form = '', after = ''] = /^(.*)\{(\w+)\}(.*)$/.exec(template) ?? [];
  const inForm = formOf(complement, form, next?.arabicText ?? '');
  const [, found = '', ki = ''] = /^(.*?)( ki)?$/.exec(inForm ?? '') ?? [];
  if (found === '') return null;
  const words = before.includes('asla') ? found.replace('asla ', '') : found;
  const start = `${words} `.startsWith(before) ? '' : before;
  if (after === ' mi') return start + asQuestion(words + ki);
  if (after.startsWith('dir'))
    return start + withSuffix(words, after === 'dir' ? 'DIr' : 'DIrlAr') + ki;
  // "üzerine kuluna" has the case already, and needs no postposition.
  const isComplete =
    words.endsWith(after) ||
    (isPostposition(form) && (hasCase(words) || caseOf(words) === 'accusative'));
  return start + words + (isComplete ? '' : after) + ki;
}

const isPostposition = (form: string) => form === 'genitive' || form === 'bare';

function hasCase(gloss: string): boolean {
  const found = caseOf(gloss);
  return found !== null && found !== 'genitive' && found !== 'accusative';
}

/** The question: "görmezler" becomes "görmezler mi", "görmezsiniz" becomes "görmez misiniz". */
function asQuestion(gloss: string): string {
  if (/ m[ıiuü]\S*$/.test(gloss)) return gloss;
  const [, verb = gloss, person = ''] =
    /^(.*(?:[aeıiuü]r|yor|m[ae]z))(s[ıiuü]n(?:[ıiuü]z)?|[ıiuü][mz])$/.exec(gloss) ?? [];
  const particle = withSuffix(verb, 'mI').slice(verb.length);
  return `${verb} ${particle}${/^[ıiuü]/.test(person) ? 'y' : ''}${person}`;
}

function formOf(gloss: string, form: string, arabicText: string): string | null {
  const written = tables().forms.get(`${form}\t${gloss}`);
  if (written) return written;
  if (CASES.includes(form)) return caseOf(gloss) ? gloss : inCase(gloss, form as TurkishCase);
  if (form === 'negative') return negated(gloss);
  if (form === 'was') return /^(?:idi|ise)/.test(gloss) ? negated(gloss) : null;
  if (form === 'copula') return withCopula(gloss, arabicText);
  if (form === 'none') return withNone(gloss);
  if (form === 'without') return `${gloss} olmaksızın`;
  if (form === 'each') return gloss.replace(/^bir /, '');
  if (form === 'after') return /[dt][ıiuü]kt[ae]n$/.test(gloss) ? gloss : null;
  return form === 'nothing' ? null : gloss;
}

/** "hiçbir şey", "hiçbir yardımcı" of "yardımcılar", "hiç kimse". */
function withNone(gloss: string): string {
  const noun = gloss.replace(/^hiç(?:bir)? /, '').replace(/^bir /, '');
  return /^(?:kimse|hiçbiri)/.test(noun) ? `hiç ${noun}` : `hiçbir ${noun.replace(/l[ae]r$/, '')}`;
}

/**
 * Of kâna: its predicate, in the accusative, has "-dır"; its subject is as without kâna.
 * @returns null for another complement
 */
function withCopula(gloss: string, arabicText: string): string | null {
  if (hasCase(gloss)) return null;
  if (arabicText.includes('\u064B')) return withSuffix(gloss, 'DIr');
  const isSubject = /\u064F(?:\u06E5|كَ|هُم)?$/.test(arabicText) || arabicText === 'ذَٰلِكَ';
  return isSubject ? gloss : null;
}
