import type { DemoUsername } from '#contract/access/sign-on.ts'
import type { ComplaintState, Shares } from '#contract/complaints/complaint.ts'
import type { ComplaintCode } from '#contract/complaints/complaint-types.ts'
import type { OpenComplaint } from '#contract/open/open-complaints.ts'
import { is, type PastCase } from './past-cases.ts'

export type Complained = {
  fits: (order: PastCase) => boolean
  type: ComplaintCode
  about: 'worker' | 'merchant' | 'customer'
  content: string
  demand: OpenComplaint['demand']
  demandFen?: number
}

export type ComplaintStory = Complained & {
  state: Exclude<ComplaintState, 'closed'>
  minutesAgo: number
  of?: DemoUsername
  question?: string
  verdict?: string
  /** Asked for by whoever has it, and more than they may give alone. */
  compensationFen?: number
}

const late = '晚了{late}分钟才送到，{main}都凉了'

/** What waits at the desk of complaints when the demo begins. */
export const openComplaints: readonly ComplaintStory[] = [
  {
    fits: is.ride,
    type: 'C450',
    about: 'worker',
    content: '代驾{worker}停车时把我的车门刮了，当时没有告诉我',
    demand: 'compensation',
    demandFen: 80_000,
    state: 'escalated',
    minutesAgo: 1500,
    of: 'leader',
  },
  {
    fits: is.late,
    type: 'D240',
    about: 'worker',
    content: `${late}，要求补偿`,
    demand: 'compensation',
    demandFen: 4000,
    state: 'confirming',
    minutesAgo: 420,
    of: 'kefu',
    verdict: '核实骑手绕行超时，补偿 36 元至余额。',
    compensationFen: 3600,
  },
  {
    fits: one => is.late(one) && one.lateMinutes >= 12,
    type: 'D140',
    about: 'worker',
    content: '人还没到就点了已送达，又等了{late}分钟',
    demand: 'punishment',
    state: 'evidence',
    minutesAgo: 300,
    of: 'kefu',
    question: '订单 {no} 点送达时您在哪里？请说明情况。',
  },
  {
    fits: is.game,
    type: 'G510',
    about: 'worker',
    content: '约的{game}，陪玩{worker}一直挂机，问他也不回',
    demand: 'refund',
    demandFen: 3000,
    state: 'processing',
    minutesAgo: 240,
    of: 'leader',
  },
  {
    fits: is.meal,
    type: 'D150',
    about: 'worker',
    content: '{main}洒了一半，袋子里全是油',
    demand: 'refund',
    demandFen: 1500,
    state: 'processing',
    minutesAgo: 150,
    of: 'kefu',
  },
  {
    fits: is.ride,
    type: 'C410',
    about: 'worker',
    content: '{worker}没有走导航的路，多收了我两公里的钱',
    demand: 'refund',
    demandFen: 1600,
    state: 'pending',
    minutesAgo: 66,
  },
  {
    fits: is.meal,
    type: 'D220',
    about: 'merchant',
    content: '{shop}少给了一份{dish}，电话里还说是骑手拿走了',
    demand: 'refund',
    demandFen: 1200,
    state: 'pending',
    minutesAgo: 38,
  },
  { fits: is.late, type: 'D240', about: 'worker', content: late, demand: 'apology', state: 'pending', minutesAgo: 21 },
  {
    fits: is.carried,
    type: 'D310',
    about: 'worker',
    content: '让{worker}送的{goods}不见了，他说放在门口',
    demand: 'compensation',
    demandFen: 9000,
    state: 'pending',
    minutesAgo: 9,
  },
  {
    fits: is.meal,
    type: 'D300',
    about: 'merchant',
    content: '{shop}的{dish}里有塑料片，孩子吃了肚子疼',
    demand: 'compensation',
    demandFen: 20_000,
    state: 'pending',
    minutesAgo: 2,
  },
]

const bp = (shares: Partial<Shares>): Shares => ({ customer: 0, merchant: 0, worker: 0, platform: 0, ...shares })

/** Complaints that are over, with what was found. */
export const closedComplaints: readonly (Complained & { verdict: string; liability: Shares })[] = [
  {
    fits: is.late,
    type: 'D240',
    about: 'worker',
    content: late,
    demand: 'apology',
    verdict: '超时属实，已向用户致歉，提醒骑手合理接单。',
    liability: bp({ worker: 10_000 }),
  },
  {
    fits: is.meal,
    type: 'D150',
    about: 'merchant',
    content: '{shop}的包装太薄，{main}漏了',
    demand: 'apology',
    verdict: '商家承认包装不当，已整改。',
    liability: bp({ merchant: 10_000 }),
  },
  {
    fits: is.late,
    type: 'D160',
    about: 'worker',
    content: '晚了{late}分钟，打电话还不耐烦',
    demand: 'apology',
    verdict: '商家出餐慢，骑手态度欠妥，双方各担一半。',
    liability: bp({ worker: 5000, merchant: 5000 }),
  },
  {
    fits: is.ride,
    type: 'C470',
    about: 'worker',
    content: '代驾{worker}迟到，我在停车场等了很久',
    demand: 'apology',
    verdict: '当时路段封闭，司机已提前告知，不追责。',
    liability: bp({ customer: 10_000 }),
  },
  {
    fits: is.game,
    type: 'G510',
    about: 'worker',
    content: '{game}只打了四十分钟就下线了',
    demand: 'apology',
    verdict: '陪玩断网属实，已补足时长。',
    liability: bp({ worker: 10_000 }),
  },
]
