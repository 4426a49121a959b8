import { expect, test } from 'vitest'
import { arranged, withChanged, withMoved, withMovedBy } from './arrangement.ts'

const everything = { may: () => true, first: [] }
const names = (placed: ReturnType<typeof arranged>) => placed.map(({ block }) => block)

test('Who has placed nothing gets the usual order, with their own work first', () => {
  expect(names(arranged([], everything)).slice(0, 4)).toEqual(['todo', 'kpi', 'urgent', 'own'])
  expect(names(arranged([], { may: () => true, first: ['money', 'todo'] })).slice(0, 3)).toEqual([
    'money',
    'todo',
    'kpi',
  ])
})

test('Blocks without permission are left out, and a block that is new stands after its usual neighbour', () => {
  expect(names(arranged([], { may: block => block === 'todo' || block === 'notices', first: [] }))).toEqual([
    'todo',
    'notices',
  ])
  const before = arranged([], everything).filter(({ block }) => block !== 'funnel')
  const moved = withMoved(before, 'trend', 0)
  expect(names(arranged(moved, everything)).slice(0, 3)).toEqual(['trend', 'funnel', 'todo'])
})

test('A block is moved, sized and hidden, and the others stay as they are', () => {
  const all = arranged([], everything)
  expect(names(withMoved(all, 'notices', 0))[0]).toBe('notices')
  const [first = 'todo', second = 'todo'] = names(all)
  expect(names(withMovedBy(withMovedBy(all, first, 1), first, 1)).slice(0, 3)).toEqual([second, names(all)[2], first])
  expect(names(withMovedBy(all, first, -1))).toEqual(names(all))
  const hidden = withChanged(all, 'heat', { isHidden: true, size: 'full' })
  expect(hidden.filter((one, at) => one !== all[at])).toEqual([{ block: 'heat', size: 'full', isHidden: true }])
})
