/**
 * @generated SignedSource<<0a0218e75002554e3f5ebddecf000ea8>>
 * @relayHash b38eb0c337fb900a93e48bbf97899d95
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a3ccfc762ef420359f8e42510ef091dbcaa7205090fdf91a1def8da204155b8c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RootPageQuery } from './RootPageQuery.graphql';

const node: PreloadableConcreteRequest<RootPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a3ccfc762ef420359f8e42510ef091dbcaa7205090fdf91a1def8da204155b8c",
    "metadata": {},
    "name": "RootPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
