import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const read = (name: string) => readFile(name, 'utf8')
const inContainer = (name: string) => read(`docs/container/${name}`)

test('The image copies what is there, and everything that the build reads', async () => {
  const lines = [...(await inContainer('Containerfile')).matchAll(/^COPY (?!--)(.+) \S+$/gm)]
  const copied = lines.flatMap(([, names = '']) => names.split(' '))
  expect(copied.filter(name => !existsSync(name))).toEqual([])
  const builders = await Promise.all(['server', 'web'].map(name => read(`commands/start/build-${name}.ts`)))
  const lists = builders.flatMap(text => text.match(/(?<=const rooms = |hashFiles\(hash, )\[[^\]]+\]/g) ?? [])
  const rooms = lists.flatMap(list => list.match(/[\w/]+/g) ?? [])
  const guides = (await read('web/desk/help/guides.ts')).match(/docs\/\w+/g) ?? []
  // Otherwise a guide that was changed would not be built.
  expect(rooms).toEqual(expect.arrayContaining(['server', 'web', ...guides]))
  expect(copied).toEqual(expect.arrayContaining(rooms))
})

test('nginx in a container does what docs/operations.md says of one', async () => {
  const [, said = ''] = /```nginx\n(.*?)```/s.exec(await read('docs/operations.md')) ?? []
  const directives = (text: string) => text.match(/^ *(?:proxy_|client_|map |least_conn).*?(?<=;|\})/gm) ?? []
  const wanted = directives(said)
  expect(wanted.length).toBeGreaterThan(8)
  expect(directives(await inContainer('nginx.conf'))).toEqual(expect.arrayContaining(wanted))
})

test('nginx finds and the servers trust the addresses that the containers have', async () => {
  const compose = await inContainer('compose.yaml')
  const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, address]) => address)
  const nodes = found(compose, /ipv4_address: ([\d.]+)/g)
  expect(nodes).toHaveLength(2)
  expect(found(await inContainer('nginx.conf'), /server ([\d.]+):3000/g)).toEqual(nodes)
  const [network] = found(compose, /subnet: (\S+?) /g)
  expect(found(compose, /TRUSTED_PROXIES: (\S+)/g)).toEqual([network])
})
