/**
 * @generated SignedSource<<b6fe7f6ea8eee491ae73b7d1dbe0e708>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "ARABIC" | "AUTO" | "ENGLISH" | "TURKISH" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GroupNote_group$data = {
  readonly head: {
    readonly key: string;
  };
  readonly language: Language;
  readonly text: string | null | undefined;
  readonly words: ReadonlyArray<{
    readonly arabicText: string;
    readonly key: string;
  }>;
  readonly " $fragmentType": "GroupNote_group";
};
export type GroupNote_group$key = {
  readonly " $data"?: GroupNote_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupNote_group">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupNote_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "language",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Word",
      "kind": "LinkedField",
      "name": "words",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "arabicText",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Word",
      "kind": "LinkedField",
      "name": "head",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "GlossGroup",
  "abstractKey": null
};
})();

(node as any).hash = "4fdfb0e754bd3ae8ba847cb7fac912f3";

export default node;
