/** Reduces a document to the parts of its result that are needed. */
import {
  Kind,
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Need } from './fieldNeeds';

/** Fields of connections, and those by which their next pages are read. */
const ALWAYS = ['pageInfo', '__typename', 'nodeId'];
const TRANSPARENT = ['edges', 'node'];

/** @param needs parts of the only field of the operation */
export function reducedDocument(document: DocumentNode, needs: Need): DocumentNode {
  const fragments = new Map<string, FragmentDefinitionNode>();
  let operation: OperationDefinitionNode | undefined;
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments.set(definition.name.value, definition);
    }
    if (definition.kind === Kind.OPERATION_DEFINITION) operation = definition;
  }
  if (!operation) throw new Error('The document has no operation.');
  const selections = operation.selectionSet.selections.map((selection) =>
    selection.kind === Kind.FIELD ? filled(fieldWith(selection, needs, fragments)) : selection,
  );
  const reduced = {
    ...operation,
    selectionSet: { ...operation.selectionSet, selections },
  };
  const used = usedIn(reduced, fragments);
  return {
    ...document,
    definitions: [
      {
        ...reduced,
        variableDefinitions: operation.variableDefinitions?.filter(({ variable }) =>
          used.variables.has(variable.name.value),
        ),
      },
      ...[...fragments.values()].filter(({ name }) => used.fragments.has(name.value)),
    ],
  };
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

const fieldWith = (field: FieldNode, needs: Need, fragments: Fragments): FieldNode =>
  needs && field.selectionSet
    ? { ...field, selectionSet: setWith(field.selectionSet, needs, fragments) }
    : field;

const isEmpty = ({ selectionSet }: FieldNode) => selectionSet?.selections.length === 0;

/** A field that is needed in any case must select something. */
const filled = (field: FieldNode): FieldNode =>
  isEmpty(field)
    ? { ...field, selectionSet: { kind: Kind.SELECTION_SET, selections: [TYPENAME] } }
    : field;

const TYPENAME: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

const setWith = (
  set: SelectionSetNode,
  needs: NonNullable<Need>,
  fragments: Fragments,
): SelectionSetNode => ({
  ...set,
  selections: set.selections.flatMap((selection) => neededOf(selection, needs, fragments)),
});

function neededOf(
  selection: SelectionNode,
  needs: NonNullable<Need>,
  fragments: Fragments,
): SelectionNode[] {
  if (selection.kind === Kind.FIELD) {
    const name = (selection.alias ?? selection.name).value;
    if (ALWAYS.includes(name)) return [selection];
    if (TRANSPARENT.includes(name)) return [filled(fieldWith(selection, needs, fragments))];
    const field = needs.has(name) && fieldWith(selection, needs.get(name), fragments);
    // The document may lack what is chosen, such as the posts of each verse of a post.
    return field && !isEmpty(field) ? [field] : [];
  }
  const source =
    selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
  if (!source) return [];
  const selectionSet = setWith(source.selectionSet, needs, fragments);
  if (selectionSet.selections.length === 0) return [];
  return [
    {
      kind: Kind.INLINE_FRAGMENT,
      typeCondition: source.typeCondition,
      directives: selection.directives,
      selectionSet,
    },
  ];
}

/** Names of the variables and fragments that are used, directly or in fragments. */
function usedIn(operation: OperationDefinitionNode, all: Fragments) {
  const variables = new Set<string>();
  const fragments = new Set<string>();
  const look = (node: SelectionSetNode) =>
    visit(node, {
      Variable: ({ name }) => {
        variables.add(name.value);
      },
      FragmentSpread: ({ name }) => {
        const fragment = all.get(name.value);
        if (!fragment || fragments.has(name.value)) return;
        fragments.add(name.value);
        look(fragment.selectionSet);
      },
    });
  look(operation.selectionSet);
  return { variables, fragments };
}
