import { expect, test } from 'vitest'
import type { AnnouncementText } from '#contract/announcements/announcement.ts'
import { announcements } from '#contract/announcements/announcements.ts'
import {
  audienceOf,
  inputOf,
  publishText,
  submitText,
  targetOf,
  writeText,
} from '../setup/announcements/announcements.ts'
import { homeCity, otherCity } from '../setup/open/fixtures.ts'
import { refusalOf } from '../setup/orders/desk.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()
const own = audienceOf({ kinds: ['staff'], cities: [homeCity] })
const local = (role: 'ops' | 'kefu_leader') => server.signIn(role, { cityCodes: [homeCity] })

/** One in each state in which something can be done with it; the last is of the own city, and a text for others waits. */
async function announcementsTo(audience: AnnouncementText['audience']) {
  const ops = await server.signIn('ops')
  const narrow = await publishText(server, { audience: own })
  return [
    await ops.call(announcements.add, writeText({ audience })),
    await submitText(ops, { audience }),
    await publishText(server, { audience, publishAt: Date.now() + 3_600_000 }),
    await publishText(server, { audience }),
    await ops.call(announcements.update, { ...targetOf(narrow), text: writeText({ audience }) }),
  ]
}

test('whoever sees some cities changes no announcement for others, whatever its state', async () => {
  const boss = await server.signIn('super_admin')
  const foreign = await server.fixtures.rider({ cityCode: otherCity })
  for (const audience of [
    audienceOf({ kinds: ['staff'] }),
    audienceOf({ kinds: ['rider'], cities: [homeCity, otherCity] }),
    audienceOf({ people: [{ kind: 'rider', id: foreign.id }] }),
  ])
    for (const { id } of await announcementsTo(audience)) {
      const row = await boss.call(announcements.get, { id })
      for (const desk of [await local('ops'), await local('kefu_leader')]) {
        const seen = await desk.call(announcements.get, { id })
        expect([seen.allowed, seen.people]).toEqual([[], []])
        for (const action of row.allowed) {
          const refused = await refusalOf(desk.call(announcements[action], inputOf(action, row)))
          expect(['announcementCities', 'noPermission'], action).toContain(refused.reason)
        }
      }
      expect(await boss.call(announcements.get, { id })).toEqual(row)
    }
})

test('of their own cities they handle all, and an own draft whose people moved away', async () => {
  const [author, publisher] = [await local('ops'), await local('kefu_leader')]
  const submitted = await submitText(author, { audience: own })
  const published = await publisher.call(announcements.publish, targetOf(submitted))
  expect(published.state).toBe('published')
  expect(published.allowed).toContain('withdraw')

  const rider = await server.fixtures.rider({ cityCode: homeCity })
  const audience = audienceOf({ people: [{ kind: 'rider', id: rider.id }] })
  const draft = await author.call(announcements.add, writeText({ audience }))
  await server.db
    .updateTable('users')
    .set({ city_codes: [otherCity] })
    .where('id', '=', rider.id)
    .execute()
  expect(await refusalOf(author.call(announcements.submit, targetOf(draft)))).toMatchObject({
    reason: 'announcementCities',
  })
  const text = writeText({ audience: own })
  const changed = await author.call(announcements.update, { ...targetOf(draft), text })
  expect(changed.audience).toEqual(own)
})
