import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Page } from './page'

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * Runs `handle` and returns the whole response. The response is completed even if the visitor
 * disconnects, because other requests may wait for it.
 */
export function collectAnswer(request: IncomingMessage, handle: Handler): Promise<Page> {
  return new Promise((resolve, reject) => {
    handle(request, new Collector(request, resolve, reject)).catch(reject)
  })
}

/** A response without a connection. */
class Collector extends ServerResponse {
  private readonly parts: Buffer[] = []
  private readonly onEnd: (page: Page) => void
  private readonly onFailure: (cause: unknown) => void

  constructor(
    request: IncomingMessage,
    onEnd: (page: Page) => void,
    onFailure: (cause: unknown) => void,
  ) {
    super(request)
    this.onEnd = onEnd
    this.onFailure = onFailure
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    const headers = rest.find((value) => typeof value === 'object') as
      | OutgoingHttpHeaders
      | undefined
    for (const [name, value] of Object.entries(headers ?? {}))
      if (value !== undefined) this.setHeader(name, value)
    return super.writeHead(status)
  }

  override flushHeaders(): void {
    if (!this.headersSent) this.writeHead(this.statusCode)
  }

  override write(chunk: unknown, ...rest: unknown[]): boolean {
    this.flushHeaders()
    this.parts.push(toBuffer(chunk, rest[0]))
    callBack(rest)
    return true
  }

  override end(...args: unknown[]): this {
    if (this.finished) return this
    const [chunk, encoding] = args
    this.flushHeaders()
    if (chunk && typeof chunk !== 'function') this.parts.push(toBuffer(chunk, encoding))
    this.finished = true
    callBack(args)
    process.nextTick(() => {
      this.emit('finish')
      this.emit('close')
    })
    this.onEnd({
      ...{ status: this.statusCode, headers: { ...this.getHeaders() } },
      body: Buffer.concat(this.parts),
    })
    return this
  }

  /** Called by Next if rendering fails after the response has begun. */
  override destroy(cause?: Error): this {
    if (this.destroyed || this.finished) return this
    this.destroyed = true
    this.onFailure(cause ?? new Error('The answer was given up'))
    process.nextTick(() => this.emit('close'))
    return this
  }
}

function toBuffer(chunk: unknown, encoding: unknown): Buffer {
  if (typeof chunk !== 'string') return Buffer.from(chunk as Uint8Array)
  return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
}

function callBack(args: unknown[]): void {
  const done = args.find((value) => typeof value === 'function') as (() => void) | undefined
  if (done) process.nextTick(done)
}
