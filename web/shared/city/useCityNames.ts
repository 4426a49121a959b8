import { api } from '#web/kit/api.ts'
import { invalidate, queryClient, useOnInvalidate, useRead } from '#web/kit/read.ts'

// Read once; a nudge says when a name changed.
queryClient.setQueryDefaults(['cityNames'], { staleTime: Number.POSITIVE_INFINITY })

/** Where the names are not known yet, a name takes no room of a code that would flash by. */
const unknownYet = '\u2007'

export type CityNames = {
  /** By code, in the order of the codes. */
  all: readonly { code: string; name: string }[]
  /** A city without a name goes by its code. */
  nameOf: (code: string) => string
}

/** What the cities of this installation are called, in the language of the reader. */
export function useCityNames(): CityNames {
  const { data, isPending } = useRead(api.cityNames.list, {})
  useOnInvalidate('cities', () => invalidate('cityNames'))
  const names = new Map(data?.map(({ code, name }) => [code, name]))
  return { all: data ?? [], nameOf: code => names.get(code) ?? (isPending ? unknownYet : code) }
}
