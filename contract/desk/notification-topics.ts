/** What notifications are about: a person chooses by it how to hear of them, and several at once are counted by it. */
export const topics = [
  'newOrder',
  'urge',
  'orderChange',
  'dispatch',
  'refund',
  'message',
  'chatAlert',
  'complaint',
  'feedback',
  'money',
  'credential',
  'application',
  'verification',
  'post',
  'announcement',
  'system',
] as const
export type Topic = (typeof topics)[number]

/** How a person wants to hear of a topic: with a sound, seen only, in the list of messages only, or not at all. */
export const levels = ['sound', 'reminder', 'listed', 'none'] as const
export type Level = (typeof levels)[number]

/** The levels that may be chosen for a topic. Whether somebody else uses the account is always in the list. */
export function levelsOf(topic: Topic): readonly Level[] {
  return topic === 'system' ? levels.filter(level => level !== 'none') : levels
}
