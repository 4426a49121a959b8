import type { settlements } from '#contract/money/settlements.ts'
import type { Entry, TargetRecords } from './access-entry.ts'

const target = ({ order: { id } }: TargetRecords) => ({ id, version: 9999, reason: '矩阵测试' })

/** The entries of the operations of settlements, each of which concerns an order. */
export const settlementEntries: Record<`settlements.${keyof typeof settlements & string}`, Entry> = {
  'settlements.ofOrder': { about: 'record', input: ({ order: { id } }) => ({ id }) },
  'settlements.list': { about: 'list', input: () => ({ queue: 'all', limit: 200 }), marks: ({ order }) => order.no },
  'settlements.get': { about: 'record', input: ({ order: { id } }) => ({ id }) },
  'settlements.export': { about: 'everywhere' },
  'settlements.counts': { about: 'everywhere' },
  'settlements.sums': { about: 'everywhere' },
  'settlements.hold': { about: 'record', input: target },
  'settlements.unhold': { about: 'record', input: target },
  'settlements.unholdMany': {
    about: 'everywhere',
    input: ({ order: { id } }) => ({ settlements: [{ id, version: 9999 }], reason: '矩阵测试' }),
  },
}
