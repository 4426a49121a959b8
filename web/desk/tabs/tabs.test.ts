// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { placeOf } from '#web/kit/route.ts'
import {
  aliveAtMost,
  aliveTabs,
  closeTabs,
  keptTabs,
  moveTab,
  neighbourOf,
  noTabs,
  openTab,
  tabsToKeep,
  withAffixed,
} from './tabs.ts'

const affixed = ['/a']
const opened = (...paths: string[]) =>
  paths.reduce((tabs, path) => openTab(tabs, placeOf(path)), withAffixed(noTabs, affixed))
const keys = (tabs: typeof noTabs) => tabs.list.map(({ key }) => key)
const tabs = opened('/a', '/b', '/c', '/d')

test('A path has one tab, whatever else its address has', () => {
  const again = openTab(tabs, placeOf('/b?queue=completed'))
  expect(keys(again)).toEqual(['/a', '/b', '/c', '/d'])
  expect(again.list[1]?.place).toEqual(placeOf('/b?queue=completed'))
})

test('Closing the active tab activates its neighbour', () => {
  const after = closeTabs(tabs, '/c', 'this', affixed)
  expect(keys(after)).toEqual(['/a', '/b', '/d'])
  expect(neighbourOf(tabs, after, '/c')?.key).toBe('/d')
})

test('Affixed tabs stay when all or the left ones are closed', () => {
  expect(keys(closeTabs(tabs, '/c', 'all', affixed))).toEqual(['/a'])
  expect(keys(closeTabs(tabs, '/c', 'left', affixed))).toEqual(['/a', '/c', '/d'])
})

test('A dragged tab moves to where it is dropped, but not before an affixed one', () => {
  expect(keys(moveTab(tabs, '/d', '/b', affixed))).toEqual(['/a', '/d', '/b', '/c'])
  expect(keys(moveTab(tabs, '/d', '/a', affixed))).toEqual(['/a', '/b', '/c', '/d'])
})

test('Tabs are the same after storing and reading them', () => {
  expect(keys(keptTabs(tabsToKeep(tabs)))).toEqual(['/a', '/b', '/c', '/d'])
})

test.each([undefined, [], { list: 3 }, { list: [null, 5, '/a', 'http://[', '//'] }, { tabs: ['/a'] }])(
  'Of what is no list of addresses, %j, no tab comes that cannot be drawn',
  kept => {
    expect(keys(keptTabs(kept)).filter(key => key !== '/a')).toEqual([])
  },
)

test('Twelve pages stay mounted; the least recently used one goes first, and never one with a half-written form', () => {
  const many = opened(...Array.from({ length: aliveAtMost + 2 }, (_, at) => `/page${at}`))
  const alive = aliveTabs(many, key => key === '/page0').map(({ key }) => key)
  expect(alive).toHaveLength(aliveAtMost + 1)
  expect(alive).toContain('/page0')
  expect(alive).not.toContain('/page1')
})
