import Link from 'next/link'
import type { ServerProps } from 'payload'
import { paths } from '@/paths'
import { AdminIcon } from './admin-icon'
import { readSiteName } from './read-site-name'

/** Mark and name of the product at the top of the admin's menu, linked to the dashboard. */
export async function NavBrand({ payload }: ServerProps) {
  return (
    <Link className="admin-brand" href={paths.admin} prefetch={false}>
      <AdminIcon />
      {await readSiteName(payload)}
    </Link>
  )
}
