import { Agent, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { isWithin, paths } from '@/paths'
import { sendProblem } from '../api-problems'
import { makeBusy } from '../pages/page'

/** Headers of the connection to the visitor, not of the message. */
const hopByHop = /^(?:connection|keep-alive|upgrade|expect|te|trailer|proxy-.*)$/
const hopByHopAnswers = /^(?:connection|keep-alive|transfer-encoding|date)$/

const agent = new Agent({ keepAlive: true })

/**
 * Sends a request on to a server that listens at `socketPath`, and its answer back. A visitor who
 * disconnects ends the work there as well. Answers 503 if the server is away.
 *
 * @param added headers for the server alone
 */
export function forwardRequest(
  incoming: IncomingMessage,
  response: ServerResponse,
  socketPath: string,
  added: Record<string, string>,
): Promise<void> {
  const { method, url, headers } = incoming
  const kept = Object.entries(headers).filter(([name]) => !hopByHop.test(name))
  return new Promise((resolve) => {
    const sent = request({
      ...{ socketPath, agent, method, path: url },
      headers: { ...Object.fromEntries(kept), ...added },
    })
    response.once('close', () => {
      if (!response.writableFinished) sent.destroy()
      // Of a body that was answered early, the rest is not needed, but the next request comes after it.
      else if (!sent.writableEnded) {
        incoming.unpipe(sent).resume()
        sent.destroy()
      }
      resolve()
    })
    sent.on('response', (answer) => {
      for (const [name, value] of Object.entries(answer.headersDistinct))
        if (value && !hopByHopAnswers.test(name))
          response.setHeader(name, value.length > 1 ? value : (value[0] ?? ''))
      response.writeHead(answer.statusCode ?? 500)
      answer.on('error', () => response.destroy()).pipe(response)
    })
    sent.on('error', () => {
      if (response.headersSent) response.destroy()
      else if (!response.destroyed) answerAway(incoming, response)
    })
    const { 'content-length': length, 'transfer-encoding': coding } = headers
    // Others may wait for the answer to a visitor who has left.
    if (length === undefined && coding === undefined) sent.end()
    else if (incoming.destroyed) sent.destroy()
    else
      incoming
        .once('close', () => {
          if (!incoming.readableEnded) sent.destroy()
        })
        .pipe(sent)
  })
}

/** Answers for a server that does not. */
export function answerAway({ url = '/' }: IncomingMessage, response: ServerResponse): void {
  if (isWithin(url, paths.codesApi)) {
    sendProblem(response, 'unavailable', { 'retry-after': '5' })
    return
  }
  const { status, headers, body } = makeBusy()
  response.writeHead(status, headers).end(body)
}
