import { redirect } from 'next/navigation'
import { paths } from '@/paths'

/** Leads from Payload's form for a new account to the invitation: accounts start with a link. */
export default function Page() {
  redirect(`${paths.admin}/collections/users?invite`)
}
