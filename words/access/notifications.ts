import { words } from '#words/words.ts'

/** By kind: what threatens an account. `own` is for its owner, the other for administrators. */
export const accessNotificationWords = words({
  'session.guessed': {
    zh: '账号 {username} 的密码正被多个地址反复猜测，请留意并通知本人',
    en: 'Account {username}: its password is guessed at from many addresses. Watch it, and tell the owner.',
    es: 'Cuenta {username}: intentan adivinar su contraseña desde muchas direcciones. Vigílela y avise a su titular.',
    ja: 'アカウント {username}：多数のアドレスからパスワードが推測されています。注意し、本人に知らせてください。',
  },
  'session.ownGuessed': {
    zh: '有人正从多个地址反复猜测您的密码，请确认密码足够复杂并开启双重验证',
    en: 'Somebody guesses at your password from many addresses. Make sure that it is a strong one, and set up the second factor.',
    es: 'Alguien intenta adivinar su contraseña desde muchas direcciones. Compruebe que sea segura y active el doble factor.',
    ja: '多数のアドレスからあなたのパスワードが推測されています。十分に強いか確認し、二段階認証を設定してください。',
  },
  'session.codesSpent': {
    zh: '账号 {username} 在密码正确后多次输错验证码，密码可能已泄露，请向本人核实并重置密码',
    en: 'Account {username}: too many wrong codes after the right password. Ask the owner, and reset the password if it was not them.',
    es: 'Cuenta {username}: demasiados códigos erróneos tras la contraseña correcta. Pregunte a su titular y restablezca la contraseña si no fue él.',
    ja: 'アカウント {username}：正しいパスワードの後にコードの誤りが続いています。本人に確認し、違う場合はパスワードを再発行してください。',
  },
  'session.ownCodesSpent': {
    zh: '有人用您的密码登录并多次输错验证码；如非本人操作，请立即修改密码',
    en: 'Somebody who knows your password entered too many wrong codes. If it was not you, change your password now.',
    es: 'Alguien que conoce su contraseña introdujo demasiados códigos erróneos. Si no fue usted, cámbiela ahora.',
    ja: 'あなたのパスワードを知る人がコードを何度も誤りました。心当たりがなければ、すぐにパスワードを変更してください。',
  },
  'session.tokenReused': {
    zh: '您在 {ip} 的登录可能被他人盗用，已退出；请检查登录设备，如有异常请修改密码',
    en: 'Your sign-in at {ip} may have been stolen and was ended. Look at your devices, and change your password if one is not yours.',
    es: 'Su sesión en {ip} pudo ser robada y se cerró. Revise sus dispositivos y cambie la contraseña si alguno no es suyo.',
    ja: '{ip} でのログインが盗用された可能性があるため終了しました。端末を確認し、不審なものがあればパスワードを変更してください。',
  },
})
