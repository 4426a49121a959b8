import type { Words } from './text.ts'

export const words: Words = {
  own: 'My views',
  shared: 'Shared by colleagues',
  none: 'No views yet. Give the tab and filters you often use a name, and ask them again with one press.',
  save: 'Save this as a view',
  name: 'Name of the view',
  nameHint: 'e.g. Overdue in Zhengzhou',
  audience: 'Who can use it',
  audienceHint: 'A view is only a question: it shows nobody what they may not see',
  onlyMe: 'Only me',
  sharedWith: role => `Shared with ${role}`,
  from: (owner, role) => `${owner}, shared with ${role}`,
  overwrite: name => `Replace “${name}” with what is asked now`,
  overwritten: name => `“${name}” now asks this`,
  edit: name => `Edit “${name}”`,
  remove: name => `Delete “${name}”`,
  removeSure: (name, role) =>
    `Delete the view “${name}”? This cannot be undone${role ? `, and ${role} can no longer use it` : ''}.`,
}
