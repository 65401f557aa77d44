/** Mutations sent as an admin, with all their failure results. */
import type { TestApp } from './app';
import { bearer, send } from './signIn';

export interface Answer {
  __typename: string;
  [field: string]: unknown;
}

const INVALID = '... on ValidationError { problems { field code minimum maximum value message } }';
const MISSING = '... on NotFoundError { message }';
const STALE = '... on StaleWordsError { words { key version } }';
const CONFLICT = '... on ConflictError { changedFields current { __typename id } }';

/** Selections of the failure results that the mutation can return. */
function failuresOf(name: string): string {
  if (['createPost', 'createVerseAlias'].includes(name)) return INVALID;
  if (['replaceGlosses', 'tagWords'].includes(name)) return INVALID + STALE;
  if (name === 'undoChangeSet') return MISSING;
  return name === 'createTermElement' ? INVALID + MISSING : INVALID + MISSING + CONFLICT;
}

/** Sends one mutation as an admin; the payload's fields are given as GraphQL. */
export function makeAdmin(app: () => TestApp, token: () => string) {
  return async (name: string, input: object, fields = ''): Promise<Answer> => {
    const Name = name.charAt(0).toUpperCase() + name.slice(1);
    const { data, errors } = await send<Record<string, Answer>>(
      app(),
      `mutation ($input: ${Name}Input!) { ${name}(input: $input) { __typename
        ... on ${Name}Payload { __typename ${fields} } ${failuresOf(name)}
      } }`,
      { input },
      bearer(token()),
    );
    if (errors) throw new Error(errors.map(({ message }) => message).join('\n'));
    return data?.[name] as Answer;
  };
}
