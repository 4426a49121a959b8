import { words } from '#words/words.ts'

/** Proving who one is once more, before something that is shown or done to few people. */
export const proofWords = words({
  code: {
    zh: '您的两步验证码',
    en: 'Code of your second factor',
    es: 'Código de su segundo factor',
    ja: '二段階認証のコード',
  },
  codeHint: {
    zh: '验证器应用中的 6 位数字，或一个恢复码；每个验证码只能使用一次',
    en: 'Six digits of your authenticator app, or a recovery code. Each code is good once.',
    es: 'Seis cifras de su autenticador, o un código de recuperación. Cada código sirve una vez.',
    ja: '認証アプリの 6 桁、またはリカバリーコード。各コードは 1 回限りです。',
  },
  password: { zh: '您的登录密码', en: 'Your password', es: 'Su contraseña', ja: 'あなたのパスワード' },
  passwordHint: {
    zh: '您还没有开启两步验证，请输入密码；建议在个人中心开启',
    en: 'You have no second factor yet, so the password is asked. You can set one up in your account.',
    es: 'Aún no tiene segundo factor: se pide la contraseña. Puede configurarlo en su cuenta.',
    ja: '二段階認証が未設定のためパスワードを入力してください。アカウントで設定できます。',
  },
  confirmAt: {
    zh: (issuer: string) => `用 ${issuer} 确认身份`,
    en: (issuer: string) => `Confirm with ${issuer}`,
    es: (issuer: string) => `Confirmar con ${issuer}`,
    ja: (issuer: string) => `${issuer} で本人確認`,
  },
  confirmHint: {
    zh: '在新窗口中重新登录公司账号，确认是您本人',
    en: 'Sign in to the company account once more, in a window of its own.',
    es: 'Entre de nuevo en la cuenta de empresa, en otra ventana.',
    ja: '別ウィンドウで会社アカウントにもう一度ログインしてください。',
  },
  confirmed: {
    zh: '已确认，5 分钟内有效',
    en: 'Confirmed, for five minutes',
    es: 'Confirmado, durante cinco minutos',
    ja: '確認済み（5 分間有効）',
  },
  confirmAgain: { zh: '重新确认', en: 'Confirm again', es: 'Confirmar de nuevo', ja: 'もう一度確認' },
  notConfirmed: {
    zh: '没有完成确认，请重试',
    en: 'It was not confirmed. Please try again.',
    es: 'No se ha confirmado. Inténtelo de nuevo.',
    ja: '確認できませんでした。もう一度お試しください。',
  },
  shownOnce: {
    zh: '密钥只显示这一次，请立即复制到对方的密钥管理中。关闭后无法再次查看，只能更换。',
    en: 'The secret is shown this once. Copy it now to where the app keeps its secrets: later it can only be rotated.',
    es: 'El secreto se muestra solo esta vez. Cópielo ahora: después solo se puede rotar.',
    ja: 'シークレットは今回のみ表示されます。今コピーしてください。後からは更新しかできません。',
  },
  kept: { zh: '我已保存', en: 'I have kept it', es: 'Lo he guardado', ja: '保存しました' },
})
