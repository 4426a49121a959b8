/** Null where nothing is divided by nothing. */
export function shareOf(part: number, whole: number): number | null {
  return whole > 0 ? part / whole : null
}

export function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value)
}
