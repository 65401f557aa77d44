/**
 * @generated SignedSource<<f72a2f1cdc8eca0360bc52994366107d>>
 * @relayHash dc68290bdc9193617b11251645a99062
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c92c3699ecd77f00000719be6f2825eb28e5537d9d7bc60e7018fa229d66ca75

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VersePageQuery } from './VersePageQuery.graphql';

const node: PreloadableConcreteRequest<VersePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c92c3699ecd77f00000719be6f2825eb28e5537d9d7bc60e7018fa229d66ca75",
    "metadata": {},
    "name": "VersePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
