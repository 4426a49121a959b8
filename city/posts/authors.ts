import type { Role } from '#city/api/webhooks.ts'
import { roleOf } from '#city/people/chat/chat-peers.ts'
import type { Population } from '#city/people/population.ts'
import type { Random } from '#city/world/random.ts'
import type { OpenPost } from '#contract/open/open-posts.ts'

export type Author = OpenPost['author']
export type Authors = Readonly<Record<Author['kind'], readonly Author[]>>
export type Reporter = Pick<Author, 'kind' | 'externalId'>

/** Customers with these places report what they dislike, whatever it is. */
const falseReporters = [6, 12, 20]

export function authorsOf({ customers, riders, chauffeurs, companions }: Population): Authors {
  const known = (kind: Author['kind'], people: readonly { externalId: string; name: string }[]) =>
    people.map(({ externalId, name }) => ({ kind, externalId, name }))
  return {
    customer: known('customer', customers),
    rider: known('rider', riders),
    chauffeur: known('chauffeur', chauffeurs),
    companion: known('companion', companions),
  }
}

/** Mostly customers; a tenth of them publish half of what is bad. */
export function pickAuthor(authors: Authors, isBad: boolean, random: Random): Author {
  const draw = random.next()
  const kind = draw < 0.7 ? 'customer' : draw < 0.85 ? 'rider' : draw < 0.9 ? 'chauffeur' : 'companion'
  const people = authors[kind]
  return random.pick(isBad && random.chance(0.5) ? people.slice(0, Math.ceil(people.length / 10)) : people)
}

/** Everybody else than the author, another customer each time. */
export function reportersOf(authors: Authors, author: Reporter, count: number, random: Random): Reporter[] {
  const others = authors.customer.filter(({ externalId }) => externalId !== author.externalId)
  const first = random.whole(0, others.length - 1)
  return Array.from({ length: count }, (_, place) => reporter(others[(first + place * 7) % others.length])).flat()
}

/** The same few each time. */
export function falseReportersOf(authors: Authors): Reporter[] {
  return falseReporters.flatMap(place => reporter(authors.customer[place]))
}

function reporter(person: Author | undefined): Reporter[] {
  return person ? [{ kind: person.kind, externalId: person.externalId }] : []
}

/** The app in which they publish. */
export function appOfAuthor({ kind, externalId }: Reporter): Role {
  return roleOf({ kind, externalId })
}
