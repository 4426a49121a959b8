const screens = new Map<string, string>()

/** Says that the screen at `path` opens records of a feature by their id under `open`. */
export function opensRecords(feature: string, path: string): void {
  screens.set(feature, path)
}

/** Where a record is opened; undefined where no screen opens records of its feature. */
export function recordAddress(feature: string, id: number): string | undefined {
  const path = screens.get(feature)
  return path && `${path}?open=${id}`
}
