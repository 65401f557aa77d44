/** Texts of a page whose data can't be read; rendered only on the server. */
export const outageTexts = {
  turkish: {
    503: {
      title: 'Site şu anda veritabanına ulaşamıyor',
      message:
        'Bu sayfa kısa bir süre açılamıyor; içeriği yerinde duruyor. Sayfa kendiliğinden yeniden denenecek.',
    },
    500: {
      title: 'Bu sayfa açılamadı',
      message: 'Sayfa hazırlanırken bir hata oluştu. Biraz sonra yeniden deneyin.',
    },
    retry: 'Yeniden dene',
  },
  english: {
    503: {
      title: 'The site can’t reach its database right now',
      message:
        'This page is temporarily unavailable; its content is safe. It reloads automatically.',
    },
    500: {
      title: 'This page could not be opened',
      message: 'Something went wrong while the page was prepared. Try again in a moment.',
    },
    retry: 'Try again',
  },
};
