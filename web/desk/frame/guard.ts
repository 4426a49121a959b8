import { confirmedPage } from '#contract/access/confirmed-page.ts'
import { type Place, placeOf, textOf } from '#web/kit/route.ts'

const openPaths = ['/login', '/auth-redirect']

type RouteDecision = { show: 'signIn' | 'frame' } | { go: string }

/** Where a person may go. With a token the sign-in page redirects to the app; without one every address redirects to it. */
export function decideRoute(place: Place, isSignedIn: boolean): RouteDecision {
  if (place.path === confirmedPage) return { show: 'signIn' }
  if (!isSignedIn) return openPaths.includes(place.path) ? { show: 'signIn' } : { go: signInFor(place) }
  if (openPaths.includes(place.path)) return { go: wantedAfterSignIn(place) }
  if (place.path === '/') return { go: '/dashboard' }
  return { show: 'frame' }
}

/** The sign-in page with `place`, query and hash included, as the target after signing in. */
export function signInFor(place: Place): string {
  const isPlain = place.path === '/' || openPaths.includes(place.path)
  return isPlain ? '/login' : `/login?redirect=${encodeURIComponent(textOf(place))}`
}

/** Accepts only addresses of this site, against open redirects. */
function wantedAfterSignIn({ search }: Place): string {
  const question = new URLSearchParams(search)
  // The first administrator of an installation begins with its first steps.
  if (question.has('setup')) return '/welcome'
  const wanted = question.get('redirect')
  if (!wanted || !URL.canParse(wanted, location.origin)) return '/'
  if (new URL(wanted, location.origin).origin !== location.origin) return '/'
  const place = placeOf(wanted)
  return openPaths.includes(place.path) ? '/' : textOf(place)
}
