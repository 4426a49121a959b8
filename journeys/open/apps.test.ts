import { Secret, TOTP } from 'otpauth'
import { beforeAll, describe, expect, test } from 'vitest'
import { account } from '#contract/access/account.ts'
import { events } from '#contract/access/events.ts'
import { type AppTerms, apps, type ShownSecret } from '#contract/open/apps.ts'
import { callAs } from '../setup/open/call-as.ts'
import { otherCity } from '../setup/open/fixtures.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { password } from '../setup/people/people.ts'
import { passTime } from '../setup/process/clock.ts'
import { startTestServer, withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'

const server = withServer()
let admin: Desk
let numbered = 0

beforeAll(async () => {
  admin = await server.signIn('super_admin')
})

function writeTerms(terms: Partial<AppTerms> = {}): AppTerms {
  numbered += 1
  return {
    name: `合作方 ${numbered}`,
    kind: 'customer',
    owner: { id: null, name: '对接人老赵' },
    scopes: ['order.write'],
    services: null,
    cityCodes: null,
    ratePerSecond: 10_000,
    addresses: [],
    carriers: [],
    ...terms,
  }
}

async function create(terms: Partial<AppTerms> = {}): Promise<ShownSecret> {
  return admin.call(apps.add, { ...writeTerms(terms), proof: password })
}

const keyOf = ({ app: { appId }, secret }: ShownSecret) => ({ id: appId, secret })

const place = (key: { id: string; secret: string }, url = server.url) =>
  callAs(url, key, { path: '/orders', body: server.fixtures.writeOrder() })

describe('an app', () => {
  test('is created with a secret that is shown once and signs at once', async () => {
    const [owner] = await admin.call(apps.owners, { search: admin.person.username })
    expect(owner).toEqual({ id: admin.person.id, name: admin.person.name, username: admin.person.username })
    const made = await create({ name: '小程序', owner: { id: owner?.id ?? 0, name: 'whatever' } })
    expect(made.app).toMatchObject({ name: '小程序', isEnabled: true, secrets: [{ until: null }] })
    expect(await place(keyOf(made))).toEqual({ status: 200 })
    const read = await admin.call(apps.get, { id: made.app.id })
    expect(JSON.stringify(read)).not.toContain(made.secret)
    const { rows } = await admin.call(apps.list, { search: '小程序' })
    expect(rows).toEqual([
      expect.objectContaining({ id: made.app.id, owner: { id: admin.person.id, name: admin.person.name } }),
    ])
  })

  test('is edited on the version that was seen; a name and an owner that cannot be are refused at their fields', async () => {
    const { app } = await create()
    const terms = writeTerms({ scopes: ['order.write', 'chat.write'], addresses: ['203.0.113.0/24', '2001:db8::1'] })
    const target = { id: app.id, version: app.version }
    const changed = await admin.call(apps.update, { ...terms, ...target })
    expect(changed).toMatchObject({ name: terms.name, scopes: terms.scopes, addresses: terms.addresses })
    const late = await refusalOf(admin.call(apps.update, { ...terms, ...target }))
    expect(late).toMatchObject({ reason: 'changedByOther', record: { id: app.id, version: changed.version } })
    const again = { id: app.id, version: changed.version }
    const { app: other } = await create()
    const taken = await refusalOf(admin.call(apps.update, { ...terms, ...again, name: other.name.toUpperCase() }))
    expect(taken.fields).toHaveProperty('name')
    const nobody = { id: 999_999_999, name: '' }
    const wrong = await refusalOf(admin.call(apps.update, { ...terms, ...again, owner: nobody }))
    expect(wrong.fields).toHaveProperty('owner')
    expect(await admin.call(apps.get, { id: app.id })).toMatchObject({ name: terms.name, version: changed.version })
  })

  test('whoever sees one city finds and names colleagues of that city as its owner; one named by others stays', async () => {
    const local = await server.signIn('super_admin', { cityCodes: [otherCity] })
    const found = await local.call(apps.owners, { search: '' })
    expect(found.map(({ id }) => id)).toEqual([local.person.id])
    const { app } = await create({ cityCodes: [otherCity], owner: { id: admin.person.id, name: '' } })
    const terms = writeTerms({ cityCodes: [otherCity], owner: { id: admin.person.id, name: '' } })
    const refused = await refusalOf(local.call(apps.add, { ...terms, proof: password }))
    expect(Object.keys(refused.fields ?? {})).toEqual(['owner'])
    const changed = await local.call(apps.update, { ...terms, id: app.id, version: app.version })
    expect(changed).toMatchObject({ name: terms.name, owner: { id: admin.person.id } })
  })

  test.each(['10.0.0.256', '10.0.0.0/33', 'example.com', '2001:db8::/129', '10.0.0.1-9'])(
    'that may call from %s is refused at that field',
    async address => {
      const wrong = await refusalOf(create({ addresses: [address] }))
      expect(Object.keys(wrong.fields ?? {})).toEqual(['addresses.0'])
    },
  )

  test('is disabled with a reason on all nodes before the answer is there, and enabled again', async () => {
    const made = await create()
    const node = await startTestServer({ joins: server })
    try {
      expect(await place(keyOf(made), node.url)).toEqual({ status: 200 })
      const { id, version } = made.app
      const off = await admin.call(apps.disable, { id, version, reason: '密钥泄露' })
      expect(off).toMatchObject({ isEnabled: false, allowed: expect.arrayContaining(['enable']) })
      for (const url of [server.url, node.url])
        expect(await place(keyOf(made), url)).toEqual({ status: 401, reason: 'signature' })
      const twice = await refusalOf(admin.call(apps.disable, { id, version: off.version, reason: '再停一次' }))
      expect(twice.reason).toBe('alreadySo')
      await admin.call(apps.enable, { id, version: off.version })
      expect(await place(keyOf(made), node.url)).toEqual({ status: 200 })
    } finally {
      await node.stop()
    }
  })

  test('is known to the operation log with who did what, and never with a secret', async () => {
    const made = await create({ name: '日志里的应用' })
    const { id, version } = made.app
    const { app } = await admin.call(apps.rotate, { id, version, hours: 1, proof: password })
    await admin.call(apps.disable, { id, version: app.version, reason: '停止合作' })
    const log = await admin.call(events.list, { action: 'apps' })
    const own = log.rows.filter(row => row.subjectNo === '日志里的应用')
    expect(own.map(({ action }) => action)).toEqual(['apps.disable', 'apps.rotate', 'apps.add'])
    expect(JSON.stringify(own)).not.toContain(made.secret)
  })
})

describe('who may', () => {
  test('see apps, see them and nothing else', async () => {
    const ops = await server.signIn('ops')
    const { app } = await create()
    expect((await ops.call(apps.get, { id: app.id })).allowed).toEqual([])
    const target = { id: app.id, version: app.version }
    const attempts = [
      () => ops.call(apps.add, { ...writeTerms(), proof: password }),
      () => ops.call(apps.update, { ...writeTerms(), ...target }),
      () => ops.call(apps.disable, { ...target, reason: '不允许' }),
      () => ops.call(apps.rotate, { ...target, proof: password }),
    ]
    for (const attempt of attempts) expect((await refusalOf(attempt())).reason).toBe('noPermission')
  })

  test('manage apps of some cities, manage those alone', async () => {
    const local = await server.signIn('super_admin', { cityCodes: [otherCity] })
    const everywhere = await refusalOf(local.call(apps.add, { ...writeTerms(), proof: password }))
    expect(everywhere.reason).toBe('beyondOwn')
    const own = await local.call(apps.add, { ...writeTerms({ cityCodes: [otherCity] }), proof: password })
    expect(own.app.allowed).toContain('disable')
    const { app } = await create()
    expect((await local.call(apps.get, { id: app.id })).allowed).toEqual([])
    const rotate = local.call(apps.rotate, { id: app.id, version: app.version, proof: password })
    expect((await refusalOf(rotate)).reason).toBe('beyondOwn')
  })
})

describe('before a secret is shown', () => {
  test('the password is asked of whoever has no second factor, and a wrong one makes nothing', async () => {
    const wrong = await refusalOf(
      admin.call(apps.add, { ...writeTerms({ name: '没有做成' }), proof: 'wrong password' }),
    )
    expect(wrong).toMatchObject({ reason: 'badInput', fields: { proof: expect.any(String) } })
    expect((await admin.call(apps.list, { search: '没有做成' })).rows).toEqual([])
  })

  test('a fresh code is asked of whoever has one, each good once; the password is no proof any more', async () => {
    const careful = await server.signIn('super_admin')
    const { secret } = await careful.call(account.beginTotp, { proof: password })
    const codeOf = (steps: number) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
    await careful.call(account.confirmTotp, { code: codeOf(-1) })
    const { app } = await create()
    const rotate = (proof: string, version: number) =>
      careful.call(apps.rotate, { id: app.id, version, hours: 1, proof })
    expect((await refusalOf(rotate(password, app.version))).fields).toHaveProperty('proof')
    const code = codeOf(0)
    const { app: rotated } = await rotate(code, app.version)
    const ending = careful.call(apps.endOldSecret, { id: app.id, version: rotated.version, proof: code })
    expect((await refusalOf(ending)).fields).toHaveProperty('proof')
    expect((await careful.call(apps.get, { id: app.id })).secrets).toHaveLength(2)
  })
})

const report = {
  path: '/people/languages',
  body: { people: [{ kind: 'customer', externalId: 'C-1', language: 'en' }] },
}

describe('rotation', () => {
  test('keeps both secrets good for the time that was chosen, and then the new one alone', async () => {
    const made = await create()
    const { id, version } = made.app
    const next = await admin.call(apps.rotate, { id, version, hours: 2, proof: password })
    expect(next.app.secrets.map(({ until: end }) => end === null)).toEqual([true, false])
    for (const key of [keyOf(made), keyOf(next)]) expect(await place(key)).toEqual({ status: 200 })
    expect(next.app.allowed).not.toContain('rotate')
    const third = admin.call(apps.rotate, { id, version: next.app.version, proof: password })
    expect((await refusalOf(third)).reason).toBe('oldSecretGood')
    await passTime(2 * 3600 + 1)
    // Longer than a session may rest.
    admin = await server.signIn('super_admin')
    expect(await place(keyOf(made))).toEqual({ status: 401, reason: 'signature' })
    expect(await place(keyOf(next))).toEqual({ status: 200 })
    const read = await admin.call(apps.get, { id })
    expect(read).toMatchObject({ secrets: [{ until: null }], allowed: expect.arrayContaining(['rotate']) })
  })

  test('the old secret is ended early', async () => {
    const made = await create()
    const { id, version } = made.app
    const next = await admin.call(apps.rotate, { id, version, proof: password })
    const ended = await admin.call(apps.endOldSecret, { id, version: next.app.version, proof: password })
    expect(ended.secrets).toHaveLength(1)
    expect(await place(keyOf(made))).toEqual({ status: 401, reason: 'signature' })
    expect(await place(keyOf(next))).toEqual({ status: 200 })
    const twice = admin.call(apps.endOldSecret, { id, version: ended.version, proof: password })
    expect((await refusalOf(twice)).reason).toBe('alreadySo')
  })

  test('under load refuses not one call, on either node', async () => {
    const node = await startTestServer({ joins: server })
    try {
      let made = await create({ scopes: ['person.write'] })
      let isOver = false
      const refused: unknown[] = []
      const counts = Array.from({ length: 8 }, () => 0)
      const callers = counts.map(async (_, at) => {
        while (!isOver) {
          const called = await callAs(at % 2 ? node.url : server.url, keyOf(made), report)
          if (called.status !== 200) refused.push(called)
          counts[at] = (counts[at] ?? 0) + 1
        }
      })
      /** Every caller has begun and ended a call since. */
      const everybodyCalls = async () => {
        const before = [...counts]
        await until(() => counts.every((count, at) => count > (before[at] ?? 0) + 2))
      }
      for (let rotations = 0; rotations < 4; rotations++) {
        await everybodyCalls()
        const { id } = made.app
        const { version } = await admin.call(apps.get, { id })
        made = await admin.call(apps.rotate, { id, version, hours: 1, proof: password })
        await everybodyCalls()
        await admin.call(apps.endOldSecret, { id, version: made.app.version, proof: password })
      }
      isOver = true
      await Promise.all(callers)
      expect(refused).toEqual([])
    } finally {
      await node.stop()
    }
  })
})
