import { expect, test } from 'vitest'
import type { MenuRoute } from '#contract/access/session.ts'
import { finder, goalsOf, piecesOf } from './find.ts'

type ReasonInput = { pinyin: string; initials: string }

function route(path: string, title: string, reading: ReasonInput, more: Partial<MenuRoute> = {}): MenuRoute {
  const meta = { title, icon: '', ...reading }
  return { path, component: 'SomePage', name: path, hidden: false, alwaysShow: false, meta, children: [], ...more }
}

const menu = [
  route('/dashboard', '首页', { pinyin: 'shouye', initials: 'sy' }),
  route(
    '/orders',
    '订单中心',
    { pinyin: 'dingdanzhongxin', initials: 'ddzx' },
    {
      component: 'Layout',
      children: [
        route('/order', '外卖订单', { pinyin: 'waimaidingdan', initials: 'wmdd' }),
        route('/orders/rules', '订单管理', { pinyin: 'dingdanguanli', initials: 'ddgl' }),
        route('/orders/secret', '隐藏页', { pinyin: 'yincangye', initials: 'ycy' }, { hidden: true }),
      ],
    },
  ),
  route('https://example.com/help', '帮助', { pinyin: 'bangzhu', initials: 'bz' }),
]

test('ddgl finds 订单管理 first, dingdan and ddzx find both lists, and hidden screens are not found', () => {
  const find = finder(goalsOf(menu), true)
  expect(find('ddgl')[0]?.goal.titles).toEqual(['订单中心', '订单管理'])
  expect(find('dingdan').map(({ goal }) => goal.path)).toEqual(expect.arrayContaining(['/order', '/orders/rules']))
  expect(find('ddzx').map(({ goal }) => goal.path)).toEqual(['/order', '/orders/rules'])
  expect(find('隐藏页').map(({ goal }) => goal.path)).not.toContain('/orders/secret')
  expect(find('帮助')[0]?.goal.isOutside).toBe(true)
})

test('Without pinyin a screen is found only by its written title', () => {
  const find = finder(goalsOf(menu), false)
  expect(find('ddgl')).toEqual([])
  expect(find('外卖')[0]?.goal.path).toBe('/order')
})

test('A screen that only resembles what was typed is found, and says that it does not contain it', () => {
  const cities = [route('/system/cities', '城市管理', { pinyin: 'chengshiguanli', initials: 'csgl' })]
  const find = finder(goalsOf(cities), true)
  expect(find('english').map(({ isContained }) => isContained)).toEqual([false])
  for (const typed of ['城市', 'chengshi', 'csgl', 'cities', ''])
    expect(find(typed).map(({ isContained }) => isContained)).toEqual([true])
})

test('The marked pieces of a hit make up its title again', () => {
  const [hit] = finder(goalsOf(menu), true)('外卖')
  const pieces = piecesOf('外卖订单', hit?.marks.at(-1) ?? [])
  expect(pieces.map(({ text }) => text).join('')).toBe('外卖订单')
  expect(pieces.filter(({ isMarked }) => isMarked).map(({ text }) => text)).toEqual(['外卖'])
})
