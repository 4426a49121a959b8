// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { MenuRoute } from '#contract/access/session.ts'
import { keepInPlace, withoutGone } from '#web/kit/inPlace.ts'
import { placeOf } from '#web/kit/route.ts'
import { rule } from '#web/shell/frame/guard.ts'
import { permittedMenu, screensOf, sidebarOf } from '#web/shell/frame/menu.ts'
import { faultOf } from '#web/shell/profile/password.ts'
import { finder, goalsOf, piecesOf } from '#web/shell/search/find.ts'
import {
  aliveAtMost,
  aliveTabs,
  closeTabs,
  moveTab,
  neighbourOf,
  noTabs,
  openTab,
  tabsFromText,
  tabsToText,
  withAffixed,
} from '#web/shell/tabs/tabs.ts'

function entry(
  path: string,
  title: string,
  more: Partial<MenuRoute> & { pinyin?: string; initials?: string } = {},
): MenuRoute {
  const { pinyin = '', initials = '', children = [], ...rest } = more
  return {
    path,
    component: children.length ? 'Layout' : 'SomePage',
    name: path,
    hidden: false,
    alwaysShow: false,
    ...rest,
    meta: { title, icon: '', pinyin, initials, ...rest.meta },
    children,
  }
}

const menu = [
  entry('/dashboard', '首页', { pinyin: 'shouye', initials: 'sy' }),
  entry('/orders', '订单中心', {
    pinyin: 'dingdanzhongxin',
    initials: 'ddzx',
    children: [
      entry('/order', '外卖订单', { pinyin: 'waimaidingdan', initials: 'wmdd' }),
      entry('/orders/rules', '订单管理', { pinyin: 'dingdanguanli', initials: 'ddgl' }),
      entry('/orders/secret', '隐藏页', { hidden: true, pinyin: 'yincangye', initials: 'ycy' }),
    ],
  }),
  entry('https://example.com/help', '帮助', { pinyin: 'bangzhu', initials: 'bz' }),
]

test('ddgl finds 订单管理 first, dingdan and ddzx find both lists, and nobody finds what is hidden', () => {
  const find = finder(goalsOf(menu), true)
  expect(find('ddgl')[0]?.goal.titles).toEqual(['订单中心', '订单管理'])
  expect(find('dingdan').map(({ goal }) => goal.path)).toEqual(expect.arrayContaining(['/order', '/orders/rules']))
  expect(find('ddzx').map(({ goal }) => goal.path)).toEqual(['/order', '/orders/rules'])
  expect(find('隐藏页').map(({ goal }) => goal.path)).not.toContain('/orders/secret')
  expect(find('帮助')[0]?.goal.isOutside).toBe(true)
})

test('Without pinyin a screen is found by what is read only', () => {
  const find = finder(goalsOf(menu), false)
  expect(find('ddgl')).toEqual([])
  expect(find('外卖')[0]?.goal.path).toBe('/order')
})

test('A hit is marked in pieces that make up the title again', () => {
  const [hit] = finder(goalsOf(menu), true)('外卖')
  const pieces = piecesOf('外卖订单', hit?.marks.at(-1) ?? [])
  expect(pieces.map(({ text }) => text).join('')).toBe('外卖订单')
  expect(pieces.filter(({ isMarked }) => isMarked).map(({ text }) => text)).toEqual(['外卖'])
})

test('The menu leaves out what roles do not reach, a group that becomes empty with it, and flattens a group of one', () => {
  const guarded = [
    entry('/money', '财务', {
      children: [entry('/tixian', '提现', { meta: { roles: ['finance'] } as MenuRoute['meta'] })],
    }),
    entry('/people', '人员', { children: [entry('/user', '用户')] }),
  ]
  expect(sidebarOf(permittedMenu(guarded, ['ops'])).map(({ path, title }) => [path, title])).toEqual([
    ['/user', '用户'],
  ])
  expect(screensOf(permittedMenu(guarded, ['finance'])).map(({ path }) => path)).toEqual(['/tixian', '/user'])
})

test('Without a token only two addresses are open; with one the sign-in page leads to where one wanted, and never outside', () => {
  const origin = location.origin
  const ruled = (address: string, isSignedIn: boolean) => rule(placeOf(origin + address), isSignedIn)
  expect(ruled('/order?queue=all#x', false)).toEqual({ go: '/login?redirect=%2Forder%3Fqueue%3Dall%23x' })
  expect(ruled('/login', false)).toEqual({ show: 'signIn' })
  expect(ruled('/auth-redirect?ticket=1', false)).toEqual({ show: 'signIn' })
  expect(ruled('/login?redirect=%2Forder%3Fqueue%3Dall%23x', true)).toEqual({ go: '/order?queue=all#x' })
  for (const outside of ['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)']) {
    expect(ruled(`/login?redirect=${encodeURIComponent(outside)}`, true)).toEqual({ go: '/' })
  }
})

const opened = (...paths: string[]) =>
  paths.reduce((tabs, path) => openTab(tabs, placeOf(path)), withAffixed(noTabs, ['/a']))
const keys = (tabs: typeof noTabs) => tabs.list.map(({ key }) => key)

test('A closed tab hands over to its neighbour, affixed tabs stay, and a dragged one takes the place it is dropped on', () => {
  const tabs = opened('/a', '/b', '/c', '/d')
  const after = closeTabs(tabs, '/c', 'this', ['/a'])
  expect([keys(after), neighbourOf(tabs, after, '/c')?.key]).toEqual([['/a', '/b', '/d'], '/d'])
  expect(keys(closeTabs(tabs, '/c', 'all', ['/a']))).toEqual(['/a'])
  expect(keys(closeTabs(tabs, '/c', 'left', ['/a']))).toEqual(['/a', '/c', '/d'])
  expect(keys(moveTab(tabs, '/d', '/b', ['/a']))).toEqual(['/a', '/d', '/b', '/c'])
  expect(keys(moveTab(tabs, '/d', '/a', ['/a']))).toEqual(['/a', '/b', '/c', '/d'])
  expect(keys(tabsFromText(tabsToText(tabs)))).toEqual(['/a', '/b', '/c', '/d'])
})

test('Twelve pages live, the one unused longest is let go, and never one with a half-written form', () => {
  const paths = Array.from({ length: aliveAtMost + 2 }, (_, at) => `/page${at}`)
  const tabs = opened(...paths)
  const alive = aliveTabs(tabs, key => key === '/page0').map(({ key }) => key)
  expect(alive).toHaveLength(aliveAtMost + 1)
  expect(alive).toContain('/page0')
  expect(alive).not.toContain('/page1')
})

const row = (id: number, version = 1) => ({ id, version })

test('Rows that leave a queue stand until nobody points at them, changed rows change in place, new ones wait', () => {
  const shown = [row(9), row(8), row(7)]
  const now = keepInPlace(shown, [row(10), row(9), row(7, 2)], false)
  expect(now.rows).toEqual([row(9), row(8), row(7, 2)])
  expect([...now.gone]).toEqual([8])
  expect(now.waiting).toEqual([row(10)])
  expect(withoutGone(now).rows).toEqual([row(9), row(7, 2)])
})

test('Rows pushed out of the pages that were read are not taken for gone', () => {
  const now = keepInPlace([row(9), row(8), row(7)], [row(11), row(10), row(9)], true)
  expect(now.rows).toEqual([row(9), row(8), row(7)])
  expect(now.gone.size).toBe(0)
})

test('A queue that emptied all at once still does not jump', () => {
  const now = keepInPlace([row(2), row(1)], [], false)
  expect([...now.gone]).toEqual([2, 1])
  expect(withoutGone(now).rows).toEqual([])
})

test.each([
  [
    { old: '', next: 'secret1', again: 'secret1' },
    { at: 'old', is: 'missing' },
  ],
  [
    { old: 'x', next: '', again: '' },
    { at: 'next', is: 'missing' },
  ],
  [
    { old: 'x', next: '12345', again: '12345' },
    { at: 'next', is: 'short' },
  ],
  [
    { old: 'x', next: '123456', again: '12345' },
    { at: 'again', is: 'short' },
  ],
  [
    { old: 'x', next: '123456', again: '654321' },
    { at: 'again', is: 'different' },
  ],
  [{ old: 'x', next: '123456', again: '123456' }, undefined],
] as const)('The password form reads %j and finds %j', (typed, fault) => {
  expect(faultOf(typed)).toEqual(fault)
})
