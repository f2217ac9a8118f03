import type { Payload } from 'payload'
import { AdminIcon } from './admin-icon'
import { readSiteName } from './read-site-name'

/** Mark and name of the product above the forms for signing in. */
export async function AdminLogo({ payload }: { payload: Payload }) {
  return (
    <p className="admin-brand">
      <AdminIcon />
      {await readSiteName(payload)}
    </p>
  )
}
