/** Returns the bearer token of a request; empty if there is none. */
export function readBearer({ headers }: Pick<Request, 'headers'>): string {
  const [, token = ''] = /^bearer +(\S+)$/i.exec(headers.get('authorization') ?? '') ?? []
  return token
}
