import type { ComponentType } from 'react';
import type { ListenButtonProps } from './ListenButton';

/** The button that plays a verse; none on a site without recordings, where its code is never loaded. */
export const recordings: { ListenButton?: ComponentType<ListenButtonProps> } = {};

/** Loads the button before a page is rendered, so that the page has it from the start. */
export const loadListenButton = () =>
  import('./ListenButton').then((m) => {
    recordings.ListenButton = m.ListenButton;
  });
