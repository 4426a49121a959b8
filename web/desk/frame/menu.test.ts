import { expect, test } from 'vitest'
import type { MenuRoute } from '#contract/access/session.ts'
import { isOutside, permittedMenu, screensOf, sidebarOf } from './menu.ts'

function route(path: string, title: string, children: MenuRoute[] = [], roles?: string[]): MenuRoute {
  const component = children.length > 0 ? 'Layout' : 'SomePage'
  const meta = { title, icon: '', pinyin: '', initials: '', ...(roles && { roles }) } as MenuRoute['meta']
  return { path, component, name: path, hidden: false, alwaysShow: false, meta, children }
}

const menu = [
  route('/money', '财务', [route('/tixian', '提现', [], ['finance'])]),
  route('/people', '人员', [route('/user', '用户')]),
]

test('The menu leaves out what the roles do not permit and empty groups, and shows a group of one as its screen', () => {
  const shown = sidebarOf(permittedMenu(menu, ['ops'])).map(({ path, title }) => [path, title])
  expect(shown).toEqual([['/user', '用户']])
  expect(screensOf(permittedMenu(menu, ['finance'])).map(({ path }) => path)).toEqual(['/tixian', '/user'])
})

test('A group of one is shown as its screen with an icon of its own or that of the group, unless it always is a group', () => {
  const withIcon = (one: MenuRoute, icon: string) => ({ ...one, meta: { ...one.meta, icon } })
  const group = (screen: MenuRoute, more: Partial<MenuRoute> = {}) => ({
    ...withIcon(route('/money', '财务', [screen]), 'wallet'),
    ...more,
  })
  const plain = route('/tixian', '提现')
  expect(sidebarOf([group(plain)])).toMatchObject([{ path: '/tixian', icon: 'wallet', children: [] }])
  expect(sidebarOf([group(withIcon(plain, 'coins'))])).toMatchObject([{ path: '/tixian', icon: 'coins' }])
  expect(sidebarOf([group(plain, { alwaysShow: true })])).toMatchObject([
    { path: '/money', icon: 'wallet', children: [{ path: '/tixian' }] },
  ])
  const deeper = route('/more', '更多', [plain, route('/refund', '退款')])
  expect(sidebarOf([group(deeper)])).toMatchObject([{ path: '/money', children: [{ path: '/more' }] }])
})

test('A hidden screen is not in the sidebar and does not count, and can still be opened', () => {
  const hidden = { ...route('/secret', '隐藏'), hidden: true }
  const menu = [route('/money', '财务', [route('/tixian', '提现'), hidden]), hidden]
  expect(sidebarOf(menu)).toMatchObject([{ path: '/tixian' }])
  expect(sidebarOf(menu)).toHaveLength(1)
  expect(screensOf(menu).map(({ path }) => path)).toContain('/secret')
})

test.each(['https://example.com/', 'http://example.com/', 'mailto:a@example.com', 'tel:110'])(
  '%s is outside, and no screen',
  address => {
    expect(isOutside(address)).toBe(true)
    expect(screensOf([route(address, '外部')])).toEqual([])
    expect(sidebarOf([route('/help', '帮助', [route(address, '外部'), route('/tixian', '提现')])])).toMatchObject([
      { children: [{ path: address }, { path: '/tixian' }] },
    ])
  },
)
