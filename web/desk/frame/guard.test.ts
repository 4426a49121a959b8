// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { placeOf } from '#web/kit/route.ts'
import { decideRoute } from './guard.ts'

const decided = (address: string, isSignedIn: boolean) => decideRoute(placeOf(location.origin + address), isSignedIn)

test('Without a token only two addresses are public; any other redirects to the sign-in page and remembers the address', () => {
  expect(decided('/order?queue=all#x', false)).toEqual({ go: '/login?redirect=%2Forder%3Fqueue%3Dall%23x' })
  expect(decided('/login', false)).toEqual({ show: 'signIn' })
  expect(decided('/auth-redirect?ticket=1', false)).toEqual({ show: 'signIn' })
})

test('With a token the sign-in page redirects to the remembered address', () => {
  expect(decided('/login?redirect=%2Forder%3Fqueue%3Dall%23x', true)).toEqual({ go: '/order?queue=all#x' })
})

test('What came of a confirmation is shown signed in or not', () => {
  for (const isSignedIn of [true, false])
    expect(decided('/auth-confirmed?reason=failed', isSignedIn)).toEqual({ show: 'signIn' })
})

test('The first administrator begins with the first steps', () => {
  expect(decided('/login?setup=key', false)).toEqual({ show: 'signIn' })
  expect(decided('/login?setup=key', true)).toEqual({ go: '/welcome' })
})

test.each(['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
  'The sign-in page does not redirect to %s',
  outside => expect(decided(`/login?redirect=${encodeURIComponent(outside)}`, true)).toEqual({ go: '/' }),
)
