import { CityOutline } from '#contract/settings/cities.ts'
import type { Zone, ZoneTerms } from '#contract/settings/zones.ts'
import type { FieldErrors } from '#web/shared/form/fieldErrors.ts'
import type { cityScreenWords } from '#words/settings/cities.ts'
import type { Spoken } from '#words/words.ts'

/** As the form holds it: the outline as it is pasted. */
type TypedZone = Omit<ZoneTerms, 'outline'> & { outline: string }

export const blankZone: TypedZone = {
  code: '',
  names: { zh: '', en: '', es: '', ja: '' },
  services: [],
  outline: '',
}

export function typedZone({ code, names, services, outline }: Zone): TypedZone {
  return { code, names, services, outline: JSON.stringify(outline) }
}

export function termsOf({ outline, ...terms }: TypedZone): ZoneTerms {
  return { ...terms, outline: polygonIn(outline) as ZoneTerms['outline'] }
}

export function faultsOf({ outline }: TypedZone, text: Spoken<typeof cityScreenWords>): FieldErrors {
  return outline.trim() !== '' && polygonIn(outline) === undefined ? { outline: text.outlineNoJson } : {}
}

/** What is pasted, as far as it can be drawn. */
export function drawnOutline(outline: string): CityOutline | undefined {
  return CityOutline.safeParse(polygonIn(outline)).data
}

/** The polygon itself, or the one of a feature; undefined if it is no JSON. */
function polygonIn(text: string): unknown {
  try {
    const { features, geometry, ...pasted } = JSON.parse(text)
    const [only, ...more] = Array.isArray(features) ? features : []
    return geometry ?? (more.length === 0 ? only?.geometry : undefined) ?? pasted
  } catch {
    return undefined
  }
}
