import type { UserRow } from '#contract/people/users.ts'
import { words } from '#web/kit/words.ts'

export type StaffAct = Exclude<UserRow['allowed'][number], 'ban' | 'unban' | 'reveal'>

/** The acts that ask for a reason. */
export type ReasonedAct = 'delete' | 'resetPassword' | 'endTotp'

const zh = {
  title: '员工管理',
  statusTabs: '账号状态',
  statuses: { all: '全部', enabled: '在用', disabled: '已停用' },
  search: '姓名、用户名、手机号或后 4 位',
  invite: '邀请员工',
  fresh: (count: number) => `有 ${count} 位新员工`,
  empty: '这里还没有员工',
  emptySearch: (search: string) => `没有找到与“${search}”相符的员工，换个姓名或号码试试`,
  columns: {
    person: '员工',
    roles: '角色',
    cities: '可见城市',
    phone: '手机号',
    factor: '双重验证',
    seen: '最近登录',
    state: '状态',
    acts: '操作',
  },
  enabled: '在用',
  disabled: '已停用',
  factorOn: '已开启',
  factorOff: '未开启',
  never: '从未登录',
  noRoles: '未分配角色',
  parts: { facts: '资料', sessions: '登录设备' },
  facts: {
    username: '用户名',
    nickName: '昵称',
    realName: '姓名',
    gender: '性别',
    reason: '停用原因',
    since: '加入时间',
  },
  genders: ['女', '男'],
  acts: {
    update: '编辑资料',
    assignRoles: '分配角色',
    resetPassword: '重置密码',
    unlock: '解除登录等待',
    endTotp: '关闭双重验证',
    signOut: '全部退出登录',
    delete: '停用',
    enable: '启用',
  } satisfies Record<StaffAct, string>,
  consequences: {
    delete: '停用后立即退出所有设备，不能再登录；资料和操作记录保留，可随时重新启用。',
    resetPassword: '原密码立即失效，所有设备退出登录。新密码只显示一次，本人首次登录后须修改。',
    endTotp: '此人下次只凭密码登录，直到重新设置双重验证。请先当面或电话核实身份。',
  } satisfies Record<ReasonedAct, string>,
  reasons: {
    delete: ['离职', '调岗', '账号异常'],
    resetPassword: ['本人忘记密码', '怀疑密码泄露'],
    endTotp: ['手机丢失', '更换手机'],
  } satisfies Record<ReasonedAct, string[]>,
  sureToEnable: (name: string) => `确定重新启用“${name}”吗？启用后可以立即登录，角色与停用前相同。`,
  sureToUnlock: (name: string) => `确定解除“${name}”的登录等待吗？请先确认是本人在尝试登录。`,
  sureToSignOut: (name: string) => `确定让“${name}”在所有设备上退出登录吗？未保存的内容会丢失。`,
  sureToSignOutOne: (device: string) => `确定让“${device}”退出登录吗？`,
  done: '操作成功',
  form: {
    username: '用户名',
    usernameHint: '用来登录，2–64 个字',
    nickName: '昵称',
    nickNameHint: '同事看到的称呼',
    realName: '姓名',
    phone: '手机号',
    gender: '性别',
    roles: '角色',
  },
  missing: { username: '请输入至少 2 个字的用户名', nickName: '请输入昵称', phone: '请输入 11 位手机号' },
  notAssignable: '含有您自己没有的权限，不能由您授予',
  rolesOf: (name: string) => `${name} 的角色`,
  rolesHint: '保存后，对方的菜单和按钮立即变化，无需重新登录。',
  handOver: '请交给本人',
  handOverHint: '初始密码只显示这一次，关闭后无法再查看。请通过安全的方式告诉本人，首次登录后须修改。',
  password: '初始密码',
  handedOver: '已转交',
}

export type Words = typeof zh

export const staffText = words<Words>(zh, {
  en: () => import('./text.en.ts'),
  es: () => import('./text.es.ts'),
  ja: () => import('./text.ja.ts'),
})
