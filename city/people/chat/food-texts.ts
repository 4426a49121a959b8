import { linesOf } from './lines-of.ts'

/** What customers of a meal write, and how they answer when staff replied. */
export const foodTexts = {
  where: {
    services: ['food'],
    when: 'underway',
    ratings: [3, 4, 5, 5],
    openings: linesOf(`
      你好，我的{dish}到哪里了？
      {shop}的那单，骑手{rider}走到哪了？
      下单{minutes}分钟了，现在是在做还是在送？
      骑手{rider}的定位怎么一直不动？
      请问{dish}出餐了吗？
      尾号{no}的外卖还要多久到？
    `),
    answers: linesOf(`
      好的，那我再等等{rider}
      知道了，谢谢，{dish}别凉了就行
      麻烦帮我催一下{shop}
      行，我下楼去等
    `),
  },
  late: {
    services: ['food'],
    when: 'late',
    ratings: [1, 2, 3, 4],
    openings: linesOf(`
      都{minutes}分钟了，我的{dish}怎么还没到？
      {shop}离我这么近，送了{minutes}分钟？
      订单{no}超时了，能不能催一下骑手？
      {rider}说五分钟到，现在又过去好久了
      等了{minutes}分钟，午休都快结束了
      {dish}再不来我就要开会了，能快点吗？
    `),
    answers: linesOf(`
      已经{minutes}分钟了，请给我个准话
      行吧，让{rider}注意安全，别太赶
      超时能赔个红包吗？
      那我再等十分钟，不来就退了
    `),
  },
  address: {
    services: ['food'],
    when: 'underway',
    ratings: [4, 5, 5],
    openings: linesOf(`
      地址写错了，不是{address}，能改吗？
      我临时不在{address}了，可以送到隔壁楼吗？
      {address}的门牌少写了单元，帮我告诉{rider}一声
      订单{no}能不能改成放前台？
      我把收货电话写错了，怎么改？
      麻烦让骑手从北门进，{address}南门修路
    `),
    answers: linesOf(`
      对，就在原来{address}的旁边
      改好了吗？麻烦跟{rider}说一下
      多谢，我在楼下等
      好的，那就按你说的放前台
    `),
  },
  change: {
    services: ['food'],
    when: 'underway',
    ratings: [4, 5],
    openings: linesOf(`
      {dish}能备注不要辣吗？刚才忘写了
      可以让{shop}多给两双筷子吗？
      我想在{shop}这单里再加一份，行不行？
      {dish}能换成小份吗？还没做吧
      麻烦{shop}把汤和{dish}分开装
      能帮我加一份米饭吗，差价我补
    `),
    answers: linesOf(`
      好的，那就不换了，{dish}照做吧
      谢谢，麻烦转告{shop}
      加不了也没关系
      明白，下次我写在备注里
    `),
  },
  cancel: {
    services: ['food'],
    when: 'underway',
    ratings: [3, 4, 5],
    openings: linesOf(`
      我点错了，{dish}可以取消吗？
      {shop}刚打电话说没有{dish}了，帮我退掉吧
      订单{no}重复下了两次，取消一单
      临时有事吃不上了，现在取消要扣钱吗？
      {minutes}分钟了还没人接，我想取消
      地址选成老家了，这单取消吧
    `),
    answers: linesOf(`
      好，那帮我取消订单{no}
      钱多久退回来？
      骑手都取了就算了，我吃
      谢谢，我重新下一单
    `),
  },
  wrong: {
    services: ['food'],
    when: 'ended',
    ratings: [2, 3, 4, 5],
    openings: linesOf(`
      送错了，我点的是{dish}，来的不是
      {shop}给我送成别人的餐了，单子不是{no}
      袋子里没有{dish}，是不是拿错了？
      我要的{dish}做成另一种口味了
      打开一看不是我的，{rider}是不是送混了？
      备注写了不要香菜，{dish}里全是香菜
    `),
    answers: linesOf(`
      对，照片我拍了，单子上写的确实不是{dish}
      能重新送一份{dish}吗？
      那就退这一份的钱吧
      行，你们跟{shop}说清楚
    `),
  },
  missing: {
    services: ['food'],
    when: 'ended',
    ratings: [2, 3, 4],
    openings: linesOf(`
      少送了东西，{dish}没有
      {shop}这单少了一份，钱可是全付了的
      订单{no}漏了饮料
      {dish}应该是两份，只来了一份
      餐具一双都没有，怎么吃{dish}？
      封条开着，里面少了一样，是{shop}没装吗？
    `),
    answers: linesOf(`
      只退少的那份就行
      {shop}说已经装了，可袋子里真没有
      补送太慢了，退钱吧
      好的，等你核实
    `),
  },
  spilled: {
    services: ['food'],
    when: 'ended',
    ratings: [2, 3, 4],
    openings: linesOf(`
      {dish}洒了一半，没法吃
      汤全漏在袋子里了，{rider}放下就走
      {shop}的盒子裂了，{dish}漏得到处都是
      送到的时候{dish}已经凉透了
      袋子湿的，打开一看{dish}倒了
      订单{no}的餐盒被压扁了
    `),
    answers: linesOf(`
      照片发你了，{dish}就剩一半
      不怪{rider}，是盒子不结实
      退一部分也可以
      好，下次让{shop}包好一点
    `),
  },
  taste: {
    services: ['food'],
    when: 'ended',
    ratings: [1, 2, 3],
    openings: linesOf(`
      {dish}里吃出一根头发
      {dish}味道不对，像是馊了
      {shop}的{dish}没有熟
      吃完{dish}肚子不舒服，怎么办？
      图片上那么多，{dish}实际就这么一点
      {shop}这家太咸了，能反馈一下吗？
    `),
    answers: linesOf(`
      剩下的{dish}我留着没扔
      希望你们查一下{shop}的卫生
      不要红包，我要退款
      先这样，有事我再找你
    `),
  },
  refund: {
    services: ['food'],
    when: 'ended',
    ratings: [3, 4, 5],
    openings: linesOf(`
      订单{no}的{amount}元退款什么时候到？
      {shop}同意退了，钱怎么还没回来？
      退款申请了半天，一直没动静
      {amount}元退到哪里去了，微信里没看到
      {dish}那份只退了一半，是怎么算的？
      商家说退了，你们说没退，到底退没退？
    `),
    answers: linesOf(`
      一共{amount}元，没错
      好，那我等到明天
      能不能退到钱包里？
      收到了，谢谢
    `),
  },
  thanks: {
    services: ['food'],
    when: 'ended',
    ratings: [5, 5, 5, 4],
    openings: linesOf(`
      {rider}下着雨还准时送到，表扬一下
      今天{shop}的{dish}很好吃，谢谢
      {rider}帮我把垃圾带下去了，太暖心了
      才{minutes}分钟就到了，真快
      谢谢上次那位客服，订单{no}处理得很好
      {rider}态度特别好，怎么给他打赏？
    `),
    answers: linesOf(`
      不客气，应该的
      记得替我夸夸{rider}
      辛苦了
      好的，我去写个好评
    `),
  },
} as const
