import { permissions, unseenOf, viewOf } from '#contract/access/permissions.ts'
import { screenOfType } from '#contract/desk/notification-screens.ts'
import { readMigrated } from './read/migrated-database.ts'
import { nodesIn, parse, readFiles, report } from './read/tree.ts'

/** Components of menu entries without a screen: groups and external links. */
const containers = ['Layout', 'Blank', '']

type Entry = { path: string; component: string; icon: string; permissions: string[] | null }

const screens = keysOf('web/process/screens.tsx', 'screens')
const icons = keysOf('web/ui/show/MenuIcon.tsx', 'icons')

/** Permissions that only administrators have: accounts, roles, menus, secrets of apps, settings, and exports of personal data and logs. */
const onlyAdministrators: readonly string[] = [
  ...['staff.view', 'staff.edit', 'staff.assignRoles', 'staff.sessions', 'staff.export', 'users.export'],
  ...['roles.view', 'roles.edit', 'menus.edit', 'events.export', 'signIns.view', 'signIns.export'],
  ...['apps.edit', 'apps.secret', 'settings.edit', 'setup.edit'],
  ...['webhooks.edit', 'webhooks.replay'],
]

type Role = { code: string; permissions: string[] }

const { entries, granted, roles } = await readMigrated(async client => ({
  entries: (await client.query<Entry>('select * from menus order by path')).rows,
  roles: (await client.query<Role>('select code, permissions from roles order by code')).rows,
  granted: (await client.query<{ code: string }>('select distinct unnest(permissions) as code from roles')).rows,
}))

report([
  ...onlyAdministrators
    .filter(code => granted.some(row => row.code === code))
    .map(code => `${code} is granted to a role: remove it from the list of administrators' permissions.`),
  ...roles.flatMap(({ code, permissions: held }) =>
    unseenOf(held).map(act => `The role ${code} may ${act} and not see it: grant ${viewOf(act)} in a migration.`),
  ),
  ...permissions
    .filter(code => !onlyAdministrators.includes(code) && !granted.some(row => row.code === code))
    .map(code => `No built-in role is granted ${code}: grant it in the migration that adds it.`),
  ...Object.entries(screenOfType)
    .filter(([, screen]) => !entries.some(({ path }) => path === screen))
    .map(([type, screen]) => `Notifications of type ${type} lead to ${screen}, which no menu entry has.`),
  ...entries.flatMap(({ path, component, icon, permissions: needed }) => [
    ...(containers.includes(component) || screens.includes(component)
      ? []
      : [`The menu entry ${path} shows ${component}, which is no screen of web/process/screens.tsx.`]),
    ...(icon === '' || icons.includes(icon)
      ? []
      : [`The menu entry ${path} has the icon ${icon}, which is not in web/ui/show/MenuIcon.tsx.`]),
    ...(needed ?? [])
      .filter(code => !(permissions as readonly string[]).includes(code))
      .map(code => `The menu entry ${path} needs ${code}, which no operation needs, so nobody can be granted it.`),
  ]),
])

/** The names in an object that a file declares. */
function keysOf(path: string, name: string): string[] {
  const [source] = readFiles([path])
  for (const node of source ? nodesIn(parse(source)) : []) {
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || node.id.name !== name) continue
    if (node.init?.type !== 'ObjectExpression') continue
    return node.init.properties.flatMap(property =>
      property.type === 'Property' && property.key.type === 'Identifier' ? [property.key.name] : [],
    )
  }
  throw new Error(`${path} declares no object named ${name}.`)
}
