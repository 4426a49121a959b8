import { expect, test } from 'vitest'
import { demoPassword } from '#contract/access/sign-on.ts'
import { readDemoOptions } from '../../commands/demo/options.ts'
import { welcome } from '../../commands/demo/welcome.ts'

const said = (host: string) => welcome('http://127.0.0.1:3000', host, readDemoOptions([]))

test.each(['0.0.0.0', '::', '192.168.1.20', 'desk.example.com'])(
  'npm run demo with HOST=%s warns that its password is public',
  host => {
    expect(said(host)).toContain(`WARNING  HOST is ${host}: everybody who reaches this machine can sign in`)
    expect(said(host)).toContain('警告')
    expect(said(host)).toContain(demoPassword)
  },
)

test.each(['127.0.0.1', 'localhost', '::1'])('npm run demo with HOST=%s does not', host => {
  expect(said(host)).not.toContain('WARNING')
})
