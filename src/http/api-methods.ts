import { isWithin, paths } from '@/paths'

/**
 * Methods of the routes of the API for codes, since Next answers other methods without `Allow` and
 * without a body. A segment `*` is any value.
 */
export const apiMethods: Readonly<Record<string, readonly string[]>> = {
  '/challenge': ['GET'],
  '/codes': ['GET', 'POST'],
  '/codes/batch': ['POST'],
  '/codes/bulk': ['POST'],
  '/codes/export': ['POST'],
  '/codes/read': ['POST'],
  '/codes/*': ['GET', 'PATCH', 'DELETE'],
  '/codes/*/export': ['GET'],
  '/codes/*/files': ['POST'],
  '/codes/*/files/*': ['PUT', 'DELETE'],
  '/codes/*/mail-key': ['POST'],
  '/codes/*/scans': ['GET'],
  '/codes/*/statistics': ['GET'],
  '/codes/*/subscriptions': ['GET', 'POST'],
  '/codes/*/subscriptions/*': ['DELETE'],
  '/codes/*/*': ['GET', 'POST'],
  '/destinations/*': ['GET'],
  '/limits': ['GET'],
  '/openapi.json': ['GET'],
  '/qr': ['GET', 'POST'],
  '/recovery': ['POST'],
  '/recovery/confirm': ['POST'],
  '/reports': ['POST'],
  '/subscriptions/*': ['GET', 'POST'],
  '/workspace': ['GET', 'PATCH', 'DELETE'],
  '/workspace/changes': ['GET'],
  '/workspace/changes/*/undo': ['POST'],
  '/workspace/codes/external/*': ['PUT'],
  '/workspace/codes/move': ['POST'],
  '/workspace/domains': ['GET', 'POST'],
  '/workspace/domains/*': ['PATCH', 'DELETE'],
  '/workspace/domains/*/verify': ['POST'],
  '/workspace/edit-keys': ['GET', 'DELETE'],
  '/workspace/folders': ['GET', 'POST'],
  '/workspace/folders/*': ['PATCH', 'DELETE'],
  '/workspace/keys': ['GET', 'POST'],
  '/workspace/keys/*': ['PATCH', 'DELETE'],
  '/workspace/keys/*/effects': ['GET'],
  '/workspace/statistics': ['GET'],
  '/workspace/subscriptions': ['GET', 'POST'],
  '/workspace/subscriptions/*': ['DELETE'],
  '/workspace/webhooks': ['GET', 'POST'],
  '/workspace/webhooks/*': ['PATCH', 'DELETE'],
  '/workspace/webhooks/*/deliveries': ['GET'],
  '/workspace/webhooks/*/deliveries/*/resend': ['POST'],
  '/workspace/webhooks/*/test': ['POST'],
  '/workspaces': ['POST'],
  '/workspaces/recovery': ['POST'],
  '/workspaces/recovery/confirm': ['POST'],
}

/** Returns the methods of an address of the API; undefined for other and unknown addresses. */
export function findApiMethods(url: string): readonly string[] | undefined {
  if (!isWithin(url, paths.codesApi)) return undefined
  const [path = ''] = url.slice(paths.codesApi.length).split('?')
  const route = Object.keys(apiMethods).find((each) => isRoute(each, path))
  const methods = route && apiMethods[route]
  if (!methods) return undefined
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS']
}

/** Fixed segments are listed before any value, so the first route that matches is the right one. */
function isRoute(route: string, path: string): boolean {
  const expected = route.split('/')
  const segments = path.split('/')
  return (
    expected.length === segments.length &&
    expected.every((each, at) => each === segments[at] || (each === '*' && segments[at] !== ''))
  )
}
