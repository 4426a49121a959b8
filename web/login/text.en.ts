import type { Words } from './text.ts'

export const words: Words = {
  system: 'CityDesk',
  title: 'Sign in',
  purpose: 'The back-office for local-life services',
  username: 'Username',
  password: 'Password',
  signIn: 'Sign in',
  language: 'Language',
  usernameMissing: 'Enter your username',
  passwordMissing: 'Enter your password',
  passwordAgain: 'Password again',
  setup: 'Create the first administrator',
  setupHint: 'This account may do everything, and opens the accounts of all other staff.',
  createAdministrator: 'Create and sign in',
  usernameShort: 'A username has at least 2 characters',
  passwordShort: 'A password has at least 8 characters',
  passwordsDiffer: 'The two passwords differ',
  signInWith: company => `Sign in with ${company}`,
  comingBack: 'Finishing the sign-in…',
  noTicket: 'The sign-in was not finished. Please sign in again.',
  backToSignIn: 'Back to the sign-in page',
}
