import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { SignedOutError, withSession } from '../auth/withSession';
import { useEditingTexts } from '../i18n/editing';
import { toast, type ToastAction } from '../ui/toast';
import { dropDraft, keepDraft, readDraft } from './drafts';
import { useRefreshPage } from './EditorScope';
import { isSame } from './merge';
import type { Outcome, Problem, Saved } from './outcome';
import { textOfProblem } from './problemText';
import { useSignInAgain } from './useSignInAgain';
import { useUnsaved } from './useUnsaved';

export interface EditingOptions<Values extends object> {
  /** Names the draft: "verse/262". */
  draftKey: string;
  /** What is edited, for the list of drafts. */
  label: string;
  initial: Values;
  /** Of the row that `initial` was read from; null for one that is yet to be made. */
  version: number | null;
  /** What keeps the values from being sent; its messages are those of the API. */
  check?(values: Values): Problem[];
  send(values: Values, expectedVersion: number | null): Promise<Outcome<Values>>;
  /** Saving does something where nothing was changed, too. */
  sendsUnchanged?: boolean | undefined;
  /** After the page shows what was saved, or when there was nothing to save. */
  onSaved(): void;
}

export type Failure = 'unreachable' | 'signedOut' | 'gone';

/**
 * A form whose values can't get lost: they are kept as a draft with every change until they are saved,
 * and what someone else saved meanwhile is merged, never overwritten.
 */
export function useEditing<Values extends object>(options: EditingOptions<Values>) {
  const { draftKey, label, initial, version, check, send, sendsUnchanged, onSaved } = options;
  const t = useEditingTexts();
  const environment = useRelayEnvironment();
  const refresh = useRefreshPage();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [base, setBase] = useState<{ values: Values; version: number | null }>({
    values: initial,
    version,
  });
  const [offer, setOffer] = useState(() => readDraft(draftKey, Object.keys(initial)));
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [conflict, setConflict] = useState<Saved<Values>>();
  const [failure, setFailure] = useState<Failure>();
  const [isSaving, setSaving] = useState(false);
  const [isKept, setKept] = useState(true);
  const signIn = useSignInAgain();
  const isChanged = !isSame(values, base.values);
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  }, [values]);
  const discard = () => {
    dropDraft(draftKey);
    setValues(base.values);
    setProblems([]);
    setFailure(undefined);
  };
  useUnsaved(isChanged, discard);

  const keep = (next: Values, { values: before, version: at } = base) => {
    if (isSame(next, before)) dropDraft(draftKey);
    else {
      const path = location.pathname + location.search;
      const kept = {
        values: next as Record<string, unknown>,
        base: before as Record<string, unknown>,
        version: at,
        savedAt: Date.now(),
        label,
        path,
      };
      setKept(keepDraft(draftKey, kept));
    }
  };
  const change = (part: Partial<Values>) => {
    const next = { ...values, ...part };
    setValues(next);
    setProblems((found) => found.filter(({ field }) => !(rootOf(field) in part)));
    keep(next);
  };
  const find = (found: readonly Problem[]) => {
    setProblems(found);
    const isMissing = found.some(({ message }) => message.startsWith('Required'));
    const [first] = found;
    const description = isMissing || !first ? t('required') : textOfProblem(t, first.message);
    toast({ type: 'error', title: t('error'), description });
    const name = rootOf(first?.field ?? '');
    form.current
      ?.querySelector<HTMLElement>(`[name="${name}"], [data-field="${name}"] [contenteditable]`)
      ?.focus();
  };
  const finish = async (action?: ToastAction) => {
    const saved = { values, version: base.version };
    setBase(saved);
    keep(latest.current, saved);
    await refresh();
    toast({ type: 'success', title: t('successful'), ...(action && { action }) });
    // What was typed meanwhile is yet to be saved; of a row that was made just now it waits as a draft.
    if (version === null || isSame(latest.current, values)) onSaved();
  };
  const settle = async (outcome: Outcome<Values>) => {
    if (outcome.kind === 'saved') await finish(outcome.action);
    else if (outcome.kind === 'invalid') find(outcome.problems);
    else if (outcome.kind === 'conflict') setConflict(outcome.theirs);
    else setFailure('gone');
  };

  return {
    form,
    values,
    base: base.values,
    change,
    isChanged,
    isSaving,
    /** False when the browser couldn't keep the draft. */
    isKept,
    failure,
    conflict,
    /** A draft of an earlier visit, to go on with or not before anything is typed. */
    offer,
    signIn,
    /** What a field needs to show itself. */
    field<Name extends keyof Values & string>(name: Name) {
      const wrong = problems.find(({ field }) => rootOf(field) === name);
      return {
        name,
        value: values[name],
        onChange: (value: Values[Name]) => change({ [name]: value } as unknown as Partial<Values>),
        error: wrong && textOfProblem(t, wrong.message),
      };
    },
    async save() {
      if (isSaving) return;
      setFailure(undefined);
      if (!isChanged && version !== null && !sendsUnchanged) {
        onSaved();
        return;
      }
      const found = check?.(values) ?? [];
      if (found.length > 0) {
        find(found);
        return;
      }
      setProblems([]);
      setSaving(true);
      try {
        const sendOver = (over: number | null) =>
          withSession(environment, signIn.ask, () => send(values, over));
        let outcome = await sendOver(base.version);
        if (outcome.kind === 'conflict') {
          const { theirs } = outcome;
          // They changed what this form doesn't hold, such as the place in an order, or wrote the same.
          const isInNobodysWay =
            isSame(theirs.values, base.values) || isSame(theirs.values, values);
          if (isInNobodysWay) outcome = await sendOver(theirs.version);
        }
        await settle(outcome);
      } catch (error) {
        setFailure(error instanceof SignedOutError ? 'signedOut' : 'unreachable');
        if (!(error instanceof SignedOutError)) {
          toast({ type: 'error', title: t('failed'), description: t('failure.unreachable') });
        }
      } finally {
        setSaving(false);
      }
    },
    /** Goes on with values that hold what of both sides is wanted, over what the other saved. */
    merge(merged: Values) {
      if (!conflict) return;
      setBase(conflict);
      setValues(merged);
      setConflict(undefined);
      keep(merged, conflict);
    },
    takeDraft() {
      if (!offer) return;
      setValues(offer.values as Values);
      // Whoever saved since is found when this is saved.
      setBase({ values: offer.base as Values, version: offer.version });
      setOffer(undefined);
    },
    discardDraft() {
      dropDraft(draftKey);
      setOffer(undefined);
    },
    /** Gives the changes up. */
    discard,
  };
}

export type Editing<Values extends object> = ReturnType<typeof useEditing<Values>>;

/** "verseReferences.2" is of the field "verseReferences". */
const rootOf = (field: string) => field.split('.')[0] ?? '';
