/**
 * @generated SignedSource<<e649dbc55e5dd63b1d3e5276a48c1b32>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WordPlace_word$data = {
  readonly arabicText: string;
  readonly englishGlossGroup: {
    readonly text: string | null | undefined;
  };
  readonly englishTranslation: string | null | undefined;
  readonly key: string;
  readonly turkishGlossGroup: {
    readonly text: string | null | undefined;
  };
  readonly turkishTranslation: string | null | undefined;
  readonly " $fragmentType": "WordPlace_word";
};
export type WordPlace_word$key = {
  readonly " $data"?: WordPlace_word$data;
  readonly " $fragmentSpreads": FragmentRefs<"WordPlace_word">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "text",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WordPlace_word",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "arabicText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "turkishTranslation",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "englishTranslation",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GlossGroup",
      "kind": "LinkedField",
      "name": "turkishGlossGroup",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GlossGroup",
      "kind": "LinkedField",
      "name": "englishGlossGroup",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Word",
  "abstractKey": null
};
})();

(node as any).hash = "1aff45e734dda8efb6c0dd99f0c5564a";

export default node;
