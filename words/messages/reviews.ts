import { words } from '#words/words.ts'

/** What people are told of the papers that they showed. */
export const verificationMessages = words({
  'verification.approved': {
    title: { zh: '认证已通过', en: 'Paper approved', es: 'Documento aprobado', ja: '書類が承認されました' },
    body: {
      zh: '您的{paper}已通过审核',
      en: 'Approved: {paper}.',
      es: 'Aprobado: {paper}.',
      ja: '{paper}が承認されました',
    },
  },
  'verification.rejected': {
    title: {
      zh: '认证未通过',
      en: 'Paper not approved',
      es: 'Documento no aprobado',
      ja: '書類は承認されませんでした',
    },
    body: {
      zh: '您的{paper}未通过审核：{reason}。可重新提交；如有异议，请在 7 天内申诉一次',
      en: 'Not approved: {paper}. {reason}. Send it again, or appeal once within 7 days.',
      es: 'No aprobado: {paper}. {reason}. Envíelo de nuevo o recurra una vez en 7 días.',
      ja: '{paper}は承認されませんでした：{reason}。再提出するか、7 日以内に一度だけ異議を申し立てられます',
    },
  },
  'verification.expired': {
    title: { zh: '认证已过期', en: 'Paper expired', es: 'Documento vencido', ja: '書類の期限が切れました' },
    body: {
      zh: '您的{paper}已过期，请重新提交',
      en: 'Expired: {paper}. Please send a new one.',
      es: 'Vencido: {paper}. Envíe uno nuevo.',
      ja: '{paper}の期限が切れました。再提出してください',
    },
    sms: {
      zh: '您的{paper}已过期，请在应用内重新提交',
      en: 'Expired: {paper}. Please send a new one in the app.',
      es: 'Vencido: {paper}. Envíe uno nuevo en la aplicación.',
      ja: '{paper}の期限が切れました。アプリで再提出してください',
    },
  },
  'verification.replaced': {
    title: { zh: '认证材料已更新', en: 'Paper replaced', es: 'Documento sustituido', ja: '書類が差し替えられました' },
    body: {
      zh: '您的{paper}已由新提交的材料替代',
      en: 'Replaced by a newer one: {paper}.',
      es: 'Sustituido por otro más nuevo: {paper}.',
      ja: '{paper}は新しい書類に差し替えられました',
    },
  },
  'verification.revoked': {
    title: { zh: '认证已被撤销', en: 'Paper revoked', es: 'Documento revocado', ja: '書類が取り消されました' },
    body: {
      zh: '您的{paper}已被撤销：{reason}',
      en: 'Revoked: {paper}. {reason}',
      es: 'Revocado: {paper}. {reason}',
      ja: '{paper}は取り消されました：{reason}',
    },
  },
})

/** What authors are told of what they published. */
export const postMessages = words({
  'post.approved': {
    title: {
      zh: '内容已通过审核',
      en: 'Your content is approved',
      es: 'Su contenido se aprobó',
      ja: '内容が承認されました',
    },
    body: {
      zh: '您的{record}已通过审核',
      en: 'Approved: your {record}.',
      es: 'Aprobado: su {record}.',
      ja: '{record}が承認されました',
    },
  },
  'post.rejected': {
    title: {
      zh: '内容未通过审核',
      en: 'Your content is not approved',
      es: 'Su contenido no se aprobó',
      ja: '内容は承認されませんでした',
    },
    body: {
      zh: '您的{record}未通过审核：{reason}。如有异议，请在 7 天内申诉一次',
      en: 'Not approved: your {record}. {reason}. You may appeal once within 7 days.',
      es: 'No aprobado: su {record}. {reason}. Puede recurrir una vez en 7 días.',
      ja: '{record}は承認されませんでした：{reason}。7 日以内に一度だけ異議を申し立てられます',
    },
  },
  'post.hidden': {
    title: {
      zh: '内容已下架',
      en: 'Your content is hidden',
      es: 'Su contenido está oculto',
      ja: '内容が非表示になりました',
    },
    body: {
      zh: '您的{record}已下架：{reason}。如有异议，请在 7 天内申诉一次',
      en: 'Hidden: your {record}. {reason}. You may appeal once within 7 days.',
      es: 'Oculto: su {record}. {reason}. Puede recurrir una vez en 7 días.',
      ja: '{record}は非表示になりました：{reason}。7 日以内に一度だけ異議を申し立てられます',
    },
  },
  'post.reported': {
    title: {
      zh: '内容因举报暂时下架',
      en: 'Your content was reported',
      es: 'Su contenido fue denunciado',
      ja: '内容が通報されました',
    },
    body: {
      zh: '您的{record}被多人举报，已暂时下架，等待审核',
      en: 'Several people reported your {record}. It is hidden until somebody has judged it.',
      es: 'Varias personas denunciaron su {record}. Queda oculto hasta su revisión.',
      ja: '{record}は複数の人から通報されたため、審査が終わるまで非表示になります',
    },
  },
  'post.restored': {
    title: {
      zh: '内容已恢复',
      en: 'Your content is shown again',
      es: 'Su contenido vuelve a verse',
      ja: '内容が再び表示されます',
    },
    body: {
      zh: '您的{record}已恢复展示：{reason}',
      en: 'Shown again: your {record}. {reason}',
      es: 'Visible de nuevo: su {record}. {reason}',
      ja: '{record}は再び表示されます：{reason}',
    },
  },
  'post.pending': {
    title: {
      zh: '内容重新审核中',
      en: 'Your content is judged again',
      es: 'Su contenido se revisa de nuevo',
      ja: '内容を再審査しています',
    },
    body: {
      zh: '您的{record}正在重新审核',
      en: 'Your {record} is being judged again.',
      es: 'Su {record} se está revisando de nuevo.',
      ja: '{record}を再審査しています',
    },
  },
  'post.punished': {
    title: {
      zh: '账号违规处理通知',
      en: 'A measure about your account',
      es: 'Una medida sobre su cuenta',
      ja: 'アカウントへの措置のお知らせ',
    },
    body: {
      zh: '因发布违规内容，您已被{step}：{reason}',
      en: 'Because of what you published: {step}. {reason}',
      es: 'Por lo que publicó: {step}. {reason}',
      ja: '違反する内容の投稿により、{step}となりました：{reason}',
    },
  },
})
