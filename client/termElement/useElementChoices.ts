import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { forgetChoices, readChoices, type ElementChoice } from './elementChoices';

/** All term elements once they are loaded, and those of the row itself at once. */
export function useElementChoices(own: readonly ElementChoice[]) {
  const environment = useRelayEnvironment();
  const [known, setKnown] = useState(own);
  const [state, setState] = useState<'loading' | 'read' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let isCurrent = true;
    readChoices(environment).then(
      (choices) => {
        if (!isCurrent) return;
        setKnown((before) => withAll(before, choices));
        setState('read');
      },
      () => {
        if (isCurrent) setState('failed');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [environment, attempt]);
  /** Adds an element that was just created. */
  const add = (choice: ElementChoice) => {
    forgetChoices();
    setKnown((before) => withAll(before, [choice]));
  };
  const retry = () => {
    setState('loading');
    setAttempt(attempt + 1);
  };
  return { known, state, add, retry };
}

/** Merges choices by id; later ones win. */
function withAll(before: readonly ElementChoice[], more: readonly ElementChoice[]) {
  const ids = new Set(more.map(({ id }) => id));
  return [...more, ...before.filter(({ id }) => !ids.has(id))];
}
