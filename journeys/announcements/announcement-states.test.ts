import { beforeAll, describe, expect, test } from 'vitest'
import {
  type AnnouncementAction,
  type AnnouncementState,
  announcementActions,
  announcementMachine,
} from '#contract/announcements/announcement.ts'
import { announcements } from '#contract/announcements/announcements.ts'
import { inputOf, publishText, submitText, targetOf, writeText } from '../setup/announcements/announcements.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import type { Role } from '../setup/people/people.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()
const roles: Role[] = ['super_admin', 'ops', 'kefu_leader', 'kefu', 'viewer']
const desks = {} as Record<Role, Desk>

beforeAll(async () => {
  for (const role of roles) desks[role] = await server.signIn(role)
})

const hour = 3_600_000
const { moves } = announcementMachine

/** Where each action is possible; `published+` is a published one with a newer text that waits. */
const possible: Record<AnnouncementAction, readonly (AnnouncementState | 'published+')[]> = {
  update: ['draft', 'published', 'published+'],
  submit: moves.submit.from,
  refuse: [...moves.refuse.from, 'published+'],
  publish: [...moves.publish.from, 'published+'],
  withdraw: [...moves.withdraw.from, 'published+'],
  pin: ['published', 'published+'],
  copy: [...announcementMachine.states, 'published+'],
  remind: ['published', 'published+'],
  remove: ['draft'],
}
const permissionOf = (action: AnnouncementAction) => announcements[action].needs
const mayDo = (desk: Desk, action: AnnouncementAction) =>
  desk.person.permissions.includes('*') || desk.person.permissions.includes(permissionOf(action))

async function bring(state: AnnouncementState | 'published+') {
  const ops = desks.ops
  const leader = desks.kefu_leader
  if (state === 'draft') return ops.call(announcements.add, writeText())
  if (state === 'reviewing') return submitText(ops)
  if (state === 'scheduled') return publishText(server, { publishAt: Date.now() + hour })
  const published = await publishText(server)
  if (state === 'published') return published
  if (state === 'published+')
    return ops.call(announcements.update, { ...targetOf(published), text: writeText({ title: '更新的内容' }) })
  if (state === 'offline') return leader.call(announcements.withdraw, { ...targetOf(published), reason: '内容有误' })
  await server.db.updateTable('announcements').set({ state: 'expired' }).where('id', '=', published.id).execute()
  return leader.call(announcements.get, { id: published.id })
}

describe.each([...announcementMachine.states, 'published+'] as const)('an announcement in %s', state => {
  test.each(roles)('offers %s what they may do, and refuses the rest', async role => {
    const desk = desks[role]
    const allowed = announcementActions.filter(action => mayDo(desk, action) && possible[action].includes(state))
    const row = await bring(state)
    const isSeen = mayDo(desk, 'update') || mayDo(desk, 'publish') || state.startsWith('published')
    if (isSeen) expect((await desk.call(announcements.get, { id: row.id })).allowed).toEqual(allowed)
    else expect(await refusalOf(desk.call(announcements.get, { id: row.id }))).toMatchObject({ reason: 'notFound' })
    for (const action of announcementActions.filter(one => !allowed.includes(one))) {
      const refused = await refusalOf(desk.call(announcements[action], inputOf(action, row)))
      const reason = mayDo(desk, action) ? 'announcementNotInThisState' : 'noPermission'
      expect(refused, action).toMatchObject({ reason })
    }
    expect(await desks.ops.call(announcements.get, { id: row.id })).toMatchObject({
      version: row.version,
      log: row.log,
    })
    for (const action of allowed) await desk.call(announcements[action], inputOf(action, await bring(state)))
  })
})
