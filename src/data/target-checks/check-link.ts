import 'server-only'
import {
  type PublicRequest,
  type PublicResponse,
  RequestFailure,
  requestPublic,
} from '../outgoing/request-public'

/**
 * `broken`: visitors get an error. `unclear`: the server did not respond in time, or refuses programs,
 * which proves nothing about visitors.
 */
export type LinkState =
  | { kind: 'works' }
  | { kind: 'unclear' }
  | { kind: 'broken'; failure: string; isWholeHost: boolean }

export type SendLinkRequest = (url: string, request: PublicRequest) => Promise<PublicResponse>

const limits = { timeoutMs: 10_000, maxBytes: 0, maxRedirects: 5 }
/** Failures that every address of the host has. */
const hostFailures: Partial<Record<RequestFailure['kind'], string>> = {
  dns: 'dns',
  tls: 'tls',
  connection: 'connection',
}

/** Requests an address as a visitor would, first without its content. Never throws. */
export async function checkLink(
  url: string,
  signal?: AbortSignal,
  send: SendLinkRequest = requestPublic,
): Promise<LinkState> {
  try {
    const head = await send(url, { ...limits, method: 'HEAD', signal })
    // Some servers answer errors to requests without content.
    const { status } =
      head.status < 400 ? head : await send(url, { ...limits, method: 'GET', signal })
    const isBroken = status === 404 || status === 410 || status >= 500
    if (isBroken) return { kind: 'broken', failure: String(status), isWholeHost: false }
    return status < 400 ? { kind: 'works' } : { kind: 'unclear' }
  } catch (cause) {
    if (!(cause instanceof RequestFailure)) throw cause
    const failure = hostFailures[cause.kind]
    return failure ? { kind: 'broken', failure, isWholeHost: true } : { kind: 'unclear' }
  }
}
