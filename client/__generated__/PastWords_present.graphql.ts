/**
 * @generated SignedSource<<9d0548db3822b281b4cd2bbc703749d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PastWords_present$data = ReadonlyArray<{
  readonly key: string;
  readonly " $fragmentSpreads": FragmentRefs<"PastWordChanges_present">;
  readonly " $fragmentType": "PastWords_present";
}>;
export type PastWords_present$key = ReadonlyArray<{
  readonly " $data"?: PastWords_present$data;
  readonly " $fragmentSpreads": FragmentRefs<"PastWords_present">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PastWords_present",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PastWordChanges_present"
    }
  ],
  "type": "Word",
  "abstractKey": null
};

(node as any).hash = "47deb21a22b5e1f76f35f6b8ae362f5a";

export default node;
