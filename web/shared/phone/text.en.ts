import type { Words } from './text.ts'

export const words: Words = {
  reveal: 'Show phone',
  consequence: 'The number shows for 60 seconds. That you looked, and why, goes into the operation log.',
  reasons: ['Must call back', 'Checking a complaint', 'Checking identity'],
  secondsLeft: seconds => `hides in ${seconds} s`,
  hide: 'Hide number',
}
