import { words } from '#words/words.ts'

/** What is looked for in what people write, in any language; nobody reads these. */
export const contentWords = words({
  /**
   * Each means that somebody wants something of us about one order, and so a complaint. They only order the buttons of a
   * screen: a wrong one costs nothing.
   */
  complaint: {
    zh: ['退款', '骚扰', '投诉', '赔偿', '辱骂', '威胁', '少送', '多扣'],
    en: ['refund', 'harass', 'complain', 'compensat'],
    es: ['reembolso', 'acoso', 'reclamación', 'indemniza'],
    ja: ['返金', '嫌がらせ', '苦情', '賠償'],
  },
  /** Say nothing about the product. Single characters among them divide names that the dictionary does not know. */
  stop: {
    zh: `的 了 和 是 就 都 而 及 与 着 或 也 很 太 吗 吧 呢 啊 呀 我 你 您 他 她 它 们 这 那 在 有 没 不 要 会 能 可 去 来 到 说 看 给 把 被 让 对 为 从 向 用 以 但 又 再 还 才 只 一 个 次 点 里 上 下 中 时 后 前 多 少 大 小 好 请 想 做 得 地 过 吃 等 比 更 最 已 将 老
  我们 你们 他们 这个 那个 什么 怎么 为什么 没有 不是 不能 不会 可以 已经 就是 还是 但是 因为 所以 如果 然后 现在 今天 昨天 一直 一个 每次 两次 三次 多次 真的 非常 希望 建议 能够 可能 应该 感觉 觉得 时候 一下 一些 有点 有时 总是 老是 谢谢 你好 您好 请问 麻烦 尽快 问题 东西 自己 知道 这样 那样 之后 之前 以后 以前 里面 上面 下面 或者 以及 而且 不要 需要 都是 不了 起来 出来`,
    en: `the a an and or but if of to in on at for with from by as is are was were be been am it its this that these those i you he she we they my your our their me us them not no do does did have has had will would can could should may when where what which who why how there here then than so too very just also only please app after before all any again more most some time every it's i'm don't can't`,
    es: `el la los las un una unos unas y o pero si de del a al en por para con sin es son era ser estar está están fue ha han he hay no sí se me te le lo mi mis tu su sus que qué cuando donde como cómo más muy ya también porque este esta esto ese esa eso todo todos cada vez yo nos les aplicación app favor`,
    ja: `の に は を が と で て た も し な い る れ ます まし です でし する した して ない ある いる こと もの これ それ あれ この その よう さん ください から まで など ため とき という でき ませ せん ありがとう お願い アプリ れる られる なり`,
  },
})
