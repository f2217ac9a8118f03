import { UnknownRoutePage } from '@/site/error-page/unknown-route-page'

/** Pages for made-up addresses are not worth storing. */
export const dynamic = 'force-dynamic'

export default UnknownRoutePage
