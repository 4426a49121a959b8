import type { Words } from './text.ts'

export const words: Words = {
  write: 'Write a note',
  hint: 'Only colleagues see it; up to 500 characters',
  add: 'Add note',
  none: 'No notes yet',
}
