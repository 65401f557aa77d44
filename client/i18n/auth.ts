import { ACCOUNT_LIMITS } from '../../text/limits';
import { textsHook } from './textsHook';

const { passwordCharacters, longPasswordCharacters: long } = ACCOUNT_LIMITS;
const { minimum } = passwordCharacters;

/** Texts of signing in and out, loaded with the first of them. */
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
  endsOthers: 'Parolanız değiştiğinde bu tarayıcıdaki dışında bütün oturumlarınız kapatılır.',
  currentPassword: 'Mevcut parola',
  newPassword: 'Yeni parola',
  repeated: 'Yeni parola (tekrar)',
  strength: {
    rule: `En az ${long} karakter; ya da en az ${minimum} karakter ve küçük harf, büyük harf, rakam ve başka işaretlerden en az üçü.`,
    weak: `Zayıf: en az ${long} karakter; ya da en az ${minimum} karakter ve küçük harf, büyük harf, rakam ve başka işaretlerden en az üçü gerekir.`,
    medium: 'Orta',
    strong: 'Güçlü',
  },
  tooWeak: 'Yeni parola çok zayıf.',
  tooCommon: 'Yeni parola çok yaygın. Başka kimsede olmayan bir parola seçin.',
  tooLong: 'Yeni parola en çok {{maximum}} karakter olabilir.',
  notTheSame: 'Yeni parolalar aynı değil.',
  wrongCurrent: 'Mevcut parola yanlış.',
  signedOut: 'Oturumunuz sona erdi. Giriş yapıp yeniden deneyin.',
  notChanged: 'Parola değiştirilemedi: sunucudan yanıt alınamadı. Biraz sonra yeniden deneyin.',
  save: 'Kaydet',
  cancel: 'Vazgeç',
  passwordChanged: 'Parolanız değiştirildi.',
  signedInAs: 'Giriş yapan',
  error: 'Hata',
  required: 'Zorunlu alanlar doldurulmalıdır',
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
  intro: 'For admins. You do not need an account to read and search.',
  username: 'Username',
  password: 'Password',
  signIn: 'Sign in',
  signOut: 'Sign out',
  signOutEverywhere: 'Sign out everywhere',
  signedOutEverywhere: 'All your sessions have ended.',
  changePassword: 'Change password',
  endsOthers: 'Changing your password ends all your other sessions.',
  currentPassword: 'Current password',
  newPassword: 'New password',
  repeated: 'Repeat new password',
  strength: {
    rule: `At least ${long} characters, or at least ${minimum} with three of these: lowercase letters, uppercase letters, digits, other characters.`,
    weak: `Weak: use at least ${long} characters, or at least ${minimum} with three of these: lowercase letters, uppercase letters, digits, other characters.`,
    medium: 'Medium',
    strong: 'Strong',
  },
  tooWeak: 'The new password is too weak.',
  tooCommon: 'The new password is too common. Choose one that nobody else has.',
  tooLong: 'The new password can have at most {{maximum}} characters.',
  notTheSame: 'The new passwords do not match.',
  wrongCurrent: 'The current password is wrong.',
  signedOut: 'Your session has ended. Sign in and try again.',
  notChanged:
    'The password could not be changed: the server did not answer. Try again in a moment.',
  save: 'Save',
  cancel: 'Cancel',
  passwordChanged: 'Your password was changed.',
  signedInAs: 'Signed in as',
  error: 'Error',
  required: 'Required fields must be filled',
  wrong: 'The username or password is wrong.',
  tooMany_one: 'Too many failed attempts. Try again in a minute.',
  tooMany_other: 'Too many failed attempts. Try again in {{count, number}} minutes.',
  unreachable: 'Signing in failed: the server did not answer. Try again in a moment.',
  needsScript: 'Signing in requires JavaScript.',
  onlyAdmins: 'This page is for admins only.',
};

export const authTexts = { turkish, english };

export const useAuthTexts = textsHook(authTexts);
