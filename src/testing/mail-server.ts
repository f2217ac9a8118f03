import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = { to: string[]; source: string }

export type TestMailServer = {
  url: string
  mails: ReceivedMail[]
  /** The error with which the server answers; undefined if it accepts mails. */
  refusal: (Error & { responseCode?: number }) | undefined
}

let running: Promise<TestMailServer> | undefined

/** Returns the mail server of this process, which has received nothing and accepts every mail. */
export async function startMailServer(): Promise<TestMailServer> {
  running ??= start()
  return Object.assign(await running, { mails: [], refusal: undefined })
}

async function start(): Promise<TestMailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address)
        const source = Buffer.concat(parts).toString()
        if (!received.refusal) received.mails.push({ to, source })
        done(received.refusal)
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  server.server.unref()
  const { port } = server.server.address() as AddressInfo
  const received: TestMailServer = {
    url: `smtp://127.0.0.1:${port}`,
    mails: [],
    refusal: undefined,
  }
  return received
}
