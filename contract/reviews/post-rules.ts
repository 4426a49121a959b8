import { z } from 'zod'

/** What is held against posts, how they come into the queue, and what happens to their authors. */

/** Why a post is taken out of sight. */
export const postFaults = [
  'advertising',
  'contacts',
  'abuse',
  'vulgar',
  'pornography',
  'fraud',
  'crime',
  'politics',
  'minors',
  'offlineMeeting',
  'cheating',
  'copyright',
  'other',
] as const
export type PostFault = (typeof postFaults)[number]
/** These are judged within five minutes, and their content is kept when the author deletes it. */
export const severeFaults: readonly PostFault[] = ['pornography', 'crime', 'politics', 'minors']

/** What the machine of the city's app thinks of a post. */
export const machineViews = ['pass', 'review', 'risky'] as const
export type MachineView = (typeof machineViews)[number]
export const MachineVerdict = z.object({
  by: z.string().trim().min(1).max(64),
  suggests: z.enum(machineViews),
  label: z.enum(postFaults).nullable(),
  /** How sure it is, in percent. */
  score: z.int().min(0).max(100),
})
export type MachineVerdict = z.output<typeof MachineVerdict>

/** Why a case of a post is in the queue. */
export const postCauses = ['new', 'machine', 'terms', 'edited', 'reports', 'appeal', 'sample'] as const
export type PostCause = (typeof postCauses)[number]

/** What happens to an author, the mildest first. `limit`: the app shows posts to fewer people for 7 days. */
export const punishSteps = ['warn', 'limit', 'mute1', 'mute3', 'mute7', 'mute30', 'ban'] as const
export type PunishStep = (typeof punishSteps)[number]
/** Days that a step lasts. */
export const punishDays: Readonly<Record<PunishStep, number | null>> = {
  warn: null,
  limit: 7,
  mute1: 1,
  mute3: 3,
  mute7: 7,
  mute30: 30,
  ban: null,
}

export const postLimits = {
  /** Characters of a post or comment. */
  characters: 1000,
  images: 9,
  /** Posts that one press approves. */
  bulk: 50,
  /** Different credible reporters that hide a post. */
  reports: 3,
  /** Days of an author's history that the next step of punishment is suggested by. */
  historyDays: 90,
  /** Days in which an author may appeal. */
  appealDays: 7,
  /** Of a hundred posts that the machine passed, so many are judged. */
  passedSamplePercent: 5,
} as const
