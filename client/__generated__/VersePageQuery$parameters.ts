/**
 * @generated SignedSource<<a9f2d40c8612d83ed5ec6f667b91bdd8>>
 * @relayHash 5014da80abb8fafa716c16088852c0b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7afee224642852c1c9340b77955b9fb4b0ea5a82bd4c666e21e0805977694308

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VersePageQuery } from './VersePageQuery.graphql';

const node: PreloadableConcreteRequest<VersePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7afee224642852c1c9340b77955b9fb4b0ea5a82bd4c666e21e0805977694308",
    "metadata": {},
    "name": "VersePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
