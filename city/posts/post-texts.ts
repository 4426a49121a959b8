import { nameOf, roads } from '#city/people/names.ts'
import { games } from '#city/world/games.ts'
import { shopNames } from '#city/world/menus.ts'
import type { Random } from '#city/world/random.ts'
import type { PostFault } from '#contract/reviews/post-rules.ts'
import { disguisedContact, spacedOut } from './disguise.ts'

/** What is wrong with a post that somebody publishes; `none` is a good one. */
export const postFlaws = [
  'none',
  'advertising',
  'contacts',
  'abuse',
  'vulgar',
  'fraud',
  'crime',
  'offlineMeeting',
  'cheating',
] as const satisfies readonly (PostFault | 'none')[]
export type PostFlaw = (typeof postFlaws)[number]
export type PostTexts = { text: string; topics: string[]; place: string }

const good: readonly ((random: Random) => string)[] = [
  random => `今天在${shopOf(random)}吃的，分量很足，老板还送了一碟小菜，推荐给大家`,
  random => `${random.pick(roads)}这边下雨积水，骑车的朋友绕一下`,
  random => `晚高峰从${random.pick(roads)}到${random.pick(roads)}堵了快一个小时，建议坐地铁`,
  random => `${shopOf(random)}出餐真快，骑手小哥也很有礼貌，给个好评👍`,
  random => `周末有人一起打${random.pick(games)}吗？我玩辅助，脾气好不骂人`,
  random => `谢谢${nameOf(random)}师傅，代驾很稳，车也停得整整齐齐`,
  () => '家附近的银杏全黄了，随手拍几张给大家看看',
  random => `捡到一只小橘猫，在${random.pick(roads)}${random.whole(1, 180)}号门口，主人看到请到物业来领`,
  random => `求推荐${random.pick(roads)}附近早餐，胡辣汤或者水煎包都行`,
  () => '跑了一天单，晚上收工吃碗热面，明天继续加油',
  random => `${random.pick(games)}今晚上分成功，队友给力，截图留念`,
  () => '夜里十一点点的外卖，二十五分钟就到了，汤一点没洒',
]

const comments: readonly string[] = [
  '我也去吃过，确实不错',
  '谢谢分享，明天就去试试',
  '哈哈哈太真实了',
  '请问几点关门呀？',
  '这家上次等了四十分钟，楼主运气好',
  '拍得真好看',
  '已经转给室友了',
  '同城的路过，顶一下',
  '注意安全，路上慢点',
]

const bad: Readonly<Record<Exclude<PostFlaw, 'none'>, (random: Random) => string>> = {
  advertising: random =>
    random.pick([
      `${spacedOut('刷单', random)}日结，一单十元，手机就能做，名额有限先到先得`,
      '全场包包一比一复刻，支持七天退换，需要的看主页',
      `办卡送百元红包，${spacedOut('兼职', random)}代理招募中，每天两小时月入过万`,
    ]),
  contacts: random =>
    `${random.pick(['便宜出外卖券', '长期接单', '转让电动车', '找人一起拼车回家'])}，${disguisedContact(random.pick(['wechat', 'qq', 'phone']), random)}，平台上不回消息`,
  abuse: random =>
    random.pick([
      `${shopOf(random)}的老板就是个垃圾，做的东西狗都不吃`,
      `那个姓${nameOf(random).slice(0, 1)}的骑手脑子有病吧，废物一个`,
      '楼上的你是不是傻，不会说话就滚',
    ]),
  vulgar: random => random.pick(['深夜福利，点头像看更多大尺度照片', '小姐姐在线，想看什么都有，懂的来']),
  fraud: random =>
    random.pick([
      `内部渠道充话费五折，先转${random.whole(1, 5)}00到账秒返，${disguisedContact('wechat', random)}`,
      '我是平台客服，您的账户异常，请把验证码发到评论区解除限制',
      '投资理财稳赚不赔，老师一对一带，三天翻倍',
    ]),
  crime: random => random.pick(['不用体检代办健康证，当天出证包过', '出售电动车解限速、套牌，当面安装']),
  offlineMeeting: random => `一个人在酒店好无聊，有没有${random.pick(roads)}附近的来陪我，只线下见面`,
  cheating: random => `${random.pick(games)}${spacedOut('代练', random)}上王者三天，外挂辅助不封号，先款`,
}

const topics = ['同城美食', '晚高峰', '骑手日常', '周末去哪', '开黑', '随手拍', '求推荐']

/** What a post says: most have a topic, some a place. */
export function writePost(flaw: PostFlaw, random: Random): PostTexts {
  const text = flaw === 'none' ? random.pick(good)(random) : bad[flaw](random)
  return {
    text,
    topics: random.chance(0.6) ? [random.pick(topics)] : [],
    place: random.chance(0.4) ? `郑州·${random.pick(roads)}` : '',
  }
}

export function writeComment(flaw: PostFlaw, random: Random): PostTexts {
  return { text: flaw === 'none' ? random.pick(comments) : bad[flaw](random), topics: [], place: '' }
}

function shopOf(random: Random): string {
  const [name] = random.pick(shopNames)
  return name
}
