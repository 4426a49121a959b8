import type { Words } from './text.ts'

export const words: Words = {
  keys: {
    step: 'Next / previous conversation',
    answer: 'Begin an answer',
    send: 'Send (while writing)',
    line: 'New line',
    next: 'Send and go to the next',
    quick: 'Quick replies',
    card: 'Send an order card (while the box is empty)',
    claim: 'Claim',
    resolve: 'Resolve',
    transfer: 'Transfer',
    accept: 'Accept a transfer',
    snooze: 'Snooze',
    reopen: 'Reopen',
    find: 'Search messages',
    context: 'Details',
    leave: 'Leave the box / close',
    help: 'This list',
  },
}
