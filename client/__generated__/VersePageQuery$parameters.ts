/**
 * @generated SignedSource<<7bdd25e4fa6a41f1ac0c4c5e2c7d16c4>>
 * @relayHash 27f9161691577773e45afde03502a3fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de72711cf429cf39872acabb2f21b8e3671fe14ecf048ca90d659ca63fb73492

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VersePageQuery } from './VersePageQuery.graphql';

const node: PreloadableConcreteRequest<VersePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "de72711cf429cf39872acabb2f21b8e3671fe14ecf048ca90d659ca63fb73492",
    "metadata": {},
    "name": "VersePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
