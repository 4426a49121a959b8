import type { Words } from './text.ts'

export const words: Words = {
  repliesHint: 'Type / and the shortcut to use one',
  addReply: 'Add',
  removeReplySure: shortcut => `Delete the quick reply /${shortcut}?`,
  remove: 'Delete',
  uses: count => (count === 1 ? 'used once' : `used ${count} times`),
  scopes: { personal: 'Personal', group: 'Group', everybody: 'Everybody' },
  scope: 'Who may use it',
  group: 'Group',
  shortcut: 'Shortcut',
  shortcutHint: 'Up to 20 characters, no space and no slash',
  replyText: 'Text',
  variables: 'Variables',
  save: 'Save',
}
