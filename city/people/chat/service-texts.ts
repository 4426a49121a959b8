import { linesOf } from './lines-of.ts'

/** What customers of the other services write. */
export const serviceTexts = {
  ride: {
    services: ['chauffeur'],
    when: 'underway',
    ratings: [3, 4, 5],
    openings: linesOf(`
      代驾{rider}还有多久到？我在门口
      司机{rider}说找不到停车场入口，怎么走
      叫了{minutes}分钟了，代驾在哪？
      车停在地下二层，司机能进来吗？
      我朋友也一起走，半路停一下可以吗？
      目的地想改一下，跟{rider}说还是在这里改？
    `),
    answers: linesOf(`
      好的，我打着双闪等{rider}
      他来了，谢谢
      那我直接跟司机说
      行，快一点，外面冷
    `),
  },
  fare: {
    services: ['chauffeur'],
    when: 'ended',
    ratings: [2, 3, 4],
    openings: linesOf(`
      代驾费{amount}元是不是算多了？
      {rider}绕路了，平时没这么远
      等候费是怎么算的？他自己来晚的
      车上多了一道划痕，开之前没有
      行程{no}能开发票吗？
      过路费我已经付过，怎么又收一次？
    `),
    answers: linesOf(`
      行车记录仪有录像，可以给你
      那{amount}元里等候费占多少？
      明白了，那就这样
      发票开公司的，谢谢
    `),
  },
  errand: {
    services: ['errand'],
    when: 'underway',
    ratings: [3, 4, 5, 5],
    openings: linesOf(`
      {goods}取到了吗？
      跑腿{rider}到哪了，对方在等
      {goods}比较贵重，麻烦轻拿轻放
      收件人电话换了，能改吗？
      店里说没有货了，{rider}能换一家买吗？
      等了{minutes}分钟，{rider}还没出发？
    `),
    answers: linesOf(`
      好的，{goods}放门卫就行
      换一家也可以，超了我补钱
      谢谢，那我让家里人等着
      麻烦让{rider}到了打电话
    `),
  },
  errandDone: {
    services: ['errand'],
    when: 'ended',
    ratings: [2, 3, 4, 5],
    openings: linesOf(`
      {goods}收到了，可是少了一件
      垫付的钱和小票对不上
      {rider}说送到了，可家里没人收到{goods}
      {goods}的包装破了，能赔吗？
      排队才排了一会儿，怎么收这么多？
      {rider}帮了大忙，谢谢你们
    `),
    answers: linesOf(`
      小票我拍给你看
      在邻居那里找到了，不好意思
      好，等你问过{rider}再说
      谢谢，处理得挺快
    `),
  },
  parcel: {
    services: ['express'],
    when: 'any',
    ratings: [3, 4, 5],
    openings: linesOf(`
      快递{no}两天没更新了，卡在哪里？
      寄的{goods}什么时候能到？
      快递员没上门取件，约的就是现在
      {goods}寄错地址了，能拦回来吗？
      显示签收了，可是{goods}没收到
      称重怎么比我自己称的重？
    `),
    answers: linesOf(`
      单号就是{no}
      好的，有消息告诉我
      {goods}里面是易碎的，请小心
      那就麻烦改派明天上午
    `),
  },
  game: {
    services: ['companion', 'challenge'],
    when: 'any',
    ratings: [2, 3, 4, 5],
    openings: linesOf(`
      约的{goods}，人到点没上线
      {goods}打到一半对方掉线了，时间怎么算？
      结果提交错了，赢的是我，订单{no}
      陪玩的水平跟介绍的不一样
      能换一个人陪我打{goods}吗？
      对手不认输，截图我有，怎么提交？
    `),
    answers: linesOf(`
      截图发过去了，最后一局在里面
      上线了，不用管了
      那就退剩下的时间吧
      好，等裁定
    `),
  },
} as const
