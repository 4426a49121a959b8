export { readFeedback, receiveFeedback } from './open/receive.ts'
export { writeAgain } from './open/write.ts'
export { revealFeedback } from './read/contact.ts'
export { counts as feedbackCounts } from './read/list.ts'
