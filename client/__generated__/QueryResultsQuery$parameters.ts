/**
 * @generated SignedSource<<a6ca593da2646b16ccdb1173b3534e30>>
 * @relayHash 42b1685cdb493145638346ea5878fa8d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b77ad40fcda511f60df2eb8d458fb4ad11af5df34f58ade6a6694f989b661c69

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { QueryResultsQuery } from './QueryResultsQuery.graphql';

const node: PreloadableConcreteRequest<QueryResultsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b77ad40fcda511f60df2eb8d458fb4ad11af5df34f58ade6a6694f989b661c69",
    "metadata": {},
    "name": "QueryResultsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
