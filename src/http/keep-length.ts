import type { ServerResponse } from 'node:http'
import { bodyLengthHeader } from '@/env'

/**
 * Gives an answer of Next back the length that its route knows. Players ask for it before they
 * play, and people who save a file want to see the progress.
 */
export function keepLength(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response)
  response.writeHead = ((...rest: Parameters<typeof writeHead>) => {
    const length = response.getHeader(bodyLengthHeader)
    if (length !== undefined && !response.headersSent) {
      response.removeHeader(bodyLengthHeader)
      response.setHeader('content-length', String(length))
    }
    return writeHead(...rest)
  }) as typeof response.writeHead
}
