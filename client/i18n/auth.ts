import { textsHook } from './textsHook';

/** Texts of signing in and out, which come with the first of them. */
const turkish = {
  title: 'Giriş',
  intro: 'Yöneticiler içindir. Okumak ve aramak için giriş gerekmez.',
  username: 'Kullanıcı adı',
  password: 'Parola',
  signIn: 'Giriş yap',
  signOut: 'Çıkış yap',
  signedInAs: 'Giriş yapan',
  error: 'Hata',
  required: 'Zorunlu alanlar doldurulmalıdır.',
  wrong: 'Kullanıcı adı ya da parola yanlış.',
  tooMany_one: 'Çok fazla başarısız deneme yapıldı. Bir dakika sonra yeniden deneyin.',
  tooMany_other:
    'Çok fazla başarısız deneme yapıldı. {{count, number}} dakika sonra yeniden deneyin.',
  unreachable: 'Giriş yapılamadı: sunucudan yanıt alınamadı. Biraz sonra yeniden deneyin.',
  needsScript: 'Giriş yapmak için JavaScript açık olmalıdır.',
};

export type AuthTexts = typeof turkish;

const english: AuthTexts = {
  title: 'Sign in',
  intro: 'For admins. Reading and searching need no account.',
  username: 'Username',
  password: 'Password',
  signIn: 'Sign in',
  signOut: 'Sign out',
  signedInAs: 'Signed in as',
  error: 'Error',
  required: 'Required fields must be filled.',
  wrong: 'The username or the password is wrong.',
  tooMany_one: 'There were too many failed tries. Try again in a minute.',
  tooMany_other: 'There were too many failed tries. Try again in {{count, number}} minutes.',
  unreachable: 'You could not be signed in: the server did not answer. Try again in a moment.',
  needsScript: 'Signing in needs JavaScript.',
};

export const authTexts = { turkish, english };

export const useAuthTexts = textsHook('auth', authTexts);
