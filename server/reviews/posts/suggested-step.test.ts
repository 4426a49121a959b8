import { expect, test } from 'vitest'
import { suggestedStep } from './suggested-step.ts'

test('each fault before makes the next step harder, the last is a ban', () => {
  const steps = [0, 1, 2, 3, 4, 5, 6, 100].map(faults => suggestedStep(faults, ['vulgar']))
  expect(steps).toEqual(['warn', 'mute1', 'mute3', 'mute7', 'mute30', 'ban', 'ban', 'ban'])
})

test('a severe fault begins higher, and goes on as others do', () => {
  const steps = [0, 1, 2, 3, 4, 5].map(faults => suggestedStep(faults, ['abuse', 'minors']))
  expect(steps).toEqual(['mute7', 'mute7', 'mute7', 'mute7', 'mute30', 'ban'])
})

test('nothing said of the fault is no severe one', () => {
  expect(suggestedStep(0, [])).toBe('warn')
})
