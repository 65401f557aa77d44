/**
 * @generated SignedSource<<36aae2671bc77d72affdbfc7a183c161>>
 * @relayHash 61f007fb2541d0189c4229fcd2542946
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8491e1dd2701f6e4ce9526a092ba84c526a51cbc173980f33eab02de760c0654

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VersePageQuery } from './VersePageQuery.graphql';

const node: PreloadableConcreteRequest<VersePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8491e1dd2701f6e4ce9526a092ba84c526a51cbc173980f33eab02de760c0654",
    "metadata": {},
    "name": "VersePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
