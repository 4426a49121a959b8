/** `+5`, `−10`. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : `−${-points}`
}
