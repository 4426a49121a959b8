import type { Role } from '#city/api/webhooks.ts'
import type { Population } from '#city/people/population.ts'
import type { OpenMessage } from '#contract/open/open-chats.ts'

export type From = OpenMessage['from']
export type Peer = Pick<From, 'kind' | 'externalId'>

/** Customers and workers by `idOf`; shops do not write. */
export function peopleOf({ customers, riders, chauffeurs, companions }: Population): Map<string, From> {
  const workers = [...riders, ...chauffeurs, ...companions]
  const people = [
    ...customers.map(({ externalId, name, phone }): From => ({ kind: 'customer', externalId, name, phone })),
    ...workers.map(({ kind, externalId, name }): From => ({ kind, externalId, name })),
  ]
  return new Map(people.map(person => [idOf(person), person]))
}

/** The app that sends their messages. */
export function roleOf({ kind }: Peer): Role {
  return kind === 'customer' ? kind : 'rider'
}

export function idOf({ kind, externalId }: Peer): string {
  return `${kind}/${externalId}`
}
