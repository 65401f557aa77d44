/**
 * @generated SignedSource<<be2ba201a0f61eb20b7b82c4d72409cf>>
 * @relayHash 1452ad950eb21c59044b2c1e281f15b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3cb79bad6d802888149735110a6790eb1081cead57220a99ccb98f9450865151

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VersePageQuery } from './VersePageQuery.graphql';

const node: PreloadableConcreteRequest<VersePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3cb79bad6d802888149735110a6790eb1081cead57220a99ccb98f9450865151",
    "metadata": {},
    "name": "VersePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
