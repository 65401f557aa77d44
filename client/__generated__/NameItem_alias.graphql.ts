/**
 * @generated SignedSource<<d7db329290dcc51dc686e3cc4004f8c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NameItem_alias$data = {
  readonly firstVerse: {
    readonly key: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"aliasValues_alias">;
  readonly " $fragmentType": "NameItem_alias";
};
export type NameItem_alias$key = {
  readonly " $data"?: NameItem_alias$data;
  readonly " $fragmentSpreads": FragmentRefs<"NameItem_alias">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "key",
    "storageKey": null
  }
],
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Verse",
  "kind": "LinkedField",
  "name": "firstVerse",
  "plural": false,
  "selections": (v0/*:: as any*/),
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NameItem_alias",
  "selections": [
    (v1/*:: as any*/),
    {
      "kind": "InlineDataFragmentSpread",
      "name": "aliasValues_alias",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "language",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Verse",
          "kind": "LinkedField",
          "name": "lastVerse",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "VerseAlias",
  "abstractKey": null
};
})();

(node as any).hash = "49fd074b81849cb3e7249b193cd4f7d5";

export default node;
