/**
 * @generated SignedSource<<fa4d98953de2b6ed21df51eab061efa9>>
 * @relayHash 18b022a8057d582ed8c04288b55f731d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e157c2a877cef723ffe8e38023236a1e370887b895150e0a63acbe018602a72c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PastVersePageQuery } from './PastVersePageQuery.graphql';

const node: PreloadableConcreteRequest<PastVersePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e157c2a877cef723ffe8e38023236a1e370887b895150e0a63acbe018602a72c",
    "metadata": {},
    "name": "PastVersePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
