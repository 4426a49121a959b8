import { demoPassword } from '#server/demo/index.ts'
import type { DemoOptions } from './options.ts'

const accounts = [
  ['admin', 'super_admin', '管理员 · everything'],
  ['ops', 'ops', '运营 · runs the city'],
  ['kefu', 'kefu', '客服 · answers customers'],
  ['leader', 'kefu_leader', '客服主管 · leads them'],
  ['dispatcher', 'dispatcher', '调度 · sends riders'],
  ['finance', 'finance', '财务 · money'],
  ['auditor', 'auditor', '审核 · reviews'],
  ['viewer', 'viewer', '观察员 · looks, changes nothing'],
] as const

/** What the demo prints once it runs; `host` is where it listens. */
export function welcome(address: string, host: string, { speed, hour, isQuiet }: DemoOptions): string {
  const rows = accounts.map(([name, role, words]) => `  ${name.padEnd(12)}${role.padEnd(14)}${words}`)
  const clock = hour === undefined ? 'now · 现在' : `${hour}:00`
  const life = isQuiet
    ? 'The city is filled and quiet. 城市已就绪，没有新订单。'
    : `The city lives at ×${speed} from ${clock}. 模拟城市正在运行（${speed} 倍速）。`
  return `
  CityDesk 同城管家   ${address}

${rows.join('\n')}

  Password of all · 统一密码: ${demoPassword}
  ${life}
${isOwnMachineOnly(host) ? '' : warning(host)}  Ctrl-C stops everything. 按 Ctrl-C 全部停止。
`
}

function isOwnMachineOnly(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|::1)$/.test(host)
}

function warning(host: string): string {
  return `
  WARNING  HOST is ${host}: everybody who reaches this machine can sign in as administrator, for the password above is public.
  警告  HOST 为 ${host}：上面的密码是公开的，能访问本机的任何人都可以用管理员账号登录。
`
}
