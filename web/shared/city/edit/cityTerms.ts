import { readJson } from '#contract/base/json.ts'
import type { City, CityNames, CityOutline, CityTerms } from '#contract/settings/cities.ts'
import type { FieldErrors } from '#web/shared/form/fieldErrors.ts'
import type { cityScreenWords } from '#words/settings/cities.ts'
import type { Spoken } from '#words/words.ts'

/** As the form holds them: numbers and the outline as they are typed. */
export type TypedCity = Omit<CityTerms, 'centre' | 'outline'> & {
  code: string
  names: CityNames
  lng: string
  lat: string
  outline: string
}

export const blankCity: TypedCity = {
  code: '',
  names: { zh: '', en: '', es: '', ja: '' },
  services: [],
  hours: '',
  holidays: [],
  lng: '',
  lat: '',
  outline: '',
}

export function typedCity({ code, names, services, hours, holidays, centre, outline }: City): TypedCity {
  return {
    code,
    names,
    services,
    hours,
    holidays,
    lng: centre ? String(centre.lng) : '',
    lat: centre ? String(centre.lat) : '',
    outline: outline ? JSON.stringify(outline) : '',
  }
}

/** What is wrong with it is found by `faultsOf` and by the schema. */
export function termsOf({ lng, lat, outline, ...terms }: TypedCity) {
  const centre = lng.trim() || lat.trim() ? { lng: Number(lng), lat: Number(lat) } : null
  return { ...terms, centre, outline: outline.trim() ? (readJson(outline) as CityOutline) : null }
}

/** Errors that the schema cannot express. */
export function faultsOf({ lng, lat, outline }: TypedCity, text: Spoken<typeof cityScreenWords>): FieldErrors {
  const given = [lng, lat].map(value => value.trim())
  const isHalf = given.some(value => value !== '') && given.some(value => value === '' || Number.isNaN(Number(value)))
  const isNoJson = outline.trim() !== '' && readJson(outline) === undefined
  return { ...(isHalf && { centre: text.centreHalf }), ...(isNoJson && { outline: text.outlineNoJson }) }
}
