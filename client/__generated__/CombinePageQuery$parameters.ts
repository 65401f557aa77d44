/**
 * @generated SignedSource<<bbed936e6d9fe112453efe985184edf1>>
 * @relayHash 4f1f0c15950863f2f31d975c1482e1b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7acfaf33625d30c09067ff06a9eac714237ab2a88cc7b235ad1569288dfae352

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CombinePageQuery } from './CombinePageQuery.graphql';

const node: PreloadableConcreteRequest<CombinePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7acfaf33625d30c09067ff06a9eac714237ab2a88cc7b235ad1569288dfae352",
    "metadata": {},
    "name": "CombinePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
