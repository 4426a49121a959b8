import { describe, expect, test } from 'vitest'
import { session } from '#contract/access/session.ts'
import { signOn, signOnStart } from '#contract/access/sign-on.ts'
import { hold } from '../setup/held.ts'
import { ask, refusalOf } from '../setup/orders/desk.ts'
import { addStaff } from '../setup/people/people.ts'
import { type Browser, createBrowser } from '../setup/process/browser.ts'
import { arrive, begin, desk, goAndSignIn, isOurs, returnTo, withIssuerAndServer } from '../setup/process/issuer.ts'

const { server } = withIssuerAndServer()

function browse(): Browser {
  return createBrowser({ [desk]: server.url })
}

async function signOnAs(username: string, redirect?: string) {
  const browser = browse()
  const page = await arrive(browser, await goAndSignIn(browser, username, redirect))
  return { browser, page, ticket: page.searchParams.get('ticket') ?? '' }
}

function finish(browser: Browser, ticket: string) {
  return ask(server.url, signOn.oidcFinish, { ticket }, { headers: { cookie: browser.cookieHeader(desk) } })
}

describe('signing in at the company’s provider', () => {
  test('signs in a known person and returns to the requested page', async () => {
    const username = await addStaff(server.db, 'dispatcher')
    const { browser, page, ticket } = await signOnAs(username, '/order?tab=waiting#top')
    expect(page.pathname).toBe('/auth-redirect')
    expect(page.searchParams.get('redirect')).toBe('/order?tab=waiting#top')
    const { token } = await finish(browser, ticket)
    const person = await ask(server.url, session.userInfo, {}, { token })
    expect(person).toMatchObject({ username, roleCodes: ['dispatcher'] })
    const events = await server.db
      .selectFrom('events')
      .select(['actor_id', 'subject_id', 'subject_no'])
      .where('action', '=', 'signOn.oidcFinish')
      .where('subject_no', '=', username)
      .execute()
    expect(events).toEqual([{ actor_id: person.id, subject_id: person.id, subject_no: username }])
  })

  test('the login page can query whether to offer it', async () => {
    expect(await ask(server.url, signOn.offers, {})).toEqual({ company: '公司账号', demo: null })
  })

  test('the request to the provider has state, nonce, PKCE and the registered address', async () => {
    const response = await fetch(server.url + signOnStart, { redirect: 'manual', headers: { host: 'evil.example' } })
    expect(response.status).toBe(302)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const asked = new URL(response.headers.get('location') ?? '').searchParams
    expect(Object.fromEntries(asked)).toMatchObject({
      client_id: 'the-desk',
      response_type: 'code',
      redirect_uri: returnTo,
      scope: 'openid profile',
      code_challenge_method: 'S256',
    })
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)?.length).toBeGreaterThanOrEqual(43)
    const [cookie = ''] = response.headers.getSetCookie()
    expect(cookie).toMatch(/; Path=\/api\/session; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/)
  })

  test('only hashes of state, cookie and ticket are stored', async () => {
    const browser = browse()
    const back = await goAndSignIn(browser, await addStaff(server.db, 'viewer'))
    const attempts = JSON.stringify(await server.db.selectFrom('sign_on_attempts').selectAll().execute())
    const page = await arrive(browser, back)
    const tickets = JSON.stringify(await server.db.selectFrom('sign_on_tickets').selectAll().execute())
    const secrets = [
      back.searchParams.get('state') ?? '',
      browser.cookieHeader(desk).replace('sign_on=', ''),
      page.searchParams.get('ticket') ?? '',
    ]
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThanOrEqual(43)
      expect([attempts, tickets].some(kept => kept.includes(secret))).toBe(false)
    }
  })
})

describe('refused sign-ins', () => {
  test('a person unknown here, a disabled account, and somebody who is no staff', async () => {
    const disabled = await addStaff(server.db, 'viewer')
    await server.db.updateTable('users').set({ status: 'disabled' }).where('username', '=', disabled).execute()
    const customer = await addStaff(server.db, 'viewer')
    await server.db.updateTable('users').set({ kind: 'customer' }).where('username', '=', customer).execute()
    const { length } = await server.db.selectFrom('users').select('id').execute()
    for (const username of [
      'nobody-of-ours',
      disabled,
      customer,
      (await addStaff(server.db, 'viewer')).toUpperCase(),
    ]) {
      const { page, ticket } = await signOnAs(username, '/order')
      expect([username, page.pathname + page.search, ticket]).toEqual([
        username,
        '/login?reason=unknown&redirect=%2Forder',
        '',
      ])
    }
    expect((await server.db.selectFrom('users').select('id').execute()).length).toBe(length + 1)
  })

  test('a person who declines at the provider', async () => {
    const browser = browse()
    const form = await browser.open(begin('/order'))
    const page = await browser.open(`${form.url.href}/abort`, { isThere: isOurs })
    expect(page.url.pathname + page.url.search).toBe('/login?reason=declined&redirect=%2Forder')
  })

  test('an answer whose state, code or issuer was changed', async () => {
    const username = await addStaff(server.db, 'viewer')
    for (const [name, reason] of [
      ['state', 'expired'],
      ['code', 'failed'],
      ['iss', 'failed'],
    ] as const) {
      const browser = browse()
      const back = await goAndSignIn(browser, username)
      const genuine = back.href
      back.searchParams.set(name, `${back.searchParams.get(name)}x`)
      expect([name, (await arrive(browser, back)).search]).toEqual([name, `?reason=${reason}`])
      // An attempt with the right state is used up; a wrong state affects no attempt.
      const again = await arrive(browser, new URL(genuine))
      expect([name, again.pathname]).toEqual([name, name === 'state' ? '/auth-redirect' : '/login'])
    }
  })

  test('an answer that is used twice, or in another browser, or too late', async () => {
    const username = await addStaff(server.db, 'viewer')
    const browser = browse()
    const back = await goAndSignIn(browser, username)
    expect((await arrive(browse(), back)).search).toBe('?reason=expired')
    expect((await arrive(browser, back)).pathname).toBe('/auth-redirect')
    expect((await arrive(browser, back)).search).toBe('?reason=expired')
    const late = await goAndSignIn(browser, username)
    await server.db
      .updateTable('sign_on_attempts')
      .set({ created_at: new Date(Date.now() - 601_000) })
      .execute()
    expect((await arrive(browser, late)).search).toBe('?reason=expired')
  })

  test('of many simultaneous uses of one answer, one gets a ticket', async () => {
    const browser = browse()
    const back = await goAndSignIn(browser, await addStaff(server.db, 'viewer'))
    const pages = await Promise.all(Array.from({ length: 8 }, () => arrive(browser, back)))
    expect(pages.filter(({ pathname }) => pathname === '/auth-redirect')).toHaveLength(1)
  })
})

describe('the ticket', () => {
  test('is valid once, also with simultaneous uses', async () => {
    const { browser, ticket } = await signOnAs(await addStaff(server.db, 'viewer'))
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => finish(browser, ticket)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refusal = await refusalOf(finish(browser, ticket))
    expect(refusal).toMatchObject({ code: 40101, reason: 'ticketSpent', message: '本次登录已失效，请重新登录' })
  })

  test('is valid for a minute', async () => {
    const { browser, ticket } = await signOnAs(await addStaff(server.db, 'viewer'))
    await server.db
      .updateTable('sign_on_tickets')
      .set({ created_at: new Date(Date.now() - 61_000) })
      .execute()
    expect(await refusalOf(finish(browser, ticket))).toMatchObject({ reason: 'ticketSpent' })
  })

  test('is valid only in the browser that began, so that a link cannot sign in another person', async () => {
    const { browser, ticket } = await signOnAs(await addStaff(server.db, 'viewer'))
    expect(await refusalOf(finish(browse(), ticket))).toMatchObject({ reason: 'ticketSpent' })
    const other = await signOnAs(await addStaff(server.db, 'viewer'))
    expect(await refusalOf(finish(other.browser, ticket))).toMatchObject({ reason: 'ticketSpent' })
    expect(await finish(browser, ticket)).toHaveProperty('token')
  })

  test('is invalid once the account is disabled', async () => {
    const username = await addStaff(server.db, 'viewer')
    const { browser, ticket } = await signOnAs(username)
    await server.db.updateTable('users').set({ status: 'disabled' }).where('username', '=', username).execute()
    expect(await refusalOf(finish(browser, ticket))).toMatchObject({ reason: 'accountDisabled' })
  })

  test('opens no session where the account is disabled meanwhile', async () => {
    const username = await addStaff(server.db, 'viewer')
    const { browser, ticket } = await signOnAs(username)
    const held = await hold(server, db =>
      db.selectFrom('users').select('id').where('username', '=', username).forUpdate().execute(),
    )
    const finishing = refusalOf(finish(browser, ticket))
    await held.untilWaiting()
    await held.db.updateTable('users').set({ status: 'disabled' }).where('username', '=', username).execute()
    await held.commit()
    expect(await finishing).toMatchObject({ reason: 'accountDisabled' })
  })
})

test('no redirect leads to another site', async () => {
  const username = await addStaff(server.db, 'viewer')
  const foreign = [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'order',
  ]
  for (const redirect of foreign) {
    const { page } = await signOnAs(username, redirect)
    expect([redirect, page.origin, page.searchParams.get('redirect')]).toEqual([redirect, desk, '/'])
  }
})
