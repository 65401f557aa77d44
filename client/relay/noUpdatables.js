/**
 * In the place of Relay's updatable queries and fragments, which the project has none of. Lists change
 * by directives, other data by the answer of a mutation.
 */
function refuse() {
  throw new Error('Updatable queries and fragments are left out of this build.');
}

export { refuse as readUpdatableFragment, refuse as readUpdatableQuery };
