import 'server-only'
import config from '@payload-config'
import { getPayload as startPayload } from 'payload'

/** The only access to the CMS. Payload caches the instance for the process. */
export function getPayload() {
  return startPayload({ config })
}
