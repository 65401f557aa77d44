import type { ComponentType } from 'react';
import type { ControlProps } from '../ui/controls/useControl';

/** The dialogs of what an admin does, in their order; the code of each comes when it is chosen. */
export const OPERATIONS = {
  createPost: async () => (await import('../post/CreatePostDialog')).CreatePostDialog,
  updatePost: async () => (await import('../post/UpdatePostDialog')).UpdatePostDialog,
  deletePost: async () => (await import('../post/DeletePostDialog')).DeletePostDialog,
  createTermElement: async () =>
    (await import('../termElement/TermElementDialog')).TermElementDialog,
} satisfies Record<string, () => Promise<ComponentType<ControlProps>>>;

export type Operation = keyof typeof OPERATIONS;
