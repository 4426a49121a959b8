import type { operations } from '#contract/operations.ts'
import type { TimelineEntry } from '#contract/timeline.ts'
import { words } from '#web/kit/words.ts'

type Operations = typeof operations

/** Every command, by the name under which its event is written. */
type CommandName = {
  [Name in keyof Operations]: {
    [Verb in keyof Operations[Name]]: Operations[Name][Verb] extends { kind: 'command'; name: string }
      ? `${Name}.${Verb & string}`
      : never
  }[keyof Operations[Name]]
}[keyof Operations]

/** These say nothing that anybody would look up later. */
type Unrecorded =
  | `notifications.${string}`
  | `dispatch.${string}`
  | `chatTyping.${string}`
  | 'session.refreshToken'
  | 'account.beginTotp'
  // The message itself is the record of it.
  | 'chats.sendMsg'
  | 'chats.gotop'
  | 'chats.pcDelete'
  | 'chats.openred'
  | 'chats.agentStatus'

/** What the clock and the street do to conversations and red packets. */
type Befallen =
  | `chats.${'begin' | 'assign' | 'bounce' | 'requeue' | 'rate'}`
  | `packets.${'open' | 'expire' | 'receive'}`

/** What happens to an order is told in the words of its timeline. */
type EventAction =
  | Exclude<CommandName, Unrecorded | `orders.${TimelineEntry['action']}`>
  | 'session.rescueAccount'
  | 'workers.thaw'
  | 'workers.expire'
  | Befallen
  | 'session.rescueAccount'
type EventFeature = (EventAction extends `${infer Name}.${string}` ? Name : never) | 'orders'

const zh = {
  title: '操作日志',
  record: '单号、用户名、路径或编号',
  feature: '操作类别',
  anyFeature: '全部操作',
  action: '操作',
  anyAction: '该类全部',
  day: '日期',
  only: (name: string) => `仅看：${name}`,
  notOnly: '取消筛选',
  fresh: (count: number) => `有 ${count} 条新记录`,
  empty: '没有符合条件的记录，放宽条件再试',
  columns: {
    at: '时间',
    actor: '操作人',
    action: '操作',
    record: '对象',
    changes: '变更',
    reason: '原因',
  },
  theirs: '只看此人的操作',
  itsOwn: '只看此对象的记录',
  openRecord: '打开',
  field: '字段',
  before: '变更前',
  after: '变更后',
  state: '状态',
  noChanges: '没有字段变更',
  requestId: '请求号',
  traceId: '追踪号',
  event: '日志编号',
  yes: '是',
  no: '否',
  subjects: {
    exports: '导出',
    orders: '订单',
    workers: '服务人员',
    merchants: '商家',
    chats: '会话',
    packets: '红包',
    quickReplies: '快捷回复',
    users: '人员',
    people: '个人信息',
    roles: '角色',
    menus: '菜单',
  } as Record<string, string>,
  features: {
    events: '操作日志',
    exports: '导出',
    orders: '订单',
    refunds: '退款',
    workers: '服务人员',
    merchants: '商家',
    chats: '会话',
    chatReviews: '质检',
    packets: '红包',
    quickReplies: '快捷回复',
    users: '人员',
    staff: '员工账号',
    people: '个人信息',
    roles: '角色',
    menus: '菜单',
    account: '本人账号',
    session: '登录',
    signOn: '单点登录',
  } satisfies Record<EventFeature, string>,
  actions: {
    'orders.export': '导出订单',
    'refunds.ask': '发起退款',
    'refunds.approve': '通过退款',
    'refunds.reject': '驳回退款',
    'refunds.withdraw': '撤回退款',
    'refunds.retry': '重试退款',
    'users.export': '导出平台用户',
    'staff.export': '导出员工',
    'events.export': '导出操作日志',
    'exports.cancel': '取消导出',
    'exports.download': '下载导出文件',
    'session.login': '登录',
    'signOn.oidcFinish': '通过企业账号登录',
    'session.logout': '退出登录',
    'session.createFirstAdministrator': '创建首位管理员',
    'session.rescueAccount': '从服务器找回账号',
    'account.signOutDevice': '退出本人的一台设备',
    'account.signOutOthers': '退出本人的其他设备',
    'account.confirmTotp': '开启双重验证',
    'account.endTotp': '关闭双重验证',
    'workers.pcUpSend': '编辑服务人员',
    'workers.enable': '启用服务人员',
    'workers.disable': '停用服务人员',
    'workers.freeze': '冻结服务人员',
    'workers.unfreeze': '解冻服务人员',
    'workers.thaw': '冻结期满自动解冻',
    'workers.expire': '资质到期自动下线',
    'workers.resign': '办理离职',
    'workers.forceOffline': '强制下线',
    'workers.changeScore': '调整服务分',
    'merchants.update': '编辑商家',
    'merchants.suspend': '暂停商家',
    'merchants.resume': '恢复商家',
    'users.add': '邀请员工',
    'users.update': '编辑资料',
    'users.newUpdate': '修改本人资料和密码',
    'users.delete': '停用员工',
    'users.enable': '启用员工',
    'users.ban': '封禁用户',
    'users.unban': '解封用户',
    'users.saveUserRole': '分配角色',
    'staff.resetPassword': '重置密码',
    'staff.endTotp': '关闭他人双重验证',
    'staff.unlock': '解除登录等待',
    'staff.signOut': '退出他人设备',
    'people.reveal': '查看完整号码',
    'roles.add': '新增角色',
    'roles.update': '编辑角色',
    'roles.remove': '删除角色',
    'menus.add': '新增菜单',
    'menus.update': '编辑菜单',
    'menus.remove': '删除菜单',
    'menus.arrange': '调整菜单顺序',
    'chats.begin': '发起会话',
    'chats.claim': '接入会话',
    'chats.assign': '自动分配',
    'chats.takeOver': '接管会话',
    'chats.transfer': '转接会话',
    'chats.answerTransfer': '应答转接',
    'chats.bounce': '转接退回',
    'chats.requeue': '退回队列',
    'chats.snooze': '挂起会话',
    'chats.wake': '恢复会话',
    'chats.resolve': '结束会话',
    'chats.reopen': '重新打开会话',
    'chats.upone': '修改会话信息',
    'chats.recall': '撤回消息',
    'chats.mute': '禁言',
    'chats.unmute': '解除禁言',
    'chats.rate': '用户评价',
    'chats.setAgent': '设置客服',
    'chatReviews.add': '质检评分',
    'packets.send': '发红包',
    'packets.approve': '批准红包',
    'packets.reject': '驳回红包',
    'packets.revoke': '撤回红包',
    'packets.open': '领取红包',
    'packets.expire': '红包过期',
    'packets.receive': '收到红包',
    'quickReplies.add': '新增快捷回复',
    'quickReplies.update': '编辑快捷回复',
    'quickReplies.remove': '删除快捷回复',
  } satisfies Record<EventAction, string>,
  states: {
    enabled: '正常',
    disabled: '停用',
    frozen: '冻结',
    resigned: '离职',
    suspended: '暂停',
    banned: '封禁',
    queued: '待接入',
    'chats.open': '接待中',
    pending: '等待用户',
    snoozed: '挂起',
    resolved: '已结束',
    pending_approval: '待审批',
    sent: '已发出',
    opened: '已领取',
    expired: '已过期',
    revoked: '已撤回',
    rejected: '已驳回',
  } as Record<string, string>,
  fields: {
    queue: '队列',
    search: '搜索',
    placedOn: '下单日期',
    kind: '类型',
    isVerified: '已实名',
    actorId: '操作人',
    action: '操作',
    record: '对象',
    from: '起',
    to: '止',
    serviceTypes: '服务类型',
    capacity: '最大接单数',
    level: '等级',
    score: '服务分',
    vehicle: '车辆',
    licenceClass: '准驾车型',
    remark: '备注',
    workStatus: '在线状态',
    frozenUntil: '冻结至',
    category: '类目',
    status: '账号状态',
    roles: '角色',
    cityCodes: '可见城市',
    username: '用户名',
    nickName: '昵称',
    realName: '姓名',
    phone: '手机号',
    gender: '性别',
    avatar: '头像',
    password: '密码',
    permissions: '权限',
    names: '名称',
    needsTotp: '须双重验证',
    parentId: '上级菜单',
    path: '路径',
    component: '页面',
    titles: '标题',
    icon: '图标',
    isHidden: '隐藏',
    alwaysShow: '始终显示分组',
    noCache: '不保留状态',
    order: '顺序',
    field: '字段',
    worker: '骑手',
    workerId: '骑手',
    refund: '退款',
    cancelCode: '取消原因',
    assignee: '接待客服',
    priority: '优先级',
    tags: '标签',
    group: '技能组',
    orderNo: '关联订单',
    amountFen: '金额（分）',
    groups: '技能组',
    mutedUntil: '禁言至',
  } as Record<string, string>,
}

export type Words = typeof zh

export const eventsText = words<Words>(zh, {
  en: () => import('./text.en.ts'),
  es: () => import('./text.es.ts'),
  ja: () => import('./text.ja.ts'),
})
