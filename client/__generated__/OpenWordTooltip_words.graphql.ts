/**
 * @generated SignedSource<<f06648edd64c55b14773a4f672a9ba8f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpenWordTooltip_words$data = ReadonlyArray<{
  readonly englishGlossOf: number | null | undefined;
  readonly englishTranslation: string | null | undefined;
  readonly numberInVerse: number;
  readonly turkishGlossOf: number | null | undefined;
  readonly turkishTranslation: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"WordTooltip_word">;
  readonly " $fragmentType": "OpenWordTooltip_words";
}>;
export type OpenWordTooltip_words$key = ReadonlyArray<{
  readonly " $data"?: OpenWordTooltip_words$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenWordTooltip_words">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "OpenWordTooltip_words",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "numberInVerse",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "turkishGlossOf",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "englishGlossOf",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "WordTooltip_word"
    }
  ],
  "type": "Word",
  "abstractKey": null
};

(node as any).hash = "fa0e66b7c2e478f3959ea37ee2f2e56e";

export default node;
