/** Invented, as everything in this city. */
export const games = ['群星峡谷', '荒岛行动', '剑气长歌', '弹指飞车'] as const

/** What a companion of this game is registered for. */
export function gameType(game: string): string {
  return `game:${game}`
}
