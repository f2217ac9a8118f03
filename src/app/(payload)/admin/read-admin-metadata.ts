import config from '@payload-config'
import { generatePageMetadata } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { getPayload } from 'payload'
import { readSiteName } from '@/cms/admin/brand/read-site-name'

type Props = Pick<Parameters<typeof generatePageMetadata>[0], 'params' | 'searchParams'>

/** Returns the metadata of a page of the admin, whose title ends with the name of the product. */
export async function readAdminMetadata(props: Props): Promise<Metadata> {
  const [metadata, payload] = await Promise.all([
    generatePageMetadata({ config, ...props }),
    getPayload({ config }),
  ])
  const { titleSuffix = '' } = payload.config.admin.meta
  const { title } = metadata
  if (typeof title !== 'string' || !title.endsWith(titleSuffix)) return metadata
  const name = await readSiteName(payload)
  return { ...metadata, title: `${title.slice(0, title.length - titleSuffix.length)} · ${name}` }
}
