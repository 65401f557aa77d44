/**
 * @generated SignedSource<<df1b85d0cad8ed4540ffca1fc8a2bba5>>
 * @relayHash 3ef895237c6c2ab176cce8f1d2ebb75b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 691f46abc65e37105f98f0f5594042a43568f2b70c0db684ccbacc7d12a3a89d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AboutDetailsQuery } from './AboutDetailsQuery.graphql';

const node: PreloadableConcreteRequest<AboutDetailsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "691f46abc65e37105f98f0f5594042a43568f2b70c0db684ccbacc7d12a3a89d",
    "metadata": {},
    "name": "AboutDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
