import { z } from 'zod'

/** A list in a setting, separated by commas (also ，), blanks or lines; a wrong entry is named. */
export function listOf(entry: z.ZodType<string>) {
  return z
    .string()
    .default('')
    .transform((list, context) =>
      list
        .split(/[,，\s]+/)
        .filter(Boolean)
        .flatMap(written => {
          const read = entry.safeParse(written)
          if (read.success) return [read.data]
          context.addIssue({ code: 'custom', message: `“${written}” ${read.error.issues[0]?.message}` })
          return []
        }),
    )
}

/** Of a page, without a path. */
export const Origin = z
  .url({ protocol: /^https?$/, error: 'is no origin such as https://desk.example.com' })
  .transform((url, context) => {
    const [, origin] = /^(https?:\/\/[^/?#@]+)\/?$/i.exec(url) ?? []
    if (origin === undefined) context.addIssue({ code: 'custom', message: 'must have no path, user or password' })
    // As a browser writes it: without the port that is meant anyway.
    return (origin ?? '').toLowerCase().replace(/(?<=^https:.*):443$|(?<=^http:.*):80$/, '')
  })

/** An address or a network, or a name that the reader of proxies has for some. */
export const Network = z.preprocess(
  written => withPrefixLength(String(written)),
  z
    .union(
      [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6(), z.enum(['loopback', 'linklocal', 'uniquelocal'])],
      'is no address or network such as 10.0.0.0/8',
    )
    .refine(network => !network.endsWith('/0'), 'is everybody: name the proxies that you run'),
)

/** 10.0.0.0/255.0.0.0 is 10.0.0.0/8. What has no such mask stays as it is. */
function withPrefixLength(written: string): string {
  const [, network, mask = ''] = /^([\d.]+)\/(\d+\.\d+\.\d+\.\d+)$/.exec(written) ?? []
  const bits = mask
    .split('.')
    .map(byte => Number(byte).toString(2).padStart(8, '0'))
    .join('')
  const [, ones] = /^(1*)0*$/.exec(bits) ?? []
  return network === undefined || ones === undefined || bits.length !== 32 ? written : `${network}/${ones.length}`
}

/** In any script, as 测试.cn. */
export const Host = z
  .string()
  .regex(/^[\p{L}\p{N}_-]+(\.[\p{L}\p{N}_-]+)*$/u, 'is no host such as example.com')
  .toLowerCase()
