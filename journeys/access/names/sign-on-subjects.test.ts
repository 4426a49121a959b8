import { beforeAll, expect, test } from 'vitest'
import { session } from '#contract/access/session.ts'
import { signOn } from '#contract/access/sign-on.ts'
import { users } from '#contract/people/users.ts'
import { ask, type Desk } from '../../setup/orders/desk.ts'
import { password } from '../../setup/people/people.ts'
import { createBrowser } from '../../setup/process/browser.ts'
import { arrive, desk, goAndSignIn, withIssuerAndServer } from '../../setup/process/issuer.ts'
import { as, createStaff } from '../access-calls.ts'

const { server } = withIssuerAndServer()
let root: Desk

beforeAll(async () => {
  root = await server.signIn('super_admin', { name: '老板' })
})

/** Who signs in as this person of the provider: the number of the account here, or why nobody. */
async function comesInAs(person: string): Promise<number | string> {
  const browser = createBrowser({ [desk]: server.url })
  const page = await arrive(browser, await goAndSignIn(browser, person))
  const ticket = page.searchParams.get('ticket')
  if (!ticket) return page.searchParams.get('reason') ?? ''
  const cookie = browser.cookieHeader(desk)
  const { token } = await ask(server.url, signOn.oidcFinish, { ticket }, { headers: { cookie } })
  return (await ask(server.url, session.userInfo, {}, { token })).id
}

const rename = (by: Desk, username: string, id?: number) =>
  as(server, by, users.update, { username, ...(id ? { id } : { proof: password }) })

test('Whoever names themselves like a colleague to come does not receive their sign-in', async () => {
  const viewer = await createStaff(server)
  await rename(viewer, 'zhang.future')
  expect(await comesInAs('zhang.future')).toBe('unknown')
  await rename(root, 'viewer.again', viewer.person.id)
  const invited = await as(server, root, users.add, {
    username: 'zhang.future',
    nickName: '张未来',
    password: 'long enough for now',
    roleIds: [],
  })
  expect(await comesInAs('zhang.future')).toBe(invited.id)
})

test('An account stays with the person of the provider, whatever it is called here later', async () => {
  const own = await createStaff(server)
  const { username, id } = own.person
  expect(await comesInAs(username)).toBe(id)
  await rename(own, `${username}.new`)
  expect(await comesInAs(username)).toBe(id)
  // Neither under the new name, which is another person there.
  expect(await comesInAs(`${username}.new`)).toBe('unknown')
})

test('One account is of one person of the provider, until an administrator gives it another name', async () => {
  const own = await createStaff(server)
  const { username, id } = own.person
  expect(await comesInAs(username)).toBe(id)
  await rename(root, `${username}.given`, id)
  expect(await comesInAs(username)).toBe('unknown')
  expect(await comesInAs(`${username}.given`)).toBe(id)
})

test('Two who come in as one person at the same moment are both let in', async () => {
  const { person } = await createStaff(server)
  expect(await Promise.all([comesInAs(person.username), comesInAs(person.username)])).toEqual([person.id, person.id])
})

test('Whoever is disabled here does not come in, bound or not', async () => {
  const { person } = await createStaff(server)
  expect(await comesInAs(person.username)).toBe(person.id)
  await as(server, root, users.delete, { id: person.id, reason: '已离职' })
  expect(await comesInAs(person.username)).toBe('unknown')
})
