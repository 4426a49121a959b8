import { words } from '#words/words.ts'

/** What the owner of a withdrawal is told. */
export const moneyMessages = words({
  'withdrawal.approved': {
    title: { zh: '提现审核通过', en: 'Withdrawal approved', es: 'Retirada aprobada', ja: '出金が承認されました' },
    body: {
      zh: '您的提现 {amount}已通过审核，等待打款',
      en: 'Your withdrawal of {amount} was approved and will be paid.',
      es: 'Su retirada de {amount} se ha aprobado y se pagará.',
      ja: '{amount}の出金が承認されました。支払いをお待ちください',
    },
  },
  'withdrawal.rejected': {
    title: {
      zh: '提现未通过',
      en: 'Withdrawal not approved',
      es: 'Retirada no aprobada',
      ja: '出金は承認されませんでした',
    },
    body: {
      zh: '您的提现 {amount}未通过审核：{reason}。款项已退回余额',
      en: 'Your withdrawal of {amount} was not approved: {reason}. The money is back in your balance.',
      es: 'Su retirada de {amount} no se aprobó: {reason}. El dinero ha vuelto a su saldo.',
      ja: '{amount}の出金は承認されませんでした：{reason}。残高に戻しました',
    },
    sms: {
      zh: '您的提现 {amount}未通过审核，款项已退回余额',
      en: 'Your withdrawal of {amount} was not approved. The money is back in your balance.',
      es: 'Su retirada de {amount} no se aprobó. El dinero ha vuelto a su saldo.',
      ja: '{amount}の出金は承認されず、残高に戻しました',
    },
  },
  'withdrawal.confirming': {
    title: {
      zh: '请确认收款',
      en: 'Please accept your money',
      es: 'Acepte su dinero',
      ja: '受け取りを確認してください',
    },
    body: {
      zh: '请在 24 小时内到收款应用确认收款 {actual}，逾期将退回余额',
      en: 'Please accept {actual} in your payment app within 24 hours; otherwise it goes back to your balance.',
      es: 'Acepte {actual} en su aplicación de pago antes de 24 horas; si no, volverá a su saldo.',
      ja: '24 時間以内に決済アプリで {actual}の受け取りを確認してください。期限を過ぎると残高に戻ります',
    },
    sms: {
      zh: '请在 24 小时内确认收款 {actual}',
      en: 'Please accept {actual} in your payment app within 24 hours.',
      es: 'Acepte {actual} en su aplicación de pago antes de 24 horas.',
      ja: '24 時間以内に {actual}の受け取りを確認してください',
    },
  },
  'withdrawal.paid': {
    title: { zh: '提现已到账', en: 'Withdrawal paid', es: 'Retirada pagada', ja: '出金が完了しました' },
    body: {
      zh: '您的提现已到账，实付 {actual}',
      en: 'Your withdrawal was paid: {actual}.',
      es: 'Su retirada se ha pagado: {actual}.',
      ja: '出金が完了しました。入金額 {actual}',
    },
  },
  'withdrawal.returned': {
    title: {
      zh: '提现未能到账',
      en: 'Withdrawal could not be paid',
      es: 'La retirada no pudo pagarse',
      ja: '出金を入金できませんでした',
    },
    body: {
      zh: '您的提现 {amount}未能到账：{reason}。款项已退回余额',
      en: 'Your withdrawal of {amount} could not be paid: {reason}. The money is back in your balance.',
      es: 'Su retirada de {amount} no pudo pagarse: {reason}. El dinero ha vuelto a su saldo.',
      ja: '{amount}の出金を入金できませんでした：{reason}。残高に戻しました',
    },
    sms: {
      zh: '您的提现 {amount}未能到账，款项已退回余额',
      en: 'Your withdrawal of {amount} could not be paid. The money is back in your balance.',
      es: 'Su retirada de {amount} no pudo pagarse. El dinero ha vuelto a su saldo.',
      ja: '{amount}の出金を入金できず、残高に戻しました',
    },
  },
})
