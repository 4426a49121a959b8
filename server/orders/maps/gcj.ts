/**
 * WGS-84, as satellites and OpenStreetMap give positions, to GCJ-02, as Chinese maps and apps do. The formula is public; it
 * is right within a metre or two, and counts in China only.
 */
export function toGcj([lng, lat]: readonly [number, number]): [number, number] {
  const [x, y] = [lng - 105, lat - 35]
  const radians = (lat / 180) * Math.PI
  const magic = 1 - eccentricity * Math.sin(radians) ** 2
  const north = (northOf(x, y) * 180) / (((axisM * (1 - eccentricity)) / (magic * Math.sqrt(magic))) * Math.PI)
  const east = (eastOf(x, y) * 180) / ((axisM / Math.sqrt(magic)) * Math.cos(radians) * Math.PI)
  return [lng + east, lat + north]
}

/** Of Krasovsky's ellipsoid. */
const axisM = 6_378_245
const eccentricity = 0.006_693_421_622_965_943

const wave = (value: number, period: number) => Math.sin((value / period) * Math.PI)

function common(x: number): number {
  return ((wave(x, 1 / 6) + wave(x, 1 / 2)) * 40) / 3
}

function northOf(x: number, y: number): number {
  const flat = -100 + 2 * x + 3 * y + 0.2 * y * y + 0.1 * x * y + 0.2 * Math.sqrt(Math.abs(x))
  const slow = ((wave(y, 1) * 20 + wave(y, 3) * 40) * 2) / 3
  return flat + common(x) + slow + ((wave(y, 12) * 160 + wave(y, 30) * 320) * 2) / 3
}

function eastOf(x: number, y: number): number {
  const flat = 300 + x + 2 * y + 0.1 * x * x + 0.1 * x * y + 0.1 * Math.sqrt(Math.abs(x))
  const slow = ((wave(x, 1) * 20 + wave(x, 3) * 40) * 2) / 3
  return flat + common(x) + slow + ((wave(x, 12) * 150 + wave(x, 30) * 300) * 2) / 3
}
