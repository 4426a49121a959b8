import { labelWords } from '#words/base/labels.ts'
import { uiWords } from '#words/base/ui.ts'
import type { FeatureWords } from '#words/feature.ts'
import { plural, words } from '#words/words.ts'

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
    es: 'Código QR del doble factor',
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
  kept: { zh: '我已保存', en: 'I have kept them', es: 'Ya los guardé', ja: '保存しました' },
  turnedOff: {
    zh: '双重验证已关闭',
    en: 'The second factor is off',
    es: 'El doble factor está desactivado',
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
      es: 'Activó el doble factor',
      ja: '二段階認証を有効化',
    },
    'account.endTotp': {
      zh: '关闭双重验证',
      en: 'Turned off second factor',
      es: 'Desactivó el doble factor',
      ja: '二段階認証を無効化',
    },
  },
} satisfies FeatureWords<'account'>)
