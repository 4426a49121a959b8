import type { Words } from './text.ts'

export const words: Words = {
  views: { now: 'Now', quality: 'Quality' },
  close: 'Close',
  minutes: count => `${count} min`,
  figures: {
    waiting: 'Waiting',
    longest: 'Longest wait',
    overdue: 'Overdue',
    firstReply: 'Median first answer',
    begun: 'Begun today',
    resolved: 'Closed today',
    missed: 'Late first / later',
    rating: 'Satisfaction',
  },
  ratingOf: (average, count) => `${average} (${count})`,
  agent: 'Agent',
  load: 'In hand',
  served: 'Served today',
  missed: 'Late',
  satisfaction: 'Satisfaction',
  skills: 'Groups',
  capacity: 'At once, at most',
}
