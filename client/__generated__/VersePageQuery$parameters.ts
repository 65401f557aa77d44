/**
 * @generated SignedSource<<e2e56865810ec937c6ac9db4fb4a3be7>>
 * @relayHash 25689055c0255c76ef3caeb2cc829619
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8dd9bd51e869f7c2f445c7a5793370bb37a8382ce116f54868ac1d636e4884c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VersePageQuery } from './VersePageQuery.graphql';

const node: PreloadableConcreteRequest<VersePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a8dd9bd51e869f7c2f445c7a5793370bb37a8382ce116f54868ac1d636e4884c",
    "metadata": {},
    "name": "VersePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
