import { staff } from '#contract/access/staff.ts'
import { inLanguage } from '#contract/orders/state-words.ts'
import { type UserRow, users } from '#contract/people/users.ts'
import { choice, exportOf, moment, number, text, yesOrNo } from '#server/exports/index.ts'
import { allCitiesWords, kindWords, statusWords } from './export-words.ts'
import { list, listStaff, trueUser } from './list.ts'

const nickName = text<UserRow>(['昵称', 'Name', 'Nombre', '表示名'], 18, row => row.nickName)
const realName = text<UserRow>(['姓名', 'Real name', 'Nombre real', '氏名'], 16, row => row.realName)
const phone = text<UserRow>(['手机号', 'Phone', 'Teléfono', '電話番号'], 16, row => row.phone)
const status = choice(['状态', 'Status', 'Estado', '状態'], 12, statusWords, (row: UserRow) => row.status)
const statusReason = text<UserRow>(['状态原因', 'Reason', 'Motivo', '理由'], 28, row => row.statusReason)
const cities = text<UserRow>(['城市', 'Cities', 'Ciudades', '都市'], 20, (row, language) =>
  row.cityCodes === null ? inLanguage(allCitiesWords, language) : row.cityCodes.join(' '),
)
const lastSignInAt = moment<UserRow>(
  ['最近登录', 'Last sign-in', 'Último acceso', '最終ログイン'],
  row => row.lastSignInAt,
)
const createdAt = moment<UserRow>(['创建时间', 'Created', 'Creado', '作成日時'], row => row.createdAt)

export const usersExport = exportOf(users, {
  title: ['平台用户', 'Users', 'Usuarios', 'ユーザー'],
  read: (context, { isVerified, ...question }) => (isVerified ? trueUser : list)(context, question),
  columns: [
    number(['编号', 'ID', 'ID', 'ID'], 10, row => row.id),
    choice(['类型', 'Kind', 'Tipo', '種別'], 12, kindWords, row => row.kind),
    nickName,
    realName,
    phone,
    status,
    statusReason,
    number(['订单数', 'Orders', 'Pedidos', '注文数'], 10, row => row.orderCount),
    yesOrNo(['已实名', 'Verified', 'Verificado', '本人確認'], row => row.isVerified),
    cities,
    createdAt,
  ],
})

export const staffExport = exportOf(staff, {
  title: ['员工', 'Staff', 'Personal', 'スタッフ'],
  read: listStaff,
  columns: [
    text(['用户名', 'Username', 'Usuario', 'ユーザー名'], 20, row => row.username),
    nickName,
    realName,
    phone,
    text(['角色', 'Roles', 'Roles', 'ロール'], 28, row => row.roles.map(({ name }) => name).join(' / ')),
    cities,
    status,
    yesOrNo(['双重验证', 'Second factor', 'Segundo factor', '二段階認証'], row => row.isTotpOn),
    lastSignInAt,
    createdAt,
  ],
})
