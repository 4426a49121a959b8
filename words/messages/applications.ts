import { words } from '#words/words.ts'

/** What applicants are told. */
export const applicationMessages = words({
  'application.forwarded': {
    title: { zh: '入驻申请复审中', en: 'Second review', es: 'Segunda revisión', ja: '二次審査中です' },
    body: {
      zh: '您的{kind}入驻申请已通过初审，正在复审',
      en: 'Your application ({kind}) passed the first review; a second one follows.',
      es: 'Su solicitud ({kind}) pasó la primera revisión; sigue otra.',
      ja: '{kind}の登録申請は一次審査を通過し、二次審査中です',
    },
  },
  'application.approved': {
    title: {
      zh: '入驻申请已通过',
      en: 'Application approved',
      es: 'Solicitud aprobada',
      ja: '登録申請が承認されました',
    },
    body: {
      zh: '您的{kind}入驻申请已通过审核，请完成培训（不低于 {score} 分）',
      en: 'Your application ({kind}) is approved. Finish the training with {score} or more.',
      es: 'Su solicitud ({kind}) está aprobada. Termine la formación con {score} o más.',
      ja: '{kind}の登録申請が承認されました。研修を {score} 点以上で修了してください',
    },
  },
  'application.approved.deposit': {
    title: {
      zh: '入驻申请已通过，请缴纳保证金',
      en: 'Approved: please pay the deposit',
      es: 'Aprobada: pague la fianza',
      ja: '承認されました。保証金をお支払いください',
    },
    body: {
      zh: '您的{kind}入驻申请已通过审核，请完成培训（不低于 {score} 分）并缴纳保证金 {deposit}',
      en: 'Your application ({kind}) is approved. Finish the training with {score} or more. Pay a deposit of {deposit}.',
      es: 'Su solicitud ({kind}) está aprobada. Termine la formación con {score} o más. Pague una fianza de {deposit}.',
      ja: '{kind}の登録申請が承認されました。研修を {score} 点以上で修了し、保証金 {deposit}をお支払いください',
    },
  },
  'application.returned': {
    title: {
      zh: '入驻申请需补充材料',
      en: 'Your application needs more',
      es: 'A su solicitud le falta algo',
      ja: '登録申請に追加が必要です',
    },
    body: {
      zh: '您的{kind}入驻申请需补充：{items}。请在 7 天内提交',
      en: 'Your application ({kind}) needs more: {items}. Send it within 7 days.',
      es: 'A su solicitud ({kind}) le falta: {items}. Envíelo en 7 días.',
      ja: '{kind}の登録申請には追加が必要です：{items}。7 日以内に提出してください',
    },
  },
  'application.rejected': {
    title: {
      zh: '入驻申请未通过',
      en: 'Application rejected',
      es: 'Solicitud rechazada',
      ja: '登録申請は却下されました',
    },
    body: {
      zh: '您的{kind}入驻申请未通过：{reason}。30 天后可再次申请；如有异议，请在 7 天内申诉一次',
      en: 'Your application ({kind}) was rejected: {reason}. Apply again after 30 days, or appeal once within 7 days.',
      es: 'Su solicitud ({kind}) fue rechazada: {reason}. Solicite de nuevo en 30 días o recurra una vez en 7 días.',
      ja: '{kind}の登録申請は却下されました：{reason}。30 日後に再申請するか、7 日以内に一度だけ異議を申し立てられます',
    },
  },
  'application.rejected.again': {
    title: {
      zh: '入驻申诉未通过',
      en: 'Application rejected again',
      es: 'Solicitud rechazada de nuevo',
      ja: '異議申し立ては認められませんでした',
    },
    body: {
      zh: '您的{kind}入驻申请未通过：{reason}。30 天后可再次申请',
      en: 'Your application ({kind}) was rejected: {reason}. Apply again after 30 days.',
      es: 'Su solicitud ({kind}) fue rechazada: {reason}. Solicite de nuevo en 30 días.',
      ja: '{kind}の登録申請は却下されました：{reason}。30 日後に再申請できます',
    },
  },
  'application.abandoned': {
    title: { zh: '入驻申请已关闭', en: 'Application closed', es: 'Solicitud cerrada', ja: '登録申請は終了しました' },
    body: {
      zh: '您的{kind}入驻申请因 7 天内未补充材料已关闭，可重新申请',
      en: 'Your application ({kind}) was closed: nothing came within 7 days. You may apply again.',
      es: 'Su solicitud ({kind}) se cerró: no llegó nada en 7 días. Puede solicitar de nuevo.',
      ja: '{kind}の登録申請は 7 日以内に追加資料がなかったため終了しました。再申請できます',
    },
  },
  'application.activated': {
    title: { zh: '入驻已开通', en: 'Welcome', es: 'Bienvenido', ja: '登録が完了しました' },
    body: {
      zh: '恭喜，您的{kind}入驻已开通',
      en: 'Welcome: your application ({kind}) is activated.',
      es: 'Bienvenido: su solicitud ({kind}) está activada.',
      ja: '{kind}の登録が完了しました',
    },
  },
})
