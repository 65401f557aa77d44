/**
 * @generated SignedSource<<9cf89e48e996381906d11600de980901>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VerseLink_verse$data = {
  readonly key: string;
  readonly " $fragmentType": "VerseLink_verse";
};
export type VerseLink_verse$key = {
  readonly " $data"?: VerseLink_verse$data;
  readonly " $fragmentSpreads": FragmentRefs<"VerseLink_verse">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VerseLink_verse",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    }
  ],
  "type": "Verse",
  "abstractKey": null
};

(node as any).hash = "94bf0916b73add249065407c9587b677";

export default node;
