import type { Words } from './text.ts'

export const words: Words = {
  transferOf: name => `Transfer ${name}`,
  toColleague: 'To a colleague (who accepts within 30 s, or it comes back)',
  toGroup: 'Or back to the queue of a group',
  nobodyThere: 'No colleague is online; send it back to a group',
  transferNote: 'Note',
  transferHint: 'Say what was done and what is left to do',
  transferred: 'Handed over, waiting for an answer',
  requeued: 'Back in the queue',
  snoozeOf: name => `Snooze ${name}`,
  snoozes: { quarter: '15 minutes', hour: '1 hour', three: '3 hours', tomorrow: 'Tomorrow 9:00' },
  snoozeUntil: 'Until',
  snoozeHint: until => `Comes back at ${until}, or as soon as they write`,
  resolveOf: name => `Resolve ${name}`,
  category: 'What it was about',
  summary: 'Summary',
  summaryHint: '2–200 characters; whoever serves them next will read it',
  resolved: 'Closed; they were asked to rate it',
  assignee: 'Served by',
  muteFor: 'For',
  hours: count => `${count} h`,
  consequences: {
    takeOver: 'The conversation becomes yours; your colleague sees that you took it.',
    mute: 'They cannot write meanwhile, and are told why.',
    unmute: 'They can write again at once.',
  },
  reasons: {
    takeOver: ['No answer for long', 'Agent is away', 'Complaint escalated'],
    mute: ['Abuses staff', 'Floods the chat', 'Sends fraud'],
    unmute: ['By mistake', 'They apologised'],
  },
}
