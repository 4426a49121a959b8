import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('Lists have blanks after their commas, lines, and nothing at their ends', () => {
  const config = readConfig({
    ALLOWED_ORIGINS: 'https://a.example.com, https://b.example.com:8443/ ,HTTPS://C.example.com:443',
    TRUSTED_PROXIES: '10.0.0.0/8,\n ::1， loopback 10.1.0.0/255.255.0.0',
    CHAT_LINK_HOSTS: ' Example.com,shop.example.com,测试.cn',
  })
  expect(config.ALLOWED_ORIGINS).toEqual([
    'https://a.example.com',
    'https://b.example.com:8443',
    'https://c.example.com',
  ])
  expect(config.TRUSTED_PROXIES).toEqual(['10.0.0.0/8', '::1', 'loopback', '10.1.0.0/16'])
  expect(config.CHAT_LINK_HOSTS).toEqual(['example.com', 'shop.example.com', '测试.cn'])
})

test.each([
  ['ALLOWED_ORIGINS', 'desk.example.com'],
  ['ALLOWED_ORIGINS', 'https://desk.example.com/staff'],
  ['ALLOWED_ORIGINS', 'ftp://desk.example.com'],
  ['ALLOWED_ORIGINS', 'https://user:word@desk.example.com'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', '10.0.0'],
  ['TRUSTED_PROXIES', 'proxy.example.com'],
  ['TRUSTED_PROXIES', '10.0.0.0/8/8'],
  ['TRUSTED_PROXIES', '10.0.0.0/255.0.255.0'],
  ['TRUSTED_PROXIES', '10.0.0.0/256.0.0.0'],
  ['TRUSTED_PROXIES', '0.0.0.0/0.0.0.0'],
  ['TRUSTED_PROXIES', '::/0'],
  ['CHAT_LINK_HOSTS', 'https://example.com'],
  ['CHAT_LINK_HOSTS', '测试.cn/帮助'],
])('%s with %s is refused by its name and that value', (name, value) => {
  const read = () => readConfig({ [name]: `${name === 'TRUSTED_PROXIES' ? '10.0.0.1' : ''}, ${value}` })
  expect(read).toThrow(name)
  expect(read).toThrow(value)
})

test.each(['https://example.com/desk', 'https://example.com/?a=1', 'ws://example.com'])(
  'PUBLIC_URL %s is refused: links below a path would not work',
  PUBLIC_URL => expect(() => readConfig({ PUBLIC_URL })).toThrow('PUBLIC_URL'),
)

test.each(['https://desk.example.com', 'http://10.0.0.5:3000/'])('PUBLIC_URL %s is taken', PUBLIC_URL =>
  expect(readConfig({ PUBLIC_URL }).PUBLIC_URL).toBe(PUBLIC_URL),
)
