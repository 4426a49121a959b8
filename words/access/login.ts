import type { Reason } from '#contract/base/refusals.ts'
import { labelWords } from '#words/base/labels.ts'
import type { FeatureWords } from '#words/feature.ts'
import { type Phrase, words } from '#words/words.ts'

const title = { zh: '登录', en: 'Sign in', es: 'Iniciar sesión', ja: 'ログイン' }

export const loginWords = words({
  system: labelWords.productName,
  title,
  purpose: {
    zh: '同城生活服务调度后台',
    en: 'The back-office for local-life services',
    es: 'La oficina de gestión de los servicios locales',
    ja: '地域サービスの運営管理画面',
  },
  username: labelWords.username,
  password: { zh: '密码', en: 'Password', es: 'Contraseña', ja: 'パスワード' },
  signIn: title,
  language: labelWords.language,
  usernameMissing: {
    zh: '请输入用户名',
    en: 'Enter your username',
    es: 'Escriba su usuario',
    ja: 'ユーザー名を入力してください',
  },
  passwordMissing: {
    zh: '请输入密码',
    en: 'Enter your password',
    es: 'Escriba su contraseña',
    ja: 'パスワードを入力してください',
  },
  code: { zh: '动态验证码', en: 'Verification code', es: 'Código de verificación', ja: '認証コード' },
  codeHint: {
    zh: '身份验证器上的 6 位数字，或一个恢复码',
    en: 'The 6 digits of your authenticator app, or a recovery code',
    es: 'Las 6 cifras de su aplicación de autenticación o un código de recuperación',
    ja: '認証アプリの6桁の数字、またはリカバリーコード',
  },
  /** By the word that a failed sign-in with the company's account comes back with. */
  reasons: {
    expired: {
      zh: '登录超时，请重新登录',
      en: 'The sign-in took too long. Please sign in again.',
      es: 'El acceso ha tardado demasiado. Vuelva a entrar.',
      ja: 'ログインに時間がかかりすぎました。もう一度ログインしてください。',
    },
    declined: {
      zh: '您在公司账号页面取消了登录',
      en: 'The sign-in was cancelled at your company account.',
      es: 'Se ha cancelado el acceso en su cuenta de empresa.',
      ja: '会社アカウントでのログインがキャンセルされました。',
    },
    unknown: {
      zh: '这个公司账号还没有开通，请联系管理员',
      en: 'This company account has no access yet. Please ask an administrator.',
      es: 'Esta cuenta de empresa aún no tiene acceso. Contacte con un administrador.',
      ja: 'この会社アカウントはまだ利用できません。管理者にお問い合わせください。',
    },
    failed: {
      zh: '公司账号暂时无法登录，请用密码登录或稍后再试',
      en: 'Your company account cannot be reached. Use your password, or try again later.',
      es: 'No se puede usar la cuenta de empresa. Use su contraseña o inténtelo más tarde.',
      ja: '会社アカウントに接続できません。パスワードでログインするか、後でお試しください。',
    },
  } as Record<string, Phrase>,
})

export const sessionFeature = words({
  name: { zh: '登录', en: 'Sign-in', es: 'Acceso', ja: 'ログイン' },
  events: {
    'session.createFirstAdministrator': {
      zh: '创建首位管理员',
      en: 'Made the first administrator',
      es: 'Creó el primer administrador',
      ja: '最初の管理者を作成',
    },
    'session.login': { zh: '登录', en: 'Signed in', es: 'Inició sesión', ja: 'ログイン' },
    'session.refreshToken': undefined,
    'session.socketTicket': undefined,
    'session.logout': { zh: '退出登录', en: 'Signed out', es: 'Cerró sesión', ja: 'ログアウト' },
  },
  systemEvents: {
    'session.guessed': {
      zh: '密码被反复猜测',
      en: 'Password was guessed at',
      es: 'Intentaron adivinar la contraseña',
      ja: 'パスワードの推測を検知',
    },
    'session.codesSpent': {
      zh: '验证码输错次数过多',
      en: 'Too many wrong codes',
      es: 'Demasiados códigos erróneos',
      ja: 'コードの誤りが多すぎる',
    },
    'session.tokenReused': {
      zh: '旧登录凭证被使用，会话已结束',
      en: 'An old token was used; the session was ended',
      es: 'Se usó una credencial antigua; se cerró la sesión',
      ja: '古いトークンが使われ、セッションを終了',
    },
    'session.restoreAccess': {
      zh: '从服务器找回账号',
      en: 'Restored access to an account',
      es: 'Recuperó una cuenta',
      ja: 'アカウントを復旧',
    },
  },
} satisfies FeatureWords<'session'>)

export const signOnFeature = words({
  name: { zh: '单点登录', en: 'Single sign-on', es: 'Inicio de sesión único', ja: 'シングルサインオン' },
  events: {
    'signOn.oidcFinish': {
      zh: '通过企业账号登录',
      en: 'Signed in with the company account',
      es: 'Entró con la cuenta de empresa',
      ja: '会社アカウントでログイン',
    },
    'signOn.confirm': {
      zh: '用企业账号确认身份',
      en: 'Confirmed with the company account',
      es: 'Confirmó con la cuenta de empresa',
      ja: '会社アカウントで本人確認',
    },
  },
} satisfies FeatureWords<'signOn'>)

/** What a person reads when the answer is no. */
export const signInRefusals = words({
  wrongPassword: {
    zh: '用户名或密码错误，请检查后重试',
    en: 'Wrong username or password. Check both and try again.',
    es: 'Usuario o contraseña incorrectos. Revíselos e inténtelo de nuevo.',
    ja: 'ユーザー名またはパスワードが違います。確認してもう一度お試しください。',
  },
  accountDisabled: {
    zh: '账号已停用，请联系管理员',
    en: 'This account is disabled. Contact an administrator.',
    es: 'Esta cuenta está desactivada. Contacte con un administrador.',
    ja: 'このアカウントは停止されています。管理者に連絡してください。',
  },
  passwordEnded: {
    zh: '此临时密码已过期（有效 24 小时），请联系给您密码的管理员重新设置',
    en: 'This temporary password has ended after 24 hours. Ask the administrator who gave it to you for a new one.',
    es: 'Esta contraseña temporal caducó a las 24 horas. Pida otra al administrador que se la dio.',
    ja: 'この仮パスワードは 24 時間の有効期限が切れました。発行した管理者に再発行を依頼してください。',
  },
  keySpent: {
    zh: '此链接已失效，请重新启动服务以获取新的链接',
    en: 'This link is no longer good. Restart the server to get a new one.',
    es: 'Este enlace ya no es válido. Reinicie el servidor para obtener otro.',
    ja: 'このリンクは無効です。サーバーを再起動して新しいリンクを取得してください。',
  },
  totpNeeded: {
    zh: '请输入验证器应用中的 6 位验证码，或一个恢复码',
    en: 'Enter the 6-digit code of your authenticator app, or a recovery code.',
    es: 'Introduzca el código de 6 dígitos de su autenticador o un código de recuperación.',
    ja: '認証アプリの 6 桁のコード、またはリカバリーコードを入力してください。',
  },
  totpWrong: {
    zh: '验证码不正确或已使用，请等待下一个验证码后重试',
    en: 'The code is wrong or was used already. Wait for the next one and try again.',
    es: 'El código es incorrecto o ya se usó. Espere al siguiente e inténtelo de nuevo.',
    ja: 'コードが正しくないか、使用済みです。次のコードを待ってもう一度お試しください。',
  },
  ticketSpent: {
    zh: '本次登录已失效，请重新登录',
    en: 'This sign-in is no longer good. Sign in again.',
    es: 'Este inicio de sesión ya no es válido. Inicie sesión de nuevo.',
    ja: 'このログインは無効になりました。もう一度ログインしてください。',
  },
  lockedForNow: {
    zh: '尝试次数过多，请 {seconds} 秒后再试',
    en: 'Too many attempts. Try again in {seconds} seconds.',
    es: 'Demasiados intentos. Vuelva a intentarlo en {seconds} segundos.',
    ja: '試行回数が多すぎます。{seconds} 秒後にもう一度お試しください。',
  },
  codesSpent: {
    zh: '该账号输错验证码的次数过多，请 {minutes} 分钟后再试；急用请联系管理员解锁',
    en: 'Too many wrong codes for this account. Try again in {minutes} minutes, or ask an administrator to unlock it.',
    es: 'Demasiados códigos erróneos en esta cuenta. Inténtelo en {minutes} minutos o pida a un administrador que la desbloquee.',
    ja: 'このアカウントでコードの誤りが多すぎます。{minutes} 分後に試すか、管理者にロック解除を依頼してください。',
  },
  confirmationSpent: {
    zh: '没有收到公司账号的确认，请重新确认',
    en: 'No confirmation from the company account arrived. Please confirm again.',
    es: 'No ha llegado la confirmación de la cuenta de empresa. Confirme de nuevo.',
    ja: '会社アカウントの確認が届いていません。もう一度確認してください。',
  },
  confirmedAsOther: {
    zh: '确认用的公司账号不是当前登录的账号，请用自己的账号确认',
    en: 'Another account was confirmed than the one that is signed in here. Confirm with your own.',
    es: 'Se ha confirmado otra cuenta que la que tiene la sesión aquí. Confirme con la suya.',
    ja: '現在ログイン中とは別のアカウントで確認されました。ご自身のアカウントで確認してください。',
  },
} satisfies Partial<Record<Reason, Phrase>>)
