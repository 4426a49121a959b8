import { expect, test } from 'vitest'
import { signOn, signOnStart } from '#contract/access/sign-on.ts'
import { readConfig } from '#server/kit/config.ts'
import { ask, refusalOf } from '../setup/orders/desk.ts'
import { addStaff } from '../setup/people/people.ts'
import { createBrowser } from '../setup/process/browser.ts'
import { arrive, begin, desk, goAndSignIn, isOurs, returnTo, startIssuer } from '../setup/process/issuer.ts'
import { startTestServer } from '../setup/process/server.ts'

/** The final path and reason of a sign-in with the given provider and settings. */
async function arrival(offer: Parameters<typeof startIssuer>[0], settings: Record<string, string>, username?: string) {
  const issuer = await startIssuer(offer)
  const server = await startTestServer({ settings: { ...issuer.settings, ...settings } })
  try {
    const local = await addStaff(server.db, 'viewer')
    const known = settings.OIDC_USERNAME_CLAIM === 'email' ? `${local}@example.com` : local
    await server.db.updateTable('users').set({ username: known }).where('username', '=', local).execute()
    const browser = createBrowser({ [desk]: server.url })
    const { pathname, searchParams } = await arrive(browser, await goAndSignIn(browser, username ?? local))
    return [pathname, searchParams.get('reason')]
  } finally {
    await server.stop()
    await issuer.stop()
  }
}

test('without a provider, every part of the sign-in is refused', async () => {
  const server = await startTestServer()
  try {
    expect(await ask(server.url, signOn.offers, {})).toEqual({ company: null, demo: null })
    for (const path of [signOnStart, new URL(returnTo).pathname]) {
      expect((await fetch(server.url + path, { redirect: 'manual' })).status).toBe(404)
    }
    expect(await refusalOf(ask(server.url, signOn.oidcFinish, { ticket: 'guessed' }))).toMatchObject({ code: 40101 })
  } finally {
    await server.stop()
  }
})

test('a provider that returns the name only from its userinfo endpoint is supported', async () => {
  expect(await arrival({ isInToken: false }, {})).toEqual(['/auth-redirect', null])
})

test('the name can be an e-mail address if the provider has verified it', async () => {
  const settings = { OIDC_USERNAME_CLAIM: 'email' }
  expect(await arrival({ isVerified: true }, settings)).toEqual(['/auth-redirect', null])
  expect(await arrival({ isVerified: false }, settings)).toEqual(['/login', 'unknown'])
  expect(await arrival({ isVerified: false, isInToken: false }, settings)).toEqual(['/login', 'unknown'])
})

test('without the configured claim nobody can sign in', async () => {
  expect(await arrival({}, { OIDC_USERNAME_CLAIM: 'toString' })).toEqual(['/login', 'unknown'])
  expect(await arrival({}, { OIDC_USERNAME_CLAIM: 'nickname' })).toEqual(['/login', 'unknown'])
})

test('a wrong secret is reported on the login page', async () => {
  expect(await arrival({}, { OIDC_CLIENT_SECRET: 'of somebody else' })).toEqual(['/login', 'failed'])
})

test('while the provider is unreachable the login page says so, and it works again afterwards', async () => {
  const issuer = await startIssuer()
  const server = await startTestServer({ settings: issuer.settings })
  const browser = createBrowser({ [desk]: server.url })
  try {
    await issuer.stop()
    const away = await browser.open(begin('/order'), { isThere: isOurs })
    expect(away.url.pathname + away.url.search).toBe('/login?reason=failed&redirect=%2Forder')
    const back = await startIssuer({ port: Number(new URL(issuer.url).port) })
    try {
      expect((await browser.open(begin())).url.origin).toBe(issuer.url)
    } finally {
      await back.stop()
    }
  } finally {
    await server.stop()
  }
})

test('an incomplete configuration does not start, and the message names what is missing', () => {
  const whole = {
    OIDC_ISSUER: 'https://sso.example.com',
    OIDC_CLIENT_ID: 'desk',
    OIDC_CLIENT_SECRET: 'secret',
    PUBLIC_URL: desk,
  }
  expect(readConfig(whole)).toMatchObject({ ...whole, OIDC_USERNAME_CLAIM: 'preferred_username' })
  for (const name of ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'PUBLIC_URL'] as const) {
    expect(() => readConfig({ ...whole, [name]: '' })).toThrow(`The setting ${name} is not usable`)
  }
  expect(readConfig({ ...whole, OIDC_ISSUER: '' })).toHaveProperty('PORT')
})

test('plain http to the provider is permitted on this machine only', () => {
  const rest = { OIDC_CLIENT_ID: 'desk', OIDC_CLIENT_SECRET: 'secret', PUBLIC_URL: desk }
  for (const issuer of [
    'http://127.0.0.1:9000',
    'http://localhost:9000/realm',
    'http://[::1]:9000',
    'https://a.example',
  ]) {
    expect(readConfig({ ...rest, OIDC_ISSUER: issuer })).toMatchObject({ OIDC_ISSUER: issuer })
  }
  for (const issuer of [
    'http://sso.example.com',
    'http://127.0.0.1.example.com',
    'http://10.0.0.1',
    'http://localhost.example',
  ]) {
    expect(() => readConfig({ ...rest, OIDC_ISSUER: issuer })).toThrow('beyond this machine it must be https')
  }
  for (const issuer of ['ftp://127.0.0.1', 'sso.example.com']) {
    expect(() => readConfig({ ...rest, OIDC_ISSUER: issuer })).toThrow('The setting OIDC_ISSUER is not usable')
  }
})
