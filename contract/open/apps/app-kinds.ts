import type { OpenScope } from '../open.ts'

/** Whose app it is. `express` is the app of express companies, `payment` takes money in, `payout` pays it out. */
export const appKinds = [
  'customer',
  'merchant',
  'rider',
  'chauffeur',
  'companion',
  'express',
  'payment',
  'payout',
  'other',
] as const
export type AppKind = (typeof appKinds)[number]

/** What people of every kind do in their app. */
const ofPeople: readonly OpenScope[] = [
  'order.read',
  'chat.write',
  'person.write',
  'complaint.write',
  'feedback.write',
  'announcement.read',
  'announcement.write',
]
const ofWorkers: readonly OpenScope[] = [
  ...ofPeople,
  'worker.write',
  'wallet.write',
  'verification.write',
  'application.write',
  'post.write',
]

/** The scopes that are proposed for a kind; whoever makes the app adds and removes some. */
export const scopesOfKind: Readonly<Record<AppKind, readonly OpenScope[]>> = {
  customer: [
    ...ofPeople,
    'order.write',
    'event.customer',
    'event.opponent',
    'event.payment',
    'wallet.write',
    'verification.write',
    'application.write',
    'post.write',
  ],
  merchant: [
    ...ofPeople,
    'event.merchant',
    'merchant.write',
    'wallet.write',
    'verification.write',
    'application.write',
  ],
  rider: [...ofWorkers, 'event.rider'],
  chauffeur: [...ofWorkers, 'event.chauffeur'],
  companion: [...ofWorkers, 'event.companion'],
  express: ['order.read', 'event.carrier'],
  payment: ['order.read', 'event.payment'],
  payout: ['payout.write'],
  other: [],
}
