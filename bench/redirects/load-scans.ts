import { connect } from 'node:net'

export type Load = { perSecond: number; p50Ms: number; p99Ms: number; answered: number }

const connections = 50

/**
 * Sends requests to `port` on fifty connections, each connection sending the next request after its
 * previous response, over bare sockets so that the client costs little. Ends after `seconds`, or
 * when the server no longer responds.
 *
 * @param write returns the request with a number, from 0
 * @param onAnswer called with the number of each answered request
 */
export async function loadScans(
  port: number,
  seconds: number,
  write: (number: number) => string,
  onAnswer: (number: number) => void = () => {},
): Promise<Load> {
  const times: number[] = []
  let sent = 0
  const start = performance.now()
  const end = start + seconds * 1000
  const work = async () => {
    const socket = connect(port, '127.0.0.1').setNoDelay(true).setEncoding('latin1')
    let number = 0
    let sentAt = 0
    let received = ''
    const sendNext = () => {
      number = sent
      sent += 1
      sentAt = performance.now()
      socket.write(write(number))
    }
    socket.on('connect', sendNext)
    socket.on('error', () => {})
    socket.on('data', (data) => {
      received += data
      if (!received.endsWith('\r\n\r\n')) return
      if (!received.startsWith('HTTP/1.1 302')) throw new Error(`Not a redirect: ${received}`)
      received = ''
      onAnswer(number)
      const now = performance.now()
      times.push(now - sentAt)
      if (now < end) sendNext()
      else socket.end()
    })
    await new Promise((resolve) => socket.on('close', resolve))
  }
  await Promise.all(Array.from({ length: connections }, work))
  const tookSeconds = (performance.now() - start) / 1000
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return {
    perSecond: times.length / tookSeconds,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    answered: times.length,
  }
}
