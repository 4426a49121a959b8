import type { Words } from './text.ts'

export const words: Words = {
  title: 'Sign-in log',
  search: 'Username, name or address',
  result: 'Result',
  results: {
    all: 'Any result',
    success: 'Succeeded',
    failure: 'Failed',
  },
  fresh: count => (count === 1 ? '1 new entry' : `${count} new entries`),
  empty: 'No sign-in matches.',
  columns: {
    at: 'When',
    who: 'Who',
    why: 'Result',
    ip: 'Address',
    device: 'Device',
  },
  why: {
    ok: 'Succeeded',
    wrongPassword: 'Wrong password',
    locked: 'Too many tries',
    disabled: 'Account disabled',
    wrongCode: 'Wrong code',
  },
  nobody: 'No such account',
  userAgent: 'Browser says',
  event: 'Entry',
}
