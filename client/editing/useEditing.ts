import { useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { SignedOutError, withSession } from '../auth/withSession';
import { useEditingTexts } from '../i18n/editing';
import type { Language } from '../language';
import { useSettings } from '../settings/SettingsProvider';
import { toast, type ToastAction } from '../ui/toasts/toast';
import { newClientKey } from './clientKey';
import { useDraft } from './drafts/useDraft';
import { useDraftOffer } from './drafts/useDraftOffer';
import { reduce, fieldWithoutIndex, type EditingEvent, type EditingState } from './editingState';
import { useRefreshPage } from './EditorScope';
import { isSame } from './merge';
import type { Outcome, FieldProblem, Saved } from './outcome';
import { textOfProblem } from './problemText';
import { useSignInAgain } from './useSignInAgain';
import { useUnsaved } from './useUnsaved';

export interface EditingOptions<Values extends object> {
  /** The edited row, to find its drafts: "verse/262", "post/new". */
  row: string;
  /** Name of the edited row in a language, for the list of drafts. */
  label(language: Language): string;
  initial: Values;
  /** Version of the row that `initial` was read from; null for a new row. */
  version: number | null;
  /** What an editor knows the row by that a problem has as its value; undefined for the value itself. */
  nameOf?(problem: FieldProblem): string | undefined;
  /** Problems that keep the values from being sent. */
  check?(values: Values): FieldProblem[];
  /** @param clientKey of a new row: the same for each attempt to create it */
  send(values: Values, expectedVersion: number | null, clientKey: string): Promise<Outcome<Values>>;
  /** Called when the page shows the saved values, or when there was nothing to save. */
  onSaved(): void;
  /** Shows the outcome only in the form, without messages, and doesn't refresh the page. */
  isQuiet?: boolean;
}

/**
 * The state of a form whose input cannot get lost: every change is kept as a draft until it is
 * saved, and changes that others save meanwhile are merged, never overwritten.
 */
export function useEditing<Values extends object>(options: EditingOptions<Values>) {
  const { row, label, initial, version, nameOf, check, send, onSaved, isQuiet = false } = options;
  const t = useEditingTexts();
  const { prefLanguage } = useSettings().settings;
  const environment = useRelayEnvironment();
  const refresh = useRefreshPage();
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft({ row, label, initial });
  const [first] = useState(() => firstState(initial, version));
  const [state, setState] = useState(first);
  const latest = useRef(state);
  const clientKey = useRef<string>(undefined);
  const signIn = useSignInAgain();
  const { values, base, problems } = state;
  const isChanged = !isSame(values, base.values);

  const apply = (event: EditingEvent<Values>): EditingState<Values> => {
    latest.current = reduce(latest.current, event);
    setState(latest.current);
    return latest.current;
  };
  const textOf = (problem: FieldProblem) =>
    textOfProblem(t, { ...problem, value: nameOf?.(problem) ?? problem.value });
  const keyOfRow = () => (clientKey.current ??= newClientKey());
  const applyAndKeep = (event: EditingEvent<Values>) => {
    const before = latest.current;
    const after = apply(event);
    if (after !== before) draft.keep(after, version === null ? keyOfRow() : undefined);
  };
  const change = (part: Partial<Values>) => applyAndKeep({ type: 'change', part });
  const discard = () => {
    draft.drop();
    apply({ type: 'discard' });
  };
  useUnsaved(isChanged, discard);
  const offer = useDraftOffer({
    drafts: state === first ? draft.abandoned : [],
    async take(id) {
      const taken = await draft.takeOver(id);
      if (!taken) return;
      clientKey.current = taken.clientKey;
      apply({ type: 'takeDraft', draft: taken });
    },
  });

  const find = (found: readonly FieldProblem[]) => {
    apply({ type: 'refuse', problems: found });
    // The row has been created and deleted; an editor who saves again wants a new one.
    if (found.some(({ code }) => code === 'CREATED_ROW_DELETED')) clientKey.current = undefined;
    if (isQuiet) return;
    const isMissing = found.some(({ code }) => code === 'REQUIRED');
    const [first] = found;
    const description = isMissing || !first ? t('required') : textOf(first);
    const isFormat = !isMissing && first?.code === 'NOT_A_VERSE_REFERENCE';
    toast({ type: 'error', title: t(isFormat ? 'formatError' : 'error'), description });
    const name = fieldWithoutIndex(first?.field ?? '');
    const control = form.current?.querySelector<HTMLElement>(
      `[name="${name}"], [data-field="${name}"] [contenteditable]`,
    );
    // A control in a folded part takes no focus.
    control?.closest('details')?.setAttribute('open', '');
    control?.focus();
  };
  const finish = async (sent: Values, then: () => void, action?: ToastAction) => {
    // What was typed during the save is another row.
    clientKey.current = undefined;
    applyAndKeep({ type: 'saved' });
    if (!isQuiet) {
      await refresh();
      const title = t('done.savedRow', { row: label(prefLanguage) });
      toast({ type: 'success', title, ...(action && { action }) });
    }
    // Input typed during the save is not saved yet; after creating a row it remains a draft.
    if (version === null || isSame(latest.current.values, sent)) then();
    apply({ type: 'refreshed' });
  };
  const settle = async (sent: Values, outcome: Outcome<Values>, then: () => void) => {
    if (outcome.kind === 'saved') await finish(sent, then, outcome.action);
    else if (outcome.kind === 'invalid') find(outcome.problems);
    else if (outcome.kind === 'conflict') apply({ type: 'conflict', theirs: outcome.theirs });
    else apply({ type: 'fail', failure: 'gone' });
  };
  /** Sends the values, also over another admin's save if that loses none of their changes. */
  const sendValues = async ({ values: sent, base: over }: EditingState<Values>) => {
    const sendOver = (expectedVersion: number | null) =>
      withSession(environment, signIn.ask, () => send(sent, expectedVersion, keyOfRow()));
    const outcome = await sendOver(over.version);
    if (outcome.kind !== 'conflict') return outcome;
    const { theirs } = outcome;
    // They changed fields outside this form, such as the order, or saved the same values.
    const isHarmless = isSame(theirs.values, over.values) || isSame(theirs.values, sent);
    return isHarmless ? sendOver(theirs.version) : outcome;
  };
  const fail = (error: unknown) => {
    const failure = error instanceof SignedOutError ? 'signedOut' : 'unreachable';
    apply({ type: 'fail', failure });
    if (failure === 'signedOut' || isQuiet) return;
    toast({ type: 'error', title: t('noAnswer'), description: t('failure.unreachable') });
  };

  return {
    form,
    values,
    base: base.values,
    change,
    isChanged,
    /** As `isChanged`, with what was typed since the last rendering. */
    hasChanges: () => !isSame(latest.current.values, latest.current.base.values),
    isSaving: state.name === 'saving' || state.name === 'refreshing',
    /** False if the browser could not store the draft. */
    isKept: draft.isKept,
    failure: state.name === 'failed' ? state.failure : undefined,
    conflict: state.name === 'conflict' ? state.theirs : undefined,
    /** Drafts of earlier visits, before anything is typed. */
    offer,
    /** Drafts of the same row to read: those of other tabs, and those that are not offered. */
    others: { elsewhere: draft.elsewhere, beside: offer ? [] : draft.abandoned },
    signIn,
    /** The props of a field's control. */
    field<Name extends keyof Values & string>(name: Name) {
      const wrong = problems.find(({ field }) => fieldWithoutIndex(field) === name);
      return {
        name,
        value: values[name],
        onChange: (value: Values[Name]) => change({ [name]: value } as unknown as Partial<Values>),
        error: wrong && textOf(wrong),
      };
    },
    /** @param then instead of `onSaved` */
    async save(then: () => void = onSaved) {
      if (latest.current.name === 'saving' || latest.current.name === 'refreshing') return;
      const { values: typed, base: read } = latest.current;
      if (isSame(typed, read.values) && version !== null) {
        then();
        return;
      }
      const found = check?.(typed) ?? [];
      if (found.length > 0) {
        find(found);
        return;
      }
      const saving = apply({ type: 'send' });
      if (saving.name !== 'saving') return;
      await sendValues(saving)
        .then((outcome) => settle(saving.sent, outcome, then))
        .catch(fail);
    },
    /** Continues with merged values on top of the other admin's version. */
    merge: (merged: Values) => applyAndKeep({ type: 'merge', merged }),
    /** Continues on top of what another form has saved of the row. */
    rebase: (row: Saved<Values>) => applyAndKeep({ type: 'rebase', row }),
    discard,
  };
}

const firstState = <Values extends object>(
  initial: Values,
  version: number | null,
): EditingState<Values> => ({
  values: initial,
  base: { values: initial, version },
  problems: [],
  name: 'editing',
});

export type Editing<Values extends object> = ReturnType<typeof useEditing<Values>>;
