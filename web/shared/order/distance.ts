/** Kilometres from metres, to one decimal. */
export function kilometres(metres: number): string {
  return (metres / 1000).toFixed(1)
}
