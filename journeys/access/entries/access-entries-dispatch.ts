import type { autopilots } from '#contract/orders/autopilots.ts'
import type { dispatch } from '#contract/orders/dispatch.ts'
import type { Entry } from './access-entry.ts'

/** No record has this version. */
const stale = { version: 9999 }

export const dispatchEntries: Record<
  `dispatch.${keyof typeof dispatch}` | `autopilots.${keyof typeof autopilots}`,
  Entry
> = {
  'dispatch.candidates': { about: 'record', input: ({ order: { id } }) => ({ id }) },
  'dispatch.board': { about: 'list', input: () => ({ service: 'food' }), marks: ({ workerId }) => workerId },
  'dispatch.ground': { about: 'list', marks: ({ merchantId }) => merchantId },
  // Streets are public, as any map is.
  'dispatch.ways': {
    about: 'everywhere',
    input: () => ({ ends: [{ from: { lng: 113.6, lat: 34.7 }, to: { lng: 113.7, lat: 34.8 } }] }),
  },
  // What waits is planned; a journey shows that it is of the own cities.
  'dispatch.propose': { about: 'everywhere', input: () => ({ service: 'food' }) },
  'dispatch.assignProposed': {
    about: 'everywhere',
    input: ({ order: { id }, workerId }) => ({ assignments: [{ id, ...stale, workerId }] }),
  },
  'autopilots.list': { about: 'list', marks: ({ cityId }) => cityId },
  'autopilots.set': { about: 'record', input: records => ({ id: records.cityId, ...stale, mode: 'propose' }) },
  'autopilots.takeOver': { about: 'record', input: ({ cityId: id }) => ({ id }) },
  'autopilots.handOver': { about: 'record', input: ({ cityId: id }) => ({ id }) },
  // A journey shows that they are of the own cities.
  'autopilots.proposals': { about: 'everywhere', input: () => ({ service: 'food' }) },
  'autopilots.dismiss': { about: 'everywhere', input: ({ order: { id } }) => ({ ids: [id] }) },
  'dispatch.lease': { about: 'record', input: ({ order: { id } }) => ({ id }) },
  // Releasing a lease that one does not have succeeds for every order.
  'dispatch.release': { about: 'everywhere', input: ({ order: { id } }) => ({ id }) },
  // The command answers for each order separately.
  'dispatch.assignMany': {
    about: 'everywhere',
    input: ({ order: { id }, workerId }) => ({ workerId, orders: [{ id, ...stale }] }),
  },
}
