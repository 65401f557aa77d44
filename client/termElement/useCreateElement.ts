import { useRef } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { useCreateElementMutation } from '../__generated__/useCreateElementMutation.graphql';
import { outcomeOf, type FieldProblem } from '../editing/outcome';
import { sendCreation, type CreationSteps } from '../editing/sendCreation';
import { useMutation } from '../relay/useMutation';
import { choiceOf, type ElementChoice } from './elementChoices';
import type { ElementValues } from './elementValues';
import { readElement } from './readElement';
import { useUpdateElement } from './useUpdateElement';

interface CreatedElement {
  /** Opaque id. */
  id: string;
  databaseId: number;
  termId: string;
}

/** Returns the function that sends the form of a new element, and a ref with the element that it has created. */
export function useCreateElement() {
  const environment = useRelayEnvironment();
  const created = useRef<ElementChoice>(undefined);
  const update = useUpdateElement();
  const [create] = useMutation<useCreateElementMutation>(
    graphql`
      mutation useCreateElementMutation($input: CreateTermElementInput!) {
        createTermElement(input: $input) {
          __typename
          ... on CreateTermElementPayload {
            isRepeated
            termElement {
              id
              databaseId
              version
              term {
                databaseId
              }
              ...elementChoices_element
            }
          }
          ... on NotFoundError {
            __typename
          }
          ... on ValidationError {
            ...outcome_problems @alias(as: "invalid")
          }
        }
      }
    `,
    { skipToast: true },
  );
  const refuseTerm = (code: FieldProblem['code'], value: string) => ({
    kind: 'invalid' as const,
    problems: [{ field: 'termId', code, value }],
  });
  const steps: CreationSteps<ElementValues, CreatedElement> = {
    async create(values, clientKey) {
      const input = { ...values, termId: Number(values.termId), clientKey };
      const { createTermElement: answer } = await create({ input });
      if (answer.__typename === 'NotFoundError') return refuseTerm('NO_SUCH_TERM', values.termId);
      if (answer.__typename !== 'CreateTermElementPayload') return outcomeOf(answer);
      const { termElement, isRepeated } = answer;
      const { id, databaseId, version } = termElement;
      created.current = choiceOf(termElement);
      const row = { id, databaseId, termId: String(termElement.term.databaseId) };
      return { row, version, isRepeated };
    },
    async update({ id, databaseId, termId }, values, expectedVersion) {
      const { termId: chosen, ...texts } = values;
      if (chosen !== termId) return refuseTerm('CREATED_IN_OTHER_TERM', termId);
      const answer = await update({
        databaseId,
        expectedVersion,
        ...texts,
        // An empty label is the name, as in a new element.
        turkishLabel: texts.turkishLabel || texts.turkishNameInQuran,
        englishLabel: texts.englishLabel || texts.englishNameInQuran,
      });
      if (answer.__typename !== 'ConflictError') return outcomeOf(answer);
      return { kind: 'conflict', theirs: await read({ id, termId }) };
    },
    read: (row) => read(row),
  };
  const send = (values: ElementValues, expectedVersion: number | null, clientKey: string) =>
    sendCreation(steps)(values, expectedVersion, clientKey);
  const read = async ({ id, termId }: Pick<CreatedElement, 'id' | 'termId'>) => {
    const { values, version } = await readElement(environment, id);
    const { numberOfOccurrencesInQuran: _, verseReferences: __, ...texts } = values;
    return { values: { termId, ...texts }, version };
  };
  return { send, created };
}
