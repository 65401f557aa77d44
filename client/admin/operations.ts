import type { ComponentType } from 'react';
import type { ControlProps } from '../ui/controls/useControl';

/** The dialogs of the admin operations in display order; each is loaded when it is chosen. */
export const OPERATIONS = {
  createPost: async () => (await import('../post/CreatePostDialog')).CreatePostDialog,
  updatePost: async () => (await import('../post/UpdatePostDialog')).UpdatePostDialog,
  deletePost: async () => (await import('../post/DeletePostDialog')).DeletePostDialog,
  createTermElement: async () =>
    (await import('../termElement/TermElementDialog')).TermElementDialog,
} satisfies Record<string, () => Promise<ComponentType<ControlProps>>>;

export type Operation = keyof typeof OPERATIONS;
