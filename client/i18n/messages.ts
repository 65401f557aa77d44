/** Messages that stand outside any page, for a moment; by the language of the document. */
const turkish = {
  requestFailed: 'İstek yerine getirilemedi',
  unreachable: 'Sunucuya ulaşılamadı.',
};

const english: typeof turkish = {
  requestFailed: 'The request failed',
  unreachable: 'The server could not be reached.',
};

export const messageTexts = { turkish, english };
