/**
 * @generated SignedSource<<15090aaf769681e6eae03bc61df6b097>>
 * @relayHash 01ba6c619bbc033b882756e3079b6ec5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e24c043b4b2b8276810c01c9fefcfa90690390475fd850abce68d1437767262d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SurahPageQuery } from './SurahPageQuery.graphql';

const node: PreloadableConcreteRequest<SurahPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e24c043b4b2b8276810c01c9fefcfa90690390475fd850abce68d1437767262d",
    "metadata": {},
    "name": "SurahPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
