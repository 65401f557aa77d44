/**
 * @generated SignedSource<<01e58bc943660b27bfb294d47ccd7aa1>>
 * @relayHash 2432244a40664db9478038292a7dc172
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd6d32f8be6b962efde34bcc8a256367645750bc1dbac7ef4fdda302f611dd79

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CharactersPageQuery } from './CharactersPageQuery.graphql';

const node: PreloadableConcreteRequest<CharactersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cd6d32f8be6b962efde34bcc8a256367645750bc1dbac7ef4fdda302f611dd79",
    "metadata": {},
    "name": "CharactersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
