import 'server-only'
import config from '@payload-config'
import { getPayload as startPayload } from 'payload'

/** The site's one door to the CMS. Payload itself keeps the instance for the process. */
export function getPayload() {
  return startPayload({ config })
}
