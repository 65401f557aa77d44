/** Texts of toasts, which are outside React's providers; chosen by the language of the document. */
const turkish = {
  requestFailed: 'Otomatik Hata Mesajı',
  unreachable: 'Sunucuya ulaşılamadı.',
  /** By error code of the server. */
  refused: {
    FORBIDDEN: 'Bunu yalnızca giriş yapmış bir yönetici yapabilir.',
    INTERNAL_SERVER_ERROR: 'Sunucuda bir hata oluştu. Hata kaydedildi.',
    PAYLOAD_TOO_LARGE: 'Gönderilen metin çok uzun.',
    PERSISTED_QUERY_NOT_FOUND: 'Site bu arada yenilendi. Sayfayı yeniden yükleyin.',
    SERVICE_UNAVAILABLE: 'Sunucu şu anda yanıt veremiyor. Biraz sonra yeniden deneyin.',
    TOO_MANY_REQUESTS: 'Kısa sürede çok fazla istek gönderildi. Biraz sonra yeniden deneyin.',
  },
};

const english: typeof turkish = {
  requestFailed: 'Auto Error Message',
  unreachable: 'The server could not be reached.',
  refused: {
    FORBIDDEN: 'Only a signed-in admin may do this.',
    INTERNAL_SERVER_ERROR: 'Something went wrong on the server. It has been logged.',
    PAYLOAD_TOO_LARGE: 'The text that was sent is too long.',
    PERSISTED_QUERY_NOT_FOUND: 'The site was updated after you opened it. Reload the page.',
    SERVICE_UNAVAILABLE: 'The server cannot answer now. Try again in a moment.',
    TOO_MANY_REQUESTS: 'There were too many requests in a short time. Try again in a moment.',
  },
};

export const messageTexts = { turkish, english };
