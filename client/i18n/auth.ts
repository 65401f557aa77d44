import { textsHook } from './textsHook';

/** Texts of signing in and out, which come with the first of them. */
const turkish = {
  title: 'Giriş',
  intro: 'Yöneticiler içindir. Okumak ve aramak için giriş gerekmez.',
  username: 'Kullanıcı adı',
  password: 'Parola',
  signIn: 'Giriş yap',
  signOut: 'Çıkış yap',
  signOutEverywhere: 'Her yerden çıkış yap',
  signedOutEverywhere: 'Bütün oturumlarınız kapatıldı.',
  changePassword: 'Parolayı değiştir',
  endsOthers: 'Parolanız değişince bu tarayıcı dışındaki bütün oturumlarınız kapanır.',
  currentPassword: 'Şimdiki parola',
  newPassword: 'Yeni parola',
  repeated: 'Yeni parola, bir kez daha',
  strength: {
    rule: 'En az 6 karakter; küçük harf, büyük harf ve rakamdan en az ikisi.',
    weak: 'Zayıf: en az 6 karakter; küçük harf, büyük harf ve rakamdan en az ikisi gerekir.',
    medium: 'Orta',
    strong: 'Güçlü',
  },
  tooWeak: 'Yeni parola çok zayıf.',
  notTheSame: 'İki yeni parola birbirinin aynı değil.',
  wrongCurrent: 'Şimdiki parola yanlış.',
  signedOut: 'Oturumunuz kapanmış. Yeniden giriş yapıp bir daha deneyin.',
  notChanged: 'Parola değişmedi: sunucudan yanıt alınamadı. Biraz sonra yeniden deneyin.',
  save: 'Kaydet',
  cancel: 'Vazgeç',
  successful: 'İşlem başarılı',
  passwordChanged: 'Parolanız değişti.',
  signedInAs: 'Giriş yapan',
  error: 'Hata',
  required: 'Zorunlu alanlar doldurulmalıdır.',
  wrong: 'Kullanıcı adı ya da parola yanlış.',
  tooMany_one: 'Çok fazla başarısız deneme yapıldı. Bir dakika sonra yeniden deneyin.',
  tooMany_other:
    'Çok fazla başarısız deneme yapıldı. {{count, number}} dakika sonra yeniden deneyin.',
  unreachable: 'Giriş yapılamadı: sunucudan yanıt alınamadı. Biraz sonra yeniden deneyin.',
  needsScript: 'Giriş yapmak için JavaScript açık olmalıdır.',
  onlyAdmins: 'Bu sayfa yalnızca yöneticiler içindir.',
};

export type AuthTexts = typeof turkish;

const english: AuthTexts = {
  title: 'Sign in',
  intro: 'For admins. Reading and searching need no account.',
  username: 'Username',
  password: 'Password',
  signIn: 'Sign in',
  signOut: 'Sign out',
  signOutEverywhere: 'Sign out everywhere',
  signedOutEverywhere: 'All your sessions have ended.',
  changePassword: 'Change password',
  endsOthers: 'When your password changes, all your sessions but this one end.',
  currentPassword: 'Current password',
  newPassword: 'New password',
  repeated: 'New password again',
  strength: {
    rule: 'At least 6 characters, with two of small letters, capital letters and digits.',
    weak: 'Weak: it needs at least 6 characters, with two of small letters, capital letters and digits.',
    medium: 'Medium',
    strong: 'Strong',
  },
  tooWeak: 'The new password is too weak.',
  notTheSame: 'The two new passwords are not the same.',
  wrongCurrent: 'The current password is wrong.',
  signedOut: 'Your session has ended. Sign in and try again.',
  notChanged: 'Your password was not changed: the server did not answer. Try again in a moment.',
  save: 'Save',
  cancel: 'Cancel',
  successful: 'Operation successful',
  passwordChanged: 'Your password was changed.',
  signedInAs: 'Signed in as',
  error: 'Error',
  required: 'Required fields must be filled.',
  wrong: 'The username or the password is wrong.',
  tooMany_one: 'There were too many failed tries. Try again in a minute.',
  tooMany_other: 'There were too many failed tries. Try again in {{count, number}} minutes.',
  unreachable: 'You could not be signed in: the server did not answer. Try again in a moment.',
  needsScript: 'Signing in needs JavaScript.',
  onlyAdmins: 'Only for admins.',
};

export const authTexts = { turkish, english };

export const useAuthTexts = textsHook('auth', authTexts);
