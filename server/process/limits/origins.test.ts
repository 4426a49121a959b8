import { hostname } from 'node:os'
import { expect, test } from 'vitest'
import { mayOpenSocket } from './origins.ts'

const none = { PUBLIC_URL: undefined, ALLOWED_ORIGINS: [] }
const named = { PUBLIC_URL: 'https://desk.example.com', ALLOWED_ORIGINS: ['https://wall.example.com'] }

test.each([
  ['http://localhost:3000', 'localhost:3000'],
  ['http://192.168.1.20:3000', '192.168.1.20:3000'],
  ['http://[fd00::5]:3000', '[fd00::5]:3000'],
  ['http://desk:3000', 'desk:3000'],
  ['http://desk.local', 'desk.local'],
  [`http://${hostname()}:3000`, `${hostname()}:3000`],
])('without PUBLIC_URL a page of %s opens a socket at %s', (origin, host) =>
  expect(mayOpenSocket({ origin, host }, none)).toBe(true),
)

test.each([
  ['http://evil.example', 'evil.example'],
  ['http://evil.example:3000', 'evil.example:3000'],
  ['http://evil.example', 'localhost:3000'],
  ['http://localhost:3000', 'localhost:4000'],
  ['http://local.evil.example', 'local.evil.example'],
  ['null', 'localhost:3000'],
  ['file://', ''],
])('a page of %s opens none at %s: somebody else may own the name', (origin, host) => {
  expect(mayOpenSocket({ origin, host }, none)).toBe(false)
  expect(mayOpenSocket({ origin, host }, named)).toBe(false)
})

test.each(['https://desk.example.com', 'https://wall.example.com'])('a page of %s is named in the settings', origin => {
  expect(mayOpenSocket({ origin, host: 'inner:3000' }, named)).toBe(true)
  expect(mayOpenSocket({ origin, host: new URL(origin).host }, none)).toBe(false)
})

test('without an origin it is no browser', () => expect(mayOpenSocket({ host: 'evil.example' }, none)).toBe(true))
