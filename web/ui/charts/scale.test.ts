import { expect, test } from 'vitest'
import { scaleOf } from './scale.ts'

const frame = { top: 0, bottom: 100 }
const short = new Intl.NumberFormat('zh-CN', { notation: 'compact', maximumFractionDigits: 1 }).format
const labelsOf = (values: readonly number[], label: (tick: number) => string, least?: number) =>
  scaleOf(values, frame, { label, ...(least && { least }) }).ticks.map(label)
const isDistinct = (labels: readonly string[]) => new Set(labels).size === labels.length

test('Money of which there is none has whole yuan beside its axis', () => {
  expect(labelsOf([0, 0, 0], fen => short(fen / 100), 400)).toEqual(['0', '1', '2', '3', '4'])
})

test('Small values have labels that differ, however few digits are written', () => {
  for (const most of [0, 0.004, 0.03, 0.2, 0.9, 1, 3, 7, 12, 99, 1234, 99_999, 12_345_678]) {
    const labels = labelsOf([0, most, most / 3], short)
    expect(isDistinct(labels), `${most}: ${labels}`).toBe(true)
  }
  expect(labelsOf([0.03, 0.01], short)).toEqual(['0', '0.1', '0.2', '0.3'])
})

test('The largest value is on the axis, and nothing is at the bottom', () => {
  const { ticks, yOf } = scaleOf([3, 17], frame)
  expect([ticks, yOf(0), yOf(20)]).toEqual([[0, 5, 10, 15, 20], 100, 0])
})
