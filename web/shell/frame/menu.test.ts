import { expect, test } from 'vitest'
import type { MenuRoute } from '#contract/access/session.ts'
import { permittedMenu, screensOf, sidebarOf } from './menu.ts'

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
