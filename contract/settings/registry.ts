import type { z } from 'zod'
import { workerKinds } from '#contract/base/machine.ts'
import { chatClocks } from '#contract/chats/chat.ts'
import { complaintClocks } from '#contract/complaints/complaint.ts'
import { packetsADay } from '#contract/money/packets.ts'
import { refundWindows } from '#contract/money/refund.ts'
import { planOf, type Service, services } from '#contract/orders/service.ts'
import { postLimits } from '#contract/reviews/post-rules.ts'
import { reviewTerms } from '#contract/reviews/review.ts'
import { imagesKeptDays, mostImagesADay } from '#contract/reviews/verification.ts'
import { count, duration, durations, hours, limits, otherRoles, percent, unitSeconds, withheld } from './kinds.ts'

const { minutes: minute, hours: hour, days: day } = unitSeconds

/** Of orders: a state may last so long until its row turns red. */
const orderClock = { min: 10, max: 31 * day }

type Clocks = ReturnType<typeof durations<string>>
type OrderClocks = { [S in Service as `orders.clocks.${S}` | `orders.timeouts.${S}`]: Clocks }

const orderClocks = Object.fromEntries(
  services.flatMap(service => {
    const { clocks, timeouts } = planOf(service)
    const after = Object.fromEntries(Object.entries(timeouts).map(([state, timeout]) => [state, timeout?.after]))
    return [
      [`orders.clocks.${service}`, durations(clocks, orderClock)],
      [`orders.timeouts.${service}`, durations(after, orderClock)],
    ]
  }),
) as OrderClocks

/**
 * Every setting that a person changes, by key; the part before the first dot is its group. `usual` counts until somebody
 * changes it, or until the environment of the server says otherwise.
 */
export const registry = {
  'money.refundLimits': limits(
    {
      [otherRoles]: { onceFen: 0, dayFen: 0 },
      kefu: { onceFen: 5000, dayFen: 20_000 },
      kefu_leader: { onceFen: 50_000, dayFen: 200_000 },
      ops: { onceFen: 20_000, dayFen: 100_000 },
      finance: null,
    },
    { mayBeAny: true },
  ),
  'money.packetLimits': limits(
    {
      [otherRoles]: { onceFen: 2000, dayFen: 20_000 },
      kefu: { onceFen: 2000, dayFen: 20_000 },
      kefu_leader: { onceFen: 20_000, dayFen: 200_000 },
      ops: { onceFen: 10_000, dayFen: 100_000 },
      super_admin: { onceFen: 20_000, dayFen: 200_000 },
    },
    { mayBeAny: false },
  ),
  'money.packetsADay': count(packetsADay, { min: 1, max: 50 }),
  'money.packetValid': duration(day, { min: hour, max: 30 * day }),
  'money.refundWindows': durations(refundWindows, { min: hour, max: 90 * day }),
  'money.settleAfter': duration(10 * minute, { min: minute, max: 7 * day }),
  'money.payoutHours': hours({ from: 9, to: 22 }),
  'money.taxWithheld': withheld(workerKinds, { percent: 0, freeFen: 0 }),
  'money.depositHold': duration(33 * day, { min: 0, max: 366 * day }),
  'orders.urgePause': duration(3 * minute, { min: 10, max: hour }),
  'orders.claimIdle': duration(10 * minute, { min: minute, max: day }),
  'orders.autopilotAfter': duration(20, { min: 0, max: hour }),
  'orders.autopilotWay': duration(15 * minute, { min: minute, max: 2 * hour }),
  'orders.autopilotLate': duration(30 * minute, { min: 0, max: day }),
  'orders.loadRider': count(30, { min: 1, max: 1000 }),
  'orders.loadChauffeur': count(15, { min: 1, max: 1000 }),
  'orders.loadCompanion': count(15, { min: 1, max: 1000 }),
  ...orderClocks,
  'chats.hours': hours({ from: 8, to: 24 }),
  'chats.firstReplyByDay': duration(chatClocks.firstByDay, { min: 10, max: hour }),
  'chats.firstReplyByNight': duration(chatClocks.firstByNight, { min: 10, max: 12 * hour }),
  'chats.nextReply': duration(chatClocks.nextReply, { min: 10, max: 12 * hour }),
  'chats.resolve': duration(chatClocks.resolve, { min: 10 * minute, max: 31 * day }),
  'chats.silence': duration(chatClocks.silence, { min: minute, max: 7 * day }),
  'chats.reopen': duration(chatClocks.reopen, { min: 10 * minute, max: 31 * day }),
  'chats.recall': duration(chatClocks.recall, { min: 10, max: day }),
  'chats.offer': duration(chatClocks.offer, { min: 10, max: hour }),
  'chats.agentGrace': duration(chatClocks.grace, { min: minute, max: hour }),
  'complaints.accept': durations(complaintClocks.accept, { min: minute, max: 31 * day }),
  'complaints.resolve': durations(complaintClocks.resolve, { min: 10 * minute, max: 90 * day }),
  'complaints.evidence': duration(complaintClocks.evidence, { min: hour, max: 31 * day }),
  'complaints.confirm': duration(complaintClocks.confirm, { min: hour, max: 31 * day }),
  'complaints.reopen': duration(complaintClocks.reopen, { min: hour, max: 90 * day }),
  'reviews.lease': duration(reviewTerms.leaseMinutes * minute, {
    min: minute,
    max: reviewTerms.longestLeaseMinutes * minute,
  }),
  'reviews.due': durations({ verifications: 30 * minute, applications: day }, { min: 5 * minute, max: 31 * day }),
  'reviews.imagesADay': count(mostImagesADay, { min: 10, max: 5000 }),
  'reviews.samplePercent': percent(reviewTerms.samplePercent),
  'reviews.postSamplePercent': percent(postLimits.passedSamplePercent),
  'alarms.repeat': duration(30, { min: 5, max: hour }),
  // The law asks for six months.
  'retention.signIns': duration(400 * day, { min: 183 * day, max: 3660 * day }),
  'retention.workerPositions': duration(90 * day, { min: 7 * day, max: 3660 * day }),
  'retention.orderInbox': duration(90 * day, { min: 7 * day, max: 3660 * day }),
  // The last retry is two days after the first try, and an endpoint is switched off after three.
  'retention.webhooks': duration(30 * day, { min: 7 * day, max: 3660 * day }),
  'retention.appCalls': duration(90 * day, { min: 7 * day, max: 3660 * day }),
  'retention.paperImages': duration(imagesKeptDays * day, { min: 30 * day, max: 3660 * day }),
} as const

type Registry = typeof registry
export type SettingKey = keyof Registry
export const settingKeys = Object.keys(registry) as [SettingKey, ...SettingKey[]]
export type SettingValue<Key extends SettingKey = SettingKey> = z.output<Registry[Key]['schema']>

type GroupOf<Key> = Key extends `${infer Group}.${string}` ? Group : never
export type SettingGroup = GroupOf<SettingKey>

export function groupOf(key: SettingKey): SettingGroup {
  return key.slice(0, key.indexOf('.')) as SettingGroup
}

/** In the order of their settings. */
export const settingGroups = [...new Set(settingKeys.map(groupOf))] as [SettingGroup, ...SettingGroup[]]

/** Answers what counts now. */
export type SettingReader = <Key extends SettingKey>(key: Key) => SettingValue<Key>

/** Where nobody set anything, and the environment says nothing. */
export const usualSetting: SettingReader = key => registry[key].usual as unknown as SettingValue<typeof key>
