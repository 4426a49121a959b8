import { labelWords } from '#words/base/labels.ts'
import { uiWords } from '#words/base/ui.ts'
import type { FeatureWords } from '#words/feature.ts'
import { plural, type Spoken, words } from '#words/words.ts'

export const accountWords = words({
  title: { zh: '账号安全', en: 'Access', es: 'Acceso', ja: 'アカウントの安全' },
  devices: labelWords.devices,
  devicesHint: {
    zh: '不认识的设备请立即退出，并修改密码。',
    en: 'Sign out what you do not know, and change your password.',
    es: 'Cierre lo que no reconozca y cambie la contraseña.',
    ja: '心当たりのない端末はログアウトし、パスワードを変更してください。',
  },
  signOutOthers: {
    zh: '退出其他所有设备',
    en: 'Sign out all others',
    es: 'Cerrar todas las demás',
    ja: '他の端末をすべてログアウト',
  },
  sureToSignOutOthers: {
    zh: '确定让除本机外的所有设备退出登录吗？',
    en: 'Sign out every device but this one?',
    es: '¿Cerrar sesión en todos los dispositivos menos este?',
    ja: 'この端末以外をすべてログアウトしますか？',
  },
  sureToSignOut: labelWords.sureToSignOut,
  done: labelWords.done,
  factor: labelWords.secondFactor,
  factorHint: {
    zh: '登录时除密码外，还需输入手机验证器上的 6 位数字。密码泄露时，别人也无法登录。',
    en: 'Besides the password, signing in asks for six digits from your phone. A stolen password alone is then worth nothing.',
    es: 'Además de la contraseña se piden seis cifras de su teléfono. Una contraseña robada ya no basta.',
    ja: 'ログイン時にパスワードに加えて認証アプリの6桁を入力します。パスワードが漏れても侵入を防げます。',
  },
  on: labelWords.on,
  off: labelWords.off,
  demanded: { zh: '您的角色要求开启', en: 'Your role demands it', es: 'Su rol lo exige', ja: 'ロールにより必須' },
  codesLeft: {
    zh: (count: number) => `剩余 ${count} 个恢复码`,
    en: (count: number) => plural('en', count, { one: '1 recovery code left', other: `${count} recovery codes left` }),
    es: (count: number) =>
      plural('es', count, { one: 'Queda 1 código de recuperación', other: `Quedan ${count} códigos de recuperación` }),
    ja: (count: number) => `リカバリーコード 残り ${count} 個`,
  },
  fewCodes: {
    zh: '恢复码快用完了，请关闭后重新设置以获取新的。',
    en: 'Few are left. Turn it off and set it up again to get new ones.',
    es: 'Quedan pocos. Desactívelo y configúrelo de nuevo para obtener otros.',
    ja: '残りわずかです。一度オフにして再設定すると新しいコードが発行されます。',
  },
  setUp: { zh: '开启双重验证', en: 'Set up', es: 'Configurar', ja: '設定する' },
  turnOff: { zh: '关闭双重验证', en: 'Turn off', es: 'Desactivar', ja: 'オフにする' },
  begin: { zh: '下一步', en: 'Next', es: 'Siguiente', ja: '次へ' },
  scan: {
    zh: '用验证器应用扫描二维码，或手动输入密钥。',
    en: 'Scan this with an authenticator app, or type the key.',
    es: 'Escanee esto con una aplicación de autenticación o escriba la clave.',
    ja: '認証アプリで読み取るか、キーを入力してください。',
  },
  qr: {
    zh: '设置双重验证的二维码',
    en: 'QR code for the second factor',
    es: 'Código QR del segundo factor',
    ja: '二段階認証のQRコード',
  },
  secret: { zh: '密钥', en: 'Key', es: 'Clave', ja: 'キー' },
  code: { zh: '6 位验证码', en: 'Six digits', es: 'Seis cifras', ja: '6桁のコード' },
  anyCode: {
    zh: '验证码或恢复码',
    en: 'Six digits or a recovery code',
    es: 'Seis cifras o un código de recuperación',
    ja: '6桁のコードまたはリカバリーコード',
  },
  codeHint: {
    zh: '验证器上显示的数字',
    en: 'What the app shows now',
    es: 'Lo que muestra la aplicación',
    ja: 'アプリに表示されている数字',
  },
  codeMissing: {
    zh: '请输入 6 位数字',
    en: 'Enter six digits',
    es: 'Escriba seis cifras',
    ja: '6桁の数字を入力してください',
  },
  confirm: { zh: '确认开启', en: 'Turn on', es: 'Activar', ja: 'オンにする' },
  codes: { zh: '恢复码', en: 'Recovery codes', es: 'Códigos de recuperación', ja: 'リカバリーコード' },
  codesHint: {
    zh: '手机丢失时，每个码可代替验证码登录一次。只显示这一次，请保存到安全的地方。',
    en: 'If you lose the phone, each of these signs you in once. They are shown only now: keep them somewhere safe.',
    es: 'Si pierde el teléfono, cada uno sirve para entrar una vez. Solo se muestran ahora: guárdelos en lugar seguro.',
    ja: 'スマホを失くしたとき、各コードで1回だけログインできます。今回しか表示されません。安全に保管してください。',
  },
  copyAll: { zh: '复制全部', en: 'Copy all', es: 'Copiar todo', ja: 'すべてコピー' },
  copied: uiWords.copied,
  download: labelWords.download,
  fileName: {
    zh: '同城管家-恢复码.txt',
    en: 'citydesk-recovery-codes.txt',
    es: 'citydesk-codigos.txt',
    ja: 'citydesk-recovery-codes-ja.txt',
  },
  kept: labelWords.kept,
  turnedOff: {
    zh: '双重验证已关闭',
    en: 'The second factor is off',
    es: 'El segundo factor está desactivado',
    ja: '二段階認証をオフにしました',
  },
})

export const accountFeature = words({
  name: { zh: '本人账号', en: 'Own account', es: 'Cuenta propia', ja: '本人のアカウント' },
  events: {
    'account.signOutDevice': {
      zh: '退出本人的一台设备',
      en: 'Signed out a device',
      es: 'Cerró un dispositivo',
      ja: '端末をログアウト',
    },
    'account.signOutOthers': {
      zh: '退出本人的其他设备',
      en: 'Signed out other devices',
      es: 'Cerró los otros dispositivos',
      ja: '他の端末をログアウト',
    },
    'account.beginTotp': undefined,
    'account.confirmTotp': {
      zh: '开启双重验证',
      en: 'Turned on second factor',
      es: 'Activó el segundo factor',
      ja: '二段階認証を有効化',
    },
    'account.endTotp': {
      zh: '关闭双重验证',
      en: 'Turned off second factor',
      es: 'Desactivó el segundo factor',
      ja: '二段階認証を無効化',
    },
  },
} satisfies FeatureWords<'account'>)

/** The devices where somebody is signed in. */
export const sessionListWords = words({
  thisDevice: { zh: '本机', en: 'This device', es: 'Este dispositivo', ja: 'この端末' },
  signedInAt: { zh: '登录于', en: 'Signed in', es: 'Inicio', ja: 'ログイン' },
  lastSeen: { zh: '最近活动', en: 'Last active', es: 'Última actividad', ja: '最終利用' },
  signOutDevice: {
    zh: '退出此设备',
    en: 'Sign out this device',
    es: 'Cerrar sesión en este dispositivo',
    ja: 'この端末をログアウト',
  },
  noDevices: {
    zh: '没有登录中的设备',
    en: 'No device is signed in',
    es: 'Ningún dispositivo con sesión iniciada',
    ja: 'ログイン中の端末はありません',
  },
  unknownDevice: { zh: '未知设备', en: 'Unknown device', es: 'Dispositivo desconocido', ja: '不明な端末' },
})

/** Beside the sign-in with a password: the first administrator, and the company's own sign-in. */
export const otherSignInWords = words({
  passwordAgain: { zh: '确认密码', en: 'Password again', es: 'Repita la contraseña', ja: 'パスワード（確認）' },
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
    es: 'El acceso no se ha completado. Vuelva a entrar.',
    ja: 'ログインが完了しませんでした。もう一度ログインしてください。',
  },
  backToSignIn: {
    zh: '返回登录页',
    en: 'Back to the sign-in page',
    es: 'Volver a la página de acceso',
    ja: 'ログイン画面へ戻る',
  },
  signInWith: {
    zh: (company: string) => `使用 ${company} 登录`,
    en: (company: string) => `Sign in with ${company}`,
    es: (company: string) => `Entrar con ${company}`,
    ja: (company: string) => `${company} でログイン`,
  },
})

export type OtherSignInWords = Spoken<typeof otherSignInWords>
