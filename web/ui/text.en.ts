import type { Words } from './text.ts'

export const words: Words = {
  close: 'Close',
  copy: 'Copy',
  copied: 'Copied',
  again: 'Try again',
  failed: 'The data could not be read',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  systemHint: 'System notice',
  yes: 'Confirm',
  no: 'Cancel',
  soonOverdue: 'due soon',
  overdue: 'late',
  days: count => (count === 1 ? '1 day' : `${count} days`),
}
