import type { PostFault, PunishStep } from '#contract/reviews/post-rules.ts'
import { type Phrase, words } from '#words/words.ts'

/** What an author hears in their app of what they published. */
export const postAppWords = words({
  post: { zh: '动态', en: 'post', es: 'publicación', ja: '投稿' },
  comment: { zh: '评论', en: 'comment', es: 'comentario', ja: 'コメント' },
  steps: {
    warn: { zh: '警告', en: 'a warning', es: 'una advertencia', ja: '警告' },
    limit: {
      zh: '限制动态曝光 7 天',
      en: 'fewer people see your posts for 7 days',
      es: 'menos personas verán sus publicaciones durante 7 días',
      ja: '7 日間の表示制限',
    },
    mute1: { zh: '禁言 1 天', en: 'muted for 1 day', es: 'silencio durante 1 día', ja: '1 日間の投稿停止' },
    mute3: { zh: '禁言 3 天', en: 'muted for 3 days', es: 'silencio durante 3 días', ja: '3 日間の投稿停止' },
    mute7: { zh: '禁言 7 天', en: 'muted for 7 days', es: 'silencio durante 7 días', ja: '7 日間の投稿停止' },
    mute30: { zh: '禁言 30 天', en: 'muted for 30 days', es: 'silencio durante 30 días', ja: '30 日間の投稿停止' },
    ban: { zh: '封禁账号', en: 'banned', es: 'cuenta vetada', ja: 'アカウントの利用停止' },
  } satisfies Record<PunishStep, Phrase>,
  faults: {
    advertising: { zh: '广告营销', en: 'it advertises', es: 'es publicidad', ja: '広告や宣伝' },
    contacts: {
      zh: '留有联系方式或引流',
      en: 'it gives contact details',
      es: 'da datos de contacto',
      ja: '連絡先の掲載',
    },
    abuse: { zh: '辱骂攻击他人', en: 'it insults somebody', es: 'insulta a alguien', ja: '他人への暴言' },
    vulgar: { zh: '低俗内容', en: 'it is vulgar', es: 'es vulgar', ja: '低俗な内容' },
    pornography: { zh: '色情内容', en: 'it is pornographic', es: 'es pornográfico', ja: '性的な内容' },
    fraud: { zh: '涉嫌欺诈', en: 'it looks like fraud', es: 'parece un fraude', ja: '詐欺の疑い' },
    crime: { zh: '涉嫌违法犯罪', en: 'it concerns a crime', es: 'trata de un delito', ja: '違法行為に関する内容' },
    politics: {
      zh: '涉及不当时政内容',
      en: 'its politics are not allowed here',
      es: 'su contenido político no se admite',
      ja: '政治に関する不適切な内容',
    },
    minors: { zh: '危害未成年人', en: 'it harms minors', es: 'perjudica a menores', ja: '未成年者に有害な内容' },
    offlineMeeting: {
      zh: '诱导线下约见',
      en: 'it asks for a meeting in private',
      es: 'pide verse en privado',
      ja: '直接会うことへの誘い',
    },
    cheating: {
      zh: '代练或外挂',
      en: 'it offers cheating in games',
      es: 'ofrece trampas en juegos',
      ja: 'チートや代行',
    },
    copyright: { zh: '侵犯版权', en: 'it breaks copyright', es: 'infringe derechos de autor', ja: '著作権の侵害' },
    other: { zh: '违反社区规范', en: 'it breaks our rules', es: 'infringe nuestras normas', ja: '利用規約への違反' },
  } satisfies Record<PostFault, Phrase>,
})
