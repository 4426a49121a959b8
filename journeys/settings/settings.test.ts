import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { events } from '#contract/access/events.ts'
import { registry, settingKeys } from '#contract/settings/registry.ts'
import { type SettingEntry, settings } from '#contract/settings/settings.ts'
import { createStaff } from '../access/access-calls.ts'
import { homeCity } from '../setup/open/fixtures.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { addRole } from '../setup/people/people.ts'
import { passTime } from '../setup/process/clock.ts'
import { startTestServer, withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'
import { amounts, readSetting, setLimits, setSetting } from '../setup/settings.ts'

const server = withServer({ settings: { SESSION_IDLE_MINUTES: '6000', SESSION_HOURS: '1000' } })
const minute = 60
const hour = 3600
let admin: Desk

beforeAll(async () => {
  admin = await server.signIn('super_admin', { name: '管理员老周' })
})

/** The values of one test are no matter of the next. */
beforeEach(async () => {
  await server.db.deleteFrom('setting_values').execute()
  server.runtime.nudgeChannel.publish([{ word: 'settings.changed', id: null }])
  await server.runtime.settings.ready()
})

const update = async (key: (typeof settingKeys)[number], patch: object, desk = admin) => {
  const { id, version, value } = await readSetting(desk, key)
  return desk.call(settings.update, { id, version, value, ...patch })
}

/** What a node has in memory, once it has read what it was notified of. */
const countsOn = async ({ runtime }: Pick<typeof server, 'runtime'>, key: (typeof settingKeys)[number]) => {
  await runtime.settings.ready()
  return runtime.settings.now(key)
}

const historyOf = async (key: (typeof settingKeys)[number]): Promise<SettingEntry[]> => {
  const { id } = await readSetting(admin, key)
  return (await admin.call(settings.history, { id })).rows
}

describe('the list', () => {
  test('has every setting with its usual value, which the environment of the server may say', async () => {
    const { rows, roles } = await admin.call(settings.list, {})
    expect(rows.map(({ key }) => key)).toEqual(settingKeys)
    expect(rows.every(row => row.isUsual && row.changedAt === null)).toBe(true)
    const usual = Object.fromEntries(rows.map(row => [row.key, row.value]))
    expect(usual).toMatchObject({
      'orders.urgePause': 3 * minute,
      'money.payoutHours': { from: 0, to: 24 },
      'money.refundLimits': registry['money.refundLimits'].usual,
    })
    expect(roles).toContainEqual({ code: 'kefu', name: '客服', isSuper: false })
  })

  test('is for whoever may see it; only whoever may edit changes something', async () => {
    const viewer = await createStaff(server, { permissions: ['settings.view'] })
    const row = await readSetting(viewer, 'orders.urgePause')
    expect(row.allowed).toEqual([])
    const { id, version } = row
    const refused = await refusalOf(viewer.call(settings.update, { id, version, value: 60 }))
    expect(refused.reason).toBe('noPermission')
    const nobody = await createStaff(server, { permissions: ['orders.view'] })
    expect((await refusalOf(nobody.call(settings.list, {}))).reason).toBe('noPermission')
    expect(await readSetting(admin, 'orders.urgePause')).toMatchObject({ value: 3 * minute, isUsual: true })
  })
})

describe('a setting', () => {
  test('is changed on the version that was seen; who is late gets the fresh one and the name', async () => {
    const seen = await readSetting(admin, 'orders.urgePause')
    const saved = await update('orders.urgePause', { value: 240, note: '  骑手反馈催单太密  ' })
    expect(saved).toMatchObject({ value: 240, isUsual: false, changedBy: '管理员老周', version: seen.version + 1 })
    const colleague = await server.signIn('super_admin')
    const late = await refusalOf(colleague.call(settings.update, { id: seen.id, version: seen.version, value: 300 }))
    expect(late).toMatchObject({
      reason: 'changedByOther',
      record: { id: seen.id, version: saved.version, value: 240 },
    })
    expect(late.message).toContain('管理员老周')
    expect((await readSetting(admin, 'orders.urgePause')).value).toBe(240)
  })

  test('that is saved as it was makes no entry', async () => {
    const before = await readSetting(admin, 'chats.nextReply')
    expect(await update('chats.nextReply', {})).toEqual(before)
    expect(await historyOf('chats.nextReply')).toEqual([])
  })

  test('keeps every value with before and after, who, when and why; going back is a new entry', async () => {
    await update('orders.urgePause', { value: 240, note: '试一周' })
    await update('orders.urgePause', { value: 600 })
    const [, first] = await historyOf('orders.urgePause')
    await update('orders.urgePause', { value: first?.value })
    await update('orders.urgePause', { value: 180 })
    const entries = await historyOf('orders.urgePause')
    expect(entries.map(({ before, value, state, note, isUsual }) => [before, value, state, note, isUsual])).toEqual([
      [240, 180, 'current', '', true],
      [600, 240, 'past', '', false],
      [240, 600, 'past', '', false],
      [180, 240, 'past', '试一周', false],
    ])
    const { id, ...setting } = await readSetting(admin, 'orders.urgePause')
    expect(setting).toMatchObject({ value: 180, isUsual: true })
    const page = await admin.call(settings.history, { id, limit: 3 })
    expect(await admin.call(settings.history, { id, limit: 3, after: '999999999999999' })).toEqual(page)
    const { rows: rest } = await admin.call(settings.history, { id, limit: 3, after: page.next })
    expect([...page.rows, ...rest]).toEqual(entries)
    const { rows } = await (await server.signIn('auditor')).call(events.list, { action: 'settings' })
    expect(rows.slice(0, 4).map(({ changes }) => changes.setting_value)).toEqual([
      ['4 min', '3 min'],
      ['10 min', '4 min'],
      ['4 min', '10 min'],
      ['3 min', '4 min'],
    ])
    expect(rows[3]).toMatchObject({ subjectNo: '催单间隔', reason: '试一周' })
  })

  test('of several parts is logged with the parts that changed', async () => {
    await setLimits(server, 'money.refundLimits', { kefu: amounts(6000, 30_000) })
    const auditor = await server.signIn('auditor')
    const { rows } = await auditor.call(events.list, { action: 'settings' })
    expect(rows[0]?.changes.setting_value).toEqual([{ kefu: '¥50.00 / ¥200.00' }, { kefu: '¥60.00 / ¥300.00' }])
  })
})

describe('what is planned', () => {
  test('counts from its moment on, without anybody doing anything, on every node', async () => {
    const node = await startTestServer({ joins: server })
    onTestFinished(() => node.stop())
    const soon = Date.now() + 20 * minute * 1000
    const saved = await update('orders.urgePause', { value: 300, validFrom: soon })
    expect(saved).toMatchObject({ value: 180, isUsual: true, planned: [{ value: 300, validFrom: soon }] })
    expect((await historyOf('orders.urgePause'))[0]).toMatchObject({ state: 'planned', before: 180, value: 300 })
    await passTime(19 * minute)
    expect(await countsOn(server, 'orders.urgePause')).toBe(180)
    await passTime(2 * minute)
    expect(await countsOn(server, 'orders.urgePause')).toBe(300)
    // The other node learns of the plan by a notification of the database.
    await expect.poll(() => countsOn(node, 'orders.urgePause')).toBe(300)
    expect(await readSetting(admin, 'orders.urgePause')).toMatchObject({ value: 300, planned: [], validFrom: soon })
    expect((await historyOf('orders.urgePause'))[0]).toMatchObject({ state: 'current' })
  })

  test('may have an end: two that wait come one after the other', async () => {
    const first = Date.now() + hour * 1000
    const second = Date.now() + 3 * hour * 1000
    await update('chats.nextReply', { value: 300, validFrom: first })
    const both = await update('chats.nextReply', { value: 180, validFrom: second })
    expect(both.planned.map(({ value, validFrom }) => [value, validFrom])).toEqual([
      [300, first],
      [180, second],
    ])
    await passTime(2 * hour)
    expect(await countsOn(server, 'chats.nextReply')).toBe(300)
    await passTime(2 * hour)
    expect(await countsOn(server, 'chats.nextReply')).toBe(180)
  })

  test('is replaced by a value that counts before it', async () => {
    const tomorrow = Date.now() + 24 * hour * 1000
    await update('chats.nextReply', { value: 300, validFrom: tomorrow })
    const now = await update('chats.nextReply', { value: 240 })
    expect(now).toMatchObject({ value: 240, planned: [] })
    expect((await historyOf('chats.nextReply')).map(({ state }) => state)).toEqual(['current', 'replaced'])
    await passTime(25 * hour)
    expect(await countsOn(server, 'chats.nextReply')).toBe(240)
  })

  test('is taken back by saving the value of now', async () => {
    await update('chats.nextReply', { value: 300, validFrom: Date.now() + hour * 1000 })
    expect(await update('chats.nextReply', {})).toMatchObject({ value: 180, planned: [] })
  })
})

test('what is changed on one node counts on the others', async () => {
  const node = await startTestServer({ joins: server })
  await setSetting(server, 'orders.urgePause', 240, { by: admin })
  expect(await countsOn(server, 'orders.urgePause')).toBe(240)
  await until(() => node.runtime.settings.now('orders.urgePause') === 240)
  await node.stop()
})

describe('a value is refused with a sentence, and nothing changes', () => {
  const refusedFields = async (key: (typeof settingKeys)[number], patch: object) => {
    const before = await readSetting(admin, key)
    const { id, version, value } = before
    const refused = await refusalOf(admin.call(settings.update, { id, version, value, ...patch }, { language: 'en' }))
    expect(refused.reason).toBe('badInput')
    expect(await readSetting(admin, key)).toEqual(before)
    return refused.fields
  }

  test.each([
    ['beyond its bounds', 'orders.urgePause', 5, { value: 'Not less than 10' }],
    ['of another kind', 'orders.urgePause', { from: 8, to: 9 }, { value: 'Not the expected kind of value' }],
    ['of more than a hundred', 'reviews.samplePercent', 101, { value: 'Not more than 100' }],
    [
      'without one of its parts',
      'complaints.accept',
      { P0: 300, P1: 300, P2: 300 },
      { 'value.P3': 'This field is required' },
    ],
    [
      'with hours that are none',
      'chats.hours',
      { from: 8, to: 8 },
      { 'value.to': 'It cannot end when it begins; the whole day is 0 to 24' },
    ],
    [
      'whose day is less than once',
      'money.packetLimits',
      { '*': { onceFen: 500, dayFen: 400 } },
      { 'value.*.dayFen': 'The day cannot have less than one time' },
    ],
    ['without all other roles', 'money.refundLimits', { kefu: null }, { value: 'Not in the expected format' }],
    [
      'of any amount where there must be one',
      'money.packetLimits',
      { '*': null },
      { 'value.*': 'Not the expected kind of value' },
    ],
  ] as const)('%s', async (_which, key, value, fields) => {
    expect(await refusedFields(key, { value })).toEqual(fields)
  })

  test('for a moment that is over, or too far ahead', async () => {
    const sentence = { validFrom: 'Choose a time ahead, within a year' }
    expect(await refusedFields('orders.urgePause', { value: 60, validFrom: Date.now() - 1000 })).toEqual(sentence)
    const later = Date.now() + 400 * 24 * hour * 1000
    expect(await refusedFields('orders.urgePause', { value: 60, validFrom: later })).toEqual(sentence)
  })
})

test('nobody but an administrator changes the limits of their own role; those of others they do', async () => {
  const editor = await createStaff(server, { permissions: ['settings.view', 'settings.edit'] })
  await addRole(server.db, editor.person.id, 'ops')
  const { id, version, value } = await readSetting(editor, 'money.refundLimits')
  const limits = value as Record<string, object | null>
  const own = { id, version, value: { ...limits, ops: { onceFen: 1_000_000, dayFen: 1_000_000 } } }
  expect(await refusalOf(editor.call(settings.update, own as never))).toMatchObject({
    reason: 'ownLimits',
    message: '不能修改自己所属角色的额度，请由超级管理员修改',
  })
  const others = { id, version, value: { ...limits, kefu: { onceFen: 6000, dayFen: 20_000 } } }
  expect(await editor.call(settings.update, others as never)).toMatchObject({ isUsual: false })
})

test('whoever sees some cities changes no setting, for they count in all', async () => {
  const local = await createStaff(server, { permissions: ['settings.view', 'settings.edit'], cityCodes: [homeCity] })
  const { id, version, value, allowed } = await readSetting(local, 'orders.urgePause')
  expect(allowed).toEqual([])
  const input = { id, version, value: Number(value) + 60 }
  expect(await refusalOf(local.call(settings.update, input as never))).toMatchObject({ reason: 'needsAllCities' })
})

describe('what is planned for the own role', () => {
  const cut = { onceFen: 1000, dayFen: 1000 }
  const raise = { onceFen: 900_000, dayFen: 900_000 }

  test('is not undone by saving what counts now, or what counts later', async () => {
    const editor = await createStaff(server, { permissions: ['settings.view', 'settings.edit'] })
    await addRole(server.db, editor.person.id, 'ops')
    const boss = await server.signIn('super_admin')
    const { id, value } = await readSetting(boss, 'money.refundLimits')
    const limits = value as Record<string, object | null>
    const save = async (desk: typeof editor, ops: object, validFrom: number | null) => {
      const { version } = await readSetting(desk, 'money.refundLimits')
      const input = { id, version, value: { ...limits, ops }, validFrom }
      return desk.call(settings.update, input as never)
    }
    const day = 24 * hour * 1000
    const now = limits.ops ?? { onceFen: 5000, dayFen: 20_000 }
    await save(boss, now, null)
    await save(boss, raise, Date.now() + day)
    await save(boss, cut, Date.now() + 2 * day)
    const planned = (await readSetting(boss, 'money.refundLimits')).planned
    // Of today, for ever; the rise of tomorrow, for ever; and the cut sooner than it is planned.
    for (const [ops, from] of [
      [now, null],
      [now, Date.now() + hour],
      [raise, Date.now() + 1.5 * day],
      [cut, Date.now() + 1.5 * day],
    ] as const)
      expect(await refusalOf(save(editor, ops, from))).toMatchObject({ reason: 'ownLimits' })
    expect((await readSetting(boss, 'money.refundLimits')).planned).toEqual(planned)
    await save(editor, cut, Date.now() + 3 * day)
  })
})
