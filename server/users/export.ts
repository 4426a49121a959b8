import { staff } from '#contract/access/staff.ts'
import { type UserRow, users } from '#contract/people/users.ts'
import { choice, exportOf, moment, number, text, yesOrNo } from '#server/exports/index.ts'
import { filtersText } from '#words/orders/filters.ts'
import { timelineText } from '#words/orders/timeline.ts'
import { cityText } from '#words/people/cities.ts'
import { staffText } from '#words/people/staff.ts'
import { usersText } from '#words/people/users.ts'
import { spreadsheetWords } from '#words/shell/exports.ts'
import { inLanguage } from '#words/words.ts'
import { list, listStaff, trueUser } from './list.ts'

const nickName = text<UserRow>(staffText.form.nickName, 18, row => row.nickName)
const realName = text<UserRow>(staffText.form.realName, 16, row => row.realName)
const phone = text<UserRow>(staffText.columns.phone, 16, row => row.phone)
const status = choice(staffText.columns.state, 12, usersText.statuses, (row: UserRow) => row.status)
const statusReason = text<UserRow>(spreadsheetWords.reason, 28, row => row.statusReason)
const cities = text<UserRow>(usersText.columns.cities, 20, (row, language) =>
  row.cityCodes === null ? inLanguage(cityText.all, language) : row.cityCodes.join(' '),
)
const lastSignInAt = moment<UserRow>(staffText.columns.seen, row => row.lastSignInAt)
const createdAt = moment<UserRow>(spreadsheetWords.created, row => row.createdAt)

export const usersExport = exportOf(users, {
  title: usersText.title,
  read: (context, { isVerified, ...question }) => (isVerified ? trueUser : list)(context, question),
  columns: [
    number(spreadsheetWords.id, 10, row => row.id),
    choice(filtersText.kind, 12, { ...usersText.kinds, staff: timelineText.actors.staff }, row => row.kind),
    nickName,
    realName,
    phone,
    status,
    statusReason,
    number(usersText.columns.orders, 10, row => row.orderCount),
    yesOrNo(usersText.columns.verified, row => row.isVerified),
    cities,
    createdAt,
  ],
})

export const staffExport = exportOf(staff, {
  title: staffText.title,
  read: listStaff,
  columns: [
    text(staffText.form.username, 20, row => row.username),
    nickName,
    realName,
    phone,
    text(staffText.columns.roles, 28, row => row.roles.map(({ name }) => name).join(' / ')),
    cities,
    status,
    yesOrNo(staffText.columns.factor, row => row.isTotpOn),
    lastSignInAt,
    createdAt,
  ],
})
