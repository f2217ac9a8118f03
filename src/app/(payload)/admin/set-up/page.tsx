import { MinimalTemplate } from '@payloadcms/next/templates'
import { SetUpForm } from '@/cms/admin/accounts/set-up-form'
import { AdminLogo } from '@/cms/admin/brand/admin-logo'
import { readAdminMetadata } from '../read-admin-metadata'
import { readVisitor } from '../read-visitor'

type Props = { searchParams: Promise<Record<string, string | string[]>> }

export function generateMetadata({ searchParams }: Props) {
  const params = Promise.resolve({ segments: ['set-up'] })
  return readAdminMetadata({ params, searchParams })
}

/** The target of links to accounts, and of the admin before there is an account. */
export default async function Page() {
  const { payload } = await readVisitor()
  return (
    <MinimalTemplate>
      <AdminLogo payload={payload} />
      <SetUpForm />
    </MinimalTemplate>
  )
}
