import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, onTestFinished, test } from 'vitest'
import { account } from '#contract/access/account.ts'
import { signOn } from '#contract/access/sign-on.ts'
import { apps, usualAppTerms } from '#contract/open/apps.ts'
import { ask, type Desk, deskOf, refusalOf } from '../setup/orders/desk.ts'
import { addStaff, password } from '../setup/people/people.ts'
import { type Browser, createBrowser } from '../setup/process/browser.ts'
import {
  arrive,
  beginToConfirm,
  desk,
  goAndSignIn,
  isReturn,
  signInFrom,
  startIssuer,
  withIssuerAndServer,
} from '../setup/process/issuer.ts'
import { startTestServer } from '../setup/process/server.ts'
import { addRole } from './access-calls.ts'

const { server, issuer } = withIssuerAndServer()

type SignedOn = { username: string; browser: Browser; desk: Desk }

/** An administrator who has neither a password nor a second factor here, signed in by the provider. */
async function signOnAlone(at = server): Promise<SignedOn> {
  const username = await addStaff(at.db, 'super_admin')
  await at.db.updateTable('users').set({ password_hash: null }).where('username', '=', username).execute()
  return signOnAs(username, at)
}

async function signOnAs(username: string, at = server): Promise<SignedOn> {
  const browser = createBrowser({ [desk]: at.url })
  const page = await arrive(browser, await goAndSignIn(browser, username))
  const headers = { cookie: browser.cookieHeader(desk) }
  const { token } = await ask(at.url, signOn.oidcFinish, { ticket: page.searchParams.get('ticket') }, { headers })
  return { username, browser, desk: await deskOf(at.url, token) }
}

/** Signs in once more; where the browser arrives. */
async function signInAgain({ browser, username }: Pick<SignedOn, 'browser' | 'username'>): Promise<string> {
  const { pathname, search } = await arrive(browser, await signInFrom(browser, beginToConfirm, username))
  return pathname + search
}

function confirm({ browser, desk: { token } }: Pick<SignedOn, 'browser' | 'desk'>, at = server) {
  return ask(at.url, signOn.confirm, {}, { token, headers: { cookie: browser.cookieHeader(desk) } })
}

async function proofOf(person: SignedOn): Promise<string> {
  expect(await signInAgain(person)).toBe('/auth-confirmed')
  return (await confirm(person)).proof
}

const create = (by: Desk, proof: string) =>
  by.call(apps.add, { ...usualAppTerms, name: `合作方 ${randomUUID()}`, kind: 'customer', scopes: [], proof })
const appCount = async () => (await server.db.selectFrom('apps').select('id').execute()).length

describe('who signs in at the provider only', () => {
  test('is shown a secret after a fresh sign-in there, and not before', async () => {
    const person = await signOnAlone()
    const ways = await person.desk.call(account.get, {})
    expect(ways).toMatchObject({ isTotpOn: false, hasPassword: false, issuer: '公司账号' })
    const before = await appCount()
    for (const proof of [password, 'null', 'sso_', `sso_${'A'.repeat(43)}`]) {
      const refused = await refusalOf(create(person.desk, proof))
      expect(refused).toMatchObject({ reason: 'badInput', fields: { proof: expect.any(String) } })
    }
    expect(await appCount()).toBe(before)
    const proof = await proofOf(person)
    expect((await create(person.desk, proof)).secret).toMatch(/\w/)
    const stored = await server.db.selectFrom('session_proofs').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(proof)
    const log = await server.db.selectFrom('events').select('actor_id').where('action', '=', 'signOn.confirm').execute()
    expect(log.map(row => row.actor_id)).toContain(person.desk.person.id)
  })

  test('sets up the second factor that a role requires, which permits everything else', async () => {
    const person = await signOnAlone()
    const { id } = person.desk.person
    const roleId = await addRole(server.db, ['apps.view'], true)
    await server.db.insertInto('user_roles').values({ user_id: id, role_id: roleId }).execute()
    const again = await signOnAs(person.username)
    expect(again.desk.person.mustDo).toBe('totp')
    expect(await refusalOf(again.desk.call(apps.list, {}))).toMatchObject({ reason: 'totpMissing' })
    expect(await refusalOf(again.desk.call(account.beginTotp, { proof: password }))).toMatchObject({
      fields: { proof: expect.any(String) },
    })
    const { secret } = await again.desk.call(account.beginTotp, { proof: await proofOf(again) })
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
    await again.desk.call(account.confirmTotp, { code })
    expect(await again.desk.call(apps.list, {})).toHaveProperty('rows')
  })

  test('turns the second factor off, together with a code', async () => {
    const person = await signOnAlone()
    const { secret } = await person.desk.call(account.beginTotp, { proof: await proofOf(person) })
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
    const { recoveryCodes } = await person.desk.call(account.confirmTotp, { code })
    const [recoveryCode = ''] = recoveryCodes
    const proof = await proofOf(person)
    const stale = person.desk.call(account.endTotp, { proof: 'sso_of-somebody-else', code: recoveryCode })
    expect(await refusalOf(stale)).toMatchObject({ fields: { proof: expect.stringContaining('过期') } })
    const guessed = person.desk.call(account.endTotp, { proof, code: 'aaaa-bbbb' })
    expect(await refusalOf(guessed)).toMatchObject({ fields: { code: expect.any(String) } })
    expect(await person.desk.call(account.get, {})).toMatchObject({ isTotpOn: true })
    await person.desk.call(account.endTotp, { proof, code: recoveryCode })
    expect(await person.desk.call(account.get, {})).toMatchObject({ isTotpOn: false })
  })

  test('has signed in there before, and is asked again', async () => {
    const person = await signOnAlone()
    const page = await person.browser.open(beginToConfirm, { isThere: isReturn })
    expect(page.url.origin).toBe(issuer.url)
    expect(page.text).toContain('name="prompt" value="login"')
  })

  test('confirms for five minutes, in this session only', async () => {
    const person = await signOnAlone()
    const proof = await proofOf(person)
    await create(person.desk, proof)
    await create(person.desk, proof)
    const elsewhere = await signOnAs(person.username)
    expect(await refusalOf(create(elsewhere.desk, proof))).toMatchObject({
      fields: { proof: expect.stringContaining('过期') },
    })
    const other = await signOnAlone()
    expect(await refusalOf(create(other.desk, proof))).toMatchObject({ reason: 'badInput' })
    await server.db
      .updateTable('session_proofs')
      .set({ created_at: new Date(Date.now() - 301_000) })
      .execute()
    expect(await refusalOf(create(person.desk, proof))).toMatchObject({
      fields: { proof: expect.stringContaining('过期') },
    })
  })
})

describe('a confirmation is refused', () => {
  test('whose browser asked the provider for no fresh sign-in', async () => {
    const person = await signOnAlone()
    const response = await fetch(server.url + new URL(beginToConfirm).pathname + new URL(beginToConfirm).search, {
      redirect: 'manual',
    })
    const [cookie = ''] = response.headers.getSetCookie()
    person.browser.cookies.set(`${desk} sign_on`, /=([^;]*)/.exec(cookie)?.[1] ?? '')
    const asked = new URL(response.headers.get('location') ?? '')
    expect([asked.searchParams.get('prompt'), asked.searchParams.get('max_age')]).toEqual(['login', '0'])
    asked.searchParams.delete('prompt')
    asked.searchParams.delete('max_age')
    const back = await signInFrom(person.browser, asked.href, person.username)
    expect((await arrive(person.browser, back)).search).toBe('?reason=failed')
    expect(await refusalOf(confirm(person))).toMatchObject({ reason: 'confirmationSpent' })
  })

  test('whose sign-in at the provider is old', async () => {
    const stale = await startIssuer({ signedInAgo: 3600 })
    const other = await startTestServer({ settings: stale.settings })
    try {
      const person = await signOnAlone(other)
      expect(await signInAgain(person)).toBe('/auth-confirmed?reason=failed')
      expect(await refusalOf(confirm(person, other))).toMatchObject({ reason: 'confirmationSpent' })
    } finally {
      await other.stop()
      await stale.stop()
    }
  })

  test('of somebody else, or of an account that is unknown here', async () => {
    const [person, other] = [await signOnAlone(), await signOnAlone()]
    const browser = createBrowser({ [desk]: server.url })
    expect(await signInAgain({ browser, username: other.username })).toBe('/auth-confirmed')
    expect(await refusalOf(confirm({ ...person, browser }))).toMatchObject({ reason: 'confirmedAsOther' })
    const stranger = createBrowser({ [desk]: server.url })
    expect(await signInAgain({ browser: stranger, username: 'nobody-of-ours' })).toBe('/auth-confirmed?reason=unknown')
  })

  test('used twice, in another browser, or too late', async () => {
    const person = await signOnAlone()
    await signInAgain(person)
    const stranger = { ...person, browser: createBrowser({ [desk]: server.url }) }
    expect(await refusalOf(confirm(stranger))).toMatchObject({ reason: 'confirmationSpent' })
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => confirm(person)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await signInAgain(person)
    await server.db
      .updateTable('sign_on_tickets')
      .set({ created_at: new Date(Date.now() - 61_000) })
      .execute()
    expect(await refusalOf(confirm(person))).toMatchObject({ reason: 'confirmationSpent' })
  })

  test('all but one of twice as many at once as there are connections for transactions', async () => {
    const settings = { ...issuer.settings, OIDC_LABEL: '公司账号', DATABASE_CONNECTIONS: '2' }
    const small = await startTestServer({ settings })
    onTestFinished(() => small.stop())
    const person = await signOnAlone(small)
    expect(await signInAgain(person)).toBe('/auth-confirmed')
    const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => confirm(person, small)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('that is an ordinary sign-in; and a confirmation signs nobody in', async () => {
    const person = await signOnAlone()
    await arrive(person.browser, await goAndSignIn(person.browser, person.username))
    expect(await refusalOf(confirm(person))).toMatchObject({ reason: 'confirmationSpent' })
    const page = await arrive(person.browser, await goAndSignIn(person.browser, person.username))
    await server.db.updateTable('sign_on_tickets').set({ is_confirmation: true }).execute()
    const headers = { cookie: person.browser.cookieHeader(desk) }
    const ticket = page.searchParams.get('ticket')
    const finish = ask(server.url, signOn.oidcFinish, { ticket }, { headers })
    expect(await refusalOf(finish)).toMatchObject({ reason: 'ticketSpent' })
  })

  test('instead of the second factor of whoever has one', async () => {
    const person = await signOnAs(await addStaff(server.db, 'super_admin'))
    const { secret } = await person.desk.call(account.beginTotp, { proof: password })
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
    await person.desk.call(account.confirmTotp, { code })
    const proof = await proofOf(person)
    expect(await refusalOf(create(person.desk, proof))).toMatchObject({
      reason: 'badInput',
      fields: { proof: expect.any(String) },
    })
  })
})
