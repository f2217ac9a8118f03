import { connect as connectTcp, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { env } from '@/env'
import { s3Config } from './s3-config'

/**
 * Cache time in milliseconds, longer than the interval of load balancer probes, so that most probes
 * are answered from the cache.
 */
const rememberMs = 15_000
/** Time limits in milliseconds for connecting and for the next byte. */
type Limits = { connectMs: number; idleMs: number }
/** Default limits, low enough for `/readyz` to answer within two seconds. */
const usualLimits: Limits = { connectMs: 700, idleMs: 1000 }

/**
 * Returns a function that lists the configured services that do not respond: `files` (the bucket)
 * and `mail`. Results are cached for some seconds.
 */
export function watchServices(limits = usualLimits): () => Promise<string[]> {
  const services = Object.entries({
    ...(env.S3_BUCKET && { files: checkBucket(env.S3_BUCKET, limits) }),
    ...(env.SMTP_URL && { mail: checkMail(new URL(env.SMTP_URL), limits) }),
  })
  let known: Promise<string[]> | undefined
  let untilMs = 0
  return () => {
    if (!known || performance.now() > untilMs) {
      known = findAway(services)
      untilMs = performance.now() + rememberMs
    }
    return known
  }
}

type Check = () => Promise<unknown>

async function findAway(services: [string, Check][]): Promise<string[]> {
  const away = await Promise.all(
    services.map(([name, check]) =>
      check().then(
        () => [],
        () => [name],
      ),
    ),
  )
  return away.flat()
}

function checkBucket(bucket: string, limits: Limits): Check {
  let opened: Promise<Check> | undefined
  // Loaded on first use: the library needs longer to load than the rest of the HTTP layer.
  const open = async (): Promise<Check> => {
    const { HeadBucketCommand, S3Client } = await import('@aws-sdk/client-s3')
    const client = new S3Client({ ...s3Config(limits), maxAttempts: 1 })
    return () => client.send(new HeadBucketCommand({ Bucket: bucket }))
  }
  return async () => {
    opened ??= open()
    return (await opened)()
  }
}

/** Waits for the greeting of the mail server and disconnects without signing in. */
function checkMail({ protocol, hostname: host, port }: URL, { idleMs }: Limits): Check {
  const connect = (): Socket =>
    protocol === 'smtps:'
      ? connectTls({ host, port: Number(port || 465) })
      : connectTcp({ host, port: Number(port || 587) })
  return () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect().setTimeout(idleMs)
      socket.on('timeout', () => socket.destroy(new Error('No greeting')))
      socket.once('data', (greeting) => {
        socket.end('QUIT\r\n')
        if (greeting.toString('latin1').startsWith('220')) resolve()
      })
      socket.on('error', reject)
      socket.on('close', () => reject(new Error('No greeting')))
    })
}
