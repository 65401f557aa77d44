/**
 * @generated SignedSource<<406a09d9ed255158730ef54033b9d2b6>>
 * @relayHash cd4f6f4d3098ef060cbe420fddb82220
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID baef343041a63e4a7971fb52b07450bddeec4d6517e4f44d6f0f497dbca0a69d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { QuranIndexPageQuery } from './QuranIndexPageQuery.graphql';

const node: PreloadableConcreteRequest<QuranIndexPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "baef343041a63e4a7971fb52b07450bddeec4d6517e4f44d6f0f497dbca0a69d",
    "metadata": {},
    "name": "QuranIndexPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
