import type { OpenApi } from '#city/api/open-api.ts'
import type { Role } from '#city/api/webhooks.ts'
import type { OpenLanguages } from '#contract/open/open-people.ts'
import type { Population } from './population.ts'

type Speakers = OpenLanguages['people']

const foreign = ['en', 'es', 'ja'] as const
/** Every so many people, one uses the app in another language than Chinese. */
const everyPeople = 12
const atOnce = 100

/** Tells the server who uses an app in another language. */
export async function sendLanguages(apis: Record<Role, OpenApi>, population: Population): Promise<void> {
  const { riders, customers, shops } = population
  await sendAll(apis.customer, speakersOf('customer', customers))
  await sendAll(apis.merchant, speakersOf('merchant', shops))
  await sendAll(apis.rider, speakersOf('rider', riders))
}

function speakersOf(kind: Speakers[number]['kind'], people: readonly { externalId: string }[]): Speakers {
  return people
    .filter((_, place) => place % everyPeople === everyPeople - 1)
    .map(({ externalId }, place) => ({ kind, externalId, language: foreign[place % foreign.length] ?? 'en' }))
}

async function sendAll(api: OpenApi, speakers: Speakers): Promise<void> {
  for (let first = 0; first < speakers.length; first += atOnce) {
    await api.sendLanguages({ people: speakers.slice(first, first + atOnce) })
  }
}
