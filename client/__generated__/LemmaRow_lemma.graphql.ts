/**
 * @generated SignedSource<<c9fe0e44ac66c01d58b00aa8094736bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LemmaRow_lemma$data = {
  readonly englishDescription: string | null | undefined;
  readonly englishMeanings: ReadonlyArray<{
    readonly count: number;
    readonly text: string;
  }>;
  readonly firstWordKey: string;
  readonly forms: ReadonlyArray<{
    readonly firstWordKey: string;
    readonly " $fragmentSpreads": FragmentRefs<"FormRow_form">;
  }>;
  readonly numberOfWords: number;
  readonly text: string;
  readonly turkishDescription: string | null | undefined;
  readonly turkishMeanings: ReadonlyArray<{
    readonly count: number;
    readonly text: string;
  }>;
  readonly " $fragmentType": "LemmaRow_lemma";
};
export type LemmaRow_lemma$key = {
  readonly " $data"?: LemmaRow_lemma$data;
  readonly " $fragmentSpreads": FragmentRefs<"LemmaRow_lemma">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstWordKey",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "count",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LemmaRow_lemma",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "numberOfWords",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": "turkishDescription",
      "args": [
        {
          "kind": "Literal",
          "name": "language",
          "value": "TURKISH"
        }
      ],
      "kind": "ScalarField",
      "name": "description",
      "storageKey": "description(language:\"TURKISH\")"
    },
    {
      "alias": "englishDescription",
      "args": [
        {
          "kind": "Literal",
          "name": "language",
          "value": "ENGLISH"
        }
      ],
      "kind": "ScalarField",
      "name": "description",
      "storageKey": "description(language:\"ENGLISH\")"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RootMeaning",
      "kind": "LinkedField",
      "name": "turkishMeanings",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RootMeaning",
      "kind": "LinkedField",
      "name": "englishMeanings",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RootForm",
      "kind": "LinkedField",
      "name": "forms",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FormRow_form"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Lemma",
  "abstractKey": null
};
})();

(node as any).hash = "784e1c3eb5a2c24b7920d48521688357";

export default node;
