/**
 * Where the browser arrives after `signOnStart?confirm=1`, in a window of its own, signed in or not: `?reason=…` if it failed,
 * with one of `signOnReasons`. It shows nothing but that.
 */
export const confirmedPage = '/auth-confirmed'
