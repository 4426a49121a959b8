import { type OpenApi, Refused } from '#city/api/open-api.ts'
import type { Role } from '#city/api/webhooks.ts'
import type { Simulation } from '#city/services/simulation.ts'
import type { AnnouncementWebhookBody, OpenAnnouncementRead } from '#contract/open/open-announcements.ts'
import type { Population } from './population.ts'

type Reader = OpenAnnouncementRead

type Announcements = { receive(role: Role, webhook: AnnouncementWebhookBody): void }

/** Of each kind so many look at an announcement; a server is not asked by the whole city. */
const mostReaders = 40

/** People read announcements in their apps within minutes, most of them; what must be acknowledged nearly all acknowledge. */
export function createAnnouncements(
  simulation: Simulation,
  { customers, riders, chauffeurs, companions, shops }: Population,
  apis: Record<Role, OpenApi>,
): Announcements {
  const externalIds = {
    customer: customers,
    rider: riders,
    chauffeur: chauffeurs,
    companion: companions,
    merchant: shops,
  } as const
  const kindsOfApp: Record<Role, readonly Reader['kind'][]> = {
    customer: ['customer'],
    merchant: ['merchant'],
    rider: ['rider', 'chauffeur', 'companion'],
  }

  const receive: Announcements['receive'] = (role, { type, data }) => {
    if (type === 'announcement.withdrawn' || type === 'announcement.expired') return
    const { no, audience, mustAcknowledge } = data
    simulation.log('announcementWebhook', { no, change: type })
    const meant = kindsOfApp[role]
      .filter(kind => audience.kinds.includes(kind))
      .flatMap(kind => externalIds[kind].slice(0, mostReaders).map(({ externalId }) => ({ kind, externalId })))
    for (const reader of [...meant, ...audience.people])
      simulation.run(read(apis[role], { no, mustAcknowledge, ...reader }))
  }

  async function read(
    api: OpenApi,
    { no, mustAcknowledge, ...reader }: Reader & { no: string; mustAcknowledge: boolean },
  ) {
    const random = simulation.chanceOf('announcement', `${no}/${reader.kind}/${reader.externalId}`)
    if (!random.chance(mustAcknowledge ? 0.95 : 0.7)) return
    await simulation.clock.sleep(random.between(1, 20) * 60)
    try {
      if (mustAcknowledge) await api.acknowledgeAnnouncement(no, reader)
      else await api.readAnnouncement(no, reader)
    } catch (error) {
      // Customers who never ordered, and people of other cities, are none of its readers.
      if (!(error instanceof Refused)) throw error
    }
  }

  return { receive }
}
