import { demoPassword } from '#contract/access/sign-on.ts'
import { demoAccounts } from '#server/demo/accounts.ts'
import { demoAccountWords } from '#words/access/demo-accounts.ts'
import type { DemoOptions } from './options.ts'

/** What the demo prints once it runs; `host` is where it listens. */
export function welcome(address: string, host: string, { speed, hour, isQuiet }: DemoOptions): string {
  const rows = demoAccounts.map(
    ({ username, role, name }) =>
      `  ${username.padEnd(12)}${role.padEnd(14)}${name} · ${demoAccountWords.tries[username].en}`,
  )
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
