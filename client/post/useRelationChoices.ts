import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { readPosts, type ListedPost } from './readPosts';
import { readTerms, type ListedTerm } from './readTerms';

export interface RelationChoices {
  posts: readonly ListedPost[];
  terms: readonly ListedTerm[];
  state: 'loading' | 'read' | 'failed';
}

/** The topics and tables that a topic can lead to, once they are loaded. */
export function useRelationChoices(): RelationChoices {
  const environment = useRelayEnvironment();
  const [choices, setChoices] = useState<RelationChoices>({
    posts: [],
    terms: [],
    state: 'loading',
  });
  useEffect(() => {
    let isCurrent = true;
    Promise.all([readPosts(environment), readTerms(environment)]).then(
      ([posts, terms]) => {
        if (isCurrent) setChoices({ posts, terms, state: 'read' });
      },
      () => {
        if (isCurrent) setChoices((before) => ({ ...before, state: 'failed' }));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [environment]);
  return choices;
}
