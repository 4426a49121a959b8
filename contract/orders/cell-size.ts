/** A cell of the grid of about 500 m in degrees; `x` and `y` count from 0° east and north. */
export const cellSize = { lng: 0.0054, lat: 0.0045 } as const
