import { addressOf, roads } from '#city/people/names.ts'
import { games, gameType } from '#city/world/games.ts'
import { cityCentre, shifted } from '#city/world/map.ts'
import { cuisineNames, shopNames } from '#city/world/menus.ts'
import { createRandom, type Random } from '#city/world/random.ts'
import type { OpenApplication } from '#contract/open/open-applications.ts'
import type { ApplicantKind } from '#contract/reviews/application-terms.ts'
import type { ApplicantFlaw } from './applicant.ts'

type Content = OpenApplication['content']

/** What an applicant says of themselves: the same for each key. */
export function writeApplication(kind: ApplicantKind, flaw: ApplicantFlaw, key: string): Content {
  return writers[kind](createRandom(`application/${key}`), flaw)
}

const writers: { readonly [Kind in ApplicantKind]: (random: Random, flaw: ApplicantFlaw) => Content } = {
  rider: random => ({
    kind: 'rider',
    vehicle: { type: random.pick(['ebike', 'ebike', 'ebike', 'motorcycle']) },
    experienceMonths: random.chance(0.4) ? 0 : random.whole(1, 60),
  }),
  chauffeur: (random, flaw) => ({
    kind: 'chauffeur',
    licenceClass: 'C1',
    drivingYears: flaw === 'newDriver' ? 1 : random.whole(3, 25),
    emergencyName: random.pick(['妻子', '父亲', '姐姐', '哥哥']),
    emergencyPhone: `1990030${String(random.whole(0, 9999)).padStart(4, '0')}`,
  }),
  merchant: random => ({
    kind: 'merchant',
    shopName: `${random.pick(roads)}${random.pick(['小炒', '面馆', '粥铺', '烤冷面', '煎饼', '甜品'])}`,
    category: cuisineNames[random.pick(shopNames)[1]],
    address: `郑州市金水区${addressOf(random)}`,
    position: shifted(cityCentre, random.between(-3500, 3500), random.between(-3500, 3500)),
    hours: random.pick(['07:00-14:00', '10:00-22:00', '16:00-02:00']),
    prepMinutes: random.whole(8, 30),
    commission: random.pick([1200, 1500, 1800, 2000]),
  }),
  companion: random => {
    const game = random.whole(0, games.length - 1)
    const played = [games[game], games[(game + 1) % games.length]].flatMap(each => (each ? [gameType(each)] : []))
    return {
      kind: 'companion',
      games: played,
      priceFen: random.whole(20, 90) * 100,
      introduction: random.pick(['声音好听，不坑，可陪聊', '五年老玩家，带你上分', '周末全天在线，输了不收费', '']),
    }
  },
  cityAgent: random => ({
    kind: 'cityAgent',
    company: `${random.pick(['中原', '绿城', '嵩山', '黄河'])}${random.pick(['同城', '便民', '速达'])}服务有限公司`,
    plan: '首季度签约一百家商户，组建三十人骑手队，第二季度覆盖全部主城区',
  }),
}

/** As it is sent again after something was missing: the introduction and the address are longer. */
export function supplemented(content: Content): Content {
  if (content.kind === 'companion' && content.introduction.length < 10)
    return { ...content, introduction: '三年陪玩经验，擅长打野和辅助，语音清楚，可以随时连麦' }
  if (content.kind === 'merchant') return { ...content, address: `${content.address}（临街一层）` }
  return content
}
