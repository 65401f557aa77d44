/**
 * Version of the public API, GraphQL and REST together, in semantic versioning: a new minor version adds, a new major
 * version also removes or changes. tests/contract/apiVersion.test.ts compares the API with that of the last release.
 */
export const API_VERSION = '1.1.0';
