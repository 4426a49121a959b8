import { OpenLanguages } from '#contract/open/open-people.ts'
import { reportLanguages } from '#server/messages/index.ts'
import type { Route } from './route.ts'

/** The language that people use an app in. */
export function peopleRoutes(route: Route): void {
  route(
    '/people/languages',
    () => 'person.write',
    OpenLanguages,
    async ({ change, app, input }) => {
      await reportLanguages(change, app.id, input.people)
      return { reported: input.people.length }
    },
  )
}
