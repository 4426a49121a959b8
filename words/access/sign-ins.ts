import type { SignInRow } from '#contract/access/events.ts'
import { labelWords } from '#words/base/labels.ts'
import type { FeatureWords } from '#words/feature.ts'
import { type Phrase, type Spoken, words } from '#words/words.ts'

const result = { zh: '结果', en: 'Result', es: 'Resultado', ja: '結果' }

const title: Phrase = { zh: '登录日志', en: 'Sign-in log', es: 'Registro de accesos', ja: 'ログイン履歴' }

export const signInsWords = words({
  title: title,
  search: {
    zh: '用户名、姓名或 IP',
    en: 'Username, name or address',
    es: 'Usuario, nombre o IP',
    ja: 'ユーザー名、氏名、IPアドレス',
  },
  result,
  results: {
    all: { zh: '全部结果', en: 'Any result', es: 'Cualquier resultado', ja: 'すべての結果' },
    success: { zh: '成功', en: 'Succeeded', es: 'Correctos', ja: '成功' },
    failure: { zh: '失败', en: 'Failed', es: 'Fallidos', ja: '失敗' },
  },
  fresh: labelWords.newEntries,
  empty: {
    zh: '没有符合条件的登录记录',
    en: 'No sign-in matches.',
    es: 'Ningún acceso coincide.',
    ja: '条件に合うログインはありません',
  },
  columns: {
    at: labelWords.when,
    who: { zh: '账号', en: 'Who', es: 'Quién', ja: 'アカウント' },
    why: result,
    ip: { zh: 'IP 地址', en: 'Address', es: 'Dirección IP', ja: 'IPアドレス' },
    device: { zh: '设备', en: 'Device', es: 'Dispositivo', ja: '端末' },
  },
  why: {
    ok: { zh: '成功', en: 'Succeeded', es: 'Correcto', ja: '成功' },
    wrongPassword: { zh: '密码错误', en: 'Wrong password', es: 'Contraseña errónea', ja: 'パスワード違い' },
    locked: { zh: '尝试过多，须等待', en: 'Too many tries', es: 'Demasiados intentos', ja: '試行回数超過' },
    disabled: { zh: '账号已停用', en: 'Account disabled', es: 'Cuenta desactivada', ja: '停止中のアカウント' },
    wrongCode: { zh: '验证码错误', en: 'Wrong code', es: 'Código erróneo', ja: '確認コード違い' },
    passwordEnded: {
      zh: '临时密码已过期',
      en: 'Temporary password ended',
      es: 'Contraseña temporal caducada',
      ja: '仮パスワードの期限切れ',
    },
    leftOut: {
      zh: '同一地址的更多失败',
      en: 'More failures of this address',
      es: 'Más fallos de esta dirección',
      ja: '同じアドレスのその他の失敗',
    },
  } satisfies Record<SignInRow['why'], Phrase>,
  nobody: { zh: '无此账号', en: 'No such account', es: 'No existe la cuenta', ja: '該当アカウントなし' },
  userAgent: { zh: '浏览器标识', en: 'Browser says', es: 'Navegador', ja: 'ブラウザー情報' },
  event: { zh: '记录编号', en: 'Entry', es: 'Registro n.º', ja: '記録番号' },
})

export type SignInsWords = Spoken<typeof signInsWords>

const signInsExport: Phrase = {
  zh: '导出登录日志',
  en: 'Export the sign-in log',
  es: 'Exportar el registro de accesos',
  ja: 'ログイン履歴を出力',
}

export const signInsFeature = words({
  name: title,
  permissions: {
    'signIns.view': {
      zh: '查看登录日志',
      en: 'See the sign-in log',
      es: 'Ver el registro de accesos',
      ja: 'ログイン履歴を見る',
    },
    'signIns.export': signInsExport,
  },
  events: {
    'signIns.export': signInsExport,
  },
} satisfies FeatureWords<'signIns'>)
