import type { PostSource } from './topic';

export const beginning: PostSource = {
  section: 'introduction',
  turkishTitle: 'Başlangıç',
  englishTitle: 'Beginning',
  turkishNote:
    'Hoş geldiniz; burada Kur’an konularına göre okunur. Her konu, farklı surelerden ayetleri yan yana getirir; böylece Kur’an’ı yine Kur’an açıklar. Her ayet kelime kelime gösterilir: Bir kelimeye dokunduğunuzda ya da imleci üzerine getirdiğinizde kökünü, okunuşunu ve anlamını görürsünüz. İsimler ise tablolarda toplanmıştır.\n\nKur’an, kendisini okurken kovulmuş şeytandan Allah’a sığınmamızı ister (16:98). Biz de önce O’na sığınıyor, sonra Fâtiha’nın yedi ayetiyle (1:1-7) başlıyoruz.',
  englishNote:
    'Welcome; here the Qur’an is read by topic. Each topic places verses from different surahs side by side, so that the Qur’an explains the Qur’an. Every verse is shown word by word: tap a word, or hover over it, to see its root, its transcription and its meaning. Names are gathered in tables.\n\nThe Qur’an asks us, when we recite it, to seek refuge in Allah from Satan, the outcast (16:98). So first we turn to Him for refuge, and then we begin with the seven verses of the Fatiha (1:1-7).',
  verses: '1:1-7',
};
