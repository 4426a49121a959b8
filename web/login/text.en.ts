import type { Words } from './text.ts'

export const words: Words = {
  system: 'CityDesk',
  title: 'Sign in',
  purpose: 'The back-office for local-life services',
  username: 'Account',
  password: 'Password',
  signIn: 'Sign in',
  language: 'Language',
  usernameMissing: 'Enter your account name',
  passwordMissing: 'Enter your password',
}
