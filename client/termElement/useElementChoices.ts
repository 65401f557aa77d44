import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { forgetChoices, readChoices, type ElementChoice } from './elementChoices';

/** All term elements, once they have been read; those of the row itself are known before. */
export function useElementChoices(own: readonly ElementChoice[]) {
  const environment = useRelayEnvironment();
  const [known, setKnown] = useState(own);
  const [state, setState] = useState<'loading' | 'read' | 'failed'>('loading');
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
  }, [environment]);
  /** Of an element that has just been made. */
  const add = (choice: ElementChoice) => {
    forgetChoices();
    setKnown((before) => withAll(before, [choice]));
  };
  return { known, state, add };
}

/** Those that came last count. */
function withAll(before: readonly ElementChoice[], more: readonly ElementChoice[]) {
  const ids = new Set(more.map(({ id }) => id));
  return [...more, ...before.filter(({ id }) => !ids.has(id))];
}
