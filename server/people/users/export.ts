import { staff } from '#contract/access/staff.ts'
import { mostOrdersCounted } from '#contract/people/counted-orders.ts'
import { type UserRow, users } from '#contract/people/users.ts'
import { choice, exportOf, moment, number, text, yesOrNo } from '#server/desk/exports/index.ts'
import { spreadsheetWords } from '#words/desk/exports.ts'
import { orderFiltersWords } from '#words/orders/filters.ts'
import { timelineWords } from '#words/orders/moves.ts'
import { cityWords } from '#words/people/people.ts'
import { staffWords } from '#words/people/staff.ts'
import { usersWords } from '#words/people/users.ts'
import { inLanguage } from '#words/words.ts'
import { list, listStaff, trueUser } from './list.ts'

const nickName = text<UserRow>(staffWords.form.nickName, 18, row => row.nickName)
const realName = text<UserRow>(staffWords.form.realName, 16, row => row.realName)
const phone = text<UserRow>(staffWords.columns.phone, 16, row => row.phone)
const status = choice(staffWords.columns.state, 12, usersWords.statuses, (row: UserRow) => row.status)
const statusReason = text<UserRow>(spreadsheetWords.reason, 28, row => row.statusReason)
const cities = text<UserRow>(usersWords.columns.cities, 20, (row, language, cityName) =>
  row.cityCodes === null
    ? inLanguage(cityWords.all, language)
    : row.cityCodes.map(code => cityName(code, language)).join(' '),
)
const lastSignInAt = moment<UserRow>(staffWords.columns.seen, row => row.lastSignInAt)
const createdAt = moment<UserRow>(spreadsheetWords.created, row => row.createdAt)

export const usersExport = exportOf(users, {
  title: usersWords.title,
  searchesPeople: true,
  read: (context, { isVerified, ...question }) => (isVerified ? trueUser : list)(context, question),
  columns: [
    number(spreadsheetWords.id, 10, row => row.id),
    choice(orderFiltersWords.kind, 12, { ...usersWords.kinds, staff: timelineWords.actors.staff }, row => row.kind),
    nickName,
    realName,
    phone,
    status,
    statusReason,
    text(usersWords.columns.orders, 10, row =>
      row.orderCount < mostOrdersCounted ? String(row.orderCount) : `${mostOrdersCounted}+`,
    ),
    yesOrNo(usersWords.columns.verified, row => row.isVerified),
    cities,
    createdAt,
  ],
})

export const staffExport = exportOf(staff, {
  title: staffWords.title,
  searchesPeople: true,
  read: listStaff,
  columns: [
    text(staffWords.form.username, 20, row => row.username),
    nickName,
    realName,
    phone,
    text(staffWords.columns.roles, 28, row => row.roles.map(({ name }) => name).join(' / ')),
    cities,
    status,
    yesOrNo(staffWords.columns.factor, row => row.isTotpOn),
    lastSignInAt,
    createdAt,
  ],
})
