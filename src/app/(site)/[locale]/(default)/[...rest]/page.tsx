import { UnknownRoutePage } from '@/site/error-page/unknown-route-page'

/** Pages for unknown addresses are not worth caching. */
export const dynamic = 'force-dynamic'

export default UnknownRoutePage
