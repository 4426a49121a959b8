import type { operations } from '#contract/operations.ts'
import { type StaffMove, staffMoves } from '#contract/orders/order-names.ts'
import { inputOf } from '../../setup/orders/desk-moves.ts'
import { applicationEntries } from './access-entries-applications.ts'
import { chatEntries } from './access-entries-chats.ts'
import { cityEntries } from './access-entries-cities.ts'
import { complaintEntries } from './access-entries-complaints.ts'
import { dashboardEntries } from './access-entries-dashboard.ts'
import { depositEntries } from './access-entries-deposits.ts'
import { dispatchEntries } from './access-entries-dispatch.ts'
import { feedbackEntries } from './access-entries-feedback.ts'
import { ledgerEntries } from './access-entries-ledger.ts'
import { postEntries } from './access-entries-posts.ts'
import { reconEntries } from './access-entries-recon.ts'
import { settlementEntries } from './access-entries-settlements.ts'
import { verificationEntries } from './access-entries-verifications.ts'
import { withdrawalEntries } from './access-entries-withdrawals.ts'
import type { Entry, TargetRecords } from './access-entry.ts'

type Operations = typeof operations
type NameOf<Features> = { [F in keyof Features & string]: `${F}.${keyof Features[F] & string}` }[keyof Features &
  string]
type NameInOwnCities = {
  [F in keyof Operations]: {
    [Verb in keyof Operations[F]]: Operations[F][Verb] extends { cityScope: 'none' } ? never : `${F}.${Verb & string}`
  }[keyof Operations[F]]
}[keyof Operations]

/** No record has this version, so that the command passes its permission check and changes nothing. */
const stale = { version: 9999 }
const reason = '矩阵测试'
const staffTarget = ({ staffId: id }: TargetRecords) => ({ id, ...stale, reason })
const customerTarget = ({ customerId: id }: TargetRecords) => ({ id, ...stale, reason })
const workerTarget = ({ workerId: id }: TargetRecords) => ({ id, ...stale, reason })
const merchantTarget = ({ merchantId: id }: TargetRecords) => ({ id, ...stale, reason })
const orderTarget = ({ order: { id } }: TargetRecords) => ({ id, ...stale })
const refundTarget = ({ refundId: id }: TargetRecords) => ({ id, ...stale, reason })

/** Every move of staff concerns one order. */
const decisions = Object.fromEntries(
  staffMoves.map((move): [string, Entry] => [
    `orders.${move}`,
    {
      about: 'record',
      input: ({ order, workerId }: TargetRecords) => ({
        ...inputOf(move, order, ['assign', 'reassign'].includes(move) ? workerId : undefined),
        ...stale,
      }),
    },
  ]),
) as Record<`orders.${StaffMove}`, Entry>

const menuTerms = {
  parentId: null,
  path: '/matrix',
  component: '',
  titles: { zh: '矩阵' },
  icon: '',
  permissions: null,
  isHidden: true,
  alwaysShow: false,
  noCache: false,
}
const password = { password: 'not the password', code: '000000' }
let numbered = 0

/**
 * An operation that respects the caller's cities and is missing here does not compile. One whose records belong to no city
 * needs no entry: it is called with nothing, and all that counts is whether the permission lets it through.
 */
export const matrix: Record<NameInOwnCities, Entry> & Partial<Record<NameOf<Operations>, Entry>> = {
  'session.createFirstAdministrator': { about: 'open' },
  'session.login': { about: 'open' },
  'session.userInfo': { about: 'self' },
  'session.getInfo': { about: 'self' },
  'session.getMenuList': { about: 'self' },
  'session.socketTicket': { about: 'self' },
  'signOn.offers': { about: 'open' },
  'signOn.oidcFinish': { about: 'open' },
  'signOn.confirm': { about: 'self' },
  'account.get': { about: 'self' },
  'account.devices': { about: 'self' },
  'account.signOutDevice': { about: 'self', input: () => ({ sessionId: 999_999 }) },
  'account.signOutOthers': { about: 'self' },
  'account.beginTotp': { about: 'self', input: () => ({ proof: password.password }) },
  'account.confirmTotp': { about: 'self', input: () => password },
  'account.endTotp': { about: 'self', input: () => ({ proof: password.password }) },
  'orders.list': { about: 'list', marks: ({ order }) => order.no },
  'orders.sendOrders': { about: 'everywhere' },
  'orders.waybills': { about: 'everywhere' },
  'orders.find': {
    about: 'list',
    input: ({ order: { no } }) => ({ search: no.slice(-8) }),
    marks: ({ order }) => order.no,
  },
  'orders.first': { about: 'everywhere' },
  'orders.export': { about: 'everywhere' },
  'orders.counts': { about: 'everywhere' },
  'orders.elsewhere': { about: 'everywhere', input: ({ order: { no } }) => ({ queue: 'mine', search: no.slice(-8) }) },
  'orders.get': { about: 'record', input: ({ order: { no } }) => ({ no }) },
  'workers.list': { about: 'list', input: () => ({ queue: 'rider' }), marks: ({ workerId }) => workerId },
  'workers.allsend': { about: 'list', marks: ({ workerId }) => workerId },
  'workers.allDai': { about: 'everywhere' },
  'workers.daiJia': { about: 'everywhere' },
  'workers.export': { about: 'everywhere', input: () => ({ queue: 'rider' }) },
  'workers.counts': { about: 'everywhere' },
  'workers.get': { about: 'record', input: ({ workerId: id }) => ({ id }) },
  'workers.pcUpSend': { about: 'record', input: ({ workerId: id }) => ({ id, ...stale, level: 2 }) },
  'workers.enable': { about: 'record', input: workerTarget },
  'workers.disable': { about: 'record', input: workerTarget },
  'workers.freeze': { about: 'record', input: records => ({ ...workerTarget(records), until: null }) },
  'workers.unfreeze': { about: 'record', input: workerTarget },
  'workers.resign': { about: 'record', input: workerTarget },
  'workers.forceOffline': { about: 'record', input: workerTarget },
  'workers.changeScore': { about: 'record', input: records => ({ ...workerTarget(records), points: -1 }) },
  'merchants.list': { about: 'list', marks: ({ merchantId }) => merchantId },
  'merchants.export': { about: 'everywhere' },
  'merchants.counts': { about: 'everywhere' },
  'merchants.get': { about: 'record', input: ({ merchantId: id }) => ({ id }) },
  'merchants.update': {
    about: 'record',
    input: records => ({ ...merchantTarget(records), reason: undefined, remark: '矩阵' }),
  },
  'merchants.suspend': { about: 'record', input: merchantTarget },
  'merchants.resume': { about: 'record', input: merchantTarget },
  ...chatEntries,
  ...cityEntries,
  ...settlementEntries,
  ...complaintEntries,
  ...feedbackEntries,
  ...verificationEntries,
  ...withdrawalEntries,
  ...applicationEntries,
  ...postEntries,
  ...ledgerEntries,
  ...depositEntries,
  ...reconEntries,
  ...decisions,
  'orders.claim': { about: 'record', input: orderTarget },
  'orders.release': { about: 'record', input: orderTarget },
  'orders.note': { about: 'record', input: records => ({ ...orderTarget(records), text: reason }) },
  'refunds.ofOrder': { about: 'record', input: ({ order: { id } }) => ({ id }) },
  'refunds.list': { about: 'list', input: () => ({ queue: 'all' }), marks: ({ refundId }) => refundId },
  'refunds.export': { about: 'everywhere' },
  'refunds.counts': { about: 'everywhere' },
  'refunds.ask': {
    about: 'record',
    input: records => ({ ...orderTarget(records), amountFen: 100, code: 'S05', liability: 'platform' }),
  },
  'refunds.approve': { about: 'record', input: refundTarget },
  'refunds.reject': { about: 'record', input: refundTarget },
  'refunds.withdraw': { about: 'record', input: refundTarget },
  'refunds.retry': { about: 'record', input: refundTarget },
  'refunds.recordManual': {
    about: 'record',
    input: records => ({ ...refundTarget(records), channelNo: 'HD1', fileId: '1' }),
  },
  'refunds.confirmManual': { about: 'record', input: refundTarget },
  'refunds.refuseManual': { about: 'record', input: refundTarget },
  ...dispatchEntries,
  'notifications.list': { about: 'self' },
  'notifications.read': { about: 'self', input: () => ({ ids: [1] }) },
  'notifications.clear': { about: 'self' },
  'notifications.alarms': { about: 'self' },
  'notifications.claim': { about: 'self', input: () => ({ id: 999_999 }) },
  'notifications.rules': { about: 'self' },
  'notifications.saveRules': { about: 'self', input: () => ({ levels: {}, quietHours: null, desktop: true }) },
  'dashboard.arrangement': { about: 'self' },
  'dashboard.arrange': { about: 'self', input: () => ({ blocks: [], isTourDone: true }) },
  'dashboard.money': { about: 'everywhere' },
  ...dashboardEntries,
  'users.list': { about: 'list', marks: ({ customerId }) => customerId },
  'users.trueUser': { about: 'list', marks: ({ workerId }) => workerId },
  'users.export': { about: 'everywhere' },
  'users.add': {
    about: 'everywhere',
    input: () => ({ username: `matrix-${++numbered}`, nickName: `矩阵${numbered}`, password: 'kept for the matrix' }),
  },
  'users.update': { about: 'self', input: () => ({ gender: 1 }) },
  'users.newUpdate': { about: 'self', input: () => ({ oldPassword: 'wrong', newPassword: 'another of the matrix' }) },
  'users.delete': { about: 'record', input: staffTarget },
  'users.enable': { about: 'record', input: staffTarget },
  'users.ban': { about: 'record', input: customerTarget },
  'users.unban': { about: 'record', input: customerTarget },
  'users.getRoleListForAssign': { about: 'everywhere' },
  'users.getRoleByUserId': { about: 'record', input: ({ staffId: id }) => ({ id }) },
  'users.getInfoByUserId': { about: 'record', input: ({ customerId: id }) => ({ id }) },
  'users.saveUserRole': { about: 'record', input: ({ staffId: userId }) => ({ userId, roleIds: [] }) },
  'staff.list': { about: 'list', marks: ({ staffId }) => staffId },
  'staff.export': { about: 'everywhere' },
  'announcements.export': { about: 'everywhere' },
  'staff.resetPassword': { about: 'record', input: staffTarget },
  'staff.endTotp': { about: 'record', input: staffTarget },
  'staff.unlock': { about: 'record', input: ({ staffId: id }) => ({ id }) },
  'staff.sessions': { about: 'record', input: ({ staffId: id }) => ({ id }) },
  'staff.signOut': { about: 'record', input: ({ staffId: id }) => ({ id }) },
  'people.reveal': {
    about: 'record',
    input: ({ order: { id } }) => ({ field: 'orders.customerPhone', id, reason }),
  },
  'roles.list': { about: 'everywhere' },
  'roles.add': {
    about: 'everywhere',
    input: () => ({ code: `matrix_${++numbered}`, names: { zh: '矩阵' }, permissions: [] }),
  },
  'roles.update': {
    about: 'everywhere',
    input: (_ground, { roleId: id }) => ({ id, ...stale, names: { zh: '矩阵' }, permissions: [] }),
  },
  'roles.remove': { about: 'everywhere', input: (_ground, { roleId: id }) => ({ id, ...stale }) },
  'roles.preview': { about: 'everywhere', input: (_ground, { roleId: id }) => ({ id }) },
  'menus.list': { about: 'everywhere' },
  'menus.add': { about: 'everywhere', input: () => menuTerms },
  'menus.update': { about: 'everywhere', input: (_ground, { menuId: id }) => ({ id, ...stale, ...menuTerms }) },
  'menus.remove': { about: 'everywhere', input: (_ground, { menuId: id }) => ({ id, ...stale }) },
  'menus.arrange': { about: 'everywhere', input: (_ground, { menuId }) => ({ parentId: null, ids: [menuId] }) },
  'events.list': { about: 'list', input: () => ({ action: 'orders', limit: 200 }), marks: ({ order }) => order.no },
  'events.press': { about: 'record', input: ({ eventId: id }) => ({ id }) },
  'events.export': { about: 'everywhere' },
  'exports.list': { about: 'self' },
  'exports.cancel': { about: 'self', input: () => ({ id: 999_999 }) },
  'exports.download': { about: 'self', input: () => ({ id: 999_999 }) },
  'views.list': { about: 'everywhere', input: () => ({ list: 'orders.food' }) },
  'views.add': {
    about: 'everywhere',
    input: () => ({ list: 'orders.food', name: `矩阵${++numbered}`, question: '' }),
  },
  'views.update': { about: 'self', input: () => ({ id: 999_999, ...stale, name: '矩阵', question: '' }) },
  'views.remove': { about: 'self', input: () => ({ id: 999_999, ...stale }) },
  'signIns.list': { about: 'everywhere' },
  'signIns.export': { about: 'everywhere' },
  // Last, because the caller's token is replaced, and then signed out.
  'session.refreshToken': { about: 'self' },
  'session.logout': { about: 'self' },
}
