import type { MenuRoute } from '#contract/access/session.ts'

export type Screen = { path: string; component: string; route: MenuRoute; trail: MenuRoute[] }

export type SidebarEntry = {
  /** Target: a path of this site or an external address. A group has none. */
  path: string
  title: string
  icon: string
  component: string
  children: SidebarEntry[]
}

/** The server has filtered already; filtered again so that a mistake there hides an entry instead of showing a dead link. */
export function permittedMenu(routes: readonly MenuRoute[], roles: readonly string[]): MenuRoute[] {
  return routes
    .filter(({ meta }) => !meta.roles?.length || meta.roles.some(role => roles.includes(role)))
    .map(route => ({ ...route, children: permittedMenu(route.children, roles) }))
    .filter(route => !isGroup(route) || route.children.length > 0)
}

/** Every page of the menu by its full path, hidden ones too. */
export function screensOf(routes: readonly MenuRoute[], base = '', above: MenuRoute[] = []): Screen[] {
  return routes.flatMap(route => {
    const path = fullPath(base, route.path)
    const trail = [...above, route]
    const own = isGroup(route) || isOutside(route.path) ? [] : [{ path, component: route.component, route, trail }]
    return [...own, ...screensOf(route.children, path, trail)]
  })
}

export function sidebarOf(routes: readonly MenuRoute[], base = ''): SidebarEntry[] {
  return routes.filter(route => !route.hidden).flatMap(route => entriesOf(route, base))
}

function entriesOf(route: MenuRoute, base: string): SidebarEntry[] {
  const path = fullPath(base, route.path)
  const { title, icon } = route.meta
  const own = { path, title, icon, component: route.component }
  const seen = route.children.filter(child => !child.hidden)
  if (!isGroup(route) && seen.length === 0) return [{ ...own, children: [] }]
  const only = seen.length === 1 ? seen[0] : undefined
  if (only && only.children.length === 0 && !route.alwaysShow) {
    return entriesOf({ ...only, meta: { ...only.meta, icon: only.meta.icon || icon } }, path)
  }
  const children = sidebarOf(seen, path)
  return children.length ? [{ ...own, children }] : []
}

/** The redirect of a group: the one it declares, else its first page. */
export function redirectOf(routes: readonly MenuRoute[], wanted: string, base = ''): string | undefined {
  for (const route of routes) {
    const path = fullPath(base, route.path)
    if (path === wanted && isGroup(route)) return route.redirect ?? screensOf(route.children, path)[0]?.path
    const deeper = redirectOf(route.children, wanted, path)
    if (deeper) return deeper
  }
  return undefined
}

export function isOutside(path: string): boolean {
  return /^(https?:|mailto:|tel:)/.test(path)
}

export function isGroup({ component }: MenuRoute): boolean {
  return component === 'Layout' || component === 'Blank'
}

export function fullPath(base: string, path: string): string {
  if (isOutside(path) || path.startsWith('/')) return path
  return path ? `${base === '/' ? '' : base}/${path}` : base
}
