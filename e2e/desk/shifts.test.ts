import { beforeAll, test } from 'vitest'
import { cityMap } from '../setup/board/board.ts'
import { customerOf } from '../setup/customer.ts'
import { rowOf as chatOf, thread } from '../setup/desk.ts'
import { askedRefund, complaintAboutShop } from '../setup/records/queues.ts'
import { waitingOrders } from '../setup/records/waiting-orders.ts'
import {
  block,
  button,
  chooseTab,
  close,
  drawerOf,
  goTo,
  judge,
  openFirst,
  question,
  row,
  search,
} from '../setup/shift/steps.ts'
import { type Step, workShift } from '../setup/shift/work-shift.ts'
import { withProduct } from '../setup/withProduct.ts'

/** So slow that nobody out there does anything before the story says so. */
const product = withProduct(0.01)

const customerName = '林晓'
let [orders, refund, complaint]: [string[], string, string] = [[], '', '']

beforeAll(async () => {
  orders = await waitingOrders(product, -100_000, 9, 12, 15, 18)
  refund = await askedRefund(product)
  complaint = await complaintAboutShop(product, '周宁')
  await customerOf(product, customerName).write('我的外卖到哪里了？')
  for (let at = 0; at < 2; at++) {
    await product.city.sendPaper()
    await product.city.posts.publish()
    await product.city.apply({ kind: 'rider' })
  }
  await product.city.feedback.send({ content: '地图页面返回按钮点不动' })
  await product.city.settled()
})

const shifts: Record<string, Step[]> = {
  dispatcher: [
    [
      'opens the most urgent order',
      1,
      async hands => {
        await hands.click(block(hands, '最紧急的十单').getByRole('link').first())
        await drawerOf(hands).waitFor()
      },
    ],
    [
      'assigns it',
      3,
      async hands => {
        await hands.click(drawerOf(hands).getByRole('button', { name: '派单' }))
        const riders = hands.page.getByRole('dialog', { name: /派单/ })
        await hands.click(riders.getByRole('option').first())
        await hands.click(riders.getByRole('button', { name: /^派给/ }))
        await riders.waitFor({ state: 'detached' })
      },
    ],
    ['reads its timeline', 1, hands => hands.click(drawerOf(hands).getByRole('tab', { name: '时间线' }))],
    close,
    [
      'to the board',
      1,
      async hands => {
        await hands.click(button(hands, '调度台'))
        await cityMap(hands.page).waitFor()
      },
    ],
    [
      'has everything planned and confirms it',
      2,
      async hands => {
        await hands.key('p')
        await hands.click(hands.page.getByRole('button', { name: /^确认派出/ }))
        await hands.page.getByText(/^已派出 \d+ 单/).waitFor()
      },
    ],
    ['back to the list', 1, hands => hands.click(button(hands, '列表'))],
    [
      'finds an order',
      2,
      async hands => {
        await hands.fill(hands.page.getByRole('searchbox').first(), orders[2]?.slice(-6) ?? '')
        const elsewhere = button(hands, /^其他状态有 \d+ 条/)
        const found = row(hands, orders[2] ?? '')
        await elsewhere.or(found).first().waitFor()
        if (await elsewhere.isVisible()) await hands.click(elsewhere)
        await found.waitFor()
      },
    ],
  ],
  kefu: [
    goTo('客服消息', '/kefumsg'),
    chooseTab(/^待接入/),
    [
      'opens the conversation that waits',
      1,
      async hands => {
        await hands.click(chatOf(hands.page, customerName))
        await thread(hands.page).getByText('我的外卖到哪里了？').first().waitFor()
      },
    ],
    [
      'answers',
      2,
      async hands => {
        await hands.fill(hands.page.getByRole('textbox', { name: '回复', exact: true }), '马上帮您看')
        await hands.key('Enter')
        await thread(hands.page).getByText('客服小李 开始接待').waitFor()
      },
    ],
    goTo('投诉管理', '/tousu'),
    [
      'opens the complaint and takes it',
      2,
      async hands => {
        await hands.click(row(hands, complaint))
        await hands.click(drawerOf(hands).getByRole('button', { name: '受理', exact: true }))
        await drawerOf(hands).getByRole('button', { name: '处理方案' }).waitFor()
      },
    ],
    close,
    goTo('意见反馈', '/fankui'),
    openFirst('feedback'),
  ],
  leader: [
    ['sees what waits on the home page', 0, hands => block(hands, '待我处理').getByRole('link').first().waitFor()],
    ['sees the quality of answers', 0, hands => block(hands, '客服质量').locator('[data-answered]').first().waitFor()],
    goTo('客服消息', '/kefumsg'),
    [
      'looks at the team',
      1,
      async hands => {
        await hands.click(button(hands, '客服现场'))
        await hands.page.getByRole('article', { name: '客服小李' }).waitFor()
      },
    ],
    goTo('投诉管理', '/tousu'),
    chooseTab('全部'),
    openFirst('a complaint'),
  ],
  finance: [
    ['sees the money on the home page', 0, hands => block(hands, '资金概览').getByText('借贷平衡').waitFor()],
    [
      'to the refunds that wait for approval',
      1,
      async hands => {
        await hands.click(block(hands, '退款管理').getByRole('link', { name: /^待审批/ }))
        await row(hands, refund).waitFor()
      },
    ],
    [
      'chooses one and approves it',
      3,
      async hands => {
        await hands.click(row(hands, refund).getByRole('checkbox'))
        await hands.click(button(hands, '通过 1 笔退款'))
        await hands.click(question(hands).getByRole('button', { name: '确定' }))
        await hands.page.getByText(/^成功 1 条/).waitFor()
      },
    ],
    goTo('资金流水', '/finance/ledger'),
    search(() => refund),
    openFirst('a transaction'),
    goTo('提现管理', '/tixian'),
    goTo('对账', '/finance/recon'),
    chooseTab(/差异/),
  ],
  auditor: [
    goTo('实名与资质认证', '/user/renzheng'),
    judge,
    goTo('动态审核', '/user/dongtailist'),
    judge,
    goTo('入驻申请', '/shenqing'),
    chooseTab('全部'),
    openFirst('an application'),
  ],
  viewer: [
    ['sees the figures', 0, hands => block(hands, '核心指标').locator('[data-answered]').first().waitFor()],
    goTo('外卖订单', '/order'),
    chooseTab(/^全部/),
    openFirst('an order'),
    ['reads its timeline', 1, hands => hands.click(drawerOf(hands).getByRole('tab', { name: '时间线' }))],
    close,
    goTo('服务人员与商家', '/list'),
  ],
  ops: [
    ['sees what waits', 0, hands => block(hands, '待我处理').getByRole('link').first().waitFor()],
    goTo('外卖订单', '/order'),
    chooseTab(/^全部/),
    [
      'of today',
      2,
      async hands => {
        await hands.click(button(hands, '筛选'))
        await hands.click(button(hands, '今天'))
        await hands.page.waitForURL(/firstDay=/)
      },
    ],
    goTo('公告管理', '/gonggao'),
    openFirst('an announcement'),
    goTo('业务参数', '/system/settings'),
  ],
  admin: [
    ['sees the figures of the day first', 0, hands => block(hands, '核心指标').locator('dd').first().waitFor()],
    goTo('员工管理', '/system/staff'),
    search(() => '财务小赵'),
    openFirst('a colleague'),
    close,
    goTo('角色权限', '/system/role'),
    goTo('操作日志', '/system/log'),
    openFirst('an entry'),
    goTo('登录日志', '/system/signin'),
  ],
}

test.each(Object.entries(shifts))(
  'A shift of %s: each step within its presses, without loading the page anew',
  (who, steps) => workShift(product, who, steps),
)
