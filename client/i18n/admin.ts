import { textsHook } from './textsHook';

/** Texts of the admin operations. */
const turkish = {
  admin: 'Yönetim',
  drafts_one: '{{count}} taslak',
  drafts_other: '{{count}} taslak',
  operations: 'İşlemler',
  createPost: 'Konu oluştur',
  updatePost: 'Konuyu düzenle',
  deletePost: 'Konuyu sil',
  createTermElement: 'Terim ögesi oluştur',
};

export type AdminTexts = typeof turkish;

const english: AdminTexts = {
  admin: 'Admin',
  drafts_one: '{{count}} draft',
  drafts_other: '{{count}} drafts',
  operations: 'Operations',
  createPost: 'Create a topic',
  updatePost: 'Edit a topic',
  deletePost: 'Delete a topic',
  createTermElement: 'Create a term element',
};

export const adminTexts = { turkish, english };

export const useAdminTexts = textsHook(adminTexts);
