import type { DemoUsername } from '#contract/access/sign-on.ts'
import type { chatCategories } from '#contract/chats/chat.ts'
import { is, type PastCase } from './past-cases.ts'

/** A line: who says it, so many seconds before now, what. */
type Line = readonly [by: 'peer' | 'staff', secondsAgo: number, text: string]

export type ChatStory = {
  fits: (order: PastCase) => boolean
  /** The worker writes, and not the customer. */
  byWorker?: true
  /** Whose it is; nobody's yet if left out. */
  of?: DemoUsername
  /** Put aside for so many minutes from now. */
  snoozedMinutes?: number
  priority?: 'urgent' | 'high'
  tags?: readonly string[]
  lines: readonly Line[]
}

/** What waits at the desk of customer service when the demo begins; the oldest first. */
export const waitingStories: readonly ChatStory[] = [
  {
    fits: is.dispute,
    of: 'leader',
    priority: 'high',
    tags: ['陪玩'],
    lines: [
      ['peer', 1900, '{game}打到一半他就掉线了，钱却照收，我申请仲裁了'],
      ['staff', 1780, '您好，已看到您的仲裁申请，正在核对双方的证据。'],
      ['peer', 1500, '录屏我都传上去了，什么时候能有结果？'],
    ],
  },
  {
    fits: is.late,
    of: 'kefu',
    tags: ['投诉风险'],
    lines: [
      ['peer', 1500, '{shop}那单晚了{late}分钟，{main}都坨了'],
      ['staff', 1440, '非常抱歉让您久等了，我马上核实配送记录。'],
      ['peer', 1380, '核实完给个说法，别只会道歉'],
      ['staff', 1200, '已核实确实超时，正在为您申请补偿，请稍等。'],
      ['peer', 420, '还没好吗？我都吃完了'],
    ],
  },
  {
    fits: is.meal,
    of: 'kefu',
    snoozedMinutes: 25,
    lines: [
      ['peer', 2400, '{shop}少送了一份{dish}，我要退这一份的钱'],
      ['staff', 2340, '您好，我先联系商家确认，半小时内给您答复，可以吗？'],
      ['peer', 2280, '可以，等你们消息'],
    ],
  },
  {
    fits: is.late,
    of: 'kefu',
    lines: [
      ['peer', 900, '骑手{worker}打电话让我自己下楼拿，又晚了{late}分钟'],
      ['staff', 860, '给您添麻烦了，请问当时是在楼下还是门口交给您的？'],
    ],
  },
  {
    fits: is.bought,
    lines: [
      ['peer', 840, '跑腿帮我买的{goods}，小票上的价格比他让我确认的低'],
      ['peer', 800, '多付的能退给我吗？订单{no}'],
    ],
  },
  {
    fits: is.cancelledMeal,
    lines: [['peer', 620, '{shop}那单早就取消了，{amount}元怎么还没退到账？']],
  },
  {
    fits: is.ride,
    lines: [
      ['peer', 540, '代驾{worker}绕了远路，平时不用这么多钱'],
      ['peer', 510, '能帮我查一下行驶路线吗？'],
    ],
  },
  {
    fits: is.late,
    priority: 'high',
    lines: [['peer', 430, '晚{late}分钟，电话不接，再没人管我就打12315了！']],
  },
  { fits: is.parcel, lines: [['peer', 300, '寄的{goods}一直没有新的物流，到底在哪里？']] },
  {
    fits: is.meal,
    byWorker: true,
    lines: [['peer', 240, '顾客{no}说没收到{dish}，我送的时候袋子是封好的，要不要拍照给你们？']],
  },
  {
    fits: is.game,
    lines: [['peer', 180, '约的{game}，说好黄金段位，结果全程在挂机，能退一半吗？']],
  },
  { fits: is.meal, lines: [['peer', 110, '{dish}里吃到一根头发，图片怎么发？']] },
  { fits: is.carried, lines: [['peer', 45, '跑腿师傅把{goods}放门口就走了，也没打电话，门口没有东西']] },
  { fits: is.meal, lines: [['peer', 20, '{shop}这单能开发票吗？抬头要写公司']] },
]

/** Conversations that are over: what was said, and what was noted about it. */
export const pastStories: readonly {
  fits: (order: PastCase) => boolean
  asked: string
  answered: string
  thanked: string
  summary: string
  category: (typeof chatCategories)[number]
}[] = [
  {
    fits: is.late,
    asked: '{shop}那单晚了{late}分钟，怎么回事？',
    answered: '非常抱歉，当时骑手较少，已为您登记超时并反馈站点。',
    thanked: '好吧，下次快一点',
    summary: '配送超时，已致歉并反馈',
    category: 'delivery',
  },
  {
    fits: is.meal,
    asked: '{shop}的{dish}漏了汤，袋子里全是油',
    answered: '实在抱歉，已联系商家加强包装，并为您记录。',
    thanked: '嗯，希望改进',
    summary: '包装破损，已反馈商家',
    category: 'quality',
  },
  {
    fits: is.meal,
    asked: '怎么给订单{no}开发票？',
    answered: '您好，在“我的订单”里打开该订单，选“申请开票”即可。',
    thanked: '找到了，谢谢',
    summary: '指引开票',
    category: 'account',
  },
  {
    fits: is.cancelledMeal,
    asked: '取消的订单退款多久到账？',
    answered: '已原路退回 {amount} 元，一般几分钟内到账，请留意支付软件的通知。',
    thanked: '收到了',
    summary: '退款已到账',
    category: 'refund',
  },
  {
    fits: is.ride,
    asked: '代驾的过路费要我另外付吗？',
    answered: '您好，过路费已计入账单，无需另付。',
    thanked: '明白了',
    summary: '解释账单',
    category: 'other',
  },
  {
    fits: is.errand,
    asked: '跑腿师傅{worker}很细心，怎么给他好评？',
    answered: '谢谢您！在订单详情的“评价”里可以给他打分。',
    thanked: '好的',
    summary: '指引评价',
    category: 'praise',
  },
  {
    fits: is.game,
    asked: '陪玩迟到了十几分钟，时间能补吗？',
    answered: '已和陪玩核实，多陪您打一局，给您补上。',
    thanked: '可以，谢谢',
    summary: '协调补时',
    category: 'delivery',
  },
]
