import { once } from 'node:events'
import { createServer } from 'node:net'

/** Throws if `port` is in use, with a message that explains what to do. */
export async function checkPort(port: number, host: string): Promise<void> {
  const probe = createServer().listen(port, host)
  try {
    await once(probe, 'listening')
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw cause
    throw new Error(
      `Port ${port} is taken by another program. Set PORT to a free one: PORT=3001 npm start`,
    )
  }
  probe.close()
  await once(probe, 'close')
}
