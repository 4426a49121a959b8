/** Codes after which the browser asks the person to sign in again. A separate file, because the sign-in page needs no other codes. */
export const signInCodes = { tokenUnknown: 50008, signedOut: 50012, tokenExpired: 50014 } as const

export function mustSignInAgain(code: number): boolean {
  return Object.values<number>(signInCodes).includes(code)
}
