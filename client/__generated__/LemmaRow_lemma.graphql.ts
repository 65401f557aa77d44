/**
 * @generated SignedSource<<2f0378bc85f39b2c17e2a570e111b92f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LemmaRow_lemma$data = {
  readonly englishDescription: string | null | undefined;
  readonly englishGlosses: ReadonlyArray<{
    readonly count: number;
    readonly text: string;
  }>;
  readonly firstWordKey: string;
  readonly numberOfWords: number;
  readonly text: string;
  readonly turkishDescription: string | null | undefined;
  readonly turkishGlosses: ReadonlyArray<{
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
v1 = [
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
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstWordKey",
      "storageKey": null
    },
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
      "concreteType": "GlossCount",
      "kind": "LinkedField",
      "name": "turkishGlosses",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GlossCount",
      "kind": "LinkedField",
      "name": "englishGlosses",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Lemma",
  "abstractKey": null
};
})();

(node as any).hash = "540aa036a4d94e35ed4f9f71cd21a451";

export default node;
