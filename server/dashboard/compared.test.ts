import { expect, test } from 'vitest'
import { compared } from './compared.ts'

type Counted = { part: number; all: number }
const share = ({ part, all }: Counted) => (all > 0 ? part / all : null)
const base = ({ all }: Counted) => all
const many = { part: 90, all: 100 }
const few = { part: 19, all: 19 }

test('A share is compared with the earlier days that have twenty rows, and only if today has', () => {
  const ofShare = (now: Counted) =>
    compared({ now, yesterday: few, lastWeek: many }, { unit: 'share', of: share, base })
  expect(ofShare(many)).toEqual({
    unit: 'share',
    value: 0.9,
    yesterday: 1,
    lastWeek: 0.9,
    few: ['yesterday'],
    isStillChanging: false,
  })
  expect(ofShare({ part: 19, all: 20 }).few).toEqual(['yesterday'])
  expect(ofShare(few).few).toEqual(['yesterday', 'lastWeek'])
  expect(ofShare({ part: 0, all: 0 })).toMatchObject({ value: null, few: ['yesterday', 'lastWeek'] })
})

test('A count and an amount fall from many rows to few: that is said by percent', () => {
  for (const unit of ['count', 'fen'] as const) {
    const terms = { unit, of: base, base }
    expect(compared({ now: few, yesterday: few, lastWeek: many }, terms).few).toEqual(['yesterday'])
    expect(compared({ now: few, yesterday: many, lastWeek: many }, terms).few).toEqual([])
  }
})

test('What orders under way still change is compared with nothing', () => {
  const terms = { unit: 'count', of: base, base, isStillChanging: true } as const
  expect(compared({ now: many, yesterday: few, lastWeek: many }, terms)).toEqual({
    unit: 'count',
    value: 100,
    yesterday: null,
    lastWeek: null,
    few: [],
    isStillChanging: true,
  })
})
