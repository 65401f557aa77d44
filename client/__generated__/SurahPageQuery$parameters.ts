/**
 * @generated SignedSource<<9050646c87e39781d305c678ed06d74d>>
 * @relayHash 70e9a222b16c4eb49beb7333e3e39ff0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59305ef9b1c7f7a0d5693a007cdecbb6b267670189df798f7a3c277b5bb939fe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SurahPageQuery } from './SurahPageQuery.graphql';

const node: PreloadableConcreteRequest<SurahPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "59305ef9b1c7f7a0d5693a007cdecbb6b267670189df798f7a3c277b5bb939fe",
    "metadata": {},
    "name": "SurahPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
