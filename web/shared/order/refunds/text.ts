import type { RefundRow, RefundStage, StaffRefundMove } from '#contract/money/refund.ts'
import { words } from '#web/kit/words.ts'

const zh = {
  title: '退款',
  left: '还可退',
  ask: '发起退款',
  no: '退款单号',
  amount: '退款金额（元）',
  amountOf: '金额',
  all: '全部',
  ownLimit: '无需同事审批的额度',
  anyAmount: '不限',
  outcomes: {
    atOnce: '提交后立即退款',
    byColleague: '超出本人额度，提交后等待同事审批',
    tooMuch: '超过还可退的金额',
  },
  whoseReason: '原因类别',
  why: '原因',
  liable: '责任方',
  chooseLiable: '请选择责任方',
  note: '说明',
  noteNeeded: '请填写说明（2–200 字）',
  askedBy: '发起人',
  asked: '发起',
  decided: '处理',
  stages: {
    review: '待审批',
    processing: '退款中',
    refunded: '已退款',
    rejected: '已驳回',
    failed: '退款失败',
    withdrawn: '已撤回',
  } satisfies Record<RefundStage, string>,
  origins: {
    staff: '员工',
    customer: '用户',
    move: '系统',
  } satisfies Record<RefundRow['origin'], string>,
  acts: {
    approve: '通过',
    reject: '驳回',
    withdraw: '撤回',
    retry: '重试退款',
  } satisfies Record<StaffRefundMove, string>,
  consequences: {
    ask: '款项原路退回用户，退出后不能收回。',
    approve: '通过后立即退款，退出后不能收回。',
    reject: '驳回后款项不退，发起人会看到您的理由。',
    withdraw: '撤回后不再等待审批，可以重新发起。',
    retry: '以同一退款单号再次通知支付渠道，不会重复退款。',
  } satisfies Record<StaffRefundMove | 'ask', string>,
  liableIs: (who: string) => `责任方：${who}`,
  attempts: (count: number) => `已尝试 ${count} 次`,
  rejectReasons: ['凭证不足', '与事实不符', '应由其他途径处理', '重复申请'],
}

export type Words = typeof zh

export const refundsText = words<Words>(zh, {
  en: () => import('./text.en.ts'),
  es: () => import('./text.es.ts'),
  ja: () => import('./text.ja.ts'),
})
