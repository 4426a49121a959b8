import { type SignInRow, signIns } from '#contract/access/events.ts'
import type { Named } from '#contract/orders/state-words.ts'
import { choice, exportOf, moment, text } from '#server/exports/index.ts'
import { list } from './list.ts'

const whyWords: Readonly<Record<SignInRow['why'], Named>> = {
  ok: ['成功', 'Succeeded', 'Correcto', '成功'],
  wrongPassword: ['密码错误', 'Wrong password', 'Contraseña errónea', 'パスワード違い'],
  locked: ['尝试过多，须等待', 'Too many tries', 'Demasiados intentos', '試行回数超過'],
  disabled: ['账号已停用', 'Account disabled', 'Cuenta desactivada', '停止中のアカウント'],
  wrongCode: ['验证码错误', 'Wrong code', 'Código erróneo', '確認コード違い'],
}

export const signInsExport = exportOf(signIns, {
  title: ['登录日志', 'Sign-in log', 'Registro de accesos', 'ログイン履歴'],
  read: list,
  columns: [
    moment(['时间', 'Time', 'Hora', '日時'], row => row.at),
    text(['账号', 'Account', 'Cuenta', 'アカウント'], 20, row => row.username),
    text(['姓名', 'Name', 'Nombre', '氏名'], 16, row => row.name),
    choice(['结果', 'Result', 'Resultado', '結果'], 18, whyWords, row => row.why),
    text(['IP 地址', 'IP address', 'Dirección IP', 'IP アドレス'], 22, row => row.ip),
    text(['浏览器标识', 'Browser', 'Navegador', 'ブラウザ'], 48, row => row.userAgent),
  ],
})
