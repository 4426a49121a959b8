import { z } from 'zod'

/** What the ground of a map is drawn of. */
export const MapFiles = {
  /** Address of map tiles with `{z}`, `{x}` and `{y}`; null where none is configured. */
  tiles: z.string().nullable(),
  /** Addresses of GeoJSON files of this server with the streets of the cities. */
  maps: z.array(z.string()),
}
