import { parseArgs } from 'node:util'

export type DemoOptions = {
  /** City seconds per real second. */
  speed: number
  /** The hour of the city's clock at the start; undefined means the real time in China. */
  hour: number | undefined
  /** 0 means any free port. */
  port: number | undefined
  isQuiet: boolean
}

const usage = 'Use: npm run demo [-- --speed 1…1000] [--hour 0…23|now] [--port N] [--quiet]'

/** Parses the arguments after `npm run demo --`; throws an error message that names the invalid one. */
export function readDemoOptions(args: string[]): DemoOptions {
  const { speed, hour, port, quiet } = parse(args)
  return {
    speed: readNumber('--speed', speed, { least: 1, most: 1000 }),
    // Noon by default, when there are many orders.
    hour: hour === 'now' ? undefined : readNumber('--hour', hour, { least: 0, most: 23 }),
    port: port === undefined ? undefined : readNumber('--port', port, { least: 0, most: 65535 }),
    isQuiet: quiet,
  }
}

function parse(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        speed: { type: 'string', default: '1' },
        hour: { type: 'string', default: '12' },
        port: { type: 'string' },
        quiet: { type: 'boolean', default: false },
      },
    })
    return values
  } catch (error) {
    const [reason] = (error as Error).message.split('. ')
    throw new Error(`${reason}. Mind the two dashes after "demo". ${usage}`)
  }
}

function readNumber(name: string, text: string, { least, most }: { least: number; most: number }): number {
  const value = Number(text)
  if (text.trim() && Number.isInteger(value) && value >= least && value <= most) return value
  throw new Error(`${name} is a whole number from ${least} to ${most}, not "${text}". ${usage}`)
}
