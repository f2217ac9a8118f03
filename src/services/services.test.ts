import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import type { Payload } from 'payload'
import S3rver from 's3rver'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { env } from '@/env'
import { mailAddress } from './mail-address'
import { isS3Error, s3Config } from './s3-config'
import { watchServices } from './watch-services'

/** Accepts connections and never responds. */
const silent = createServer(() => {})
const s3 = new S3rver({
  port: 0,
  silent: true,
  directory: mkdtempSync(join(tmpdir(), 'quietzone-services-')),
  configureBuckets: [{ name: 'there', configs: [] }],
})
const mail = new SMTPServer({ authOptional: true })
const known = { ...env }
let silentPort: number
let s3Port: number
let mailPort: number

beforeAll(async () => {
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  silentPort = (silent.address() as AddressInfo).port
  s3Port = (await s3.run()).port
  mail.listen(0, '127.0.0.1')
  await once(mail.server, 'listening')
  mailPort = (mail.server.address() as AddressInfo).port
})
afterAll(async () => {
  silent.close()
  await s3.close()
  await new Promise<void>((resolve) => mail.close(resolve))
})
afterEach(() => {
  Object.assign(env, known)
})

function configure(ports: { s3: number; mail: number }, bucket = 'there') {
  Object.assign(env, {
    S3_BUCKET: bucket,
    S3_REGION: 'us-east-1',
    S3_ENDPOINT: `http://localhost:${ports.s3}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    SMTP_URL: `smtp://127.0.0.1:${ports.mail}`,
  })
}

it('names what does not answer', async () => {
  const patient = { connectMs: 30_000, idleMs: 30_000 }
  expect(await watchServices()()).toEqual([])
  configure({ s3: s3Port, mail: mailPort })
  expect(await watchServices(patient)()).toEqual([])
  configure({ s3: silentPort, mail: silentPort })
  expect(await watchServices({ connectMs: 500, idleMs: 100 })()).toEqual(['files', 'mail'])
  configure({ s3: s3Port, mail: mailPort }, 'missing')
  expect(await watchServices(patient)()).toEqual(['files'])
})

it('does not wait for an S3 server that says nothing', async () => {
  configure({ s3: silentPort, mail: mailPort })
  const client = new S3Client(s3Config({ connectMs: 500, idleMs: 100 }))
  const answer = client.send(new GetObjectCommand({ Bucket: 'there', Key: 'a' }))
  const failure: unknown = await answer.catch((cause) => cause)
  expect(failure).toMatchObject({ name: 'TimeoutError' })
  expect(isS3Error(failure)).toBe(true)
  expect(isS3Error(new Error('other'))).toBe(false)
})

it('does not wait for a mail server that says nothing', async () => {
  const limits = {
    dnsTimeout: 500,
    connectionTimeout: 500,
    greetingTimeout: 100,
    socketTimeout: 500,
  }
  const url = mailAddress(`smtp://127.0.0.1:${silentPort}`, limits)
  const adapter = await nodemailerAdapter({
    ...{ defaultFromAddress: 'a@example.org', defaultFromName: 'A', skipVerify: true },
    transportOptions: { url } as object,
  })
  const sent = adapter({ payload: {} as Payload }).sendEmail({ to: 'b@example.org', text: '' })
  await expect(sent).rejects.toThrow('Greeting')
  expect(mailAddress('smtps://a:p%40ss@b?socketTimeout=60000', limits)).toBe(
    'smtps://a:p%40ss@b?socketTimeout=60000&dnsTimeout=500&connectionTimeout=500&greetingTimeout=100',
  )
})
