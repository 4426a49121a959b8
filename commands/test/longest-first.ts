import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Begins with these files, in this order: at the end one of them would run alone. The others are sorted by their size, or how long they took the last time. */
export function longestFirst(names: readonly string[]): typeof BaseSequencer {
  const placeOf = ({ moduleId }: TestSpecification) => names.findIndex(name => moduleId.endsWith(name))
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const sorted = await super.sort(files)
      const isLong = (file: TestSpecification) => placeOf(file) >= 0
      const long = sorted.filter(isLong).toSorted((one, other) => placeOf(one) - placeOf(other))
      return [...long, ...sorted.filter(file => !isLong(file))]
    }
  }
}
