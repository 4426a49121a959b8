import type { Permission } from '#contract/permissions.ts'
import { words } from '#web/kit/words.ts'

/** The feature that a permission is about: the word before its dot. */
export type Group = Permission extends `${infer Feature}.${string}` ? Feature : never

const zh = {
  all: '全选',
  none: '清空',
  notYours: '您自己没有此权限，不能授予',
  title: '权限',
  groups: {
    dashboard: '首页',
    orders: '订单',
    refunds: '退款',
    workers: '服务人员',
    merchants: '商家',
    chats: '会话',
    users: '平台用户',
    people: '个人信息',
    staff: '员工',
    roles: '角色',
    menus: '菜单',
    events: '操作日志',
    signIns: '登录日志',
  } satisfies Record<Group, string>,
  permissions: {
    'dashboard.view': '查看首页数据',
    'orders.view': '查看订单',
    'orders.accept': '代商家接单',
    'orders.assign': '派单和改派',
    'orders.cancel': '取消订单',
    'orders.complete': '代用户完成订单',
    'orders.exception': '标记和处理异常',
    'workers.view': '查看服务人员与商家',
    'workers.edit': '编辑服务人员、调整服务分',
    'workers.freeze': '启停、冻结服务人员',
    'workers.forceOffline': '强制下线',
    'workers.export': '导出服务人员',
    'merchants.edit': '编辑、暂停商家',
    'merchants.export': '导出商家',
    'chats.view': '查看会话',
    'chats.reply': '接待会话、回复和转接',
    'chats.monitor': '监看全部会话、接管和设置客服',
    'chats.sendPacket': '发红包',
    'chats.approvePacket': '审批红包',
    'chats.mute': '禁言和解除禁言',
    'orders.judge': '裁定争议',
    'orders.export': '导出订单',
    'orders.follow': '认领、备注与催单',
    'refunds.ask': '发起退款',
    'refunds.approve': '审核退款',
    'refunds.export': '导出退款',
    'users.view': '查看平台用户',
    'users.ban': '封禁和解封',
    'users.export': '导出平台用户',
    'people.reveal': '查看完整手机号',
    'staff.view': '查看员工',
    'staff.edit': '邀请、编辑、停用员工',
    'staff.assignRoles': '给员工分配角色',
    'staff.sessions': '查看并退出员工设备',
    'staff.export': '导出员工',
    'roles.view': '查看角色权限',
    'roles.edit': '编辑角色权限',
    'menus.edit': '编辑菜单',
    'events.view': '查看操作日志',
    'events.export': '导出操作日志',
    'signIns.view': '查看登录日志',
    'signIns.export': '导出登录日志',
  } satisfies Record<Permission, string>,
}

export type Words = typeof zh

export const permissionText = words<Words>(zh, {
  en: () => import('./text.en.ts'),
  es: () => import('./text.es.ts'),
  ja: () => import('./text.ja.ts'),
})
