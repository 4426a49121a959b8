import type { UserRow } from '#contract/people/users.ts'
import { words } from '#web/kit/words.ts'

/** The people of the platform: everybody but staff. */
export type PlatformKind = Exclude<UserRow['kind'], 'staff'>
export type UserAct = Extract<UserRow['allowed'][number], 'ban' | 'unban'>

const zh = {
  title: '用户列表',
  kindTabs: '用户身份',
  kinds: {
    customer: '顾客',
    rider: '骑手',
    chauffeur: '代驾司机',
    companion: '陪玩师',
    merchant: '商家',
  } satisfies Record<PlatformKind, string>,
  search: '手机号或后 4 位、姓名',
  status: '状态',
  statuses: { all: '全部状态', enabled: '正常', disabled: '已停用', banned: '已封禁' },
  verified: '实名',
  verifieds: { all: '实名不限', verified: '仅看已实名' },
  fresh: (count: number) => `有 ${count} 位新用户`,
  empty: '这里还没有用户',
  emptySearch: (search: string) => `没有找到与“${search}”相符的用户。手机号请输入全部 11 位或后 4 位`,
  columns: {
    person: '用户',
    phone: '手机号',
    verified: '实名',
    cities: '城市',
    orders: '订单数',
    since: '注册时间',
    seen: '最近登录',
    state: '状态',
    acts: '操作',
  },
  isVerified: '已实名',
  notVerified: '未实名',
  id: (id: number) => `编号 ${id}`,
  facts: { kind: '身份', realName: '姓名', gender: '性别', reason: '封禁原因' },
  genders: ['女', '男'],
  acts: { ban: '封禁', unban: '解封' } satisfies Record<UserAct, string>,
  consequences: {
    ban: '封禁后不能再下单或接单，登录立即失效；进行中的订单不受影响，请另行处理。',
    unban: '解封后可以立即恢复使用。',
  } satisfies Record<UserAct, string>,
  reasons: {
    ban: ['恶意下单', '辱骂骚扰', '刷单套现', '冒用他人身份'],
    unban: ['申诉成立', '误封', '处罚期满'],
  } satisfies Record<UserAct, string[]>,
  ordersOf: 'TA 的订单',
  done: '操作成功',
}

export type Words = typeof zh

export const usersText = words<Words>(zh, {
  en: () => import('./text.en.ts'),
  es: () => import('./text.es.ts'),
  ja: () => import('./text.ja.ts'),
})
