/** Invented names. */
export const games = ['群星峡谷', '荒岛行动', '剑气长歌', '弹指飞车'] as const

/** The service type of companions who play this game. */
export function gameType(game: string): string {
  return `game:${game}`
}
