import type { DemoUsername } from '#contract/access/sign-on.ts'

/** The accounts of the demo; the password of each is `demoPassword`. */
export const demoAccounts: readonly { username: DemoUsername; role: string; name: string }[] = [
  { username: 'admin', role: 'super_admin', name: '管理员' },
  { username: 'ops', role: 'ops', name: '运营小陈' },
  { username: 'kefu', role: 'kefu', name: '客服小李' },
  { username: 'leader', role: 'kefu_leader', name: '客服主管王姐' },
  { username: 'dispatcher', role: 'dispatcher', name: '调度老周' },
  { username: 'finance', role: 'finance', name: '财务小赵' },
  { username: 'auditor', role: 'auditor', name: '审核小孙' },
  { username: 'viewer', role: 'viewer', name: '观察员' },
]
