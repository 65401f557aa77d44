/**
 * @generated SignedSource<<ff6db5adab50d1be093296c56ccfac65>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WordSound_recording$data = {
  readonly licence: string | null | undefined;
  readonly reciter: string;
  readonly url: string;
  readonly " $fragmentType": "WordSound_recording";
};
export type WordSound_recording$key = {
  readonly " $data"?: WordSound_recording$data;
  readonly " $fragmentSpreads": FragmentRefs<"WordSound_recording">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WordSound_recording",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reciter",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "licence",
      "storageKey": null
    }
  ],
  "type": "Recording",
  "abstractKey": null
};

(node as any).hash = "fa1af57e05c7866f45fbe624c75c4e70";

export default node;
