import { between, fraction, pick } from '#contract/demo/chance.ts'
import type { Place } from '#contract/open/open-values.ts'

/** Places along the avenues of the simulated city: longitude and latitude in GCJ-02. A journey compares them with `city/`. */
const known = `
  郑汴路 113.61609,34.72739 113.63214,34.72749 113.64514,34.72771 113.66162,34.72796 113.67498,34.72799
  黄河路 113.61585,34.73802 113.63207,34.73833 113.64524,34.7387 113.66192,34.73902 113.67536,34.73898
  纬五路 113.61627,34.74854 113.6327,34.749 113.64603,34.74954 113.66283,34.75003 113.67628,34.75004
  丰产路 113.61704,34.75905 113.63367,34.75954 113.64711,34.76021 113.66392,34.76091 113.67728,34.76105
  红专路 113.61768,34.76965 113.63446,34.77004 113.64792,34.77075 113.66464,34.77162 113.67785,34.77194
  东风路 113.61788,34.78042 113.6347,34.78061 113.64809,34.78125 113.66463,34.78219 113.67766,34.78265
  农业路 113.6176,34.79136 113.63435,34.79134 113.6476,34.79182 113.66393,34.79269 113.67681,34.79321
  文化路 113.60957,34.73008 113.60953,34.74324 113.6101,34.75375 113.61091,34.76703 113.61117,34.77784
  政七街 113.62238,34.73009 113.62249,34.74341 113.62322,34.75392 113.62424,34.76707 113.6246,34.77772
  经三路 113.63529,34.73028 113.63561,34.7438 113.63651,34.75443 113.63767,34.76757 113.63806,34.7781
  花园路 113.64837,34.73053 113.6489,34.74425 113.64993,34.75505 113.65113,34.76831 113.65145,34.77882
  城东路 113.66163,34.73072 113.66232,34.74454 113.66339,34.75549 113.66452,34.76896 113.6647,34.77956
  未来路 113.67502,34.73072 113.67578,34.74451 113.6768,34.75556 113.67777,34.76923 113.67778,34.77999
  中州路 113.68847,34.73052 113.68919,34.74415 113.69009,34.75519 113.69085,34.76899 113.6907,34.77992
`

type Spot = { street: string; number: number; lng: number; lat: number }

/** Some of each street, with numbers that grow along it. */
export const spots: readonly Spot[] = known
  .trim()
  .split(/\n\s*/)
  .flatMap(line => {
    const [street = '', ...points] = line.split(' ')
    return points.map((point, place) => {
      const [lng = 0, lat = 0] = point.split(',').map(Number)
      return { street, number: 20 + place * 44, lng, lat }
    })
  })

const estates = '云溪花园 锦澜苑 和风里 望禾小区 书香庭 槐荫新村 明月湾 青禾公寓 泊岸家园 晴川府'.split(' ')
const offices = '远帆大厦 中禾广场 启程中心 金穗写字楼 云谷科技园'.split(' ')

/** Where somebody lives or works: the same for the same person, at most 40 m beside the street. */
export function addressOf(person: number): Pick<Place, 'detail' | 'lng' | 'lat'> {
  const { street, number, ...point } = pick(person, 31, spots)
  const house = `${street}${number + between(person, 32, 0, 40)}号`
  const detail =
    fraction(person, 33) < 0.3
      ? `${house}${pick(person, 34, offices)}${pick(person, 35, ['A', 'B', 'C'])}座${between(person, 36, 2, 26)}层`
      : `${house}${pick(person, 34, estates)}${between(person, 35, 1, 26)}号楼${between(person, 36, 1, 4)}单元${between(person, 37, 1, 28)}0${between(person, 38, 1, 4)}`
  return { detail, ...beside(point, person) }
}

/** A spot of the street that an address begins with; of a street that is not known, anywhere. */
export function spotOf(address: string, n: number): { lng: number; lat: number } {
  const own = spots.filter(({ street }) => address.startsWith(street))
  const { lng, lat } = pick(n, 39, own.length > 0 ? own : spots)
  return { lng, lat }
}

function beside({ lng, lat }: { lng: number; lat: number }, n: number) {
  const off = (salt: number) => (fraction(n, salt) - 0.5) * 0.0005
  return { lng: Number((lng + off(41)).toFixed(6)), lat: Number((lat + off(42)).toFixed(6)) }
}
