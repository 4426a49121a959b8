import { words } from '#words/words.ts'

/** By kind: papers that wait, come back or end. */
export const verificationNotificationWords = words({
  'verification.submitted': {
    zh: '新提交 {count} 份认证材料，请审核',
    en: 'New papers to judge: {count}.',
    es: 'Documentos nuevos por revisar: {count}.',
    ja: '新しい認証書類が {count} 件あります。審査してください。',
  },
  'verification.appealed': {
    zh: '认证 {no} 提出申诉，请由其他审核人复审',
    en: 'Verification {no} was appealed. Somebody else must judge it.',
    es: 'Verificación {no} recurrida. Debe revisarla otra persona.',
    ja: '認証 {no} に異議申立てがありました。別の担当者が審査してください。',
  },
  'verification.expired': {
    zh: '认证 {no} 已到期',
    en: 'Verification {no} has expired.',
    es: 'La verificación {no} ha vencido.',
    ja: '認証 {no} の期限が切れました。',
  },
  'verification.alike': {
    zh: '认证 {no} 的照片与他人材料相似，请重点核实',
    en: 'Verification {no}: an image looks like one of somebody else. Please look closely.',
    es: 'Verificación {no}: una imagen se parece a la de otra persona. Revísela bien.',
    ja: '認証 {no}：画像が他の人の書類と似ています。よく確認してください。',
  },
})

/** By kind: applications that came, came back or wait too long. */
export const applicationNotificationWords = words({
  'application.submitted': {
    zh: '新提交 {count} 份入驻申请，请审核',
    en: 'New applications to judge: {count}.',
    es: 'Solicitudes nuevas por revisar: {count}.',
    ja: '新しい登録申請が {count} 件あります。審査してください。',
  },
  'application.supplemented': {
    zh: '入驻申请 {no} 已补充材料，请继续审核',
    en: 'Application {no} was completed. Please go on judging it.',
    es: 'La solicitud {no} se ha completado. Continúe la revisión.',
    ja: '登録申請 {no} に資料が追加されました。審査を続けてください。',
  },
  'application.appealed': {
    zh: '入驻申请 {no} 提出申诉，请由其他审核人复审',
    en: 'Application {no} was appealed. Somebody else must judge it.',
    es: 'Solicitud {no} recurrida. Debe revisarla otra persona.',
    ja: '登録申請 {no} に異議申立てがありました。別の担当者が審査してください。',
  },
  'application.overdue': {
    zh: '入驻申请 {no} 已超过审核时限，请尽快审核',
    en: 'Application {no} is past its deadline. Please judge it soon.',
    es: 'La solicitud {no} ha superado su plazo. Revísela pronto.',
    ja: '登録申請 {no} が審査の期限を過ぎています。早めに審査してください。',
  },
  'application.blocked': {
    zh: '入驻申请 {no} 材料与条件已齐全，但存在风险，未能自动开通，请处理',
    en: 'Application {no} has everything but a risk keeps it from being activated. Please decide.',
    es: 'La solicitud {no} está completa, pero un riesgo impide activarla. Decida, por favor.',
    ja: '登録申請 {no} は条件がそろいましたが、リスクのため開通できません。対応してください。',
  },
})

/** By kind: posts and comments that are out of sight until somebody judges them, and appeals. */
export const postNotificationWords = words({
  'post.hidden': {
    zh: '动态 {no} 疑似违规，已自动下架，请尽快审核',
    en: 'Post {no} looks bad and is hidden. Please judge it soon.',
    es: 'La publicación {no} parece indebida y está oculta. Revísela pronto.',
    ja: '投稿 {no} は違反の疑いがあり非表示にしました。早めに審査してください。',
  },
  'post.reported': {
    zh: '动态 {no} 被举报 {count} 次，已自动下架待复核',
    en: 'Post {no} was reported {count} times and is hidden until somebody judges it.',
    es: 'La publicación {no} fue denunciada {count} veces y queda oculta hasta su revisión.',
    ja: '投稿 {no} は {count} 件の通報により非表示になりました。再審査してください。',
  },
  'post.appealed': {
    zh: '动态 {no} 提出申诉，请由其他审核人复审',
    en: 'Post {no} was appealed. Somebody else must judge it.',
    es: 'Publicación {no} recurrida. Debe revisarla otra persona.',
    ja: '投稿 {no} に異議申立てがありました。別の担当者が審査してください。',
  },
})
