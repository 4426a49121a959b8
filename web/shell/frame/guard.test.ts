// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { placeOf } from '#web/kit/route.ts'
import { rule } from './guard.ts'

const ruled = (address: string, isSignedIn: boolean) => rule(placeOf(location.origin + address), isSignedIn)

test('Without a token only two addresses are public; any other redirects to the sign-in page and remembers the address', () => {
  expect(ruled('/order?queue=all#x', false)).toEqual({ go: '/login?redirect=%2Forder%3Fqueue%3Dall%23x' })
  expect(ruled('/login', false)).toEqual({ show: 'signIn' })
  expect(ruled('/auth-redirect?ticket=1', false)).toEqual({ show: 'signIn' })
})

test('With a token the sign-in page redirects to the remembered address', () => {
  expect(ruled('/login?redirect=%2Forder%3Fqueue%3Dall%23x', true)).toEqual({ go: '/order?queue=all#x' })
})

test('What came of a confirmation is shown signed in or not', () => {
  for (const isSignedIn of [true, false])
    expect(ruled('/auth-confirmed?reason=failed', isSignedIn)).toEqual({ show: 'signIn' })
})

test('The first administrator begins with the first steps', () => {
  expect(ruled('/login?setup=key', false)).toEqual({ show: 'signIn' })
  expect(ruled('/login?setup=key', true)).toEqual({ go: '/welcome' })
})

test.each(['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
  'The sign-in page does not redirect to %s',
  outside => expect(ruled(`/login?redirect=${encodeURIComponent(outside)}`, true)).toEqual({ go: '/' }),
)
