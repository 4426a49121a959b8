import { type Place, placeOf, textOf } from '#web/kit/route.ts'

const openPaths = ['/login', '/auth-redirect']

export type Ruling = { show: 'signIn' | 'frame' } | { go: string }

/** Where a person may be. With a token the sign-in page is behind them; without one it is all there is. */
export function rule(place: Place, isSignedIn: boolean): Ruling {
  if (!isSignedIn) return openPaths.includes(place.path) ? { show: 'signIn' } : { go: signInFor(place) }
  if (openPaths.includes(place.path)) return { go: wantedAfterSignIn(place) }
  if (place.path === '/') return { go: '/dashboard' }
  return { show: 'frame' }
}

/** The sign-in page that leads back to `place`, its query and hash included. */
export function signInFor(place: Place): string {
  const isPlain = place.path === '/' || openPaths.includes(place.path)
  return isPlain ? '/login' : `/login?redirect=${encodeURIComponent(textOf(place))}`
}

/** Only a place of this site: an address from outside must not use our sign-in page to send people elsewhere. */
export function wantedAfterSignIn({ search }: Place): string {
  const wanted = new URLSearchParams(search).get('redirect')
  if (!wanted || !URL.canParse(wanted, location.origin)) return '/'
  if (new URL(wanted, location.origin).origin !== location.origin) return '/'
  const place = placeOf(wanted)
  return openPaths.includes(place.path) ? '/' : textOf(place)
}
