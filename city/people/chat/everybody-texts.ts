import { linesOf } from './lines-of.ts'

/** What customers of every service write, and riders. */
export const everybodyTexts = {
  asking: {
    services: [],
    when: 'never',
    ratings: [3, 4, 5, 5],
    openings: linesOf(`
      你好，我的订单到哪里了？
      请问还要等多久？
      怎么还没有送到？
      在吗？想问一下我刚下的单
      为什么一直没有人接单？
      你好，帮我看一下订单
    `),
    answers: linesOf(`
      好的，那我再等一会儿
      知道了，谢谢
      麻烦帮我催一下
      嗯嗯，明白
    `),
  },
  rude: {
    services: [],
    when: 'late',
    ratings: [1, 1, 2, 3],
    openings: linesOf(`
      等了{minutes}分钟还没到，你们怎么做事的！
      太慢了，什么破平台，再不到我就投诉！
      {minutes}分钟！打电话也不接，人呢？
      每次都超时，你们就不管管吗？
      别再让我等等等，我要人工！
      订单{no}再不处理我就打12315了
    `),
    answers: linesOf(`
      每次都这么说
      那你们给个准确时间
      行吧，快一点
      {minutes}分钟了你还让我等？
    `),
  },
  linking: {
    services: [],
    when: 'underway',
    ratings: [4, 5],
    openings: linesOf(`
      骑手发给我这个 http://hb.example.com/lq 让我点，是真的吗？
      有人说是你们客服，要我的验证码，能给吗？
      收到短信说订单{no}异常要点链接，是你们发的？
      对方让我加微信转账，说这样便宜，靠谱吗？
      刚才有人打电话说要退我两倍的钱，是骗子吧？
      门口贴的二维码说扫了领红包，是平台的活动吗？
    `),
    answers: linesOf(`
      明白了，我不点
      好的，谢谢提醒
      幸好先问了你们
      我把那条短信删了
    `),
  },
  invoice: {
    services: [],
    when: 'ended',
    ratings: [4, 5, 5],
    openings: linesOf(`
      订单{no}怎么开发票？
      {amount}元能开专票吗，抬头是公司
      发票邮箱写错了，能重新发一次吗？
      优惠券明明没过期，为什么用不了？
      会员到期了还扣我钱，怎么取消自动续费？
      想把这个账号的手机号换掉，在哪里改？
    `),
    answers: linesOf(`
      好的，我在“我的订单”里找到了
      抬头发给你了
      谢谢，收到邮件了
      那我等活动恢复再用
    `),
  },
  shopClosed: {
    services: ['food'],
    when: 'rider',
    ratings: [4, 5],
    openings: linesOf(`
      到店了，{shop}没有开门，怎么办？
      {shop}关着门，电话也打不通
      {shop}搬走了，门上贴着转让
      {shop}说今天不做了，订单{no}怎么处理？
      商家说没收到单，系统里明明接了
      {shop}停电了，出不了餐
    `),
    answers: linesOf(`
      好的，我在{shop}门口等
      收到
      老板说马上回来，我等五分钟
      那我先送下一单
    `),
  },
  slowKitchen: {
    services: ['food'],
    when: 'rider',
    ratings: [3, 4, 5],
    openings: linesOf(`
      在{shop}等了{minutes}分钟还没出餐
      {shop}爆单了，{dish}还要等，会超时的
      前面还有十几单，{dish}轮不到，能改派吗？
      {shop}把{dish}给错人了，要重做
      订单{no}出餐太慢，超时能不算我的吗？
      商家说{dish}卖完了，让顾客换一个
    `),
    answers: linesOf(`
      行，不算我超时就好
      出餐了，我走了
      好，我再等五分钟
      那麻烦你跟顾客说一声
    `),
  },
  noAnswer: {
    services: ['food'],
    when: 'rider',
    ratings: [4, 5],
    openings: linesOf(`
      到{address}了，顾客电话打不通
      {address}找不到这个单元，顾客也不接电话
      门卫不让进，顾客让我自己想办法
      顾客说要换地方，多了两公里，加钱吗？
      {dish}在路上洒了一点，怎么跟顾客说？
      电动车没电了，订单{no}能转给别人吗？
    `),
    answers: linesOf(`
      顾客回电话了，我上去了
      好，放在{address}门口，照片拍了
      收到，我按你说的做
      麻烦快点，后面还有两单
    `),
  },
} as const
