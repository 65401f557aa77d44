/**
 * @generated SignedSource<<c65abd342e17410e1663a90bcfae5659>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Basmala_verse$data = {
  readonly arabicText: string;
  readonly englishTranslation: string | null | undefined;
  readonly turkishTranslation: string | null | undefined;
  readonly " $fragmentType": "Basmala_verse";
};
export type Basmala_verse$key = {
  readonly " $data"?: Basmala_verse$data;
  readonly " $fragmentSpreads": FragmentRefs<"Basmala_verse">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Basmala_verse",
  "selections": [
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
    }
  ],
  "type": "Verse",
  "abstractKey": null
};

(node as any).hash = "9518a692d9ee603053b421ea6f9f3af0";

export default node;
