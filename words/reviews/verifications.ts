import type { FeatureWords } from '#words/feature.ts'
import { type Phrase, words } from '#words/words.ts'

const name: Phrase = { zh: '实名与资质认证', en: 'Verifications', es: 'Verificaciones', ja: '本人・資格確認' }
const state: Phrase = { zh: '认证状态', en: 'Verification', es: 'Verificación', ja: '確認の状態' }

/** The states of a paper. */
const states = {
  pending: { zh: '待审核', en: 'Waiting', es: 'Pendiente', ja: '審査待ち' },
  approved: { zh: '已通过', en: 'Approved', es: 'Aprobada', ja: '承認済み' },
  rejected: { zh: '已驳回', en: 'Rejected', es: 'Rechazada', ja: '却下' },
  expired: { zh: '已过期', en: 'Expired', es: 'Vencida', ja: '期限切れ' },
  revoked: { zh: '已撤销', en: 'Revoked', es: 'Revocada', ja: '取り消し' },
} satisfies Record<string, Phrase>

export const verificationsFeature = words({
  name,
  record: { zh: '认证', en: 'Verification', es: 'Verificación', ja: '確認' },
  permissions: {
    'verifications.view': {
      zh: '查看认证申请',
      en: 'See verifications',
      es: 'Ver verificaciones',
      ja: '確認申請を見る',
    },
    'verifications.judge': {
      zh: '审核认证',
      en: 'Judge verifications',
      es: 'Resolver verificaciones',
      ja: '確認申請を審査する',
    },
    'verifications.images': {
      zh: '查看证件照片和完整号码',
      en: 'See images and whole numbers of papers',
      es: 'Ver imágenes y números completos',
      ja: '証明書の画像と番号全体を見る',
    },
    'verifications.revoke': {
      zh: '撤销已通过的认证',
      en: 'Revoke approved verifications',
      es: 'Revocar verificaciones aprobadas',
      ja: '承認済みの確認を取り消す',
    },
  },
  events: {
    'verifications.claim': {
      zh: '认证：领取',
      en: 'Verification: Claimed',
      es: 'Verificación: Tomada',
      ja: '確認：担当',
    },
    'verifications.release': {
      zh: '认证：退回队列',
      en: 'Verification: Put back',
      es: 'Verificación: Devuelta',
      ja: '確認：キューへ戻す',
    },
    'verifications.open': {
      zh: '认证：查看证件照片',
      en: 'Verification: Images opened',
      es: 'Verificación: Imágenes vistas',
      ja: '確認：画像を表示',
    },
    'verifications.approve': {
      zh: '认证：判定通过',
      en: 'Verification: Judged good',
      es: 'Verificación: Dictamen favorable',
      ja: '確認：承認と判定',
    },
    'verifications.reject': {
      zh: '认证：判定驳回',
      en: 'Verification: Judged bad',
      es: 'Verificación: Dictamen contrario',
      ja: '確認：却下と判定',
    },
    'verifications.undo': {
      zh: '认证：撤回判定',
      en: 'Verification: Judgement undone',
      es: 'Verificación: Dictamen deshecho',
      ja: '確認：判定を撤回',
    },
    'verifications.revoke': {
      zh: '认证：撤销',
      en: 'Verification: Revoked',
      es: 'Verificación: Revocada',
      ja: '確認：取り消し',
    },
  },
  systemEvents: {
    'verifications.submit': {
      zh: '认证：提交',
      en: 'Verification: Submitted',
      es: 'Verificación: Enviada',
      ja: '確認：申請',
    },
    'verifications.approved': {
      zh: '认证：通过生效',
      en: 'Verification: Approved',
      es: 'Verificación: Aprobada',
      ja: '確認：承認',
    },
    'verifications.rejected': {
      zh: '认证：驳回生效',
      en: 'Verification: Rejected',
      es: 'Verificación: Rechazada',
      ja: '確認：却下',
    },
    'verifications.appeal': {
      zh: '认证：申诉',
      en: 'Verification: Appealed',
      es: 'Verificación: Recurrida',
      ja: '確認：異議申立て',
    },
    'verifications.reopen': {
      zh: '认证：抽查不一致，重新审核',
      en: 'Verification: Judged again after a sample',
      es: 'Verificación: Se revisa tras una muestra',
      ja: '確認：抜き取り後に再審査',
    },
    'verifications.expire': {
      zh: '认证：到期',
      en: 'Verification: Expired',
      es: 'Verificación: Venció',
      ja: '確認：期限切れ',
    },
    'verifications.replace': {
      zh: '认证：被新材料替代',
      en: 'Verification: Replaced by a newer paper',
      es: 'Verificación: Sustituida por otra más nueva',
      ja: '確認：新しい書類に差し替え',
    },
    'verifications.sample': {
      zh: '认证：抽查复核',
      en: 'Verification: Sample judged',
      es: 'Verificación: Muestra revisada',
      ja: '確認：抜き取り審査',
    },
  },
  fields: {
    verification_state: state,
    verification_images: { zh: '查看的照片', en: 'Images opened', es: 'Imágenes vistas', ja: '表示した画像' },
  },
  states,
} satisfies FeatureWords<'verifications'>)
