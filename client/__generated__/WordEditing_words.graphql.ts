/**
 * @generated SignedSource<<32337f789e907c64fa5d0374c7be829e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WordEditing_words$data = ReadonlyArray<{
  readonly key: string;
  readonly " $fragmentType": "WordEditing_words";
}>;
export type WordEditing_words$key = ReadonlyArray<{
  readonly " $data"?: WordEditing_words$data;
  readonly " $fragmentSpreads": FragmentRefs<"WordEditing_words">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "WordEditing_words",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    }
  ],
  "type": "Word",
  "abstractKey": null
};

(node as any).hash = "6ae40d2a6204e7564e6351b94c49274c";

export default node;
