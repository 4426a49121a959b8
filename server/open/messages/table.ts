import type { Language } from '#contract/base/values.ts'
import type { PersonKind } from './languages.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    /** Of people who are not here, the language is Chinese. */
    person_languages: { app_id: string; kind: PersonKind; external_id: string; language: Language }
  }
}
