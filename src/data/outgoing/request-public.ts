import 'server-only'
import { Resolver } from 'node:dns/promises'
import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './is-public-address'

export type RequestFailureKind = 'refused' | 'dns' | 'tls' | 'connection' | 'timeout' | 'redirects'

/** A request that got no response. `refused`: the address is not one that requests are sent to. */
export class RequestFailure extends Error {
  constructor(
    readonly kind: RequestFailureKind,
    message: string,
  ) {
    super(message)
    this.name = 'RequestFailure'
  }
}

/** The network that requests use; tests replace it to reach servers of their own. */
export type Network = {
  resolve: (host: string) => Promise<string[]>
  isAllowedAddress: (address: string) => boolean
  isAllowedPort: (port: string) => boolean
  protocols: readonly string[]
}

export type PublicRequest = {
  method: 'GET' | 'HEAD' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** Time limit of the request with all its redirects. */
  timeoutMs: number
  /** The rest of a longer body is not read. */
  maxBytes: number
  maxRedirects?: number
  /** Refuses redirects to other hosts. */
  isSameHostOnly?: boolean
  signal?: AbortSignal
}

export type PublicResponse = { status: number; headers: IncomingMessage['headers']; body: Buffer }

export const publicNetwork: Network = {
  resolve: resolvePublicly,
  isAllowedAddress: isPublicAddress,
  // The port is empty if it is the usual one of the scheme.
  isAllowedPort: (port) => port === '' || port === '80' || port === '443',
  protocols: ['https:', 'http:'],
}

const userAgent = 'Quietzone/1.0'

/**
 * Sends a request to an address that a visitor entered. Addresses inside our own network are refused,
 * also after redirects: the connection is made to the address that was checked, so that a second
 * answer of the name server changes nothing.
 *
 * @throws `RequestFailure` if there is no response
 */
export async function requestPublic(
  url: string,
  request: PublicRequest,
  network: Network = publicNetwork,
): Promise<PublicResponse> {
  const timeout = AbortSignal.timeout(request.timeoutMs)
  const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout
  let current = url
  for (let redirects = 0; ; redirects += 1) {
    const response = await sendOnce(current, { ...request, signal }, network)
    const { location } = response.headers
    const isRedirect = response.status >= 300 && response.status < 400 && location
    if (!isRedirect || !request.maxRedirects) return response
    if (redirects >= request.maxRedirects) {
      throw new RequestFailure('redirects', `More than ${request.maxRedirects} redirects`)
    }
    if (!URL.canParse(location, current)) {
      throw new RequestFailure('redirects', 'The address of a redirect is not valid')
    }
    const next = new URL(location, current)
    if (request.isSameHostOnly && next.hostname !== new URL(current).hostname) {
      throw new RequestFailure('redirects', 'The address redirects to another host')
    }
    current = next.href
  }
}

async function sendOnce(
  url: string,
  request: PublicRequest,
  network: Network,
): Promise<PublicResponse> {
  const target = readTarget(url, network)
  const { method, headers, body, maxBytes, signal } = request
  const options: RequestOptions = {
    method,
    signal,
    lookup: createLookup(network),
    // A connection that is reused would not be checked.
    agent: false,
    headers: {
      'user-agent': userAgent,
      accept: '*/*',
      'accept-encoding': 'identity',
      ...headers,
      ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
    },
  }
  const send = target.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown) => reject(describeFailure(cause, signal))
    const outgoing = send(target, options, (response) => {
      readBody(response, maxBytes).then(
        (bytes) =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes }),
        fail,
      )
    })
    outgoing.on('error', fail)
    outgoing.end(body)
  })
}

function readTarget(url: string, network: Network): URL {
  const target = URL.canParse(url) ? new URL(url) : undefined
  if (!target || !network.protocols.includes(target.protocol)) {
    throw new RequestFailure('refused', 'Addresses of this kind are not requested')
  }
  if (target.username || target.password) {
    throw new RequestFailure('refused', 'The address contains a password')
  }
  if (!network.isAllowedPort(target.port)) {
    throw new RequestFailure('refused', `Port ${target.port} is not requested`)
  }
  const host = target.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !network.isAllowedAddress(host)) throw refuseAddress()
  return target
}

function refuseAddress(): RequestFailure {
  return new RequestFailure('refused', 'The address is not on the public Internet')
}

/** Resolves a name for a connection; fails if any of its addresses is not allowed. */
function createLookup({ resolve, isAllowedAddress }: Network): LookupFunction {
  return (host, options, done) => {
    resolve(host).then(
      (addresses) => {
        if (!addresses.every(isAllowedAddress)) return done(refuseAddress(), [])
        const all = addresses.map((address) => ({ address, family: isIP(address) }))
        const [first] = all
        if (!first) return done(new RequestFailure('dns', 'The name has no address'), [])
        if (options.all) done(null, all)
        else done(null, first.address, first.family)
      },
      (cause) => done(cause, []),
    )
  }
}

/** Resolves a name without the thread pool of Node, which slow name servers would exhaust. */
async function resolvePublicly(host: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2000, tries: 2 })
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  const addresses = found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
  if (addresses.length > 0) return addresses
  const codes = found.map((each) => each.status === 'rejected' && each.reason?.code)
  // Only an answer of the name server proves that the name has no address.
  const isAnswered = codes.every((code) => code === 'ENOTFOUND' || code === 'ENODATA')
  throw isAnswered
    ? new RequestFailure('dns', 'The name has no address')
    : new RequestFailure('timeout', 'The name server did not answer')
}

/** Reads at most `maxBytes` of a response and closes its connection. */
async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let length = 0
  if (maxBytes > 0) {
    for await (const part of response) {
      parts.push(part)
      length += part.length
      if (length >= maxBytes) break
    }
  }
  response.destroy()
  return Buffer.concat(parts).subarray(0, maxBytes)
}

const connectionCodes = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH']

function describeFailure(cause: unknown, signal: AbortSignal | undefined): RequestFailure {
  if (cause instanceof RequestFailure) return cause
  if (signal?.aborted) return new RequestFailure('timeout', 'The server did not respond in time')
  const { code = '', message = '' } = cause as NodeJS.ErrnoException
  if (connectionCodes.includes(code)) {
    return new RequestFailure('connection', 'The server refuses connections')
  }
  if (/CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO|EPROTO/.test(code)) {
    return new RequestFailure('tls', `The certificate is not valid (${code})`)
  }
  return new RequestFailure('timeout', message.slice(0, 120) || 'The connection was interrupted')
}
