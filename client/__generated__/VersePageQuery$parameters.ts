/**
 * @generated SignedSource<<0b281c2bc810f455dc6241b5f656592d>>
 * @relayHash 946ceec5767d2f9b542a67afa5b608a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1144d037d4de5d9d5edcbe863c63409570d0a073deecfc72e888357363e2f52c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VersePageQuery } from './VersePageQuery.graphql';

const node: PreloadableConcreteRequest<VersePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1144d037d4de5d9d5edcbe863c63409570d0a073deecfc72e888357363e2f52c",
    "metadata": {},
    "name": "VersePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
