import { labelWords } from '#words/base/labels.ts'
import type { FeatureWords } from '#words/feature.ts'
import { type Phrase, type Spoken, words } from '#words/words.ts'

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
    es: 'Escribe tu usuario',
    ja: 'ユーザー名を入力してください',
  },
  passwordMissing: {
    zh: '请输入密码',
    en: 'Enter your password',
    es: 'Escribe tu contraseña',
    ja: 'パスワードを入力してください',
  },
  code: { zh: '动态验证码', en: 'Verification code', es: 'Código de verificación', ja: '認証コード' },
  codeHint: {
    zh: '身份验证器上的 6 位数字，或一个恢复码',
    en: 'The 6 digits of your authenticator app, or a recovery code',
    es: 'Las 6 cifras de tu aplicación de autenticación o un código de recuperación',
    ja: '認証アプリの6桁の数字、またはリカバリーコード',
  },
  passwordAgain: { zh: '确认密码', en: 'Password again', es: 'Repite la contraseña', ja: 'パスワード（確認）' },
  setup: {
    zh: '创建第一位管理员',
    en: 'Create the first administrator',
    es: 'Crear el primer administrador',
    ja: '最初の管理者を作成',
  },
  setupHint: {
    zh: '这个账号拥有全部权限，其他员工账号由他来开通。',
    en: 'This account may do everything, and opens the accounts of all other staff.',
    es: 'Esta cuenta puede hacerlo todo y abre las cuentas del resto del personal.',
    ja: 'すべての権限を持ち、ほかのスタッフのアカウントを発行します。',
  },
  createAdministrator: { zh: '创建并登录', en: 'Create and sign in', es: 'Crear y entrar', ja: '作成してログイン' },
  usernameShort: {
    zh: '用户名至少 2 个字符',
    en: 'A username has at least 2 characters',
    es: 'El usuario tiene al menos 2 caracteres',
    ja: 'ユーザー名は2文字以上で入力してください',
  },
  passwordShort: {
    zh: '密码至少 8 个字符',
    en: 'A password has at least 8 characters',
    es: 'La contraseña tiene al menos 8 caracteres',
    ja: 'パスワードは8文字以上で入力してください',
  },
  passwordsDiffer: {
    zh: '两次输入的密码不一致',
    en: 'The two passwords differ',
    es: 'Las dos contraseñas no coinciden',
    ja: 'パスワードが一致しません',
  },
  signInWith: {
    zh: (company: string) => `使用 ${company} 登录`,
    en: (company: string) => `Sign in with ${company}`,
    es: (company: string) => `Entrar con ${company}`,
    ja: (company: string) => `${company} でログイン`,
  },
  comingBack: {
    zh: '正在完成登录…',
    en: 'Finishing the sign-in…',
    es: 'Terminando el acceso…',
    ja: 'ログインを完了しています…',
  },
  confirmed: {
    zh: '已确认是您本人',
    en: 'You have confirmed who you are.',
    es: 'Ha confirmado su identidad.',
    ja: '本人確認が完了しました。',
  },
  closeWindow: {
    zh: '可以关闭此窗口，回到原来的页面',
    en: 'Close this window and go on in the other one.',
    es: 'Cierre esta ventana y siga en la otra.',
    ja: 'このウィンドウを閉じて元の画面へ戻ってください。',
  },
  noTicket: {
    zh: '登录没有完成，请重新登录',
    en: 'The sign-in was not finished. Please sign in again.',
    es: 'El acceso no se ha completado. Vuelve a entrar.',
    ja: 'ログインが完了しませんでした。もう一度ログインしてください。',
  },
  backToSignIn: {
    zh: '返回登录页',
    en: 'Back to the sign-in page',
    es: 'Volver a la página de acceso',
    ja: 'ログイン画面へ戻る',
  },
  /** By the word that a failed sign-in with the company's account comes back with. */
  reasons: {
    expired: {
      zh: '登录超时，请重新登录',
      en: 'The sign-in took too long. Please sign in again.',
      es: 'El acceso ha tardado demasiado. Vuelve a entrar.',
      ja: 'ログインに時間がかかりすぎました。もう一度ログインしてください。',
    },
    declined: {
      zh: '您在公司账号页面取消了登录',
      en: 'The sign-in was cancelled at your company account.',
      es: 'Se ha cancelado el acceso en tu cuenta de empresa.',
      ja: '会社アカウントでのログインがキャンセルされました。',
    },
    unknown: {
      zh: '这个公司账号还没有开通，请联系管理员',
      en: 'This company account has no access yet. Please ask an administrator.',
      es: 'Esta cuenta de empresa aún no tiene acceso. Contacta con un administrador.',
      ja: 'この会社アカウントはまだ利用できません。管理者にお問い合わせください。',
    },
    failed: {
      zh: '公司账号暂时无法登录，请用密码登录或稍后再试',
      en: 'Your company account cannot be reached. Use your password, or try again later.',
      es: 'No se puede usar la cuenta de empresa. Usa tu contraseña o inténtalo más tarde.',
      ja: '会社アカウントに接続できません。パスワードでログインするか、後でお試しください。',
    },
  } as Record<string, Phrase>,
})

export type LoginWords = Spoken<typeof loginWords>

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
    'session.rescueAccount': {
      zh: '从服务器找回账号',
      en: 'Rescued an account',
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
