import { menus } from '#contract/access/menus.ts'
import { roles } from '#contract/access/roles.ts'
import { staff } from '#contract/access/staff.ts'
import { views } from '#contract/desk/views.ts'
import { merchants } from '#contract/people/merchants.ts'
import { users } from '#contract/people/users.ts'
import { workers } from '#contract/people/workers.ts'
import { cityCode, point, type Writer } from './writer.ts'

const worker: Writer = async ({ apps, admin, idOf }, nth, texts) => {
  const person = { phone: `1990040${String(nth).padStart(4, '0')}`, cityCode, online: true, position: point }
  const game = { kind: 'companion' as const, externalId: `XP-${nth}`, serviceTypes: [`game:${texts(31)}`] }
  const vehicle = { type: 'ebike' as const, plate: texts(16) }
  const externalId = `XR-${nth}`
  await apps.rider.sendWorkers({
    workers: [
      { ...person, kind: 'rider', externalId, name: texts(64), vehicle, serviceTypes: ['food'] },
      { ...person, ...game, phone: `1990041${String(nth).padStart(4, '0')}`, name: texts(64) },
    ],
  })
  const id = await idOf('workers', externalId)
  const target = async () => ({ id, version: (await admin.call(workers.get, { id })).version })
  await admin.call(workers.pcUpSend, { ...(await target()), remark: texts(500) })
  await admin.call(workers.changeScore, { ...(await target()), points: -1, reason: texts(199) })
  await admin.call(workers.freeze, { ...(await target()), until: null, reason: texts(199) })
}

const shop: Writer = async ({ apps, admin, idOf }, nth, texts) => {
  const externalId = `XM-${nth}`
  await apps.merchant.sendMerchants({
    merchants: [
      {
        externalId,
        name: texts(64),
        category: texts(64),
        phone: `1990042${String(nth).padStart(4, '0')}`,
        cityCode,
        address: texts(199),
        position: point,
        open: true,
        prepMinutes: 10,
      },
    ],
  })
  const id = await idOf('merchants', externalId)
  const target = async () => ({ id, version: (await admin.call(merchants.get, { id })).version })
  await admin.call(merchants.update, { ...(await target()), category: texts(64), remark: texts(500) })
  await admin.call(merchants.suspend, { ...(await target()), reason: texts(199) })
}

/** A colleague, their role, and why their password was reset; a menu entry, and a list that was saved under a name. */
const colleague: Writer = async ({ admin }, nth, texts) => {
  const names = () => ({ zh: texts(64), en: texts(64), es: texts(64), ja: texts(64) })
  // Names of staff are one line, and nobody has the one of somebody else.
  const name = (most: number) => texts(most).replaceAll('\t', ' ')
  const role = await admin.call(roles.add, { code: `xss_${nth}`, names: names(), permissions: [] })
  const { id, version } = await admin.call(users.add, {
    username: `${name(60)}${nth}`,
    nickName: `${name(60)} n${nth}`,
    realName: `${name(60)} r${nth}`,
    password: `Lang-genug-${nth}-xss`,
    roleIds: [role.id],
  })
  await admin.call(staff.resetPassword, { id, version, reason: texts(199) })
  const entry = { parentId: null, path: `/xss-${nth}`, component: '', icon: '', permissions: null }
  const flags = { isHidden: false, alwaysShow: false, noCache: false }
  await admin.call(menus.add, { ...entry, ...flags, titles: names() })
  await admin.call(views.add, { list: 'users', name: `${texts(28)}${nth}`, question: '' })
}

export const peopleWriters: Readonly<Record<string, Writer>> = { worker, shop, colleague }
